"""Job object: one process, limited memory and no access to the desktop (Windows). Never tested there."""

import ctypes
import struct
import sys
from typing import Any

_EXTENDED_LIMITS, _DESKTOP_LIMITS = 9, 4
_ONE_PROCESS, _MEMORY, _DIE_SILENTLY = 0x8, 0x100, 0x400
_ALL_OF_THE_DESKTOP = 0xFF  # clipboard, handles of windows, settings, leaving Windows


def restrict(memory: int) -> bool:
    """Restrict this process for ever; return whether that succeeded.

    Args:
        memory: limit in bytes; 0 means no limit.
    """
    if sys.platform == "win32" and struct.calcsize("P") == 8:
        return _restrict(ctypes.WinDLL("kernel32"), memory)
    return False


def _restrict(kernel: Any, memory: int) -> bool:
    kernel.CreateJobObjectW.restype = kernel.GetCurrentProcess.restype = ctypes.c_void_p
    job, limits = kernel.CreateJobObjectW(None, None), limits_for(memory)
    desktop = struct.pack("I", _ALL_OF_THE_DESKTOP)
    return bool(
        job
        and _set(kernel, job, _EXTENDED_LIMITS, limits)
        and _set(kernel, job, _DESKTOP_LIMITS, desktop)
        and kernel.AssignProcessToJobObject(ctypes.c_void_p(job), ctypes.c_void_p(kernel.GetCurrentProcess()))
    )


def limits_for(memory: int) -> bytes:
    """The structure JOBOBJECT_EXTENDED_LIMIT_INFORMATION of 64-bit systems."""
    flags = _ONE_PROCESS | _DIE_SILENTLY | (_MEMORY if memory else 0)
    basic = struct.pack("qqIxxxxQQIxxxxQII", 0, 0, flags, 0, 0, 1, 0, 0, 0)
    return basic + struct.pack("6Q", *[0] * 6) + struct.pack("4Q", memory, 0, 0, 0)


def _set(kernel: Any, job: int, kind: int, data: bytes) -> bool:
    return bool(kernel.SetInformationJobObject(ctypes.c_void_p(job), kind, data, len(data)))
