"""Fingerprints: data that a library stores of a text, so that copies of it are found without rereading it.

Of every four consecutive shingles of three words the smallest hash is kept (winnowing: Schleimer, Wilkerson, Aiken
2003). Two texts that share six consecutive compared words therefore share a fingerprint, regardless of position. With
a step, every second or third shingle is kept instead; all shingles of a text are looked up, so four or five words
suffice. Each text is processed independently of others: the same text always has the same fingerprints.
"""

import hashlib
import json
from collections.abc import Sequence
from dataclasses import field, replace
from itertools import pairwise

import numpy as np
from numpy.typing import NDArray

from imbrex.engine.arrays import Int64, UInt64
from imbrex.engine.compare.columns import Columns, join
from imbrex.engine.compare.document_words import Texts
from imbrex.engine.compare.kept_words import KeptWords, kept_mask, kept_words
from imbrex.engine.compare.shingles import shingle_hashes, whole
from imbrex.engine.fingerprints.winnowing import LENGTH, WINDOW, Windows, every, fewest_at_steps, fewest_shared, winnow
from imbrex.engine.language import LanguageFinder
from imbrex.engine.measures.longest_words import longest
from imbrex.engine.observer import SILENT, Observer, watched
from imbrex.engine.options import LongestWords, Options, Shingling
from imbrex.engine.text.canonization import Lexicon, Terms
from imbrex.engine.text.document import Document
from imbrex.engine.text.tokenization import Tokenized, tag_context
from imbrex.engine.text.tokens import Int32
from imbrex.engine.text.vocabulary import Vocabulary
from imbrex.engine.translation.pair_languages import UNKNOWN
from imbrex.engine.translation.read_sentences import translation_options
from imbrex.values import frozen

_BLOCK = 1 << 12
"""Pairs of words whose bits are processed at once: 256 kB."""

_MOST_COUNTED = 255
"""Pairs whose bits are counted in bytes."""


_AT_ONCE = 5
"""Texts between two checks of the observer: a short one is processed word by word."""

SHORT = 120
"""Compared words up to which the longest words of a text are stored too."""

_MOST_SPELLINGS = 400_000  # about 100 MB; then the lookup starts over
_TOLD_IF_NOT = {"shingle-step": 1, "longest-words": 15, "longest-words-letters": 4, "longest-words-copy": 80}
"""Options newer than the first libraries, whose digests they must not change by being there."""

_SCHEME = 1  # increased whenever fingerprints of a text change, which changes the digest


@frozen(eq=False)
class Fingerprints:
    """Stored data of one text.

    Attributes:
        hashes: the set of its fingerprints, ascending, each of 64 bits, shape (n,).
        words: words of the original.
        kept: those that are compared.
        whole: 16 bytes of a hash of the compared words in order; empty if there is none.
        simhash: 64 bits that differ in few places from those of a near-duplicate.
        longest: hashes of its longest words if it is `SHORT`, shape (m,) with m up to 15.
        content: hashes of the lemmas of its content words in order, for finding translations; none unless asked for.
    """

    hashes: UInt64
    words: int
    kept: int
    whole: bytes
    simhash: int
    longest: UInt64
    content: UInt64 = field(default_factory=lambda: np.zeros(0, np.uint64))


@frozen(eq=False)
class Sought:
    """Data for finding a text among others.

    Attributes:
        made: its fingerprints, as they would be stored.
        every: the hashes of all its shingles, chosen or not, ascending; `made.hashes` are among them.
        fewest: number of these that a text at least stores if it shares any 50 consecutive words with this one.
        language: code of the language that it was read in.
        words: all its words.
    """

    made: Fingerprints
    every: UInt64
    fewest: int
    language: str
    words: Columns


