"""Fonts that lie: tables to Unicode, permuted fonts of Word and OpenDocument."""

import io
import random
import textwrap
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path

from tests.evaluation.hiding.variant import SOURCES, Variant
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

_FONTS = {
    "sans": "/usr/share/fonts/truetype/noto/NotoSans-Regular.ttf",
    "serif": "/usr/share/fonts/truetype/noto/NotoSerif-Italic.ttf",
}
_ALPHABETS = {"en": "abcdefghijklmnopqrstuvwxyz", "ru": "абвгдежзийклмнопрстуфхцчшщъыьэюя"}
_LIES = {
    "en": {"e is x": {"e": "x"}, "vowels": dict(zip("aeiou", "eiuoa", strict=True)), "t and n": {"t": "n", "n": "t"}},
    "ru": {"о is ж": {"о": "ж"}, "vowels": dict(zip("аеиоу", "оиуае", strict=True)), "т and н": {"т": "н", "н": "т"}},
}


def variants() -> Iterator[Variant]:
    """All tricks with fonts."""
    for code, source in SOURCES.items():
        lines = textwrap.wrap(source, 78)
        for name, lies in _lies(code).items():
            claimed = {**lies, **{letter.upper(): lie.upper() for letter, lie in lies.items()}}
            for look in _FONTS:
                yield Variant("font pdf", f"{name} {look}", code, pdf_in_font(lines, _font(look), claimed), ".pdf")
            drawn = pdf_in_drawn_font(lines, _font("sans"), claimed, has_wrong_box=name == "turned")
            yield Variant("font pdf", f"{name} type 3", code, drawn, ".pdf")
            if len(set(claimed.values())) == len(claimed) == 2 * len(_ALPHABETS[code]):
                yield from _offices(code, name, lines, claimed)
        spaces = {" ": "x" if code == "en" else "ж"}
        yield Variant("font pdf", "spaces", code, pdf_in_font(lines, _font("sans"), spaces), ".pdf")
        if code == "en":
            yield from _standard(lines)


def _lies(code: str) -> Mapping[str, Mapping[str, str]]:
    letters = _ALPHABETS[code]
    half = len(letters) // 2
    found = {"turned": dict(zip(letters, letters[half:] + letters[:half], strict=True))}
    found["reversed"] = dict(zip(letters, letters[::-1], strict=True))
    for seed in range(3):
        mixed = random.Random(seed).sample(letters, len(letters))
        found[f"mixed {seed}"] = dict(zip(letters, mixed, strict=True))
    other = _ALPHABETS["ru" if code == "en" else "en"]
    found["other script"] = {letter: other[place % len(other)] for place, letter in enumerate(letters)}
    return found | _LIES[code]


def _offices(code: str, name: str, lines: list[str], claimed: Mapping[str, str]) -> Iterator[Variant]:
    typed = ["".join(claimed.get(letter, letter) for letter in line) for line in lines]
    for look in _FONTS:
        font = _permuted(look, tuple((lie, letter) for letter, lie in claimed.items()))
        yield Variant("font docx", f"{name} {look}", code, docx_in_font(typed, font), ".docx")
        yield Variant("font odt", f"{name} {look}", code, odt_in_font(typed, font), ".odt")
        yield Variant("font html", f"{name} {look}", code, html_in_font(typed, font), ".html")
        yield Variant("font epub", f"{name} {look}", code, epub_in_font(typed, in_woff(font)), ".epub")


def _standard(lines: list[str]) -> Iterator[Variant]:
    codes = [line.encode("cp1252", "replace") for line in lines]
    for name, lies in _lies("en").items():
        claims = {code: lies.get(chr(code), chr(code)) for code in range(32, 127)}
        yield Variant("font pdf", f"{name} standard", "en", pdf_of_codes(codes, claims), ".pdf")
        yield Variant("font pdf", f"{name} form", "en", pdf_of_codes(codes, claims, form=True), ".pdf")


@cache
def _font(look: str) -> bytes:
    path = Path(_FONTS[look])
    return path.read_bytes() if path.exists() else letter_font("".join(_ALPHABETS.values()))


@cache
def _permuted(look: str, shown: tuple[tuple[str, str], ...]) -> bytes:
    from fontTools.ttLib import TTFont

    font = TTFont(io.BytesIO(_font(look)))
    glyphs = dict(font.getBestCmap())
    for table in font["cmap"].tables:
        if table.isUnicode():
            table.cmap = dict(table.cmap) | {ord(lie): glyphs[ord(letter)] for lie, letter in shown}
    file = io.BytesIO()
    font.save(file)
    return file.getvalue()
