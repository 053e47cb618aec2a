"""Chinese: morphology of Chinese."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cached_property, reduce
from itertools import chain
from operator import or_
from typing import Any

import numpy as np
from numpy.typing import NDArray

from imbrex.engine.language import PartOfSpeech
from imbrex.engine.text.late_pattern import late
from imbrex.languages.plain import Listed
from imbrex.languages.words import LONGEST

_PARTS: Mapping[str, PartOfSpeech] = {
    "p": PartOfSpeech.PREPOSITION,
    "c": PartOfSpeech.CONJUNCTION,
    "u": PartOfSpeech.PARTICLE,
    "y": PartOfSpeech.PARTICLE,
    "e": PartOfSpeech.INTERJECTION,
    "o": PartOfSpeech.INTERJECTION,
    "r": PartOfSpeech.PRONOUN,
    "a": PartOfSpeech.ADJECTIVE,
    "b": PartOfSpeech.ADJECTIVE,
    "z": PartOfSpeech.ADJECTIVE,
    "d": PartOfSpeech.ADVERB,
}
"""By the first letter of the dictionary's tag (ICTCLAS); the second letter distinguishes the kinds within a class."""
_WHOLE_TAGS: Mapping[str, PartOfSpeech] = {
    "ad": PartOfSpeech.ADJECTIVE | PartOfSpeech.ADVERB,
    "an": PartOfSpeech(0),  # an adjective used as a noun
    "eng": PartOfSpeech(0),
    "zg": PartOfSpeech(0),  # single characters, most of them not adjectives
}
_WORDS: Mapping[str, PartOfSpeech] = {
    "很": PartOfSpeech.ADVERB,
    "可以": PartOfSpeech(0),
    "美丽": PartOfSpeech.ADJECTIVE,
}
"""Frequent words that the dictionary tags wrongly."""

_HAN = "々〇\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff\U00020000-\U000323af"
_HAS_HAN = late(f"[{_HAN}]")
# Non-Han text follows the general rules: apostrophes inside words, points inside numbers.
_OTHER_WORD = late(rf"(?:\d+(?:[.,]\d+)+|(?:(?![{_HAN}])\w)+(?:['‘’＇·](?:(?![{_HAN}])\w)+)*)")
_LONE_SURROGATE = late("[\ud800-\udfff]")
_PIECE = 1 << 16  # characters per call of the segmenter
_BREAK = late(r"[\s，。！？；：、]")


class Chinese(Listed):
    """Words and parts of speech by rjieba; words are uninflected, so there are neither lemmas nor stems."""

    code = "zh"
    name = "Chinese"
    segments = True
    parts_are_listed = False

    @property
    def known_parts(self) -> PartOfSpeech:
        """All but determiners, which the grammar calls pronouns."""
        return reduce(or_, _PARTS.values())

    @cached_property
    def _jieba(self) -> Any:
        import rjieba  # noqa: PLC0415 - a dictionary of megabytes, loaded on demand

        return rjieba

    @property
    def _tokenize(self) -> Callable[[str], list[tuple[str, int, int]]]:
        tokenize: Callable[[str], list[tuple[str, int, int]]] = self._jieba.tokenize
        return tokenize

    def parts_of_speech(self, words: Sequence[str]) -> list[int]:
        """The mask from the list, else the dictionary's tag of each word alone; 0 for one that it would segment."""
        return [self._part(word) for word in words]

    def _part(self, word: str) -> int:
        if len(word) > LONGEST or not _HAS_HAN.search(word):
            return 0
        known = self.listed_part(word) or _WORDS.get(word)
        if known is not None:
            return int(known)
        tagged = self._jieba.tag(_LONE_SURROGATE.sub(" ", word))
        if len(tagged) != 1:
            return 0
        tag = tagged[0][1]
        return int(_WHOLE_TAGS.get(tag, _PARTS.get(tag[:1], 0)))

    def segment(self, text: str) -> NDArray[np.int32]:
        """Han by the segmenter, all else by letters and digits, without punctuation and white space."""
        text = _LONE_SURROGATE.sub("\ufffd", text)
        spans = [self._spans(text[first:last], first) for first, last in pieces(text)]
        return np.fromiter(chain.from_iterable(chain.from_iterable(spans)), np.int32).reshape(-1, 2)

    def _spans(self, piece: str, offset: int) -> Iterator[tuple[int, int]]:
        other = 0  # start of the stretch without Han before this word
        for word, start, end in self._tokenize(piece):
            # The first test avoids the second for nearly every word.
            if "\u4e00" <= word[0] <= "\u9fff" or _HAS_HAN.search(word):
                if other < start:
                    yield from _other_words(piece, other, start, offset)
                yield offset + start, offset + end
                other = end
        yield from _other_words(piece, other, len(piece), offset)


def _other_words(piece: str, start: int, end: int, offset: int) -> Iterator[tuple[int, int]]:
    for found in _OTHER_WORD.finditer(piece, start, end):
        yield offset + found.start(), offset + found.end()


def pieces(text: str) -> Iterator[tuple[int, int]]:
    """Cut a long text after a space or mark, or anywhere if there is none for long; a piece is never cut again."""
    first = 0
    while len(text) - first > _PIECE:
        cut = _BREAK.search(text, first + _PIECE - 1024, first + _PIECE)
        last = cut.end() if cut else first + _PIECE
        yield first, last
        first = last
    yield first, len(text)
