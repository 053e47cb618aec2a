"""Library addresses: stored, displayed and as parts of document keys."""

from urllib.parse import unquote, urlsplit, urlunsplit

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
