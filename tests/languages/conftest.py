import socket

import pytest

from imbrex.languages.registry import Languages


@pytest.fixture(autouse=True)
def no_network(monkeypatch):
    """Nothing may be downloaded: any attempt to reach another machine fails the test."""

    def refuse(*arguments, **more):
        raise AssertionError(f"the network was asked for: {arguments[-1:]}")

    monkeypatch.setattr(socket.socket, "connect", refuse)
    monkeypatch.setattr(socket.socket, "connect_ex", refuse)
    monkeypatch.setattr(socket, "getaddrinfo", refuse)


@pytest.fixture(scope="session")
def languages():
    return Languages()


@pytest.fixture(autouse=True)
def one_of_each_language():
    """Here languages are made as the program makes them."""
