"""Program: another program, run once with bytes for its input, and sealed like a reader.

Both streams are files in memory: nothing has to be read while it runs, and the system limits the size of its output.
"""

import multiprocessing
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Mapping, Sequence
from contextlib import ExitStack, suppress
from dataclasses import field
from multiprocessing.connection import Connection
from typing import IO, Protocol

from imbrex.child import sandbox
from imbrex.child.child import NAMELESS_MAIN, Deadline
from imbrex.child.child_main import lower_priority
from imbrex.child.failures import ChildDied, ChildFailed, ChildTimedOut
from imbrex.engine.observer import SILENT, Observer
from imbrex.messages import Message
from imbrex.values import frozen

if sys.platform != "win32":
    import resource

_STEP = 0.03  # seconds between two checks for cancellation
_REMARK = 200  # characters of its last remark that a failure quotes
_NOT_STARTED = 126  # as shells say it
# Where systems keep libraries, and the index of these.
_LIBRARIES = ("/lib", "/lib64", "/usr/lib", "/usr/lib64", "/usr/local/lib", "/etc/ld.so.cache")


@frozen
class Program:
    """A program and what it may do.

    Attributes:
        path: of its file.
        name: user-visible name, such as "text recognition".
        readable: files and folders that it may read besides itself and the libraries of the system.
        environment: its only variables.
        memory: limit of its address space in bytes.
        most: limit of its output in bytes.
    """

    path: str
    name: Message
    readable: Sequence[str] = ()
    environment: Mapping[str, str] = field(default_factory=dict)
    memory: int = 2**31
    most: int = 2**24

    def run(self, arguments: Sequence[str], given: bytes, seconds: float, observer: Observer = SILENT) -> bytes:
        """Return what it prints, with `given` as its input and at most so much processor time.

        Raises:
            ChildTimedOut: it took longer; it was stopped.
            ChildDied: it crashed, or cannot be started.
            ChildFailed: it ended with an error of its own, which the message quotes.
            Cancelled: by the observer; it was stopped.
        """
        with ExitStack() as stack:
            streams = [stack.enter_context(_unnamed_file()) for _ in range(3)]
            streams[0].write(given)
            for stream in streams:
                stream.seek(0)  # which also flushes it
            code = self._ended([self.path, *arguments], streams, seconds, observer)
            for stream in streams:
                stream.seek(0)
            if code == 0:
                return streams[1].read()
            if 0 < code != _NOT_STARTED:
                raise self._failed(streams[2])
        if code == _NOT_STARTED:
            raise ChildDied(Message("Couldn't start the {name}.", name=self.name))
        raise ChildDied(Message("The {name} stopped without answering.", name=self.name))

    def _ended(self, command: list[str], streams: list[IO[bytes]], seconds: float, observer: Observer) -> int:
        """Run it to its end and return its exit code, negative for a signal."""
        try:
            process = _started(self, command, streams, seconds)
        except OSError as error:
            raise ChildDied(
                Message("Couldn't start the {name}: {reason}.", name=self.name, reason=error),
                Message("Close other programs."),
            ) from error
        try:
            deadline = Deadline(seconds, process.pid)
            while (code := process.poll()) is None:
                observer.check()
                if deadline.has_passed():
                    raise self._timed_out(seconds)
                time.sleep(_STEP)
            return code
        finally:
            process.end()

    def _timed_out(self, seconds: float) -> ChildTimedOut:
        return ChildTimedOut(
            Message(
                "The {name} was stopped because it took longer than {seconds} seconds.",
                name=self.name,
                seconds=f"{seconds:g}",
            )
        )

    def _failed(self, remarks: IO[bytes]) -> ChildFailed:
        lines = remarks.read(self.most).decode("utf-8", "replace").split("\n")
        remark = next((line.strip() for line in reversed(lines) if line.strip()), "")[:_REMARK]
        kind = "".join(letter if letter.isprintable() else " " for letter in remark).rstrip(".")
        return ChildFailed(Message("The {name} failed: {kind}.", name=self.name, kind=kind), kind=kind)


