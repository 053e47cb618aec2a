"""Library place: address of the library that a command uses."""

import argparse
import os

from imbrex.cli.output.terminal import say
from imbrex.errors import ImbrexError
from imbrex.languages.registry import Languages
from imbrex.library.database.default_place import own_library
from imbrex.library.library import Library
from imbrex.messages import Message


def address_of(namespace: argparse.Namespace) -> str:
    """The given address, or that of the user's own library."""
    return namespace.url or namespace.library or str(own_library())


def open_library(namespace: argparse.Namespace) -> Library:
    """Open the library that a command uses.

    Raises:
        ImbrexError: there is none, or it cannot be opened.
    """
    own = own_library()
    if not namespace.url and not namespace.library and not os.path.exists(own):
        raise ImbrexError(
            Message("You have no library yet. Its default location is {own}.", own=own),
            Message("Create one with imbrex-cli library create, or give --library or --url."),
        )
    library = Library.open(address_of(namespace), Languages().find)
    if library.notice:
        say(library.notice)
    return library
