"""Role: role of a document in the comparison."""

from enum import StrEnum


class Role(StrEnum):
    """Role of a document in the comparison."""

    ESSAY = "essay"
    SOURCE = "source"
    TEMPLATE = "template"
    ARCHIVE = "archive"


OLDER = frozenset({Role.SOURCE, Role.ARCHIVE})
"""Roles of documents older than the essays."""
