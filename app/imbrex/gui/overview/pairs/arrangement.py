"""Arrangement: how people have arranged the table of pairs, as a value."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass
from typing import Any

from imbrex.gui.overview.pairs.pair_figures import PairColumn
from imbrex.gui.overview.pairs.selection import Kind


@dataclass(frozen=True, slots=True)
class Arrangement:
    """What narrows the table down, and the column it is sorted by; none (an empty name) is the ranking."""

    filter: str = ""
    kind: str = Kind.DIFFERENT.value
    only_reaching: bool = False
    column: str = ""
    falling: bool = False

    def to_dict(self) -> dict[str, Any]:
        """Give it as plain values."""
        return asdict(self)

    @classmethod
    def from_dict(cls, values: Mapping[str, Any]) -> Arrangement:
        """Take plain values; what makes no sense is as it is at first."""
        text, kind, column = values.get("filter"), values.get("kind"), values.get("column")
        return cls(
            text if isinstance(text, str) else "",
            kind if isinstance(kind, str) and kind in list(Kind) else Kind.DIFFERENT.value,
            values.get("only_reaching") is True,
            column if isinstance(column, str) and column in PairColumn.__members__ else "",
            values.get("falling") is True,
        )
