"""Symbol fonts: characters for codes that have a meaning in one font only."""

_SYMBOL_LETTERS = dict(
    zip(
        "ABCDEFGHIKLMNOPQRSTUWXYZabcdefghijklmnopqrstuvwxyz",
        "ΑΒΧΔΕΦΓΗΙΚΛΜΝΟΠΘΡΣΤΥΩΞΨΖαβχδεφγηιϕκλμνοπθρστυϖωξψζ",
        strict=True,
    )
)
_SYMBOL_SIGNS = {
    0xA3: "≤",
    0xA5: "∞",
    0xAE: "→",
    0xB0: "°",
    0xB1: "±",
    0xB3: "≥",
    0xB4: "×",
    0xB7: "•",
    0xB9: "≠",
    0xD6: "√",
}
_BULLET = "•"


def symbol(font: str, code: str) -> str:
    """Return the character for a hexadecimal code in a font; a bullet if the font's glyph has no character."""
    try:
        number = int(code, 16)
    except ValueError:
        return ""
    if not 0xF000 <= number <= 0xF0FF:
        return chr(number) if 0x20 <= number < 0xD800 else _BULLET
    return in_symbol_font(number - 0xF000) if font.lower() == "symbol" else _BULLET


def in_symbol_font(byte: int) -> str:
    """Return the character that the font Symbol shows for a byte."""
    return _SYMBOL_SIGNS.get(byte) or _SYMBOL_LETTERS.get(chr(byte)) or (chr(byte) if 0x20 <= byte < 0x7F else _BULLET)
