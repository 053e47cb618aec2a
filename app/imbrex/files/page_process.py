"""Page process: service that draws pages in the child process."""

import importlib
import os
from collections.abc import Callable

from imbrex.files.open_files import load
from imbrex.files.scans.page_picture import PagePicture

_PLUGINS = ("Bmp", "Gif", "Jpeg", "Png", "Tiff", "WebP")
_MODULES = ("encodings.utf_16_le", *(f"PIL.{plugin}ImagePlugin" for plugin in _PLUGINS))

Request = tuple[str, int, bool]
"""Name of the file, the number of a page, and whether pages with text are wanted too."""


def serve() -> Callable[[Request, int], PagePicture]:
    """Load all that opens pictures, before files are out of reach, and return the request handler."""
    from PIL import Image  # noqa: PLC0415 - a decoder, needed in the child only

    from imbrex.files.scans.page_pictures import MOST, picture_of  # noqa: PLC0415 - the same

    Image.preinit()
    for name in _MODULES:
        importlib.import_module(name)
    Image.MAX_IMAGE_PIXELS = MOST

    def answer(request: Request, descriptor: int) -> PagePicture:
        name, number, every = request
        os.lseek(descriptor, 0, os.SEEK_SET)
        with open(descriptor, "rb", buffering=0, closefd=False) as file:
            return picture_of(load(file, name), number, every=every)

    return answer
