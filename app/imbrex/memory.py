"""Memory: checks for sufficient memory, and the error if there is none."""

import errno
import re

from imbrex.errors import ImbrexError
from imbrex.messages import Message

_REFUSED = ("can't start new thread", "can't allocate", "failed to map segment", "cannot allocate memory")
"""Messages of Python and the system's loader, in lower case, where they raise no MemoryError."""
_FORGOTTEN = ("without exception set", "without setting an exception", "bad argument to internal function")
"""Parts of messages of Python where it has lost the reason of a failure."""
_MISTAKEN = r"(path|src|dst|expected|lineterminator) .*, not (str|bytes|PosixPath|WindowsPath)"
"""Message of Python that takes a lack of memory for a wrong argument, but names a type that is right."""


class NoMemoryError(ImbrexError):
    """Out of memory."""

    def __init__(self) -> None:
        super().__init__(
            Message("Not enough memory."),
            Message("Close other programs, or compare fewer documents at a time."),
        )


def lacks_memory(error: BaseException | None) -> bool:
    """Whether an error, or one of its causes, is a lack of memory; failed thread starts included."""
    while error is not None:
        if _is_lack_of_memory(error):
            return True
        error = error.__cause__ or error.__context__
    return False


def _is_lack_of_memory(error: BaseException) -> bool:
    said = str(error)
    if isinstance(error, TypeError):
        return re.search(_MISTAKEN, said) is not None
    if isinstance(error, SystemError):
        return any(words in said for words in _FORGOTTEN)
    if isinstance(error, MemoryError) or getattr(error, "errno", None) == errno.ENOMEM:
        return True
    return isinstance(error, RuntimeError | ImportError | OSError) and any(words in said.lower() for words in _REFUSED)


def check_limit(least: int) -> None:
    """Check that this process may use `least` megabytes: C libraries kill it silently if it may not.

    Raises:
        ImbrexError: the system's limit is lower.
    """
    try:
        import resource  # noqa: PLC0415 - not on Windows
    except ImportError:
        return
    limit, _ = resource.getrlimit(resource.RLIMIT_AS)
    if limit not in (resource.RLIM_INFINITY, -1) and limit < least * 2**20:
        raise ImbrexError(
            Message(
                "Imbrex needs {least} MB of memory. The limit here is {limit} MB.", least=least, limit=limit // 2**20
            ),
            Message("Raise the limit (ulimit -v)."),
        )
