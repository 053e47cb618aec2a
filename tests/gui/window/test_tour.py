"""The tour shows the window over the samples, holds nobody up and leaves nothing behind."""

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtWidgets import QLabel, QPushButton, QWidget

from imbrex.engine.text.role import Role
from imbrex.gui.model.settings import Settings


@pytest.fixture
def tour(window):
    _ = window.controller
    return window.tour


def part(window, name):
    return window.findChild(QWidget, name)


def title(window):
    return window.findChild(QLabel, "tourTitle").text()


def press(window, name):
    window.findChild(QPushButton, name).click()


def to_the_texts(qtbot, window):
    press(window, "tourNext")
    qtbot.waitUntil(lambda: window.controller.page is window.controller.compare, timeout=30_000)


def place(window, widget):
    return QRect(widget.mapTo(window, widget.rect().topLeft()), widget.size())


def test_it_is_offered_until_it_was_taken(qtbot, window, tour):
    offer = window.findChild(QPushButton, "tourButton")
    assert offer.isVisible()
    offer.click()
    assert tour.is_on
    assert title(window) == "Drop documents here"
    press(window, "tourSkip")
    assert not tour.is_on
    assert Settings().tour_seen
    assert not offer.isVisible()
    window.commands["tour"].trigger()
    assert tour.is_on


def test_keys_lead_on_also_where_a_page_comes_in_between(qtbot, window, tour):
    window.activateWindow()
    tour.start()
    to_the_texts(qtbot, window)
    qtbot.waitUntil(lambda: window.focusWidget() is part(window, "tourBubble"))
    before = title(window)
    qtbot.keyClick(window.focusWidget(), Qt.Key.Key_Return)
    assert title(window) != before
    qtbot.keyClick(window.focusWidget(), Qt.Key.Key_Escape)
    assert not tour.is_on


def test_it_goes_step_by_step_to_the_end(qtbot, window, tour):
    tour.start()
    ring = part(window, "tourRing")
    assert ring.geometry().contains(place(window, window.start.rewrite).center())
    to_the_texts(qtbot, window)
    seen = [title(window)]
    assert not window.findChild(QPushButton, "tourSkip").isHidden()
    while window.findChild(QPushButton, "tourNext").text() != "&Done":
        press(window, "tourNext")
        seen.append(title(window))
        qtbot.waitUntil(ring.isVisible)  # a panel that is opened for a step is laid out first
        assert window.rect().contains(part(window, "tourBubble").geometry().center())
    assert len(set(seen)) == 5
    press(window, "tourNext")
    assert not tour.is_on
    assert part(window, "tourBubble").isHidden()
    assert ring.isHidden()
    assert [document.role for document in window.controller.session.documents] == [Role.SOURCE, Role.ESSAY]


def test_half_a_tour_leaves_nothing_behind(qtbot, window, tour):
    tour.start()
    to_the_texts(qtbot, window)
    press(window, "tourSkip")
    assert window.controller.session.rows == []
    assert window.controller.page is None
    assert Settings().recent == []


def test_a_tour_that_is_skipped_while_it_opens_the_samples_leaves_nothing_behind(qtbot, window, tour):
    tour.start()
    press(window, "tourNext")
    assert not window.findChild(QPushButton, "tourNext").isEnabled()
    press(window, "tourSkip")
    qtbot.waitUntil(lambda: not window.controller.runner.is_busy, timeout=30_000)
    assert window.controller.session.rows == []


def test_keys_go_on_back_and_out(qtbot, window, tour):
    tour.start()
    to_the_texts(qtbot, window)
    bubble = part(window, "tourBubble")
    first = title(window)
    qtbot.waitUntil(lambda: window.findChild(QPushButton, "tourNext").isEnabled())
    qtbot.keyClick(bubble, Qt.Key.Key_Right)
    assert title(window) != first
    qtbot.keyClick(bubble, Qt.Key.Key_Left)
    assert title(window) == first
    assert first in bubble.accessibleName()
    assert bubble.accessibleDescription() == window.findChild(QLabel, "tourText").text()
    qtbot.keyClick(bubble, Qt.Key.Key_Escape)
    assert not tour.is_on


def test_the_bubble_follows_its_target(qtbot, window, tour):
    window.resize(1200, 800)
    tour.start()
    to_the_texts(qtbot, window)
    press(window, "tourNext")
    ring, score = part(window, "tourRing"), part(window, "rightHeadFigure")
    qtbot.waitUntil(lambda: ring.geometry().contains(place(window, score)))
    window.resize(900, 600)
    qtbot.waitUntil(lambda: ring.geometry().contains(place(window, score).center()))
    assert window.rect().contains(part(window, "tourBubble").geometry().adjusted(9, 9, -9, -9))


def test_a_target_that_is_hidden_or_gone_stops_nothing(qtbot, window, tour):
    tour.start()
    to_the_texts(qtbot, window)
    press(window, "tourNext")
    press(window, "tourNext")
    part(window, "optionsDock").hide()
    ring = part(window, "tourRing")
    qtbot.waitUntil(ring.isHidden)
    part(window, "shingleLengthField").deleteLater()
    qtbot.waitUntil(lambda: window.findChild(QWidget, "shingleLengthField") is None)
    tour._follow()
    assert part(window, "tourBubble").isVisible()
    press(window, "tourNext")
    qtbot.waitUntil(ring.isVisible)


def test_whoever_opens_something_meanwhile_is_left_alone(qtbot, window, tour, pair):
    tour.start()
    to_the_texts(qtbot, window)
    window.open_paths([pair[0]])
    qtbot.waitUntil(lambda: not tour.is_on, timeout=30_000)
    qtbot.waitUntil(lambda: len(window.controller.session.documents) == 3, timeout=30_000)
    assert part(window, "tourBubble").isHidden()


def test_over_a_pair_it_opens_no_samples(qtbot, window, tour, pair, open_and_wait):
    open_and_wait(*pair)
    qtbot.waitUntil(lambda: window.controller.page is window.controller.compare)
    tour.start()
    assert title(window) == "See what both texts share"
    press(window, "tourSkip")
    assert len(window.controller.session.rows) == 2


def test_over_a_class_it_says_why_it_does_not_begin(qtbot, window, tour, folder, open_and_wait):
    open_and_wait(folder)
    with qtbot.waitSignal(tour.status_message):
        window.commands["tour"].trigger()
    assert not tour.is_on
