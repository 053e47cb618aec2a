"""Role: what a document is in the comparison."""

from enum import StrEnum


class Role(StrEnum):
    """What a document is in the comparison."""

    ESSAY = "essay"
    SOURCE = "source"
    TEMPLATE = "template"
    ARCHIVE = "archive"


OLDER = frozenset({Role.SOURCE, Role.ARCHIVE})
"""What was there before the others."""
