"""Embedded fonts: the fonts in an office file, and what their glyphs show if that is not what the text says."""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence

from imbrex.files.glyphs.drawn_font import drawn_glyphs
from imbrex.files.glyphs.misleading_font import Glyph, is_judged, misread
from imbrex.files.shared import hidden_text

_MOST_FONTS = 50
_MOST_LETTERS = 300  # of a font


class EmbeddedFonts:
    """The fonts of a document.

    Its text is read twice if they are misleading: once to find out which letters occur, and then with what these show.
    """

    def __init__(self, files: Mapping[str, Sequence[Callable[[], bytes]]]) -> None:
        """Take the files of each font by its name: regular, bold, italic ones."""
        self._files = dict(list(files.items())[:_MOST_FONTS])
        self._letters: dict[str, Counter[str]] = {}
        self._shown: dict[str, dict[str, str]] = {}

    def __bool__(self) -> bool:
        return bool(self._files)

    def add(self, name: str, file: Callable[[], bytes]) -> bool:
        """Add the file of another font, unless it is known; return whether there is room for it."""
        if name not in self._files and len(self._files) < _MOST_FONTS:
            self._files[name] = [file]
        return name in self._files

    def marked(self, text: str, font: str) -> str:
        """Mark the letters of a piece of text that its font shows as others."""
        if font not in self._files:
            return text
        shown = self._shown.get(font)
        if shown:
            return "".join(hidden_text.misread(one, shown[one]) if one in shown else one for one in text)
        self._letters.setdefault(font, Counter()).update(text)
        return text

    def are_misleading(self) -> bool:
        """Whether letters of the text that was read are shown as others."""
        for font, letters in self._letters.items():
            for file in self._files[font]:
                self._shown[font] = self._shown.get(font) or _misread(file(), letters)
        return any(self._shown.values())


def _misread(font: bytes, letters: Counter[str]) -> dict[str, str]:
    """Return what the letters of a font show that show another one."""
    asked = [letter for letter, _ in letters.most_common(_MOST_LETTERS) if is_judged(letter) and not letter.isspace()]
    glyphs = {}
    for letter, rows in drawn_glyphs(font, asked):
        glyph = glyphs[letter] = Glyph(letter, letters[letter], is_alone=True)
        glyph.see(rows)
    return misread(glyphs)
