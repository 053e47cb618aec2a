"""Entry point of the window.

Child processes import this module again, so it imports neither Qt nor numpy at its top.
"""

import argparse
import gc
import os
import sys
from collections.abc import Sequence
from pathlib import Path

from imbrex import __version__
from imbrex.errors import ImbrexError
from imbrex.memory import NoMemoryError, check_limit, lacks_memory

NO_WINDOW = 1
"""Exit code if Qt cannot open a window."""
_LEAST = 640
"""Megabytes of address space below which the window's libraries cannot be loaded, or no thread started."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Open the window on the files named on the command line; without a display, print the comparison."""
    if hasattr(sys, "frozen"):
        import multiprocessing  # noqa: PLC0415 - a frozen program is started again for its children

        multiprocessing.freeze_support()
    # The engine's arrays are too small for numpy's own threads, which would only compete with the window.
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
    given = _parser().parse_args(arguments)
    if not has_display():
        return _print_instead(given.files)
    try:
        return _open_window(given.files, given.choose)
    except Exception as error:
        if not lacks_memory(error):
            raise
        print(NoMemoryError(), file=sys.stderr)  # noqa: T201
        return NO_WINDOW


def has_display(environment: dict[str, str] | None = None, platform: str = sys.platform) -> bool:
    """Whether a window can be opened; `environment` and `platform` default to those of this process."""
    values = os.environ if environment is None else environment
    if platform in ("win32", "darwin") or values.get("QT_QPA_PLATFORM"):
        return True
    return bool(values.get("DISPLAY") or values.get("WAYLAND_DISPLAY"))


def _open_window(paths: list[Path], choose: bool) -> int:
    gc.disable()  # everything loaded now stays: collecting it takes a twentieth of the start
    from imbrex.gui.start import qt_availability  # noqa: PLC0415 - Qt, only where it is needed

    try:
        check_limit(_LEAST)
        qt_availability.check()
    except ImbrexError as error:
        qt_availability.print_error(error)
        return NO_WINDOW
    from imbrex.gui.start import application  # noqa: PLC0415 - only after the check

    return application.run(paths, choose)


def _print_instead(paths: list[Path]) -> int:
    print("There is no display to open a window on.", file=sys.stderr)  # noqa: T201
    if not paths:
        print("Name two files to compare them here: imbrex FIRST SECOND", file=sys.stderr)  # noqa: T201
        return 2
    from imbrex.cli.program import main as print_comparison  # noqa: PLC0415 - numpy, only where it is needed

    return print_comparison(["compare", *map(str, paths)])


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="imbrex",
        description="See what documents have in common, side by side. To print a comparison instead, run imbrex-cli.",
    )
    parser.add_argument("files", nargs="*", type=Path, metavar="FILE", help="files and folders to compare")
    parser.add_argument("--choose", action="store_true", help="ask for files to compare when the window opens")
    parser.add_argument("--version", action="version", version=f"imbrex {__version__}")
    return parser


if __name__ == "__main__":
    sys.exit(main())
