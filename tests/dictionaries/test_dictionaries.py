import gzip

import pytest

from imbrex.dictionaries import contents, table, word_pairs
from imbrex.dictionaries.added_dictionaries import add, added, remove
from imbrex.dictionaries.dictionary import Dictionary, installed
from imbrex.engine.observer import Cancelled, Silent
from imbrex.engine.translation.lexicon import lexicon_of
from imbrex.errors import ImbrexError
from tests.dictionaries import made
from tests.rows import each_row


def translations(lexicon, word):
    return {lexicon.right[other] for one, other in lexicon.pairs.tolist() if lexicon.left[one] == word}


def test_each_form_gives_the_words_that_translate_each_other(known, places, in_process, tmp_path):
    made.dictd(places.dictd)
    made.ding(places.trans)
    add(Dictionary(made.stardict(tmp_path), "en", "ru", is_added=True))
    assert [(one.name, one.package, one.is_added) for one in [*installed(), *added()]] == [
        ("mueller7", "mueller7-dict", False),
        ("de-en", "trans-de-en", False),
        ("own", "", True),
    ]
    for one in (*installed()[:1], *added()):
        lexicon = known.compile(one)
        assert translations(lexicon, "house") == {"дом", "здание"}
        assert translations(lexicon, "tree") >= {"дерево"}
        assert translations(lexicon, "bridge") == {"мост", "переносица"}
    german = known.find("en", "de")
    assert translations(german, "house") == {"haus", "heim"}
    assert german.names == ("de-en",)
    facts = [known.facts(one) for one in [*installed(), *added()]]
    assert [(one.entries, one.licence) for one in facts] == [(6, "GPL-2+"), (2, "GPL-2+"), (6, "CC BY-SA 4.0")]


def test_languages_without_a_dictionary_are_reached_through_english(known, places, in_process):
    made.dictd(places.dictd)
    made.ding(places.trans)
    found = known.find("de", "ru")
    assert translations(found, "haus") == {"дом", "здание"}
    assert found.names == ("de-en", "mueller7")
    asked = in_process.asked
    assert known.find("de", "ru") is found
    assert in_process.asked == asked
    assert [one.name for one in known.used("ru", "de")] == ["mueller7", "de-en"]
    assert known.find("de", "de") is None


def test_a_missing_dictionary_is_named_by_its_package(known, places):
    assert known.missing("ru", "en") == ["mueller7-dict"]
    assert known.missing("ru", "de") == ["mueller7-dict", "trans-de-en"]
    assert known.missing("ru", "ru") == []
    made.ding(places.trans)
    assert known.missing("ru", "de") == ["mueller7-dict"]
    assert known.missing("de", "en") == []
    assert known.missing("zh", "en") == []  # Debian has none
    assert known.find("ru", "de") is None


def test_what_was_read_once_is_kept_until_the_dictionary_changes(known, places, in_process, languages):
    path = made.dictd(places.dictd)
    known.find("en", "ru")
    asked = in_process.asked
    assert translations(type(known)(languages.find).find("en", "ru"), "river") == {"река", "поток"}
    assert in_process.asked == asked
    made.dictd(places.dictd, entries={"river": "река"})
    assert translations(known.find("en", "ru"), "river") == {"река"}
    path.unlink()  # taken away while it is used
    assert known.find("en", "ru") is None
    assert known.missing("en", "ru") == ["mueller7-dict"]


def bad(name, folder):
    """Make a dictionary that can't be read."""
    index = made.dictd(folder, name)
    data = index.with_suffix(".dict.dz")
    if name == "truncated":
        data.write_bytes(data.read_bytes()[:40])
    elif name == "koi8":
        article = "\n".join(f"дом{number}" for number in range(99))
        made.dictd(folder, name, {f"house{number}": article for number in range(9)}, "koi8-r")
    elif name == "gone":
        data.unlink()
    elif name == "folder":
        data.unlink()
        data.mkdir()
    elif name == "index":
        index.write_bytes(b"house\t////////\t////////\nriver\t\t\xff\n\xff\xfe\0" * 99)
    elif name == "bomb":
        data.write_bytes(gzip.compress(bytes(2**20 + 1)))
    return Dictionary(index, "en", "ru", is_added=True)


@each_row(
    ("name", "sentence"),
    [
        ("truncated", "The dictionary is damaged."),
        ("koi8", "The dictionary is not in UTF-8."),
        ("gone", "Couldn't read "),
        ("folder", " is not a file."),
        ("index", "The dictionary has no translations between these languages."),
        ("bomb", "The dictionary exceeds 1 MB."),
    ],
)
def test_a_dictionary_that_cannot_be_read_is_a_sentence(known, in_process, monkeypatch, tmp_path, name, sentence):
    monkeypatch.setattr(contents, "MOST", 2**20)
    one = bad(name, tmp_path)
    with pytest.raises(ImbrexError) as caught:
        known.compile(one)
    assert sentence in str(caught.value.message)
    add(one)
    assert known.find("ru", "en") is None
    assert known.problems[one.path].message == caught.value.message
    assert remove(one.path)
    assert not remove(one.path)


def test_a_huge_dictionary_is_read_up_to_a_limit(known, places, in_process, monkeypatch):
    monkeypatch.setattr(word_pairs, "MOST_PHRASES", 5)
    made.ding(places.trans)
    assert translations(known.find("de", "en"), "baum") == set()


def test_a_child_process_reads_as_the_program_does_and_can_be_stopped(known, places):
    class Impatient(Silent):
        def progress(self, progress):
            self.stage = progress.stage

        def check(self):
            if getattr(self, "stage", ""):
                raise Cancelled

    made.ding(places.trans)
    with pytest.raises(Cancelled):
        known.find("de", "en", Impatient())
    assert translations(known.find("de", "en"), "haus") == {"house", "home"}


def test_a_table_that_is_not_whole_is_refused():
    packed = table.packed(lexicon_of([("a", "b"), ("c", "d")]))
    assert table.unpacked(packed).left == ["a", "c"]
    rest = packed[len(b"imbrex lexicon 1\n") + 4 :]
    forged = bytearray(rest)
    forged[24] = 9  # the first word of the first pair
    for wrong in (b"", packed[:-1], packed[:30], packed[:-1] + b"x", table.packed_body(bytes(forged))):
        with pytest.raises(ValueError, match=r"damaged|buffer"):
            table.unpacked(wrong)


def test_a_damaged_list_of_added_dictionaries_is_an_empty_one(tmp_path):
    add(Dictionary(tmp_path / "own.ifo", "en", "ru", is_added=True))
    assert len(added()) == 1
    (tmp_path / "config" / "Imbrex" / "dictionaries.json").write_text('[{"path": 1}]')
    assert added() == []


def test_a_dictionary_that_is_cut_says_so_whenever_it_is_read(known, places, in_process, monkeypatch):
    monkeypatch.setattr(word_pairs, "MOST_PHRASES", 3)
    made.ding(places.trans)
    (one,) = installed()
    assert known.compile(one).bounded
    assert known.compile(one).bounded  # from the cache
    assert in_process.asked == 2
    monkeypatch.setattr(word_pairs, "MOST_PHRASES", 4)
    made.ding(places.trans, text="Haus :: house\nBaum :: tree\n")
    assert not known.compile(one).bounded
