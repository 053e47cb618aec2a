"""The headline figures have room for their words, in any size and language."""

import pytest
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QLabel

from imbrex.gui.compare.pair_scores import Figure
from imbrex.gui.theme import apply_theme, text_size
from imbrex.gui.theme.window_style import add_style


@pytest.mark.parametrize("percent", [100, 200])
@pytest.mark.parametrize("caption", ["левых шинглов есть и справа", "Donaudampfschifffahrt steht hier"])
def test_no_word_of_a_caption_is_cut_off(qtbot, qapp, percent, caption):
    figure = Figure("figure", lambda: caption, str)
    qtbot.addWidget(figure)
    try:
        text_size.apply(qapp, percent)
        figure.resize(figure.minimumSizeHint())
        figure.show()
        qtbot.waitExposed(figure)
        words = words_of(figure, caption)
        qtbot.waitUntil(lambda: words.width() >= longest_of(words))  # in a theme, the font comes with the first event
    finally:
        text_size.apply(qapp, 100)


def test_words_follow_the_text_size_in_a_theme(qtbot, qapp):
    apply_theme.apply(qapp, "light")
    caption = "Donaudampfschifffahrt steht hier"
    try:
        text_size.apply(qapp, 200)  # as it was when the window was closed
        figure = Figure("figure", lambda: caption, str)
        add_style(figure)
        qtbot.addWidget(figure)
        figure.show()
        qtbot.waitExposed(figure)
        words = words_of(figure, caption)
        large = words.minimumWidth()
        text_size.apply(qapp, 100)
        assert longest_of(words) <= words.minimumWidth() < large
        text_size.apply(qapp, 200)
        assert longest_of(words) <= words.minimumWidth() == large
    finally:
        text_size.apply(qapp, 100)


def words_of(figure, caption):
    return next(label for label in figure.findChildren(QLabel) if label.text() == caption)


def longest_of(words):
    """Pixels across the longest word of a label."""
    return max(map(QFontMetrics(words.font()).horizontalAdvance, words.text().split()))


def test_a_language_without_spaces_needs_little_room(qtbot):
    figure = Figure("figure", lambda: "左侧文本中也出现在右侧文本的全部片段的比例", str)
    qtbot.addWidget(figure)
    assert figure.minimumSizeHint().width() < figure.fontMetrics().horizontalAdvance("左侧文本中也出现在右侧")
