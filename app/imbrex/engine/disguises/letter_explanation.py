"""Letter explanation: the deceptive characters of a disguised word, made visible."""

import unicodedata
from dataclasses import dataclass
from difflib import SequenceMatcher

from imbrex.engine.disguises.findings import Finding
from imbrex.engine.text.characters import FILLERS, INVISIBLE_PATTERN
from imbrex.engine.text.disguise import UNSEEN, Disguise

LONGEST = 160
"""Maximum number of characters shown."""
DOT, BLANK = "\u00b7", "\u2423"
"""Visible substitutes for a character without a shape, and for a space inside a word."""
_SHAPELESS = frozenset(("Cc", "Cf", "Cs", "Zl", "Zp"))
_TOLD = 8  # different characters named


@dataclass(frozen=True, slots=True)
class Strange:
    """A character that is not what it looks like; `instead` is its reading, "" for nothing."""

    character: str
    instead: str

    @property
    def code(self) -> str:
        """Its code point in Unicode notation."""
        return f"U+{ord(self.character):04X}"

    @property
    def name(self) -> str:
        """Its Unicode name; empty if it has none."""
        return unicodedata.name(self.character, "").capitalize()


@dataclass(frozen=True, slots=True)
class Spelled:
    """A hit as it is typed.

    Attributes:
        text: with a visible sign for every character.
        marks: half-open ranges of `text` that are not what they look like.
        strange: the distinct characters there.
    """

    text: str
    marks: tuple[tuple[int, int], ...]
    strange: tuple[Strange, ...]


def spelled(text: str, place: Finding) -> Spelled:
    """The text of a hit with its disguise made visible."""
    typed = text[place.span.start : place.span.end]
    cut = typed[:LONGEST]
    instead = _instead(cut, place)
    shown, marks = [], []
    for index, character in enumerate(cut):
        strange = index in instead or _is_shapeless(character)
        shown.append(_visible(character) if strange or not character.isspace() else " ")
        if strange:
            marks.append(index)
            instead.setdefault(index, "")
    told = dict.fromkeys(Strange(cut[index], instead[index]) for index in marks)
    end = "…" if len(typed) > LONGEST else ""
    return Spelled("".join(shown) + end, _ranges(cut, marks), tuple(told)[:_TOLD])


def _instead(typed: str, place: Finding) -> dict[int, str]:
    """Strange characters by index, with the reading of each."""
    if place.kind in (*UNSEEN, Disguise.NUMERAL, Disguise.DIRECTION) or not place.reading:
        return {}
    found: dict[int, str] = {}
    matcher = SequenceMatcher(None, typed, place.reading[: 2 * LONGEST], autojunk=False)
    for change, first, last, start, end in matcher.get_opcodes():
        if change in {"replace", "delete"}:
            pieces = place.reading[start:end]
            alike = len(pieces) == last - first
            found |= {index: pieces[index - first] if alike else "" for index in range(first, last)}
    return found


def _visible(character: str) -> str:
    if character.isspace() or character in FILLERS:
        return BLANK
    return DOT if _is_shapeless(character) else character


def _is_shapeless(character: str) -> bool:
    """Whether a character is invisible and not a blank."""
    if character.isspace():
        return False
    return unicodedata.category(character) in _SHAPELESS or INVISIBLE_PATTERN.match(character) is not None


def _ranges(text: str, marks: list[int]) -> tuple[tuple[int, int], ...]:
    """Boxes around adjacent characters; a combining mark shares the box of its letter."""
    boxes: list[tuple[int, int]] = []
    for index in marks:
        start = index
        while start and unicodedata.combining(text[start]):
            start -= 1
        if boxes and start <= boxes[-1][1]:
            boxes[-1] = (min(start, boxes[-1][0]), index + 1)
        else:
            boxes.append((start, index + 1))
    return tuple(boxes)
