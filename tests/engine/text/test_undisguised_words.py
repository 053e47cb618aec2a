import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from imbrex.engine.disguises.findings import AS_TYPED
from imbrex.engine.options import Disguises
from imbrex.engine.text.disguise import Disguise
from imbrex.engine.text.undisguised_words import HARMLESS, most_suspicious, read, suspicious, towards_one_script
from tests.examples import examples
from tests.rows import each_row

ALL = Disguises()
DISGUISED = [
    ("cоpy", "en", "copy", Disguise.LOOKALIKE),
    ("сору", "en", "сору", None),  # a whole word in another alphabet is told by its neighbours only
    ("кoт", "ru", "кот", Disguise.LOOKALIKE),
    ("пpимeр", "ru", "пример", Disguise.LOOKALIKE),
    ("Αpple", "en", "Apple", Disguise.LOOKALIKE),
    ("wоrԁ", "en", "word", Disguise.LOOKALIKE),
    ("ｃｏｐｙ", "en", "copy", Disguise.STYLED),
    ("𝐜𝐨𝐩𝐲", "en", "copy", Disguise.STYLED),
    ("𝒸ℴ𝓅𝓎", "en", "copy", Disguise.STYLED),
    ("ⓒⓞⓟⓨ", "en", "copy", Disguise.STYLED),
    ("co\u200bpy", "en", "copy", Disguise.INVISIBLE),
    ("co\u2060py", "en", "copy", Disguise.INVISIBLE),
    ("ко\u200dпия", "ru", "копия", Disguise.INVISIBLE),
    ("co\u00adpy", "en", "copy", Disguise.SOFT_HYPHEN),
    ("c\u0336o\u0336p\u0336y\u0336", "en", "copy", Disguise.OVERLAY),
    ("к\u0488о\u0489пия", "ru", None, Disguise.OVERLAY),
    ("c̲opy", "en", "copy", Disguise.OVERLAY),
    ("c\u20ddo\u20ddpy", "en", "copy", Disguise.OVERLAY),
    ("h\u0316o\u0323u\u0301s\u0323e\u0353", "en", "house", Disguise.OVERLAY),  # o and u with a mark are letters
    ("й\u0338о\u0323лка", "ru", "йолка", Disguise.OVERLAY),
    ("и\u0306о\u0323л\u0353ка", "ru", "йолка", Disguise.OVERLAY),
    ("cafe\u0301s\u0338", "en", "cafes", Disguise.OVERLAY),
    ("café\u0338s", "en", "cafés", Disguise.OVERLAY),
    ("co\U000e0070py", "en", "copy", Disguise.INVISIBLE),
    ("c\U000e0100opy", "en", "copy", Disguise.INVISIBLE),
    ("ко\u061cпия", "ru", "копия", Disguise.INVISIBLE),
    ("co\u206apy", "en", "copy", Disguise.INVISIBLE),
    ("co\u1160py", "en", "copy", Disguise.INVISIBLE),
    ("co\u17b4py", "en", "copy", Disguise.INVISIBLE),
    ("🄲🄾🄿🅈", "en", "COPY", Disguise.STYLED),
    ("cⓞpy", "en", "copy", Disguise.STYLED),
    ("ᶜᵒᵖʸ", "en", "copy", Disguise.STYLED),
    ("ⅽopy", "en", "copy", Disguise.STYLED),
    ("vⅰsⅰt", "en", "visit", Disguise.STYLED),
    ("ⅠNTRODUCTⅠON", "en", "INTRODUCTION", Disguise.STYLED),
]
HONEST = [
    ("μm", "en"),
    ("Δx", "en"),
    ("μF", "ru"),
    ("naïve", "en"),
    ("café", "fr"),
    ("ёлка", "ru"),
    ("йод", "ru"),
    (unicodedata.normalize("NFD", "ёлка"), "ru"),
    (unicodedata.normalize("NFD", "йод"), "ru"),
    (unicodedata.normalize("NFD", "Việt"), "vi"),
    ("Việt", "vi"),
    ("Łódź", "pl"),
    ("İstanbul", "tr"),
    ("ısı", "tr"),
    ("ﬁnal", "en"),
    ("замо\u0301к", "ru"),  # stress shown to beginners
    ("під'їзд", "uk"),
    ("العربية", "ar"),
    ("שלום", "he"),
    ("می\u200cخواهم", "fa"),
    ("क्\u200dष", "hi"),
    ("👩\u200d👩\u200d👧", "en"),
    ("x²", "en"),
    ("中文", "zh"),
    ("don't", "en"),
    ("don’t", "en"),
    ("ⓒ", "en"),
    ("Ⅳ", "ru"),
    ("ⅢA", "zh"),
    ("ⅡAb", "sv"),
    ("PhaseⅢ", "en"),
    ("typeⅱ", "en"),
    ("AdobeⓇ", "en"),
    ("1ᵉʳ", "fr"),
    ("mᵐᵉ", "fr"),
    ("ˈlæŋɡwɪdʒ", "en"),
    ("iPhone’ы", "ru"),
    ("ılık", "und"),
    ("葛\U000e0100", "ja"),
    ("ᠰᠠᠶ\u180bᠢᠨ", "mn"),
    ("Ọjọ́", "yo"),
]


