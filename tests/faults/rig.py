"""Rig: fail every single change of a file, and every allocation, while something is saved.

    python tests/faults/rig.py [--allocations] [--part 1/2] [NAME ...]

After each fault the old state or the new one is there, whole; the user is told, unless it is the new one; and the next
time it is saved, nothing else is left. This goes through all points, and prints how many there were. A part goes
through every second point, or every so manieth, so that several processes can share the work.
"""

# ruff: noqa: T201

import argparse
import gc
import hashlib
import os
import resource
import shutil
import signal
import sys
import tempfile
import traceback
from collections.abc import Callable, Iterable
from itertools import count
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2]))

try:
    import _testcapi
except ImportError:  # a package of its own in some systems
    _testcapi = None

from imbrex.errors import ImbrexError
from imbrex.memory import lacks_memory
from tests.faults.disk import NEVER, Disk
from tests.faults.savings import NEW, Saving, SavingSettings, savings

_TOLD, _SILENT, _WRONG = 0, 1, 2
_QUIET = 300  # allocations without a failure, after which there are no more


class Rig:
    """Points at which one thing to save may fail, in a folder of its own."""

    def __init__(self, saving: Saving, folder: Path) -> None:
        self._saving = saving
        self._usual = folder / "usual"
        self._folder = folder / "folder"
        self._passed: dict[bytes, str] = {}
        self._usual.mkdir()
        saving.prepare(self._usual)

    def points(self) -> dict[str, int]:
        """How many changes of each kind saving takes."""
        shutil.copytree(self._usual, self._folder)
        with Disk(NEVER).installed() as disk:
            self._saving.step(self._folder)
        shutil.rmtree(self._folder)
        return dict(disk.changes)

    def fail_changes(self, points: Iterable[int], *, stays: bool) -> None:
        """Let changes fail, one at a time."""
        for at in points:
            shutil.copytree(self._usual, self._folder)
            with Disk(at, stays=stays).installed() as disk:
                told = _sentence(lambda: self._saving.step(self._folder))
            assert disk.has_failed
            self._check(f"change {at}", is_told=bool(told))

    def fail_allocations(self, points: Iterable[int], quiet_end: int = _QUIET) -> int:
        """Let allocations of Python fail, one at a time, in processes of their own; give the last.

        After `quiet_end` points in a row without a failure there are no more allocations.
        """
        if _testcapi is None:
            return 0
        last = quiet = 0  # in a row: an allocation that may fail says nothing, nor does one that is not there
        for at in points:
            shutil.copytree(self._usual, self._folder)
            outcome = _in_fork(lambda at=at: _without_memory(lambda: self._saving.step(self._folder), at))
            assert outcome != _WRONG, f"allocation {at}"
            self._check(f"allocation {at}", is_told=outcome != _SILENT)  # Qt for Python ends the process in places
            last, quiet = (last, quiet + 1) if outcome == _SILENT else (at, 0)
            if quiet == quiet_end:
                return last
        return 0

    def limit_files(self, sizes: Iterable[int]) -> None:
        """Let no file grow beyond a size, one after the other, in processes of their own."""
        for size in sizes:
            shutil.copytree(self._usual, self._folder)
            outcome = _in_fork(lambda size=size: _with_small_files(lambda: self._saving.step(self._folder), size))
            self._check(f"size {size}", is_told=outcome == _TOLD)

    def _check(self, fault: str, *, is_told: bool) -> None:
        left = _digest(self._folder)  # most faults leave one of a few folders, byte for byte
        if left not in self._passed:
            self._passed[left] = self._checked_state(fault)
        assert self._passed[left] == NEW or is_told, f"{fault}: nobody is told"
        shutil.rmtree(self._folder)

    def _checked_state(self, fault: str) -> str:
        state = self._saving.state(self._folder)
        self._saving.step(self._folder)
        assert self._saving.state(self._folder) == NEW, fault
        names = [sorted(path.name for path in folder.iterdir()) for folder in (self._folder, self._usual)]
        assert self._saving.stays or names[0] == names[1], f"{fault}: {names[0]}"
        return state


def _digest(folder: Path) -> bytes:
    """Names and bytes of all files."""
    found = hashlib.sha256()
    for path in sorted(folder.rglob("*")):
        data = path.read_bytes() if path.is_file() else b""
        found.update(f"{path.relative_to(folder)} {len(data)} ".encode() + data)
    return found.digest()


def _sentence(step: Callable[[], None]) -> str:
    """What the user is told; nothing where all went well."""
    told = ""
    try:
        step()
    except ImbrexError as error:
        told = error.message
    assert not told or told.endswith("."), told
    return told


def _without_memory(step: Callable[[], None], at: int) -> int:
    _testcapi.set_nomemory(at, at + 1)
    try:
        step()
    except BaseException as error:
        _testcapi.remove_mem_hooks()
        if isinstance(error, ImbrexError) or lacks_memory(error):
            return _TOLD
        traceback.print_exception(error)
        return _WRONG
    _testcapi.remove_mem_hooks()
    return _SILENT


def _with_small_files(step: Callable[[], None], size: int) -> int:
    signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, resource.RLIM_INFINITY))
    return _TOLD if _sentence(step) else _SILENT


def _in_fork(work: Callable[[], int]) -> int:
    child = os.fork()
    if not child:
        code = _WRONG
        try:
            code = work()
        finally:
            os._exit(code)
    _, status = os.waitpid(child, 0)
    return os.waitstatus_to_exitcode(status)


def main() -> int:
    """Go through all points."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("names", nargs="*", metavar="NAME", help=", ".join(savings()))
    parser.add_argument("--allocations", action="store_true", help="all of these as well: some minutes each")
    parser.add_argument("--part", default="1/1", metavar="N/OF")
    given = parser.parse_args()
    part, parts = map(int, given.part.split("/"))
    gc.freeze()  # what is here already is not copied for each process
    for name, saving in savings().items():
        if given.names and name not in given.names:
            continue
        with tempfile.TemporaryDirectory() as folder:
            rig = Rig(saving, Path(folder))
            points = rig.points()
            for stays in (False, True):
                rig.fail_changes(range(part, sum(points.values()) + 1, parts), stays=stays)
            print(f"{name}: {sum(points.values())} changes survived, once and for good: {points}", flush=True)
            if given.allocations:
                last = rig.fail_allocations(count(part, parts), _QUIET // parts)
                print(f"{name}: allocations up to {last} survived, part {given.part}", flush=True)
    with tempfile.TemporaryDirectory() as folder:
        Rig(SavingSettings(), Path(folder)).limit_files(range(200))
        print("settings: 200 sizes survived")
    return 0


if __name__ == "__main__":
    sys.exit(main())
