"""Dictionary: lemmas by word of one language, from a file that is made from simplemma's data when first needed.

simplemma decodes all its words at each start: a tenth of a second in English, a second and 150 MB in German. The file
has the same words in arrays that are searched as they are.
"""

import contextlib
import hashlib
import importlib.util
import mmap
import zlib
from array import array
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cached_property, reduce
from itertools import count, islice, pairwise
from pathlib import Path

import mmh3
import numpy as np
import platformdirs

from imbrex.engine.arrays import Bools, Int64, UInt8, UInt32, UInt64
from imbrex.languages.unknown_words import import_little

_VERSION = b"imbrex dictionary 1\n"
_HEAD = len(_VERSION) + 4  # and a checksum
_LANE = 8  # bytes that are compared at once
_MASKS = np.array([(1 << 8 * size) - 1 for size in range(_LANE + 1)], np.uint64)
_TO_CAPITAL = np.uint8(ord("a") - ord("A"))
_COUNTS = 4  # numbers at the start: buckets, words, lemmas, and bytes of all words
_PORTION = 1 << 16  # words handled at once while a file is made


class Dictionary(Mapping[str, str]):
    """Lemmas by word: a hash table in arrays.

    Words whose hashes end in the same bits are in one bucket. `_buckets` has the first word of each bucket, `_ends` the
    end of each word from `_words` on, `_lemmas` the number of its lemma, and `_lemma_ends` the end of each lemma from
    `_lemma_words` on. Nothing is copied out of the contents.
    """

    def __init__(self, contents: bytes) -> None:
        """Use the contents of a file.

        Raises:
            ValueError: they are damaged, or of another version.
        """
        body = memoryview(contents)[_HEAD:]
        if contents[:_HEAD] != _head(body):
            raise ValueError("damaged dictionary")
        buckets, words, lemmas, size = np.frombuffer(body, np.uint32, _COUNTS).tolist()
        sizes = np.cumsum([_COUNTS, buckets + 1, words + 1, words, lemmas + 1]).tolist()
        parts = [body[4 * start : 4 * end].cast("I") for start, end in pairwise(sizes)]
        self._buckets, self._ends, self._lemmas, self._lemma_ends = parts
        self._mask = buckets - 1
        self._contents = contents
        self._words = _HEAD + 4 * sizes[-1]
        self._lemma_words = self._words + size

    def __getitem__(self, word: str) -> str:
        if (lemma := self.get(word)) is None:
            raise KeyError(word)
        return lemma

    def get(self, word: str, default: str | None = None) -> str | None:  # type: ignore[override]
        """The lemma of a word as it is written in the dictionary."""
        key = word.encode(errors="surrogatepass")
        bucket = _hash(key) & self._mask
        ends, contents, first = self._ends, self._contents, self._words
        for number in range(self._buckets[bucket], self._buckets[bucket + 1]):
            if contents[first + ends[number] : first + ends[number + 1]] == key:
                return self._lemma(number)
        return default

    def has(self, words: Sequence[str]) -> Bools:
        """Whether each word is there; twenty times as fast as one by one."""
        return self._find(_Keys(words)) >= 0

    def has_capitalized(self, words: Sequence[str]) -> Bools:
        """Whether each word in lower case is there with a capital."""
        keys = _Keys([word if word.isascii() else word.capitalize() for word in words])
        keys.capitalize()
        return self._find(keys) >= 0

    def lemmas(self, words: Sequence[str]) -> list[str | None]:
        """The lemma of each word, as by `get`; several times as fast."""
        numbers = self._find(_Keys(words))
        there = np.flatnonzero(numbers >= 0)
        wanted = np.asarray(self._lemmas)[numbers[there]].astype(np.int64)
        ends = np.asarray(self._lemma_ends)
        spans = zip(ends[wanted].tolist(), ends[wanted + 1].tolist(), strict=True)
        contents, first = self._contents, self._lemma_words
        found = b"\0".join(contents[first + start : first + end] for start, end in spans).decode().split("\0")
        lemmas: list[str | None] = [None] * len(words)
        for index, lemma in zip(there.tolist(), found, strict=False):
            lemmas[index] = lemma
        return lemmas

    def _find(self, keys: "_Keys") -> Int64:
        """The number of each word, -1 if it is not there."""
        buckets, ends = np.asarray(self._buckets), np.asarray(self._ends)
        asked, starts, sizes = keys.lanes(), keys.starts, keys.sizes
        bucket = keys.hashes() & np.uint32(self._mask)
        number, last = buckets[bucket].astype(np.int64), buckets[bucket + 1]
        found = np.full(len(sizes), -1, np.int64)
        left = np.flatnonzero(number < last)
        while len(left):
            mine = number[left]
            able = left[ends[mine + 1] - ends[mine] == sizes[left]]
            equal = _equal(able, asked, starts, self._lanes, ends[number].astype(np.int64), sizes)
            found[equal] = number[equal]
            number[left] += 1
            left = left[(found[left] < 0) & (number[left] < last[left])]
        return found

    @cached_property
    def _lanes(self) -> UInt64:
        size = self._lemma_words - self._words
        if len(self._contents) - self._lemma_words < _LANE:  # too few lemmas for the last lane
            return _lanes(self._contents[self._words : self._lemma_words])
        return np.ndarray((size + 1,), "<u8", buffer=self._contents, offset=self._words, strides=(1,))

    def __iter__(self) -> Iterator[str]:
        first = self._words
        return (self._contents[first + start : first + end].decode() for start, end in pairwise(self._ends))

    def __len__(self) -> int:
        return len(self._lemmas)

    def _lemma(self, number: int) -> str:
        lemma = self._lemmas[number]
        first = self._lemma_words
        return self._contents[first + self._lemma_ends[lemma] : first + self._lemma_ends[lemma + 1]].decode()


