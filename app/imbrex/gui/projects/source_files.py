"""Source files: which files have changed, or gone, since documents were read from them."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from imbrex.projects.sources import Source, State


@dataclass(frozen=True, slots=True)
class SourceFiles:
    """Paths of files that hold something else than what was read from them, and of those that are not there."""

    changed: tuple[str, ...] = ()
    gone: tuple[str, ...] = ()

    @classmethod
    def of(cls, sources: Iterable[Source]) -> SourceFiles:
        """Gather the files of documents; what nobody can tell anything of is passed over."""
        by_state: dict[State, dict[str, None]] = {state: {} for state in State}
        for source in sources:
            by_state[source.state][source.document.path] = None
        return cls(tuple(by_state[State.CHANGED]), tuple(by_state[State.GONE]))
