"""Source files: files changed or deleted since documents were read from them."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from imbrex.projects.sources import Source, State


@dataclass(frozen=True, slots=True)
class SourceFiles:
    """Paths of changed and of missing files."""

    changed: tuple[str, ...] = ()
    gone: tuple[str, ...] = ()

    @classmethod
    def of(cls, sources: Iterable[Source]) -> SourceFiles:
        """Check the files of documents; files of unknown state are skipped."""
        by_state: dict[State, dict[str, None]] = {state: {} for state in State}
        for source in sources:
            by_state[source.state][source.document.path] = None
        return cls(tuple(by_state[State.CHANGED]), tuple(by_state[State.GONE]))
