"""Child: the parent's side of a process that answers requests."""

import multiprocessing
import secrets
import signal
import sys
import threading
from contextlib import suppress
from multiprocessing.connection import Connection
from types import ModuleType
from typing import Any, Self

from imbrex.child import wire
from imbrex.child.deadline import Deadline
from imbrex.child.exchange import Exchange
from imbrex.child.failures import ChildConfused, ChildDied, ChildFailed, ChildTimedOut
from imbrex.child.inside import ENVELOPE, Service, serve
from imbrex.engine.observer import SILENT, Observer
from imbrex.errors import ImbrexError
from imbrex.messages import Message

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
                Requests arrive as plain data: lists for tuples.
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
        self._exchange: Exchange | None = None
        self._closed = False

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def call(self, request: Any, *, seconds: float, value: Any = Any, observer: Observer = SILENT) -> Any:
        """Send a request and return the answer; if the process was ended from outside, retry once in a new one.

        Args:
            request: for the service: plain data.
            value: type of the answer, as msgspec knows types; a struct checks its content when it is made.
            seconds: limit of processor time; the wall-clock limit is several times as long, because other programs are
                running too.
            observer: may cancel the call.

        Raises:
            ChildTimedOut, ChildDied, ChildConfused, ChildFailed: no answer; the next call starts a new process if
                needed.
            ImbrexError: raised by the service, with its own message.
            Cancelled: raised by the observer; the process is stopped.
        """
        while not self._lock.acquire(timeout=_STEP):
            observer.check()
        try:
            try:
                return self._ask_once(request, value, seconds, observer)
            except ChildDied as error:
                if not error.from_outside:
                    raise
            return self._ask_once(request, value, seconds, observer)
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

    def distrust(self) -> ChildConfused:
        """Stop the process after an answer that cannot be right; return the error for it."""
        with self._lock:
            self._discard()
        return self._confused()

    def _ask_once(self, request: Any, value: Any, seconds: float, observer: Observer) -> Any:
        """Ask, discarding the process if it cannot be asked again."""
        try:
            return self._ask(request, value, seconds, observer)
        except BaseException as error:
            if not isinstance(error, ImbrexError) or isinstance(error, ChildTimedOut | ChildDied | ChildConfused):
                self._discard()
            raise

    def _ask(self, request: Any, value: Any, seconds: float, observer: Observer) -> Any:
        if self._connection is not None and not self._is_waiting(self._connection):
            self._discard()
        if self._connection is None:
            self._start()
            self._welcome(observer)
        question = wire.Question(secrets.randbits(63), request)
        return self._receive(question, value, seconds, observer)

    def _is_waiting(self, connection: Connection) -> bool:
        """Whether the process lives, and has said no more than it was asked."""
        try:
            return self._process is not None and self._process.is_alive() and not connection.poll()
        except OSError:
            return False

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
                Message("The {name} could not be started: {reason}.", name=self._name, reason=error),
                Message("Close other programs."),
            ) from error
        finally:
            theirs.close()
        self._process = process

    def _welcome(self, observer: Observer) -> None:
        try:
            self._receive(None, Any, _START_SECONDS, observer)
        except ImbrexError:
            self._discard()  # a process without a service
            raise

    def _receive(self, question: wire.Question | None, value: Any, seconds: float, observer: Observer) -> Any:
        assert self._connection is not None
        assert self._process is not None
        deadline = Deadline(seconds, self._process.pid or 0)
        data = b"" if question is None else wire.encode(question)
        self._exchange = Exchange(self._connection, data, self._answer + ENVELOPE)
        while not self._exchange.is_over(min(_STEP, seconds)):
            observer.check()
            if deadline.has_passed():
                raise ChildTimedOut(
                    Message(
                        "The {name} took longer than {seconds} seconds and was stopped.",
                        name=self._name,
                        seconds=f"{seconds:g}",
                    )
                )
        try:
            answer = self._exchange.answer()
        except (EOFError, OSError) as error:
            raise self._died() from error
        return self._unwrap(answer, question.mark if question else 0, value)

    def _unwrap(self, data: bytes, mark: int, value: Any) -> Any:
        try:
            answer = wire.decode_answer(data, value)
            if answer.mark != mark:
                raise ValueError("an answer to another question")
            if isinstance(answer, wire.Done):
                return answer.value
            if isinstance(answer, wire.Refused):
                raise ImbrexError(wire.received(answer.message), wire.received(answer.hint))
        except ValueError as error:
            raise self._confused() from error
        if answer.kind == "MemoryError":
            self._discard()  # whatever it holds would be missing for the next request
        reason = Message(
            "The {name} failed ({kind}: {reason}).", name=self._name, kind=answer.kind, reason=answer.reason
        )
        raise ChildFailed(reason, kind=answer.kind)

    def _confused(self) -> ChildConfused:
        return ChildConfused(Message("The {name} gave an answer that makes no sense.", name=self._name))

    def _died(self) -> ChildDied:
        if self._closed:
            return ChildDied(Message("The {name} has been closed.", name=self._name))
        return ChildDied(
            Message("The {name} ended before it answered.", name=self._name), from_outside=self._was_ended()
        )

    def _was_ended(self) -> bool:
        """Whether the process was ended from outside: by a user, another program, or the system for lack of memory."""
        if self._process is None:
            return False
        self._process.join(_REAPING_SECONDS)
        return self._process.exitcode in _FROM_OUTSIDE

    def _discard(self) -> None:
        connection, process, exchange = self._connection, self._process, self._exchange
        self._connection = self._process = self._exchange = None
        if process is not None:
            process.kill()
            process.join()
            process.close()
        # Only now, because the thread of an exchange may still read from the connection.
        if connection is not None and (exchange is None or exchange.ends(_REAPING_SECONDS)):
            connection.close()


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