@each_row(("spelling", "language", "reading", "kind"), [one for one in DISGUISED if one[2]])
def test_disguises_are_told_and_undone(spelling, language, reading, kind):
    assert read(spelling, language, ALL) == (reading, frozenset({kind} if kind else ()))


@each_row(("spelling", "language", "reading", "kind"), [one for one in DISGUISED if one[3]])
def test_disguises_are_told_where_they_are_not_undone(spelling, language, reading, kind):
    told = read(spelling, language, AS_TYPED)[1]
    assert kind in told


@each_row(("spelling", "language", "reading", "kind"), [one for one in DISGUISED if one[3]])
def test_a_quick_look_finds_every_one_of_them(spelling, language, reading, kind):
    assert suspicious(["plain", spelling, "слова"]) == [1]


@each_row(("spelling", "language"), HONEST)
def test_honest_words_are_no_disguises(spelling, language):
    assert read(spelling, language, ALL)[1] <= HARMLESS


@pytest.mark.parametrize(
    ("spelling", "reading"),
    [("AdobeⓇ", "Adobe"), ("타이레놀Ⓡ", "타이레놀"), ("ⓐ사과", "사과"), ("ⅢA", "IIIA"), ("hellⓞ", "hello")],
)
def test_a_numeral_is_read_as_a_number_and_a_label_is_no_letter(spelling, reading):
    assert suspicious([spelling]) == [0]
    assert read(spelling, "en", ALL)[0] == reading


def test_sounds_in_phonetic_letters_keep_their_own():
    assert towards_one_script("ʃʊər", "en").isalpha()
    assert Disguise.OVERLAY not in read("ˈwɜːd", "en", ALL)[1]


def test_the_language_decides_between_two_scripts():
    assert towards_one_script("cop", "ru") == "cop"  # all of one script already
    assert towards_one_script("сop", "en") == "cop"
    assert towards_one_script("сop", "ru") == "сор"


def test_switches_work_one_by_one():
    spelling = "c\u00ado\u200b\U0001d429\u0336у"  # soft hyphen, zero width, styled p with an overlay, Cyrillic у
    kinds = {"soft_hyphens", "invisible", "styled", "overlays", "lookalikes"}
    everything, found = read(spelling, "en", ALL)
    assert everything == "copy"
    assert len(found) == len(kinds)
    for switch in kinds:
        kept, same = read(spelling, "en", Disguises(**{switch: False}))
        assert kept != everything
        assert same == found


@examples(50)
@given(st.text(max_size=30), st.sampled_from(["en", "ru", "el", "zh", "und", ""]))
def test_any_text_can_be_read_and_nothing_undone_changes_only_its_form(text, language):
    reading, found = read(text, language, ALL)
    typed, same = read(text, language, AS_TYPED)
    assert found >= set() <= same
    assert unicodedata.normalize("NFC", typed) == typed
    assert read(reading, language, ALL)[0] == read(reading, language, ALL)[0]


@examples(50)
@given(st.text(st.characters(min_codepoint=97, max_codepoint=122), min_size=1, max_size=20))
def test_plain_words_pass_the_quick_look(word):
    assert suspicious([word]) == []
    assert read(word, "en", ALL) == (word, frozenset())


def test_soft_hyphens_between_all_letters_are_no_hyphenation():
    assert read("c\u00ado\u00adp\u00ady", "en", ALL) == ("copy", {Disguise.SOFT_HYPHEN, Disguise.INVISIBLE})
    assert read("c\u00adopy", "en", ALL) == ("copy", {Disguise.SOFT_HYPHEN, Disguise.INVISIBLE})
    assert read("ca\u00adno\u00adpy", "en", ALL) == ("canopy", {Disguise.SOFT_HYPHEN})


def test_accents_on_consonants_show_no_stress():
    assert read("ко\u0301т\u0301", "ru", ALL) == ("кот", {Disguise.OVERLAY})
    assert read("ко\u0301т\u0341", "ru", ALL) == ("кот", {Disguise.OVERLAY})


def test_many_spellings_are_searched_like_each_alone():
    letters = [chr(code) for code in [*range(1, 1 << 16, 7), *range(0x1D400, 0x1D800, 7), 0xE0001, 0x1F600]]
    spellings = [spelling for letter in letters for spelling in (letter, f"aб{letter}"[1:], f"aα{letter}"[::2])]
    spellings += ["a-я", "α-я", "ᵃᵇᶜ", "ᵃᵇ", "aⅣ", "Ⅳ", "слова", "parole è"]
    assert suspicious(spellings) == [index for index, one in enumerate(spellings) if suspicious([one])]
    assert most_suspicious("".join(letters)) >= sum(bool(suspicious([letter])) for letter in letters)
    assert most_suspicious("Слово и дело " * 9 + "word") == len("word")
