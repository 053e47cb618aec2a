"""Who can read the files of a library: its owner, and a group that was let in on purpose."""

import os
import stat
from pathlib import Path

import pytest

from imbrex.library.database.address import own_library
from imbrex.library.library import Library

pytestmark = pytest.mark.skipif(os.name == "nt", reason="needs the file rights of POSIX")


@pytest.fixture(autouse=True)
def open_umask():
    """New files are open to everybody, unless their mode says otherwise."""
    before = os.umask(0)
    yield
    os.umask(before)


@pytest.fixture
def home(tmp_path, monkeypatch):
    """The home of a user, where nothing was made yet."""
    monkeypatch.setenv("HOME", str(tmp_path / "home"))
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "home" / "data"))
    (tmp_path / "home").mkdir(mode=0o755)
    return tmp_path / "home"


def modes(folder: Path) -> dict[str, int]:
    return {str(one.relative_to(folder)): stat.S_IMODE(one.stat().st_mode) for one in folder.rglob("*")}


def test_a_library_is_its_user_s_alone_with_all_that_lies_beside_it(home, find_language, essays):
    place = own_library()
    with Library.create(str(place), find_language) as library:
        library.add(essays(3))
        library.export(home / "all.zip")
        found = modes(home)
    assert {path for path in found if path.startswith(str(place.relative_to(home)))} > {str(place.relative_to(home))}
    folders = {str(one.relative_to(home)) for one in place.parents if one.is_relative_to(home)} - {"."}
    assert folders
    assert {path: mode for path, mode in found.items() if mode != (0o700 if path in folders else 0o600)} == {}
    assert stat.S_IMODE(home.stat().st_mode) == 0o755  # it was there


def test_one_of_an_older_version_is_closed_without_a_word(home, find_language):
    Library.create(str(own_library()), find_language).close()
    own_library().chmod(0o644)
    own_library().parent.chmod(0o755)
    with Library.open(str(own_library()), find_language) as library:
        assert library.notice == ""
    assert set(modes(own_library().parent).values()) == {0o600}
    assert stat.S_IMODE(own_library().parent.stat().st_mode) == 0o700


@pytest.fixture
def elsewhere(tmp_path_factory, find_language, monkeypatch):
    """A library in a folder that all users can come to."""
    monkeypatch.setattr("imbrex.private._is_reachable", lambda _path: True)
    path = tmp_path_factory.mktemp("department") / "essays.imbrexlib"
    path.parent.chmod(0o755)
    Library.create(str(path), find_language).close()
    return path


@pytest.mark.parametrize(("before", "after"), [(0o644, 0o600), (0o640, 0o640), (0o660, 0o660)])
def test_elsewhere_others_are_shut_out_and_a_group_stays(elsewhere, find_language, before, after):
    elsewhere.chmod(before)
    with Library.open(str(elsewhere), find_language) as library:
        assert ("could read" in library.notice) == (before != after)
    assert stat.S_IMODE(elsewhere.stat().st_mode) == after
    assert stat.S_IMODE(elsewhere.parent.stat().st_mode) == 0o755  # the folder is not the program's
    with Library.open(str(elsewhere), find_language) as library:
        assert library.notice == ""


def test_where_it_fails_people_are_told(elsewhere, find_language, monkeypatch):
    elsewhere.chmod(0o644)
    monkeypatch.setattr(Path, "chmod", lambda _path, _mode: None)  # as FAT does
    with Library.open(str(elsewhere), find_language) as library:
        assert (
            f"Other users of this computer can read {elsewhere}, and its permissions can't be changed."
            in library.notice
        )
