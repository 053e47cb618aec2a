"""What is added is there, once, under all its names, and stays where the rest is stopped."""

import datetime as dt

import pytest

from imbrex.engine.observer import Cancelled
from imbrex.engine.text.document import Document, Part, PartKind, Span
from imbrex.engine.text.role import Role
from imbrex.errors import ImbrexError
from imbrex.library import adding
from imbrex.library.documents.entry import Filing, Selection
from imbrex.library.index.index_entries import BATCH
from imbrex.library.library import Library
from tests.library.conftest import essay


class Stopper:
    """An observer that remembers progress and stops the work at a call of `check`, or once so much is indexed.

    Args:
        at: which call.
        after: how many documents must be indexed.
    """

    def __init__(self, at=None, after=None):
        self.at = at
        self.after = after
        self.calls = 0
        self.told = []

    def progress(self, progress):
        self.told.append((progress.stage, progress.done, progress.total))

    def check(self):
        self.calls += 1
        indexed = max((done for stage, done, _ in self.told if stage == "indexing"), default=0)
        if self.calls == self.at or (self.after and indexed >= self.after):
            raise Cancelled


def test_a_document_comes_back_as_it_was(library):
    given = Document(
        "key",
        "Essay.docx",
        "Heading\nBody \u0451 \U0001f600 \0 end",
        (Part(PartKind.BODY, Span(0, 8)), Part(PartKind.TABLE, Span(8, 20))),
        "/tmp/Essay.docx",
        "en",
        author="Kim",
        notes=("one picture",),
        pictures=1,
        reader="docx",
    )
    filing = Filing(collection="2026", tags=("history", "term"), date="2026-05-04", retained="2031-05-04")
    (addition,) = library.add([given], filing)
    back = library.document(addition.document)
    assert back.role is Role.ARCHIVE
    for field in ("name", "text", "parts", "path", "language", "author", "notes", "pictures", "reader", "unseen"):
        assert getattr(back, field) == getattr(given, field)
    (entry,) = library.entries()
    (name,) = entry.names
    assert (name.collection, name.tags, name.date, name.retained) == ("2026", filing.tags, filing.date, filing.retained)
    assert entry.characters == len(given.text)


def test_a_document_added_twice_is_one_with_two_names(library):
    first, second = essay(1, key="a", name="a.txt", author="Ann"), essay(1, key="b", name="b.txt", author="Bob")
    (one,) = library.add([first])
    (two,) = library.add([second])
    (three,) = library.add([first])
    assert (one.new, two.new, three.new) == (True, False, False)
    assert (one.renamed, two.renamed, three.renamed) == (False, True, False)
    (entry,) = library.entries()
    assert [(name.name, name.author) for name in entry.names] == [("a.txt", "Ann"), ("b.txt", "Bob")]
    assert one.document == two.document == three.document == entry.document


def test_copies_within_one_batch_are_one_document_too(library):
    added = library.add([essay(1, name="a"), essay(1, name="b"), essay(1, name="a"), essay(2)])
    assert [addition.new for addition in added] == [True, False, False, True]
    assert [len(entry.names) for entry in library.entries()] == [2, 1]


def test_what_was_told_as_added_stays_when_the_rest_is_stopped(library, essays, monkeypatch):
    batch = BATCH // 8
    monkeypatch.setattr(adding, "BATCH", batch)
    documents = essays(3 * batch // 2, words=20)
    told = []
    stopper = Stopper()
    work = library.adding(documents, observer=stopper)
    told += next(work)
    stopper.at = stopper.calls + 1
    with pytest.raises(Cancelled):
        next(work)
    assert len(told) == batch
    assert [entry.document for entry in library.entries()] == [addition.document for addition in told]
    assert stopper.told[-1] == ("adding", batch, len(documents))
    again = library.add(documents)
    assert sum(addition.new for addition in again) == len(documents) - batch
    assert len(library.entries()) == len(documents)
    assert library.verify() == []


def test_a_batch_that_is_cut_leaves_nothing(library, essays, monkeypatch):
    library.add(essays(3))
    before = library.info()

    def fail(*_):
        raise OSError("no room")

    monkeypatch.setattr("imbrex.library.index.index_entries.write_segment", fail)
    with pytest.raises(OSError, match="no room"):
        library.add(essays(5, first=10))
    assert library.info() == before
    monkeypatch.undo()
    assert all(addition.new for addition in library.add(essays(5, first=10)))
    assert library.verify() == []


def test_numbers_are_never_given_again(library, essays):
    first = [addition.document for addition in library.add(essays(3))]
    library.remove(first)
    second = [addition.document for addition in library.add(essays(3))]
    assert min(second) > max(first)


def test_entries_are_found_by_what_they_were_filed_under(library, essays):
    one, two, three = essays(3)
    library.add([one], Filing(collection="2025", tags=("a",), retained="2026-01-31"))
    library.add([two], Filing(collection="2026", tags=("a", "b"), author="Somebody Else"))
    library.add([three])

    def names(**asked):
        return [entry.name for entry in library.entries(Selection(**asked))]

    assert names() == [one.name, two.name, three.name]
    assert names(collection="2026") == names(author="Somebody Else") == names(tag="b") == [two.name]
    assert names(tag="a") == [one.name, two.name]
    assert names(collection="") == names(text="ESSAY 2") == [three.name]
    assert names(first=1, most=1) == [two.name]
    assert names(expired_on="2026-01-31") == []
    assert names(expired_on="2026-02-01") == [one.name]
    assert [(one.name, one.documents) for one in library.collections()] == [("", 1), ("2025", 1), ("2026", 1)]
    assert library.authors() == ["Somebody Else", "author 0", "author 2"]


def test_the_clock_tells_when_it_was_added(tmp_path, find_language):
    moment = dt.datetime(2026, 11, 21, 3, 4, 5, tzinfo=dt.UTC)
    with Library.create(str(tmp_path / "library"), find_language, clock=lambda: moment) as library:
        library.add([essay(1)])
        assert library.entries()[0].added == "2026-11-21T03:04:05+00:00"


@pytest.mark.parametrize("day", ["tomorrow", "2026-02-30", "20260101", "2026-1-1"])
def test_a_date_must_be_one(day):
    with pytest.raises(ImbrexError, match="is not a valid date"):
        Filing(retained=day)


def test_a_library_is_there_after_it_was_closed(address, find_language, essays):
    with Library.create(address, find_language) as library:
        library.add(essays(4))
        before = library.entries()
    with Library.open(address, find_language) as library:
        assert library.entries() == before
        (checked,) = library.check([essay(2)])
        assert checked.candidates[0].containment == 1
