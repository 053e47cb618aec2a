"""Sort key: sort orders of the documents of the library."""

from enum import StrEnum


class Order(StrEnum):
    """A property that entries are sorted by."""

    ADDED = "added"
    NAME = "name"
    AUTHOR = "author"
    COLLECTION = "collection"
    WORDS = "words"
    RETAINED = "retained"
