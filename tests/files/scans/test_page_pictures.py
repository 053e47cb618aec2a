"""Pages drawn for text recognition, of files that may be an attack on what draws them."""

import io
import random
import struct
import zlib
from contextlib import suppress

import msgspec
import pytest
from PIL import Image

from imbrex.child import wire
from imbrex.files.scans.page_picture import LARGEST, PagePicture
from imbrex.files.scans.page_pictures import picture_of
from imbrex.files.shared.extracted import UnreadableError
from imbrex.files.shared.source import Source
from tests.files.making import pdf
from tests.rows import each_row
from tests.scanned_pages import draw


def drawn(data, number=0, *, every=False):
    return picture_of(Source(data, "", "scan"), number, every=every)


def saved(image, form, **how):
    file = io.BytesIO()
    image.save(file, form, **how)
    return file.getvalue()


PAGE = draw("A small page", (2.0, 1.0), 0.2)


@each_row("form", ["PNG", "JPEG", "GIF", "TIFF", "WEBP", "BMP", "PDF"])
def test_images_and_pages_become_grey_pictures_of_one_resolution(form):
    resolution = {"resolution": 150} if form == "PDF" else {"dpi": (150, 150)}
    picture = drawn(saved(PAGE, form, **resolution))
    assert picture.pages == 1
    width = picture.width if form in {"PDF", "PNG", "JPEG", "TIFF", "BMP"} else 400  # others have no resolution
    assert abs(width - 400) <= 2
    assert min(picture.dots) < 100
    assert max(picture.dots) > 240


def test_all_pages_of_a_file_are_drawn_and_only_images_of_a_film_s_first():
    data = saved(PAGE, "TIFF", save_all=True, append_images=[PAGE.rotate(180)])
    first, second, third = (drawn(data, number) for number in range(3))
    assert (first.pages, bool(first.dots), bool(second.dots), third.dots) == (2, True, True, b"")
    assert first.dots != second.dots
    assert drawn(saved(PAGE, "GIF", save_all=True, append_images=[PAGE.rotate(180)])).pages == 1


def test_a_photo_is_turned_as_the_camera_was_and_laid_on_white():
    exif = Image.Exif()
    exif[0x0112] = 6  # turned by 90 degrees
    picture = drawn(saved(PAGE.resize((900, 450)), "JPEG", exif=exif))
    assert picture.height > picture.width
    clear = Image.new("RGBA", (300, 200), (0, 0, 0, 0))
    clear.paste((0, 0, 0, 255), (20, 20, 60, 40))
    assert sum(dot > 200 for dot in drawn(saved(clear, "PNG")).dots) > 0


def test_pages_with_text_and_blank_ones_are_drawn_only_on_wish():
    data = pdf(["Some words of a page"])
    assert drawn(data).dots == b""
    assert drawn(data, every=True).dots
    assert drawn(saved(Image.new("L", (300, 300), 255), "PNG")).dots == b""


def png(width, height):
    """A PNG file that claims to have these sizes."""

    def chunk(kind, data):
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))

    head = struct.pack(">IIBBBBB", width, height, 8, 0, 0, 0, 0)
    return (
        b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head) + chunk(b"IDAT", zlib.compress(bytes(1000))) + chunk(b"IEND", b"")
    )


@each_row("size", [(60_000, 60_000), (2**31 - 1, 1), (10_000, 7_000)])
def test_a_bomb_is_not_unpacked(size):
    with pytest.raises(UnreadableError):
        drawn(png(*size))


def test_a_huge_page_is_drawn_in_fewer_dots():
    data = saved(PAGE, "PDF", resolution=0.3)
    picture = drawn(data)
    assert 0 < picture.width * picture.height <= LARGEST


def test_damaged_files_are_pictures_or_problems():
    dice = random.Random(7)
    for form in ("PNG", "JPEG", "GIF", "TIFF", "WEBP", "BMP"):
        whole = saved(PAGE, form)
        for _ in range(12):
            data = bytearray(whole[: dice.choice((len(whole), dice.randrange(20, len(whole))))])
            for _ in range(dice.randrange(0, 4)):
                data[dice.randrange(len(data))] = dice.randrange(256)
            with suppress(UnreadableError):
                assert isinstance(drawn(bytes(data)), PagePicture)


@each_row("answer", [[1, 10, 10, b"few"], [1, LARGEST + 1, 1, b""], [-1, 0, 0, b""], [1, 0, 0, "text"]])
def test_an_answer_that_is_no_picture_is_refused(answer):
    data = msgspec.msgpack.encode(["done", 1, answer])
    with pytest.raises(ValueError, match=r"dots|Expected"):
        wire.decode_answer(data, PagePicture)
