"""Held: two windows do not write over each other, and nobody is locked out by a program that has ended."""

import errno
import os
import platform
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

import pytest

from imbrex.projects import lock as lock_module
from imbrex.projects.lock import Held, Lock
from imbrex.projects.opening import open_project
from imbrex.projects.project import Project
from imbrex.projects.saving import save_project
from tests.projects.making import essay

posix = pytest.mark.skipif(os.name == "nt", reason="links and pipes as POSIX has them")
SMALL = Project((essay(1),))

# Holds a file, says so, and waits until its input ends, or until it is killed.
HOLDER = """
import os, sys
from pathlib import Path
from imbrex.projects.lock import Held
if sys.argv[3] == "nobody" and os.getuid() == 0:
    import fcntl  # while the interpreter's own files may still be read
    os.setuid(65534)
held = Held(Path(sys.argv[1]), Path(sys.argv[2]))
print(held.elsewhere, flush=True)
sys.stdin.read()
"""


@pytest.fixture
def locks(tmp_path):
    return tmp_path / "state" / "locks"


@pytest.fixture
def start():
    """Start a program that holds a file; gives the process and whether it was held elsewhere already."""
    started = []

    def start(path, locks, who="me"):
        command = [sys.executable, "-c", HOLDER, str(path), str(locks), who]
        environment = {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
        process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=environment)
        started.append(process)
        return process, process.stdout.readline().strip()

    yield start
    for process in started:
        process.kill()
        process.communicate()


def test_a_file_that_another_program_has_open_is_told_of(file, locks, start):
    process, elsewhere = start(file, locks)
    assert elsewhere == "False"
    held = Held(file, locks)
    assert held.elsewhere
    assert platform.node() in held.by
    process.communicate("")  # it ends, and lets go
    assert not Held(file, locks).elsewhere


def test_a_program_that_was_killed_locks_nobody_out(file, locks, start):
    process, _ = start(file, locks)
    process.kill()
    process.wait()
    with Held(file, locks) as held:
        assert not held.elsewhere
    assert [one.name for one in file.parent.iterdir() if one.is_file()] == ["class.imbrex"]


def test_two_windows_of_one_program_are_two(file, locks):
    with Held(file, locks) as first:
        assert not first.elsewhere
        second = Held(file, locks)
        assert second.elsewhere
        second.release()  # what is not held here is not freed
        assert Held(file, locks).elsewhere
    with Held(file, locks) as third:
        assert not third.elsewhere


def test_saving_lets_go_of_nothing(file, locks):
    with Held(file, locks):
        save_project(SMALL, file)
        assert Held(file, locks).elsewhere


def test_a_file_that_is_not_there_yet_can_be_held(tmp_path, locks):
    with Held(tmp_path / "new.imbrex", locks):
        assert Held(tmp_path / "new.imbrex", locks).elsewhere
        assert not Held(tmp_path / "other.imbrex", locks).elsewhere


def test_no_folder_is_made_for_a_lock(tmp_path, locks):
    path = tmp_path / "gone" / "a.imbrex"
    with Held(path, locks):
        assert Held(path, locks).elsewhere
    assert not path.parent.exists()


@posix
def test_a_link_to_a_file_is_that_file(file, locks, tmp_path):
    link = tmp_path / "link.imbrex"
    link.symlink_to(file)
    with Held(link, locks):
        assert Held(file, locks).elsewhere


def test_where_no_lock_can_lie_beside_the_file_it_lies_in_the_state_folder(tmp_path, locks):
    path = tmp_path / ("x" * 245 + ".imbrex")  # no longer name can be
    save_project(SMALL, path)
    with Held(path, locks):
        [lock] = locks.iterdir()
        assert lock.suffix == ".lock"
        assert Held(path, locks).elsewhere
    assert list(locks.iterdir()) == []


