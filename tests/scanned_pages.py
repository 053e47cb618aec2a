"""Pages of text as a scanner makes them: drawn at 150 dots per inch, blurred, turned and with noise."""

from pathlib import Path

import numpy as np
from PIL import Image, ImageDraw, ImageFilter, ImageFont

RESOLUTION = 150
_A4 = 8.27, 11.69  # inches
_MARGIN = 0.9
_POINTS = 11
_FONTS = (
    "/usr/share/fonts/truetype/dejavu/DejaVuSerif.ttf",
    "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf",
    "/usr/share/fonts/truetype/noto/NotoSerif-Regular.ttf",
    "/usr/share/fonts/truetype/liberation/LiberationSerif-Regular.ttf",
)


def draw(text: str, size: tuple[float, float] = _A4, margin: float = _MARGIN) -> Image.Image:
    """A page with paragraphs, its size and margin in inches."""
    letters = _POINTS * RESOLUTION // 72
    path = next((font for font in _FONTS if Path(font).exists()), None)
    font = ImageFont.truetype(path, letters) if path else ImageFont.load_default(letters)
    page = Image.new("L", (int(size[0] * RESOLUTION), int(size[1] * RESOLUTION)), 255)
    brush, left = ImageDraw.Draw(page), int(margin * RESOLUTION)
    top = left
    for paragraph in text.split("\n"):
        line = ""
        for word in paragraph.split():
            longer = f"{line} {word}".strip()
            if line and brush.textlength(longer, font=font) > page.width - 2 * left:
                brush.text((left, top), line, font=font, fill=0)
                top, longer = top + int(1.4 * letters), word
            line = longer
        brush.text((left, top), line, font=font, fill=0)
        top += 2 * letters
    return page


def worn(page: Image.Image, *, seed: int, noise: float = 20.0, blur: float = 0.7, degrees: float = 0.7) -> Image.Image:
    """The page as scanned: `noise` in steps of grey of 255, `blur` in dots."""
    turned = page.rotate(degrees, Image.Resampling.BICUBIC, fillcolor=255).filter(ImageFilter.GaussianBlur(blur))
    dice = np.random.default_rng(seed)
    grey = np.asarray(turned, np.float64) + dice.normal(0, noise, (page.height, page.width))
    return Image.fromarray(np.clip(grey, 0, 255).astype(np.uint8))