class _Keys:
    """Words in UTF-8, end to end, with a zero after each.

    Attributes:
        starts, sizes: of each word, in bytes, shape (n,).
    """

    def __init__(self, words: Sequence[str]) -> None:
        text = "\0".join((*words, "")).encode(errors="surrogatepass")
        ends = np.flatnonzero(np.frombuffer(text, np.uint8) == 0)
        if len(ends) != len(words):  # a word has a zero
            ends = _ends(np.array([len(word.encode(errors="surrogatepass")) + 1 for word in words]))[1:] - 1
        self.starts: Int64 = np.append(0, ends + 1)[:-1]
        self.sizes: Int64 = ends - self.starts
        self._text: UInt8 = np.frombuffer(bytearray(text + bytes(_LANE)), np.uint8)

    def capitalize(self) -> None:
        """Put a capital for a small letter of ASCII at the start of each word."""
        first = self._text[self.starts]
        self._text[self.starts] = np.where((first >= ord("a")) & (first <= ord("z")), first - _TO_CAPITAL, first)

    def lanes(self) -> UInt64:
        """The eight bytes from each place on."""
        return np.ndarray((len(self._text) - _LANE + 1,), "<u8", buffer=self._text.data, strides=(1,))

    def hashes(self) -> UInt32:
        """The hash of each word as by `mmh3.hash`, which is slower one by one: 32-bit MurmurHash3 of A. Appleby."""
        fours = np.ndarray((len(self._text) - 3,), "<u4", buffer=self._text.data, strides=(1,))
        hashes = np.zeros(len(self.sizes), np.uint32)
        whole = self.sizes >> 2
        left = np.flatnonzero(whole)
        offset = 0
        while len(left):
            mixed = hashes[left] ^ _mixed(fours[self.starts[left] + 4 * offset])
            hashes[left] = _turned(mixed, 13) * np.uint32(5) + np.uint32(0xE6546B64)
            offset += 1
            left = left[whole[left] > offset]
        rest = fours[self.starts + 4 * whole] & _MASKS[self.sizes & 3].astype(np.uint32)
        hashes ^= _mixed(rest)
        hashes ^= self.sizes.astype(np.uint32)
        for shift, factor in ((16, 0x85EBCA6B), (13, 0xC2B2AE35)):
            hashes ^= hashes >> np.uint32(shift)
            hashes *= np.uint32(factor)
        return hashes ^ (hashes >> np.uint32(16))


def _mixed(lanes: UInt32) -> UInt32:
    return _turned(lanes * np.uint32(0xCC9E2D51), 15) * np.uint32(0x1B873593)


def _turned(lanes: UInt32, bits: int) -> UInt32:
    return (lanes << np.uint32(bits)) | (lanes >> np.uint32(32 - bits))


def _lanes(text: bytes) -> UInt64:
    """The eight bytes of a text from each place on."""
    padded: UInt8 = np.frombuffer(text + bytes(_LANE), np.uint8)
    return np.ndarray((len(text) + 1,), "<u8", buffer=padded.data, strides=(1,))


def _equal(indices: Int64, left: UInt64, left_starts: Int64, right: UInt64, right_starts: Int64, sizes: Int64) -> Int64:
    """Which of some words have the same bytes in both texts."""
    equal: list[Int64] = []
    offset = 0
    while len(indices):
        rest = sizes[indices] - offset
        differ = (left[left_starts[indices] + offset] ^ right[right_starts[indices] + offset]) & _MASKS.take(
            rest, mode="clip"
        )
        same = differ == 0
        equal.append(indices[same & (rest <= _LANE)])
        indices = indices[same & (rest > _LANE)]
        offset += _LANE
    return np.concatenate(equal) if equal else indices


def load(code: str) -> Dictionary:
    """The dictionary of a language that simplemma has; made again at each start where no file can be written."""
    try:
        path = _path(code)
    except OSError:  # a package without files
        return Dictionary(compiled(_original(code)))
    with contextlib.suppress(OSError, ValueError):
        return Dictionary(path.read_bytes())
    from imbrex import private, replacing  # noqa: PLC0415 - needed once

    try:
        private.make_own_folder(path.parent)
        with replacing.replaced(path, private=True) as unfinished:
            contents = compiled(_original(code))
            unfinished.write_bytes(contents)
    except OSError:  # a sealed process, a full disk, or a home without rights
        return Dictionary(compiled(_original(code)))
    _remove_others(path)
    return Dictionary(contents)


