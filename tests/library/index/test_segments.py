"""Merging changes nothing of what the index says, wherever it is cut short."""

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from sqlalchemy import select

from imbrex.library.database import schema
from imbrex.library.database.ledger import Ledger
from imbrex.library.index import segments
from imbrex.library.index.lookup import find_sharing
from imbrex.library.index.maintenance import _step
from imbrex.library.index.segments import DOCUMENT_BITS, unpacked
from imbrex.library.library import Library
from tests.examples import examples

hashes = st.integers(0, 2**36 - 1).map(lambda value: value << DOCUMENT_BITS)
batches = st.lists(st.lists(st.tuples(hashes, st.integers(1, 500)), max_size=80), min_size=1, max_size=12)


def postings(batch):
    return np.array(sorted({hash_ | document for hash_, document in batch}), np.uint64)


def stored(connection):
    """The postings of all segments that count, by their buckets."""
    rows = connection.execute(
        select(schema.buckets.c.bucket, schema.buckets.c.packed).order_by(schema.buckets.c.bucket)
    )
    blobs = [(bucket, unpacked(blob)) for bucket, blob in rows]
    found = []
    for one in segments.segments_of(connection):
        if one.state != segments.LIVE:
            continue
        for bucket, part in blobs:
            if bucket >> segments.PREFIX_BITS == one.segment:
                prefix = bucket & ((1 << segments.PREFIX_BITS) - 1)
                assert (segments.prefixes_of(part, one.bits) == prefix).all()
                found += part.tolist()
    return sorted(found)


@pytest.fixture
def empty(tmp_path, find_language):
    with Library.create(str(tmp_path / "library"), find_language) as library:
        yield library


@given(batches)
@examples(12)
def test_every_step_of_a_merge_leaves_all_postings(tmp_path_factory, find_language, given_batches):
    path = str(tmp_path_factory.mktemp("merge") / "library")
    with Library.create(path, find_language) as library, pytest.MonkeyPatch.context() as patch:
        patch.setattr(segments, "_STEP", 64)
        patch.setattr(segments, "_BUCKET", 4)
        for batch in given_batches:
            with library.store.writing() as connection:
                segments.write_segment(connection, 1, postings(batch))
        expected = sorted(value for batch in given_batches for value in postings(batch).tolist())
        steps = 0
        while True:
            with library.store.writing() as connection:
                going = _step(connection, None)
                assert stored(connection) == expected
            steps += 1
            if not going:
                break
        with library.store.reading() as connection:
            left = segments.segments_of(connection)
        assert all(one.state == segments.LIVE for one in left)
        assert len(left) <= max(1, sum(map(bool, given_batches)))


@given(batches, st.lists(hashes, max_size=30))
@examples(25)
def test_sharing_is_counted_as_by_hand(tmp_path_factory, find_language, given_batches, strangers):
    path = str(tmp_path_factory.mktemp("count") / "library")
    with Library.create(path, find_language) as library:
        with library.store.writing() as connection:
            for batch in given_batches:
                segments.write_segment(connection, 1, postings(batch))
        asked = sorted({*strangers, *(pair[0] for pair in given_batches[0])})
        with library.store.reading() as connection:
            every = np.array(asked, np.uint64)
            sharing = find_sharing(connection, 1, every, every[::2])
    counted, chosen = {}, {}
    for batch in given_batches:
        for hash_, document in set(batch):
            if hash_ in set(asked):
                counted[document] = counted.get(document, 0) + 1
                chosen[document] = chosen.get(document, 0) + (hash_ in asked[::2])
    assert dict(zip(sharing.documents.tolist(), sharing.counts.tolist(), strict=True)) == counted
    assert dict(zip(sharing.documents.tolist(), sharing.chosen.tolist(), strict=True)) == chosen


def test_rare_fingerprints_weigh_more(empty):
    common, rare = 5 << 40, 9 << 40
    with empty.store.writing() as connection:
        segments.write_segment(connection, 1, postings([(common, number) for number in range(1, 90)] + [(rare, 90)]))
    with empty.store.reading() as connection:
        sharing = find_sharing(connection, 1, np.array([common, rare], np.uint64), np.zeros(0, np.uint64))
    assert sharing.scores[-1] > sharing.scores[0]


def test_documents_added_one_by_one_do_not_pile_up_segments(empty, essays):
    for document in essays(60):
        empty.add([document])
    assert empty.info().segments < 20
    empty.tidy()
    assert empty.info().segments <= 2
    assert empty.verify() == []
    for document in essays(60):
        (checked,) = empty.check([document])
        assert checked.candidates[0].containment == 1


def test_a_segment_of_another_generation_does_not_count(empty, essays):
    empty.add(essays(3))
    with empty.store.reading() as connection:
        sharing = find_sharing(connection, 2, np.arange(10, dtype=np.uint64), np.zeros(0, np.uint64))
    assert len(sharing.documents) == 0
    assert isinstance(empty._ledger, Ledger)
