"""Page pictures: the pages of a scanned file as grey pictures, made in a sealed process."""

import io
import math
import struct

import pypdfium2 as pdfium
from PIL import Image, ImageFilter, ImageOps, UnidentifiedImageError

from imbrex.files.pdf.opened_pdf import opened
from imbrex.files.pdf.pdf import matches as is_pdf
from imbrex.files.pdf.pdf import page_text
from imbrex.files.scans.page_picture import LARGEST, RESOLUTION, PagePicture
from imbrex.files.scans.picture import matches as is_picture
from imbrex.files.shared.extracted import UnreadableError
from imbrex.files.shared.source import Source
from imbrex.files.shared.zip_archive import damaged
from imbrex.messages import Message

_FORMATS = ("BMP", "GIF", "JPEG", "PNG", "TIFF", "WEBP")
MOST = 64 * 10**6  # dots of an image file: those of the largest cameras
_DAMAGE = (
    *(UnidentifiedImageError, OSError, SyntaxError, ValueError, EOFError, TypeError, struct.error),
    *(LookupError, ArithmeticError, AttributeError, NotImplementedError),
)
"""Exceptions of Pillow for damaged images, as found by fuzzing."""
_SOFTENED = 0.8  # dots; noise between letters would otherwise become specks
_USUAL_WIDTH = 8.0  # inches of a page that does not give its size
_RESOLUTIONS = (50, 600)  # resolution that an image file may claim, or that gives it the usual width


def picture_of(source: Source, number: int, *, every: bool) -> PagePicture:
    """Draw a page of a file; `every` means also one that has text.

    Raises:
        UnreadableError: it is damaged, or of another type.
        LockedError: it has another password.
    """
    if is_pdf(source):
        return _of_pdf(source, number, every=every)
    if is_picture(source):
        return _of_image(source, number)
    raise UnreadableError(
        Message("Text can be recognized only in images and PDF files."),
        Message("Save the file as PDF and open that."),
    )


def _of_pdf(source: Source, number: int, *, every: bool) -> PagePicture:
    document = opened(source)
    try:
        count = len(document)
        if number >= count:
            return PagePicture(count)
        page = document[number]
        if not page.get_objects(max_depth=1) or (not every and page_text(page, look=False).marked.strip()):
            return PagePicture(count)
        width, height = page.get_size()
        scale = _within(width, height, RESOLUTION / 72)
        return _softened(page.render(scale=scale, grayscale=True).to_pil(), count)
    except pdfium.PdfiumError:
        return PagePicture(count)  # a damaged page, which the reader reports
    finally:
        document.close()


def _of_image(source: Source, number: int) -> PagePicture:
    try:
        with Image.open(io.BytesIO(source.data), formats=_FORMATS) as image:
            count = getattr(image, "n_frames", 1) if image.format == "TIFF" else 1  # other frames are of a film
            if image.width * image.height > MOST:
                raise _too_large()
            if number >= count:
                return PagePicture(count)
            image.seek(number)
            if image.width * image.height > MOST:
                raise _too_large()
            return _softened(_scaled(_on_white(ImageOps.exif_transpose(image))), count)
    except Image.DecompressionBombError as error:
        raise _too_large() from error
    except _DAMAGE as error:
        raise damaged() from error


def _too_large() -> UnreadableError:
    return UnreadableError(
        Message("The image has more than {size} million pixels.", size=MOST // 10**6),
        Message("Save it in a smaller size."),
    )


def _on_white(image: Image.Image) -> Image.Image:
    if image.has_transparency_data:
        image = image.convert("RGBA")
        return Image.alpha_composite(Image.new("RGBA", image.size, "white"), image).convert("L")
    if image.mode.startswith("I;16"):
        return image.convert("I").point(lambda value: value / 256).convert("L")
    return image.convert("L")


def _scaled(image: Image.Image) -> Image.Image:
    """Bring an image to the resolution for recognition."""
    least, most = _RESOLUTIONS
    told = image.info.get("dpi", (0, 0))[0]
    own = told if least <= told <= most else min(image.size) / _USUAL_WIDTH
    scale = _within(*image.size, RESOLUTION / min(max(own, least), most))
    size = max(1, round(image.width * scale)), max(1, round(image.height * scale))
    return image.resize(size, Image.Resampling.BICUBIC, reducing_gap=2.0)


def _within(width: float, height: float, scale: float) -> float:
    """The scale, or a smaller one that leaves a page of this size below the limit."""
    return min(scale, math.sqrt(0.98 * LARGEST / max(1.0, width * height)))


def _softened(image: Image.Image, count: int) -> PagePicture:
    grey = image.convert("L").filter(ImageFilter.GaussianBlur(_SOFTENED))
    darkest, brightest = grey.getextrema()
    if darkest == brightest or grey.width * grey.height > LARGEST:
        return PagePicture(count)
    return PagePicture(count, grey.width, grey.height, grey.tobytes())
