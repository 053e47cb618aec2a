"""Old Word documents."""

import struct

import pytest

from imbrex.engine.text.disguise import Disguise
from imbrex.engine.text.document import PartKind
from imbrex.files.shared.extracted import UnreadableError
from imbrex.files.shared.ole_file import open_compound
from tests.files.making import compound, doc, doc_95, word_2
from tests.rows import each_row

BODY, TABLE, FOOTNOTE, HEADER = PartKind.BODY, PartKind.TABLE, PartKind.FOOTNOTE, PartKind.HEADER


def test_pieces_of_one_and_two_bytes_are_joined(extract):
    name, item = extract(doc(["Caf\u00e9 ", "\ufeffдом\r"], [9]))
    assert (name, item.text) == ("doc", "Café дом\n")


def test_stories_are_kept_apart_by_their_lengths(extract, pieces):
    item = extract(doc(["Body.\r\x02 Note.\rTop\rTop\rHm."], [6, 8, 8, 0, 3]))[1]
    assert pieces(item) == [
        (BODY, "Body.\n"),
        (FOOTNOTE, " Note.\n"),
        (HEADER, "Top\n"),
        (PartKind.COMMENT, "Hm.\n"),
    ]
    assert item.notes == ("3 characters of comments are outside the main text.",)


def test_fields_show_their_result_and_special_characters_are_told(extract):
    text = "see \x13 PAGEREF \x13 X \x14y\x15 \x14page 7\x15\x0be\x1email re\x1fport\x01\x08\r"
    assert extract(doc([text], [len(text)]))[1].text == "see page 7\ne-mail re\u00adport\n"


def test_tables_are_cut_out_of_the_body(extract, pieces):
    text = "one\ra\x07b\rc\x07\x07d\x07e\x07\x07two\r"
    start, end = text.index("a\x07"), text.index("two")
    item = extract(doc([text], [len(text)], in_table=(start, end)))[1]
    assert pieces(item) == [(BODY, "one\ntwo\n"), (TABLE, "a\tb\nc\nd\te\n")]


def test_letters_beyond_the_basic_plane_keep_the_places_of_the_others(extract):
    units = ["\ufeffa😀b\r", "end"]
    assert extract(doc(units, [8]))[1].text == "a😀b\nend"


def test_word_95_in_a_cyrillic_code_page(extract):
    sentence = "Вечером мы вышли на берег реки, и старый рыбак рассказал нам сказку.\r"
    assert extract(doc_95(sentence.encode("cp1251")))[1].text == sentence.replace("\r", "\n")


def test_an_encrypted_file_says_so(extract):
    with pytest.raises(UnreadableError, match="password"):
        extract(doc(["x"], [1], flags=0x0100))
    with pytest.raises(UnreadableError, match="password"):
        extract(compound({"EncryptedPackage": b"x", "EncryptionInfo": b"x"}), "essay.docx")


@pytest.mark.parametrize("size", [400, 600, 1500, 2600])
def test_a_truncated_file_is_damaged(extract, size):
    with pytest.raises(UnreadableError):
        extract(doc(["word"], [4])[:size])


def test_a_hostile_table_of_pieces_is_damaged(extract):
    data = bytearray(doc(["word"], [4]))
    place = data.rindex(b"\x02\x10\0\0\0")
    data[place + 1 : place + 5] = b"\xff\xff\xff\xff"
    try:
        text = extract(bytes(data))[1].text
    except UnreadableError:
        return
    assert text == "word"


def test_other_compound_files_are_named(extract):
    with pytest.raises(UnreadableError, match="Excel"):
        extract(compound({"Workbook": b"x"}), "table.doc")


