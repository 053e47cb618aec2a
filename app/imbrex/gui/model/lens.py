"""Lens: the kinds of shared text that Compare shows."""

from enum import StrEnum


class Lens(StrEnum):
    """The view of a pair; values are stored in the settings."""

    SHINGLES = "shingles"  # identical runs of words
    REWRITING = "rewriting"  # passages with the same content, copied or rewritten
    CHANGES = "changes"  # each paragraph and its counterpart

    @classmethod
    def _missing_(cls, value: object) -> "Lens | None":
        """Read the former name of a lens."""
        return cls.CHANGES if value == "map" else None
