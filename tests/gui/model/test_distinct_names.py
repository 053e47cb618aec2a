"""Names of files that lie in different folders."""

from imbrex.engine.text.document import Document
from imbrex.engine.text.submission import Submission
from imbrex.gui.model.document_rows import Row, State, distinct_names, told_apart


def test_one_folder_is_put_before_names_that_occur_twice():
    named = {"1": ("essay.txt", "/class/anna/essay.txt"), "2": ("essay.txt", "/class/boris/essay.txt"), "3": ("b", "")}
    assert distinct_names(named) == {"1": "anna/essay.txt", "2": "boris/essay.txt"}


def test_as_many_folders_as_are_needed():
    named = {"1": ("e", "/a/x/last/e"), "2": ("e", "/a/y/last/e"), "3": ("e", "/a/y/first/e")}
    assert distinct_names(named) == {"1": "x/last/e", "2": "y/last/e", "3": "y/first/e"}


def test_a_folder_and_the_one_that_holds_it():
    named = {"1": ("e", "/class/e"), "2": ("e", "/class/class/e")}
    assert len(set(distinct_names(named).values())) == 2


def test_records_of_one_file_keep_their_names():
    assert distinct_names({"1": ("news", "/a/b.json"), "2": ("news", "/a/b.json")}) == {}


def test_a_student_with_two_assignments_is_named_after_them():
    rows = {}
    for number, (essay, path) in enumerate((("Essay 1", "/x/1.zip"), ("Essay 2", "/x/2.zip/Anna_7_file_/a.docx"))):
        told = Submission("Moodle", "7", "Anna", assignment=essay, archive=path[:8])
        document = Document(str(number), "Anna", "text", path=path, author="Anna", submission=told)
        rows[document.key] = Row(document.key, "Anna", State.READY, document)
    assert [row.name for row in told_apart(rows).values()] == ["Essay 1/Anna", "Essay 2/Anna"]
