"""The focus ring: there with the keyboard, around the right widget, gone with the mouse."""

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QColor
from PySide6.QtWidgets import (
    QApplication,
    QCheckBox,
    QLabel,
    QLineEdit,
    QPlainTextEdit,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from imbrex.gui.theme import apply_theme
from imbrex.gui.theme.contrast import VISIBLE, contrast
from imbrex.gui.theme.theme import THEMES, theme_of
from imbrex.gui.widgets.focus_ring import AWAY, FocusRing


@pytest.fixture
def ring(qapp):
    """The program's own, where a window has been made before; else one for this test."""
    known = qapp.findChild(FocusRing)
    made = known or FocusRing(qapp)
    yield made
    if known is None:
        made._leave()
        made.setParent(None)
        made.deleteLater()
    apply_theme.apply(qapp, "light")


def shown_form(qtbot, qapp):
    apply_theme.apply(qapp, "light")
    form, content = QWidget(), QWidget()
    inside = QVBoxLayout(content)
    for number in range(30):
        inside.addWidget(QCheckBox(f"box {number}"))
    area = QScrollArea()
    area.setWidget(content)
    area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    layout = QVBoxLayout(form)
    for widget in (QLineEdit(), QPushButton("press"), QLabel("label"), area):
        layout.addWidget(widget)
    form.resize(300, 300)
    form.show()
    form.activateWindow()
    qtbot.waitUntil(form.isActiveWindow)
    qtbot.waitExposed(form)
    return form


@pytest.fixture
def form(qtbot, qapp, ring):
    form = shown_form(qtbot, qapp)
    qtbot.addWidget(form)
    return form


def around(widget):
    place = widget.rect().translated(widget.mapTo(widget.window(), QPoint()))
    return place.adjusted(-AWAY, -AWAY, AWAY, AWAY)


def test_the_keyboard_brings_it_and_the_mouse_takes_it_away(qtbot, form, ring):
    qtbot.keyClick(form, Qt.Key.Key_Tab)
    assert QApplication.focusWidget() is form.findChild(QPushButton)
    assert ring.rect == around(form.findChild(QPushButton))
    qtbot.mouseClick(form.findChild(QLineEdit), Qt.MouseButton.LeftButton)
    assert ring.rect.isEmpty()
    qtbot.keyClick(form.findChild(QLineEdit), Qt.Key.Key_Tab)
    assert not ring.rect.isEmpty()


def test_it_follows_what_moves_scrolls_and_hides(qtbot, form, ring):
    area, boxes = form.findChild(QScrollArea), form.findChildren(QCheckBox)
    qtbot.keyClick(form, Qt.Key.Key_Tab)
    qtbot.keyClick(form, Qt.Key.Key_Tab)
    assert QApplication.focusWidget() is boxes[0]
    before = ring.rect
    area.verticalScrollBar().setValue(18)
    assert ring.rect.top() <= before.top()
    assert ring.rect.height() < before.height()  # the upper part is out of sight
    area.verticalScrollBar().setValue(300)
    assert ring.rect.isEmpty()
    area.verticalScrollBar().setValue(0)
    assert ring.rect == before
    form.hide()
    assert ring.rect.isEmpty()


def test_it_is_around_all_of_a_text_and_not_only_its_scroll_bar(qtbot, qapp, ring):
    form = QWidget()
    layout = QVBoxLayout(form)
    text = QPlainTextEdit("words\n" * 200)
    for widget in (QLineEdit(), text):
        layout.addWidget(widget)
    qtbot.addWidget(form)
    form.show()
    form.activateWindow()
    qtbot.waitUntil(form.isActiveWindow)
    form.findChild(QLineEdit).setFocus()
    qtbot.keyClick(form.findChild(QLineEdit), Qt.Key.Key_Tab)
    assert QApplication.focusWidget() is text
    assert ring.rect == around(text)


def test_it_is_painted_two_pixels_wide_in_a_colour_that_can_be_seen(qtbot, qapp, form, ring):
    qtbot.keyClick(form, Qt.Key.Key_Tab)
    picture, place, ratio = form.grab().toImage(), ring.rect, form.devicePixelRatioF()
    column = [picture.pixelColor(int(place.center().x() * ratio), place.top() + row) for row in range(4)]
    focus = theme_of(qapp.palette()).focus
    assert column[0] == column[1] == focus
    assert column[3] != focus


def test_in_high_contrast_the_mouse_brings_it_too(qtbot, qapp, form, ring):
    apply_theme.apply(qapp, "high")
    qtbot.mouseClick(form.findChild(QLineEdit), Qt.MouseButton.LeftButton)
    form.findChild(QPushButton).setFocus(Qt.FocusReason.MouseFocusReason)
    assert ring.rect == around(form.findChild(QPushButton))


def test_a_window_may_go_while_it_has_the_ring(qtbot, qapp, ring):
    form = shown_form(qtbot, qapp)
    qtbot.keyClick(form, Qt.Key.Key_Tab)
    assert not ring.rect.isEmpty()
    form.deleteLater()
    qapp.sendPostedEvents(form, QEvent.Type.DeferredDelete.value)
    assert ring.rect.isEmpty()
    other = QLineEdit()
    qtbot.addWidget(other)
    other.show()
    other.setFocus()
    assert ring.rect.isEmpty()


@pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)
def test_it_can_be_seen_on_every_ground(theme):
    for ground in (theme.window, theme.base, theme.button):
        assert contrast(QColor(theme.focus), ground) >= VISIBLE
