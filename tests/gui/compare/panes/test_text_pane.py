import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QApplication

from imbrex.gui.theme.contrast import mix
from tests.gui.compare.samples import compare, part

ODD = "First 😀 line\r\nshared 👩‍🚀 words e\u0301 stand\r\nlast"


def rect_of(pane, point):
    """Where the character at a place is drawn, in the viewport."""
    position = pane.map.position(point)
    for line in pane.lines():
        if line.start <= position < line.end:
            return next(line.rects(position, position + 1))
    return None


def colours(pane, rect):
    """Colours of the pixels in a rectangle."""
    image = pane.viewport().grab().toImage()
    area = rect.toAlignedRect()
    places = [(x, y) for x in range(area.left(), area.right()) for y in range(area.top(), area.bottom())]
    return {image.pixelColor(x, y).name() for x, y in places}


def show(view, left, right, runs, **more):
    view.show_comparison(compare(left, right, runs, **more))
    QApplication.processEvents()
    return view.left


def test_the_highlight_is_where_the_passage_is(view, light):
    pane = show(view, ODD, "shared words e stand", [(2, 0, 4)])
    start, end = int(pane.version.highlights.start[0]), int(pane.version.highlights.end[0])
    assert pane.version.text[start:end].startswith("shared")
    shade = light.highlight(0).name()
    for point in (start, start + 3, end - 1):
        assert shade in colours(pane, rect_of(pane, point))
    for point in (0, start - 4, end + 3):
        assert shade not in colours(pane, rect_of(pane, point))


def test_the_current_passage_is_stronger(view, light):
    pane = show(view, ODD, "shared words e stand", [(2, 0, 4)])
    start = int(pane.version.highlights.start[0])
    assert light.highlight_current(0).name() not in colours(pane, rect_of(pane, start + 2))
    view.set_current(0)
    assert light.highlight_current(0).name() in colours(pane, rect_of(pane, start + 2))


def test_every_word_is_found_under_the_mouse(view):
    pane = show(view, ODD, "other", [])
    for point, character in enumerate(ODD):
        if character.isalpha() and character.isascii():
            assert pane.point_at(rect_of(pane, point).center().toPoint()) == point
    assert pane.point_at(QPoint(pane.viewport().width() - 2, 20)) is None


def test_right_to_left_words_are_coloured_where_they_are_drawn(view, light):
    text = "שלום עולם abc defgh"
    pane = show(view, text, "שלום", [(1, 0, 1)], length=1)
    shade = light.highlight(0).name()
    second = text.index("עולם")
    assert shade in colours(pane, rect_of(pane, second + 1))
    assert shade not in colours(pane, rect_of(pane, 1))
    assert shade not in colours(pane, rect_of(pane, text.index("defgh") + 2))


def test_what_is_copied_is_the_text_itself(view):
    pane = show(view, ODD, "other", [])
    pane.selectAll()
    assert pane.createMimeDataFromSelection().text() == ODD
    long = "word " * 9000
    pane = show(view, long, "other", [])
    assert len(pane.map.cuts)
    pane.selectAll()
    assert pane.createMimeDataFromSelection().text() == long


def test_parts_that_are_not_body_are_dimmed_and_named(view, light):
    text = "Body words here.\nCells of a table.\nBody again."
    pane = show(view, text, "other", [], left_parts=[part("table", text, "Cells of a table.")])
    cells, again = text.index("Cells"), text.index("Body again")
    assert set(pane.marks.begins) == {pane.map.position(cells), pane.map.position(again)}
    ink = light.text.name()
    assert ink in colours(pane, rect_of(pane, 0).united(rect_of(pane, 10)))
    assert ink not in colours(pane, rect_of(pane, cells).united(rect_of(pane, cells + 14)))
    dimmed = mix(light.text, light.overlay(), light.overlay().alphaF())
    assert any(abs(int(name[1:3], 16) - dimmed.red()) < 6 for name in colours(pane, rect_of(pane, cells)))
    gap = rect_of(pane, cells).top() - rect_of(pane, 0).bottom()
    assert gap > pane.fontMetrics().height()


def test_lines_have_air_between_them(view):
    pane = show(view, "word " * 400, "other", [])
    lines = pane.lines()
    assert lines[2].top - lines[1].bottom >= pane.fontMetrics().height() * 0.15
    assert lines[1].bottom - lines[1].top == pytest.approx(lines[2].bottom - lines[2].top)


def test_a_long_paragraph_can_be_scrolled_to_any_place(view):
    text = " ".join(f"word{'y' * (number % 7)}" for number in range(30_000))
    pane = show(view, text, "other", [])
    view.bar.together.setChecked(False)
    for point in (len(text) // 2, 10, len(text) * 3 // 4):
        pane.scroll_to(point, 200)
        if point == 10:  # the top of the text is in the way
            assert pane.verticalScrollBar().value() == 0
            continue
        assert pane.is_comfortable(point)
        assert abs(pane.height_of(pane.map.position(point))[0] - 200) < pane.fontMetrics().height() * 2


def test_text_can_be_made_larger_and_keeps_the_place(view, qtbot):
    text = "\n".join(f"line{'z' * number}" for number in range(200))
    pane = show(view, text, "other", [])
    pane.scroll_to(text.index("zzzzzzzzzz"), 100)
    place, _ = pane.reading_place(0.4)
    before = pane.font().pointSizeF()
    qtbot.keyClick(pane, Qt.Key.Key_Plus, Qt.KeyboardModifier.ControlModifier)
    assert pane.font().pointSizeF() == view.right.font().pointSizeF() == pytest.approx(before * 1.1)
    assert abs(pane.reading_place(0.4)[0] - place) < 200
    qtbot.keyClick(pane, Qt.Key.Key_0, Qt.KeyboardModifier.ControlModifier)
    assert pane.font().pointSizeF() == before


def test_lines_never_get_too_long_to_follow(view):
    view.resize(2400, 600)
    pane = show(view, "word " * 400, "other", [])
    assert pane.viewport().width() < 100 * pane.fontMetrics().averageCharWidth()
    assert pane.viewport().width() > 60 * pane.fontMetrics().averageCharWidth()


def test_a_window_of_another_width_shows_the_same_place(view):
    text = "\n".join(f"paragraph {number} " + "of many words " * 40 for number in range(120))
    pane = show(view, text, "other", [])
    pane.scroll_to(text.index("paragraph 60 "), 100)
    place, _ = pane.reading_place(0.4)
    for width in (700, 1000):
        view.resize(width, 600)
        QApplication.processEvents()
        assert abs(pane.reading_place(0.4)[0] - place) < 200, width
