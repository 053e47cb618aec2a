"""Reader process: service that reads dictionaries in a child process, which opens no files.

A dictionary is read in two steps, because lemmas come from elsewhere: its words are returned, and the lemmas sent back.
"""

import re
from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any

import msgspec

from imbrex.dictionaries import articles, dictd, ding, stardict, table
from imbrex.dictionaries.contents import unpacked
from imbrex.dictionaries.word_pairs import Pair, WrittenPairs
from imbrex.engine.translation.lexicon import lexicon_of
from imbrex.errors import ImbrexError
from imbrex.messages import Message

_TESTED = 2_000  # phrases whose encoding is tested
_WRONG = 0.05  # share of them that are not UTF-8
_LICENCES = (
    (
        re.compile(r"(?:GNU General Public Licen[cs]e|\bGPL)\D{0,20}(\d)(\.0)?(\+|.{0,30}later)?", re.IGNORECASE),
        "GPL-{}",
    ),
    (re.compile(r"GNU Free Documentation Licen[cs]e()()()", re.IGNORECASE), "GFDL"),
    (re.compile(r"(Creative Commons[\w -]{0,50}\d(?:\.\d)?)()()", re.IGNORECASE), "{}"),
    (re.compile(r"(\bCC[ -]BY[\w-]{0,10}(?: \d\.\d)?)()()"), "{}"),
    (re.compile(r"(public domain)()()", re.IGNORECASE), "{}"),
    (re.compile(r"\bGPL()()()"), "GPL"),
)
"""Licences as dictionaries name them, and how they are shown; the third group means "or later"."""


class Written(msgspec.Struct):
    """The distinct words of both sides, and whether the dictionary has more than were read."""

    left: list[str]
    right: list[str]
    bounded: bool


class Facts(msgspec.Struct):
    """Number of entries, the licence that the dictionary names ("" if none), and whether not all was read."""

    entries: int
    licence: str
    bounded: bool = False


def serve() -> Callable[[Any], Any]:
    """Return the request handler."""
    table.packed(lexicon_of([("", "")]))  # for what numpy imports at first use, when files are out of reach
    return _Service().answer


class _Service:
    """Reads one dictionary at a time."""

    def __init__(self) -> None:
        self._written: WrittenPairs | None = None

    def answer(self, request: Any) -> Any:
        """Answer ("read", form, files, stop words), ("lemmas", left, right) or ("facts", form, files)."""
        task, *arguments = request
        if task == "facts":
            return _facts(*arguments)
        if task == "read":
            return self._read(*arguments)
        return self._table(*arguments)

    def _read(self, form: str, files: list[bytes], stop_words: list[list[str]]) -> Written:
        phrases = _decoded(_phrases(form, [unpacked(file) for file in files]))
        self._written = written = WrittenPairs(phrases, *map(frozenset, stop_words))
        return Written(written.words(0), written.words(1), written.bounded)

    def _table(self, left: dict[str, str], right: dict[str, str]) -> bytes:
        if self._written is None:  # this process is another one than that which read the dictionary
            raise ImbrexError(Message("Reading the dictionary was interrupted."))
        pairs, bounded = self._written.lemma_pairs(left, right), self._written.bounded
        self._written = None
        return table.packed(replace(lexicon_of(pairs), bounded=bounded))


def _phrases(form: str, files: list[bytes]) -> Iterator[tuple[bytes, bytes]]:
    if form == "ding":
        yield from ding.phrases(*files)
        return
    for head, article in (dictd if form == "dictd" else stardict).articles(*files):
        name, text = head.decode("utf-8", "replace"), article.decode("utf-8", "replace")
        for phrase in articles.phrases(name, text):
            yield head, phrase.encode()


def _decoded(phrases: Iterator[tuple[bytes, bytes]]) -> Iterator[Pair]:
    """The phrases as text, without those that are not UTF-8.

    Raises:
        ImbrexError: too many are not.
    """
    wrong = 0
    for number, (left, right) in enumerate(phrases):
        one, other = left.decode("utf-8", "replace"), right.decode("utf-8", "replace")
        if "\ufffd" not in one + other:
            yield one, other
        elif number < _TESTED:
            wrong += 1
            if wrong > _TESTED * _WRONG:
                raise ImbrexError(
                    Message("The dictionary is not in UTF-8."), Message("Convert it to UTF-8, and add it again.")
                )


def _facts(form: str, files: list[bytes]) -> Facts:
    whole = [unpacked(file) for file in files]
    if form == "ding":
        return Facts(whole[0].count(b"::"), _licence(ding.about(whole[0])))
    if form == "dictd":
        return Facts(sum(1 for _ in dictd.articles(*whole)), _licence(dictd.about(*whole)))
    return Facts(sum(1 for _ in stardict.articles(*whole)), _licence(whole[0]))


def _licence(about: bytes) -> str:
    text = " ".join(about.decode("utf-8", "replace").split())
    for pattern, name in _LICENCES:
        if found := pattern.search(text):
            return name.format(found[1]) + ("+" if found[3] else "")
    return ""
