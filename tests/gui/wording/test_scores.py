"""The headline figures have room for their words, in any size and language."""

import pytest
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QLabel

from imbrex.gui.appearance import text_size
from imbrex.gui.wording.scores import Figure


@pytest.mark.parametrize("percent", [100, 200])
@pytest.mark.parametrize("caption", ["левых шинглов есть и справа", "Donaudampfschifffahrt steht hier"])
def test_no_word_of_a_caption_is_cut_off(qtbot, qapp, percent, caption):
    figure = Figure("figure", caption, "")
    qtbot.addWidget(figure)
    try:
        text_size.apply(qapp, percent)
        figure.resize(figure.minimumSizeHint())
        figure.show()
        qtbot.waitExposed(figure)
        words = next(label for label in figure.findChildren(QLabel) if label.text() == caption)
        longest = max(map(QFontMetrics(words.font()).horizontalAdvance, caption.split()))
        assert words.width() >= longest
    finally:
        text_size.apply(qapp, 100)


def test_a_language_without_spaces_needs_little_room(qtbot):
    figure = Figure("figure", "左侧文本中也出现在右侧文本的全部片段的比例", "")
    qtbot.addWidget(figure)
    assert figure.minimumSizeHint().width() < figure.fontMetrics().horizontalAdvance("左侧文本中也出现在右侧")
