"""Judged font: what the glyphs of a font show, if that is not what the text says.

A single glyph may be mistaken for another letter, so a font is judged by all of its glyphs that occur: those that
clearly show another letter must be many, or be drawn exactly as that letter is elsewhere in the font. Among 40,000
letters of 373 fonts, of which those that are compared with were kept apart, none passes for a lie.
"""

import unicodedata
from collections import Counter
from collections.abc import Hashable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import TypeVar

from imbrex.files.glyphs.letter_shapes import is_like, nearest, own_distance, script_of
from imbrex.files.glyphs.shape import Shape

Key = TypeVar("Key", bound=Hashable)

BLANK = " "
_OWN = 0.03  # distance up to which a glyph shows the letter that it is said to be
_OTHER = 0.08  # distance up to which it clearly shows another one
_UNLIKE = 0.04  # least distance of a lie from its letter
_CLEARER = (0.35, 0.1, 0.55)  # distance of a lie from what it shows, by that from its letter: up to a distance, and after
_TOLD = 0.2  # distance up to which a glyph of a lying font shows the nearest letter
_SAME = 0.02  # distance of a glyph from another of the same font that is the same letter
_FEW, _EXACT = 4, 0.03  # if fewer letters lie than this, distance up to which they do
_FEWEST = 8  # lies in a text
_LEAST = 0.02  # of the letters that occur
_KINDS = frozenset("LNZC")
_NEUTRAL = frozenset({"Lm"})
_JUDGED = ("\u0000", "\u024f", "\u0370", "\u052f", "\u2000", "\u2bff", "\u3000", "\u9fff", "\uac00", "\ud7a3", "\ue000", "\uf8ff")


@dataclass(slots=True)
class Glyph:
    """A glyph that occurs.

    Attributes:
        claimed: what the text says that it is.
        count: how often it was seen.
        shapes: of some of these places; neighbours may lean into some of them.
        is_blank: nothing is drawn.
    """

    claimed: str
    count: int = 0
    shapes: list[Shape] = field(default_factory=list)
    is_blank: bool = False


def misread(glyphs: Mapping[Key, Glyph]) -> dict[Key, str]:
    """Return what those glyphs of a font show that show something else than they claim; empty for an honest font."""
    judged = {key: _Judged.of(glyph) for key, glyph in glyphs.items() if _is_judged(glyph.claimed)}
    lies, honest = _parted(judged.values())
    if lies < max(_FEWEST, _LEAST * (lies + honest)):
        return {}
    script = _script(judged.values())
    found = {key: one.shown(script, strictly=lies > honest) for key, one in judged.items()}
    return {key: letter for key, letter in found.items() if letter and letter != judged[key].glyph.claimed}


@dataclass(slots=True)
class _Judged:
    """A glyph with its best shape, the letter that it clearly shows instead of its own and the distance from that."""

    glyph: Glyph
    shape: Shape | None = None
    lie: str = ""
    other: float = 0.0
    is_own: bool = False

    @classmethod
    def of(cls, glyph: Glyph) -> "_Judged":
        claimed = glyph.claimed
        if glyph.is_blank or not glyph.shapes:
            return cls(glyph, None, BLANK if glyph.is_blank and not claimed.isspace() else "")
        for shape in glyph.shapes:
            if is_like(shape, claimed, _OWN):
                return cls(glyph, shape, is_own=True)
        own, shape = min(((own_distance(one, claimed), one) for one in glyph.shapes), key=lambda pair: pair[0])
        near, limit, far = _CLEARER
        most = min(_OTHER, (near if own < limit else far) * own)
        other, letter = nearest(shape, most, claimed) if own >= _UNLIKE and not shape.is_stroke else (1.0, "")
        return cls(glyph, shape, letter, other) if other <= most else cls(glyph, shape)

    def shown(self, script: str, *, strictly: bool) -> str:
        """Return what the glyph of a lying font shows; empty if that is not clear, or is its own letter.

        Letters that look the same are not told apart, unless `strictly` is given.
        """
        claimed = self.glyph.claimed
        if self.shape is None:
            return self.lie
        if not strictly and not self.lie and is_like(self.shape, claimed, _OWN):
            return ""
        distance, letter = min(nearest(one, _TOLD, script=script) for one in self.glyph.shapes)
        return letter if distance <= _TOLD and letter.lower() != claimed.lower() else ""


def _is_judged(claimed: str) -> bool:
    """Whether a letter is of a script whose looks are known, or not a letter at all."""
    category = unicodedata.category(claimed)
    within = any(start <= claimed <= end for start, end in zip(_JUDGED[::2], _JUDGED[1::2], strict=True))
    return within and category[0] in _KINDS and category not in _NEUTRAL


def _parted(judged: Iterable[_Judged]) -> tuple[int, int]:
    """Count the letters that lie, and the others.

    A glyph that is not drawn as the letter which it seems to show, where that occurs in the same font, does not count.
    If only a few letters seem to lie, only glyphs count that look exactly like others.
    """
    drawn: dict[str, list[Shape]] = {}
    lies: list[_Judged] = []
    honest = count = 0
    for one in judged:
        if one.lie:
            lies.append(one)
        elif one.shape is not None:
            honest += one.glyph.count
            if one.is_own:
                drawn.setdefault(_plain(one.glyph.claimed), []).append(one.shape)
    few = len({one.glyph.claimed for one in lies}) < _FEW
    for one in lies:
        if few and one.other > _EXACT:
            continue
        same = drawn.get(_plain(one.lie), ()) if one.shape is not None else ()
        if not same or min(one.shape.distance(other) for other in same if one.shape) <= _SAME:
            count += one.glyph.count
    return count, honest


_LATIN, _CYRILLIC = "aceopxyijsACEOPXYIJSTHKMB", "асеорхуіјѕАСЕОРХУІЈЅТНКМВ"
_TO_LATIN = str.maketrans(_CYRILLIC, _LATIN)


def _plain(letter: str) -> str:
    return letter.translate(_TO_LATIN).lower()


def _script(judged: Iterable[_Judged]) -> str:
    """Return the script of most letters that clearly show one."""
    count: Counter[str] = Counter()
    for one in judged:
        letter = one.lie or (one.glyph.claimed if one.shape is not None else "")
        if _plain(letter) not in _LATIN:
            count[script_of(letter)] += one.glyph.count
    return "Cyrillic" if count["Cyrillic"] > count["Latin"] else "Latin"
