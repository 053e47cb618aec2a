"""Default place: the path of the user's own library."""

from pathlib import Path

import platformdirs

from imbrex import private
from imbrex.errors import ImbrexError
from imbrex.messages import Message
from imbrex.system_errors import reason_of

SUFFIX = ".imbrexlib"
"""Default suffix of library files."""


def own_library() -> Path:
    """Path of the user's own library, in the system's folder for application data; the file need not exist."""
    return platformdirs.user_data_path("Imbrex", appauthor=False) / f"library{SUFFIX}"


def make_folder(library: Path) -> None:
    """Create the folder of a library's file if it is missing.

    Raises:
        ImbrexError: the folder is not writable.
    """
    try:
        private.make_folder(library.parent)
    except OSError as error:
        raise ImbrexError(
            Message(
                "Couldn't create the folder {path}: {reason}.",
                path=library.parent,
                reason=reason_of(error),
            ),
            Message("Create the library in a folder that you can write to (imbrex-cli library create --library FILE)."),
        ) from error
