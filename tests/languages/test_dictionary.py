"""Dictionaries: the file that is made of simplemma's data has the same words, and any fault of it costs only time."""

import sys

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from imbrex.languages import dictionary

WORDS = st.dictionaries(st.text(max_size=4), st.text(max_size=4), max_size=40)


@pytest.fixture
def home(tmp_path, monkeypatch):
    monkeypatch.setattr(dictionary.platformdirs, "user_cache_path", lambda *_, **__: tmp_path / "cache")
    monkeypatch.setattr(dictionary, "_original", lambda _code: {"mice": "mouse", "": "", "ночи": "ночь"})
    return tmp_path / "cache"


@given(WORDS)
@example({})
@example({"": "", "a": "", "aa": "a", "b" * 300: "b"})
def test_the_file_has_the_words_and_no_others(words):
    found = dictionary.Dictionary(dictionary.compiled(words))
    assert dict(found) == words
    assert len(found) == len(words)
    others = [word + "x" for word in words if word + "x" not in words]
    assert [found.get(word) for word in others] == [None] * len(others)
    assert not any(word in found for word in others)


def test_words_that_are_kept_in_utf_8_are_taken_as_they_are():
    """As simplemma keeps those of French: the slow way gives the same file, and is not gone."""
    original = dictionary._original("fr")
    kept = dictionary._in_utf_8(original)
    assert kept[0][0] is next(iter(original._dict))
    assert kept == dictionary._in_utf_8(dict(zip(original, original.values(), strict=True)))


def test_a_damaged_file_is_made_again(home):
    dictionary.load("en")
    (path,) = (home / "dictionaries").iterdir()
    whole = path.read_bytes()
    for damaged in (b"", whole[:-1], whole[:30], bytes([whole[0] ^ 1]) + whole[1:], whole[:-1] + b"?"):
        path.write_bytes(damaged)
        assert dict(dictionary.load("en")) == {"mice": "mouse", "": "", "ночи": "ночь"}
        assert path.read_bytes() == whole


def test_a_file_that_is_there_is_enough(home, monkeypatch):
    stale = home / "dictionaries" / "en-0123456789abcdef"
    stale.parent.mkdir(parents=True)
    stale.touch()
    dictionary.load("en")
    assert not stale.exists()
    monkeypatch.delattr(dictionary, "_original")
    assert dictionary.load("en")["mice"] == "mouse"
    with pytest.raises(KeyError):
        dictionary.load("en")["cats"]


@pytest.mark.parametrize("where", ["cache", "cache/dictionaries"])
def test_without_a_place_for_the_file_words_are_found(home, where):
    blocked = home.parent / where
    blocked.parent.mkdir(exist_ok=True)
    blocked.write_text("in the way")
    assert dictionary.load("en")["ночи"] == "ночь"
    assert blocked.read_text() == "in the way"


def test_without_the_files_of_the_package_words_are_found(home, monkeypatch):
    monkeypatch.setattr(dictionary.importlib.util, "find_spec", lambda _name: None)
    assert dictionary.load("en")["mice"] == "mouse"
    assert not home.exists()


@pytest.mark.skipif(sys.platform == "win32", reason="permissions of POSIX")
def test_only_the_owner_may_read_it(home):
    dictionary.load("en")
    (path,) = (home / "dictionaries").iterdir()
    assert [one.stat().st_mode & 0o077 for one in (path, path.parent)] == [0, 0]
