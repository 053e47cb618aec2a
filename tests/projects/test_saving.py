"""Saving: wholly or not at all, and the file before stays what it was."""

import errno
import os
import shutil
import sqlite3
import stat
import subprocess
import sys
import tempfile
import threading
from dataclasses import replace
from pathlib import Path

import pytest

from imbrex.engine.observer import Cancelled
from imbrex.errors import ImbrexError
from imbrex.projects import opening, saving
from imbrex.projects.lock import Held
from imbrex.projects.opening import open_project
from imbrex.projects.project import Project
from imbrex.projects.saving import save_project
from tests.projects.making import essay, full

posix = pytest.mark.skipif(os.name == "nt", reason="needs the file rights of POSIX")
SMALL = Project((essay(1), essay(2)))


def names(folder):
    return sorted(one.name for one in folder.iterdir())


def test_the_file_is_one_and_nothing_stays_beside_it(file):
    assert names(file.parent) == ["class.imbrex"]
    with sqlite3.connect(file) as connection:
        assert connection.execute("PRAGMA journal_mode").fetchone() == ("delete",)
        assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)
    connection.close()
    assert names(file.parent) == ["class.imbrex"]


def test_saving_again_replaces_it_and_keeps_when_it_was_made(file, tamper):
    tamper(file, "UPDATE facts SET value = ? WHERE name = 'created'", b'\0"2020-02-03T04:05:06+01:00"')
    save_project(SMALL, file)
    opened = open_project(file)
    assert opened.project == SMALL
    assert opened.created == "2020-02-03T04:05:06+01:00"
    assert opened.saved > opened.created


def test_a_file_that_is_no_project_is_replaced_too(tmp_path):
    path = tmp_path / "class.imbrex"
    path.write_bytes(b"SQLite format 3\0" + bytes(52) + b"IMBP" + b"rubbish" * 500)
    save_project(SMALL, path)
    assert open_project(path).project == SMALL


@pytest.mark.parametrize("after", [0, 1, 2])
def test_stopped_it_leaves_the_old_file_and_nothing_else(file, stopping, after):
    before = file.read_bytes()
    with pytest.raises(Cancelled):
        save_project(SMALL, file, stopping(after))
    assert file.read_bytes() == before
    assert names(file.parent) == ["class.imbrex"]


def test_progress_is_told_document_by_document(tmp_path, stopping):
    observer = stopping(10**6)
    save_project(SMALL, tmp_path / "a.imbrex", observer)
    assert observer.stages == [("saving", 0, 2), ("saving", 1, 2)]


@posix
@pytest.mark.parametrize(("before", "after"), [(0o640, 0o640), (0o660, 0o660), (0o644, 0o600), (0o664, 0o600)])
def test_a_group_that_was_let_in_keeps_its_rights_and_nobody_else_does(file, before, after):
    file.chmod(before)
    save_project(SMALL, file)
    assert stat.S_IMODE(file.stat().st_mode) == after


@posix
def test_a_group_that_cannot_be_kept_hands_its_rights_to_no_other(tmp_path, monkeypatch):
    def refuse(path, user, group):
        raise PermissionError(errno.EPERM, os.strerror(errno.EPERM))

    file = tmp_path / "a.imbrex"
    save_project(full(), file)
    file.chmod(0o660)
    before = file.stat()
    monkeypatch.setattr(os, "chown", refuse)
    save_project(full(), file)
    assert stat.S_IMODE(file.stat().st_mode) == 0o660  # it is the same group
    others = os.stat_result((*before[:5], before.st_gid + 1, *before[6:]))
    look = Path.stat
    monkeypatch.setattr(Path, "stat", lambda path, **how: others if path == file else look(path, **how))
    save_project(full(), file)
    monkeypatch.undo()
    assert stat.S_IMODE(file.stat().st_mode) == 0o600


@pytest.fixture
def open_umask():
    """New files are open to everybody, unless their mode says otherwise."""
    before = os.umask(0)
    yield
    os.umask(before)


