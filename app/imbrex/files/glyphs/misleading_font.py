"""Misleading font: what the glyphs of a font show, if that is not what the text says.

A single glyph may be mistaken for another letter, so a font is judged by all of its glyphs that occur: those that
clearly show another letter must be many, or be drawn exactly as that letter is elsewhere in the font. Among 40,000
letters of 373 fonts, of which those that are compared with were kept apart, none passes for a lie.
"""

import unicodedata
from collections import Counter, defaultdict
from collections.abc import Collection, Hashable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from typing import TypeVar

from imbrex.files.glyphs.letter_shapes import is_like, nearest, own_distance, script_of
from imbrex.files.glyphs.shape import Shape, is_inked, shape_in

Key = TypeVar("Key", bound=Hashable)

BLANK = " "
_OWN = 0.03  # distance up to which a glyph shows the letter that it is said to be
_OTHER = 0.08  # distance up to which it clearly shows another one
_UNLIKE = 0.04  # least distance of a lie from its letter
_CLEARER = (
    0.35,
    0.1,
    0.55,
)  # distance of a lie from what it shows, relative to its distance from its letter: up to a distance, and beyond it
_FARTHEST = 0.15  # distance of a lie from its letter beyond which it makes no difference
_TOLD = 0.2  # distance up to which a glyph of a lying font shows the nearest letter
_BETTER = 0.7  # distance from it, relative to that from the letter that the glyph is said to be
_SAME = 0.02  # distance of a glyph from another of the same font that is the same letter
_FEW, _EXACT = 4, 0.03  # if fewer letters lie than this, distance up to which they do
_MOST_SHAPES = 2
RARE = 0.008
"""Share of the letters of a font below which a letter is not worth the time."""
_DISTINCT = 0.6  # letters shown, for each letter that lies
_FEWEST_SAMPLED = 10
_FEWEST = 30  # lies in a text
_LEAST = 0.02  # of the letters that occur
_KINDS = frozenset("LNZC")
_NEUTRAL = frozenset({"Lm"})
_JUDGED = ("\u0020", "\u024f", "\u0370", "\u052f", "\u2000", "\u206f", "\ue000", "\uf8ff")


@dataclass(slots=True)
class Glyph:
    """A glyph that occurs.

    Attributes:
        claimed: what the text says that it is.
        count: how often it was seen.
        shapes: of some of these places, until one is that of the claimed letter.
        is_own: it shows the claimed letter; what is drawn beside it may have hidden that in other places.
        is_alone: nothing else is drawn beside it, so that one shape is enough.
        is_blank: nothing is drawn.
    """

    claimed: str
    count: int = 0
    shapes: list[Shape] = field(default_factory=list)
    is_own: bool = False
    is_alone: bool = False
    is_blank: bool = False

    @property
    def is_known(self) -> bool:
        """Whether no more shapes are needed."""
        return self.is_own or self.is_blank or len(self.shapes) >= (1 if self.is_alone else _MOST_SHAPES)

    def see(self, rows: Sequence[bytes]) -> None:
        """Look at the glyph in one place, drawn in rows of levels of ink."""
        shape = shape_in(rows)
        if shape is not None:
            self.is_own = is_like(shape, self.claimed, _OWN)
            self.shapes = [shape] if self.is_own else [*self.shapes, shape]
        elif not self.shapes and not is_inked(rows):
            self.is_blank = True


def misread(glyphs: Mapping[Key, Glyph], *, sampled: bool = False) -> dict[Key, str]:
    """Return what each glyph shows that does not show the letter it claims; empty for an honest font.

    Fewer lies are enough in a sample of its letters.
    """
    known = {key: glyph for key, glyph in glyphs.items() if is_judged(glyph.claimed)}
    count = sum(glyph.count for glyph in known.values() if glyph.shapes or glyph.is_blank)
    fewest = _FEWEST_SAMPLED if sampled else _FEWEST
    if count < fewest:
        return {}
    judged = {key: _Judged(glyph, is_rare=glyph.count < RARE * count) for key, glyph in known.items()}
    if not _may_lie(judged.values(), fewest):
        return {}
    lies, honest = _parted(judged.values())
    if lies < max(fewest, _LEAST * (lies + honest)):
        return {}
    script = _script(judged.values())
    found = {key: one.shown(script, strictly=lies > honest) for key, one in judged.items()}
    return {key: letter for key, letter in found.items() if letter and letter != judged[key].glyph.claimed}