def _unnamed_file() -> IO[bytes]:
    """A file in memory, or one on the disk that has no name where the system can't do that."""
    in_memory = getattr(os, "memfd_create", None)
    return open(in_memory("imbrex"), "w+b") if in_memory is not None else tempfile.TemporaryFile()


class _Running(Protocol):
    """A process that was started."""

    @property
    def pid(self) -> int:
        """Its number."""

    def poll(self) -> int | None:
        """Its exit code; None before its end."""

    def end(self) -> None:
        """Stop it if it still runs, and release it."""


def _started(program: Program, command: list[str], streams: list[IO[bytes]], seconds: float) -> _Running:
    if sys.platform == "win32":
        return _Unsealed(command, dict(program.environment), streams)
    return _Sealed(program, command, streams, seconds)


class _Unsealed:
    """A process on Windows, where a process can't become another program. Never tested there."""

    def __init__(self, command: list[str], environment: dict[str, str], streams: list[IO[bytes]]) -> None:
        kept = {name: os.environ[name] for name in ("SYSTEMROOT", "PATH") if name in os.environ}
        hidden = getattr(subprocess, "CREATE_NO_WINDOW", 0)
        given, printed, remarks = streams
        self._process = subprocess.Popen(
            command, env=kept | environment, stdin=given, stdout=printed, stderr=remarks, creationflags=hidden
        )
        self.pid = self._process.pid

    def poll(self) -> int | None:
        return self._process.poll()

    def end(self) -> None:
        self._process.kill()
        self._process.wait()


class _Sealed:
    """A process of this program that seals itself and then becomes the other one."""

    def __init__(self, program: Program, command: list[str], streams: list[IO[bytes]], seconds: float) -> None:
        # Connections, because these are handed to a process under the numbers that the descriptors have there.
        handles = [Connection(os.dup(stream.fileno())) for stream in streams]
        limits = program.memory, program.most, 2 * int(seconds) + 1
        arguments = (command, dict(program.environment), handles, tuple(program.readable), limits)
        self._process = multiprocessing.get_context("spawn").Process(target=become, args=arguments, daemon=True)
        try:
            with NAMELESS_MAIN:
                self._process.start()
        finally:
            for handle in handles:
                handle.close()
        self.pid = self._process.pid or 0

    def poll(self) -> int | None:
        return self._process.exitcode

    def end(self) -> None:
        self._process.kill()
        self._process.join()
        self._process.close()


def become(
    command: list[str],
    environment: dict[str, str],
    handles: list[Connection],
    readable: Sequence[str],
    limits: tuple[int, int, int],
) -> None:
    """Seal this process and turn it into a program.

    Args:
        command: its file and its arguments.
        environment: its variables.
        handles: of its standard streams.
        readable: what it may read besides itself and libraries.
        limits: of its memory, of each file that it writes, and of seconds of processor time.
    """
    try:
        for number, handle in enumerate(handles):
            os.dup2(handle.fileno(), number)
        lower_priority()
        _limit(*limits)
        own = os.path.realpath(command[0])
        beside = os.path.join(os.path.dirname(os.path.dirname(own)), "lib")
        sandbox.seal_program(readable, [own, *_LIBRARIES, beside])
        os.execve(own, command, environment)
    finally:
        os._exit(_NOT_STARTED)


def _limit(memory: int, written: int, seconds: int) -> None:
    if sys.platform == "win32":
        return
    limits = {
        resource.RLIMIT_AS: memory,
        resource.RLIMIT_FSIZE: written,
        resource.RLIMIT_CPU: seconds,
        resource.RLIMIT_CORE: 0,
    }
    for kind, limit in limits.items():
        with suppress(ValueError, OSError):
            resource.setrlimit(kind, (limit, limit))
