"""Folders of documents."""

import os

import pytest

from imbrex.files.folders import expand, natural


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


def test_a_file_given_by_name_is_always_tried(folder):
    names = [folder / "photo.jpg", folder / ".hidden.txt"]
    assert expand(names) == (names, [])


def test_a_missing_path_is_a_problem(folder):
    found, [problem] = expand([folder / "no.txt", folder / "9.TXT"])
    assert found == [folder / "9.TXT"]
    assert (problem.name, problem.message) == ("no.txt", "There is no such file.")


def test_a_folder_without_documents_is_a_problem_that_names_the_kinds(tmp_path):
    (tmp_path / "photo.jpg").write_text("x")
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
