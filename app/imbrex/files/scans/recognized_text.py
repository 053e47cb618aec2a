"""Recognized text: the table that Tesseract prints, as text with lines, paragraphs and marks of uncertain words."""

import re
from collections.abc import Iterator
from itertools import groupby, pairwise

from imbrex.errors import ImbrexError
from imbrex.files.shared.extracted import clean
from imbrex.files.shared.hidden_text import PAGE, UNCERTAIN, foreign
from imbrex.messages import Message
from imbrex.values import frozen

SURE = 80.0
"""Confidence, of 100, from which a word is not marked."""

_HEAD = "level\tpage_num\tblock_num\tpar_num\tline_num\tword_num\tleft\ttop\twidth\theight\tconf\ttext"
_WORD = "5"  # level
_MOST = 20_000  # words of a page
_CLOSED = re.compile("[\u2e80-\u9fff\uac00-\ud7a3\uf900-\ufaff\uff00-\uffef]")  # scripts without blanks
_HYPHEN = re.compile(r"(?<=\w)[-\u00ad\u2010\u00ac]$")


@frozen
class _Word:
    paragraph: tuple[str, ...]
    line: str
    text: str
    is_sure: bool


def marked_text(table: str) -> str:
    """The text of a page, with marks around it and around uncertain words; empty if there is none.

    Raises:
        ImbrexError: it is not such a table.
    """
    rows = table.replace("\r\n", "\n").split("\n")  # other ends of lines may be part of a word
    if rows[0] != _HEAD:
        raise ImbrexError(
            Message("Tesseract gave an invalid answer."), Message("Install version 4 or later of Tesseract.")
        )
    words = list(_words(rows[1 : _MOST + 1]))
    paragraphs = ["\n".join(_lines(list(run))) for _, run in groupby(words, key=lambda word: word.paragraph)]
    return PAGE + "\n\n".join(paragraphs) + PAGE if paragraphs else ""


def is_doubtful(marked: str) -> bool:
    """Whether half of the words of a page are uncertain, or there are none."""
    return marked.count(UNCERTAIN) >= len(marked.split())


def _words(rows: list[str]) -> Iterator[_Word]:
    for row in rows:
        fields = row.split("\t", 11)
        if len(fields) != 12 or fields[0] != _WORD:
            continue
        text = clean(foreign(fields[11])).strip()
        try:
            is_sure = float(fields[10]) >= SURE
        except ValueError:
            is_sure = False
        if text:
            yield _Word(tuple(fields[1:4]), fields[4], text, is_sure or not any(map(str.isalnum, text)))


def _lines(words: list[_Word]) -> Iterator[str]:
    """Yield the lines of a paragraph; a word that is divided goes to the line of its first half."""
    lines = [list(run) for _, run in groupby(words, key=lambda word: word.line)]
    for line, after in pairwise(lines):
        last, first = line[-1], after[0]
        if len(after) > 1 and _HYPHEN.search(last.text) and first.text[0].islower():
            whole = _HYPHEN.sub("", last.text) + first.text
            line[-1] = _Word(last.paragraph, last.line, whole, last.is_sure and first.is_sure)
            del after[0]
    for line in lines:
        yield "".join(_spaced(line))


def _spaced(line: list[_Word]) -> Iterator[str]:
    last = ""
    for word in line:
        if last and not (_CLOSED.match(last[-1]) and _CLOSED.match(word.text[0])):
            yield " "
        yield word.text if word.is_sure else f"{UNCERTAIN}{word.text}{UNCERTAIN}"
        last = word.text
