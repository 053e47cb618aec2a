"""Tree: documents joined step by step, the most alike first (average linkage, UPGMA, Sokal and Michener 1958)."""

from dataclasses import dataclass

from imbrex.engine.pairs import Float32
from imbrex.engine.tokens import Int32


@dataclass(frozen=True, slots=True)
class Tree:
    """A hierarchical clustering of n documents.

    Attributes:
        joined: the two clusters of each join, shape (joins, 2): a number below n is a document, n + i is what join i
            made.
        similarity: at which each join happened, falling, fractions of 1, shape (joins,). Documents that share nothing
            are never joined, so there may be fewer than n - 1 joins.
        order: all documents so that each cluster stands together, the largest and most alike first, shape (n,).
    """

    joined: Int32
    similarity: Float32
    order: Int32