class _Judged:
    """A glyph with its best shape, the letter that it clearly shows instead of its own and the distance from that."""

    def __init__(self, glyph: Glyph, *, is_rare: bool) -> None:
        """Judge a glyph by its known shapes; of a rare one, only the shapes are kept."""
        self.glyph = glyph
        self.shape = glyph.shapes[0] if glyph.shapes and not glyph.is_blank else None
        self.lie = BLANK if glyph.is_blank and not glyph.claimed.isspace() else ""
        self.other = 0.0
        self.own = 0.0
        self.is_doubtful = self.shape is not None and not is_rare and not glyph.is_own and glyph.is_known

    def measure(self) -> None:
        """Find the shape that is nearest to the claimed letter; it may show that."""
        own = [(own_distance(one, self.glyph.claimed, _FARTHEST), one) for one in self.glyph.shapes]
        self.own, shape = min(own, key=lambda pair: pair[0])
        self.shape = shape
        self.is_doubtful = self.own >= _UNLIKE and not shape.is_stroke

    def look(self) -> None:
        """Find out whether all shapes clearly show the same other letter."""
        near, limit, far = _CLEARER
        most = min(_OTHER, (near if self.own < limit else far) * self.own)
        found: list[tuple[float, str]] = []
        for one in self.glyph.shapes:
            found.append(nearest(one, most, self.glyph.claimed, differs=True))
            if found[-1][0] > most or _plain(found[-1][1]) != _plain(found[0][1]):
                self.is_doubtful = False
                return
        self.other, self.lie = max(found)

    def shown(self, script: str, *, strictly: bool) -> str:
        """Return what the glyph of a lying font shows; empty if that is not clear, or is its own letter.

        Letters that look the same are not told apart, unless `strictly` is given.
        """
        claimed = self.glyph.claimed
        if self.shape is None:
            return self.lie
        if not strictly and self.glyph.is_own and script_of(claimed) in {"", script}:
            return ""
        distance, letter = min(nearest(one, _TOLD, claimed, script=script) for one in self.glyph.shapes)
        if (
            not strictly
            and not self.glyph.is_own
            and distance > _BETTER * min(own_distance(one, claimed) for one in self.glyph.shapes)
        ):
            return ""
        letter = letter.lower() if letter in _CAPITALS else letter
        return letter if distance <= _TOLD and letter.lower() != claimed.lower() else ""


@lru_cache(4096)
def is_judged(claimed: str) -> bool:
    """Whether a letter is of a script whose looks are known, or not a letter at all."""
    category = unicodedata.category(claimed)
    within = any(start <= claimed <= end for start, end in zip(_JUDGED[::2], _JUDGED[1::2], strict=True))
    return within and category[0] in _KINDS and category not in _NEUTRAL


def _may_lie(judged: Collection[_Judged], fewest: int) -> bool:
    """Look at the doubtful letters, the most frequent first, until too few are left to condemn the font."""
    ordered = sorted(judged, key=lambda one: -one.glyph.count)
    left = sum(one.glyph.count for one in ordered if one.lie or one.is_doubtful)
    honest = sum(one.glyph.count for one in ordered if one.shape is not None and not one.is_doubtful)
    needed = max(fewest, _LEAST * (left + honest))
    for step in (_Judged.measure, _Judged.look):  # the second takes longer, and finds fewer in doubt
        for one in ordered:
            if left < needed:
                return False
            if one.is_doubtful:
                step(one)
                left -= 0 if one.is_doubtful else one.glyph.count
    return left >= needed


def _parted(judged: Iterable[_Judged]) -> tuple[int, int]:
    """Count the letters that lie, and the others.

    A glyph that is not drawn as the letter which it seems to show, where that occurs in the same font, does not count.
    If only a few letters seem to lie, only glyphs count that look exactly like others.
    """
    found = list(judged)
    lies = [one for one in found if one.lie]
    drawn: dict[str, list[Shape]] = defaultdict(list)
    honest = 0
    for one in found:
        if one.shape is not None and not one.lie:
            honest += one.glyph.count
            if one.glyph.is_own:
                drawn[_as_drawn(one.glyph.claimed)].append(one.shape)
    letters = len({one.glyph.claimed for one in lies})
    if len({_plain(one.lie) for one in lies}) < _DISTINCT * letters:
        return 0, honest  # glyphs too rough to be told apart
    if letters < _FEW:
        lies = [one for one in lies if one.other <= _EXACT]
    return sum(one.glyph.count for one in lies if _is_as_drawn(one.shape, drawn.get(_as_drawn(one.lie), ()))), honest


def _is_as_drawn(shape: Shape | None, same: Sequence[Shape]) -> bool:
    """Whether a glyph looks like one of those of the same letter, if there are any."""
    return shape is None or not same or min(map(shape.distance, same)) <= _SAME


_CAPITALS = frozenset("CKOPSUVWXZВГЖЗИЙКЛМНОПСТУФХЦЧШЩЪЫЬЭЮЯЇҐ")  # that look like small letters
_LATIN, _CYRILLIC = "aceopxyijsACEOPXYIJSTHKMB", "асеорхуіјѕАСЕОРХУІЈЅТНКМВ"
_TO_LATIN = str.maketrans(_CYRILLIC, _LATIN)


def _plain(letter: str) -> str:
    return letter.translate(_TO_LATIN).lower()


def _as_drawn(letter: str) -> str:
    """Return a letter for all that are drawn like it."""
    return _plain(letter) if letter.upper() in _CAPITALS else letter.translate(_TO_LATIN)


def _script(judged: Iterable[_Judged]) -> str:
    """Return the script of most letters that clearly show one."""
    count: Counter[str] = Counter()
    for one in judged:
        letter = one.lie or (one.glyph.claimed if one.glyph.is_own else "")
        if _plain(letter) not in _LATIN:
            count[script_of(letter)] += one.glyph.count
    return "Cyrillic" if count["Cyrillic"] > count["Latin"] else "Latin"
