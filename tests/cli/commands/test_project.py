"""A project named on the command line stands for its documents, with its options and what was decided."""

import json
import sqlite3
from dataclasses import replace

import pytest

from imbrex import __version__
from imbrex.engine.options import DEFAULT, PRESETS, Options, Shingling
from imbrex.engine.review.review import Review, Verdict
from imbrex.engine.text.document import Document, Problem
from imbrex.engine.text.role import Role
from imbrex.files.reader import Reader
from imbrex.projects.project import Project
from imbrex.projects.saving import save_project
from tests.cli.conftest import ORIGINAL, REWRITE

OPTIONS = replace(PRESETS[DEFAULT], shingles=Shingling(length=2), language="en")


@pytest.fixture
def documents(essays):
    with Reader() as reader:
        found = [one for name in "abc" for one in reader.read(essays / f"{name}.txt")]
    return [replace(document, language="en") for document in found]


@pytest.fixture
def project(tmp_path, documents):
    """A class whose files are gone: an essay by Anna, a pasted one, a template, and what could not be read."""
    anna = replace(documents[0], author="Anna")
    pasted = Document("pasted:b", "pasted letter", REWRITE, reader="pasted", language="ru")
    template = replace(documents[2], role=Role.TEMPLATE)
    problem = Problem("locked.pdf", "It has a password.", "Give it.", "/x/locked.pdf", locked=True)
    review = Review().judged([(anna.key, pasted.key)], Verdict.COPIED)
    path = tmp_path / "class.imbrex"
    save_project(Project((anna, pasted, template), (problem,), OPTIONS, review), path)
    for name in "abc":
        (tmp_path / "class" / f"{name}.txt").unlink()
    return path


def test_its_documents_are_compared_with_its_options(record, project):
    made = record(project)
    assert made["options"] == OPTIONS.to_dict()
    assert [(one["name"], one["role"], one["author"], one["language"]) for one in made["documents"]] == [
        ("a.txt", "essay", "Anna", "en"),
        ("pasted letter", "essay", "", "ru"),
        ("c.txt", "template", "", "en"),
        ("locked.pdf", None, None, None),
    ]
    assert [(one["left"], one["right"]) for one in made["pairs"]] == [("a.txt", "pasted letter")]
    assert [one["name"] for one in made["problems"]] == ["locked.pdf"]


def test_a_flag_changes_one_option_and_a_preset_all(record, project):
    made = record(project, "--shingle-length", "4")
    assert made["options"] == OPTIONS.to_dict() | {"shingle-length": 4}
    made = record(project, "--preset", DEFAULT)
    assert made["options"] == PRESETS[DEFAULT].to_dict()


def test_a_language_that_is_asked_for_is_that_of_all(record, project):
    made = record(project, "--language", "de")
    assert {one["language"] for one in made["documents"] if one["role"]} == {"de"}
    made = record(project, "--language", "")
    assert {one["language"] for one in made["documents"] if one["role"]} == {"en"}  # found anew


def test_others_are_compared_with_it(record, project, tmp_path):
    (tmp_path / "d.txt").write_text(ORIGINAL, encoding="utf-8")
    made = record(project, tmp_path / "d.txt")
    assert [one["name"] for one in made["documents"]][:4] == ["a.txt", "pasted letter", "c.txt", "d.txt"]
    assert len(made["pairs"]) == 3
    assert made["options"]["shingle-length"] == 2


def test_as_an_archive_its_essays_are_archived_and_its_template_stays_one(record, project, tmp_path):
    (tmp_path / "d.txt").write_text(ORIGINAL, encoding="utf-8")
    made = record(tmp_path / "d.txt", "--archive", project)
    assert [one["role"] for one in made["documents"]][:4] == ["essay", "archive", "archive", "template"]


def test_two_projects_with_different_options_need_a_preset(run, record, project, tmp_path):
    other = tmp_path / "other.imbrex"
    save_project(Project((Document("pasted:x", "x", ORIGINAL, language="en"),), options=Options()), other)
    code, out, err = run("compare", project, other)
    assert (code, out) == (1, "")
    assert "different options" in err
    made = record(project, other, "--preset", DEFAULT)
    assert len(made["documents"]) == 5


