"""Sample words: the languages of many short samples of plain Latin text, found together.

Each is decided as in `detection`, but the words of all samples are found in one pass, and their evidence is added up in
arrays, in the same order, so that the sums are the same to the last bit.
"""

from collections.abc import Callable, Sequence
from functools import cache
from itertools import chain, count

import numpy as np

from imbrex.engine.arrays import Bools, Float64, Int64, UInt16, UInt64
from imbrex.engine.text.character_set import CharacterSet
from imbrex.engine.text.strange_letters import may_be_separated
from imbrex.engine.text.words import word_hashes

Signs = Callable[[str], tuple[tuple[str, float], ...]]

_BORDER = "\0"
# Letters and marks of Western Europe without those of languages that are not detected, and no character that may be
# part of a disguise.
_OTHER = CharacterSet(
    "[^\x01-\x7f\u00a0-\u00ac\u00ae-\u00c4\u00c6-\u00d7\u00d9-\u00e4\u00e6-\u00f7\u00f9-\u00ff\u2010-\u2026]"
)
_BLANK = CharacterSet(r"[\s\0]")
_PLAIN_END = 0x2027  # code of the first character after these
_APOSTROPHE = ord("'")
_LETTERS_A_WORD = 3  # at least, with the blank after it, unless letters are spaced
_FEWER = 0.75  # power of the count of a word: the hundredth "the" adds little to the tenth


def are_plain(samples: Sequence[str]) -> list[bool]:
    """Whether each sample is plain Latin text that nothing could disguise, so that it reads as it is written."""
    joined = _BORDER.join(samples)
    units = _units(joined)
    if len(units) != len(joined) or joined.count(_BORDER) >= len(samples):
        # Characters of two units, or that are a border here, are in no plain text.
        able = [_BORDER not in sample and max(sample, default="") <= "\uffff" for sample in samples]
        return [one and plain for one, plain in zip(able, _plain(_only(samples, able)), strict=True)]
    return _plain(samples)


def _only(samples: Sequence[str], able: Sequence[bool]) -> list[str]:
    return [sample if one else "" for sample, one in zip(samples, able, strict=True)]


def _plain(samples: Sequence[str]) -> list[bool]:
    """The same, of samples without such characters."""
    joined = _BORDER.join(samples)
    units = _units(joined)
    borders = np.flatnonzero(units == 0)
    has_other = np.zeros(len(samples), np.bool_)
    has_other[np.searchsorted(borders, np.flatnonzero(_OTHER.found_in(units) & (units != 0)))] = True
    is_blank = np.append(True, _BLANK.found_in(units))
    begins = np.flatnonzero(is_blank[:-1] & ~is_blank[1:])
    words = np.bincount(np.searchsorted(borders, begins), minlength=len(samples))
    lengths = np.fromiter(map(len, samples), np.int64, len(samples))
    plain: list[bool] = (~has_other & (words * _LETTERS_A_WORD <= lengths)).tolist()
    if "&#" in joined:
        plain = [one and "&#" not in sample for one, sample in zip(plain, samples, strict=True)]
    if may_be_separated(joined):
        plain = [one and not may_be_separated(sample) for one, sample in zip(plain, samples, strict=True)]
    return plain


def _units(text: str) -> UInt16:
    return np.frombuffer(text.encode("utf-16-le", "surrogatepass"), "<u2")


@cache
def _letters() -> Bools:
    """Which plain characters are letters, by code; raised digits, as in "m²", are."""
    characters = map(chr, range(_PLAIN_END))
    return np.array([one.isalnum() and not one.isdecimal() for one in characters], np.bool_)


class SampleWords:
    """The words of samples, and the evidence that they are for languages."""

    def __init__(self, samples: Sequence[str], codes: Sequence[str], signs: Signs) -> None:
        """Count the words of samples that are plain: letters, with apostrophes between two."""
        text = _BORDER.join(samples).lower().replace("’", "'")
        units = _units(text)
        edges = np.flatnonzero(np.diff(_inside(units), prepend=False, append=False))
        starts, ends = edges[0::2].astype(np.int32), edges[1::2].astype(np.int32)
        sample = np.searchsorted(np.flatnonzero(units == 0), starts)
        words, first = _numbered(word_hashes(units, starts, ends))
        spans = zip(starts[first].tolist(), ends[first].tolist(), strict=True)
        self._spellings = [text[start:end] for start, end in spans]
        self.total: Int64 = np.bincount(sample, minlength=len(samples))
        self._distinct(sample, words)
        self.evidence = self._add_up(len(samples), codes, signs)

    def _distinct(self, sample: Int64, words: Int64) -> None:
        """Keep each word of a sample once, where it is first met, with its count."""
        bits = np.uint64(len(words).bit_length())
        keys = (sample * len(self._spellings) + words).astype(np.uint64) << bits
        keys |= np.arange(len(words), dtype=np.uint64)
        keys.sort()
        new = np.flatnonzero(np.diff(keys >> bits, prepend=np.uint64(1) << np.uint64(63)))
        counts = np.diff(np.append(new, len(keys)))
        at = (keys[new] & ((np.uint64(1) << bits) - np.uint64(1))).astype(np.int64)
        first = np.argsort(at)
        self._sample, self._word, self._count = sample[at[first]], words[at[first]], counts[first]

    def _add_up(self, size: int, codes: Sequence[str], signs: Signs) -> Float64:
        """Evidence in words unique to a language, by sample and language."""
        place = dict(zip(codes, count(), strict=False))
        found = [signs(word) for word in self._spellings]
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
        single = np.array([len(word) == 1 for word in self._spellings], np.bool_)
        return powers[self._count] * np.where(single[self._word], 0.5, 1.0)

    def listed(self, lists: Sequence[frozenset[str]], chosen: Int64) -> Int64:
        """How many words of each sample are in the list that is chosen for it."""
        known = np.zeros((len(lists), len(self._spellings)), np.bool_)
        numbers = dict(zip(self._spellings, count(), strict=False))
        for words, row in zip(lists, known, strict=True):
            row[[numbers[word] for word in words if word in numbers]] = True
        is_listed = known[chosen[self._sample], self._word]
        return np.bincount(self._sample[is_listed], self._count[is_listed], minlength=len(chosen)).astype(np.int64)


def _inside(units: UInt16) -> Bools:
    """Which characters are part of a word."""
    inside = _letters().take(units, mode="clip")
    marks = np.flatnonzero(units[1:-1] == _APOSTROPHE) + 1
    between = marks[inside[marks - 1] & inside[marks + 1]]
    inside[between] = True
    return inside


def _numbered(hashes: UInt64) -> tuple[Int64, Int64]:
    """The number of each word by its hash, from 0, and one place of each number."""
    order = np.argsort(hashes)
    ordered = hashes[order]
    is_new = np.ones(len(order), np.bool_)
    np.not_equal(ordered[1:], ordered[:-1], out=is_new[1:])
    numbers = np.empty(len(order), np.int64)
    numbers[order] = np.cumsum(is_new) - 1
    return numbers, order[is_new]
