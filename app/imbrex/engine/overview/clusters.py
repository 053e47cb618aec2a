"""Clusters: groups of documents whose pairs are above a threshold."""

import hashlib
from collections.abc import Iterator
from enum import StrEnum
from itertools import pairwise

import numpy as np
from numpy.typing import NDArray

from imbrex.engine.arrays import Int64
from imbrex.engine.compare.kept_words import KeptWords
from imbrex.engine.compare.pairs import Float32
from imbrex.engine.compare.report import Report
from imbrex.engine.text.tokens import Int32
from imbrex.values import frozen


class Linkage(StrEnum):
    """Criterion for documents to be in one cluster."""

    CONNECTED = "connected"  # a chain of pairs above the threshold connects any two
    AVERAGE = "average"  # the mean over all pairs between two halves is above it


@frozen
class Cluster:
    """A group of two documents or more.

    Attributes:
        members: numbers of the documents in the report; the most connected first.
        links: pairs of members above the threshold, as indices into `Report.pairs`.
        highest, mean: highest score of a pair; mean score of all pairs of members, including those without a link.
        identical: whether all members have the same compared words in the same order.
    """

    members: tuple[int, ...]
    links: tuple[int, ...]
    highest: float
    mean: float
    identical: bool


def find_clusters(
    report: Report, values: Float32, above: NDArray[np.bool_], labels: Int32, words: KeptWords | None = None
) -> tuple[Cluster, ...]:
    """Describe the clusters of a class: largest first, then highest score, then first document.

    Args:
        report: with their documents and pairs.
        values: score of each pair, parallel to `report.pairs`.
        above: which pairs are links, parallel to `report.pairs`.
        labels: the cluster of each document, numbered from 0, shape (documents,): from `connected` of the links, or
            from `cut` of a tree. A cluster of one document, or without a link, is omitted.
        words: for finding clusters of identical texts; without them no cluster is called identical.
    """
    pairs = report.pairs
    label = labels[pairs.left]
    inside = np.flatnonzero(label == labels[pairs.right])
    total = np.bincount(label[inside], values[inside], minlength=len(labels))
    links = inside[above[inside]]
    links = links[np.argsort(label[links], kind="stable")]
    degree = np.bincount(pairs.left[links], minlength=len(labels))
    degree += np.bincount(pairs.right[links], minlength=len(labels))
    copies = {frozenset(group) for group in _equal(words, labels)} if words is not None else set()
    found = []
    members = np.lexsort((np.arange(len(labels)), -degree, labels))
    for number, mine, its_links in _groups(labels[members], members, label[links], links):
        count = len(mine)
        cluster = Cluster(
            members=tuple(mine.tolist()),
            links=tuple(its_links.tolist()),
            highest=float(values[its_links].max()),
            mean=float(total[number]) / (count * (count - 1) / 2),
            identical=frozenset(mine.tolist()) in copies,
        )
        found.append(cluster)
    return tuple(sorted(found, key=lambda cluster: (-len(cluster.members), -cluster.highest, min(cluster.members))))


def identical_groups(words: KeptWords) -> tuple[tuple[int, ...], ...]:
    """Documents with exactly the same compared words in the same order, largest group first; ascending numbers.

    Documents without compared words are in no group.
    """
    groups = [group for group in _equal(words, np.zeros(words.documents, np.int32)) if len(group) > 1]
    return tuple(sorted(groups, key=lambda group: (-len(group), group)))


def _equal(words: KeptWords, labels: Int32) -> Iterator[tuple[int, ...]]:
    """Documents of one label with the same words, compared by a 128-bit hash."""
    groups: dict[tuple[int, bytes], list[int]] = {}
    for number, (start, end) in enumerate(pairwise(words.pointer.tolist())):
        if end > start:
            digest = hashlib.blake2b(words.hashes[start:end].tobytes(), digest_size=16).digest()
            groups.setdefault((int(labels[number]), digest), []).append(number)
    return (tuple(group) for group in groups.values())


def _groups(
    label_of_member: Int32, members: Int64, label_of_link: Int32, links: Int64
) -> Iterator[tuple[int, Int64, Int64]]:
    """Number, members and links of each cluster of at least two documents with a link; both labels are ascending."""
    numbers, counts = np.unique(label_of_link, return_counts=True)
    starts = np.searchsorted(label_of_member, numbers)
    ends = np.searchsorted(label_of_member, numbers, side="right")
    last = np.cumsum(counts)
    for number, start, end, to, count in np.stack((numbers, starts, ends, last, counts), axis=1).tolist():
        yield number, members[start:end], links[to - count : to]
