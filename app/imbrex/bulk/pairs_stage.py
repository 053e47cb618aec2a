"""Pairs: the third stage compares the candidates word by word; the figures are those of `imbrex-cli compare`."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import partial
from itertools import groupby
from typing import TYPE_CHECKING, Any

import numpy as np

from imbrex.bulk.candidates_stage import DROPPED, LEFT
from imbrex.bulk.table import Table
from imbrex.bulk.texts_stage import words_of
from imbrex.engine.arrays import UInt64
from imbrex.engine.compare.text_words import TextWords
from imbrex.engine.fingerprints.prepared_texts import shingle_set
from imbrex.engine.options import Options
from imbrex.engine.overview.pair_figures import PairFigures, pair_figures

if TYPE_CHECKING:
    from pyarrow import RecordBatch
    from pyspark.sql import DataFrame

PAIRS = Table(
    "left string, right string, left_name string, right_name string, left_author string, right_author string, "
    "left_words int, right_words int, shared_shingles int, left_shingles int, right_shingles int, "
    "containment_left double, containment_right double, jaccard double, verbatim_left double, verbatim_right double, "
    "longest_passage int, options string"
)
"""Columns of a pair; shares are fractions of 1, `left` and `right` ids, `options` the digest of the options."""
COLUMNS = ("id", "name", "author", "hashes", "kept", "excluded", "barriers")
"""Columns of the texts that are needed."""

_WORDS = 1 << 20  # of the right texts that are compared together
_PAIRS = 1 << 15  # that are compared together


@dataclass(frozen=True, slots=True)
class Rules:
    """How candidates are compared.

    Attributes:
        options: of comparison.
        minimum: fraction of 1; the larger containment from which a pair is kept.
        digest: of the options.
    """

    options: Options
    minimum: float
    digest: str


@dataclass(frozen=True, slots=True, eq=False)
class _Text:
    id: str
    name: str
    author: str
    words: TextWords
    shingles: UInt64


def compare_candidates(candidates: "DataFrame", texts: "DataFrame", rules: Rules, tasks: int) -> "DataFrame":
    """The pairs, in the columns of `PAIRS`.

    Args:
        candidates: as the stage before gives them.
        texts: `document` and `COLUMNS` of all texts.
        rules: how they are compared.
        tasks: into which ranges are divided.
    """
    wanted = candidates.where(f"side != {DROPPED}").join(texts, "document")
    # Left texts of a range stay in memory; right ones pass by.
    by_range = wanted.repartition(tasks, "range").sortWithinPartitions("range", "side")
    return by_range.mapInArrow(partial(_compare, rules=rules), PAIRS.columns)


def _compare(batches: "Iterator[RecordBatch]", rules: Rules) -> "Iterator[RecordBatch]":
    rows = (row for batch in batches for row in batch.to_pylist())
    for _, mine in groupby(rows, key=lambda row: row["range"]):
        left: dict[int, _Text] = {}
        right: list[tuple[_Text, list[int]]] = []
        words = pairs = 0
        for row in mine:
            if row["side"] == LEFT:
                left[row["document"]] = _text(row, rules)
                continue
            right.append((_text(row, rules), np.frombuffer(row["lefts"], "<u4").tolist()))
            words += len(right[-1][0].words.hashes)
            pairs += len(right[-1][1])
            if words > _WORDS or pairs > _PAIRS:
                yield from _rows(left, right, rules)
                right, words, pairs = [], 0, 0
        if right:
            yield from _rows(left, right, rules)


def _text(row: Mapping[str, Any], rules: Rules) -> _Text:
    words = words_of(row)
    return _Text(row["id"], row["name"], row["author"], words, shingle_set(words, rules.options.shingles))


def _rows(left: Mapping[int, _Text], right: list[tuple[_Text, list[int]]], rules: Rules) -> "Iterator[RecordBatch]":
    """Compare right texts with their left ones."""
    needed = sorted({one for _, lefts in right for one in lefts})
    place = {document: number for number, document in enumerate(needed)}
    texts = [*(left[document] for document in needed), *(text for text, _ in right)]
    wanted = [(place[one], len(needed) + number) for number, (_, lefts) in enumerate(right) for one in lefts]
    shingles = [one.shingles for one in texts]
    found = pair_figures([one.words for one in texts], shingles, wanted, rules.options, rules.minimum)
    rows = [_row(texts, found, number, rules.digest) for number in range(len(found))]
    if rows:
        yield PAIRS.batch(rows)


def _row(texts: list[_Text], found: PairFigures, number: int, digest: str) -> dict[str, Any]:
    one, other = texts[found.left[number]], texts[found.right[number]]
    shared, sizes = int(found.shared[number]), (len(one.shingles), len(other.shingles))
    shares = found.shares[number]
    return {
        "left": one.id,
        "right": other.id,
        "left_name": one.name,
        "right_name": other.name,
        "left_author": one.author,
        "right_author": other.author,
        "left_words": len(one.words.hashes),
        "right_words": len(other.words.hashes),
        "shared_shingles": shared,
        "left_shingles": sizes[0],
        "right_shingles": sizes[1],
        "containment_left": shared / sizes[0],
        "containment_right": shared / sizes[1],
        "jaccard": shared / (sum(sizes) - shared),
        "verbatim_left": shares[0].verbatim,
        "verbatim_right": shares[1].verbatim,
        "longest_passage": int(found.longest[number]),
        "options": digest,
    }
