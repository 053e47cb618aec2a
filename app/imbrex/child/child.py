"""Child: the parent's side of a process that answers requests."""

import multiprocessing
import pickle
import signal
import sys
import threading
from contextlib import suppress
from multiprocessing.connection import Connection
from types import ModuleType
from typing import Any, Self

from imbrex.child.deadline import Deadline
from imbrex.child.failures import ChildDied, ChildFailed, ChildTimedOut
from imbrex.child.inside import ENVELOPE, Service, serve
from imbrex.engine.observer import SILENT, Observer
from imbrex.errors import ImbrexError
from imbrex.messages import Message, verbatim

_STEP = 0.05  # seconds between two checks for cancellation
_START_SECONDS = 120.0  # a cold disk, an antivirus and a busy machine together
_ANSWER = 512 * 2**20
_REAPING_SECONDS = 5.0  # a process closes its pipe a moment before the system reports its end
_FROM_OUTSIDE = {-signal.SIGTERM, -getattr(signal, "SIGKILL", signal.SIGTERM)}


class Child:
    """Run a service in a process of its own, one request at a time.

    The process is started at the first call and restarted after it was stopped or died. It has no network access and
    few open files. Any thread may call. In a frozen program the entry point must call
    `multiprocessing.freeze_support()` first.
    """

    def __init__(self, service: Service, *, name: Message, memory: int = 0, answer: int = _ANSWER) -> None:
        """Prepare a child.

        Args:
            service: a top-level function of a small module; called once in the child, it returns the request handler.
                Requests and answers are pickled.
            name: user-visible name of the work, such as "file reader".
            memory: limit of the child's address space in bytes, where the system supports it; 0 means no limit.
            answer: limit of an answer's size in bytes.
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
        """Send a request and return the answer; if the process was ended from outside, retry once in a new one.

        Args:
            request: for the service.
            seconds: limit of processor time; the wall-clock limit is several times as long, because other programs are
                running too.
            observer: may cancel the call.

        Raises:
            ChildTimedOut, ChildDied, ChildFailed: no answer; the next call starts a new process if needed.
            ImbrexError: raised by the service, with its own message.
            Cancelled: raised by the observer; the process is stopped.
        """
        while not self._lock.acquire(timeout=_STEP):
            observer.check()
        try:
            try:
                return self._ask_once(request, seconds, observer)
            except ChildDied as error:
                if not error.from_outside:
                    raise
            return self._ask_once(request, seconds, observer)
        finally:
            self._lock.release()

    def close(self) -> None:
        """Stop the process for good; a pending call in another thread ends with ChildDied."""
        self._closed = True
        process = self._process
        if process is not None:
            with suppress(ValueError):  # just discarded by its caller
                process.kill()
        with self._lock:
            self._discard()

    def _ask_once(self, request: Any, seconds: float, observer: Observer) -> Any:
        """Ask, discarding the process if it cannot be asked again."""
        try:
            return self._ask(request, seconds, observer)
        except BaseException as error:
            if not isinstance(error, ImbrexError) or isinstance(error, ChildTimedOut | ChildDied):
                self._discard()
            raise

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
            raise ChildDied(Message("The {name} has been closed.", name=self._name))
        context = multiprocessing.get_context("spawn")
        self._connection, theirs = context.Pipe()
        # Names, not the function itself: so its module is imported inside the limits, and a failure comes back as data.
        arguments = (*self._service, theirs, self._memory, self._answer)
        process = context.Process(target=serve, args=arguments, name=f"imbrex {self._name}", daemon=True)
        try:
            with _NAMELESS_MAIN:
                process.start()
        except OSError as error:
            raise ChildDied(
                Message("Couldn't start the {name}: {reason}.", name=self._name, reason=error),
                Message("Close other programs."),
            ) from error
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
        assert self._process is not None
        deadline = Deadline(seconds, self._process.pid or 0)
        try:
            while not self._connection.poll(min(_STEP, seconds)):
                observer.check()
                if deadline.has_passed():
                    raise ChildTimedOut(
                        Message(
                            "The {name} was stopped because it took longer than {seconds} seconds.",
                            name=self._name,
                            seconds=f"{seconds:g}",
                        )
                    )
            answer = pickle.loads(self._connection.recv_bytes(self._answer + ENVELOPE))
        except (EOFError, OSError) as error:
            raise self._died() from error
        return self._unwrap(answer)

    def _unwrap(self, answer: tuple[str, Any, str]) -> Any:
        outcome, value, detail = answer
        if outcome == "done":
            return value
        if outcome == "refused":
            raise ImbrexError(value, verbatim(detail))
        if value == "MemoryError":
            self._discard()  # whatever it holds would be missing for the next request
        raise ChildFailed(
            Message("The {name} failed ({kind}: {reason}).", name=self._name, kind=value, reason=detail), kind=value
        )

    def _died(self) -> ChildDied:
        if self._closed:
            return ChildDied(Message("The {name} has been closed.", name=self._name))
        return ChildDied(
            Message("The {name} stopped without answering.", name=self._name), from_outside=self._was_ended()
        )

    def _was_ended(self) -> bool:
        """Whether the process was ended from outside: by a user, another program, or the system for lack of memory."""
        if self._process is None:
            return False
        self._process.join(_REAPING_SECONDS)
        return self._process.exitcode in _FROM_OUTSIDE

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
    """Keep a new process from importing its parent's main module, which it does not need.

    A script without the usual guard would otherwise run a second time inside the child, and start a child of its own.
    """

    def __init__(self) -> None:
        self._lock = threading.Lock()  # two threads at once would mistake each other's substitute for the real one

    def __enter__(self) -> None:
        self._lock.acquire()
        self._main = sys.modules["__main__"]
        sys.modules["__main__"] = ModuleType("__main__")

    def __exit__(self, *_: object) -> None:
        sys.modules["__main__"] = self._main
        self._lock.release()


_NAMELESS_MAIN = _NamelessMain()
