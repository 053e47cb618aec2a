"""Seccomp: the only system calls that a sealed process may still make (Linux).

The kernel runs a small program for each system call of the process, and of all its threads. It is made here of four
instructions of the classic Berkeley packet filter, so that no compiler and no library is needed. It is a list of what
is allowed: memory, clocks, threads, opening files for reading, and writing to what is already open. Everything else
fails with EPERM, among it sockets, other programs, new processes, signals and looking into other processes. Which files
may be read is the matter of Landlock.
"""

import ctypes
import platform
import sys
from collections.abc import Iterator, Mapping
from enum import IntEnum
from errno import ENOSYS, EPERM

_AUDIT = {"x86_64": 0xC000003E, "aarch64": 0xC00000B7}
"""The kernel's names of the machines for which the numbers of system calls are known."""
_NEWEST = 451  # of the calls that existed when the list was made

# Numbers on x86_64 and aarch64; -1 if there is no such call.
_ALLOWED = {
    "read": (0, 63), "readv": (19, 65), "pread64": (17, 67), "write": (1, 64), "writev": (20, 66),
    "close": (3, 57), "lseek": (8, 62), "fstat": (5, 80), "poll": (7, -1), "ppoll": (271, 73),
    "select": (23, -1), "pselect6": (270, 72), "recvmsg": (47, 212),
    "mmap": (9, 222), "munmap": (11, 215), "mprotect": (10, 226), "mremap": (25, 216), "madvise": (28, 233),
    "mincore": (27, 232), "brk": (12, 214),
    "futex": (202, 98), "set_robust_list": (273, 99), "rseq": (334, 293), "membarrier": (324, 283),
    "sched_yield": (24, 124), "sched_getaffinity": (204, 123), "gettid": (186, 178), "exit": (60, 93),
    "exit_group": (231, 94),
    "getpid": (39, 172), "getppid": (110, 173), "getuid": (102, 174), "geteuid": (107, 175), "getgid": (104, 176),
    "getegid": (108, 177),
    "clock_gettime": (228, 113), "clock_getres": (229, 114), "clock_nanosleep": (230, 115), "nanosleep": (35, 101),
    "gettimeofday": (96, 169), "time": (201, -1), "times": (100, 153), "getrusage": (98, 165),
    "getrandom": (318, 278), "uname": (63, 160), "sysinfo": (99, 179), "getcpu": (309, 168),
    "rt_sigaction": (13, 134), "rt_sigprocmask": (14, 135), "rt_sigreturn": (15, 139), "sigaltstack": (131, 132),
    "restart_syscall": (219, 128),
    "stat": (4, -1), "lstat": (6, -1), "newfstatat": (262, 79), "statx": (332, 291), "getdents64": (217, 61),
    "readlink": (89, -1), "readlinkat": (267, 78), "access": (21, -1), "faccessat": (269, 48),
    "faccessat2": (439, 439), "getcwd": (79, 17), "fadvise64": (221, 223),
}  # fmt: skip
_STARTING = {
    "execve": (59, 221), "arch_prctl": (158, -1), "set_tid_address": (218, 96), "prlimit64": (302, 261),
}  # fmt: skip
"""Calls by which a process becomes another program, and that program prepares itself."""
_CLONE, _CLONE3, _FCNTL = (56, 220), (435, 435), (72, 25)
_OPEN, _OPENAT = (2, -1), (257, 56)

_THREAD = 0x10000  # CLONE_THREAD
_WRITING = 0o1103  # O_WRONLY, O_RDWR, O_CREAT, O_TRUNC
_HARMLESS_FCNTL = (0, 1, 2, 3, 1030)  # F_DUPFD, F_GETFD, F_SETFD, F_GETFL, F_DUPFD_CLOEXEC; others can send signals

_SECCOMP = {"x86_64": 317, "aarch64": 277}
_SET_MODE_FILTER, _GET_ACTION_AVAIL, _ALL_THREADS = 1, 2, 1

_ALLOW = 0x7FFF0000
_REFUSE = 0x00050000 | EPERM
_UNKNOWN = 0x00050000 | ENOSYS  # so that the C library does without it


class _Do(IntEnum):
    """Codes of the instructions."""

    LOAD = 0x20  # a field of the call
    IF_EQUAL = 0x15
    IF_ABOVE = 0x25
    IF_ANY_BIT = 0x45
    RETURN = 0x06


