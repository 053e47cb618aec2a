"""Group: near-duplicate documents of the library."""

from dataclasses import dataclass

from imbrex.library.documents.entry import Entry


@dataclass(frozen=True, slots=True)
class Link:
    """Two similar members: indices into `Group.members`, and their Jaccard index.

    Attributes:
        exact: whether it was counted from the texts, not estimated from fingerprints.
    """

    left: int
    right: int
    jaccard: float
    exact: bool


@dataclass(frozen=True, slots=True)
class Group:
    """Documents connected by pairs above a threshold, ordered by number."""

    members: tuple[Entry, ...]
    links: tuple[Link, ...]

    @property
    def highest(self) -> float:
        """The highest Jaccard index of a pair."""
        return max(link.jaccard for link in self.links)