@posix
@pytest.mark.usefixtures("open_umask")
def test_nobody_else_can_read_a_new_file_at_any_moment(tmp_path, monkeypatch):
    modes = []
    plain = os.open

    def watched(path, flags, mode=0o777, **how):
        descriptor = plain(path, flags, mode, **how)
        modes.extend(stat.S_IMODE(one.stat().st_mode) for one in tmp_path.iterdir())
        return descriptor

    monkeypatch.setattr(os, "open", watched)
    save_project(SMALL, tmp_path / "a.imbrex")
    assert set(modes) == {0o600}
    assert stat.S_IMODE((tmp_path / "a.imbrex").stat().st_mode) == 0o600


@pytest.mark.skipif(os.name == "nt" or os.getuid() != 0, reason="only root may give a folder to any group")
@pytest.mark.usefixtures("open_umask")
def test_a_new_file_in_the_folder_of_a_group_is_the_group_s_too(tmp_path):
    os.chown(tmp_path, -1, os.getegid() + 4711)
    tmp_path.chmod(0o2770)
    save_project(SMALL, tmp_path / "a.imbrex")
    for _ in range(2):
        assert stat.S_IMODE((tmp_path / "a.imbrex").stat().st_mode) == 0o660
        open_project(tmp_path / "a.imbrex")
        save_project(SMALL, tmp_path / "a.imbrex")


@posix
def test_opening_closes_a_file_to_others_and_says_so_once(open_folder):
    path = open_folder / "class.imbrex"
    save_project(SMALL, path)
    path.chmod(0o644)
    assert f"could read {path} until now" in open_project(path).note
    assert stat.S_IMODE(path.stat().st_mode) == 0o600
    assert open_project(path).note == ""


@posix
def test_a_disk_that_keeps_no_rights_is_told_of(open_folder, monkeypatch):
    path = open_folder / "class.imbrex"
    save_project(SMALL, path)
    path.chmod(0o644)
    monkeypatch.setattr(Path, "chmod", lambda _path, _mode: None)  # as FAT does
    assert f"can read {path}, and its permissions can't be changed" in open_project(path).note
    monkeypatch.undo()
    open_folder.chmod(0o700)
    monkeypatch.setattr(Path, "chmod", lambda _path, _mode: None)
    assert open_project(path).note == ""  # nobody else gets there
    monkeypatch.undo()


@posix
def test_the_lock_of_a_project_is_seen_by_those_who_may_open_the_project(open_folder):
    path = open_folder / "class.imbrex"
    save_project(SMALL, path)
    for rights, lock in ((0o600, 0o600), (0o644, 0o644)):
        path.chmod(rights)
        with Held(path):
            (held,) = open_folder.glob(".*.lock")
            assert stat.S_IMODE(held.stat().st_mode) == lock


@posix
def test_what_a_link_points_to_is_replaced_and_the_link_stays(file, tmp_path):
    (tmp_path / "elsewhere").mkdir()
    link = tmp_path / "elsewhere" / "link.imbrex"
    link.symlink_to(file)
    save_project(SMALL, link)
    assert link.is_symlink()
    assert open_project(file).project == SMALL
    assert names(link.parent) == ["link.imbrex"]


@pytest.mark.parametrize(
    "name",
    ["a %20 b?mode=memory#.imbrex", "Ökumené 中文.imbrex", "'; DROP TABLE texts; --.imbrex", "x" * 240 + ".imbrex"],
)
def test_any_name_is_a_name(tmp_path, name):
    save_project(SMALL, tmp_path / name)
    assert names(tmp_path) == [name]
    assert open_project(tmp_path / name).project == SMALL


@posix
def test_a_name_that_is_no_unicode_is_a_name(tmp_path):
    path = Path(os.fsdecode(os.fsencode(tmp_path) + b"/\xff\xfe.imbrex"))
    save_project(SMALL, path)
    assert open_project(path).project == SMALL


def test_a_folder_that_is_not_there_is_told_of(tmp_path):
    with pytest.raises(ImbrexError, match=r"Couldn.t save the project to .*nowhere"):
        save_project(SMALL, tmp_path / "nowhere" / "a.imbrex")


