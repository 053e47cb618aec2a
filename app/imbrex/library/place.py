"""Place: where a library lies when nobody says otherwise."""

from pathlib import Path

import platformdirs

SUFFIX = ".imbrexlib"
"""What the name of a library's file ends with, unless people choose another."""


def own_library() -> Path:
    """The file of the user's own library, in the folder that the system has for such things; it may not be there."""
    return platformdirs.user_data_path("Imbrex", appauthor=False) / f"library{SUFFIX}"
