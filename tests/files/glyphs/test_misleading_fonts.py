import codecs
import textwrap

from imbrex.engine.text.disguise import Disguise
from imbrex.files.docx import docx
from imbrex.files.ebooks import epub
from imbrex.files.glyphs.web_font import unpacked
from imbrex.files.html import html
from imbrex.files.odt import odt
from imbrex.files.pdf import pdf
from imbrex.files.shared.source import Source
from tests.files.making_fonts import (
    docx_in_font,
    epub_in_font,
    html_in_font,
    in_woff,
    letter_font,
    odt_in_font,
    pdf_in_drawn_font,
    pdf_in_font,
    pdf_of_codes,
)

TEXT = (
    "imagine a vast sheet of paper on which straight lines triangles squares pentagons hexagons and other figures "
    "instead of remaining fixed in their places move freely about on or in the surface but without the power of rising "
    "above or sinking below it very much like shadows only hard and with luminous edges and you will then have a "
    "pretty correct notion of my country and countrymen"
)
LINES = textwrap.wrap(TEXT, 80)
LETTERS = "".join(sorted(set(TEXT) - {" "}))
PLAIN = {code: chr(code) for code in range(32, 127)}
ROTATED = {code: codecs.encode(chr(code), "rot13") for code in range(32, 127)}
SHOWN = tuple((codecs.encode(letter, "rot13"), letter) for letter in LETTERS)


def read(reader, data, suffix):
    (item,) = reader.read(Source(data, suffix, f"a{suffix}"))
    seen = list(item.text)
    for one in item.unseen:
        assert one.kind is Disguise.FONT
        seen[one.span.start : one.span.end] = one.reading
    return item, "".join(seen)


def right(seen, text=TEXT):
    """Share of the words that are read as they are shown."""
    found = seen.split()
    return sum(one == other for one, other in zip(found, text.split(), strict=False)) / len(text.split())


def test_a_pdf_whose_table_says_other_letters_is_read_as_it_looks():
    lines = [line.encode() for line in LINES]
    for form, name in ((False, b"/ToUnicode"), (True, b"/To#55nicode")):  # the same name, spelled otherwise
        data = pdf_of_codes(lines, ROTATED, form=form).replace(b"/ToUnicode", name)
        item, seen = read(pdf, data, ".pdf")
        assert item.text.split()[:3] == ["vzntvar", "n", "infg"]
        assert right(seen) > 0.9


def test_one_letter_that_stands_for_another_and_spaces_that_claim_to_be_letters():
    lines = [line.encode() for line in LINES]
    item, seen = read(pdf, pdf_of_codes(lines, {**PLAIN, ord("e"): "x"}), ".pdf")
    assert "shxxt" in item.text
    assert right(seen) > 0.97
    item, seen = read(pdf, pdf_of_codes(lines, {**PLAIN, ord(" "): "x"}), ".pdf")
    assert "imaginexaxvast" in item.text
    assert right(seen) > 0.97


def test_glyphs_that_are_drawn_by_commands_are_read_as_they_look_whatever_size_they_state():
    font, rotated = letter_font(LETTERS), {letter: codecs.encode(letter, "rot13") for letter in LETTERS}
    for has_wrong_box in (False, True):
        item, seen = read(pdf, pdf_in_drawn_font(LINES, font, rotated, has_wrong_box=has_wrong_box), ".pdf")
        assert "vzntvar" in item.text
        assert right(seen) > 0.9
        item, _ = read(pdf, pdf_in_drawn_font(LINES, font, {}, has_wrong_box=has_wrong_box), ".pdf")
        assert not item.unseen


def test_honest_fonts_are_left_alone():
    font = letter_font(LETTERS)
    for reader, data, suffix in (
        (pdf, pdf_of_codes([line.encode() for line in LINES], PLAIN), ".pdf"),
        (
            pdf,
            pdf_of_codes([line.upper().encode() for line in LINES], {code: chr(code).lower() for code in PLAIN}),
            ".pdf",
        ),
        (pdf, pdf_in_font(LINES, font, {}), ".pdf"),
        (docx, docx_in_font(LINES, font), ".docx"),
        (odt, odt_in_font(LINES, font), ".odt"),
    ):
        item, _ = read(reader, data, suffix)
        assert not item.unseen
        assert item.text.lower().split()[:3] == ["imagine", "a", "vast"]


def test_embedded_fonts_with_other_letters_are_read_as_they_look():
    font = letter_font("".join(sorted(letter for letter, _ in SHOWN)), SHOWN)
    typed = [codecs.encode(line, "rot13") for line in LINES]
    for reader, data, suffix in (
        (docx, docx_in_font(typed, font), ".docx"),
        (odt, odt_in_font(typed, font), ".odt"),
        (pdf, pdf_in_font(LINES, letter_font(LETTERS), {letter: lie for lie, letter in SHOWN}), ".pdf"),
    ):
        item, seen = read(reader, data, suffix)
        assert item.text.split()[:3] == ["vzntvar", "n", "infg"]
        assert right(seen) > 0.9, suffix


def test_damaged_fonts_are_left_alone():
    font = letter_font(LETTERS)
    for broken in (b"", b"OTTO", font[: len(font) // 2], bytes(reversed(font))):
        item, _ = read(docx, docx_in_font(LINES, broken.ljust(32, b"\0")), ".docx")
        assert not item.unseen


def test_fonts_that_pages_and_books_bring_along_are_read_as_they_look():
    rotated = [codecs.encode(line, "rot13") for line in LINES]
    lying = letter_font("".join(sorted(letter for letter, _ in SHOWN)), SHOWN)
    honest = letter_font(LETTERS)
    for reader, made, suffix in ((html, html_in_font, ".html"), (epub, epub_in_font, ".epub")):
        for font in (lying, in_woff(lying)):
            item, seen = read(reader, made(rotated, font), suffix)
            assert item.text.split()[0] == "vzntvar"
            assert right(seen) > 0.97
        for lines, font in ((LINES, honest), (rotated, b"no font")):
            assert read(reader, made(lines, font), suffix)[0].unseen == ()
    page = html_in_font(rotated, lying).decode()
    for usual in (page.replace("font: 12pt", "font: 12pt Arial, serif,"), page.replace("body {", "h1 {")):
        assert read(html, usual.encode(), ".html")[0].unseen == ()


def test_damaged_web_fonts_are_none():
    font = in_woff(letter_font("abc"))
    assert unpacked(b"OTTO") == b"OTTO"
    for size in (0, 10, 44, 60, len(font) // 2, len(font) - 1):
        assert len(unpacked(font[:size])) < 20_000
    assert unpacked(font[:16] + b"\xff" * 400) == b""
