"""Sample words: the languages of many short samples of plain Latin text, found together.

Each is decided as in `detection`, but the words of all samples are found in one pass, and their evidence is added up in
arrays, in the same order, so that the sums are the same to the last bit.
"""

import re
from collections.abc import Callable, Sequence
from itertools import chain, count

import numpy as np

from imbrex.engine.arrays import Float64, Int64
from imbrex.engine.text.character_set import CharacterSet
from imbrex.engine.text.strange_letters import may_be_separated

Signs = Callable[[str], tuple[tuple[str, float], ...]]

_BORDER = "\0"
# Letters and marks of Western Europe without those of languages that are not detected, and no character that may be
# part of a disguise.
_OTHER = CharacterSet(
    "[^\x01-\x7f\u00a0-\u00ac\u00ae-\u00c4\u00c6-\u00d7\u00d9-\u00e4\u00e6-\u00f7\u00f9-\u00ff\u2010-\u2026]"
)
_LOOSE = re.compile(r"'(?:(?<![^\W\d_]')|(?![^\W\d_]))")  # begins with the mark, which is found much faster
_LETTERS_A_WORD = 3  # at least, with the blank after it, unless letters are spaced
_FEWER = 0.75  # power of the count of a word: the hundredth "the" adds little to the tenth


def are_plain(samples: Sequence[str]) -> list[bool]:
    """Whether each sample is plain Latin text that nothing could disguise, so that it reads as it is written."""
    if not may_be_separated(_BORDER.join(samples)):
        return [_is_plain(sample) for sample in samples]
    return [_is_plain(sample) and not may_be_separated(sample) for sample in samples]


def _is_plain(sample: str) -> bool:
    if "&#" in sample or _BORDER in sample or not (sample.isascii() or not _OTHER.occurs_in(sample)):
        return False
    return len(sample.split()) * _LETTERS_A_WORD <= len(sample)


def _words(text: str) -> list[str]:
    """Words of letters, with apostrophes between two, and the borders.

    A pattern of all that is not a word would take three times as long.
    """
    for mark in set(text) - {"'"}:
        if mark == _BORDER:
            text = text.replace(mark, f" {mark} ")
        elif not mark.isalnum() or mark.isdecimal():
            text = text.replace(mark, " ")
    return _LOOSE.sub(" ", text).split()


class SampleWords:
    """The words of samples, and the evidence that they are for languages."""

    def __init__(self, samples: Sequence[str], codes: Sequence[str], signs: Signs) -> None:
        """Count the words of samples that are plain."""
        self._numbers = numbers = _Numbers()
        found = _words(_BORDER.join(samples).lower().replace("’", "'"))
        words = np.fromiter(map(numbers.__getitem__, found), np.int64, len(found))
        sample = np.cumsum(words == 0)
        sample, words = sample[words > 0], words[words > 0]
        self.total: Int64 = np.bincount(sample, minlength=len(samples))
        self._distinct(sample, words)
        self.evidence = self._add_up(len(samples), codes, signs)

    def _distinct(self, sample: Int64, words: Int64) -> None:
        """Keep each word of a sample once, where it is first met, with its count."""
        keys = sample * len(self._numbers) + words
        order = np.argsort(keys, kind="stable")
        ordered = keys[order]
        is_new = np.ones(len(keys), np.bool_)
        is_new[1:] = ordered[1:] != ordered[:-1]
        new = np.flatnonzero(is_new)
        counts = np.diff(np.append(new, len(keys)))
        first = np.argsort(order[new])
        at = order[new][first]
        self._sample, self._word, self._count = sample[at], words[at], counts[first]

    def _add_up(self, size: int, codes: Sequence[str], signs: Signs) -> Float64:
        """Evidence in words unique to a language, by sample and language."""
        place = dict(zip(codes, count(), strict=False))
        found = [signs(word) for word in self._numbers]
        lengths = np.fromiter(map(len, found), np.int64, len(found))
        every = list(chain.from_iterable(found))
        code = np.fromiter((place[code] for code, _ in every), np.int64, len(every))
        share = np.fromiter((share for _, share in every), np.float64, len(every))
        begin = np.cumsum(lengths) - lengths
        sizes = lengths[self._word]
        row = np.repeat(np.arange(len(sizes)), sizes)
        item = np.arange(len(row)) - np.repeat(np.cumsum(sizes) - sizes, sizes) + np.repeat(begin[self._word], sizes)
        keys = self._sample[row] * len(codes) + code[item]
        sums = np.bincount(keys, share[item] * self._weights()[row], minlength=size * len(codes))
        return np.asarray(sums, np.float64).reshape(size, len(codes))

    def _weights(self) -> Float64:
        # Python's powers: those of arrays differ in the last bit.
        powers = np.array([number**_FEWER for number in range(int(self._count.max(initial=0)) + 1)])
        single = np.array([len(word) == 1 for word in self._numbers])
        return powers[self._count] * np.where(single[self._word], 0.5, 1.0)

    def listed(self, lists: Sequence[frozenset[str]], chosen: Int64) -> Int64:
        """How many words of each sample are in the list that is chosen for it."""
        known = np.zeros((len(lists), len(self._numbers)), np.bool_)
        for words, row in zip(lists, known, strict=True):
            row[[self._numbers[word] for word in words if word in self._numbers]] = True
        is_listed = known[chosen[self._sample], self._word]
        return np.bincount(self._sample[is_listed], self._count[is_listed], minlength=len(chosen)).astype(np.int64)


class _Numbers(dict[str, int]):
    """Numbers of words, given when they are first met; 0 is the border of samples."""

    def __init__(self) -> None:
        super().__init__({_BORDER: 0})

    def __missing__(self, word: str) -> int:
        self[word] = number = len(self)
        return number
