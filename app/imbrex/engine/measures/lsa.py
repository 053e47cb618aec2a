"""LSA: cosine of two documents in the space of a truncated SVD of tf-idf (Deerwester and others 1990; proposed by
readers of the article on Node.js).

The subspace is found by iteration from a fixed start (Halko, Martinsson, Tropp 2011), so that a class of some thousand
documents needs neither a dense matrix nor another library.
"""

import math

import numpy as np

from imbrex.engine.arrays import Float64, Int64
from imbrex.engine.measures.context import Collection, Context
from imbrex.engine.measures.term_weights import frequencies, term_counts
from imbrex.engine.measures.value import Value, no_value
from imbrex.engine.observer import Observer, Progress
from imbrex.engine.text.vocabulary import hash_words
from imbrex.messages import NOTHING, Message
from imbrex.values import frozen

FEWEST = 4
RANK = 100
_MANY = 100
_EXTRA = 20  # additional dimensions, for faster convergence of the wanted ones
_ROUNDS = 6
_BLOCK = 1 << 11  # entries multiplied at once: a megabyte at 64 dimensions, which stays in the cache
_ROUNDING = 1e-9  # lengths below it, against the longest, come from rounding


@frozen
class Space:
    """Documents as unit vectors in `rank` dimensions.

    Attributes:
        row: row of each document by key; documents without words have none.
        vectors: shape (documents, rank).
    """

    row: dict[str, int]
    vectors: Float64


@frozen
class Sparse:
    """A sparse matrix in row order; no row is empty.

    Attributes:
        starts: first entry of each row.
        columns: the column of each entry.
        values: each entry.
    """

    starts: Int64
    columns: Int64
    values: Float64

    def times(self, dense: Float64, observer: Observer) -> Float64:
        """Product with a dense matrix."""
        product = np.zeros((len(self.starts), dense.shape[1]))
        ends = np.append(self.starts[1:], len(self.values))
        first = 0
        while first < len(self.starts):
            observer.check()
            last = int(np.searchsorted(ends, self.starts[first] + _BLOCK, side="right"))
            last = max(first + 1, last)
            entries = slice(int(self.starts[first]), int(ends[last - 1]))
            rows = dense[self.columns[entries]] * self.values[entries, None]
            product[first:last] = np.add.reduceat(rows, self.starts[first:last] - entries.start)
            first = last
        return product

    def transposed(self) -> "Sparse":
        """The transposed matrix."""
        order = np.argsort(self.columns, kind="stable")
        rows = np.repeat(np.arange(len(self.starts)), np.diff(self.starts, append=len(self.values)))
        columns = self.columns[order]
        starts = np.flatnonzero(np.concatenate(([True], columns[1:] != columns[:-1])))
        return Sparse(starts, rows[order], self.values[order])


def measure(context: Context) -> Value:
    """Cosine of two documents in the reduced space."""
    space = context.collection.once(make_space, context.observer)
    documents, rank = space.vectors.shape
    if not rank:
        return no_value(
            Message(
                "This measure needs {fewest} documents with words; {documents} are open.",
                fewest=FEWEST,
                documents=documents,
            )
        )
    left, right = (space.vectors[space.row[side.tokens.document.key]] for side in (context.left, context.right))
    detail = Message(
        "Cosine similarity in {rank} dimensions, calculated from {documents:,} documents.",
        rank=rank,
        documents=documents,
    )
    caution = Message("With few documents, this measure is unreliable.") if documents < _MANY else NOTHING
    return Value(float(np.clip(left @ right, -1, 1)), detail=detail, caution=caution)


def make_space(collection: Collection, observer: Observer) -> Space:
    """Reduce the loaded documents to the square root of their number in dimensions, at most 100.

    With many more the space would separate every document from every other, as tf-idf does.
    """
    row, matrix = _weighted(collection, observer)
    rank = min(RANK, math.isqrt(len(row))) if len(row) >= FEWEST else 0
    return Space(row, reduce(matrix, rank, observer) if rank else np.zeros((len(row), 0)))


def reduce(matrix: Sparse, rank: int, observer: Observer) -> Float64:
    """Rows of a matrix as unit vectors in the space of its largest `rank` singular values, shape (rows, rank).

    A row that has no part in this space is zero.
    """
    across = matrix.transposed()
    width = min(rank + _EXTRA, len(matrix.starts), len(across.starts))
    left = pseudorandom(len(matrix.starts), width)
    for done in range(_ROUNDS):
        observer.progress(Progress("reducing", done, _ROUNDS))
        left = _orthonormal(matrix.times(across.times(left, observer), observer))
    placed = matrix.times(_orthonormal(across.times(left, observer)), observer)
    values, vectors = np.linalg.eigh(placed.T @ placed)
    turned = placed @ vectors[:, : -rank - 1 : -1]
    turned *= np.where(turned.sum(axis=0) < 0, -1, 1)  # an eigenvector's sign is arbitrary
    if len(values) > rank:
        # So are directions as strong as one left out: which of them are kept would depend on the order of documents.
        turned[:, values[: -rank - 1 : -1] <= values[-rank - 1] * (1 + _ROUNDING)] = 0
    lengths = np.linalg.norm(turned, axis=1, keepdims=True)
    exists = lengths > _ROUNDING * lengths.max(initial=0)
    return np.asarray(np.where(exists, turned, 0) / np.where(exists, lengths, 1), np.float64)


def _orthonormal(columns: Float64) -> Float64:
    """Orthonormal columns that span the same space; directions lost in rounding are dropped.

    Computed from the small matrix of their products: a QR decomposition of tall columns takes ten times as long.
    """
    values, vectors = np.linalg.eigh(columns.T @ columns)
    kept = values > values[-1] * 1e-14
    return np.asarray(columns @ (vectors[:, kept] / np.sqrt(values[kept])), np.float64)


def _weighted(collection: Collection, observer: Observer) -> tuple[dict[str, int], Sparse]:
    """Rows of (1 + ln tf) * idf, normalized to length 1, for the documents with words."""
    known = collection.once(frequencies, observer)
    row: dict[str, int] = {}
    columns, values = [np.zeros(0, np.int64)], [np.zeros(0)]
    for side in collection.sides(observer):
        terms, counts = term_counts(side)
        if len(terms):
            row[side.tokens.document.key] = len(row)
            columns.append(np.searchsorted(known.terms, terms))
            value = (1 + np.log(counts)) * known.weights[columns[-1]]
            values.append(value / np.linalg.norm(value))
    starts = np.cumsum([len(column) for column in columns])[:-1]
    return row, Sparse(starts, np.concatenate(columns), np.concatenate(values))


def pseudorandom(rows: int, columns: int) -> Float64:
    """Reproducible pseudorandom numbers between -1 and 1."""
    seeds = hash_words([f"lsa {column}" for column in range(columns)])
    steps = np.arange(1, rows + 1, dtype=np.uint64) * np.uint64(0x9E3779B97F4A7C15)
    mixed = (steps[:, None] ^ seeds) * np.uint64(0xBF58476D1CE4E5B9)
    mixed ^= mixed >> np.uint64(31)
    return (mixed * np.uint64(0x94D049BB133111EB) >> np.uint64(11)).astype(np.float64) / 2**52 - 1
