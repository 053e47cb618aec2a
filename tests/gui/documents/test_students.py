"""Documents of several files in the list: what each row tells, joining and separating, and files read again."""

import json
import re
from dataclasses import replace
from pathlib import Path

import pytest

from imbrex.engine.text.document import Document, Problem
from imbrex.engine.text.joining import joined
from imbrex.engine.text.role import Role
from imbrex.engine.text.submission import Submission
from imbrex.files.submissions.roster import Enrolled, Roster
from imbrex.gui.documents.document_model import DocumentRole
from imbrex.gui.documents.documents_panel import DocumentMenu, DocumentsPanel
from imbrex.gui.model.class_names import class_names
from imbrex.gui.model.grouping import note_attempts
from imbrex.gui.model.overrides import Overrides
from imbrex.gui.model.roster_step import use_roster
from imbrex.gui.model.session import FileRead, Session
from imbrex.messages import Message

ANNA = Submission("Moodle", "1234567", "Anna Ivanova", "7B", ("Anna", "Bo"), "Essay 1", 2, 3, "2026-05-31T23:59:00")


def student(name="Anna Ivanova", submission=ANNA, texts=("first text", "second text")):
    """A student's document, as it is read from an archive."""
    files = [Document(f"/z.zip/{name}/{n}", f"file{n}.txt", text, path=f"/z.zip/{name}/{n}.txt") for n, text in
             enumerate(texts, 1)]  # fmt: skip
    whole = joined(files, key=f"/z.zip#{name}", name=name, path="/z.zip")
    return replace(whole, author=name, submission=submission, language="en")


def single(name):
    return Document(f"/class/{name}", name, f"text of {name}", path=f"/class/{name}", language="en")


@pytest.fixture
def session(qapp):
    return Session()


@pytest.fixture
def panel(qtbot, session):
    panel = DocumentsPanel(session)
    qtbot.addWidget(panel)
    return panel


def rows(panel, role=DocumentRole.DETAIL):
    model = panel.view.model()
    return [(model.index(row, 0).data(), model.index(row, 0).data(role)) for row in range(model.rowCount())]


def texts(panel):
    return [action.text() for action in DocumentMenu(panel).actions()]


def archive(*results):
    return FileRead("/z.zip", results)


def keys(session):
    return [row.key for row in session.rows]


def test_a_student_is_a_row_with_files_group_and_facts_and_problems_below(session, panel):
    problem = Problem("photo.heic", Message("Unsupported file type."), path="/z.zip/Anna Ivanova/photo.heic")
    session.add([archive(student(), problem, student("Bo Li", Submission(), ("one",) * 25))])
    shown = rows(panel)
    assert [name for name, _ in shown] == ["Anna Ivanova", "photo.heic", "Bo Li"]
    assert re.fullmatch(r"7B · 2 file(s|\(s\)) · English", shown[0][1])
    tip = rows(panel, 3)[0][1]
    for told in ("• file1.txt\n• file2.txt", "Assignment: Essay 1", "Team: Anna, Bo", "Attempt 2 of 3", "Handed in: "):
        assert told in tip
    assert "2026" in tip
    assert rows(panel, 3)[2][1].count("•") == 20
    session.set_anonymous(True)
    for role in (DocumentRole.DETAIL, 3):
        told = " ".join(rows(panel, role)[0])
        assert not any(word in told for word in ("Anna", "7B", "file1", "Essay", "Handed"))
    assert "• File 1\n• File 2" in rows(panel, 3)[0][1]


def test_a_student_is_separated_and_this_can_be_undone(session, panel):
    session.add([archive(student(), student("Bo Li"))])
    before = session.documents
    panel.select(["/z.zip#Anna Ivanova"])
    assert "Separate into files" in texts(panel)
    panel.separate()
    assert [one.text for one in session.documents] == ["first text", "second text", before[1].text]
    assert {one.author for one in panel.documents} == {"Anna Ivanova"}  # drafts of one author, selected
    assert "Join into one document" in texts(panel)
    session.add([archive(student(texts=("first text", "new text")), student("Bo Li"))])  # the archive is read again
    assert [one.text for one in session.documents] == ["first text", "new text", before[1].text]
    assert len(session.rows) == 3
    session.decisions.undo_stack.undo()
    assert keys(session) == [one.key for one in before]
    assert session.documents == before
    session.decisions.undo_stack.redo()
    assert [one.text for one in session.documents[:2]] == ["first text", "new text"]


