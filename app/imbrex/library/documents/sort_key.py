"""Sort key: what the documents of a library are sorted by."""

from enum import StrEnum


class Order(StrEnum):
    """What entries are sorted by."""

    ADDED = "added"
    NAME = "name"
    AUTHOR = "author"
    COLLECTION = "collection"
    WORDS = "words"
    RETAINED = "retained"