def test_the_same_document_in_two_projects_is_there_once(record, project, tmp_path):
    other = tmp_path / "copy.imbrex"
    other.write_bytes(project.read_bytes())
    made = record(project, other)
    assert len([one for one in made["documents"] if one["role"]]) == 3
    assert not [one for one in made["problems"] if "twice" in one["message"]]


def test_a_project_by_another_name_is_one_too(record, project, tmp_path):
    other = project.rename(tmp_path / "class.backup")
    assert record(other)["options"] == OPTIONS.to_dict()


@pytest.mark.parametrize("data", [b"", b"no project", b"SQLite format 3\0"])
def test_a_damaged_project_ends_the_command(run, project, essays, data):
    """As a file that is left out it would take its options with it in silence."""
    project.write_bytes(data)
    code, out, err = run("compare", project, essays)
    assert (code, out) == (1, "")
    assert "class.imbrex" in err


def test_a_note_on_options_is_told(run, project, tmp_path):
    options = OPTIONS.to_dict() | {"read-minds": True}
    connection = sqlite3.connect(project)
    connection.execute("DELETE FROM facts WHERE name = 'seal'")
    connection.execute("UPDATE facts SET value = ? WHERE name = 'options'", (b"\0" + json.dumps(options).encode(),))
    connection.commit()
    connection.close()
    _, _, err = run("compare", project)
    assert "class.imbrex: This project was saved by Imbrex" in err
    assert "read-minds" in err


def test_a_report_has_what_was_decided_and_holds(run, project, tmp_path):
    code, out, _ = run("report", project, "-o", tmp_path / "report.json")
    assert (code, out) == (0, f"{tmp_path / 'report.json'}\n")
    made = json.loads((tmp_path / "report.json").read_text("utf-8"))
    assert made["making"]["options"] == OPTIONS.to_dict()
    assert made["verdict"] == "copied"
    code, out, _ = run("verify", tmp_path / "report.json", project)
    assert code == 0, out


def test_its_texts_are_printed(run, project):
    code, out, _ = run("text", project)
    assert code == 0
    assert "==> pasted letter <==" in out
    assert REWRITE in out


def test_its_documents_are_looked_through_for_disguises(run, project):
    code, out, _ = run("disguises", project)
    assert code == 0
    assert "pasted letter" in out
    code, out, _ = run("disguises", "nothing.txt", "--against", project)
    assert code == 3


def test_it_can_be_added_to_a_library(run, project, tmp_path):
    library = tmp_path / "own.imbrexlib"
    run("library", "create", "--library", library)
    code, out, _ = run("library", "add", project, "--library", library)
    assert (code, "3 documents added" in out) == (0, True), out
    code, out, _ = run("library", "check", project, "--library", library)
    assert code == 0


def test_show_lists_documents_decisions_and_files(run, project, essays):
    (essays / "a.txt").write_text("Something else.", encoding="utf-8")
    code, out, err = run("project", "show", project)
    lines = [" ".join(line.split()) for line in out.splitlines()]
    assert (code, err) == (0, "")
    assert f"a.txt Anna essay en changed {len(ORIGINAL)}" in lines
    assert f"pasted letter essay ru pasted {len(REWRITE)}" in lines
    assert any(line.startswith("class.imbrex: 3 documents, saved 20") for line in lines)
    assert "Pairs: 1 copied. Passages: no verdicts." in lines
    assert "Files: 1 changed, 1 gone." in lines
    assert any("locked.pdf" in line for line in lines)


def test_show_as_json(run, project):
    code, out, _ = run("project", "show", project, "--json")
    made = json.loads(out)
    assert code == 0
    assert made["options"] == OPTIONS.to_dict()
    assert made["pair_verdicts"] == {"open": 0, "ignore": 0, "cited": 0, "copied": 1, "with_note": 0}
    assert [(one["name"], one["file"]) for one in made["documents"]] == [
        ("a.txt", "gone"),
        ("pasted letter", None),
        ("c.txt", "gone"),
    ]
    assert made["version"] == __version__


def test_show_of_what_is_no_project_says_so(run, tmp_path):
    (tmp_path / "a.txt").write_text("letters")
    code, out, err = run("project", "show", tmp_path / "a.txt")
    assert (code, out) == (1, "")
    assert "not an Imbrex project" in err
