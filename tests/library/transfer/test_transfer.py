"""Export and import: from any library into any other, cancelled, resumed, and from files that mean harm."""

import json
import zipfile

import pytest

from imbrex.engine.observer import Cancelled
from imbrex.engine.text.disguise import Disguise
from imbrex.engine.text.document import Part, PartKind, Span, Unseen
from imbrex.engine.text.joining import joined
from imbrex.engine.text.recognition import Recognition
from imbrex.errors import ImbrexError
from imbrex.library.database.mode import Mode
from imbrex.library.documents.entry import Filing
from imbrex.library.library import Library
from imbrex.library.transfer import exporting, importing
from imbrex.library.transfer.document_record import to_record
from imbrex.library.transfer.export_file import PortableReader
from tests.library.conftest import essay, names_in

FILING = Filing(collection="Rhetoric 2026", tags=("spring", "вторая"), date="2026-05-01", retained="2031-05-01")


class Stopping:
    """Stops when it has been asked so many times."""

    def __init__(self, times):
        self.left = times

    def progress(self, progress):
        pass

    def check(self):
        self.left -= 1
        if self.left < 0:
            raise Cancelled


@pytest.fixture
def other(tmp_path, find_language):
    """Another library, in a file."""
    with Library.create(str(tmp_path / "other.imbrexlib"), find_language) as made:
        yield made


def fill(library):
    """Documents of every kind: with layers, notes, several names and letters that no database takes."""
    text = essay(1).text
    parts = (Part(PartKind.BODY, Span(0, 20)), Part(PartKind.FOOTNOTE, Span(20, len(text))))
    unseen = (Unseen(Disguise.WHITE, Span(3, 9)),)
    read = Recognition((Span(0, 9),), (Span(3, 9),), ("eng",))
    library.add(
        [essay(1, parts=parts, unseen=unseen, notes=("2 pages have no text",), pictures=3, recognition=read)], FILING
    )
    library.add([essay(2), essay(3, text="NUL \0 inside, half \ud800 a letter " * 9)], Filing(collection="2025"))
    library.add([essay(1, name="the same again.docx", path="/home/somebody/again.docx", author="another")])
    library.add([essay(number) for number in range(4, 29)])
    files = essay(40, name="a + b.docx", notes=("1 comment",)), essay(41, name="notes.pdf")
    library.add([joined(files, key="student", name="Anna", path="/z.zip")])


def documents(library):
    return [library.document(entry.document) for entry in library.entries()]


def test_everything_comes_back(library, other, tmp_path):
    fill(library)
    path = tmp_path / "all.imbrexport"
    assert library.export(path) == 29
    imported = other.import_file(path)
    assert (imported.new, imported.renamed, imported.known, imported.problems) == (29, 0, 0, [])
    assert names_in(other) == names_in(library)
    assert documents(other) == documents(library)
    (student,) = [document for document in documents(other) if document.files]
    assert student.name == "a & b.docx + notes.pdf"
    assert [(one.name, student.text[one.span.start : one.span.end]) for one in student.files] == [
        ("a & b.docx", essay(40).text),
        ("notes.pdf", essay(41).text),
    ]
    assert other.verify() == []


def test_from_a_file_to_a_server_and_back(library, other, tmp_path):
    fill(other)
    other.export(tmp_path / "there.imbrexport")
    library.import_file(tmp_path / "there.imbrexport")
    library.export(tmp_path / "back.imbrexport")
    assert (tmp_path / "back.imbrexport").read_bytes() == (tmp_path / "there.imbrexport").read_bytes()


def test_what_is_there_is_recognised(library, tmp_path, essays):
    library.add(essays(6), FILING)
    library.export(tmp_path / "all.imbrexport")
    before = names_in(library)
    assert library.import_file(tmp_path / "all.imbrexport").known == 6
    assert names_in(library) == before
    library.remove([1, 2])
    assert library.import_file(tmp_path / "all.imbrexport").new == 2
    assert names_in(library) == before


