"""Not opened: failures to open a shared library that the window can resolve."""

from imbrex.errors import ImbrexError


class LoginError(ImbrexError):
    """The server rejects the user name or password."""


class NoLibraryError(ImbrexError):
    """The database is reachable but contains no library."""
