"""Exchange: one question and its answer, in a thread of their own."""

import threading
from multiprocessing.connection import Connection

from imbrex.child import descriptors


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
        """Wait so long at most for the end; return whether it came."""
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
        """Wait so long at most for the thread to leave the connection; return whether it did."""
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
