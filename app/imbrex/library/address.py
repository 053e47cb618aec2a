"""Address: where a library lies: the path of a file, or the URL of a database."""

from dataclasses import dataclass
from pathlib import Path

from sqlalchemy import URL, make_url
from sqlalchemy.exc import ArgumentError

from imbrex.errors import ImbrexError

SUFFIX = ".imbrexlib"
"""What the name of a library's file ends with, unless people choose another."""

_POSTGRESQL = "postgresql+psycopg"


@dataclass(frozen=True, slots=True)
class Address:
    """Where a library lies.

    Attributes:
        url: for SQLAlchemy.
        shown: for people, without a password.
    """

    url: URL
    shown: str

    @classmethod
    def parse(cls, text: str) -> "Address":
        """Read what people give: a path, or a URL such as `postgresql+psycopg://name@server/library`.

        Raises:
            ImbrexError: no address of a library.
        """
        if not text.strip() or "\0" in text:
            raise ImbrexError("A library needs an address.", "Give the path of a file, or the URL of a database.")
        if "://" not in text:
            path = str(Path(text).expanduser().absolute())
            return cls(URL.create("sqlite", database=path), path)
        try:
            url = make_url(text)
        except (ArgumentError, ValueError) as error:
            raise ImbrexError(
                "The address of the library cannot be read.",
                "It looks like postgresql+psycopg://name@server/library, or is the path of a file.",
            ) from error
        if url.drivername in {"postgresql", "postgres"}:
            url = url.set(drivername=_POSTGRESQL)
        if url.drivername not in {"sqlite", _POSTGRESQL} or not url.database:
            raise ImbrexError(
                f"{url.render_as_string()} is no address of a library.",
                f"Libraries lie in a file, or on PostgreSQL ({_POSTGRESQL}://name@server/library).",
            )
        return cls(url, url.database if url.drivername == "sqlite" else url.render_as_string())

    @property
    def path(self) -> Path | None:
        """The file of a library that lies in one."""
        return Path(self.url.database or "") if self.url.drivername == "sqlite" else None
