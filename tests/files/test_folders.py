"""Folders of documents."""

import errno
import os
from pathlib import Path

import pytest

from imbrex.files.folders import expand
from imbrex.files.shared.file_names import natural


@pytest.fixture
def refuse(monkeypatch):
    """Refuses to list a folder, as systems do to all but root, who runs these tests in many places."""

    def refuse(folder):
        scan = os.scandir

        def scandir(path):
            if str(path) == str(folder):
                raise PermissionError(errno.EACCES, os.strerror(errno.EACCES), str(path))
            return scan(path)

        monkeypatch.setattr(os, "scandir", scandir)

    return refuse


def test_natural_order():
    assert sorted(["essay 10", "essay 9", "Essay 1", "b", "2", "10"], key=natural) == [
        "2", "10", "b", "Essay 1", "essay 9", "essay 10",
    ]  # fmt: skip


@pytest.fixture
def folder(tmp_path):
    for name in (
        "10.txt",
        "9.TXT",
        ".hidden.txt",
        "~$lock.docx",
        "photo.jpg",
        "sub/1.odt",
        ".git/x.txt",
        "__MACOSX/a.txt",
    ):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text("x")
    return tmp_path


def test_folders_are_searched_for_documents_of_known_kinds(folder):
    found, problems = expand([folder])
    assert [path.relative_to(folder).as_posix() for path in found] == ["9.TXT", "10.txt", "sub/1.odt"]
    assert problems == []


def test_images_are_taken_from_a_folder_that_has_nothing_else(tmp_path):
    (tmp_path / "b").mkdir()
    for name in ("2.PNG", "b/1.tiff", "film.mp4"):
        (tmp_path / name).write_text("x")
    assert expand([tmp_path]) == ([tmp_path / "2.PNG", tmp_path / "b/1.tiff"], [])


def test_a_file_given_by_name_is_always_tried(folder):
    names = [folder / "photo.jpg", folder / ".hidden.txt"]
    assert expand(names) == (names, [])


def test_a_missing_path_is_a_problem(folder):
    found, [problem] = expand([folder / "no.txt", folder / "9.TXT"])
    assert found == [folder / "9.TXT"]
    assert (problem.name, problem.message) == ("no.txt", "File not found.")


def test_a_folder_without_documents_is_a_problem_that_names_the_kinds(tmp_path):
    (tmp_path / "film.mp4").write_text("x")
    found, [problem] = expand([tmp_path])
    assert found == []
    assert "no document" in problem.message
    assert "docx" in problem.hint


@pytest.mark.skipif(os.name == "nt", reason="links need rights there")
def test_a_loop_of_links_ends(folder):
    (folder / "sub" / "up").symlink_to(folder, target_is_directory=True)
    assert len(expand([folder])[0]) == 3


@pytest.mark.skipif(os.name == "nt", reason="links need rights there")
def test_a_broken_link_given_by_name_is_tried_and_in_a_folder_skipped(folder):
    broken = folder / "broken.txt"
    broken.symlink_to(folder / "nowhere.txt")
    assert expand([broken])[0] == [broken]
    assert broken not in expand([folder])[0]


def test_a_folder_that_cannot_be_listed_is_a_problem_and_the_rest_is_found(folder, refuse):
    (folder / "closed").mkdir()
    (folder / "closed" / "essay.txt").write_text("x")
    refuse(folder / "closed")
    found, [problem] = expand([folder])
    assert [path.name for path in found] == ["9.TXT", "10.txt", "1.odt"]
    assert (problem.name, problem.path) == ("closed", str(folder / "closed"))
    assert problem.message == "Couldn't open the folder: permission denied."


def test_a_named_folder_that_cannot_be_listed_is_not_called_empty(folder, refuse):
    refuse(folder)
    found, [problem] = expand([folder])
    assert found == []
    assert "permission denied" in problem.message


@pytest.fixture
def nested(tmp_path, monkeypatch):
    """Nests folders with a text in the innermost one; they are removed one by one, as shutil.rmtree recurses."""
    made = []

    def nested(name, depth):
        monkeypatch.chdir(tmp_path)
        for _ in range(depth):
            os.mkdir(name)
            os.chdir(name)
            made.append(name)
        Path("essay.txt").write_text("x")
        (tmp_path / "z.txt").write_text("x")
        return tmp_path.joinpath(*made, "essay.txt")

    yield nested
    if made:
        os.unlink("essay.txt")
    for name in reversed(made):
        os.chdir("..")
        os.rmdir(name)


@pytest.mark.skipif(os.name == "nt", reason="paths end at 260 characters there")
def test_folders_may_be_nested_deeper_than_python_recurses(tmp_path, nested):
    deepest = nested("d", 1500)
    assert expand([tmp_path]) == ([tmp_path / "z.txt", deepest], [])


@pytest.mark.skipif(os.name == "nt", reason="nobody can enter such a folder there")
def test_a_folder_beyond_the_longest_path_is_a_problem(tmp_path, nested):
    nested("d" * 200, 25)  # paths of Linux end at 4096 bytes
    found, [problem] = expand([tmp_path])
    assert found == [tmp_path / "z.txt"]
    assert problem.message == "Couldn't open the folder: file name too long."
    assert "Move it up" in problem.hint


@pytest.mark.skipif(os.name == "nt", reason="links need rights there")
def test_links_that_lead_to_one_another_are_skipped(folder):
    (folder / "one").symlink_to(folder / "two")
    (folder / "two").symlink_to(folder / "one")
    (folder / "one.txt").symlink_to(folder / "two.txt")
    (folder / "two.txt").symlink_to(folder / "one.txt")
    found, problems = expand([folder])
    assert len(found) == 3
    assert problems == []
