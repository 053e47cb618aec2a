"""Child: the parent's side of a process that answers requests."""

import multiprocessing
import secrets
import signal
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from multiprocessing.connection import Connection
from types import ModuleType
from typing import Any, NamedTuple, Self

from imbrex.child import descriptors, wire
from imbrex.child.child_main import ENVELOPE, Service, serve
from imbrex.child.failures import ChildConfused, ChildDied, ChildFailed, ChildTimedOut
from imbrex.child.sandbox import Files
from imbrex.engine.observer import SILENT, Observer
from imbrex.errors import ImbrexError
from imbrex.messages import Message

_PATIENCE = 10.0
"""Wall-clock limit as a multiple of the processor time, because other programs are running too."""
_PATIENCE_BLIND = 3.0
"""The same if the system does not report the processor time of other processes."""

ProcessorClock = Callable[[int], float | None]


def processor_seconds(process: int) -> float | None:
    """Processor time used by all threads of a process, or None if unknown."""
    if sys.platform != "linux":
        return None
    try:
        # As clock_getcpuclockid() does: the process in the upper bits, and 2 for all of its time.
        return time.clock_gettime((~process << 3) | 2)
    except OSError:
        return None  # it has ended


class Deadline:
    """Time limit of a request: of processor time, and as a multiple of that, of elapsed time.

    Processor time is decisive: on a busy machine the same work takes longer by the clock.
    """

    def __init__(
        self,
        seconds: float,
        process: int,
        processor: ProcessorClock = processor_seconds,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        """Start the clock."""
        self._seconds = seconds
        self._process = process
        self._processor = processor
        self._clock = clock
        self._used = processor(process)
        self._end = clock() + seconds * (_PATIENCE_BLIND if self._used is None else _PATIENCE)

    def has_passed(self) -> bool:
        """Whether the time is up."""
        if self._clock() >= self._end:
            return True
        used = self._processor(self._process)
        return used is not None and self._used is not None and used - self._used >= self._seconds


class Exchange:
    """Sends a question and receives the answer in a thread, because a process may stop at any byte of either.

    Ending the process ends the thread.
    """

    def __init__(self, connection: Connection, question: bytes, file: int, most: int) -> None:
        """Send a question, if it has any bytes, and lend a file, if any; then wait for an answer of `most` bytes."""
        self._connection = connection
        self._question = question
        self._file = file
        self._most = most
        self._answer = b""
        self._error: Exception | None = None
        self._over = threading.Event()
        self._thread = threading.Thread(target=self._run, name="imbrex exchange", daemon=True)
        self._thread.start()

    def is_over(self, seconds: float) -> bool:
        """Wait for the end, at most this long; return whether it came."""
        return self._over.wait(seconds)

    def answer(self) -> bytes:
        """The answer.

        Raises:
            EOFError, OSError: the process ended, or announced too long an answer.
        """
        if self._error is not None:
            raise self._error
        return self._answer

    def ends(self, seconds: float) -> bool:
        """Wait for the thread to leave the connection, at most this long; return whether it did."""
        self._thread.join(seconds)
        return not self._thread.is_alive()

    def _run(self) -> None:
        try:
            if self._question:
                self._connection.send_bytes(self._question)
            if self._file != descriptors.NONE:
                with descriptors.Channel(self._connection) as channel:
                    channel.lend(self._file)
            self._answer = self._connection.recv_bytes(self._most)
        except Exception as error:  # raised where the answer is wanted
            self._error = error
        finally:
            self._over.set()


_STEP = 0.05  # seconds between two checks for cancellation
_START_SECONDS = 120.0  # a cold disk, an antivirus and a busy machine together
_ANSWER = 512 * 2**20
_REAPING_SECONDS = 5.0  # a process closes its pipe a moment before the system reports its end
_FROM_OUTSIDE = {-signal.SIGTERM, -getattr(signal, "SIGKILL", signal.SIGTERM)}


class _Question(NamedTuple):
    """A request: the question, the type of the answer, the file that is lent, and the limit of processor time."""

    request: Any
    value: Any
    file: int
    seconds: float


class Child:
    """Run a service in a process of its own, one request at a time.

    The process is started at the first call and restarted after it was stopped or died. It has no network access and
    few open files. Any thread may call. In a frozen program the entry point must call
    `multiprocessing.freeze_support()` first.
    """

    def __init__(
        self,
        service: Service,
        *,
        name: Message,
        memory: int = 0,
        answer: int = _ANSWER,
        files: Files = Files.ANY,
    ) -> None:
        """Prepare a child.

        Args:
            service: a top-level function of a small module; called once in the child, it returns the request handler.
                Requests arrive as plain data: lists for tuples.
            name: user-visible name of the work, such as "file reader".
            memory: limit of the child's address space in bytes, where the system supports it; 0 means no limit.
            answer: limit of an answer's size in bytes.
            files: what the process may open after the service was made; unless that is anything, it is sealed as far as
                the system can, against connections, other programs and processes too. The service must have imported
                all that it needs.
        """
        self._service = (service.__module__, service.__qualname__)
        self._name = name
        self._memory = memory
        self._answer = answer
        self._files = files
        self._protections: list[str] = []
        self._lock = threading.Lock()
        self._process: multiprocessing.process.BaseProcess | None = None
        self._connection: Connection | None = None
        self._exchange: Exchange | None = None
        self._is_welcome = False
        self._closed = False

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def start(self) -> None:
        """Start the process if there is none, without waiting for it; the next call reports what went wrong."""
        if self._lock.acquire(blocking=False):  # otherwise it is being used
            try:
                if self._connection is None:
                    self._start()
            except ImbrexError:
                self._discard()
            finally:
                self._lock.release()

    def call(
        self,
        request: Any,
        *,
        seconds: float,
        value: Any = Any,
        file: int = descriptors.NONE,
        observer: Observer = SILENT,
    ) -> Any:
        """Send a request and return the answer; if the process was ended from outside, retry once in a new one.

        Args:
            request: for the service: plain data.
            value: type of the answer, as msgspec knows types; a struct checks its content when it is made.
            file: descriptor of an open file that is lent to the service.
            seconds: limit of processor time; the wall-clock limit is several times as long, because other programs are
                running too.
            observer: may cancel the call.

        Raises:
            ChildTimedOut, ChildDied, ChildConfused, ChildFailed: no answer; the next call starts a new process if
                needed.
            ImbrexError: raised by the service, with its own message.
            Cancelled: raised by the observer; the process is stopped.
        """
        question = _Question(request, value, file, seconds)
        with self._held(observer):
            try:
                return self._ask_once(question, observer)
            except ChildDied as error:
                if not error.from_outside:
                    raise
            return self._ask_once(question, observer)

    def protections(self, observer: Observer = SILENT) -> list[str]:
        """Protections of the system from the process, which is started if needed.

        Raises:
            ChildTimedOut, ChildDied, ChildConfused, ChildFailed: it cannot be started.
            Cancelled: raised by the observer.
        """
        with self._held(observer):
            self._ready(observer)
            return self._protections

    @contextmanager
    def _held(self, observer: Observer) -> Iterator[None]:
        while not self._lock.acquire(timeout=_STEP):
            observer.check()
        try:
            yield
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

    def _ask_once(self, question: _Question, observer: Observer) -> Any:
        """Ask, discarding the process if it cannot be asked again."""
        try:
            self._ready(observer)
            return self._ask(question, secrets.randbits(63) or 1, observer)
        except BaseException as error:
            if not isinstance(error, ImbrexError) or isinstance(error, ChildTimedOut | ChildDied | ChildConfused):
                self._discard()
            raise

    def _ready(self, observer: Observer) -> None:
        """Start the process if there is none that waits for a question."""
        if self._connection is not None and not self._is_waiting(self._connection):
            self._discard()
        if self._connection is None:
            self._start()
        if not self._is_welcome:
            self._welcome(observer)

    def _is_waiting(self, connection: Connection) -> bool:
        """Whether the process is alive, and has sent nothing but its welcome and the answers requested."""
        try:
            is_alive = self._process is not None and self._process.is_alive()
            return is_alive and not (self._is_welcome and connection.poll())
        except OSError:
            return False

    def _start(self) -> None:
        if self._closed:
            raise ChildDied(Message("The {name} has been closed.", name=self._name))
        context = multiprocessing.get_context("spawn")
        self._connection, theirs = context.Pipe()
        # Names, not the function itself: so its module is imported inside the limits, and a failure comes back as data.
        arguments = (*self._service, theirs, self._memory, self._answer, self._files)
        process = context.Process(target=serve, args=arguments, name=f"imbrex {self._name}", daemon=True)
        try:
            with NAMELESS_MAIN:
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
            self._protections = self._ask(_Question(None, list[str], descriptors.NONE, _START_SECONDS), 0, observer)
            self._is_welcome = True
        except BaseException:
            self._discard()  # a process without a service
            raise

    def _ask(self, question: _Question, mark: int, observer: Observer) -> Any:
        """Ask a question under a mark; the answer with the mark 0 comes unasked."""
        assert self._process is not None
        deadline = Deadline(question.seconds, self._process.pid or 0)
        exchange = self._exchange = self._begin(question, mark)
        while not exchange.is_over(min(_STEP, question.seconds)):
            observer.check()
            if deadline.has_passed():
                raise ChildTimedOut(
                    Message(
                        "The {name} was stopped because it took longer than {seconds} seconds.",
                        name=self._name,
                        seconds=f"{question.seconds:g}",
                    )
                )
        try:
            answer = exchange.answer()
        except (EOFError, OSError) as error:
            raise self._died() from error
        return self._unwrap(answer, mark, question.value)

    def _begin(self, question: _Question, mark: int) -> Exchange:
        assert self._connection is not None
        assert self._process is not None
        most = self._answer + ENVELOPE
        if not mark:
            return Exchange(self._connection, b"", descriptors.NONE, most)
        try:
            number = descriptors.number_for(self._process, question.file)
        except OSError as error:
            raise self._died() from error
        data = wire.encode(wire.Question(mark, question.request, number))
        return Exchange(self._connection, data, question.file, most)

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
            self._discard()  # memory that it still holds would be missing for the next request
        reason = Message(
            "The {name} failed ({kind}: {reason}).", name=self._name, kind=answer.kind, reason=answer.reason
        )
        raise ChildFailed(reason, kind=answer.kind)

    def _confused(self) -> ChildConfused:
        return ChildConfused(Message("The {name} gave an invalid answer.", name=self._name))

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
        connection, process, exchange = self._connection, self._process, self._exchange
        self._connection = self._process = self._exchange = None
        self._is_welcome = False
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


NAMELESS_MAIN = _NamelessMain()
