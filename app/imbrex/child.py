"""Child: a niced process with limits, for work that could hang, crash or eat the memory."""

import importlib
import multiprocessing
import os
import pickle
import signal
import sys
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from multiprocessing.connection import Connection, wait
from multiprocessing.reduction import ForkingPickler
from types import ModuleType
from typing import Any, Self

from imbrex.engine.observer import SILENT, Observer
from imbrex.errors import ImbrexError

Handler = Callable[[Any], Any]
Service = Callable[[], Handler]

_STEP = 0.05  # seconds between two looks at the observer
_START_SECONDS = 120.0  # a cold disk, an antivirus and a busy machine together
_NICENESS = 10
_OPEN_FILES = 256
_ANSWER = 512 * 2**20
_ENVELOPE = 4096  # bytes about an answer, or the words of a failure
_NETWORK = ("socket.", "ftplib.", "http.", "imaplib.", "poplib.", "smtplib.", "telnetlib.", "urllib.")  # audit events

TOO_LARGE = "AnswerTooLarge"
"""The kind of a failure whose answer was larger than it may be."""


class ChildError(ImbrexError):
    """A child process did not answer as it should."""


class ChildTimedOut(ChildError):  # noqa: N818 - names say what happened
    """The answer took too long; the process was stopped."""


class ChildDied(ChildError):  # noqa: N818
    """The process ended before it answered."""


class ChildFailed(ChildError):  # noqa: N818
    """The work raised an exception that nobody expected; `kind` is the name of its type."""

    def __init__(self, message: str, hint: str = "", kind: str = "") -> None:
        super().__init__(message, hint)
        self.kind = kind


class Child:
    """Run one service in a process of its own, one request at a time.

    The process is started at the first call and started anew after it was stopped or died. It reaches no network and
    has few files open at a time. Any thread may call. In a frozen program the entry point has to call
    `multiprocessing.freeze_support()` first.
    """

    def __init__(self, service: Service, *, name: str, memory: int = 0, answer: int = _ANSWER) -> None:
        """Prepare a child.

        Args:
            service: a function at the top level of a slim module; called once in the child, it returns the handler
                of requests. Requests and answers are pickled.
            name: what people call this work, such as "file reader".
            memory: address space in bytes that the child may use where the system can limit it; 0 means no limit.
            answer: bytes that an answer may have.
        """
        self._service = (service.__module__, service.__qualname__)
        self._name = name
        self._memory = memory
        self._answer = answer
        self._lock = threading.Lock()
        self._process: multiprocessing.process.BaseProcess | None = None
        self._connection: Connection | None = None
        self._closed = False

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def call(self, request: Any, *, seconds: float, observer: Observer = SILENT) -> Any:
        """Have the child answer a request.

        Raises:
            ChildTimedOut, ChildDied, ChildFailed: no answer; the next call starts a new process where that is needed.
            ImbrexError: raised by the service, with its own words.
            Cancelled: raised by the observer; the process is stopped.
        """
        while not self._lock.acquire(timeout=_STEP):
            observer.check()
        try:
            return self._ask(request, seconds, observer)
        except BaseException as error:
            if not isinstance(error, ImbrexError) or isinstance(error, ChildTimedOut | ChildDied):
                self._discard()
            raise
        finally:
            self._lock.release()

    def close(self) -> None:
        """Stop the process for good; a call under way in another thread ends with ChildDied."""
        self._closed = True
        process = self._process
        if process is not None:
            with suppress(ValueError):  # discarded by its caller a moment ago
                process.kill()
        with self._lock:
            self._discard()

    def _ask(self, request: Any, seconds: float, observer: Observer) -> Any:
        if self._connection is not None and self._process is not None and not self._process.is_alive():
            self._discard()
        if self._connection is None:
            self._start()
            self._welcome(observer)
        try:
            assert self._connection is not None
            self._connection.send(request)
        except OSError as error:
            raise self._died() from error
        return self._receive(seconds, observer)

    def _start(self) -> None:
        if self._closed:
            raise ChildDied(f"The {self._name} has been closed.")
        context = multiprocessing.get_context("spawn")
        self._connection, theirs = context.Pipe()
        # Names, not the function itself: so its module is imported inside the limits, and a failure comes back as data.
        arguments = (*self._service, theirs, self._memory, self._answer)
        process = context.Process(target=_serve, args=arguments, name=f"imbrex {self._name}", daemon=True)
        try:
            with _NAMELESS_MAIN:
                process.start()
        except OSError as error:
            raise ChildDied(f"The {self._name} could not be started: {error}.", "Close other programs.") from error
        finally:
            theirs.close()
        self._process = process

    def _welcome(self, observer: Observer) -> None:
        try:
            self._receive(_START_SECONDS, observer)
        except ImbrexError:
            self._discard()  # a process without a service
            raise

    def _receive(self, seconds: float, observer: Observer) -> Any:
        assert self._connection is not None
        end = time.monotonic() + seconds
        try:
            while not self._connection.poll(min(_STEP, max(0.0, end - time.monotonic()))):
                observer.check()
                if time.monotonic() >= end:
                    raise ChildTimedOut(f"The {self._name} took longer than {seconds:g} seconds and was stopped.")
            answer = pickle.loads(self._connection.recv_bytes(self._answer + _ENVELOPE))
        except (EOFError, OSError) as error:
            raise self._died() from error
        return self._unwrap(answer)

    def _unwrap(self, answer: tuple[str, Any, str]) -> Any:
        outcome, value, detail = answer
        if outcome == "done":
            return value
        if outcome == "refused":
            raise ImbrexError(value, detail)
        if value == "MemoryError":
            self._discard()  # what it holds on to would be missing for the next request
        raise ChildFailed(f"The {self._name} failed ({value}: {detail}).", kind=value)

    def _died(self) -> ChildDied:
        if self._closed:
            return ChildDied(f"The {self._name} has been closed.")
        return ChildDied(f"The {self._name} ended before it answered.")

    def _discard(self) -> None:
        connection, process = self._connection, self._process
        self._connection = self._process = None
        if connection is not None:
            connection.close()
        if process is not None:
            process.kill()
            process.join()
            process.close()


