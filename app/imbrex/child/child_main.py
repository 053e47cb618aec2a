"""Child main: what runs in the child process: first limits, then the service, request by request."""

import gc
import importlib
import multiprocessing
import os
import signal
import sys
import threading
from collections.abc import Callable
from contextlib import suppress
from multiprocessing.connection import Connection, wait
from typing import Any

from imbrex.child import descriptors, sandbox, wire
from imbrex.child.failures import TOO_LARGE
from imbrex.child.sandbox import Files
from imbrex.errors import ImbrexError

Handler = Callable[..., Any]
"""Of a request and, if one was lent, the descriptor of an open file."""
Service = Callable[[], Handler]

ENVELOPE = 4096
"""Bytes of overhead of an answer, or of a failure's text."""

_NICENESS = 10
_OPEN_FILES = 256
_NETWORK = ("socket.", "ftplib.", "http.", "imaplib.", "poplib.", "smtplib.", "telnetlib.", "urllib.")  # audit events


def serve(module: str, function: str, connection: Connection, memory: int, largest: int, files: Files) -> None:
    """Answer requests until the parent is gone; the first answer tells what protects the system from this process."""
    gc.disable()  # imports make no garbage
    _silence()
    lower_priority()
    _limit_resources(memory)
    channel = descriptors.Channel(connection)
    sys.addaudithook(_forbid_network)
    handlers: list[Handler] = []

    def load(_: Any) -> list[str]:
        handlers.append(getattr(importlib.import_module(module), function)())
        gc.freeze()  # modules stay: the collector need not look through them again and again
        return sandbox.seal(files, _needed(connection, channel), memory)

    welcome = _answer(load, wire.Question(0, None))
    gc.enable()
    threading.Thread(
        target=_die_with_parent, daemon=True
    ).start()  # it is bound by the seal of the thread that starts it
    if files is not Files.ANY and not (isinstance(welcome, wire.Done) and "seccomp" in welcome.value):
        sandbox.forbid_processes()
    _send(connection, welcome, largest)
    while handlers:
        try:
            question = wire.decode_question(connection.recv_bytes())
            borrowed = [channel.borrow(question.file)] if question.file != descriptors.NONE else []
        except (EOFError, OSError):
            return
        _send(connection, _answer(handlers[0], question, *borrowed), largest)


def _needed(connection: Connection, channel: descriptors.Channel) -> set[int]:
    """The descriptors that a sealed process keeps: those to its parent."""
    parent = multiprocessing.parent_process()
    return {connection.fileno(), channel.descriptor, parent.sentinel if parent else -1}


def _answer(handler: Handler, question: wire.Question, *borrowed: int) -> wire.Answer:
    try:
        return wire.Done(question.mark, handler(question.request, *borrowed))
    except ImbrexError as error:
        return wire.Refused(question.mark, wire.sent(error.message), wire.sent(error.hint))
    except BaseException as error:  # a panic in an extension is not an Exception
        return _failed(question.mark, error)
    finally:
        for descriptor in borrowed:
            with suppress(OSError):
                os.close(descriptor)


def _failed(mark: int, error: BaseException) -> wire.Failed:
    return wire.Failed(mark, type(error).__name__[:200], _short(error))


def _send(connection: Connection, answer: wire.Answer, largest: int) -> None:
    try:
        packed = wire.encode(answer)
    except Exception as error:  # an answer that is not plain data, or too large for memory
        packed = wire.encode(_failed(answer.mark, error))
    if len(packed) > largest + ENVELOPE:
        packed = wire.encode(wire.Failed(answer.mark, TOO_LARGE, f"{len(packed)} bytes"))
    try:
        connection.send_bytes(packed)
    except OSError:
        os._exit(1)  # the parent is gone


def _short(error: BaseException) -> str:
    try:
        return wire.sendable(str(error).strip()[:200])
    except Exception:  # not even a message can be obtained
        return ""


def _silence() -> None:
    """Discard output of parsers, give them no input, and leave Ctrl+C to the parent."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    nowhere = os.open(os.devnull, os.O_RDWR)
    for descriptor in (0, 1, 2):
        os.dup2(nowhere, descriptor)
    os.close(nowhere)
    # A windowed program on Windows has no streams at all; a parser that prints must not fail for that.
    sys.stdout = sys.stderr = open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115 - open as long as the process


def lower_priority() -> None:
    """Let other processes go first."""
    if sys.platform == "win32":
        import ctypes  # noqa: PLC0415 - there only

        below_normal = 0x4000
        ctypes.windll.kernel32.SetPriorityClass(ctypes.windll.kernel32.GetCurrentProcess(), below_normal)
    else:
        with suppress(OSError):
            os.nice(_NICENESS)


def _limit_resources(memory: int) -> None:
    try:
        import resource  # noqa: PLC0415 - not on Windows
    except ImportError:
        return
    limits = {resource.RLIMIT_CORE: 0, resource.RLIMIT_NOFILE: _OPEN_FILES}
    if memory:
        limits[resource.RLIMIT_AS] = memory
    for kind, limit in limits.items():
        with suppress(ValueError, OSError):  # macOS has the call and not the limit of memory
            resource.setrlimit(kind, (limit, limit))


def _forbid_network(event: str, _: tuple[Any, ...]) -> None:
    """Refuse all network access; an audit hook cannot be removed."""
    if event.startswith(_NETWORK):
        raise PermissionError(f"no network here: {event}")


def _die_with_parent() -> None:
    """Exit when the parent dies, even during a request."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        wait([parent.sentinel])
        os._exit(1)