def test_new_names_are_counted(other, tmp_path, essays, library):
    library.add(essays(3), FILING)
    library.export(tmp_path / "all.imbrexport")
    other.add(essays(3))
    imported = other.import_file(tmp_path / "all.imbrexport")
    assert (imported.new, imported.renamed, imported.known) == (0, 3, 0)


def test_an_export_that_was_cancelled_goes_on_where_it_was(library, tmp_path, essays):
    library.add(essays(20))
    path = tmp_path / "all.imbrexport"
    with pytest.raises(Cancelled):
        library.export(path, Stopping(8))
    assert not path.exists()
    with PortableReader(tmp_path / "all.imbrexport.part") as reader:
        assert len(list(reader.records())) == 8
    asked = Stopping(12)  # as many as were missing: more would stop it again
    assert library.export(path, asked) == 20
    assert asked.left == 0
    with PortableReader(path) as reader:
        assert [record["document"] for record in reader.records()] == list(range(1, 21))


def test_an_export_begins_anew_when_the_library_has_changed(library, tmp_path, essays):
    library.add(essays(6))
    path = tmp_path / "all.imbrexport"
    with pytest.raises(Cancelled):
        library.export(path, Stopping(3))
    library.remove([2])
    library.add(essays(1, first=50))
    library.export(path)
    with PortableReader(path) as reader:
        assert [record["document"] for record in reader.records()] == [1, 3, 4, 5, 6, 7]


def test_an_import_that_was_cancelled_keeps_what_it_told(library, other, tmp_path, essays, monkeypatch):
    monkeypatch.setattr(importing, "_ROWS", 4)
    library.add(essays(10))
    library.export(tmp_path / "all.imbrexport")
    told = []

    class Half:
        def progress(self, progress):
            told.append(progress.done)

        def check(self):
            if told and told[-1] == 4:
                raise Cancelled

    with pytest.raises(Cancelled):
        other.import_file(tmp_path / "all.imbrexport", Half())
    assert other.info().documents == 4
    imported = other.import_file(tmp_path / "all.imbrexport")
    assert (imported.new, imported.known) == (6, 4)
    assert other.verify() == []


def test_an_unfinished_export_can_be_imported_and_says_so(library, other, tmp_path, essays):
    library.add(essays(5))
    with pytest.raises(Cancelled):
        library.export(tmp_path / "all.imbrexport", Stopping(2))
    imported = other.import_file(tmp_path / "all.imbrexport.part")
    assert imported.new == 2
    assert "was not completed" in str(*imported.problems)


def test_a_document_that_is_damaged_keeps_no_other_from_being_saved(library, tmp_path, essays):
    library.add(essays(3))
    with library.store.writing() as connection:
        connection.exec_driver_sql("UPDATE texts SET packed = '' WHERE document = 2")
    assert library.export(tmp_path / "all.imbrexport") == 2


def test_signatures_alone_are_not_exported(tmp_path, find_language):
    with (
        Library.create(str(tmp_path / "signs"), find_language, mode=Mode.SIGNATURES) as library,
        pytest.raises(ImbrexError, match="no texts to export"),
    ):
        library.export(tmp_path / "all.imbrexport")


def test_texts_can_be_imported_where_only_signatures_are_kept(library, tmp_path, find_language, essays):
    library.add(essays(3))
    library.export(tmp_path / "all.imbrexport")
    with Library.create(str(tmp_path / "signs"), find_language, mode=Mode.SIGNATURES) as signs:
        assert signs.import_file(tmp_path / "all.imbrexport").new == 3
        assert [entry.has_text for entry in signs.entries()] == [False] * 3


def test_where_nothing_can_be_written_it_is_told(library, tmp_path):
    with pytest.raises(ImbrexError, match="write"):
        library.export(tmp_path / "no folder" / "all.imbrexport")


def test_where_there_is_nothing_to_read_it_is_told(library, tmp_path):
    with pytest.raises(ImbrexError, match="read"):
        library.import_file(tmp_path / "nothing.imbrexport")


def record(other, **changes):
    """A good record with some fields changed; None takes one away."""
    other.add([essay(1)], FILING)
    (entry,) = other.entries()
    good = to_record(entry, other.document(entry.document))
    for field, value in changes.items():
        target = good["names"][0] if field in good["names"][0] else good
        if value is None:
            del target[field]
        else:
            target[field] = value
    return good


