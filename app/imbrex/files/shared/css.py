"""CSS: values of colours and lengths, also those in attributes of OpenDocument."""

import re
from functools import lru_cache

from tinycss2.color4 import Color, parse_color

from imbrex.files.shared.hidden_text import WHITE, Colour, of_hex

_SYSTEM = frozenset({"window", "canvas", "field"})
_LIGHTNESS = frozenset({"lab", "oklab", "lch", "oklch"})
_PALE = 0.03  # share of the lightness scale
_TRANSPARENT = 0.05
_LENGTH = re.compile(r"([+-]?\d{0,9}\.?\d{1,9})\s*(px|pt|em|rem|%|cm|mm|in|pc|ex|ch|vw|vh|)")
_POINTS = {"px": 0.75, "pt": 1.0, "cm": 28.35, "mm": 2.835, "in": 72.0, "pc": 12.0, "": 0.75, "vw": 6.0, "vh": 8.0}
_RELATIVE = {"em": 1.0, "%": 0.01, "ex": 0.5, "ch": 0.5}
_ROOT = 12.0
_TERMS = re.compile(r"(?:^|\s([+-])\s)\s*([\d.]{1,12}[a-z%]{0,4})")
CLEAR = "clear"


@lru_cache(maxsize=4096)
def colour(value: str) -> Colour | str | None:
    """Read a colour: None if unknown, `CLEAR` if transparent."""
    value = value.strip().lower()
    if value in _SYSTEM:
        return WHITE
    found = parse_color(value) if value else None
    if found is None or isinstance(found, str):
        return of_hex(value)  # without the sign, as in old attributes
    if found.alpha is not None and found.alpha <= _TRANSPARENT:
        return CLEAR
    try:
        shares = found.to("srgb").coordinates
    except NotImplementedError:  # a space that is not converted
        return _grey(found)
    red, green, blue = (min(255, max(0, round(255 * (share or 0)))) for share in shares)
    return red, green, blue


def _grey(found: Color) -> Colour | None:
    """Read a colour by its lightness, if it is hardly more than grey."""
    whole = 1.0 if found.space.startswith("ok") else 100.0
    light, *others = (number or 0.0 for number in found.coordinates)
    chroma = abs(others[0]) if found.space.endswith("lch") else max(map(abs, others))
    if found.space not in _LIGHTNESS or chroma > _PALE * whole:
        return None
    linear = (light / whole) ** 3 if whole == 1.0 else ((light + 16) / 116) ** 3
    level = min(255, max(0, round(255 * (1.055 * max(linear, 0.0) ** (1 / 2.4) - 0.055))))
    return level, level, level


def points(value: str, around: float) -> float | None:
    """Read a length in points; `around` is the font size for relative ones."""
    found = _LENGTH.fullmatch(value.strip())
    if found is None:
        return _sum(value, around) if value.startswith("calc(") else None
    number, unit = float(found[1]), found[2]
    if unit in _RELATIVE:
        return number * _RELATIVE[unit] * around
    return number * (_ROOT if unit == "rem" else _POINTS[unit])


def _sum(value: str, around: float) -> float | None:
    """Read a sum of lengths."""
    terms = _TERMS.findall(value[5:].rstrip(") "))
    lengths = [points(length, around) for _, length in terms]
    if not terms or None in lengths:
        return None
    return sum((length or 0.0) * (-1 if sign == "-" else 1) for (sign, _), length in zip(terms, lengths, strict=True))
