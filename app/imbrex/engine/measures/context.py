"""Context: input of a measure: two texts and their collection."""

from collections.abc import Callable, Sequence
from functools import cached_property
from typing import Any, TypeVar

from imbrex.engine.arrays import UInt64
from imbrex.engine.compare.corpus import Corpus
from imbrex.engine.compare.shingles import distinct, shingles_of
from imbrex.engine.observer import SILENT, Observer, Progress
from imbrex.engine.options import Options
from imbrex.engine.text.tokens import Tokens
from imbrex.values import frozen

T = TypeVar("T")


@frozen
class Settings:
    """Parameters that the articles leave to the user.

    Attributes:
        bloom_error: false positive rate of a Bloom filter; it determines the size of the filter.
        minimum_shared_words: minimum number of shared longest words of a candidate, however short the texts are.
    """

    bloom_error: float = 0.01
    minimum_shared_words: int = 2

    def __post_init__(self) -> None:
        if not 0.0001 <= self.bloom_error <= 0.5:
            raise ValueError(f"The error of a Bloom filter must lie between 0.0001 and 0.5, not be {self.bloom_error}.")
        if not 1 <= self.minimum_shared_words <= 15:
            raise ValueError(f"Between 1 and 15 longest words can be asked for, not {self.minimum_shared_words}.")


class Side:
    """A text with cached data for the measures."""

    def __init__(self, tokens: Tokens, options: Options) -> None:
        """Take the words of a text and the options of the measures."""
        self.tokens = tokens
        self.length, self.step = options.shingles.length, options.shingles.stride
        self.rules = options.longest_words
        self._known: dict[Callable[[Side], Any], Any] = {}
        self._watched: dict[Callable[[Side, Observer], Any], Any] = {}

    @cached_property
    def shingles(self) -> UInt64:
        """Hashes of its shingles in order, with repetition."""
        return shingles_of(self.tokens, self.length, self.step)

    @cached_property
    def distinct(self) -> UInt64:
        """The set of its shingles."""
        return distinct(self.shingles)

    def once_watched(self, make: "Callable[[Side, Observer], T]", observer: Observer) -> T:
        """The same for work long enough to need an observer."""
        if make not in self._watched:
            self._watched[make] = make(self, observer)
        known: T = self._watched[make]
        return known

    def once(self, make: "Callable[[Side], T]") -> T:
        """The result of `make` for this text, cached."""
        if make not in self._known:
            self._known[make] = make(self)
        known: T = self._known[make]
        return known


class Collection:
    """The loaded documents under the current options; create another one when either changes."""

    def __init__(self, corpus: Corpus, settings: Settings | None = None) -> None:
        self.settings = settings or Settings()
        self.options = corpus.options
        self.keys: Sequence[str] = [document.key for document in corpus.documents]
        self._corpus = corpus
        self._sides: dict[str, Side] = {}
        self._known: dict[Callable[[Collection, Observer], Any], Any] = {}

    def side(self, key: str, observer: Observer = SILENT) -> Side:
        """A document by its key. Raises KeyError for an unknown key."""
        if key not in self._sides:
            self._sides[key] = Side(self._corpus.tokens(key, observer), self.options)
        return self._sides[key]

    def sides(self, observer: Observer = SILENT) -> list[Side]:
        """All documents, in loading order."""
        found = []
        for done, key in enumerate(self.keys):
            observer.check()
            observer.progress(Progress("words", done, len(self.keys)))
            found.append(self.side(key, observer))
        return found

    def once(self, make: "Callable[[Collection, Observer], T]", observer: Observer) -> T:
        """The result of `make` for these documents, cached."""
        if make not in self._known:
            self._known[make] = make(self, observer)
        known: T = self._known[make]
        return known


@frozen
class Context:
    """One pair: the input of a measure."""

    left: Side
    right: Side
    collection: Collection
    observer: Observer = SILENT

    @property
    def settings(self) -> Settings:
        """Parameters set by the user."""
        return self.collection.settings
