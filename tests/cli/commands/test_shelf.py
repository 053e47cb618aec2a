"""The commands for shelves: added, checked, paused, updated and removed, and harmless whatever entries are called."""

import json

import pytest

from imbrex.shelves.shelf import Shelf
from tests.shelves.conftest import lent_shelf_process, one_shelf_process  # noqa: F401 - fixtures
from tests.shelves.making import Item, page, prose, write_zim

TITLE = "=1+1\x1b[2J\u202e <b>Bridges</b>"


@pytest.fixture(autouse=True)
def own_folder(tmp_path, monkeypatch):
    """No test may touch the shelves of whoever runs it."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    return tmp_path / "data"


@pytest.fixture
def wiki(tmp_path):
    items = [Item("Bridges", TITLE, page("", prose(1))), Item("Stones", "Stones", page("", prose(2)))]
    return write_zim(tmp_path / "wiki.zim", [*items, Item("bad", "Bad", b"\0" * 99)])


@pytest.fixture
def essay(tmp_path):
    path = tmp_path / "essay.txt"
    path.write_text("Words of my own begin this essay. " + " ".join(prose(1).split()[10:70]))
    return path


def test_a_shelf_is_added_searched_and_removed(run, wiki, essay):
    code, out, err = run("shelf", "add", wiki, "--name", "Wiki\x1b[31m")
    assert (code, "2" in out.split(), "Bad: " in err) == (0, True, True)
    assert "up to date" in out
    code, out, _ = run("library", "check", essay)
    assert code == 0
    assert "https://en.wikipedia.org/wiki/Bridges" in out
    assert "2026-05-01" in out
    assert not set(out) & {"\x1b", "\u202e"}
    record = json.loads(run("library", "check", essay, "--json")[1])
    (found,) = record["checked"][0]["candidates"]
    assert found["cited_as"]["address"] == "https://en.wikipedia.org/wiki/Bridges"
    assert found["cited_as"]["title"].startswith("=1+1")
    assert found["exact"]
    assert run("library", "check", essay, "--no-shelves")[0] == 1  # there is no library
    assert run("library", "create")[0] == 0
    assert "Bridges" in run("library", "check", essay)[1]
    assert "Bridges" not in run("library", "check", essay, "--no-shelves")[1]
    code, out, _ = run("shelf", "remove", "Wiki\x1b[31m")
    assert (code, "\x1b" in out, str(wiki) in out) == (0, False, True)
    assert json.loads(run("shelf", "list", "--json")[1])["shelves"] == []


def test_a_reading_that_is_stopped_is_told_and_goes_on(run, wiki, monkeypatch):
    def stopped(*_):
        raise KeyboardInterrupt

    with monkeypatch.context() as patch:
        patch.setattr(Shelf, "update", stopped)
        code, out, _ = run("shelf", "add", wiki)
    assert (code, "Paused" in out, "0% read" in out) == (130, True, True)
    record = json.loads(run("shelf", "update", "--json")[1])
    assert [(one["shelf_status"], one["reached"], one["sources"]) for one in record["shelves"]] == [("current", 1, 2)]


def test_a_file_that_moved_is_told_and_found_again(run, wiki, tmp_path, essay):
    assert run("shelf", "add", wiki)[0] == 0
    moved = wiki.rename(tmp_path / "elsewhere.zim")
    assert "file not found" in run("shelf", "list")[1]
    code, out, _ = run("shelf", "update")
    assert (code, "file not found" in out, "Problems:" in out) == (1, True, True)
    assert "~" in run("library", "check", essay)[1]  # estimated
    assert run("shelf", "update", "--moved-to", moved)[0] == 2
    code, out, _ = run("shelf", "update", "Made encyclopedia", "--moved-to", moved)
    assert (code, "up to date" in out) == (0, True)
    assert run("shelf", "remove", "Nothing")[0] == 1
