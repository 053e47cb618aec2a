"""Cluster links: the pairs that link the members of a cluster, as arrays."""

from dataclasses import dataclass

import numpy as np

from imbrex.engine.compare.pairs import Float32
from imbrex.engine.overview.clusters import Cluster
from imbrex.engine.text.tokens import Int32
from imbrex.gui.overview.shared.ranking import order_of
from imbrex.gui.overview.shared.shown_class import ShownClass
from imbrex.gui.widgets.text.highlights import Ints

_MANY = 16
"""Ratio of all pairs to links below which a search by arrays is faster than converting the tuple."""


@dataclass(frozen=True, slots=True, eq=False)
class ClusterLinks:
    """The links of a cluster by descending score, ties in their original order.

    Attributes:
        left, right: numbers of the documents, left < right, shape (l,).
        values: score of each, fractions of 1, shape (l,).
    """

    left: Int32
    right: Int32
    values: Float32

    def of_documents(self, count: int) -> tuple[Ints, Float32]:
        """Return the number of links of each of `count` documents, and its highest score, 0 without links."""
        links = np.bincount(self.left, minlength=count) + np.bincount(self.right, minlength=count)
        highest = np.zeros(count, np.float32)
        highest[self.left[::-1]] = self.values[::-1]  # the last assignment to an index wins: the highest value
        of_right = np.zeros(count, np.float32)
        of_right[self.right[::-1]] = self.values[::-1]
        return links, np.maximum(highest, of_right)


def links_of(shown: ShownClass, cluster: Cluster) -> ClusterLinks:
    """Return the sorted links of a cluster."""
    pairs = shown.report.pairs
    if len(cluster.links) * _MANY > len(pairs):
        is_member = np.zeros(len(shown.names), np.bool_)
        is_member[list(cluster.members)] = True
        rows = np.flatnonzero(shown.above & is_member[pairs.left] & is_member[pairs.right])
    else:
        rows = np.array(cluster.links, np.int64)
    rows = rows[order_of(shown.values[rows], falling=True)]
    return ClusterLinks(pairs.left[rows], pairs.right[rows], shown.values[rows])
