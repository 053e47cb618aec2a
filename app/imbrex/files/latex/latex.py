"""LaTeX documents: the text that they print."""

import re

from imbrex.files.latex.latex_commands import CODES
from imbrex.files.latex.latex_story import Story
from imbrex.files.shared.encoding import decode, named
from imbrex.files.shared.extracted import Item, compose
from imbrex.files.shared.hidden_text import foreign
from imbrex.files.shared.properties import made
from imbrex.files.shared.side_text import notes_on
from imbrex.files.shared.source import Source, has_signature
from imbrex.messages import Message

_SUFFIXES = frozenset({".tex", ".ltx", ".latex"})
_CLASS = re.compile(rb"^[ \t]*\\document(?:class|style)\s*[\[{]", re.MULTILINE)
_ENCODING = re.compile(rb"\\usepackage\s*\[\s*([\w-]{1,20})\s*\]\s*\{inputenc\}")
_HEAD = 2**16
_MANY_MACROS = Message("Some macros were not expanded because there are too many.")


def matches(source: Source) -> bool:
    """Detect by the class of a document, or by the suffix of a part of one."""
    if has_signature(source.head):
        return False
    return source.suffix in _SUFFIXES or _CLASS.search(source.data[:4096]) is not None


def read(source: Source) -> list[Item]:
    """Read a document, or a part of one."""
    found = _ENCODING.search(source.data[:_HEAD])
    declared = CODES.get(found[1].decode("ascii", "ignore"), "") if found else ""
    text = (named(source.data, declared) if declared else "") or decode(source.data).text
    story = Story(foreign(text.replace("\r\n", "\n").replace("\r", "\n")))
    blocks = story.read()
    notes = [*notes_on(story.left_out), *([_MANY_MACROS] if story.source.overflows else [])]
    return [compose(blocks, notes, made(author=story.author, title=story.title))]