@pytest.mark.parametrize("name", ["no\0name.imbrex", "x" * 300 + ".imbrex"])
def test_a_name_that_no_file_can_have_is_told_of(tmp_path, name):
    with pytest.raises(ImbrexError, match="save the project to"):
        save_project(SMALL, tmp_path / name)
    assert names(tmp_path) == []


def test_a_folder_is_no_file(tmp_path):
    with pytest.raises(ImbrexError, match="is a folder"):
        save_project(SMALL, tmp_path)


@posix
def test_a_pipe_is_no_file(tmp_path):
    os.mkfifo(tmp_path / "pipe.imbrex")
    with pytest.raises(ImbrexError, match="not a regular file"):
        save_project(SMALL, tmp_path / "pipe.imbrex")


# What follows needs rights to be missing or a limit to be reached, so it is done in a process of its own.
ALONE = """
import os, resource, sys
from pathlib import Path
from imbrex.errors import ImbrexError
from imbrex.projects.saving import save_project
from tests.projects.making import essay
from imbrex.projects.project import Project

what, path = sys.argv[1], Path(sys.argv[2])
project = Project(tuple(essay(number, words=2000) for number in range(40)))
if what == "rights" and os.getuid() == 0:
    os.setgid(65534)
    os.setuid(65534)
if what == "room":
    resource.setrlimit(resource.RLIMIT_FSIZE, (40_000, 40_000))
try:
    save_project(project, path)
except ImbrexError as error:
    print(error)
"""


def alone(what, path):
    command = [sys.executable, "-c", ALONE, what, str(path)]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
    root = Path(__file__).parents[2]
    done = subprocess.run(command, capture_output=True, text=True, check=False, cwd=root, env=environment)
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.fixture
def open_folder():
    """A folder that a process without any rights can come to."""
    folder = Path(tempfile.mkdtemp())
    folder.chmod(0o755)
    yield folder
    folder.chmod(0o755)
    shutil.rmtree(folder)


@posix
def test_a_folder_that_may_not_be_written_is_told_of(open_folder):
    path = open_folder / "class.imbrex"
    save_project(SMALL, path)
    path.chmod(0o666)
    before = path.read_bytes()
    open_folder.chmod(0o555)
    assert "save the project to" in alone("rights", path)
    assert path.read_bytes() == before
    assert open_project(path).project == SMALL


@posix
def test_a_protected_file_is_not_replaced(open_folder):
    path = open_folder / "class.imbrex"
    save_project(SMALL, path)
    path.chmod(0o444)
    open_folder.chmod(0o777)
    assert "is write-protected" in alone("rights", path)
    assert names(open_folder) == ["class.imbrex"]


@posix
def test_a_disk_without_room_leaves_the_old_file(file):
    before = file.read_bytes()
    said = alone("room", file)
    assert "The disk may be full" in said
    assert "Free up disk space" in said
    assert file.read_bytes() == before
    assert names(file.parent) == ["class.imbrex"]


@pytest.mark.parametrize("reason", [errno.EINVAL, errno.ENOTSUP])
def test_a_share_that_cannot_flush_is_written_all_the_same(tmp_path, monkeypatch, reason):
    def refuse(descriptor):
        raise OSError(reason, os.strerror(reason))

    monkeypatch.setattr(os, "fsync", refuse)
    save_project(SMALL, tmp_path / "a.imbrex")
    assert open_project(tmp_path / "a.imbrex").project == SMALL


def test_a_share_without_locks_is_written_all_the_same(tmp_path, monkeypatch):
    """While a file is written, SQLite asks for no lock on it: another connection can have it."""
    plain = saving.write_seal

    def seal(connection, observer):
        plain(connection, observer)
        (part,) = tmp_path.iterdir()
        with sqlite3.connect(part, timeout=0) as second:
            second.execute("BEGIN IMMEDIATE")
            second.rollback()
        second.close()

    monkeypatch.setattr(saving, "write_seal", seal)
    save_project(SMALL, tmp_path / "a.imbrex")
    assert open_project(tmp_path / "a.imbrex").project == SMALL


