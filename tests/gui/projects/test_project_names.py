"""What projects are called."""

from pathlib import Path

import pytest

from imbrex.engine.text.document import Document
from imbrex.gui.projects.project_names import is_project_name, suggested_path, with_suffix


def documents(*paths):
    return [Document(str(path), Path(path).name, "text", path=str(path)) for path in paths]


def test_a_class_is_called_by_its_folder(tmp_path):
    folder = tmp_path / "Essays 2026"
    (folder / "late").mkdir(parents=True)
    essays = documents(folder / "a.txt", folder / "b.txt", folder / "late" / "c.txt")
    assert suggested_path(essays, tmp_path, "Project") == folder / "Essays 2026.imbrex"


def test_two_texts_are_called_by_their_names(tmp_path):
    assert suggested_path(documents(tmp_path / "a.txt", tmp_path / "b.v2.docx"), tmp_path, "Project") == (
        tmp_path / "a – b.v2.imbrex"
    )


def test_texts_without_a_file_get_the_name_of_any_project(tmp_path):
    pasted = [Document(f"pasted:{number}", f"Pasted text {number}", "text") for number in range(3)]
    assert suggested_path(pasted, tmp_path, "Project") == tmp_path / "Project.imbrex"
    assert suggested_path([], tmp_path, "Project") == tmp_path / "Project.imbrex"


def test_files_of_far_apart_folders_have_none_in_common(tmp_path):
    far = documents("/nowhere/a.txt", "/elsewhere/b.txt", "/x/c.txt")
    assert suggested_path(far, tmp_path, "Project") == tmp_path / "Project.imbrex"


@pytest.mark.parametrize("name", ['a/b\\c:d*e?"f"<g>|h', "x" * 300, "\u202etxt.exe", "dots...", " spaces "])
def test_a_proposed_name_can_be_saved(tmp_path, name):
    path = suggested_path([Document("k", name, "text")], tmp_path, "Project")
    assert path.parent == tmp_path
    path.write_bytes(b"")
    assert path.name.isprintable()
    assert path.name == path.name.strip()
    assert not path.stem.endswith(".")


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("class", "class.imbrex"),
        ("class.", "class.imbrex"),
        ("class. . ", "class.imbrex"),
        ("class.txt", "class.txt.imbrex"),
        ("class.Imbrex", "class.Imbrex"),
        (".imbrex", ".imbrex.imbrex"),
        ("класс", "класс.imbrex"),
        ("ملف", "ملف.imbrex"),
        ("…", "….imbrex"),
    ],
)
def test_a_name_without_the_suffix_gets_it(name, expected):
    assert with_suffix(Path("/x") / name) == Path("/x") / expected


def test_projects_are_told_by_their_suffix():
    assert is_project_name(Path("/x/A.IMBREX"))
    assert not is_project_name(Path("/x/a.imbrexlib"))
    assert not is_project_name(Path("/x/imbrex"))
