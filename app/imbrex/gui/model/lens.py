"""Lens: which of the things that two texts have in common the comparison shows."""

from enum import StrEnum


class Lens(StrEnum):
    """What is looked for in two texts; the values are those of the settings."""

    SHINGLES = "shingles"  # runs of words that are the same
    REWRITING = "rewriting"  # passages that say the same, copied or rewritten
    MAP = "map"  # what became of each paragraph
