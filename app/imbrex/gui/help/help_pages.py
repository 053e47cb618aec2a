"""Help pages: texts and images of the help, in the language of the window or in English."""

import re
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QLocale
from PySide6.QtGui import QKeySequence

from imbrex import assets
from imbrex.errors import ImbrexError
from imbrex.gui.help.help_topics import Topic

ENGLISH = "en"
_NAME = re.compile(r"[a-z][a-z0-9-]*")
_KEYS = re.compile(r"`((?:Ctrl\+|Shift\+|Alt\+)*(?:F\d+|Esc|Tab|Return|Del|Left|Right|[A-Z0-9.+-]))`")
_MARKUP = re.compile(r"!?\[([^\]]*)\]\([^)]*\)|[*`#|]")


@dataclass(frozen=True, slots=True)
class Page:
    """A page in one language.

    Attributes:
        title: its first line.
        text: in Markdown, with the title; links are topic names, images have no folder.
        language: its code.
    """

    title: str
    text: str
    language: str = ENGLISH

    @property
    def plain(self) -> str:
        """The text without markup."""
        return _MARKUP.sub(r"\1", self.text)


def language() -> str:
    """The language of the window if the help is translated into it, otherwise English."""
    code = QLocale().name().partition("_")[0]
    return code if (_folder() / code).is_dir() else ENGLISH


def page(topic: Topic, code: str = "") -> Page:
    """Return the page of a topic in a language, or in English if there is none.

    Raises:
        ImbrexError: the program was installed without its help.
    """
    place = _find(f"{topic.value}.md", code or language())
    text = _KEYS.sub(_as_keyboard, place.read_text(encoding="utf-8"))
    return Page(text.partition("\n")[0].lstrip("# ").strip(), text, place.parent.name)


def picture(name: str, code: str = "") -> Path | None:
    """The file of an image; None if there is none of this name."""
    if not _NAME.fullmatch(name):
        return None
    try:
        return _find(f"pictures/{name}.png", code or language())
    except ImbrexError:
        return None


def _as_keyboard(found: re.Match[str]) -> str:
    """Key names as used on this system."""
    keys = QKeySequence(found[1], QKeySequence.SequenceFormat.PortableText)
    named = keys.toString(QKeySequence.SequenceFormat.NativeText)
    return f"**{named}**"


def _find(name: str, code: str) -> Path:
    """A file in a language, or in English."""
    own = _folder() / code / name
    return own if own.is_file() else assets.path(f"help/{ENGLISH}/{name}")


def _folder() -> Path:
    return assets.path("help")
