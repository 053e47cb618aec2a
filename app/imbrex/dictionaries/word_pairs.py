"""Word pairs: lemmas of two languages that translate each other, from the phrases of a dictionary."""

import re
from collections import Counter
from collections.abc import Iterable, Iterator

from imbrex.engine.language import Language

_WORD = re.compile(r"[^\W\d_]+(?:[-'’][^\W\d_]+)*")
_REMARKS = re.compile(r"\{[^}]*\}|\[[^\]]*\]|\([^)]*\)|<[^>]*>|/[^/;|\n]*/")
_MOST_WORDS = 3
"""Content words of a phrase: longer ones are explanations or examples, whose words do not translate one another."""
_MOST_PHRASES = 4_000_000
_MOST_TRANSLATIONS = 400
"""A word with more is a remark of the dictionary ("somebody", "что-либо"), or says nothing."""

Pair = tuple[str, str]
Words = tuple[str, ...]


def word_pairs(phrases: Iterable[Pair], left: Language, right: Language) -> set[Pair]:
    """Pairs of lemmas in lower case from phrases in the left and the right language.

    Each content word of a phrase translates each one of the other phrase.
    """
    written = set(_content(phrases, left, right))
    lemmas = [_lemmas({word for pair in written for word in pair[side]}, (left, right)[side]) for side in (0, 1)]
    pairs = {
        (lemmas[0].get(one, ""), lemmas[1].get(other, ""))
        for left_words, right_words in written
        for one in left_words
        for other in right_words
    }
    return _without_remarks({pair for pair in pairs if all(pair)})


def _content(phrases: Iterable[Pair], left: Language, right: Language) -> Iterator[tuple[Words, Words]]:
    for number, (one, other) in enumerate(phrases):
        if number >= _MOST_PHRASES:
            return
        words = _content_words(one, left), _content_words(other, right)
        if _is_cyrillic(words[0]) != _is_cyrillic(words[1]):  # an article in Russian may have English examples
            mixed = [word for word in words[1] if _is_cyrillic((word,)) == _is_cyrillic(words[0])]
            words = tuple(mixed) or words[0], tuple(word for word in words[1] if word not in mixed)
        if all(1 <= len(side) <= _MOST_WORDS for side in words):
            yield words


def _is_cyrillic(words: Words) -> bool:
    return bool(words) and "а" <= words[-1][0] <= "ӿ"


def _content_words(phrase: str, language: Language) -> Words:
    words = [word.casefold().replace("ё", "е") for word in _WORD.findall(_REMARKS.sub(" ", phrase))]
    return tuple(word for word in words if word not in language.stop_words and len(word) > 1) or tuple(words)


def _lemmas(words: set[str], language: Language) -> dict[str, str]:
    """The lemma of each word, without the words that are not of the language."""
    ordered = sorted(words)
    if language.has_dictionary and not language.compounds:
        known = language.known(ordered)
        ordered = [word for word, is_known in zip(ordered, known, strict=True) if is_known]
    lemmas = language.lemmas(ordered) if language.has_lemmas else ordered
    return {word: lemma.casefold().replace("ё", "е") for word, lemma in zip(ordered, lemmas, strict=True)}


def _without_remarks(pairs: set[Pair]) -> set[Pair]:
    counts = [Counter(pair[side] for pair in pairs) for side in (0, 1)]
    return {pair for pair in pairs if all(counts[side][pair[side]] <= _MOST_TRANSLATIONS for side in (0, 1))}
