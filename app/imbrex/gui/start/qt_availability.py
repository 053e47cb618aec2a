"""Qt availability: whether Qt can show a window here, and how to fix it if not."""

import os
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Any

from imbrex.errors import ImbrexError
from imbrex.messages import Message, sentences

LEAST = (6, 11, 2)
"""The oldest supported PySide6."""

LIBRARIES = {
    "libglib-2.0.so.0": "libglib2.0-0",
    "libEGL.so.1": "libegl1",
    "libGL.so.1": "libgl1",
    "libdbus-1.so.3": "libdbus-1-3",
    "libfontconfig.so.1": "libfontconfig1",
    "libxkbcommon.so.0": "libxkbcommon0",
    "libxcb-cursor.so.0": "libxcb-cursor0",
    "libxcb-icccm.so.4": "libxcb-icccm4",
    "libxcb-keysyms.so.1": "libxcb-keysyms1",
    "libxcb-shape.so.0": "libxcb-shape0",
    "libxcb-xkb.so.1": "libxcb-xkb1",
    "libxcb-render-util.so.0": "libxcb-render-util0",
    "libxcb-image.so.0": "libxcb-image0",
    "libxkbcommon-x11.so.0": "libxkbcommon-x11-0",
}
"""System libraries that Qt loads on Linux, with the Debian packages that contain them."""

_PRINT_INSTEAD = Message("imbrex-cli compares without a window.")


def check() -> None:
    """Check that Qt can be loaded.

    Raises:
        ImbrexError: PySide6 or a system library is missing or too old.
    """
    try:
        import PySide6  # noqa: PLC0415 - tests that it can be imported

        check_version(PySide6.__version__)
        from PySide6 import QtWidgets  # noqa: F401, PLC0415 - the same
    except ImportError as error:
        raise not_startable(str(error)) from error


def check_version(version: str) -> None:
    """Refuse a PySide6 version that is not supported.

    Raises:
        ImbrexError: the version is too old.
    """
    numbers = tuple(int(part) for part in version.split(".")[:3] if part.isdigit())
    if numbers < LEAST:
        least = ".".join(map(str, LEAST))
        raise ImbrexError(
            Message("Imbrex needs PySide6 {least} or later, and this is {version}.", least=least, version=version),
            Message('Update it: pip install --upgrade "PySide6-Essentials>={least},<6.12"', least=least),
        )


def not_startable(reason: str, libraries: Mapping[str, str] = LIBRARIES) -> ImbrexError:
    """Return the error for a Qt that does not start, naming missing libraries where they can be found out."""
    missing = missing_libraries(libraries) if sys.platform == "linux" else []
    if missing:
        packages = " ".join(libraries[name] for name in missing)
        return ImbrexError(
            Message("Qt can't open a window: this system lacks {missing}.", missing=", ".join(missing)),
            sentences(Message("On Debian and Ubuntu: sudo apt install {packages}.", packages=packages), _PRINT_INSTEAD),
        )
    return ImbrexError(Message("Qt can't open a window: {reason}.", reason=reason.rstrip(".")), _PRINT_INSTEAD)


def missing_libraries(libraries: Mapping[str, str] = LIBRARIES) -> list[str]:
    """Return the libraries that cannot be loaded."""
    import ctypes  # noqa: PLC0415 - rarely needed, and this module is imported at every start

    missing = []
    for name in libraries:
        try:
            ctypes.CDLL(name)
        except OSError:
            missing.append(name)
    return missing


@contextmanager
def explained() -> Iterator[None]:
    """Explain in a sentence why Qt aborts without a display, before it does."""
    from PySide6.QtCore import QtMsgType, qInstallMessageHandler  # noqa: PLC0415 - after check

    said: list[str] = []

    def handle(kind: QtMsgType, _context: Any, message: str) -> None:
        if kind is not QtMsgType.QtFatalMsg:
            said.append(message)
            return
        print_error(not_startable(_reason([*said, message])))
        os._exit(1)  # Qt would call abort, which dumps core and explains nothing

    before = qInstallMessageHandler(handle)
    try:
        yield
    finally:
        qInstallMessageHandler(before)
    for message in said:
        print(message, file=sys.stderr)  # noqa: T201 - as Qt itself would


def print_error(error: ImbrexError) -> None:
    """Report an error without a window."""
    print(f"{error.message} {error.hint}".strip(), file=sys.stderr, flush=True)  # noqa: T201


def _reason(messages: list[str]) -> str:
    """The first line of Qt's message, which names the fault; the rest is advice to developers."""
    return messages[0].partition("\n")[0].removeprefix("qt.qpa.xcb: ")