_NUMBER, _MACHINE, _ARGUMENTS = 0, 4, 16  # places in the description of a call


class _Instruction(ctypes.Structure):
    """Jumps, as numbers of instructions left out, if the condition holds and if it does not."""

    _fields_ = (("code", ctypes.c_ushort), ("yes", ctypes.c_ubyte), ("no", ctypes.c_ubyte), ("value", ctypes.c_uint))


class _Program(ctypes.Structure):
    _fields_ = (("length", ctypes.c_ushort), ("instructions", ctypes.POINTER(_Instruction)))


def is_available() -> bool:
    """Whether the kernel has it, and this module the numbers of the machine."""
    machine = _machine()
    action = ctypes.c_uint(_REFUSE & 0xFFFF0000)
    return bool(machine) and _libc().syscall(_SECCOMP[machine], _GET_ACTION_AVAIL, 0, ctypes.byref(action)) == 0


def restrict(*, to_program: bool = False) -> bool:
    """Restrict this process, which must have renounced new privileges, for ever; return whether that succeeded.

    With `to_program`, it may still become another program, which is as restricted.
    """
    machine = _machine()
    if not machine:
        return False
    instructions = [*_instructions(machine, _ALLOWED | _STARTING if to_program else _ALLOWED)]
    array = (_Instruction * len(instructions))(*instructions)
    program = _Program(len(instructions), array)
    return bool(_libc().syscall(_SECCOMP[machine], _SET_MODE_FILTER, _ALL_THREADS, ctypes.byref(program)) == 0)


def _instructions(machine: str, allowed: Mapping[str, tuple[int, int]]) -> Iterator[_Instruction]:
    column = list(_AUDIT).index(machine)
    yield _Instruction(_Do.LOAD, 0, 0, _MACHINE)
    yield from _unless(_Do.IF_EQUAL, _AUDIT[machine], _REFUSE)  # a call of another machine that this one imitates
    yield _Instruction(_Do.LOAD, 0, 0, _NUMBER)
    yield from _if(_Do.IF_ABOVE, _NEWEST, _UNKNOWN)
    yield from _if(_Do.IF_EQUAL, _CLONE3[column], _UNKNOWN)  # its arguments cannot be seen; `clone` is used instead
    for number in sorted(numbers[column] for numbers in allowed.values()):
        if number >= 0:
            yield from _if(_Do.IF_EQUAL, number, _ALLOW)
    yield from _if_argument(_CLONE[column], 0, _if(_Do.IF_ANY_BIT, _THREAD, _ALLOW))
    yield from _if_argument(_FCNTL[column], 1, (one for n in _HARMLESS_FCNTL for one in _if(_Do.IF_EQUAL, n, _ALLOW)))
    yield from _if_argument(_OPENAT[column], 2, _unless(_Do.IF_ANY_BIT, _WRITING, _ALLOW))
    yield from _if_argument(_OPEN[column], 1, _unless(_Do.IF_ANY_BIT, _WRITING, _ALLOW))
    yield _Instruction(_Do.RETURN, 0, 0, _REFUSE)


def _if(condition: _Do, value: int, verdict: int) -> Iterator[_Instruction]:
    yield _Instruction(condition, 0, 1, value)
    yield _Instruction(_Do.RETURN, 0, 0, verdict)


def _unless(condition: _Do, value: int, verdict: int) -> Iterator[_Instruction]:
    yield _Instruction(condition, 1, 0, value)
    yield _Instruction(_Do.RETURN, 0, 0, verdict)


def _if_argument(number: int, argument: int, rules: Iterator[_Instruction]) -> Iterator[_Instruction]:
    """Decide on a call by the lower half of an argument; refuse it if no rule allows it."""
    if number < 0:
        return
    steps = [
        _Instruction(_Do.LOAD, 0, 0, _ARGUMENTS + 8 * argument),
        *rules,
        _Instruction(_Do.RETURN, 0, 0, _REFUSE),
    ]
    yield _Instruction(_Do.IF_EQUAL, 0, len(steps), number)
    yield from steps


def _machine() -> str:
    """The machine whose calls this process makes; empty if unknown."""
    name = platform.machine()
    return name if sys.platform == "linux" and sys.maxsize > 2**32 and name in _AUDIT else ""


def _libc() -> ctypes.CDLL:
    return ctypes.CDLL(None, use_errno=True)