@posix
def test_a_folder_that_may_only_be_read_has_its_locks_elsewhere(start):
    root = Path(tempfile.mkdtemp())
    try:
        root.chmod(0o755)
        (root / "locks").mkdir(mode=0o777)
        (root / "locks").chmod(0o777)
        (root / "shared").mkdir()
        path = root / "shared" / "class.imbrex"
        save_project(SMALL, path)
        (root / "shared").chmod(0o555)
        _, elsewhere = start(path, root / "locks", "nobody")
        assert elsewhere == "False"
        _, elsewhere = start(path, root / "locks", "nobody")
        assert elsewhere == "True"
        assert [one.name for one in (root / "shared").iterdir()] == ["class.imbrex"]
    finally:
        (root / "shared").chmod(0o755)
        shutil.rmtree(root)


def test_where_nothing_can_be_locked_the_file_is_taken_to_be_free(file, tmp_path, monkeypatch):
    def refuse(descriptor):
        raise OSError(95, "Operation not supported")

    monkeypatch.setattr(lock_module, "_lock", refuse)
    with Held(file, tmp_path / "locks") as held:
        assert not held.elsewhere
    assert open_project(file)
    assert [one.name for one in file.parent.iterdir() if one.suffix == ".lock"] == []  # nothing lies about


def test_a_share_that_cannot_lock_for_a_while_takes_no_lock_from_its_holder(file, tmp_path, monkeypatch):
    def refuse(descriptor):
        raise OSError(errno.ENOLCK, os.strerror(errno.ENOLCK))

    with Held(file, tmp_path / "locks"):
        with monkeypatch.context() as patched:
            patched.setattr(lock_module, "_lock", refuse)
            with Held(file, tmp_path / "locks") as second:
                assert not second.elsewhere  # nobody can tell
        with Held(file, tmp_path / "locks") as third:
            assert third.elsewhere


@posix
def test_a_link_in_the_place_of_a_lock_is_not_followed(file, locks, tmp_path):
    victim = tmp_path / "letter.txt"
    victim.write_text("Dear Anna")
    beside = file.with_name(f".{file.name}.lock")
    beside.symlink_to(victim)
    with Held(file, locks):
        assert Held(file, locks).elsewhere  # by the lock in the state folder
    assert victim.read_text() == "Dear Anna"
    assert beside.is_symlink()


@posix
def test_a_pipe_in_the_place_of_a_lock_is_not_waited_for(file, locks):
    os.mkfifo(file.with_name(f".{file.name}.lock"))
    with Held(file, locks):
        assert Held(file, locks).elsewhere


def test_what_a_holder_tells_is_shown_only_if_it_is_plain(file, locks):
    beside = file.with_name(f".{file.name}.lock")
    for told in ("\x1b[31manna", "a\nb"):
        lock = Lock.take(beside, told)
        assert Held(file, locks).by == ""
        lock.release()
    lock = Lock.take(beside, "anna on lab-7")
    assert Held(file, locks).by == "anna on lab-7"
    lock.release()


def test_a_lock_whose_file_was_taken_away_is_not_mistaken_for_the_next_one(tmp_path):
    """Between opening a lock's file and locking it, its holder may end and take the file away."""
    path = tmp_path / "a.lock"
    first = Lock.take(path)
    path.unlink()
    second = Lock.take(path)
    first.release()  # must not take away what belongs to the second
    assert path.exists()
    assert Lock.take(path) is None
    second.release()
    assert not path.exists()


def test_whoever_waited_at_the_file_of_an_ended_holder_takes_the_new_one(tmp_path, monkeypatch):
    path = tmp_path / "a.lock"
    plain, opened = lock_module._lock, []

    def lock(descriptor):
        opened.append(descriptor)
        if len(opened) == 1:
            path.unlink()  # the holder before has gone, and its file with it
        return plain(descriptor)

    monkeypatch.setattr(lock_module, "_lock", lock)
    taken = Lock.take(path)
    assert len(opened) == 2
    assert Lock.take(path) is None
    taken.release()


def test_a_share_that_cannot_tell_files_apart_has_no_locks(file, locks, monkeypatch):
    """Nobody may wait for ever for a file to be the one that was opened."""
    monkeypatch.setattr(lock_module, "_is_at", lambda descriptor, path: False)
    with pytest.raises(OSError, match="another file each time"):
        Lock.take(file.with_name("a.lock"))
    with Held(file, locks) as held:
        assert not held.elsewhere
