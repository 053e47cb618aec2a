"""Disk: every change of a file that the program makes is counted, and one of them, or all from one on, fail.

Changes are what Python does by `os` and `open`, and what SQLite does (see `sqlite_layer`).
"""

import builtins
import contextlib
import errno
import io
import os
from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any
from unittest.mock import patch

from tests.faults.sqlite_layer import SqliteLayer

NEVER = 0
_REASONS = {"write": errno.ENOSPC, "fsync": errno.EIO, "rename": errno.EIO, "open": errno.ENOSPC, "mkdir": errno.ENOSPC}


class Disk:
    """A disk that fails.

    Args:
        at: number of the first change that fails, from 1; NEVER for none.
        stays: whether all later changes fail too, as on a disk that was pulled out, or in a killed program.

    Attributes:
        changes: how many changes of each kind there were.
    """

    def __init__(self, at: int, *, stays: bool = False) -> None:
        self._at = at
        self._stays = stays
        self.changes: Counter[str] = Counter()

    @property
    def has_failed(self) -> bool:
        """Whether any change failed."""
        return NEVER < self._at <= self.changes.total()

    @contextlib.contextmanager
    def installed(self) -> Iterator["Disk"]:
        """Fail until the end of the block."""
        with contextlib.ExitStack() as stack:
            for name, kind in (("replace", "rename"), ("rename", "rename"), ("fsync", "fsync"), ("mkdir", "mkdir")):
                stack.enter_context(patch.object(os, name, self._failing(getattr(os, name), kind)))
            stack.enter_context(patch.object(os, "open", self._open_descriptor(os.open)))
            for module in (io, builtins):
                stack.enter_context(patch.object(module, "open", self._open_file(open)))
            stack.enter_context(SqliteLayer(self.fails).installed())
            yield self

    def fails(self, kind: str) -> bool:
        """Count a change, and return whether it fails."""
        self.changes[kind] += 1
        number = self.changes.total()
        return number == self._at or (self._stays and self.has_failed)

    def check(self, kind: str) -> None:
        """Count a change.

        Raises:
            OSError: it fails.
        """
        if self.fails(kind):
            raise OSError(_REASONS[kind], os.strerror(_REASONS[kind]))

    def _failing(self, function: Callable[..., Any], kind: str) -> Callable[..., Any]:
        def call(*values: Any, **named: Any) -> Any:
            self.check(kind)
            return function(*values, **named)

        return call

    def _open_descriptor(self, function: Callable[..., int]) -> Callable[..., int]:
        def call(path: Any, flags: int, *values: Any, **named: Any) -> int:
            if flags & os.O_CREAT:
                self.check("open")
            return function(path, flags, *values, **named)

        return call

    def _open_file(self, function: Callable[..., Any]) -> Callable[..., Any]:
        def call(file: Any, mode: str = "r", *values: Any, **named: Any) -> Any:
            if not set(mode) & set("wax+") or isinstance(file, int):
                return function(file, mode, *values, **named)
            self.check("open")
            raw = _FailingFile(self, file, mode.replace("b", "").replace("t", ""))
            if "b" in mode:
                return io.BufferedWriter(raw)
            return io.TextIOWrapper(io.BufferedWriter(raw), *values[1:], **named)

        return call


class _FailingFile(io.FileIO):
    def __init__(self, disk: Disk, file: Any, mode: str) -> None:
        self._disk = disk
        super().__init__(file, mode)

    def write(self, data: Any) -> int:
        if self._disk.fails("write"):
            super().write(bytes(data)[: len(data) // 2])  # a write that fails may have begun
            raise OSError(_REASONS["write"], os.strerror(_REASONS["write"]))
        return super().write(data)
