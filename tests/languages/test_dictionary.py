"""Dictionaries: the file that is made of simplemma's data has the same words, and any fault of it costs only time."""

import sys
from unittest import mock

import pytest
from hypothesis import example, given
from hypothesis import strategies as st
from simplemma.strategies.dictionaries import dictionary_factory, frontcode

from imbrex.engine.observer import SILENT
from imbrex.languages import dictionary
from imbrex.languages.made_dictionaries import MadeDictionaries


def records(words):
    return ((word.encode(), lemma.encode()) for word, lemma in words.items())


WORDS = st.dictionaries(st.text(max_size=4), st.text(max_size=4), max_size=40)


@pytest.fixture
def home(tmp_path, monkeypatch):
    monkeypatch.setattr(dictionary.platformdirs, "user_cache_path", lambda *_, **__: tmp_path / "cache")
    monkeypatch.setattr(dictionary, "_original", lambda _code: records({"mice": "mouse", "": "", "ночи": "ночь"}))
    return tmp_path / "cache"


@given(WORDS)
@example({})
@example({"": "", "a": "", "aa": "a", "b" * 300: "b", "\0c": "", "Été": "", "Aß": "", "ßa": "", "Ssa": ""})
def test_the_file_has_the_words_and_no_others(words):
    with mock.patch.object(dictionary, "_PORTION", 7):
        found = dictionary.Dictionary(dictionary.compiled(records(words)))
    assert dict(found) == words
    assert len(found) == len(words)
    asked = [*words, *(word.capitalize() for word in words), *("x" + word for word in words), "\0"]
    assert found.has(asked).tolist() == [word in words for word in asked]
    lower = [word.lower() for word in asked]
    assert found.has_capitalized(lower).tolist() == [word.capitalize() in words for word in lower]
    others = [word + "x" for word in words if word + "x" not in words]
    assert [found.get(word) for word in others] == [None] * len(others)
    assert not any(word in found for word in others)


@pytest.mark.parametrize("is_reversed", [False, True])
@pytest.mark.parametrize("is_known", [False, True])
def test_simplemmas_words_are_read_one_by_one_or_if_its_functions_have_changed_at_once(
    is_reversed, is_known, monkeypatch
):
    """A record has the number of bytes shared with the last word, the others, and its lemma or the last one."""
    words = b"\0\4ecim\xff\5esuom\3\3lop\xfe" if is_reversed else b"\0\4mice\xff\5mouse\3\3ros\xfe"
    monkeypatch.setattr(dictionary_factory, "_read_decompressed", lambda _code: b"SMFC1%c\2" % is_reversed + words)
    if not is_known:
        monkeypatch.delattr(frontcode, "_read_header")
        monkeypatch.setattr(frontcode, "_decode_stream", lambda _data: dict(expected))
    expected = [(b"mice", b"mouse"), (b"police" if is_reversed else b"micros", b"mouse")]
    assert list(dictionary._original("xx")) == expected


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


@pytest.mark.skipif(sys.platform != "linux", reason="other systems have other folders of caches")
def test_a_process_without_texts_makes_the_file_that_a_sealed_one_reads(tmp_path, monkeypatch):
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    monkeypatch.setattr(dictionary.platformdirs, "user_cache_path", lambda name, **_: tmp_path / name)
    made = MadeDictionaries()
    assert not dictionary.is_made("it")
    made.ensure("it", SILENT)
    (path,) = (tmp_path / "Imbrex" / "dictionaries").iterdir()
    assert dictionary.is_made("it")
    assert dictionary.Dictionary(path.read_bytes())["gatti"] == "gatto"
    whole = path.read_bytes()
    for damaged in (b"", b"another version", whole[:-1], whole[:-1] + b"?"):
        path.write_bytes(damaged)
        assert not dictionary.is_made("it")
    path.write_bytes(b"another version")
    made.ensure("it", SILENT)  # once is enough
    MadeDictionaries().ensure("und", SILENT)
    assert path.read_bytes() == b"another version"
