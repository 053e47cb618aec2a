"""Descriptors: lending an open file to the child process, which then needs no access to its path.

On Windows a question contains a handle of the file that is valid in the child; elsewhere, the file follows the question
through the same socket.
"""

import os
import sys
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import Self

NONE = -1
"""Instead of a file."""

if sys.platform == "win32":
    import msvcrt
    from multiprocessing.reduction import duplicate
else:
    import socket


def number_for(process: BaseProcess, descriptor: int) -> int:
    """The part of a request that describes a file, or none.

    Raises:
        OSError: the process has ended.
    """
    if descriptor == NONE:
        return NONE
    if sys.platform == "win32":
        return int(duplicate(msvcrt.get_osfhandle(descriptor), target_process=process.sentinel))
    return 0


class Channel:
    """The way of files beside a connection; to be made before sockets are forbidden."""

    def __init__(self, connection: Connection) -> None:
        if sys.platform != "win32":
            self._socket = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM, fileno=os.dup(connection.fileno()))

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        if sys.platform != "win32":
            self._socket.close()

    @property
    def descriptor(self) -> int:
        """Its own descriptor."""
        return NONE if sys.platform == "win32" else self._socket.fileno()

    def lend(self, descriptor: int) -> None:
        """Send a file after the question that announced it.

        Raises:
            OSError: the process has ended.
        """
        if sys.platform != "win32":
            socket.send_fds(self._socket, [b"f"], [descriptor])

    def borrow(self, number: int) -> int:
        """The file that a question announced, to be closed by the caller.

        Raises:
            OSError, EOFError: the parent has ended.
        """
        if sys.platform == "win32":
            return int(msvcrt.open_osfhandle(number, os.O_RDONLY))
        _, descriptors, _, _ = socket.recv_fds(self._socket, 1, 1)
        if not descriptors:
            raise EOFError
        return descriptors[0]
