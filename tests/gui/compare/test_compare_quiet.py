"""How much the Compare page asks a reader to look at: controls and percentages in sight, and the room of the texts."""

import re

import pytest
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractSlider,
    QAbstractSpinBox,
    QApplication,
    QComboBox,
    QDockWidget,
    QLabel,
    QLineEdit,
    QPlainTextEdit,
    QScrollBar,
    QTabBar,
    QToolButton,
    QWidget,
)

from imbrex.gui.model.lens import Lens
from tests.gui.compare.rewrites import ORIGINAL, OTHER, REWRITE

CONTROLS = QAbstractButton, QAbstractSlider, QAbstractSpinBox, QComboBox, QLineEdit
"""A control is anything in sight that can be pressed, moved or typed into: buttons and links, also of tool bars and
docks, switches, sliders, fields, and each tab. Menu titles, scroll bars, lists, texts and separators are none; a part
of another control, such as the field in a spin box, is not counted again."""

MOST_CONTROLS, MOST_PERCENTAGES = 22, 4


def in_sight(root, kind):
    """Widgets of a kind that have a visible pixel."""
    return [one for one in root.findChildren(kind) if one.isVisible() and not one.visibleRegion().isEmpty()]


def controls(root):
    """The names of all controls in sight."""
    found = [one for kind in CONTROLS for one in in_sight(root, kind) if not isinstance(one, QScrollBar)]
    inner = [one for one in found if any(other is not one and other.isAncestorOf(one) for other in found)]
    ours = [one.objectName() or type(one).__name__ for one in found if one not in inner]
    return ours + [f"tab {bar.tabText(tab)}" for bar in in_sight(root, QTabBar) for tab in range(bar.count())]


def percentages(root):
    """Every percentage that is painted outside the texts of the documents."""
    texts = [one.text() for kind in (QLabel, QAbstractButton, QLineEdit) for one in in_sight(root, kind)]
    texts.append(root.status.currentMessage())
    return [found for text in texts for found in re.findall(r"[<>]?\d[\d.,]*\s?%", text)]


@pytest.fixture
def pair(qtbot, window, write):
    """A pair of a class of four, with something quoted, something in a template, and look-alike letters."""
    disguised = REWRITE.replace("o", "\u043e").replace("e", "\u0435")
    quoted = "\u201cCopper prices rose sharply during the spring of that year.\u201d (Miller 1999, p. 12)"
    texts = {
        "left.txt": f"{OTHER}\n\n{ORIGINAL}\n\nCopper prices rose sharply during the spring of that year.",
        "right.txt": f"{disguised}\n\n{quoted}\n\n{OTHER * 3}",
        "third.txt": f"{ORIGINAL} {OTHER}",
        "fourth.txt": f"{OTHER} {REWRITE}",
    }
    paths = [write(f"class/{name}", text) for name, text in texts.items()]
    with qtbot.waitSignal(window.report_ready):
        window.open_paths([paths[0].parent])
    for dock in window.findChildren(QDockWidget):
        dock.hide()  # panels at the side are opened on demand
    with qtbot.waitSignal(window.controller.open_pair.shown):
        window.controller.show_pair(str(paths[0]), str(paths[1]))
    return window


def settled(qtbot, window, lens, size):
    """Show a lens in a window of a size, and wait for all that it shows."""
    window.resize(*size)
    controller = window.controller
    controller.compare.view.set_lens(lens)
    timers = controller._timer, controller.panels.queries._timer
    qtbot.waitUntil(lambda: not controller.runner.is_busy and not any(one.isActive() for one in timers))
    QApplication.processEvents()


def test_few_controls_and_percentages_are_in_sight_and_the_texts_have_two_thirds_of_a_small_window(qtbot, pair):
    view = pair.controller.compare.view
    for lens in Lens:
        settled(qtbot, pair, lens, (1280, 820))
        assert pair.controller.compare.bar.next.isEnabled()  # nothing is left out that a class has
        assert view.disguise_notice.sentence
        shown = controls(pair)
        assert "pairCopied" in shown
        assert len(shown) <= MOST_CONTROLS, (lens, sorted(shown))
        assert len(percentages(pair)) <= MOST_PERCENTAGES, (lens, percentages(pair))
        settled(qtbot, pair, lens, (1024, 660))
        texts = view.changes.list if lens is Lens.CHANGES else view.left
        assert texts.isVisible()
        central = pair.workspace.pages.height()
        assert texts.height() >= central * 2 / 3, f"{lens}: {texts.height()} of {central}"


def test_what_is_counted_is_what_can_be_used(qtbot):
    root = QWidget()
    qtbot.addWidget(root)
    button, hidden, text = QToolButton(root), QToolButton(root), QPlainTextEdit(root)
    button.setObjectName("one")
    button.setGeometry(0, 0, 20, 20)
    hidden.setGeometry(500, 500, 20, 20)  # out of sight
    text.setGeometry(0, 30, 50, 50)
    root.resize(100, 100)
    root.show()
    qtbot.waitExposed(root)
    assert controls(root) == ["one"]
