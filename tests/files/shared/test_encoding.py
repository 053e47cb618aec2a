"""Encodings of plain text."""

import codecs

import pytest
from hypothesis import given
from hypothesis import strategies as st

from imbrex.files.shared.encoding import decode, named
from imbrex.files.shared.extracted import UnreadableError
from imbrex.files.shared.shown_names import without_surrogates
from tests.examples import examples
from tests.rows import each_row

RUSSIAN = "Вечером мы вышли на берег реки, и старый рыбак рассказал нам, где ещё стоит вода.\r\n"
UKRAINIAN = "Увечері ми пішли до річки, і дід розповів, що їхні човни ще стоять біля млина.\n"
CHINESE = "我们在河边走了很久，他说这里的水很深，可是大家都不怕。"
POLISH = "Wieczorem wyszliśmy nad rzekę, a stary rybak opowiedział nam, że łódź już odpłynęła.\n"
FRENCH = "Le soir, nous sommes allés à la rivière, où le vieux pêcheur répétait déjà ses légendes.\n"
GERMAN = "Am Abend gingen wir zum Fluß, wo der alte Fischer über die schönen Mühlen erzählte.\n"
SPANISH = "¿Dónde está el niño? Mañana iremos al jardín; qué día más bonito.\n"


@each_row(
    ("text", "encoding"),
    [
        *((RUSSIAN, encoding) for encoding in ("cp1251", "koi8-r", "cp866", "iso8859-5", "mac-cyrillic")),
        *((RUSSIAN.upper(), encoding) for encoding in ("cp1251", "koi8-r", "cp866")),
        *((UKRAINIAN, encoding) for encoding in ("cp1251", "koi8-u")),
        *((CHINESE, encoding) for encoding in ("gb18030", "gbk", "utf-16-le", "utf-16-be")),
        *((text, "cp1252") for text in (FRENCH, GERMAN, SPANISH)),
        ("He said “don’t” – and left…", "cp1252"),
        (POLISH, "cp1250"),
        *((text, encoding) for text in (RUSSIAN, FRENCH) for encoding in ("utf-8", "utf-16-le", "utf-16-be")),
        ("今日はとても天気がいいですね。散歩に行きましょう。", "cp932"),
        ("오늘은 날씨가 아주 좋습니다. 산책하러 갑시다.", "cp949"),
    ],
)
def test_text_is_found_out_without_a_mark(text, encoding):
    assert decode(text.encode(encoding)).text == text


@each_row(
    ("mark", "encoding"),
    [
        (codecs.BOM_UTF8, "utf-8"),
        (codecs.BOM_UTF16_LE, "utf-16-le"),
        (codecs.BOM_UTF16_BE, "utf-16-be"),
        (codecs.BOM_UTF32_LE, "utf-32-le"),
        (codecs.BOM_UTF32_BE, "utf-32-be"),
        ("\ufeff".encode("gb18030"), "gb18030"),
    ],
)
def test_a_mark_is_believed_and_is_no_part_of_the_text(mark, encoding):
    assert decode(mark + "Слово 字\r\n".encode(encoding)).text == "Слово 字\r\n"


@examples(50)
@given(st.text(st.characters(blacklist_categories=["Cs", "Cc"]), min_size=1))
def test_utf8_comes_back_as_it_was(text):
    if not text.startswith("\ufeff"):
        assert decode(text.encode("utf-8")).text == text


@examples(50)
@given(st.binary(min_size=1, max_size=300))
def test_any_bytes_are_text_that_can_be_stored_or_refused(data):
    try:
        text = decode(data).text
    except UnreadableError:
        return
    text.encode("utf-8")


@pytest.mark.parametrize(
    "data", [b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\1\0", bytes(range(256)) * 4, b"text\0with\0zeros"]
)
def test_binary_data_is_refused(data):
    with pytest.raises(UnreadableError, match="binary"):
        decode(data)


def test_a_text_with_damaged_quotes_is_still_a_text():
    text = "It\x19s an oldie but a goodie, isn\x19t it, and that is what they say about the two of us."
    assert decode(text.encode()).text == text


def test_utf8_with_a_few_foreign_letters_stays_utf8():
    data = ("Тест на слова. " * 20).encode() + b" don\x92t"
    decoded = decode(data)
    assert decoded.text == "Тест на слова. " * 20 + " don’t"
    assert "different encoding" in decoded.note


def test_utf8_cut_in_the_middle_of_a_letter():
    decoded = decode("слово".encode()[:-1])
    assert decoded.text == "слов\ufffd"
    assert "incomplete" in decoded.note


@pytest.mark.parametrize("encoding", ["utf-16-le", "utf-16-be"])
def test_utf16_cut_in_the_middle_of_a_letter(encoding):
    found = decode("Старый мост через реку, the old bridge".encode(encoding)[:-1])
    assert (found.text, found.encoding) == ("Старый мост через реку, the old bridg\ufffd", encoding)
    assert "incomplete" in found.note


def test_a_guess_says_so_and_certainty_does_not():
    assert decode(RUSSIAN.encode("koi8-r")).note == "Detected encoding: koi8-r."
    assert decode(RUSSIAN.encode("utf-8")).note == ""


def test_a_lone_surrogate_in_utf16_becomes_the_replacement_character():
    assert decode(codecs.BOM_UTF16_LE + b"a\0\x00\xd8b\0").text == "a\ufffdb"


def test_surrogate_pairs_are_joined_and_lone_ones_replaced():
    assert without_surrogates("a\ud83d\ude00\ud800b") == "a😀\ufffdb"


def test_a_declared_encoding_is_used_unless_it_is_wrong():
    assert named("да".encode("cp1251"), "windows-1251") == "да"
    assert named(b"\x93a\x94", "ISO-8859-1") == "“a”"
    assert named("да".encode("cp1251"), "utf-8") == ""
    assert named(b"a", "base64") == named(b"a", "no-such") == ""
    assert named(codecs.BOM_UTF8 + b"a", "cp1251") == ""
