"""Landlock: renouncing files by path, connections and signals to others (Linux 5.13 or later).

What is open stays open. The calls are the same on every machine.
"""

import ctypes
import os
import struct
import sys
from collections.abc import Iterable
from contextlib import suppress

_CREATE_RULESET, _ADD_RULE, _RESTRICT_SELF = 444, 445, 446
_ASK_VERSION, _BENEATH_PATH = 1, 1
_CONNECTIONS_SINCE, _SCOPES_SINCE = 4, 6  # versions

_EXECUTE, _READ_FILE, _READ_FOLDER = 1 << 0, 1 << 2, 1 << 3
_RIGHTS = {1: 13, 2: 14, 3: 15, 5: 16}
"""Number of rights to files that a version of the interface was the first to have."""
_ALL_CONNECTIONS = 0b11  # accepting and opening, over TCP
_ALL_SCOPES = 0b11  # other processes' sockets without a path, and signals to them


def version() -> int:
    """Version of the kernel's interface; 0 without it."""
    if sys.platform != "linux":
        return 0
    return max(0, int(_libc().syscall(_CREATE_RULESET, None, 0, _ASK_VERSION)))


def restrict(readable: Iterable[str], executable: Iterable[str] = ()) -> bool:
    """Restrict this process, which must have renounced new privileges, for ever; return whether that succeeded.

    Args:
        readable: files and folders that it may still read, with all that is in them; those that are missing are
            ignored.
        executable: the same, for those that it may also execute.
    """
    known = version()
    if not known:
        return False
    renounced = _renounced(known)
    ruleset = _libc().syscall(_CREATE_RULESET, renounced, len(renounced), 0)
    if ruleset < 0:
        return False
    try:
        for paths, rights in ((readable, 0), (executable, _EXECUTE)):
            for path in paths:
                with suppress(OSError):
                    _except(ruleset, path, rights)
        return bool(_libc().syscall(_RESTRICT_SELF, ruleset, 0) == 0)
    finally:
        os.close(ruleset)


def _renounced(known: int) -> bytes:
    """All that this version of the interface knows."""
    rights = (1 << max(count for first, count in _RIGHTS.items() if first <= known)) - 1
    fields = (rights, _ALL_CONNECTIONS, _ALL_SCOPES)[: 1 + (known >= _CONNECTIONS_SINCE) + (known >= _SCOPES_SINCE)]
    return struct.pack(f"{len(fields)}Q", *fields)


def _except(ruleset: int, path: str, rights: int) -> None:
    descriptor = os.open(path, os.O_PATH | os.O_CLOEXEC)
    try:
        rights |= _READ_FILE | (_READ_FOLDER if os.path.isdir(path) else 0)  # a file has no right of folders
        rule = struct.pack("=Qi", rights, descriptor)
        _libc().syscall(_ADD_RULE, ruleset, _BENEATH_PATH, rule, 0)
    finally:
        os.close(descriptor)


def _libc() -> ctypes.CDLL:
    return ctypes.CDLL(None, use_errno=True)
