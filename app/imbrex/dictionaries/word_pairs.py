"""Word pairs: lemmas of two languages that translate each other, from the phrases of a dictionary."""

import re
from collections import Counter
from collections.abc import Collection, Iterable, Mapping
from itertools import islice

from imbrex.engine.language import Language
from imbrex.messages import Message

_WORD = re.compile(r"[^\W\d_]+(?:[-'’][^\W\d_]+)*")
_REMARKS = re.compile(r"\{[^}]*\}|\[[^\]]*\]|\([^)]*\)|<[^>]*>|/[^/;|\n]*/")
_MOST_WORDS = 3
"""Content words of a phrase: longer ones are explanations or examples, whose words do not translate one another."""
MOST_PHRASES = 2_000_000
"""Phrases of a dictionary: Debian's largest have 700,000."""
BOUNDED = Message("The dictionary has more than {most:,} phrases. Only the first {most:,} are used.", most=MOST_PHRASES)
_LONGEST_PHRASE = 200
_MOST_TRANSLATIONS = 400
"""A word with more is a remark of the dictionary ("somebody", "что-либо"), or says nothing."""

Pair = tuple[str, str]
Words = tuple[str, ...]


class WrittenPairs:
    """The content words of a dictionary's phrases, as they are written.

    Attributes:
        bounded: whether the dictionary has more phrases than were read.
    """

    def __init__(self, phrases: Iterable[Pair], left_stop: Collection[str], right_stop: Collection[str]) -> None:
        """Read phrases in the left and the right language, except for these stop words."""
        rest = iter(phrases)
        stop = left_stop, right_stop
        self._pairs = {
            words
            for phrase in islice(rest, MOST_PHRASES)
            if max(map(len, phrase)) <= _LONGEST_PHRASE and (words := _content(phrase, stop))
        }
        self.bounded = next(rest, None) is not None

    def words(self, side: int) -> list[str]:
        """The distinct words of a side, sorted."""
        return sorted({word for pair in self._pairs for word in pair[side]})

    def lemma_pairs(self, left: Mapping[str, str], right: Mapping[str, str]) -> set[Pair]:
        """Pairs of lemmas, from the lemma of each word that has one.

        Each content word of a phrase translates each one of the other phrase.
        """
        pairs = {
            (left.get(one, ""), right.get(other, ""))
            for left_words, right_words in self._pairs
            for one in left_words
            for other in right_words
        }
        return _without_remarks({pair for pair in pairs if all(pair)})


def _content(phrase: Pair, stop: tuple[Collection[str], Collection[str]]) -> tuple[Words, Words] | None:
    one, other = _content_words(phrase[0], stop[0]), _content_words(phrase[1], stop[1])
    if _is_cyrillic(one) != _is_cyrillic(other):  # an article in Russian may have English examples
        mixed = tuple(word for word in other if _is_cyrillic((word,)) == _is_cyrillic(one))
        one, other = mixed or one, tuple(word for word in other if word not in mixed)
    return (one, other) if all(1 <= len(side) <= _MOST_WORDS for side in (one, other)) else None


def _is_cyrillic(words: Words) -> bool:
    return bool(words) and "Ѐ" <= words[-1][0] <= "ӿ"


def _content_words(phrase: str, stop_words: Collection[str]) -> Words:
    words = [word.replace("ё", "е") for word in _WORD.findall(_REMARKS.sub(" ", phrase))]
    return tuple(word for word in words if word.lower() not in stop_words and len(word) > 1) or tuple(words)


def lemmas_of(words: list[str], language: Language) -> dict[str, str]:
    """The lemma of each word, without the words that are not of the language."""
    if language.has_dictionary and not language.compounds:
        known = language.known(words)
        words = [word for word, is_known in zip(words, known, strict=True) if is_known]
    lemmas = language.lemmas(words) if language.has_lemmas else words
    return {word: lemma.casefold().replace("ё", "е") for word, lemma in zip(words, lemmas, strict=True)}


def _without_remarks(pairs: set[Pair]) -> set[Pair]:
    counts = [Counter(pair[side] for pair in pairs) for side in (0, 1)]
    return {pair for pair in pairs if all(counts[side][pair[side]] <= _MOST_TRANSLATIONS for side in (0, 1))}