WRONG = [
    {"text": None}, {"text": 5}, {"text": ["a"]}, {"language": 7}, {"reader": None}, {"pictures": -1},
    {"pictures": True}, {"pictures": 2**70}, {"notes": "one"}, {"notes": [1]}, {"parts": 5}, {"parts": [["body", 0]]},
    {"parts": [["no such part", 0, 5]]}, {"parts": [["body", 0, 10**9]]}, {"parts": [["body", 5, 2]]},
    {"parts": [["body", 0, 9], ["body", 3, 20]]}, {"parts": [["body", 0.5, 9]]}, {"parts": [["body", -4, 9]]},
    {"files": 5}, {"files": [[0]]}, {"files": [[5, 2]]}, {"files": [[0, 10**9]]}, {"files": [[0, 9], [3, 20]]},
    {"recognition": 5}, {"recognition": {"pages": [], "uncertain": [[0, 10**9]], "languages": []}},
    {"recognition": {"pages": []}},
    {"unseen": [["gold", 0, 5]]}, {"unseen": [[["white"], 0, 5]]}, {"names": []}, {"names": [5]},
    {"names": {"name": "x"}},
    {"name": 5}, {"name": "x" * 200_000}, {"tags": "spring"}, {"tags": [{}]}, {"tags": ["x"] * 20_000},
    {"date": "yesterday"}, {"retained": "2026-13-45"}, {"retained": 0}, {"added": "now"}, {"added": "2026-05-01"},
    {"added": "2026-05-01T00:00:00"}, {"author": None},
]  # fmt: skip


def test_records_of_a_wrong_kind_are_left_out_and_told_of(tmp_path, other, find_language):
    """All in one file: nothing that is wrong with one of them keeps those after it from being read."""
    good = {**record(other), "text": "a good one, after the bad ones"}
    path = tmp_path / "hostile.imbrexport"
    with zipfile.ZipFile(path, "w") as out:
        out.writestr("library.json", json.dumps({"format": "imbrex-library", "version": 1}))
        lines = [record(other, **changes) for changes in WRONG]
        out.writestr("documents/000001.jsonl", "\n".join(map(json.dumps, [*lines, good])))
        out.writestr("end.json", json.dumps({"documents": len(WRONG) + 1}))
    with Library.create(str(tmp_path / "into"), find_language) as into:
        imported = into.import_file(path)
        told = {problem.message.partition(" is not a document: ")[0] for problem in imported.problems}
        taken = {f"Record {number}": str(wrong)[:80] for number, wrong in enumerate(WRONG, 1)}
        assert {name: wrong for name, wrong in taken.items() if name not in told} == {}
        assert (imported.new, len(imported.problems)) == (1, len(WRONG))
        assert into.verify() == []


def test_hostile_names_stay_names(tmp_path, library, other):
    hostile = [
        "'); DROP TABLE documents; --",
        "<img src=x onerror=alert(1)>",
        "../../etc/passwd",
        "a\0b",
        "\ud800",
        "x" * 9999,
    ]
    library.add([essay(number, name=name, author=name, path=name) for number, name in enumerate(hostile)])
    library.export(tmp_path / "all.imbrexport")
    other.import_file(tmp_path / "all.imbrexport")
    assert names_in(other) == names_in(library)
    assert {entry.name for entry in other.entries()} == {*hostile[:3], "a\ufffdb", "\ufffd", "x" * 9999}
    assert sorted(path.name for path in tmp_path.iterdir() if path.suffix != ".imbrexlib")[0] == "all.imbrexport"


def test_no_more_than_some_documents_are_in_memory(library, tmp_path, essays, monkeypatch):
    library.add(essays(12))
    library.export(tmp_path / "all.imbrexport")
    sizes = []
    monkeypatch.setattr(importing, "_ROWS", 5)
    monkeypatch.setattr(exporting, "_ROWS", 5)
    importing.import_documents(
        tmp_path / "all.imbrexport", lambda documents, filing, added: sizes.append(len(documents)) or []
    )
    assert sizes == [5, 5, 2]
