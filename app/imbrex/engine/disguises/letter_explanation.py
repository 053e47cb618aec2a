"""Letter explanation: which letters of a disguised word are not what they look like, made visible."""

import unicodedata
from dataclasses import dataclass
from difflib import SequenceMatcher

from imbrex.engine.disguises.findings import Finding
from imbrex.engine.text.characters import FILLERS, INVISIBLE_PATTERN
from imbrex.engine.text.disguise import UNSEEN, Disguise

LONGEST = 160
"""Characters of a place that are shown."""
DOT, BLANK = "\u00b7", "\u2423"
"""What stands for a character without a shape, and for a space inside a word."""
_SHAPELESS = frozenset(("Cc", "Cf", "Cs", "Zl", "Zp"))
_TOLD = 8  # different characters named


@dataclass(frozen=True, slots=True)
class Strange:
    """A character that is not what it looks like; `instead` is what it is read as, "" for nothing."""

    character: str
    instead: str

    @property
    def code(self) -> str:
        """Its number, as the standard writes it."""
        return f"U+{ord(self.character):04X}"

    @property
    def name(self) -> str:
        """Its name in the standard; empty where it has none."""
        return unicodedata.name(self.character, "").capitalize()


@dataclass(frozen=True, slots=True)
class Spelled:
    """A place as it is typed.

    Attributes:
        text: with something to see for every character.
        marks: half-open ranges of `text` that are not what they look like.
        strange: the characters there, each once.
    """

    text: str
    marks: tuple[tuple[int, int], ...]
    strange: tuple[Strange, ...]


def spelled(text: str, place: Finding) -> Spelled:
    """The text of a place with its disguise made visible."""
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
    """By index: the strange characters, and what each is read as."""
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
    """Whether there is nothing to see of a character, and no blank either."""
    if character.isspace():
        return False
    return unicodedata.category(character) in _SHAPELESS or INVISIBLE_PATTERN.match(character) is not None


def _ranges(text: str, marks: list[int]) -> tuple[tuple[int, int], ...]:
    """Boxes around neighbours; a mark that is laid over a letter has its box around both."""
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