class Fingerprinter:
    """Makes fingerprints under one set of options; caches known words."""

    def __init__(self, find_language: LanguageFinder, options: Options, *, content: bool = False) -> None:
        """Use these options; `content` asks for the content words too."""
        self.options = indexing(options)
        self._content = translation_options(self.options).canonization if content else None
        self._find_language = find_language
        self._forget()

    def make(self, documents: Sequence[Document], observer: Observer = SILENT) -> list[Fingerprints]:
        """Fingerprints of each document; empty for one without words."""
        if not documents:
            return []
        columns, words, languages = self._words(documents, observer)
        content = self._content_of(columns, languages, observer)
        return self._made(columns, words, content, Windows.of(words, self._step), observer)

    def seek(self, document: Document, observer: Observer = SILENT) -> Sought:
        """Fingerprints of a document for a search among others; for its content words, see `content`."""
        columns, words, languages = self._words([document], observer)
        windows = Windows.of(words, self._step)
        (made,) = self._made(columns, words, [words.hashes[:0]], windows, observer)
        place = np.flatnonzero(kept_mask(columns, self._terms)), len(columns.numbers)
        if self._step == 1:
            fewest = fewest_shared(windows, *place)
        else:
            fewest = fewest_at_steps(Windows.of_shingles(words, 1), self._step, *place)
        return Sought(made, every(words), fewest, languages[0], columns)

    def content(self, sought: Sought, observer: Observer = SILENT) -> UInt64:
        """Hashes of the content words of the text that was last sought, as `Fingerprints` has them."""
        (content,) = self._content_of(sought.words, [sought.language], observer)
        return content

    @property
    def _step(self) -> int:
        """Words from one stored shingle to the next; 1 if they are winnowed."""
        return min(self.options.shingles.step, LENGTH)

    def _words(self, documents: Sequence[Document], observer: Observer) -> tuple[Columns, KeptWords, list[str]]:
        """All words, the compared ones, and the language of each document."""
        if len(self._vocabulary) > _MOST_SPELLINGS:
            self._forget()
        found = self._texts.of_phrases(documents, self.options, observer)
        self._terms.grow(self._lexicon, self.options.canonization, self.options.disguises, observer)
        columns = join(
            [(one.words.number, one.barriers) for one in watched(found, observer)],
            [self._left_out(one, observer) for one in watched(found, observer)],
        )
        return columns, kept_words(columns, self._terms), [one.language for one in found]

    def _content_of(self, columns: Columns, languages: Sequence[str], observer: Observer) -> list[UInt64]:
        """The content words of each document, none of one in an unknown language."""
        if self._content is None:
            return [np.zeros(0, np.uint64)] * len(languages)
        self._lemmas.grow(self._lexicon, self._content, self.options.disguises, observer)
        words = kept_words(replace(columns, left_out=None), self._lemmas)
        parts = zip(pairwise(words.pointer.tolist()), languages, strict=True)
        return [words.hashes[first : first if code == UNKNOWN else last] for (first, last), code in parts]

    def _made(
        self, columns: Columns, words: KeptWords, content: Sequence[UInt64], windows: Windows, observer: Observer
    ) -> list[Fingerprints]:
        sets = winnow(windows, words.documents, observer)
        signs = simhashes(words, observer)
        numbers = columns.numbers[kept_mask(columns, self._terms)]
        made = []
        for number, (first, last) in enumerate(watched(pairwise(words.pointer.tolist()), observer, _AT_ONCE)):
            short = 0 < last - first <= SHORT
            made.append(
                Fingerprints(
                    hashes=sets[number],
                    words=int(columns.pointer[number + 1] - columns.pointer[number]),
                    kept=last - first,
                    whole=_digest(words.hashes[first:last]),
                    simhash=signs[number],
                    longest=longest_of(numbers[first:last], self._terms) if short else words.hashes[:0],
                    content=content[number],
                )
            )
        return made

    def _left_out(self, one: Tokenized, observer: Observer) -> NDArray[np.bool_] | None:
        """Words dropped for a part of speech that depends on context."""
        language = self._find_language(one.language)
        drop = self.options.canonization.drop & language.context_parts
        if not drop:
            return None
        masks = tag_context(one, self._vocabulary, language, observer)
        return np.asarray((masks & np.uint8(drop)) != 0)

    def _forget(self) -> None:
        self._vocabulary = Vocabulary()
        self._lexicon = Lexicon(self._vocabulary, self._find_language)
        self._texts = Texts(self._vocabulary, self._find_language)
        self._terms = Terms()
        self._lemmas = Terms()