@each_row(
    ("properties", "kind"),
    [
        ("3c0801", Disguise.HIDDEN),
        ("3c0881", Disguise.HIDDEN),
        ("422a08", Disguise.WHITE),
        ("7068ffffff00", Disguise.WHITE),
        ("7068fafafa00", Disguise.WHITE),
        ("434a0200", Disguise.TINY),
        ("3c0800", None),
        ("422a01", None),
        ("7068ffffffff", None),  # automatic
        ("422a080c2a01", None),  # on a black marker
        ("422a08580801", None),  # embossed
        ("434a1800", None),
    ],
)
def test_letters_that_nobody_sees(extract, properties, kind):
    text = "seen \x13 XE x\x15words\rend\r"
    start, end = text.index("\x13"), text.index("end")
    letters = [(0, b""), (start, bytes.fromhex(properties)), (end, b"")]
    item = extract(doc([text], [len(text)], letters=letters))[1]
    assert item.text == "seen words\nend\n"
    hidden = [(one.kind, item.text[one.span.start : one.span.end]) for one in item.unseen]
    assert hidden == ([(kind, "words")] if kind else [])


def test_white_letters_in_tables_are_seen(extract):
    text = "one\ra\x07\x07two\r"
    white = [(0, bytes.fromhex("422a08"))]
    item = extract(doc([text], [len(text)], in_table=(4, 7), letters=white))[1]
    assert [item.text[one.span.start : one.span.end] for one in item.unseen] == ["one", "two"]


WORD_2 = "On caf\u00e9s.\r\nSee \x13 PAGE \x14two\x15.\x02\r\n\x02 A note.\r\nTop\r\nHm.\r\n"


@pytest.mark.parametrize("quick", [(), (12, len(WORD_2) - 12), (5, 20, len(WORD_2) - 25)])
def test_word_2_is_read_in_one_run_or_in_pieces(extract, pieces, quick):
    body, note, top = (WORD_2.index(sign) for sign in ("\x02 A", "Top", "Hm."))
    lengths = [body, note - body, top - note, 0, len(WORD_2) - top]
    name, item = extract(word_2(WORD_2, lengths, quick=quick), "essay.doc")
    assert name == "word2"
    assert pieces(item) == [
        (BODY, "On caf\u00e9s.\nSee two.\n"),
        (FOOTNOTE, " A note.\n"),
        (HEADER, "Top\n"),
        (PartKind.COMMENT, "Hm.\n"),
    ]


@pytest.mark.parametrize(
    ("data", "words"),
    [
        (word_2("text", [4], flags=0x0100), "password"),
        (word_2("text", [4])[:40], "damaged"),
        (word_2("text", [4], version=0x21, magic=0xA59B), "version of Word files is not supported"),
        (word_2("", [0]), "contains no text"),
    ],
    ids=["locked", "cut off", "Word 1", "blank"],
)
def test_word_2_that_cannot_be_read_says_why(extract, data, words):
    with pytest.raises(UnreadableError, match=words):
        extract(data, "essay.doc")


def test_a_blank_document_is_blank_and_one_of_pictures_may_be_scanned(extract):
    with pytest.raises(UnreadableError, match="contains no text"):
        extract(doc(["\r"], [1]))
    with pytest.raises(UnreadableError, match="only images"):
        extract(doc(["\x01\r"], [2]))


def test_properties_that_claim_to_be_endless_or_many_are_left_alone():
    """A vector of values without a size, a string said to be longer than the file, and thousands of titles."""
    values = {
        2: struct.pack("<II", 30, 7) + b"Storms\0\0",
        12: struct.pack("<IQ", 64, (1 << 64) - 1),
        4: struct.pack("<II", 0x1000, 0xFFFFFFFF),
        1: struct.pack("<Ih2x", 2, -535),
        8: struct.pack("<II", 31, 0xFFFFFFFF) + "Ada".encode("utf-16-le"),
    }
    count = 5_000
    start = 8 + 8 * count
    places = {}
    for number, value in values.items():
        places[number] = start
        start += len(value)
    entries = [*places.items(), (5, 1 << 31), *[(2, places[2])] * (count - len(values) - 1)]
    table = b"".join(struct.pack("<II", *entry) for entry in entries)
    section = struct.pack("<II", start, 0xFFFFFFFF) + table + b"".join(values.values())
    told = bytes(44) + struct.pack("<I", 48) + section
    with open_compound(doc(["Text."], [5], told=told)) as found:
        assert found.summary((1, 2, 4, 5, 8, 12, 99)) == {2: b"Storms", 8: "Ada", 1: -535}
    for size in (0, 40, 47, 50, 56):
        with open_compound(doc(["Text."], [5], told=told[:size])) as found:
            assert found.summary((1, 2)) == {}
