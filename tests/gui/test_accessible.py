"""Screen readers and keyboards: whatever is on the screen has a name and a role, and can be reached and used."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QAction, QShortcut
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractSlider,
    QAbstractSpinBox,
    QApplication,
    QComboBox,
    QHeaderView,
    QLabel,
    QLineEdit,
    QMenu,
    QPlainTextEdit,
    QRadioButton,
    QScrollBar,
    QTabBar,
    QTabWidget,
    QWidget,
)

from imbrex.gui.widgets.mnemonics import mnemonic
from tests.gui.cut_off import visible_in
from tests.gui.every_state import dialogs, pages, panels

USED = (QAbstractButton, QAbstractItemView, QAbstractSlider, QAbstractSpinBox, QComboBox, QLineEdit, QPlainTextEdit)
BARS = {QAccessible.Role.Window, QAccessible.Role.PageTabList, QAccessible.Role.MenuBar}
CELLS = {QAccessible.Role.Table, QAccessible.Role.List, QAccessible.Role.Tree}
NOTHING = {QAccessible.Role.Client, QAccessible.Role.NoRole, QAccessible.Role.UserRole}


def shown(root: QWidget) -> list[QWidget]:
    """All that is visible and not a part of another widget that speaks for it."""
    return [
        widget
        for widget in visible_in(root)
        if not isinstance(widget, QScrollBar | QHeaderView | QTabWidget) and not is_part(widget)
    ]


def is_part(widget: QWidget) -> bool:
    """Whether it belongs to a spin box, a combo box, a scroll area or a tool bar of Qt."""
    return widget.objectName().startswith("qt_") or isinstance(widget.parent(), QComboBox | QAbstractSpinBox)


def is_telling(widget: QWidget) -> bool:
    """Whether people use it, or read something from it that our own code has painted."""
    if isinstance(widget, QTabBar):
        return widget.count() > 0  # Qt keeps a spare one out of sight
    if isinstance(widget, QLabel):
        return bool(widget.text()) or not widget.pixmap().isNull()
    paints = "paintEvent" in type(widget).__dict__ and type(widget).__module__.startswith("imbrex")
    return paints or isinstance(widget, USED) or bool(widget.focusPolicy() & Qt.FocusPolicy.TabFocus)


def flaws(state: str, root: QWidget) -> list[str]:
    """What screen readers could say nothing about."""
    found = []
    for widget in filter(is_telling, shown(root)):
        what = f"{state}: {type(widget).__name__} {widget.objectName()!r} in {widget.parentWidget().objectName()!r}"
        interface = QAccessible.queryAccessibleInterface(widget)
        if interface is None:
            found.append(f"{what} is not there")
        elif not interface.text(QAccessible.Text.Name).strip():
            found.append(f"{what} has no name")
        elif "▾" in interface.text(QAccessible.Text.Name):
            found.append(f"{what} is named after its sign")
        elif interface.role() in NOTHING:
            found.append(f"{what} has no role")
    return found


def nameless(state: str, root: QWidget) -> list[str]:
    """What Qt itself hands on without a name: windows in windows, bars of tabs and of menus, made when nobody looks."""
    found, left = [], [QAccessible.queryAccessibleInterface(root)]
    while left:
        node = left.pop()
        if node is None or not node.isValid() or node.state().invisible:
            continue
        spare = isinstance(node.object(), QTabBar) and not node.object().count()  # Qt keeps one out of sight
        if node.role() in BARS and not spare and not node.text(QAccessible.Text.Name).strip():
            found.append(f"{state}: {node.role().name} {type(node.object()).__name__} has no name")
        if node.role() not in CELLS:
            left += [node.child(number) for number in range(node.childCount())]
    return found


def pictured(state, dialog):
    """The buttons of a dialog with a picture, which the desktop adds unless it is asked not to."""
    buttons = dialog.findChildren(QAbstractButton)
    return [f"{state}: {one.text()} has a picture" for one in buttons if one.text() and not one.icon().isNull()]


def test_the_walker_finds_what_has_no_name(qtbot):
    root = QWidget()
    for widget in (QLineEdit(root), QComboBox(root)):
        widget.show()
    qtbot.addWidget(root)
    root.show()
    assert len(flaws("test", root)) == 2


def test_texts_can_be_read_aloud(window, open_and_wait, pair):
    open_and_wait(*pair)
    for pane, path in zip(
        (window.controller.compare.view.left, window.controller.compare.view.right), pair, strict=True
    ):
        text = QAccessible.queryAccessibleInterface(pane).textInterface()
        assert text.text(0, text.characterCount()) == path.read_text(encoding="utf-8")


def menus(window: QWidget) -> list[QMenu]:
    """All menus of the menu bar, also those in others."""
    found = [action.menu() for action in window.menuBar().actions()]
    for menu in found:
        found += [action.menu() for action in menu.actions() if action.menu() is not None]
    return found


def test_every_entry_of_every_menu_has_a_letter_of_its_own(window):
    _ = window.controller
    titles = [mnemonic(action.text()) for action in window.menuBar().actions()]
    assert len(set(titles)) == len(titles)
    for action in window.menuBar().actions():
        action.menu().aboutToShow.emit()
    for menu in menus(window):
        entries = [action.text() for action in menu.actions() if not action.isSeparator()]
        letters = [mnemonic(text) for text in entries]
        assert len(set(letters)) == len(letters), entries


def is_on(action: QAction) -> bool:
    """Whether its keys do something now."""
    owners = [thing for thing in action.associatedObjects() if isinstance(thing, QWidget)]
    is_there = any(isinstance(owner, QMenu) or owner.isVisible() for owner in owners)
    in_window = action.shortcutContext() == Qt.ShortcutContext.WindowShortcut
    return is_there and in_window and action.isEnabled() and action.isVisible()


def ambiguous(state: str, root: QWidget) -> list[str]:
    """Keys that would do nothing, because two things that are switched on want them at once."""
    wanting: dict[str, list[str]] = {}
    for action in filter(is_on, root.findChildren(QAction)):
        for keys in action.shortcuts():
            wanting.setdefault(keys.toString(), []).append(action.text())
    for shortcut in root.findChildren(QShortcut):
        if shortcut.isEnabled() and shortcut.parent().isVisible():
            wanting.setdefault(shortcut.key().toString(), []).append(shortcut.objectName())
    return [f"{state}: {keys} for {sorted(those)}" for keys, those in wanting.items() if len(those) > 1]


def around_by_tab(window: QWidget, backwards: bool = False) -> list[QWidget]:
    """What gets the keyboard, one after the other, until it begins again."""
    passed: list[QWidget] = []
    key = Qt.Key.Key_Backtab if backwards else Qt.Key.Key_Tab
    for _ in range(300):
        widget = QApplication.focusWidget()
        if widget in passed:
            return passed[passed.index(widget) :]
        passed.append(widget)
        QTest.keyClick(widget, key)
    raise AssertionError("the way round has no end")


def passed_by(state: str, window: QWidget) -> list[str]:
    """What Tab does not reach, and what it reaches only in one direction."""
    forth, back = around_by_tab(window), around_by_tab(window, backwards=True)
    wanted = {
        widget
        for widget in visible_in(window)
        if widget.isEnabled() and widget.focusPolicy() & Qt.FocusPolicy.TabFocus
        if widget.focusProxy() is None and not is_part(widget) and not isinstance(widget, QRadioButton)
    }
    missed = [f"{state}, by Tab: {widget.objectName()!r} {type(widget).__name__}" for widget in wanted - set(forth)]
    return missed + [f"{state}, by Tab and back: {widget.objectName()!r}" for widget in set(forth) - set(back)]


def test_everything_that_is_seen_has_a_name_a_role_keys_of_its_own_and_a_place_among_the_others(
    window, open_and_wait, folder
):
    window.activateWindow()
    window.resize(1240, 820)
    window.setUpdatesEnabled(False)  # all of it is known without painting
    found = []
    for state, root in pages(window, folder, open_and_wait):
        found += passed_by(state, root)
        found += flaws(state, root) + nameless(state, root) + ambiguous(state, root)
    for state, root in panels(window):
        found += flaws(state, root) + nameless(state, root) + ambiguous(state, root)
    dialogs(window, lambda state, dialog: found.extend(flaws(state, dialog) + pictured(state, dialog)))
    assert not found, "\n".join(dict.fromkeys(found))
