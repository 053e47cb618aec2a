import unicodedata

import pytest

from imbrex.engine.text.undisguised_words import CYRILLIC, GREEK, LATIN, lookalikes, script_of_language, scripts_in
from tests.rows import each_row


@each_row("script", [LATIN, CYRILLIC, GREEK])
@each_row("exact", [True, False])
def test_look_alikes_turn_letters_of_others_into_letters_of_the_script(script, exact):
    for other, own in lookalikes(script, exact=exact).items():
        assert scripts_in(own) == {script: 1}, (chr(other), own)
        assert chr(other) != own
        assert chr(other).islower() == own.islower() or unicodedata.category(chr(other)) in {"Lo", "Lm"}


@pytest.mark.parametrize("script", [LATIN, CYRILLIC, GREEK])
def test_no_letter_of_the_script_itself_is_changed(script):
    common = {
        LATIN: "abcdefghijklmnopqrstuvwxyz",
        CYRILLIC: "абвгдежзийклмнопрстуфхцчшщъыьэюя",
        GREEK: "αβγδεζηθικλμνξοπρστυφχψω",
    }
    letters = common[script] + common[script].upper()
    assert letters.translate(lookalikes(script)) == letters


def test_exact_look_alikes_are_among_all():
    for script in (LATIN, CYRILLIC, GREEK):
        everything = lookalikes(script)
        assert all(everything[other] == own for other, own in lookalikes(script, exact=True).items())


def test_look_alikes_lead_back():
    assert "сосна".translate(lookalikes(LATIN, exact=True)) == "cocнa"
    assert "cope".translate(lookalikes(CYRILLIC, exact=True)) == "соре"


@each_row(
    ("code", "script"),
    [
        ("ru", CYRILLIC),
        ("uk-UA", CYRILLIC),
        ("el", GREEK),
        ("en", LATIN),
        ("vi", LATIN),
        ("zh", ""),
        ("und", ""),
        ("", ""),
    ],
)
def test_scripts_of_languages(code, script):
    assert script_of_language(code) == script


def test_scripts_are_counted():
    assert scripts_in("aбвγ1-") == {LATIN: 1, CYRILLIC: 2, GREEK: 1}
    assert scripts_in("123 中文 العربية") == {}
