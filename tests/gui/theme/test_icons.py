"""Icons are our own drawings in one style, crisp at any size, and there is none that nobody uses."""

import re
import xml.etree.ElementTree as ET
from pathlib import Path

from PySide6.QtCore import QSize
from PySide6.QtGui import QColor

from imbrex import assets
from imbrex.gui.theme import icons
from imbrex.gui.theme.contrast import contrast
from imbrex.gui.theme.icons import icon
from imbrex.gui.theme.theme import DARK, LIGHT
from tests.rows import each_row

DRAWN = sorted(path.stem for path in assets.path("icons").iterdir() if path.stem != "imbrex")
COLOURS = {"#757d88", "currentColor"}
VISIBLE = 3.0  # WCAG 2.2, 1.4.11: of graphics that are needed to understand something


@each_row("name", DRAWN)
def test_an_icon_is_drawn_in_lines_of_our_colour(name):
    root = ET.parse(assets.path(f"icons/{name}.svg")).getroot()
    assert root.get("viewBox") == "0 0 24 24"
    assert root.get("fill") == "none"
    assert root.get("stroke") in COLOURS
    assert root.get("stroke-linecap") == root.get("stroke-linejoin") == "round"
    assert 1.8 <= float(root.get("stroke-width")) <= 2.0
    assert {child.tag.rpartition("}")[2] for child in root.iter()} <= {"svg", "path", "circle", "rect"}


@each_row("name", DRAWN)
@each_row("scale", [1.0, 1.5, 2.0])
def test_an_icon_has_a_picture_of_every_size(qapp, name, scale):
    pixmap = icon(name).pixmap(QSize(18, 18), scale)
    assert pixmap.size() == QSize(18, 18) * scale
    image = pixmap.toImage()
    inked = [
        (x, y) for x in range(image.width()) for y in range(image.height()) if image.pixelColor(x, y).alpha() > 127
    ]
    assert inked
    edge = max(image.width(), image.height()) - 1
    assert all(0 < x < edge or 0 < y < edge for x, y in inked)


def test_our_colour_is_seen_on_light_and_on_dark():
    ink = QColor("#757d88")
    for theme in (LIGHT, DARK):
        assert contrast(ink, theme.window) >= VISIBLE
        assert contrast(ink, theme.base) >= VISIBLE


def test_every_icon_is_used_and_every_name_is_drawn():
    code = "\n".join(file.read_text(encoding="utf-8") for file in Path(icons.__file__).parents[1].rglob("*.py"))
    assert [name for name in DRAWN if f'"{name}"' not in code] == []
    named = re.findall(r'\bicon\("([a-z-]+)"\)', code)
    assert set(named) <= {*DRAWN, "imbrex"}
