"""Group: documents of the library that are near-duplicates of one another."""

from dataclasses import dataclass

from imbrex.library.documents.entry import Entry


@dataclass(frozen=True, slots=True)
class Link:
    """Two members that are alike: indices into `Group.members`, and their Jaccard index.

    Attributes:
        exact: whether it was counted from the texts; else it is estimated from fingerprints.
    """

    left: int
    right: int
    jaccard: float
    exact: bool


@dataclass(frozen=True, slots=True)
class Group:
    """Documents that hang together by pairs above a threshold, in the order of their numbers."""

    members: tuple[Entry, ...]
    links: tuple[Link, ...]

    @property
    def highest(self) -> float:
        """The Jaccard index of the most alike pair."""
        return max(link.jaccard for link in self.links)
