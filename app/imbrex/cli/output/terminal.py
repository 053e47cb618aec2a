"""Terminal: safe output, and exit codes."""

import io
import sys
import time
import unicodedata

from imbrex.engine.observer import Progress

DONE, REFUSED, WRONG_USAGE, NOTHING_READ = 0, 1, 2, 3
INTERRUPTED, PIPE_CLOSED = 130, 141
"""128 plus the signal number, as in shells."""
HELP = """\
exit codes:
  0    everything was read and done
  1    something couldn't be read, found or done
  2    wrong usage
  3    nothing could be read or compared
  130  stopped by Ctrl+C"""
"""Epilog of every command's help."""


_BETWEEN = 0.1  # seconds between two updates of the progress line
_CLEAR = "\r\x1b[K"
_HARMFUL = frozenset({"Cc", "Cf", "Cs", "Zl", "Zp"})  # may move the cursor, hide text or change its direction


def set_up_output() -> None:
    """Print UTF-8 regardless of the locale, with lone surrogates as escapes, which JSON reads back."""
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


def width(text: str) -> int:
    """Columns of an escaped text on a terminal; East Asian wide characters take two."""
    if text.isascii():
        return len(text)
    return sum(_columns(character) for character in text)


def say(message: str) -> None:
    """Print a message that is not part of the result."""
    sys.stderr.write(escape(message, keep="\n") + "\n")


class TerminalProgress:
    """An observer that updates one progress line, on a terminal only."""

    def __init__(self) -> None:
        self._shown = sys.stderr.isatty()
        self._next = 0.0
        self._dirty = False

    def progress(self, progress: Progress) -> None:
        """Show the progress, at a readable rate."""
        if not self._shown or time.monotonic() < self._next:
            return
        self._next = time.monotonic() + _BETWEEN
        self._dirty = True
        count = f" {progress.done} of {progress.total}" if progress.total else ""
        self._write(f"{_CLEAR}{progress.stage.capitalize()}{count}")

    def check(self) -> None:
        """Do nothing: Ctrl-C interrupts by itself."""

    def clear(self) -> None:
        """Erase the line before other output."""
        if self._dirty:
            self._write(_CLEAR)
            self._dirty = False

    def _write(self, text: str) -> None:
        sys.stderr.write(text)
        sys.stderr.flush()


def _escaped(character: str) -> str:
    code = ord(character)
    if 0xDC80 <= code <= 0xDCFF:  # an undecodable byte of a file name
        return f"\\x{code - 0xDC00:02x}"
    return f"\\x{code:02x}" if code < 0x100 else f"\\u{code:04x}" if code < 0x10000 else f"\\U{code:08x}"


def _columns(character: str) -> int:
    if unicodedata.combining(character):
        return 0
    return 2 if unicodedata.east_asian_width(character) in "WF" else 1
