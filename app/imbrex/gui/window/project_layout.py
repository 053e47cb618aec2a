"""Project layout: the layout of a window, to and from plain values."""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import field
from enum import Enum
from typing import Any, TypeGuard, TypeVar

from imbrex.engine.overview.clusters import Linkage
from imbrex.engine.overview.score import USUAL, Score
from imbrex.gui.model.lens import Lens
from imbrex.gui.model.overrides import Overrides
from imbrex.gui.overview.overview_tabs import Tab
from imbrex.gui.overview.pairs.arrangement import Arrangement
from imbrex.values import frozen

Pair = tuple[str, str]

_Choice = TypeVar("_Choice", bound=Enum)


@frozen
class OverviewState:
    """State of the overview.

    Attributes:
        threshold: set manually, a fraction of 1; None while it follows the suggestion.
        pair, document: keys of the selection.
    """

    score: Score = USUAL
    threshold: float | None = None
    linkage: Linkage = Linkage.CONNECTED
    tab: Tab = Tab.PAIRS
    pair: Pair | None = None
    document: str | None = None
    arrangement: Arrangement = field(default_factory=Arrangement)


@frozen
class Place:
    """Reading position in a pair: the passage, -1 for none, and a code point of either text."""

    passage: int = -1
    left: int = 0
    right: int = 0


@frozen
class ProjectLayout:
    """All that a project keeps besides documents, options and decisions.

    Attributes:
        problems: row number and key of each file that could not be read.
        aliases: keys in the order of their alias numbers, empty for the number of a removed document; None if
            they simply follow the documents.
        pair: keys of the two documents compared, left first; None while the overview is shown.
    """

    said: Overrides = field(default_factory=Overrides)
    problems: tuple[tuple[int, str], ...] = ()
    aliases: tuple[str, ...] | None = None
    anonymous: bool = False
    pair: Pair | None = None
    place: Place = Place()
    lens: Lens = Lens.SHINGLES
    overview: OverviewState = OverviewState()

    def to_dict(self) -> dict[str, Any]:
        """Return plain values, ready for JSON."""
        state = self.overview
        return {
            "said": self.said.to_dict(),
            "problems": [list(problem) for problem in self.problems],
            "aliases": None if self.aliases is None else list(self.aliases),
            "anonymous": self.anonymous,
            "pair": None if self.pair is None else list(self.pair),
            "place": [self.place.passage, self.place.left, self.place.right],
            "lens": self.lens.value,
            "ranked_by": state.score.value,
            "threshold": state.threshold,
            "linkage": state.linkage.value,
            "tab": state.tab.name.lower(),
            "chosen": [None if state.pair is None else list(state.pair), state.document],
            "pairs": state.arrangement.to_dict(),
        }

    @classmethod
    def from_dict(cls, values: Mapping[str, Any]) -> ProjectLayout:
        """Create from plain values of this or another version; an invalid value becomes the default."""
        aliases = values.get("aliases")
        return cls(
            Overrides.from_dict(_mapping(values.get("said"))),
            tuple((one[0], one[1]) for one in _list(values.get("problems")) if _has(one, int, str)),
            tuple(key if isinstance(key, str) else "" for key in aliases) if isinstance(aliases, list) else None,
            values.get("anonymous") is True,
            _pair(values.get("pair")),
            _place(values.get("place")),
            _one_of(Lens, values.get("lens"), Lens.SHINGLES),
            _overview_view(values),
        )


def _overview_view(values: Mapping[str, Any]) -> OverviewState:
    threshold, tab, chosen = values.get("threshold"), values.get("tab"), _list(values.get("chosen"))
    pair, document = chosen if len(chosen) == 2 else (None, None)
    is_share = isinstance(threshold, float | int) and math.isfinite(threshold) and 0 <= threshold <= 1
    return OverviewState(
        _one_of(Score, values.get("ranked_by", _older_score(values)), USUAL),
        float(threshold) if is_share and threshold is not None else None,
        _one_of(Linkage, values.get("linkage"), Linkage.CONNECTED),
        next((one for one in Tab if one.name.lower() == tab), Tab.PAIRS),
        _pair(pair),
        document if isinstance(document, str) else None,
        Arrangement.from_dict(_mapping(values.get("pairs"))),
    )


def _older_score(values: Mapping[str, Any]) -> object:
    """The score of a project of a version that ranked by containment unless another was chosen.

    A threshold that was set belongs to it.
    """
    score = values.get("score")
    return score if values.get("threshold") is not None or score != Score.CONTAINMENT else None


def _one_of(kinds: type[_Choice], value: object, default: _Choice) -> _Choice:
    return next((kind for kind in kinds if kind.value == value), default)


def _has(value: object, *kinds: type) -> TypeGuard[list[Any]]:
    """Whether a value is a list of values of these types; True and False are no numbers."""
    return isinstance(value, list) and [type(one) for one in value] == list(kinds)


def _pair(value: object) -> Pair | None:
    return (value[0], value[1]) if _has(value, str, str) else None


def _place(value: object) -> Place:
    return Place(*value) if _has(value, int, int, int) else Place()


def _mapping(value: object) -> Mapping[str, Any]:
    return value if isinstance(value, Mapping) else {}


def _list(value: object) -> list[Any]:
    return value if isinstance(value, list) else []
