"""Debian's own dictionaries: a cut of each is read. Whole ones take seconds, and other tests hide them."""

from pathlib import Path

import pytest

from imbrex.dictionaries.dictionary import Dictionary
from tests.dictionaries.test_dictionaries import translations

_MUELLER = Path("/usr/share/dictd/mueller7.index")
_DING = Path("/usr/share/trans/de-en")
_STEP = 500
"""One line in so many is read."""


def _needs(path, package):
    return pytest.mark.skipif(not path.exists(), reason=f"needs Debian's package {package}")


def _cut(path, begins):
    """One line in `_STEP`, and those that begin so."""
    with path.open("rb") as lines:
        return b"".join(line for number, line in enumerate(lines) if not number % _STEP or line.startswith(begins))


@_needs(_MUELLER, "mueller7-dict")
def test_mueller7_has_the_words_that_translate_each_other(known, in_process, tmp_path):
    index = _cut(_MUELLER, (b"00", b"house\t", b"tree\t", b"bridge\t"))
    (tmp_path / _MUELLER.name).write_bytes(index)
    (tmp_path / "mueller7.dict.dz").symlink_to(_MUELLER.with_name("mueller7.dict.dz"))
    one = Dictionary(tmp_path / _MUELLER.name, "en", "ru")
    lexicon = known.compile(one)
    assert {"дом", "жилище"} <= translations(lexicon, "house")
    assert "дерево" in translations(lexicon, "tree")
    assert "мост" in translations(lexicon, "bridge")
    assert len(lexicon.left) > 0.6 * index.count(b"\n")
    assert len(lexicon.pairs) > 2 * len(lexicon.left)
    assert known.facts(one).entries > 0.9 * index.count(b"\n")


@_needs(_DING, "trans-de-en")
def test_ding_has_the_words_that_translate_each_other(known, in_process, tmp_path):
    lines = _cut(_DING, tuple(f"{word} {{".encode() for word in ("Baum", "Brücke", "Fenster")))
    (tmp_path / _DING.name).write_bytes(lines)
    one = Dictionary(tmp_path / _DING.name, "de", "en")
    lexicon = known.compile(one)
    for word, other in (("baum", "tree"), ("brücke", "bridge"), ("fenster", "window")):
        assert other in translations(lexicon, word)
    assert len(lexicon.left) > lines.count(b"\n")  # a line has several
    assert known.facts(one).entries > 0.9 * lines.count(b"\n")
