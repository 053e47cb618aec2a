"""Near duplicates: pairs within the library that the index proposes, verified by their texts."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace

import numpy as np
from numpy.typing import NDArray
from sqlalchemy import Connection, bindparam, select

from imbrex.engine.arrays import Int64, UInt64, table_rows
from imbrex.engine.compare.corpus import Corpus
from imbrex.engine.compare.pairs import count_shared, pack
from imbrex.engine.compare.shingles import mix
from imbrex.engine.language import LanguageFinder
from imbrex.engine.observer import Observer, Progress
from imbrex.engine.options import Options
from imbrex.engine.overview.connected_components import connected
from imbrex.engine.text.role import Role
from imbrex.library.database.ledger import check_generation
from imbrex.library.database.schema import buckets
from imbrex.library.database.store import Store
from imbrex.library.documents.entry import Entry
from imbrex.library.documents.listing import entries_of
from imbrex.library.documents.stored_texts import documents_of as texts_of
from imbrex.library.index.lookup import numbered
from imbrex.library.index.segments import DOCUMENT_BITS, LIVE, Segment, documents_of, segments_of, unpacked
from imbrex.library.search.search_results import Group, Link
from imbrex.values import frozen

_Edges = list[tuple[int, int, float]]

_POSTINGS = 1 << 21
"""Postings processed at a time."""

_PARTS = 12  # of the hash range are searched; a fair sample of a very large index
_CROWDS = (256, 128, 64, 32, 16, 8, 4)  # documents paired for one fingerprint; larger crowds are divided
_PAIRS = 1 << 21  # pairs counted: 80 MB
_TOGETHER = 1000  # texts compared at a time
_SLACK = 0.6  # factor on the threshold for estimates


@frozen
class Proposed:
    """Possible near-duplicates and estimates of their Jaccard index, each of shape (p,)."""

    left: Int64
    right: Int64
    score: NDArray[np.float64]

    @property
    def columns(self) -> tuple[Int64, Int64, NDArray[np.float64]]:
        """All three arrays."""
        return self.left, self.right, self.score


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
    """Find groups connected by pairs with a Jaccard index of at least `threshold`, largest first.

    Raises:
        ChangedError: another index has replaced that generation.
    """
    judge = _Judge(find_language, options, threshold, observer)
    found: list[Group] = []
    with store.reading() as connection:
        check_generation(connection, generation)
        components = list(_components(_propose(connection, generation, threshold, observer)))
        for done, (members, pairs) in enumerate(components):
            observer.check()
            observer.progress(Progress("groups", done, len(components)))
            entries = entries_of(connection, members)
            exact = all(entry.has_text for entry in entries.values())
            links = judge(connection, entries, pairs) if exact else [pair for pair in pairs if pair[2] >= threshold]
            found += _groups(entries, links, exact=exact)
    return sorted(found, key=lambda group: (-len(group.members), -group.highest, group.members[0].document))


def _propose(connection: Connection, generation: int, threshold: float, observer: Observer) -> Proposed:
    """Propose possible near-duplicates, one part of the hash range at a time."""
    segments = [one for one in segments_of(connection) if one.state == LIVE and one.generation == generation]
    total = sum(one.postings for one in segments)
    parts = min(_PARTS, -(-total // _POSTINGS))
    width = (1 << 64) // max(1, parts, -(-total // _POSTINGS))
    found = [NOTHING]
    for part in range(parts):
        observer.check()
        observer.progress(Progress("pairs", part, parts))
        last = (part + 1) * width - 1 if parts * _POSTINGS < total or part + 1 < parts else (1 << 64) - 1
        postings = _postings(connection, segments, part * width, last)
        found.append(_proposed(postings, threshold, observer, complete=parts == 1))
    return Proposed(*(np.concatenate(column) for column in zip(*(one.columns for one in found), strict=True)))


def _postings(connection: Connection, segments: Sequence[Segment], low: int, high: int) -> UInt64:
    """Postings of all documents between two hashes, sorted."""
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


def _proposed(postings: UInt64, threshold: float, observer: Observer, *, complete: bool) -> Proposed:
    """Propose pairs that may reach the threshold, from some of the postings or the complete index."""
    hashes = postings >> np.uint64(DOCUMENT_BITS)
    documents, owners = numbered(documents_of(postings))  # the original numbers may be arbitrarily large
    first = np.flatnonzero(np.concatenate((np.ones(min(1, len(hashes)), np.bool_), hashes[1:] != hashes[:-1])))
    length = np.diff(first, append=len(hashes))
    crowd = _largest_crowd(length)
    # Documents in a large crowd are paired with neighbours only, so its fingerprint adds to `shared` but not to `rare`.
    rare = np.bincount(owners[np.repeat(length <= crowd, length)], minlength=len(documents))
    shared = np.repeat(length > 1, length)
    numbers, place = _dense(owners[shared], len(documents))
    spread = _in_crowds(hashes[shared], length[length > 1], crowd)
    pairs = count_shared(pack(spread, place, len(numbers)), len(numbers), observer)
    left, right = numbers[pairs.left], numbers[pairs.right]
    score = np.minimum(pairs.shared / np.maximum(rare[left] + rare[right] - pairs.shared, 1), 1.0)
    # A single shared fingerprint is evidence only if the text has no others.
    least = np.minimum(2, pairs.sizes[pairs.left]) if complete else 2
    chosen = (score >= _SLACK * threshold) & (pairs.shared >= least)
    return Proposed(documents[left[chosen]], documents[right[chosen]], score[chosen])


def _dense(owners: Int64, documents: int) -> tuple[Int64, UInt64]:
    """The distinct owners, ascending, and the index of each owner among them."""
    there = np.zeros(documents, np.bool_)
    there[owners] = True
    return np.flatnonzero(there), (np.cumsum(there) - 1)[owners].astype(np.uint64)


def _in_crowds(hashes: UInt64, length: Int64, most: int) -> UInt64:
    """Sorted hashes, with those of many documents split into several; `length` is the frequency of each.

    Every hash divides its crowd at other points, so a crowd of near-copies stays connected.
    """
    within = np.arange(len(hashes)) - np.repeat(np.cumsum(length) - length, length)
    crowd = (within + (hashes % np.uint64(most)).astype(np.int64)) // most
    crowd[np.repeat(length <= most, length)] = 0
    return mix(hashes * np.uint64(0x9E3779B97F4A7C15) + crowd.astype(np.uint64))


def _largest_crowd(length: Int64) -> int:
    """Maximum number of documents paired for one fingerprint, so that all pairs fit."""
    for most in _CROWDS:
        whole = np.minimum(length, most)
        if int((whole * (whole - 1) // 2 * -(-length // most)).sum()) <= _PAIRS:
            return most
    return _CROWDS[-1]


def _components(proposed: Proposed) -> Iterator[tuple[list[int], _Edges]]:
    """Connected documents, ascending, and the distinct pairs of each component."""
    pairs: dict[tuple[int, int], float] = {}
    for left, right, score in table_rows(proposed.columns):
        pairs[left, right] = max(score, pairs.get((left, right), 0.0))
    if not pairs:
        return
    ends = np.array(list(pairs), np.int64)
    numbers, place = np.unique(ends, return_inverse=True)
    label = connected(len(numbers), *place.reshape(-1, 2).T.astype(np.int32))
    members: dict[int, list[int]] = {}
    for number, group in zip(numbers.tolist(), label.tolist(), strict=True):
        members.setdefault(group, []).append(number)
    edges: dict[int, _Edges] = {}
    for (left, right), group in zip(pairs, label[place.reshape(-1, 2)[:, 0]].tolist(), strict=True):
        edges.setdefault(group, []).append((left, right, pairs[left, right]))
    for group, mine in members.items():
        yield mine, edges[group]


@frozen
class _Judge:
    """Selects from the texts the pairs that reach the threshold."""

    find_language: LanguageFinder
    options: Options
    threshold: float
    observer: Observer

    def __call__(self, connection: Connection, entries: Mapping[int, Entry], pairs: _Edges) -> _Edges:
        """The pairs that reach it, of those proposed and others among the same documents."""
        if len(entries) <= _TOGETHER:
            return self._links(connection, list(entries.values()))
        found: dict[tuple[int, int], float] = {}
        ordered = sorted(pair for pair in pairs if pair[0] in entries and pair[1] in entries)
        for first in range(0, len(ordered), _TOGETHER // 2):
            self.observer.check()
            part = ordered[first : first + _TOGETHER // 2]
            numbers = sorted({number for left, right, _ in part for number in (left, right)})
            links = self._links(connection, [entries[number] for number in numbers])
            found.update(((left, right), score) for left, right, score in links)
        return [(left, right, score) for (left, right), score in sorted(found.items())]

    def _links(self, connection: Connection, entries: Sequence[Entry]) -> _Edges:
        documents = texts_of(connection, entries)
        corpus = Corpus(self.find_language, self.options)
        corpus.add([replace(document, role=Role.ESSAY) for document in documents.values()], self.observer)
        numbers, pairs = list(documents), corpus.report(self.observer).pairs
        score = pairs.shared / (pairs.sizes[pairs.left] + pairs.sizes[pairs.right] - pairs.shared)
        chosen = np.flatnonzero(score >= self.threshold)
        rows = zip(pairs.left[chosen].tolist(), pairs.right[chosen].tolist(), score[chosen].tolist(), strict=True)
        return [(numbers[left], numbers[right], value) for left, right, value in rows]


def _groups(entries: Mapping[int, Entry], links: _Edges, *, exact: bool) -> Iterator[Group]:
    """The parts of a component that its verified links still connect."""
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
