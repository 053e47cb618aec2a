"""Sandbox: what a process gives up for ever before it sees anything of a document."""

import ctypes
import os
import signal
import struct
import sys
from collections.abc import Collection
from contextlib import suppress
from enum import StrEnum
from typing import Any

from imbrex.child import landlock, seccomp

_EXTENDED_LIMITS, _DESKTOP_LIMITS = 9, 4
_ONE_PROCESS, _MEMORY, _DIE_SILENTLY = 0x8, 0x100, 0x400
_ALL_OF_THE_DESKTOP = 0xFF  # clipboard, handles of windows, settings, leaving Windows


# Windows: a job object of one process, with limited memory and no access to the desktop. Never tested there.


def restrict_by_job(memory: int) -> bool:
    """Restrict this process for ever; return whether that succeeded.

    Args:
        memory: limit in bytes; 0 means no limit.
    """
    if sys.platform == "win32" and struct.calcsize("P") == 8:
        return _enter_job(ctypes.WinDLL("kernel32"), memory)
    return False


def _enter_job(kernel: Any, memory: int) -> bool:
    kernel.CreateJobObjectW.restype = kernel.GetCurrentProcess.restype = ctypes.c_void_p
    job, limits = kernel.CreateJobObjectW(None, None), limits_for(memory)
    desktop = struct.pack("I", _ALL_OF_THE_DESKTOP)
    return bool(
        job
        and _set_limits(kernel, job, _EXTENDED_LIMITS, limits)
        and _set_limits(kernel, job, _DESKTOP_LIMITS, desktop)
        and kernel.AssignProcessToJobObject(ctypes.c_void_p(job), ctypes.c_void_p(kernel.GetCurrentProcess()))
    )


def limits_for(memory: int) -> bytes:
    """The structure JOBOBJECT_EXTENDED_LIMIT_INFORMATION of 64-bit systems."""
    flags = _ONE_PROCESS | _DIE_SILENTLY | (_MEMORY if memory else 0)
    basic = struct.pack("qqIxxxxQQIxxxxQII", 0, 0, flags, 0, 0, 1, 0, 0, 0)
    return basic + struct.pack("6Q", *[0] * 6) + struct.pack("4Q", memory, 0, 0, 0)


def _set_limits(kernel: Any, job: int, kind: int, data: bytes) -> bool:
    return bool(kernel.SetInformationJobObject(ctypes.c_void_p(job), kind, data, len(data)))


if sys.platform != "win32":
    import resource

_DIE_WITH_PARENT, _NO_NEW_PRIVILEGES = 1, 38
# The folders in which PDFium looks for fonts.
_FONTS = ("/usr/share/fonts", "/usr/local/share/fonts", "/usr/share/X11/fonts/TTF", "/usr/share/X11/fonts/Type1")


class Files(StrEnum):
    """The files that a process may open by itself."""

    ANY = "any"
    READING = "reading"
    FONTS = "fonts"  # of the system, for PDF files that contain none; without Landlock, all for reading


def available() -> list[str]:
    """Names of the protections that this system has for a sealed process."""
    known = landlock.version()
    return [
        *([f"Landlock {known}"] if known else []),
        *(["seccomp"] if seccomp.is_available() else []),
        "limits" if sys.platform != "win32" else "job object",
    ]


def seal(files: Files, kept: Collection[int], memory: int) -> list[str]:
    """Give up all but memory, threads, the open files `kept` and what `files` leaves, for ever; return what protects.

    The calling thread must be the only one: Landlock binds no other. The limit of memory is set here on Windows only.
    """
    if files is Files.ANY:
        return []
    if sys.platform == "win32":
        return ["job object"] if restrict_by_job(memory) else []
    _close_all_but(kept)
    _forbid(resource.RLIMIT_FSIZE)
    protections = []
    if sys.platform == "linux":
        known = landlock.version()
        ctypes.CDLL(None).prctl(_NO_NEW_PRIVILEGES, 1, 0, 0, 0)
        if landlock.restrict(("/",) if files is Files.READING else _FONTS):
            protections.append(f"Landlock {known}")
        if seccomp.restrict():
            protections.append("seccomp")
    return [*protections, "limits"]


def seal_program(readable: Collection[str], executable: Collection[str]) -> None:
    """Give up all but memory, threads and the standard streams, and what a program needs that this process becomes.

    Other than `seal`, it leaves the size of written files to its caller. Without Landlock, all files stay readable.
    """
    if sys.platform == "win32":
        return
    _close_all_but(())
    if sys.platform == "linux":
        libc = ctypes.CDLL(None)
        libc.prctl(_DIE_WITH_PARENT, signal.SIGKILL, 0, 0, 0)
        libc.prctl(_NO_NEW_PRIVILEGES, 1, 0, 0, 0)
        landlock.restrict(readable, executable)
        seccomp.restrict(to_program=True)


def forbid_processes() -> None:
    """Forbid new processes where seccomp does not; threads count as processes, so call it after the last was started.

    The administrator is exempt from this limit.
    """
    if sys.platform != "win32":
        _forbid(resource.RLIMIT_NPROC)


def _close_all_but(kept: Collection[int]) -> None:
    """Close what was inherited, such as the pipe of the parent's resource tracker."""
    for descriptor in {*range(3, resource.getrlimit(resource.RLIMIT_NOFILE)[0])} - {*kept}:
        with suppress(OSError):
            os.close(descriptor)


def _forbid(kind: int) -> None:
    with suppress(ValueError, OSError):
        resource.setrlimit(kind, (0, 0))
