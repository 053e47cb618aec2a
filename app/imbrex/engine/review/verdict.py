"""Verdict: the user's decision on a pair or a passage."""

from enum import StrEnum


class Verdict(StrEnum):
    """A verdict; OPEN means undecided."""

    OPEN = "open"
    IGNORE = "ignore"
    CITED = "cited"
    COPIED = "copied"
