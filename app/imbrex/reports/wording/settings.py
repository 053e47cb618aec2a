"""Settings: the options of a report in the window's words."""

from collections.abc import Iterator
from enum import Enum
from itertools import groupby
from typing import Any

from imbrex.engine.options import Options, walk
from imbrex.reports.model.report_facts import Making
from imbrex.reports.wording.phrases import Phrases
from imbrex.values import frozen

_HEADINGS = dict.fromkeys(("shingles", "passages", "longest_words", ""), "comparing")
"""Groups of options without their own heading."""
_NONE = "–"


@frozen
class Setting:
    """The label and value of an option: one text, or several in a list."""

    label: str
    values: tuple[str, ...]


def settings(making: Making, phrases: Phrases) -> Iterator[tuple[str, tuple[Setting, ...]]]:
    """All options, in groups with headings."""
    placed = sorted(walk(Options()), key=lambda found: _ORDER.index(_heading(found[0])))
    for heading, group in groupby(placed, key=lambda found: _heading(found[0])):
        yield (
            phrases.label("option-group", heading),
            tuple(
                Setting(phrases.label("option", one.flag), _values(one.flag, default, making, phrases))
                for _, _, one, default in group
            ),
        )


_ORDER = ("comparing", "canonization", "disguises", "exclusions", "attribution")


def _heading(group: str) -> str:
    return _HEADINGS.get(group, group)


def _values(flag: str, default: Any, making: Making, phrases: Phrases) -> tuple[str, ...]:
    value = making.options[flag]
    if isinstance(value, bool):
        return (phrases["yes" if value else "no"],)
    values = value if isinstance(value, list | tuple) else [value]
    if isinstance(default, Enum):
        return tuple(phrases.label("option-value", one) for one in values) or (_NONE,)
    if flag == "language":
        return (phrases.written_in(value) if value else _NONE,)
    return tuple(map(str, values)) or (_NONE,)