def test_documents_are_joined_by_hand_and_stay_so_when_read_again(session, panel):
    session.add([FileRead(one.key, (one,)) for one in map(single, ("a.txt", "b.txt", "c.txt"))])
    assert "Join into one document" not in texts(panel)
    panel.select(["/class/a.txt", "/class/c.txt"])
    panel.join()
    (whole, other) = session.documents
    assert (whole.name, whole.text, other.name) == ("a.txt + 1", "text of a.txt\n\ntext of c.txt", "b.txt")
    assert [one.path for one in whole.files] == ["/class/a.txt", "/class/c.txt"]
    assert panel.selected == [whole.key]
    session.set_authors({whole.key: "Anna"})
    said = Overrides.from_dict(session.said.to_dict())
    assert said.groups == session.said.groups
    again = [replace(single(name), text=f"new {name}") for name in ("a.txt", "c.txt")]
    session.expand([])
    session.add([FileRead(one.key, (one,)) for one in again])
    assert sorted(one.text for one in session.documents) == ["new a.txt\n\nnew c.txt", "text of b.txt"]
    assert session.document(whole.key).author == "Anna"
    panel.select([whole.key])
    panel.separate()
    assert sorted(keys(session)) == ["/class/a.txt", "/class/b.txt", "/class/c.txt"]  # under their own keys
    assert not session.said.groups.joined
    for _ in range(2):
        session.decisions.undo_stack.undo()
    assert sorted(keys(session)) == ["/class/a.txt", "/class/b.txt", "/class/c.txt"]


def test_only_what_belongs_together_is_joined_and_a_closed_document_stays_closed(session, panel):
    session.add([FileRead(one.key, (one,)) for one in map(single, ("a.txt", "b.txt", "c.txt"))])
    session.set_role(["/class/b.txt"], Role.SOURCE)
    panel.select(["/class/a.txt", "/class/b.txt"])
    assert not panel.can_join
    panel.select(["/class/a.txt", "/class/c.txt"])
    panel.join()
    session.remove(panel.selected)
    session.decisions.undo_stack.undo()
    assert keys(session) == ["/class/b.txt"]


ROSTER = Roster((Enrolled("Ivanova Anna", ("77",), "7B"), Enrolled("Cy Ng", (), "8 A"), Enrolled("Bo Li")))


def test_a_roster_gives_names_and_groups_and_says_who_handed_in_nothing(session):
    bare = replace(ANNA, group="", members=())
    session.add([archive(student(submission=bare), student("Bo Li", replace(bare, student="5", person="Bo Li")))])
    session.set_authors({"/z.zip#Bo Li": "Bo, as I call him"})
    before = session.documents
    use_roster(session, ROSTER)
    assert [one.author for one in session.documents] == ["Ivanova Anna", "Bo, as I call him"]
    assert [one.submission.group for one in session.documents] == ["7B", ""]
    assert [one.name for one in session.absent] == ["Cy Ng"]
    assert Overrides.from_dict(json.loads(json.dumps(session.said.to_dict()))).roster == ROSTER
    session.add([archive(student("Cy Ng", replace(bare, student="6", person="Cy Ng")))])
    assert session.assign_students()  # once reading has ended
    assert session.documents[-1].submission.group == "8 A"
    assert session.absent == ()
    assert not session.assign_students()
    session.decisions.undo_stack.undo()
    assert (session.documents[-1].submission.group, session.documents[-1].author) == ("", "Cy Ng")
    session.remove([session.documents[-1].key])
    assert session.documents == before
    assert session.absent == ()
    session.decisions.undo_stack.redo()
    assert session.documents[0].author == "Ivanova Anna"
    assert session.absent == ()  # Cy Ng handed in what was removed by hand
    session.remove([session.documents[0].key])
    told = json.dumps(session.said.to_dict())
    assert "/z.zip#Anna" not in told  # a project keeps nothing of what was removed, but the roster
    session.said = Overrides.from_dict(json.loads(told))
    session.assign_students()
    assert session.absent == ()
    assert not Overrides.from_dict(json.loads(told) | {"removed": [5, -1, "x", None]}).removed
    session.clear()  # the next class has another roster
    session.assign_students()
    assert (session.absent, session.said.roster.students) == ((), ())


