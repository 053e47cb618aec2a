"""Verdict: what a person has decided about a pair or a passage."""

from enum import StrEnum


class Verdict(StrEnum):
    """Open until somebody has looked."""

    OPEN = "open"
    IGNORE = "ignore"
    CITED = "cited"
    COPIED = "copied"
