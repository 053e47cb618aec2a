"""Page picture: a page of a scanned file, drawn for text recognition."""

from typing import Annotated

import msgspec

RESOLUTION = 200
"""Dots per inch: less misses small letters, more takes longer and finds no more."""
LARGEST = 16 * 10**6
"""Dots of a picture: an A3 page has 8 million."""


class PagePicture(msgspec.Struct, frozen=True, array_like=True):
    """The number of pages of the file, and one of them in grey; without dots if there is nothing to recognize."""

    pages: Annotated[int, msgspec.Meta(ge=0, lt=2**31)]
    width: Annotated[int, msgspec.Meta(ge=0, le=LARGEST)] = 0
    height: Annotated[int, msgspec.Meta(ge=0, le=LARGEST)] = 0
    dots: Annotated[bytes, msgspec.Meta(max_length=LARGEST)] = b""

    def __post_init__(self) -> None:
        if self.width * self.height != len(self.dots):
            raise ValueError("another number of dots")
