"""Characters of other scripts and of none inside words: read as what is seen, and left alone where they are honest."""

import pytest

from imbrex.engine.options import Disguises
from imbrex.engine.text.disguise import Disguise
from imbrex.engine.text.strange_letters import JOINER, find_strange, resolved, which_may_be_separated

LOOKALIKE, INVISIBLE, OVERLAY, SPACED = (
    Disguise.LOOKALIKE,
    Disguise.INVISIBLE,
    Disguise.OVERLAY,
    Disguise.SPACED,
)


@pytest.mark.parametrize(
    ("text", "read", "kind"),
    [
        ("the fဝrest", "the forest", LOOKALIKE),
        ("the f๐rଠst", "the forost", LOOKALIKE),
        ("ꭺutꮼꮇn", None, None),  # a letter that looks like none
        ("w⍺⍳ti𐓪g", "waitiog", LOOKALIKE),
        ("лဝдка", "лодка", LOOKALIKE),
        ("l\ufff9a\ufff9mp", "lamp", INVISIBLE),
        ("la\ue000mp", "lamp", INVISIBLE),
        ("la\U000f0000mp", "lamp", INVISIBLE),
        ("la\u0378mp", "lamp", INVISIBLE),
        ("la\u0091mp", "lamp", INVISIBLE),
        ("la\ua789mp", "lamp", INVISIBLE),
        ("o\u2027f", "of", INVISIBLE),
        ("l\u064ea\u064emp", "lamp", OVERLAY),
        ("l\u093camp", "lamp", OVERLAY),
        ("la\u0483mp", "lamp", OVERLAY),
        ("ла\u0483м\u0483па", "лампа", OVERLAY),
        ("l-a-m-p", "lamp", SPACED),
        ("l\u2012a\u2012m\u2012p", "lamp", SPACED),
        ("l\u1806amp", "lamp", INVISIBLE),
        ("л·а·м·п·а", "лампа", SPACED),
    ],
    ids=ascii,
)
def test_what_is_seen_is_read(text, read, kind):
    words = list(find_strange(text))
    if read is None:
        assert words == []
        return
    assert [word.reading(text) for word in words] == [one for one in read.split() if one not in text.split()]
    assert {change for word in words for change, _ in word.changes.values()} == {kind}
    shown = resolved(text, Disguises())
    assert len(shown) == len(text)
    assert shown.replace(JOINER, "") == read
    off = {LOOKALIKE: "lookalikes", INVISIBLE: "invisible", OVERLAY: "overlays", SPACED: "spaced"}[kind]
    assert resolved(text, Disguises(**{off: False})) == text


@pytest.mark.parametrize(
    "text",
    [
        "ใช้Windowsได้ ဝန်ဆောင်မှု Windowsဝန်ဆောင်မှု",
        "COVID-১৯ और नमस्ते अग्नि॒मी॑ळे",
        "שָׁלוֹם Israel مَرحبا ქართული ჿ հայերեն Հայաստան",
        "\uf0b7List of items, a \uf020symbol, ef\uf001cient",
        "гдⷭ҇ь бг҃ъ",
        "5 N∙m, a∙b, l·l, col·lecció, étudiant·e·s, x-ray, a-b",
        "日本語のWindows版 한국어Windows",
        "Ọjọ́ àwọn ẹ̀yà Nguyễn Łódź ˈpɪn Δx μm",
        "ᏣᎳᎩ and ⲕⲏⲙⲉ and 𐐔𐐯𐑅𐐨𐑉𐐯𐐻",
    ],
)
def test_honest_texts_are_left_alone(text):
    assert list(find_strange(text)) == []
    assert resolved(text, Disguises()) is text


def test_two_separated_letters_are_a_word_among_many():
    text = "s-e-e t-h-e l-a-m-p o-f t-h-e l-i-g-h-t"
    assert resolved(text, Disguises()).replace(JOINER, "") == "see the lamp of the light"
    assert resolved("s-e-e e-g", Disguises()).replace(JOINER, "") == "see e-g"


def test_many_strange_characters_take_linear_time():
    """Each is looked at a limited number of times, even in a word without an end."""
    for text in ("a\ue000" * 20_000, "\ue000" * 50_000 + "a", "a" + "ဝ" * 50_000, "\u0483a" * 20_000):
        assert len(resolved(text, Disguises())) == len(text)


def test_texts_searched_together_for_separated_letters_do_not_touch():
    texts = ["a", "-b", "a-b", "", "x-y z", "c-", "d", "_e_f", "g_h", "\u2011a", "a\u2011b"]
    assert [text for text, found in zip(texts, which_may_be_separated(texts), strict=True) if found] == [
        "a-b",
        "x-y z",
        "g_h",
        "a\u2011b",
    ]
