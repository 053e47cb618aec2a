"""Grouping: near-duplicates inside the library: pairs that the index proposes, judged by their texts."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

import numpy as np
from numpy.typing import NDArray
from sqlalchemy import Connection, select

from imbrex.engine.corpus import Corpus
from imbrex.engine.document import Role
from imbrex.engine.language import LanguageFinder
from imbrex.engine.observer import Observer, Progress
from imbrex.engine.options import Options
from imbrex.engine.overview.components import connected
from imbrex.engine.pairs import count_shared, pack
from imbrex.engine.shingles import mix
from imbrex.engine.tokens import Int32, UInt64
from imbrex.library.entry import Entry
from imbrex.library.group import Group, Link
from imbrex.library.listing import entries_of
from imbrex.library.posting import DOCUMENT_BITS, documents_of, unpacked
from imbrex.library.schema import buckets
from imbrex.library.segments import LIVE, Segment, segments_of
from imbrex.library.store import Store
from imbrex.library.texts import documents_of as texts_of

Int64 = NDArray[np.int64]
_Edges = list[tuple[int, int, float]]

_POSTINGS = 1 << 23
"""Looked at in all: of a larger index only the first part of the hashes, which is a fair sample of all of them."""

_CROWDS = (256, 128, 64, 32, 16, 8, 4)  # documents paired for one fingerprint; of a larger crowd neighbours are
_PAIRS = 1 << 23  # that are counted: 250 MB
_SLACK = 0.6  # of the threshold, for an estimate


@dataclass(frozen=True, slots=True)
class Proposed:
    """Pairs of documents that may be near-duplicates, and an estimate of their Jaccard index, each of shape (p,)."""

    left: Int32
    right: Int32
    score: NDArray[np.float64]


def find_groups(
    store: Store,
    generation: int,
    find_language: LanguageFinder,
    threshold: float,
    options: Options,
    observer: Observer,
) -> list[Group]:
    """Groups of documents that hang together by pairs with a Jaccard index from `threshold` on, the largest first."""
    with store.reading() as connection:
        numbers, pairs = _proposed(_sample(connection, generation, observer), threshold, observer)
        label = connected(len(numbers), pairs.left, pairs.right)
        found: list[Group] = []
        components = list(_components(label, pairs))
        for done, (members, edges) in enumerate(components):
            observer.check()
            observer.progress(Progress("groups", done, len(components)))
            entries = entries_of(connection, numbers[members].tolist())
            estimated = [
                (int(numbers[left]), int(numbers[right]), score) for left, right, score in edges if score >= threshold
            ]
            judged = _judged(connection, list(entries.values()), find_language, options, threshold, observer)
            links = judged if judged is not None else estimated
            found += _groups(entries, links, exact=judged is not None)
    return sorted(found, key=lambda group: (-len(group.members), -group.highest, group.members[0].document))


def _sample(connection: Connection, generation: int, observer: Observer) -> UInt64:
    """Postings of all documents, sorted; of a large index only those whose hashes begin the range."""
    segments = [one for one in segments_of(connection) if one.state == LIVE and one.generation == generation]
    share = min(1.0, _POSTINGS / max(1, sum(one.postings for one in segments)))
    found = [np.zeros(0, np.uint64)]
    for one in segments:
        observer.check()
        found += [unpacked(blob) for blob in _first_buckets(connection, one, share)]
    postings = np.concatenate(found)
    if share < 1:
        postings = postings[postings < np.uint64(int(share * 2**64))]
    postings.sort()
    return postings


def _first_buckets(connection: Connection, one: Segment, share: float) -> Iterator[bytes]:
    last = one.bucket(min((1 << one.bits) - 1, int(share * (1 << one.bits))))
    table = buckets.c
    rows = connection.execute(
        select(table.packed).where(table.bucket >= one.bucket(0), table.bucket <= last).order_by(table.bucket)
    )
    for (blob,) in rows:
        yield blob


def _proposed(postings: UInt64, threshold: float, observer: Observer) -> tuple[Int64, Proposed]:
    """Numbers of the documents that have postings, and the pairs of their places that may reach the threshold."""
    owners = documents_of(postings)
    there = np.zeros(int(owners.max()) + 1 if len(owners) else 0, np.bool_)
    there[owners] = True
    numbers, place = np.flatnonzero(there), (np.cumsum(there) - 1)[owners]
    hashes, rare = _in_crowds(postings >> np.uint64(DOCUMENT_BITS))
    pairs = count_shared(pack(hashes, place.astype(np.uint64), len(numbers)), len(numbers), observer)
    # Of what many documents have only neighbours in a crowd are paired, so it counts for those who share it alone.
    sizes = np.bincount(place[rare], minlength=len(numbers))
    either = np.maximum(sizes[pairs.left] + sizes[pairs.right] - pairs.shared, 1)
    score = np.minimum(pairs.shared / either, 1.0)
    chosen = (score >= _SLACK * threshold) & (pairs.shared >= np.minimum(2, pairs.sizes[pairs.left]))
    return numbers, Proposed(pairs.left[chosen], pairs.right[chosen], score[chosen])


def _in_crowds(hashes: UInt64) -> tuple[UInt64, NDArray[np.bool_]]:
    """Sorted hashes, those of many documents made into several, and which are those of few.

    Every hash cuts its crowd in other places, so that a crowd of near-copies hangs together all the same.
    """
    first = np.flatnonzero(np.concatenate((np.ones(min(1, len(hashes)), np.bool_), hashes[1:] != hashes[:-1])))
    length = np.diff(first, append=len(hashes))
    most = _largest_crowd(length)
    within = np.arange(len(hashes)) - np.repeat(first, length)
    crowd = (within + (hashes % np.uint64(most)).astype(np.int64)) // most
    rare = np.repeat(length <= most, length)
    crowd[rare] = 0
    spread = hashes * np.uint64(0x9E3779B97F4A7C15) + crowd.astype(np.uint64)
    return mix(spread), rare


def _largest_crowd(length: Int64) -> int:
    """How many documents may be paired for one fingerprint, so that all pairs find room."""
    for most in _CROWDS:
        whole = np.minimum(length, most)
        if int((whole * (whole - 1) // 2 * -(-length // most)).sum()) <= _PAIRS:
            return most
    return _CROWDS[-1]


def _components(label: Int32, pairs: Proposed) -> Iterator[tuple[Int64, _Edges]]:
    """Members of each component of two or more, and its pairs with their estimated index."""
    order = np.argsort(label[pairs.left], kind="stable")
    members = np.argsort(label, kind="stable")
    sorted_label = label[members]
    borders = np.flatnonzero(np.diff(label[pairs.left][order])) + 1
    for part in np.split(order, borders) if len(order) else []:
        number = label[pairs.left[part[0]]]
        low, high = np.searchsorted(sorted_label, (number, number + 1))
        edges = zip(pairs.left[part].tolist(), pairs.right[part].tolist(), pairs.score[part].tolist(), strict=True)
        yield members[low:high], list(edges)


def _judged(
    connection: Connection,
    entries: Sequence[Entry],
    find_language: LanguageFinder,
    options: Options,
    threshold: float,
    observer: Observer,
) -> _Edges | None:
    """Pairs of the documents that reach the threshold, counted from their texts; None where texts are missing."""
    documents = texts_of(connection, entries)
    if len(documents) < len(entries):
        return None
    corpus = Corpus(find_language, options)
    corpus.add([replace(document, role=Role.ESSAY) for document in documents.values()], observer)
    numbers, pairs = list(documents), corpus.report(observer).pairs
    score = pairs.shared / (pairs.sizes[pairs.left] + pairs.sizes[pairs.right] - pairs.shared)
    chosen = np.flatnonzero(score >= threshold)
    rows = zip(pairs.left[chosen].tolist(), pairs.right[chosen].tolist(), score[chosen].tolist(), strict=True)
    return [(numbers[left], numbers[right], value) for left, right, value in rows]


def _groups(entries: Mapping[int, Entry], links: _Edges, *, exact: bool) -> Iterator[Group]:
    """What of a component still hangs together by its links."""
    numbers = sorted({number for left, right, _ in links for number in (left, right) if number in entries})
    place = {number: index for index, number in enumerate(numbers)}
    kept = [(place[left], place[right], score) for left, right, score in links if left in place and right in place]
    if not kept:
        return
    left, right = (np.array([link[side] for link in kept], np.int32) for side in (0, 1))
    label = connected(len(numbers), left, right)
    for group in range(int(label.max()) + 1):
        members = np.flatnonzero(label == group).tolist()
        index = {member: at for at, member in enumerate(members)}
        inside = tuple(Link(index[a], index[b], score, exact) for a, b, score in kept if a in index)
        yield Group(tuple(entries[numbers[member]] for member in members), inside)
