"""Addresses: files and servers are told apart, and no password is shown."""

from pathlib import Path

import pytest

from imbrex.errors import ImbrexError
from imbrex.library.database.address import Address


@pytest.mark.parametrize(
    "path", ["essays.imbrexlib", "./a b?c#d%20.imbrexlib", "~/essays", "/tmp/postgres@home", "C:essays"]
)
def test_what_names_no_server_is_a_file(path):
    address = Address.parse(path)
    assert address.path == Path(path).expanduser().absolute()
    assert address.shown == str(address.path)


@pytest.mark.parametrize("scheme", ["postgresql+psycopg", "postgresql", "postgres"])
def test_a_server_is_reached_by_psycopg(scheme):
    address = Address.parse(f"{scheme}://ann@server:5433/essays?sslmode=require")
    assert address.path is None
    assert address.url.drivername == "postgresql+psycopg"
    assert address.shown == "postgresql://ann@server:5433/essays?sslmode=require"
    assert address.server == "server:5433"


@pytest.mark.parametrize(
    "text",
    [
        "postgresql://ann:s3cret@server/essays",
        "postgresql://ann:s3cret%40@server/essays",
        "postgresql://server/essays?user=ann&password=s3cret",
        "postgresql://server/essays?sslpassword=s3cret&sslmode=require",
        "mysql://ann:s3cret@server/essays",
        "mysql://server/essays?password=s3cret",
        "postgresql://ann:s3cret@server",
        "postgresql://ann:s3cret@server:s3cret/essays",
        "postgresql//ann:s3cret@server/essays",
        "postgresql:/ann:s3cret@server/essays",
        "postgresql+psycopg:ann:s3cret@server/essays",
        "://ann:s3cret@server/essays",
    ],
)
def test_no_password_is_shown(text):
    try:
        address = Address.parse(text)
    except ImbrexError as error:
        told = f"{error} {error.__cause__} {error.__suppress_context__ or error.__context__}"
    else:
        told = f"{address.shown} {address!r}"
    assert "s3cret" not in told


@pytest.mark.parametrize("text", ["", "  ", "a\0b", "postgresql://", "postgresql://server/", "http://server/essays"])
def test_what_is_no_address_is_told(text):
    with pytest.raises(ImbrexError, match="address"):
        Address.parse(text)
