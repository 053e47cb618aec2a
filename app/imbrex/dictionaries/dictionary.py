"""Dictionary: a dictionary's files, its languages, and where dictionaries are found."""

import contextlib
import re
import stat
from pathlib import Path
from typing import Literal

from imbrex.dictionaries import contents
from imbrex.errors import ImbrexError
from imbrex.messages import Message
from imbrex.values import frozen

DICTD = Path("/usr/share/dictd")
DING = Path("/usr/share/trans")
_MUELLER = "mueller7"
_CODES = {
    "bul": "bg", "ces": "cs", "dan": "da", "deu": "de", "ell": "el", "eng": "en", "fin": "fi", "fra": "fr", "hun": "hu",
    "ita": "it", "lit": "lt", "nld": "nl", "nor": "no", "pol": "pl", "por": "pt", "rus": "ru", "slv": "sl", "spa": "es",
    "swe": "sv", "tur": "tr", "ukr": "uk",
}  # fmt: skip
_FREEDICT = re.compile(r"(?:freedict-)?([a-z]{3})-([a-z]{3})")
_PAIR = re.compile(r"([a-z]{2})-([a-z]{2})")
Form = Literal["dictd", "stardict", "ding"]
_FORMS: dict[str, Form] = {".index": "dictd", ".ifo": "stardict"}
_LICENCES = {"mueller7-dict": "GPL-2+", "trans-de-en": "GPL-2+"}
_PARTS = {
    "dictd": ((".index",), (".dict.dz", ".dict")),
    "stardict": ((".ifo",), (".idx", ".idx.gz"), (".dict.dz", ".dict")),
}


@frozen
class Dictionary:
    """A dictionary.

    Attributes:
        path: its main file: the .index of dictd, the .ifo of StarDict, or the one file of Ding.
        left, right: codes of the languages of its headwords and of its translations.
        is_added: whether a user added it, and the system has it not.
    """

    path: Path
    left: str
    right: str
    is_added: bool = False

    @property
    def name(self) -> str:
        """Name for users."""
        return self.path.stem

    @property
    def form(self) -> Form:
        """How its files are written."""
        return _FORMS.get(self.path.suffix, "ding")

    @property
    def package(self) -> str:
        """Debian's package that it comes from; "" if it was added."""
        if self.is_added:
            return ""
        if self.form == "ding":
            return f"trans-{self.path.name}"
        return f"dict-{self.path.stem}" if self.path.stem != _MUELLER else "mueller7-dict"

    @property
    def licence(self) -> str:
        """Licence of Debian's package; "" if it was added, or has several (its `copyright` file lists them)."""
        return _LICENCES.get(self.package, "")

    def files(self) -> list[Path]:
        """Its files; the first name of each that exists, or the last one."""
        parts = _PARTS.get(self.form, ())
        names = [[self.path.with_suffix(ending) for ending in part] for part in parts] or [[self.path]]
        return [next((name for name in part if name.exists()), part[-1]) for part in names]

    def stamp(self) -> str:
        """A text that changes when the dictionary does.

        Raises:
            OSError: a file is missing.
        """
        facts = [f"{self.path}", self.left, self.right]
        for path in self.files():
            status = path.stat()
            facts += [str(status.st_size), str(status.st_mtime_ns)]
        return "\0".join(facts)

    def contents(self) -> list[bytes]:
        """The bytes of its files, still packed.

        Raises:
            ImbrexError: one is missing, too large, or not a file.
        """
        return [_read(path) for path in self.files()]


def _read(path: Path) -> bytes:
    try:
        status = path.stat()
        if not stat.S_ISREG(status.st_mode):
            raise ImbrexError(Message("{path} is not a file.", path=path))
        if status.st_size > contents.MOST:
            raise contents.too_large()
        return path.read_bytes()
    except OSError as error:
        reason = error.strerror or str(error)
        raise ImbrexError(Message("Couldn't read {path}: {reason}.", path=path, reason=reason)) from error


def installed() -> list[Dictionary]:
    """The dictionaries of the system whose names say their languages, by name."""
    found: list[Dictionary] = []
    for folder in (DICTD, DING):
        with contextlib.suppress(OSError):
            found += [
                Dictionary(path, *languages) for path in sorted(folder.iterdir()) if (languages := languages_of(path))
            ]
    return found


def languages_of(path: Path) -> tuple[str, str] | None:
    """The codes of the languages that a dictionary's file name says, None if it says none or is no main file."""
    if path.suffix in _FORMS:
        if path.stem == _MUELLER:
            return "en", "ru"
        named = _FREEDICT.fullmatch(path.stem) or _PAIR.fullmatch(path.stem)
    else:
        named = None if path.suffix else _PAIR.fullmatch(path.name)
    if not named:
        return None
    left, right = (_CODES.get(code, code) for code in named.groups())
    return left, right


PACKAGES = {
    frozenset({"en", "ru"}): "mueller7-dict", frozenset({"de", "en"}): "trans-de-en",
    frozenset({"en", "fr"}): "dict-freedict-fra-eng", frozenset({"en", "es"}): "dict-freedict-spa-eng",
    frozenset({"en", "it"}): "dict-freedict-ita-eng", frozenset({"en", "pl"}): "dict-freedict-pol-eng",
    frozenset({"en", "pt"}): "dict-freedict-por-eng", frozenset({"en", "nl"}): "dict-freedict-nld-eng",
    frozenset({"cs", "en"}): "dict-freedict-ces-eng", frozenset({"en", "sv"}): "dict-freedict-swe-eng",
}  # fmt: skip
"""Debian's packages by the two languages they translate between, the best of each."""
