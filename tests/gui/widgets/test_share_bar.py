"""The bar of a text's shares: what is shared is told from what is not, in every theme."""

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter

from imbrex.gui.theme.contrast import contrast
from imbrex.gui.theme.theme import THEMES
from imbrex.gui.widgets.share_bar import paint_shares


@pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)
def test_a_small_share_does_not_look_like_the_whole_text(qapp, theme):
    image = QImage(100, 12, QImage.Format.Format_RGB32)
    image.fill(theme.base)
    painter = QPainter(image)
    paint_shares(painter, theme, QRectF(0, 0, 100, 12), (0.2, 0.1, 0.0))
    painter.end()
    shared, reworded, rest = (image.pixelColor(x, 6) for x in (10, 25, 80))
    assert len({shared.name(), reworded.name(), rest.name()}) == 3
    assert min(contrast(shared, rest), contrast(reworded, rest)) >= 2
