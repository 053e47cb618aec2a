"""Sandbox: what a process gives up for ever before it sees anything of a document."""

import ctypes
import os
import sys
from collections.abc import Collection
from contextlib import suppress
from enum import StrEnum

from imbrex.child import job_object, landlock, seccomp

if sys.platform != "win32":
    import resource

_NO_NEW_PRIVILEGES = 38
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
        return ["job object"] if job_object.restrict(memory) else []
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