def is_made(code: str) -> bool:
    """Whether this version has made a file of a language, undamaged, or there is nothing to make it from."""
    try:
        path = _path(code)
    except OSError:
        return True
    try:
        with path.open("rb") as file, mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ) as contents:
            return contents[:_HEAD] == _head(memoryview(contents)[_HEAD:])
    except (OSError, ValueError):  # missing, or empty
        return False


def serve() -> Callable[[str], None]:
    """The service that makes files in a process that gets no texts; the one that looks up words can't write any."""

    def make(code: str) -> None:
        load(code)

    return make


def _original(code: str) -> Iterator[tuple[bytes, bytes]]:
    """simplemma's words and their lemmas, one by one: in a mapping, those of Polish take a gigabyte."""
    import_little()
    from simplemma.strategies.dictionaries import dictionary_factory, frontcode  # noqa: PLC0415 - slow, needed once

    try:
        data = dictionary_factory._read_decompressed(code)  # noqa: SLF001 - no public function reads one by one
        is_reversed, _, start = frontcode._read_header(data)  # noqa: SLF001
        records = frontcode._iter_records(data, start)  # noqa: SLF001
    except AttributeError:  # another release
        found = dictionary_factory.DefaultDictionaryFactory(cache_max_size=1).get_dictionary(code)
        return ((word.encode(), lemma.encode()) for word, lemma in found.items())
    step = -1 if is_reversed else 1
    return ((word[::step], lemma[::step]) for _, word, lemma in records)


def _remove_others(path: Path) -> None:
    """Remove the files of other releases."""
    for other in path.parent.glob(f"{path.name.partition('-')[0]}-*"):
        if other != path:
            with contextlib.suppress(OSError):
                other.unlink()


def compiled(original: Iterable[tuple[bytes, bytes]]) -> bytes:
    """The contents of the file of a dictionary, from words and their lemmas in UTF-8."""
    hashes, sizes, lemmas = array("i"), array("I"), array("I")
    text = bytearray()
    numbers: defaultdict[bytes, int] = defaultdict(count().__next__)
    records = iter(original)
    while some := tuple(islice(records, _PORTION)):
        words = [word for word, _ in some]
        text += b"".join(words)
        hashes.extend(map(mmh3.hash, words))
        sizes.extend(map(len, words))
        lemmas.extend([numbers[lemma] for _, lemma in some])
    bucket_count = 1 << max(len(sizes) - 1, 1).bit_length()
    buckets = np.asarray(hashes) & np.int32(bucket_count - 1)
    order = np.argsort(buckets, kind="stable")
    arrays = (
        [bucket_count, len(sizes), len(numbers), len(text)],
        _ends(np.bincount(buckets, minlength=bucket_count)),
        _ends(np.asarray(sizes)[order]),
        np.asarray(lemmas)[order],
        _ends(np.fromiter(map(len, numbers), np.int64, len(numbers))),
    )
    parts = [np.asarray(one, np.uint32).tobytes() for one in arrays]
    parts += [*_reordered(text, np.asarray(sizes), order), b"".join(numbers)]
    return b"".join((_head(*parts), *parts))


def _reordered(text: bytearray, sizes: UInt32, order: Int64) -> Iterator[bytes]:
    """The words of a text in another order, in batches."""
    letters = np.frombuffer(text, np.uint8)
    starts = _ends(sizes)
    for first in range(0, len(order), _PORTION):
        some = order[first : first + _PORTION]
        ends = _ends(sizes[some])
        yield letters[np.arange(ends[-1]) + np.repeat(starts[some] - ends[:-1], sizes[some])].tobytes()


def _ends(sizes: Int64 | UInt32) -> Int64:
    """Start of each text if they are concatenated, and the end of the last."""
    return np.concatenate(([0], np.cumsum(sizes, dtype=np.int64)))


def _head(*body: bytes | memoryview) -> bytes:
    return _VERSION + reduce(lambda checksum, part: zlib.crc32(part, checksum), body, 0).to_bytes(4, "little")


def _hash(word: bytes) -> int:
    return mmh3.hash(word, signed=False)


def _path(code: str) -> Path:
    """Path of the dictionary's file; each release of simplemma's data has its own."""
    found = importlib.util.find_spec("simplemma")
    folder = Path(str(found and found.origin)).parent
    data = (folder / "strategies" / "dictionaries" / "data" / f"{code}.plzma").read_bytes()
    release = hashlib.blake2b(data, digest_size=8).hexdigest()
    return platformdirs.user_cache_path("Imbrex", appauthor=False) / "dictionaries" / f"{code}-{release}"
