"""Clusters: groups of documents that hang together above a threshold."""

from dataclasses import dataclass
from enum import StrEnum


class Linkage(StrEnum):
    """When documents are in one cluster."""

    CONNECTED = "connected"  # a chain of pairs above the threshold leads from each to each
    AVERAGE = "average"  # on average all pairs between two halves are above it


@dataclass(frozen=True, slots=True)
class Cluster:
    """A group of two documents or more.

    Attributes:
        members: numbers of the documents in the report; the most connected first.
        links: pairs of members above the threshold, as indices into `Report.pairs`.
        highest, mean: score of its most alike pair; mean score of all pairs of members, those without a link too.
        identical: whether all members have the same words to compare, in the same order.
    """

    members: tuple[int, ...]
    links: tuple[int, ...]
    highest: float
    mean: float
    identical: bool
