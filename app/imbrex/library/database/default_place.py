"""Default place: where a library lies when nobody says otherwise."""

from pathlib import Path

import platformdirs

from imbrex import private
from imbrex.errors import ImbrexError
from imbrex.messages import Message
from imbrex.system_errors import reason_of

SUFFIX = ".imbrexlib"
"""What the name of a library's file ends with, unless people choose another."""


def own_library() -> Path:
    """The file of the user's own library, in the folder that the system has for such things; it may not be there."""
    return platformdirs.user_data_path("Imbrex", appauthor=False) / f"library{SUFFIX}"


def make_folder(library: Path) -> None:
    """Make the folder of a library's file, unless it is there.

    Raises:
        ImbrexError: nobody can write there.
    """
    try:
        private.make_folder(library.parent)
    except OSError as error:
        raise ImbrexError(
            Message(
                "The folder {path} cannot be created: {reason}.",
                path=library.parent,
                reason=reason_of(error),
            ),
            Message("Create the library in a folder that you can write to (imbrex-cli library create --library FILE)."),
        ) from error