@pytest.mark.parametrize("reason", [errno.EIO, errno.ENOSPC])
def test_what_gets_lost_on_its_way_to_the_disk_leaves_the_old_file(tmp_path, monkeypatch, reason):
    path = tmp_path / "a.imbrex"
    save_project(SMALL, path)

    def lose(descriptor):
        raise OSError(reason, os.strerror(reason))

    monkeypatch.setattr(os, "fsync", lose)
    with pytest.raises(ImbrexError, match=os.strerror(reason)):
        save_project(Project(), path)
    assert open_project(path).project == SMALL
    assert names(tmp_path) == ["a.imbrex"]


@posix
def test_it_is_on_the_disk_before_it_takes_the_place_of_the_old_file_and_its_name_after(tmp_path, monkeypatch):
    done = []
    sync, put = os.fsync, os.replace
    monkeypatch.setattr(os, "fsync", lambda file: (done.append(stat.S_ISDIR(os.fstat(file).st_mode)), sync(file)))
    monkeypatch.setattr(os, "replace", lambda *paths: (done.append("put"), put(*paths)))
    save_project(SMALL, tmp_path / "a.imbrex")
    assert done == [False, "put", True]


def test_windows_that_save_at_the_same_time_leave_one_whole_file(tmp_path):
    path = tmp_path / "a.imbrex"
    projects = [Project((essay(number), essay(number + 100))) for number in range(6)]
    threads = [threading.Thread(target=save_project, args=(project, path)) for project in projects]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert open_project(path).project in projects
    assert names(tmp_path) == ["a.imbrex"]


def test_a_text_that_stands_twice_is_kept_once(tmp_path):
    twice = tuple(replace(essay(1, words=20000), key=str(key)) for key in range(20))
    save_project(Project(twice), tmp_path / "twice.imbrex")
    save_project(Project(twice[:1]), tmp_path / "once.imbrex")
    assert (tmp_path / "twice.imbrex").stat().st_size < 1.5 * (tmp_path / "once.imbrex").stat().st_size + 20000
    assert open_project(tmp_path / "twice.imbrex").project.documents == twice


def test_all_that_the_example_holds_comes_back(file):
    assert open_project(file).project == full()


def test_what_a_killed_program_has_left_is_removed_by_the_next_save(tmp_path):
    old, new = (tmp_path / f".imbrex-{number:016x}.part" for number in range(2))
    for path in (old, new, tmp_path / ".imbrex-letter.part"):
        path.write_bytes(b"texts of students")
        os.utime(path, (0, 0))
    os.utime(new)  # somebody is saving now
    save_project(SMALL, tmp_path / "a.imbrex")
    assert names(tmp_path) == [new.name, ".imbrex-letter.part", "a.imbrex"]


SAVING = """
import sys
from pathlib import Path
from imbrex.replacing import replaced

with replaced(Path(sys.argv[1]), private=True) as unfinished:
    unfinished.write_text("texts of students")
    print(unfinished, flush=True)
    sys.stdin.read()
"""


@posix
def test_what_a_killed_save_has_left_goes_at_once_and_a_running_one_goes_on(tmp_path):
    path = tmp_path / "a.imbrex"
    save_project(SMALL, path)
    command = [sys.executable, "-c", SAVING, str(tmp_path / "b.imbrex")]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=environment) as saver:
        unfinished = Path(saver.stdout.readline().strip())
        os.utime(unfinished, (0, 0))  # a slow disk
        save_project(SMALL, path)
        open_project(path)
        assert names(tmp_path) == [unfinished.name, "a.imbrex"]
        os.utime(unfinished)
        saver.kill()
    assert names(tmp_path) == [unfinished.name, "a.imbrex"]
    open_project(path)
    assert names(tmp_path) == ["a.imbrex"]


def test_more_than_can_be_opened_again_is_not_saved(file, monkeypatch):
    before = file.read_bytes()
    letters = sum(len(document.text) for document in SMALL.documents)
    monkeypatch.setattr(saving, "MOST_LETTERS", letters)
    save_project(SMALL, file)
    with pytest.raises(ImbrexError, match="can't contain more"):
        save_project(full(), file)
    assert open_project(file).project == SMALL
    monkeypatch.setattr(opening, "MOST_LETTERS", letters - 1)
    with pytest.raises(ImbrexError, match="larger than those of any project"):
        open_project(file)
    assert file.read_bytes() != before
