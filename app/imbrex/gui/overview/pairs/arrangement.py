"""Arrangement: the filters and sorting of the pair table as a value."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict
from typing import Any

from imbrex.gui.overview.pairs.pair_figures import PairColumn
from imbrex.gui.overview.pairs.selection import Kind
from imbrex.values import frozen


@frozen
class Arrangement:
    """The filters and the sort column; an empty column name is the ranking."""

    filter: str = ""
    kind: str = Kind.DIFFERENT.value
    shows_below: bool = False
    column: str = ""
    falling: bool = False

    def to_dict(self) -> dict[str, Any]:
        """Convert to plain values."""
        return asdict(self)

    @classmethod
    def from_dict(cls, values: Mapping[str, Any]) -> Arrangement:
        """Create from plain values; invalid ones become defaults."""
        text, kind, column = values.get("filter"), values.get("kind"), values.get("column")
        return cls(
            text if isinstance(text, str) else "",
            kind if isinstance(kind, str) and kind in list(Kind) else Kind.DIFFERENT.value,
            values.get("shows_below") is True,
            column if isinstance(column, str) and column in PairColumn.__members__ else "",
            values.get("falling") is True,
        )