@pytest.mark.parametrize("damage", [5, [5], [["a"]], [[1, [], "g"]], [["a", 5, "g"]], [["", [], ""]], {"a": 1}])
def test_a_damaged_roster_of_a_project_is_left_out(damage):
    assert {one.ids for one in Overrides.from_dict({"roster": damage}).roster.students} <= {()}


def test_groups_are_told_in_the_class_where_there_are_several(session):
    session.add([archive(student(), student("Bo Li", replace(ANNA, group="8 A")), student("Cy", Submission()))])
    assert class_names(session, keys(session)) == ("Anna Ivanova · 7B", "Bo Li · 8 A", "Cy")
    assert class_names(session, keys(session)[::2]) == ("Anna Ivanova", "Cy")
    session.set_anonymous(True)
    assert class_names(session, keys(session)) == ("Text 1", "Text 2", "Text 3")


def test_problems_never_take_the_key_of_a_student(session):
    problem = Problem("a.heic", Message("Unsupported file type."), path="/z.zip/a.heic")
    one, two = (replace(student(name), key=key) for name, key in (("A", "/z.zip#9"), ("B", "/z.zip#2")))
    session.add([archive(one, problem, problem, two, problem)])
    assert [row.key for row in session.rows if row.document] == ["/z.zip#9", "/z.zip#2"]
    assert len(session.rows) == 5
    session.open([Path("/z.zip")], Role.ARCHIVE)
    session.open([Path("/z.zip")])
    session.add([archive(one)])
    assert session.document("/z.zip#9").role is Role.ARCHIVE  # opened again, it stays what it was


def test_a_file_that_a_password_opens_joins_the_others_of_its_student(session):
    locked = Problem("Anna: essay.docx", Message("The file is password-protected."), path="/z.zip/a", locked=True)
    part = replace(student(texts=("one",)), files=())
    session.add([archive(part, locked, student("Bo Li"), locked)])
    first, second = (row.key for row in session.rows if row.problem)
    session.add([FileRead(second, (student(),))])
    assert [len(row.document.files) if row.document else row.key for row in session.rows] == [2, first, 2]
    session.add([FileRead(first, (student(),))])
    assert sorted(keys(session)) == [part.key, "/z.zip#Bo Li"]


def test_earlier_attempts_are_offered_until_they_are_open(session, panel, qtbot):
    latest = student(submission=replace(ANNA, attempt=2, attempts=2, archive="/z.zip"))
    session.add([archive(latest, student("Bo Li", replace(ANNA, attempt=1, attempts=1, archive="/z.zip")))])
    panel.select(keys(session))
    assert "Add earlier attempts" in texts(panel)
    with qtbot.waitSignal(panel.attempts_requested) as asked:
        panel.request_attempts()
    assert asked.args == [[session.documents[0]]]
    earlier = replace(latest, key=f"{latest.key}~1", submission=replace(latest.submission, attempt=1))
    session.set_authors({"/z.zip#Bo Li": "Bo"})
    before = set(keys(session))
    session.add([FileRead(latest.key, (latest, earlier))])
    note_attempts(session, [latest], before)
    assert [key.rpartition("#")[2] for key in keys(session)] == ["Anna Ivanova", "Anna Ivanova~1", "Bo Li"]
    panel.select(keys(session))
    assert "Add earlier attempts" not in texts(panel)
    undo = session.decisions.undo_stack
    assert undo.undoText() == "adding of earlier attempts"
    undo.undo()
    assert set(keys(session)) == before
    undo.redo()
    assert [key.rpartition("#")[2] for key in keys(session)] == ["Anna Ivanova", "Anna Ivanova~1", "Bo Li"]
    note_attempts(session, [latest], set(keys(session)))  # nothing was read
    assert undo.count() == 1


@pytest.mark.parametrize("damage", [None, 3, {"k": 3}, {"k": [1, "a"]}, ["a", 1]])
def test_groups_of_a_damaged_project_are_left_out(damage):
    groups = Overrides.from_dict({"joined": damage, "separated": damage}).groups
    assert set(groups.separated) <= {"a"}
    assert groups.joined in ({}, {"k": ()}, {"k": ("a",)})
