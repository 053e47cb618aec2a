"""Taken passages: the text that each document took, in passages cut at quotations, bibliographies and template text."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from itertools import pairwise
from typing import TYPE_CHECKING

import numpy as np

from imbrex.engine.arrays import UInt8
from imbrex.engine.attribution.attribution import Attributed, Attribution
from imbrex.engine.attribution.passage_attribution import attribute, words_apart
from imbrex.engine.compare.corpus import Corpus
from imbrex.engine.observer import SILENT, Observer
from imbrex.engine.rewriting.alignment import align
from imbrex.engine.rewriting.differences import find_differences
from imbrex.engine.rewriting.find_rewritten import find_both_ways
from imbrex.engine.rewriting.passage_class import class_of, ends_of
from imbrex.engine.rewriting.rewritten_passage import Change, Rewritten
from imbrex.engine.rewriting.sentence_words import Reading, read
from imbrex.engine.text.tokens import Int32
from imbrex.values import frozen

if TYPE_CHECKING:
    from imbrex.engine.translation.translated import Translated

# Passages cut at the borders of quotations, bibliographies and template text.
# The search joins whatever continues in both texts. A page copied with its quotations is one passage to it; to a
# reader the quotations, which are cited, differ from the words between them.

SHORTEST = 8
"""Words of a piece: a term in quotation marks, or a few words between two quotations, is not a passage of its own."""

_Bounds = tuple[int, int, int, int]


def cut_passages(corpus: Corpus, found: Rewritten, observer: Observer = SILENT) -> Rewritten:
    """Cut passages where a quotation, bibliography or template begins or ends in the left text.

    `found` is as found, its left side made from the right one. Each piece gets its own class; a piece without a
    counterpart on the right stays with the one before. Raises KeyError if a document is no longer in the corpus.
    """
    if not len(found):
        return found
    kinds = words_apart(corpus, found.left, observer)
    bounds: list[_Bounds] = []
    origin: list[int] = []
    for number in range(len(found)):
        observer.check()
        pieces = _pieces(found, number, kinds, observer)
        bounds += pieces
        origin += [number] * len(pieces)
    if len(bounds) == len(found):
        return found
    return _rebuilt(found, bounds, origin, observer)


def _pieces(found: Rewritten, number: int, kinds: UInt8, observer: Observer) -> list[_Bounds]:
    """A passage as pieces of one kind each, at least one."""
    a, b, c, d = found.bounds(number)
    places = _borders(kinds[a:b])
    if not places:
        return [(a, b, c, d)]
    words = _linked(found) if found.change[number] == Change.TRANSLATED else (found.left.stems, found.right.stems)
    first, second = align(words[0][a:b], words[1][c:d], observer)
    cuts = [(0, 0)]
    for border in places:
        place = border if kinds[a + border] else _after_citation(found.left.sentences, a + border) - a
        beside = int(np.searchsorted(first, place))
        if place < b - a and beside < len(second) and first[beside] - place < SHORTEST:
            before = int(second[beside - 1]) + 1 if beside else 0
            twin = _between(found.right.sentences, c + before, c + int(second[beside])) - c
            if twin > cuts[-1][1]:
                cuts.append((place, twin))
    cuts.append((b - a, d - c))
    return [(a + i, a + k, c + j, c + m) for (i, j), (k, m) in pairwise(cuts)]


def _linked(found: Rewritten) -> tuple[Int32, Int32]:
    """A number for each word of both texts, the same for words that translate each other."""
    left = np.arange(len(found.left), dtype=np.int32)
    right = len(found.left) + np.arange(len(found.right), dtype=np.int32)
    right[found.links.right] = found.links.left
    return left, right


def _after_citation(sentences: Int32, border: int) -> int:
    """Start of the next sentence, if near: the text between a quotation and that is mostly its source."""
    start = int(sentences[min(int(np.searchsorted(sentences, border)), len(sentences) - 1)])
    return start if border <= start < border + SHORTEST else border


def _between(sentences: Int32, low: int, high: int) -> int:
    """Cut in the other text, whose words from `low` up to `high` have no counterpart in the same order.

    They belong to the later piece if a sentence begins among them: a moved paragraph reappears there.
    """
    start = int(sentences[min(int(np.searchsorted(sentences, low)), len(sentences) - 1)])
    return start if low <= start <= high else high


def _borders(kinds: UInt8) -> list[int]:
    """Starts of another kind, ascending, after merging runs that are too short into the one before (the first,
    after)."""
    starts = np.flatnonzero(np.diff(kinds, prepend=kinds[:1])).tolist()
    runs = [(start, end, int(kinds[start])) for start, end in pairwise([0, *starts, len(kinds)]) if end > start]
    long = [run for run in runs if run[1] - run[0] >= SHORTEST]
    return [run[0] for before, run in pairwise(long) if run[2] != before[2]]


def _rebuilt(found: Rewritten, bounds: list[_Bounds], origin: list[int], observer: Observer) -> Rewritten:
    """The passages with new bounds; `origin` is the source passage of each piece."""
    columns = np.array(bounds, np.int32).reshape(-1, 4)
    a, b, c, d = (columns[:, place] for place in range(4))
    differences = dict(found.differences)
    changes: list[tuple[Change, float]] = []
    for number, piece in zip(origin, bounds, strict=True):
        if found.change[number] == Change.TRANSLATED:
            changes.append((Change.TRANSLATED, float(found.kept[number])))
            continue
        if piece not in differences:
            differences[piece] = find_differences(found.left, found.right, piece, observer)
        changes.append(class_of(differences[piece]))
    return replace(
        found,
        left_start=found.left.start[a],
        left_end=ends_of(found.left, b),
        right_start=found.right.start[c],
        right_end=ends_of(found.right, d),
        left_first=a,
        left_last=b,
        right_first=c,
        right_last=d,
        change=np.array([change for change, _ in changes], np.uint8),
        kept=np.array([kept for _, kept in changes], np.float64),
        quality=found.quality[np.array(origin, np.int64)],
        differences=differences,
    )


@frozen(eq=False)
class Taken:
    """The passages of a text that was made from another one.

    Attributes:
        passages: their left side is that of the original, their right side that of the text made from it.
        attribution: status of each passage, on both sides.
    """

    passages: Rewritten
    attribution: Attribution

    @property
    def made(self) -> Attributed:
        """The passages seen from the text that was made; shares are of this text."""
        return self.attribution.right


def find_taken(
    corpus: Corpus,
    left: str,
    right: str,
    observer: Observer = SILENT,
    readings: Mapping[str, Reading] | None = None,
) -> tuple[Taken, Taken]:
    """Find what the right document shares with the left one as its original, and the reverse.

    The search reads one text as made from the other and finds other passages in reverse: no share of a text may depend
    on the order of the pair. Most of the work is reading, which is done once, or before, if `readings` has both texts.
    Raises KeyError for an unknown key.
    """
    texts = {document.key: document.text for document in corpus.documents if document.key in (left, right)}
    keys = sorted((left, right), key=lambda key: texts[key])  # independent of the order of the names
    readings = readings or dict(zip(keys, read(corpus, keys, observer), strict=True))
    translated = _translated(corpus, keys, observer)
    turned = translated.mirrored() if translated else None
    from_left, from_right = (turned, translated) if left == keys[0] else (translated, turned)
    by_right, by_left = find_both_ways(readings[right], readings[left], observer)
    return (
        _taken(corpus, _with(by_right, from_left), observer),
        _taken(corpus, _with(by_left, from_right), observer),
    )


def _translated(corpus: Corpus, keys: Sequence[str], observer: Observer) -> "Translated | None":
    if len({corpus.language(key).code for key in keys}) < 2:
        return None
    from imbrex.engine.translation.translated_pair import find_pair  # noqa: PLC0415 - most pairs are in one language

    return find_pair(corpus, keys[0], keys[1], observer)


def _with(found: Rewritten, translated: "Translated | None") -> Rewritten:
    if translated is None:
        return found
    from imbrex.engine.translation.translated_pair import with_translated  # noqa: PLC0415 - as above

    return with_translated(found, translated)


def _taken(corpus: Corpus, found: Rewritten, observer: Observer) -> Taken:
    passages = cut_passages(corpus, found, observer).mirrored()
    return Taken(passages, attribute(corpus, passages, observer))
