"""Translated: passages of two texts that translate each other, and which words correspond."""

from collections.abc import Iterator
from dataclasses import replace

import numpy as np

from imbrex.engine.arrays import Bools, Float64
from imbrex.engine.text.document import Span
from imbrex.engine.text.tokens import Int32
from imbrex.engine.translation.read_sentences import Sentences
from imbrex.values import frozen


@frozen
class TranslatedPassage:
    """A passage of the left text and its source or translation.

    Attributes:
        left, right: spans in the originals.
        left_words, right_words: number of content words on each side.
        score: log-likelihood of the passage against chance; see `floor_of` for what a passage needs.
        linked: share of the content words of both sides that have a link, from 0 to 1.
    """

    left: Span
    right: Span
    left_words: int
    right_words: int
    score: float
    linked: float


@frozen(eq=False)
class WordLinks:
    """Word links as columns of equal length, sorted by passage and left word; each word is in one link at most.

    Attributes:
        passage: index of the passage.
        left, right: content words, indices into `tokens.kept` of each text.
        by_sound: whether the link is not from a dictionary.
    """

    passage: Int32
    left: Int32
    right: Int32
    by_sound: Bools

    def __len__(self) -> int:
        return len(self.passage)


@frozen(eq=False)
class Translated:
    """Passages as columns of equal length, sorted by `left_start`; as found, they do not overlap in the left text, and
    once `mirrored`, not in the right one.

    Attributes:
        left, right: the two texts.
        left_start, left_end, right_start, right_end: code points of the originals, half-open.
        left_first, left_last, right_first, right_last: content words, half-open.
        score: log-likelihood against chance.
        links: which words of the passages correspond.
        dictionaries: names of the dictionaries that were used.
        bounded: whether passages may be missing, because the texts are so long or so repetitive that not every pair of
            sentences was followed.
    """

    left: Sentences
    right: Sentences
    left_start: Int32
    left_end: Int32
    right_start: Int32
    right_end: Int32
    left_first: Int32
    left_last: Int32
    right_first: Int32
    right_last: Int32
    score: Float64
    links: WordLinks
    dictionaries: tuple[str, ...] = ()
    bounded: bool = False

    def __len__(self) -> int:
        return len(self.left_start)

    def __getitem__(self, index: int) -> TranslatedPassage:
        words = (
            int(self.left_last[index] - self.left_first[index]),
            int(self.right_last[index] - self.right_first[index]),
        )
        linked = np.count_nonzero(self.links.passage == index)
        return TranslatedPassage(
            Span(int(self.left_start[index]), int(self.left_end[index])),
            Span(int(self.right_start[index]), int(self.right_end[index])),
            *words,
            float(self.score[index]),
            2 * linked / max(1, sum(words)),
        )

    def __iter__(self) -> Iterator[TranslatedPassage]:
        return (self[index] for index in range(len(self)))

    def mirrored(self) -> "Translated":
        """The same passages with the sides exchanged, in the order of the new left text."""
        order = np.lexsort((self.left_start, self.left_end, self.right_end, self.right_start))
        columns = {
            f"{side}_{what}": getattr(self, f"{other}_{what}")[order]
            for side, other in (("left", "right"), ("right", "left"))
            for what in ("start", "end", "first", "last")
        }
        place = np.argsort(order)[self.links.passage]
        by_place = np.lexsort((self.links.right, place))
        links = WordLinks(
            place[by_place].astype(np.int32),
            self.links.right[by_place],
            self.links.left[by_place],
            self.links.by_sound[by_place],
        )
        return replace(self, left=self.right, right=self.left, score=self.score[order], links=links, **columns)
