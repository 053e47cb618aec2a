"""Whatever a project holds comes out of its file exactly as it went in."""

import tempfile
from dataclasses import fields
from pathlib import Path

from hypothesis import given

from imbrex.engine.text.document import Document
from imbrex.files.reader import Reader
from imbrex.projects.journal import Journal, abandoned
from imbrex.projects.opening import open_project
from imbrex.projects.project import Project
from imbrex.projects.saving import save_project
from tests.examples import examples
from tests.fuzz.seeds import made_seeds
from tests.projects.making import full, projects

SETTINGS = examples(15)


@SETTINGS
@given(projects())
def test_a_file_gives_back_what_was_saved(project):
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "any.imbrex"
        save_project(project, path)
        opened = open_project(path)
        assert opened.project == project
        assert opened.note == ""
        assert [one.name for one in Path(folder).iterdir()] == ["any.imbrex"]


@SETTINGS
@given(projects(), projects(), projects())
def test_a_journal_gives_back_what_was_written_last(first, second, third):
    """Only what differs from the project before is written, whatever that is."""
    with tempfile.TemporaryDirectory() as folder:
        journal = Journal(Path(folder))
        for project in (first, second, second, third):
            journal.write(project, None)
        journal.close()
        [found] = abandoned(Path(folder))
        assert found.read() == third
        assert found.documents == len(third.documents)
        found.discard()
        assert list(Path(folder).iterdir()) == []


def test_the_example_has_something_in_every_field():
    """So that a field that is forgotten in the format cannot stay unnoticed."""
    plain = Document("", "", "")
    special = full().documents[-1]
    assert not [one.name for one in fields(Document) if getattr(special, one.name) == getattr(plain, one.name)]
    empty = Project()
    assert not [one.name for one in fields(Project) if getattr(full(), one.name) == getattr(empty, one.name)]


def test_all_that_readers_make_of_files_can_be_saved(tmp_path):
    outcomes = []
    with Reader() as reader:
        for number, seed in enumerate(made_seeds()):
            path = tmp_path / f"{number}{seed.suffix}"
            path.write_bytes(seed.data)
            outcomes += reader.read(path)
    documents = tuple(one for one in outcomes if isinstance(one, Document))
    problems = tuple(one for one in outcomes if not isinstance(one, Document))
    assert len(documents) > 10
    project = Project(documents, problems)
    save_project(project, tmp_path / "all.imbrex")
    assert open_project(tmp_path / "all.imbrex").project == project
