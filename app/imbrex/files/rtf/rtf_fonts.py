"""Fonts of rich text: in which code page the bytes of each are."""

from imbrex.files.shared.symbol_fonts import in_symbol_font
from imbrex.files.shared.windows_code_pages import codec

_CHARSETS = {
    77: "mac_roman", 128: "cp932", 129: "cp949", 130: "johab", 134: "gb18030", 136: "big5", 161: "cp1253",
    162: "cp1254", 163: "cp1258", 177: "cp1255", 178: "cp1256", 186: "cp1257", 204: "cp1251", 222: "cp874",
    238: "cp1250", 255: "cp437",
}  # fmt: skip
_PAGES = {"mac": "mac_roman", "pc": "cp437", "pca": "cp850"}
_SYMBOL_CHARSET = 2


class Fonts:
    """The code pages of fonts, by their numbers."""

    def __init__(self) -> None:
        self._page = "cp1252"
        self._fonts: dict[int, str] = {}

    def page_word(self, word: str, number: int | None) -> bool:
        """Take the code page of the file; tell whether the control word was one that names it."""
        if word not in _PAGES and word != "ansicpg":
            return False
        self._page = codec(_PAGES.get(word, f"cp{number}"))
        return True

    def font_word(self, font: int, word: str, number: int) -> None:
        """Take a control word inside the table of fonts."""
        if word == "cpg":
            self._fonts[font] = codec(f"cp{number}")
        elif number == _SYMBOL_CHARSET:
            self._fonts[font] = "symbol"
        elif number in _CHARSETS:
            self._fonts.setdefault(font, _CHARSETS[number])

    def decode(self, raw: bytes, font: int) -> str:
        """Decode bytes in a font."""
        encoding = self._fonts.get(font, self._page)
        if encoding == "symbol":
            return "".join(in_symbol_font(byte) for byte in raw)
        return raw.decode(encoding, "replace")
