"""Terminal: safe output, and exit codes."""

import errno
import io
import os
import re
import sys
import time
import unicodedata
from enum import StrEnum
from typing import TextIO

from imbrex.engine.observer import Progress

DONE, REFUSED, WRONG_USAGE, NOTHING_READ, ABOVE = 0, 1, 2, 3, 4
INTERRUPTED, PIPE_CLOSED = 130, 141
"""128 plus the signal number, as in shells."""
HELP = """\
exit codes:
  0    everything was read and done
  1    something couldn't be read, found or done
  2    wrong usage
  3    nothing could be read or compared
  4    a pair is above --fail-above
  130  stopped by Ctrl+C"""
"""Epilog of every command's help."""


_BETWEEN = 0.1  # seconds between two updates of the progress line
_STAGE, _BAR, _SHORTEST_BAR = 18, 30, 8  # columns of the progress line
_CLEAR = "\r\x1b[K"
_HARMFUL = frozenset({"Cc", "Cf", "Cs", "Zl", "Zp"})  # may move the cursor, hide text or change its direction


class _Closed(io.StringIO):
    """The standard output of a program that was started without one."""

    def write(self, _: str, /) -> int:
        raise OSError(errno.EBADF, os.strerror(errno.EBADF))


def set_up_output() -> None:
    """Print UTF-8 regardless of the locale, with lone surrogates as escapes, which JSON reads back."""
    sys.stdout = _Closed() if sys.stdout is None else sys.stdout
    sys.stderr = io.StringIO() if sys.stderr is None else sys.stderr
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(encoding="utf-8", errors="backslashreplace", newline="\n")


def escape(text: str, keep: str = "") -> str:
    """Escape characters that control a terminal, except those in `keep`."""
    if text.isprintable():
        return text
    return "".join(
        character if character in keep or unicodedata.category(character) not in _HARMFUL else _escaped(character)
        for character in text
    )


_NARROW = "[\0-\u02ff\u0400-\u0482\u048a-\u052f\u2010-\u2027]*"
"""A quick test that most other texts pass. It is compiled when first needed, as most commands print little."""


def width(text: str) -> int:
    """Columns of an escaped text on a terminal; East Asian wide characters take two."""
    if text.isascii() or re.fullmatch(_NARROW, text):
        return len(text)
    return sum(_columns(character) for character in text)


def echo(message: str) -> None:
    """Print a message that is not part of the result."""
    sys.stderr.write(escape(message, keep="\n") + "\n")


class Style(StrEnum):
    """How a terminal shows a piece of text."""

    BOLD = "1"
    DIM = "2"
    RED = "1;31"
    ACCENT = "36"


class _Colours:
    """Whether each of the two outputs is coloured."""

    out = False
    err = False


def choose_colours(choice: str) -> None:
    """Colour the outputs: "always", "never", or "auto" for terminals that can, unless NO_COLOR is set."""
    may = not os.environ.get("NO_COLOR") and os.environ.get("TERM") != "dumb"
    _Colours.out = choice == "always" or (choice == "auto" and may and is_terminal(sys.stdout))
    _Colours.err = choice == "always" or (choice == "auto" and may and is_terminal(sys.stderr))


def is_terminal(stream: TextIO | None) -> bool:
    """Whether a stream is open, and a terminal."""
    return stream is not None and not stream.closed and stream.isatty()


def styled(text: str, style: Style, *, on_error: bool = False) -> str:
    """Text for an output, in a style if that is coloured."""
    return f"\x1b[{style}m{text}\x1b[0m" if (_Colours.err if on_error else _Colours.out) else text


def echo_error(program: str, message: str) -> None:
    """Print why a program failed."""
    sys.stderr.write(f"{styled(f'{program}:', Style.RED, on_error=True)} {escape(message, keep=chr(10))}\n")


class TerminalProgress:
    """An observer that shows the stage and progress of the work, on a terminal only, or logs every stage."""

    def __init__(self) -> None:
        self._shown = is_terminal(sys.stderr)
        self._next = 0.0
        self._dirty = False
        self._logs = False
        self._stages: set[str] = set()
        self._started = time.monotonic()

    def log(self) -> None:
        """Log the stages instead, one a line."""
        self._logs, self._shown = True, False

    def progress(self, progress: Progress) -> None:
        """Show the progress, at a readable rate."""
        if self._logs:
            self._log(progress)
        if not self._shown or time.monotonic() < self._next:
            return
        self._next = time.monotonic() + _BETWEEN
        self._dirty = True
        from shutil import get_terminal_size  # noqa: PLC0415 - only for a screen, and after some time

        self._write(f"{_CLEAR}{progress_line(progress, get_terminal_size().columns)}")

    def finish(self) -> None:
        """Log the end."""
        if self._logs:
            self._write(f"{self._seconds()}  finished\n")

    def check(self) -> None:
        """Do nothing: Ctrl-C interrupts by itself."""

    def clear(self) -> None:
        """Erase the line before other output."""
        if self._dirty:
            self._write(_CLEAR)
            self._dirty = False

    def _log(self, progress: Progress) -> None:
        if progress.stage not in self._stages:
            self._stages.add(progress.stage)
            self._write(f"{self._seconds()}  {progress.stage}{f', {progress.total:,}' if progress.total else ''}\n")

    def _seconds(self) -> str:
        return f"{time.monotonic() - self._started:8.2f} s"

    def _write(self, text: str) -> None:
        sys.stderr.write(text)
        sys.stderr.flush()


def progress_line(progress: Progress, columns: int) -> str:
    """The stage, a bar and the count, in fewer columns than given."""
    stage = f"{progress.stage.capitalize():<{_STAGE}}"
    if not progress.total:
        return stage.rstrip()[: columns - 1]
    count = f"{progress.done:,} of {progress.total:,}"
    room = min(_BAR, columns - len(stage) - len(count) - 3)
    if room < _SHORTEST_BAR:
        return f"{stage.rstrip()} {count}"[: columns - 1]
    full = room * min(progress.done, progress.total) // progress.total
    bar = styled("━" * full, Style.ACCENT, on_error=True) + styled("─" * (room - full), Style.DIM, on_error=True)
    return f"{stage} {bar} {count}"


def _escaped(character: str) -> str:
    code = ord(character)
    if 0xDC80 <= code <= 0xDCFF:  # an undecodable byte of a file name
        return f"\\x{code - 0xDC00:02x}"
    return f"\\x{code:02x}" if code < 0x100 else f"\\u{code:04x}" if code < 0x10000 else f"\\U{code:08x}"


def _columns(character: str) -> int:
    if unicodedata.combining(character):
        return 0
    return 2 if unicodedata.east_asian_width(character) in "WF" else 1
