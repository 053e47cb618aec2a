"""Not opened: failures to open a shared library that the window can help with."""

from imbrex.errors import ImbrexError


class LoginError(ImbrexError):
    """The server wants another user name or password."""


class NoLibraryError(ImbrexError):
    """The database can be reached, and there is no library in it yet."""
