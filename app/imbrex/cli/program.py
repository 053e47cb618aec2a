"""Program: run the given command and report its result."""

import atexit
import gc
import os
import sys
from collections.abc import Sequence
from contextlib import suppress
from typing import NoReturn

from imbrex.cli.arguments.command import PROGRAM
from imbrex.cli.output.terminal import (
    INTERRUPTED,
    PIPE_CLOSED,
    REFUSED,
    TerminalProgress,
    choose_colours,
    echo,
    echo_error,
    set_up_output,
)
from imbrex.cli.parser import command, make_parser
from imbrex.errors import ImbrexError
from imbrex.memory import NoMemoryError, check_limit, lacks_memory
from imbrex.messages import Message
from imbrex.system_errors import reason_of

_MADE = 500_000
"""Objects made between two searches for unused circles of them: at the usual 700, a tenth of the time of a class is
spent on searches that find nothing; at 50,000 a fiftieth, as one search looks at everything that was imported."""
_LEAST = 160
"""Megabytes of address space without which numpy cannot be imported."""


def run() -> NoReturn:
    """Run the command line of this process, and end the process.

    The system takes the memory back at once; Python would free each object first.
    """
    codes: list[int] = []
    atexit.register(_leave, codes)  # before all others, so it is called after them, and after all threads have ended
    codes.append(main())
    sys.exit(codes[0])


def _leave(codes: Sequence[int]) -> None:
    for code in codes:  # none after wrong usage, an unexpected error, or --version
        for stream in filter(None, (sys.stdout, sys.stderr)):
            with suppress(OSError, ValueError):
                stream.flush()
        os._exit(code)


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command line; return its exit code (wrong usage exits with 2 by itself)."""
    set_up_output()
    progress = TerminalProgress()
    try:
        return _run(arguments, progress)
    except KeyboardInterrupt:
        progress.clear()
        echo("Stopped.")
        return INTERRUPTED
    except BrokenPipeError:
        _drop_output()
        return PIPE_CLOSED
    except Exception as error:
        sentence = _explained(error)
        if sentence is None:
            raise
        if isinstance(error, OSError) and not error.filename:
            _drop_output()
        progress.clear()
        echo_error(PROGRAM, str(sentence))
        return REFUSED


def _run(arguments: Sequence[str] | None, progress: TerminalProgress) -> int:
    # The arrays are too small for numpy's threads, each of which takes memory.
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
    check_limit(_LEAST)
    gc.set_threshold(_MADE)
    given = sys.argv[1:] if arguments is None else arguments
    if {*given} == {"--version", "--verbose"}:
        return _tell_versions()
    namespace = make_parser(given).parse_args(given)  # imports numpy for a command: only after memory was checked
    choose_colours(getattr(namespace, "color", "auto"))
    if getattr(namespace, "verbose", False):
        progress.log()
    code = command(namespace.command).run(namespace, progress)
    progress.finish()
    if sys.stdout is not None:
        sys.stdout.flush()
    return code


def _tell_versions() -> int:
    """Print the versions, and what protects the system from the documents that are read."""
    import platform  # noqa: PLC0415 - all three are slow to import, and needed here only

    from imbrex import __version__  # noqa: PLC0415
    from imbrex.files.reader import Reader  # noqa: PLC0415

    with Reader() as reader:
        protections = ", ".join(reader.protections()) or "none"
    versions = f"imbrex {__version__}", f"Python {platform.python_version()}", platform.platform()
    print(*versions, f"Reader: {protections}", sep="\n")  # noqa: T201
    return 0


def _explained(error: Exception) -> ImbrexError | None:
    """An error as a message; None for an unexpected one."""
    if isinstance(error, ImbrexError):
        return error
    if lacks_memory(error):
        return NoMemoryError()
    if isinstance(error, OSError):
        reason = reason_of(error).lower()
        if error.filename:
            return ImbrexError(
                Message("The system refused {filename}: {reason}.", filename=error.filename, reason=reason),
                Message("Check that you have permission to use it."),
            )
        return ImbrexError(
            Message("Couldn't write the output: {reason}.", reason=reason), Message("Choose another location.")
        )
    return None


def _drop_output() -> None:
    """Discard the output that Python flushes at exit, as standard output is closed."""
    with suppress(OSError, ValueError):  # it may not be a file at all
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
