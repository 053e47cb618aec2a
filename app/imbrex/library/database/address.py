"""Address: the location of a library, as a file path or a database URL, and failures to open it."""

import re
from dataclasses import field
from pathlib import Path

import platformdirs
from sqlalchemy import URL, make_url
from sqlalchemy.exc import ArgumentError

from imbrex import private
from imbrex.errors import ImbrexError
from imbrex.messages import Message
from imbrex.system_errors import reason_of
from imbrex.values import frozen

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


class LoginError(ImbrexError):
    """The server rejects the user name or password."""


class NoLibraryError(ImbrexError):
    """The database is reachable but contains no library."""


"""Default suffix of library files."""

_POSTGRESQL = "postgresql"
_DRIVER = "postgresql+psycopg"  # SQLAlchemy's name, of no concern elsewhere
_SECRETS = {"password", "sslpassword"}  # libpq also accepts them as query parameters
# Not meant as a path, and may contain a password.
_MISSPELT = re.compile(r"postgres(ql)?(\+\w+)?(:|/).*@", re.IGNORECASE | re.DOTALL)


@frozen
class Address:
    """The location of a library.

    Attributes:
        url: for SQLAlchemy.
        shown: for display, without a password.
    """

    url: URL = field(repr=False)
    shown: str

    @classmethod
    def parse(cls, text: str) -> "Address":
        """Parse a path, or a URL such as `postgresql://name@server/library`.

        Raises:
            ImbrexError: not an address of a library.
        """
        if not text.strip() or "\0" in text:
            raise ImbrexError(
                Message("Enter the address of the library."), Message("Enter a file path or a database URL.")
            )
        if "://" not in text and not _MISSPELT.match(text):
            path = str(_expanded(text).absolute())
            return cls(URL.create("sqlite", database=path), path)
        try:
            url = make_url(text)
        except (ArgumentError, ValueError):
            # The parser's message may contain part of a password.
            raise ImbrexError(
                Message("The library address is not valid."),
                Message("Use postgresql://name@server/library, or a file path."),
            ) from None
        if url.drivername in {_POSTGRESQL, "postgres"}:
            url = url.set(drivername=_DRIVER)
        if url.drivername not in {"sqlite", _DRIVER} or not url.database:
            raise ImbrexError(
                Message("{without_secrets} is not a library address.", without_secrets=_without_secrets(url)),
                Message(
                    "A library is a file or a PostgreSQL database ({postgresql}://name@server/library).",
                    postgresql=_POSTGRESQL,
                ),
            )
        return cls(url, url.database if url.drivername == "sqlite" else _without_secrets(url))

    @property
    def path(self) -> Path | None:
        """The file of a library on SQLite."""
        return Path(self.url.database or "") if self.url.drivername == "sqlite" else None

    @property
    def server(self) -> str:
        """The server of a shared library, with its port if given."""
        host = self.url.host or str(self.url.query.get("host", ""))
        return f"{host}:{self.url.port}" if self.url.port else host


def _expanded(text: str) -> Path:
    try:
        return Path(text).expanduser()
    except RuntimeError:
        return Path(text)  # no user of that name


def _without_secrets(url: URL) -> str:
    if url.drivername == _DRIVER:
        url = url.set(drivername=_POSTGRESQL)
    hidden = dict.fromkeys(_SECRETS & set(url.query), "hidden")
    return url.update_query_dict(hidden).render_as_string()
