"""Grouping: near-duplicates inside the library: pairs that the index proposes, judged by their texts."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

import numpy as np
from numpy.typing import NDArray
from sqlalchemy import Connection, bindparam, select

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

_POSTINGS = 1 << 22
"""Looked at together."""

_PARTS = 8  # of the hashes are looked at; of a very large index they are a fair sample of all
_CROWDS = (256, 128, 64, 32, 16, 8, 4)  # documents paired for one fingerprint; of a larger crowd neighbours are
_PAIRS = 1 << 22  # that are counted: 150 MB
_SLACK = 0.6  # of the threshold, for an estimate


@dataclass(frozen=True, slots=True)
class Proposed:
    """Pairs of documents that may be near-duplicates, and an estimate of their Jaccard index, each of shape (p,)."""

    left: Int64
    right: Int64
    score: NDArray[np.float64]


NOTHING = Proposed(np.zeros(0, np.int64), np.zeros(0, np.int64), np.zeros(0))
_BETWEEN = (
    select(buckets.c.packed)
    .where(buckets.c.bucket.between(bindparam("low"), bindparam("high")))
    .order_by(buckets.c.bucket)
)


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
        pairs = _propose(connection, generation, threshold, observer)
        numbers, place = np.unique(np.concatenate((pairs.left, pairs.right)), return_inverse=True)
        left, right = place[: len(pairs.left)], place[len(pairs.left) :]
        pairs = Proposed(left, right, pairs.score)
        label = connected(len(numbers), left.astype(np.int32), right.astype(np.int32))
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


def _propose(connection: Connection, generation: int, threshold: float, observer: Observer) -> Proposed:
    """Pairs of documents that may be near-duplicates, by one part of the hashes after another."""
    segments = [one for one in segments_of(connection) if one.state == LIVE and one.generation == generation]
    total = sum(one.postings for one in segments)
    parts = min(_PARTS, -(-total // _POSTINGS))
    width = (1 << 64) // max(1, parts, -(-total // _POSTINGS))
    found = [NOTHING]
    for part in range(parts):
        observer.check()
        observer.progress(Progress("pairs", part, parts))
        last = (part + 1) * width - 1 if parts * _POSTINGS < total or part + 1 < parts else (1 << 64) - 1
        found.append(_proposed(_postings(connection, segments, part * width, last), threshold, observer))
    return Proposed(
        *(np.concatenate(column) for column in zip(*((p.left, p.right, p.score) for p in found), strict=True))
    )


def _postings(connection: Connection, segments: Sequence[Segment], low: int, high: int) -> UInt64:
    """Postings of all documents from one to another, sorted."""
    found = [np.zeros(0, np.uint64)]
    for one in segments:
        shift = 64 - one.bits
        rows = connection.execute(_BETWEEN, {"low": one.bucket(low >> shift), "high": one.bucket(high >> shift)})
        for (blob,) in rows:
            part = unpacked(blob)
            found.append(part[np.searchsorted(part, np.uint64(low)) : np.searchsorted(part, np.uint64(high), "right")])
    postings = np.concatenate(found)
    postings.sort()
    return postings


def _proposed(postings: UInt64, threshold: float, observer: Observer) -> Proposed:
    """Pairs that may reach the threshold, by some of the postings."""
    hashes, owners = postings >> np.uint64(DOCUMENT_BITS), documents_of(postings).astype(np.int32)
    first = np.flatnonzero(np.concatenate((np.ones(min(1, len(hashes)), np.bool_), hashes[1:] != hashes[:-1])))
    length = np.diff(first, append=len(hashes))
    crowd = _largest_crowd(length)
    # Of what many documents have only neighbours in a crowd are paired, so it counts for those who share it alone.
    documents = int(owners.max()) + 1 if len(owners) else 0
    rare = np.bincount(owners[np.repeat(length <= crowd, length)], minlength=documents)
    shared = np.repeat(length > 1, length)
    numbers, place = _dense(owners[shared], documents)
    spread = _in_crowds(hashes[shared], length[length > 1], crowd)
    pairs = count_shared(pack(spread, place, len(numbers)), len(numbers), observer)
    left, right = numbers[pairs.left], numbers[pairs.right]
    score = np.minimum(pairs.shared / np.maximum(rare[left] + rare[right] - pairs.shared, 1), 1.0)
    chosen = (score >= _SLACK * threshold) & (pairs.shared >= np.minimum(2, pairs.sizes[pairs.left]))
    return Proposed(left[chosen], right[chosen], score[chosen])


def _dense(owners: Int32, documents: int) -> tuple[Int64, UInt64]:
    """The documents that there are, rising, and the place of each owner among them."""
    there = np.zeros(documents, np.bool_)
    there[owners] = True
    return np.flatnonzero(there), (np.cumsum(there) - 1)[owners].astype(np.uint64)


def _in_crowds(hashes: UInt64, length: Int64, most: int) -> UInt64:
    """Sorted hashes, those of many documents made into several; `length` tells how often each of them stands there.

    Every hash cuts its crowd in other places, so that a crowd of near-copies hangs together all the same.
    """
    within = np.arange(len(hashes)) - np.repeat(np.cumsum(length) - length, length)
    crowd = (within + (hashes % np.uint64(most)).astype(np.int64)) // most
    crowd[np.repeat(length <= most, length)] = 0
    return mix(hashes * np.uint64(0x9E3779B97F4A7C15) + crowd.astype(np.uint64))


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
