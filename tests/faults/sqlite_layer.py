"""SQLite layer: every call that changes a file, as SQLite makes it, is counted and may fail.

SQLite reaches files through a table of functions, its VFS. A copy of the default one, with some functions replaced,
becomes the default while a test runs. It works where Python uses the system's library of SQLite.
"""

import contextlib
import ctypes
import os
import sqlite3
from collections.abc import Callable, Iterator
from pathlib import Path

OK, CANTOPEN = 0, 14
_POINTER, _INT = ctypes.c_void_p, ctypes.c_int
_METHODS = (
    "xClose xRead xWrite xTruncate xSync xFileSize xLock xUnlock xCheckReservedLock xFileControl xSectorSize "
    "xDeviceCharacteristics xShmMap xShmLock xShmBarrier xShmUnmap xFetch xUnfetch"
).split()
_WRITE = ctypes.CFUNCTYPE(_INT, _POINTER, _POINTER, _INT, ctypes.c_int64)
_TRUNCATE = ctypes.CFUNCTYPE(_INT, _POINTER, ctypes.c_int64)
_SYNC = ctypes.CFUNCTYPE(_INT, _POINTER, _INT)
_OPEN = ctypes.CFUNCTYPE(_INT, _POINTER, _POINTER, _POINTER, _INT, _POINTER)  # SQLite keeps the name's address
_DELETE = ctypes.CFUNCTYPE(_INT, _POINTER, _POINTER, _INT)
_FAULTS = {"write": 778, "truncate": 1546, "sync": 1034, "delete": 2570}  # SQLITE_IOERR_WRITE and so on
_FULL = 13
_CREATE = 4  # a flag of xOpen
_kept: list[object] = []  # SQLite keeps pointers to them as long as the process lives


class _Methods(ctypes.Structure):
    _fields_ = [("iVersion", _INT), *((name, _POINTER) for name in _METHODS)]


class _Vfs(ctypes.Structure):
    _fields_ = [
        ("iVersion", _INT),
        ("szOsFile", _INT),
        ("mxPathname", _INT),
        ("pNext", _POINTER),
        ("zName", ctypes.c_char_p),
        ("pAppData", _POINTER),
        ("xOpen", _POINTER),
        ("xDelete", _POINTER),
        *((f"other{number}", _POINTER) for number in range(13)),
    ]


class SqliteLayer:
    """SQLite's files, which ask `fails` before each change: a name of the change gives whether it shall fail."""

    def __init__(self, fails: Callable[[str], bool]) -> None:
        self._fails = fails
        self._library = ctypes.CDLL(_library_path())
        self._library.sqlite3_vfs_find.restype = _POINTER
        self._replaced: dict[int, _Methods] = {}

    @contextlib.contextmanager
    def installed(self) -> Iterator[None]:
        """Let all files that are opened meanwhile ask."""
        usual = self._library.sqlite3_vfs_find(None)
        vfs = _Vfs.from_buffer_copy(_Vfs.from_address(usual))
        vfs.zName = b"faults"
        opener, remover = self._opener(vfs.xOpen, usual), self._remover(vfs.xDelete, usual)
        vfs.xOpen = ctypes.cast(opener, _POINTER).value
        vfs.xDelete = ctypes.cast(remover, _POINTER).value
        _kept.extend((vfs, opener, remover))
        self._library.sqlite3_vfs_register(ctypes.byref(vfs), 1)
        try:
            yield
        finally:
            self._library.sqlite3_vfs_unregister(ctypes.byref(vfs))

    def _opener(self, address: int, usual: int) -> object:
        open_file = _OPEN(address)

        def opened(vfs: int, name: int | None, file: int, flags: int, out: int) -> int:
            is_new = flags & _CREATE and name and not os.path.exists(ctypes.string_at(name))
            if is_new and self._fails("open"):
                _POINTER.from_address(file).value = None  # nothing to close
                return CANTOPEN
            code: int = open_file(usual, name, file, flags, out)
            methods = _POINTER.from_address(file).value
            if methods and methods not in {ctypes.addressof(one) for one in self._replaced.values()}:
                if methods not in self._replaced:
                    self._replaced[methods] = self._methods(_Methods.from_address(methods))
                _POINTER.from_address(file).value = ctypes.addressof(self._replaced[methods])
            return code

        return _OPEN(opened)

    def _remover(self, address: int, usual: int) -> object:
        remove = _DELETE(address)
        return _DELETE(lambda _, name, sync: self._asked("delete", lambda: remove(usual, name, sync)))

    def _methods(self, usual: _Methods) -> _Methods:
        write, truncate, sync = _WRITE(usual.xWrite), _TRUNCATE(usual.xTruncate), _SYNC(usual.xSync)

        def written(file: int, data: int, size: int, offset: int) -> int:
            if self._fails("write"):
                write(file, data, size // 2, offset)  # a write that fails may have begun
                return _FULL if offset % 3 else _FAULTS["write"]
            return int(write(file, data, size, offset))

        changed = (
            _WRITE(written),
            _TRUNCATE(lambda file, size: self._asked("truncate", lambda: truncate(file, size))),
            _SYNC(lambda file, flags: self._asked("sync", lambda: sync(file, flags))),
        )
        methods = _Methods.from_buffer_copy(usual)
        methods.xWrite, methods.xTruncate, methods.xSync = (ctypes.cast(one, _POINTER).value for one in changed)
        _kept.extend((methods, changed))
        return methods

    def _asked(self, what: str, usual: Callable[[], int]) -> int:
        return _FAULTS[what] if self._fails(what) else int(usual())


def is_available() -> bool:
    """Whether Python uses a library of SQLite that can be reached."""
    return bool(_library_path())


def _library_path() -> str:
    assert sqlite3.sqlite_version
    maps = Path("/proc/self/maps")
    lines = maps.read_text().splitlines() if maps.exists() else []
    return next((line.split()[-1] for line in lines if "/libsqlite3." in line), "")