class _NamelessMain:
    """Keep a new process from importing its parent's main module again, which it needs nothing of.

    A script without the usual guard would otherwise run a second time inside the child, and start a child of its own.
    """

    def __init__(self) -> None:
        self._lock = threading.Lock()  # two threads at once would take the other's stand-in for the real one

    def __enter__(self) -> None:
        self._lock.acquire()
        self._main = sys.modules["__main__"]
        sys.modules["__main__"] = ModuleType("__main__")

    def __exit__(self, *_: object) -> None:
        sys.modules["__main__"] = self._main
        self._lock.release()


_NAMELESS_MAIN = _NamelessMain()


def _serve(module: str, function: str, connection: Connection, memory: int, largest: int) -> None:
    """Answer requests until the parent is gone."""
    _silence()
    _lower_priority()
    _limit_resources(memory)
    sys.addaudithook(_forbid_network)
    threading.Thread(target=_die_with_parent, daemon=True).start()
    handlers: list[Handler] = []

    def load(_: Any) -> None:
        handlers.append(getattr(importlib.import_module(module), function)())

    _send(connection, _answer(load, None), largest)
    while handlers:
        try:
            request = connection.recv()
        except (EOFError, OSError):
            return
        _send(connection, _answer(handlers[0], request), largest)


def _answer(handler: Handler, request: Any) -> tuple[str, Any, str]:
    try:
        return "done", handler(request), ""
    except ImbrexError as error:
        return "refused", error.message, error.hint
    except BaseException as error:  # a panic in an extension is none of Exception
        return "failed", type(error).__name__, _short(error)


def _send(connection: Connection, answer: tuple[str, Any, str], largest: int) -> None:
    try:
        packed = ForkingPickler.dumps(answer)
    except Exception as error:  # an answer that cannot be pickled, or not within the memory
        packed = ForkingPickler.dumps(("failed", type(error).__name__, _short(error)))
    if len(packed) > largest + _ENVELOPE:
        packed = ForkingPickler.dumps(("failed", TOO_LARGE, f"{len(packed)} bytes"))
    try:
        connection.send_bytes(packed)
    except OSError:
        os._exit(1)  # the parent is gone


def _short(error: BaseException) -> str:
    try:
        return str(error).strip()[:200]
    except Exception:  # not even its words can be had
        return ""


def _silence() -> None:
    """Send what parsers print to nowhere, and leave Ctrl+C to the parent."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    nowhere = os.open(os.devnull, os.O_WRONLY)
    for descriptor in (1, 2):
        os.dup2(nowhere, descriptor)
    os.close(nowhere)
    # A windowed program on Windows has no streams at all; a parser that prints must not fail for that.
    sys.stdout = sys.stderr = open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115 - open as long as the process


def _lower_priority() -> None:
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
    """Refuse whatever reaches for the network; a hook like this cannot be taken off again."""
    if event.startswith(_NETWORK):
        raise PermissionError(f"no network here: {event}")


def _die_with_parent() -> None:
    """End even in the middle of a request when the parent is killed."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        wait([parent.sentinel])
        os._exit(1)
