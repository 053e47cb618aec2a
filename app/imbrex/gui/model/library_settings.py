"""Library settings: stored settings and addresses of libraries, without passwords."""

from pathlib import Path
from urllib.parse import unquote, urlsplit, urlunsplit

from PySide6.QtCore import QSettings

from imbrex.gui.model.settings import RECENT, UserStore

_SCHEME, _IN_KEYS = "postgresql", "postgresql+psycopg"


def without_password(address: str) -> str:
    """Return an address that may be stored and displayed."""
    return _with_scheme(address, _SCHEME)


def in_keys(address: str) -> str:
    """Return an address as used in document keys, and so in project files: with the driver's name."""
    return _with_scheme(address, _IN_KEYS)


def parts_of(address: str) -> tuple[str, str, str]:
    """Return server, database and user of a shared library."""
    parts = urlsplit(address)
    login, _, server = parts.netloc.rpartition("@")
    return server, unquote(parts.path.lstrip("/")), unquote(login.partition(":")[0])


def _with_scheme(address: str, scheme: str) -> str:
    if "://" not in address:
        return address
    parts = urlsplit(address)
    login, at, server = parts.netloc.rpartition("@")
    if parts.scheme in {_SCHEME, _IN_KEYS, "postgres"}:
        parts = parts._replace(scheme=scheme)
    return urlunsplit(parts._replace(netloc=f"{login.partition(':')[0]}{at}{server}"))


SHELF = ("collection", "tags", "author", "months")
"""Fields of the dialog for adding documents to the library."""


class LibrarySettings:
    """Typed access to the stored settings; an invalid value counts as absent."""

    def __init__(self, store: QSettings | None = None) -> None:
        self._store = store or UserStore()

    @property
    def recent(self) -> list[str]:
        """Addresses of recent libraries, newest first: files, or servers without a password."""
        value = self._store.value("library/recent", [])
        names = [value] if isinstance(value, str) else value
        known = [name for name in names if isinstance(name, str) and name] if isinstance(names, list) else []
        return list(dict.fromkeys(map(without_password, known)))  # earlier versions stored the driver too

    @property
    def latest(self) -> str:
        """The library that was used last; empty if there is none, or if its file is gone."""
        address = next(iter(self.recent), "")
        return address if "://" in address or (address and Path(address).is_file()) else ""

    def add(self, address: str) -> None:
        """Put a library in front of the recent ones."""
        self._store.setValue("library/recent", list(dict.fromkeys([address, *self.recent]))[:RECENT])

    def forget(self) -> None:
        """Clear the recent libraries."""
        self._store.remove("library/recent")

    @property
    def shelf(self) -> dict[str, str]:
        """The values with which documents were last added to a library, by field."""
        return {name: str(self._store.value(f"library/{name}", "")) for name in SHELF}

    @shelf.setter
    def shelf(self, values: dict[str, str]) -> None:
        for name in SHELF:
            self._store.setValue(f"library/{name}", values.get(name, ""))