def indexing(options: Options) -> Options:
    """The options that affect fingerprints, all others at their defaults.

    Split and joined words are left unrepaired: their repair depends on the other documents.
    """
    undo = replace(options.disguises, split=False, joined=False)
    step = Shingling(step=min(options.shingles.step, LENGTH))
    return replace(
        Options(), canonization=options.canonization, disguises=undo, shingles=step, language=options.language
    )


def digest(options: Options) -> str:
    """A short stable digest of the settings that fingerprints depend on."""
    values = {flag: value for flag, value in indexing(options).to_dict().items() if _TOLD_IF_NOT.get(flag) != value}
    told = json.dumps([_SCHEME, LENGTH, WINDOW, SHORT, values], sort_keys=True)
    return hashlib.blake2b(told.encode(), digest_size=8).hexdigest()


def text_digest(text: str) -> bytes:
    """A 16-byte digest of a text, exact to the letter."""
    return hashlib.blake2b(text.encode("utf-8", "surrogatepass"), digest_size=16).digest()


def _digest(words: UInt64) -> bytes:
    if not len(words):
        return b""
    return hashlib.blake2b(np.ascontiguousarray(words, "<u8").tobytes(), digest_size=16).digest()


# Both depend on the compared words alone, not on the rest of a collection: what a library stores of a text must not
# change with its other documents.
def simhashes(words: KeptWords, observer: Observer = SILENT) -> list[int]:
    """64 bits of each text (Charikar 2002): every two consecutive words vote with each bit of their hash.

    Single words would not do: those in every text would make all texts similar. A text without two consecutive words
    has 0.
    """
    hashes = shingle_hashes(words.hashes, 2)
    place = np.flatnonzero(whole(len(hashes), 2, words.barriers))
    hashes, owner = hashes[place], np.repeat(np.arange(words.documents), words.sizes)[place]
    votes = np.zeros((words.documents, 64), np.int64)
    for first in watched(range(0, len(hashes), _BLOCK), observer, 1):
        part = slice(first, first + _BLOCK)
        _vote(hashes[part], owner[part], votes)
    pairs = np.bincount(owner, minlength=words.documents)
    bits = np.packbits(2 * votes > pairs[:, np.newaxis], axis=1, bitorder="little")
    return [int(value) for value in watched(bits.view("<u8")[:, 0].tolist(), observer)]


def _vote(hashes: UInt64, owner: Int64, votes: Int64) -> None:
    """Count the pairs of words, by text, whose hash has each bit."""
    columns = hashes.astype("<u8").view(np.uint8).reshape(-1, 8)
    bits = np.unpackbits(columns, axis=1, bitorder="little").view("<u8")  # eight counters of a byte in a number
    starts = np.flatnonzero(np.concatenate(([True], owner[1:] != owner[:-1])))
    sizes = np.diff(starts, append=len(owner))
    parts = -(-sizes // _MOST_COUNTED)
    within = np.arange(parts.sum()) - np.repeat(np.cumsum(parts) - parts, parts)
    begins = np.repeat(starts, parts) + _MOST_COUNTED * within
    counts = np.add.reduceat(bits, begins, axis=0).view(np.uint8)
    votes[owner[starts]] += np.add.reduceat(counts, np.cumsum(parts) - parts, axis=0, dtype=np.int64)


def longest_of(numbers: Int32, terms: Terms) -> UInt64:
    """Hashes of the 15 longest distinct words of one text, given its compared spellings (see `longest_words`)."""
    return longest({terms.spelled[number] for number in set(numbers.tolist())}, LongestWords())
