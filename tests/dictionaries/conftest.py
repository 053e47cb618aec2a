"""Folders of a test's own for dictionaries, settings and cache, and a reader without a process."""

from types import SimpleNamespace

import pytest

from imbrex.dictionaries import dictionaries, dictionary, reader_process
from imbrex.languages.registry import Languages


@pytest.fixture(autouse=True)
def places(tmp_path, monkeypatch):
    """The folders "dictd" and "trans" of the system, empty."""
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "config"))
    # Not the whole cache: German without what is kept there takes ten seconds.
    kept = dictionaries._cache_file
    monkeypatch.setattr(dictionaries, "_cache_file", lambda one: tmp_path / "cache" / kept(one).name)
    for name, folder in (("DICTD", "dictd"), ("DING", "trans")):
        (tmp_path / folder).mkdir()
        monkeypatch.setattr(dictionary, name, tmp_path / folder)
    return SimpleNamespace(dictd=tmp_path / "dictd", trans=tmp_path / "trans")


class InProcess:
    """Answers as the child process does, and counts the requests."""

    asked = 0

    def __init__(self):
        self._handle = reader_process.serve()

    def __enter__(self):
        return self

    def __exit__(self, *_):
        pass

    def call(self, request, **_):
        InProcess.asked += 1
        return self._handle(request)


@pytest.fixture
def in_process(monkeypatch):
    monkeypatch.setattr(InProcess, "asked", 0)
    monkeypatch.setattr(dictionaries, "_child", InProcess)
    return InProcess


@pytest.fixture(scope="session")
def languages():
    return Languages()


@pytest.fixture
def known(languages):
    with dictionaries.Dictionaries(languages.find) as known:
        yield known
