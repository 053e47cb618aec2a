"""What is removed is gone: from every list, from the index and from the bytes of the file."""

import pytest

from imbrex.engine.fingerprints.fingerprints import Fingerprinter
from imbrex.engine.options import Options
from imbrex.engine.text.document import Document
from imbrex.library.documents.entry import Filing
from imbrex.library.index.segments import packed, postings_of
from imbrex.library.library import Library
from tests.library.conftest import essay


def bytes_of(path):
    return b"".join(one.read_bytes() for one in path.parent.iterdir() if one.name.startswith(path.name))


def traces(find_language, document, number):
    """What could tell of a document: its names, and eight bytes for each of its fingerprints."""
    (made,) = Fingerprinter(find_language, Options()).make([document])
    return [packed(postings_of(made.hashes[place : place + 1], number)) for place in range(len(made.hashes))]


@pytest.mark.parametrize("merged", [False, True])
def test_nothing_of_a_student_stays_in_the_file(tmp_path, find_language, essays, merged):
    path = tmp_path / "essays"
    secret = Document("k", "Wintergreen-homework.txt", essay(77, 90).text, language="en", author="Xaver Wintergreen")
    with Library.create(str(path), find_language) as library:
        for first in range(0, 60, 5):
            library.add(essays(5, first=first))
        (addition,) = library.add([secret])
        library.add(essays(40, first=100))
        if merged:
            library.tidy()
        wanted = [b"Wintergreen", *traces(find_language, secret, addition.document)]
        library.store.wipe([])  # so that all lies in the file itself
        stored = bytes_of(path)
        assert all(trace in stored for trace in wanted)
        assert library.remove_author("Xaver Wintergreen") == 1
        left = bytes_of(path)
        assert not [trace for trace in wanted if trace in left]
        assert library.verify() == []
        assert len(library.entries()) == 100
        (checked,) = library.check([secret])
        assert checked.known == checked.candidates == ()


def test_what_others_handed_in_too_stays_under_their_names(library):
    library.add([essay(1, name="a", author="Ann"), essay(1, name="b", author="Bob"), essay(2, author="Ann")])
    assert library.remove_author("Ann") == 2
    (entry,) = library.entries()
    assert [name.author for name in entry.names] == ["Bob"]
    assert library.verify() == []


def test_what_may_still_be_kept_for_others_stays_when_one_name_expires(library):
    old, long = Filing(collection="2024", retained="2025-01-31"), Filing(collection="2025", retained="2030-01-31")
    library.add([essay(1, name="a", author="Ann"), essay(2, name="only", author="Ann")], old)
    library.add([essay(1, name="b", author="Bob")], long)
    library.add([essay(3, name="c", author="Cid")])
    assert library.remove_expired("2025-01-31") == 0
    assert library.remove_expired("2025-02-01") == 2
    left = {name.name for entry in library.entries() for name in entry.names}
    assert left == {"b", "c"}
    assert library.verify() == []
    assert library.remove_expired("2025-02-01") == 0


def test_removing_what_is_not_there_changes_nothing(library, essays):
    library.add(essays(2))
    before = library.info()
    assert library.remove([99, 100]) == 0
    assert library.remove_author("Nobody") == 0
    assert library.info() == before


def test_what_was_removed_may_be_added_again(library, essays):
    added = library.add(essays(5))
    assert library.remove([added[1].document, added[3].document]) == 2
    assert [addition.new for addition in library.add(essays(5))] == [False, True, False, True, False]
    assert library.verify() == []
    for document in essays(5):
        (checked,) = library.check([document])
        assert [known.entry.name for known in checked.known] == [document.name]
