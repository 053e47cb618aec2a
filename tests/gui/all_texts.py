"""All texts of windows: whatever can be seen or heard of their widgets, by where it is."""

import re
from collections import defaultdict
from collections.abc import Iterator

from PySide6.QtCore import QAbstractItemModel, QAbstractListModel, QModelIndex, QObject, Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractSpinBox,
    QComboBox,
    QGroupBox,
    QLabel,
    QLineEdit,
    QMenu,
    QPlainTextEdit,
    QTabBar,
    QTextBrowser,
    QWidget,
)

from imbrex.gui.widgets.elided_label import ElidedLabel
from imbrex.gui.widgets.notice_page import NoticePage

CHANCE = re.compile("_[0-9a-f]{16}")
"""What is different in the names of the same things in two windows."""
ROWS = 40  # of a model
ROLES = (
    Qt.ItemDataRole.DisplayRole,
    Qt.ItemDataRole.ToolTipRole,
    Qt.ItemDataRole.AccessibleTextRole,
    Qt.ItemDataRole.AccessibleDescriptionRole,
)
NAMES = {  # what an object of a class says, and by which of its methods
    QAction: ("text", "iconText", "toolTip", "statusTip", "whatsThis"),
    QMenu: ("title",),
    QAbstractButton: ("text",),
    QLabel: ("text",),
    QGroupBox: ("title",),
    QLineEdit: ("text", "placeholderText"),
    QPlainTextEdit: ("toPlainText", "placeholderText"),
    QTextBrowser: ("toPlainText",),
    QAbstractSpinBox: ("text", "specialValueText"),
    QComboBox: ("currentText",),
    QWidget: ("windowTitle", "toolTip", "accessibleName", "accessibleDescription", "whatsThis", "statusTip"),
}


def texts_of(*roots: QWidget) -> dict[str, list[str]]:
    """Every text below some windows: by the names of what it is in, sorted where several have the same ones."""
    found: dict[str, list[str]] = defaultdict(list)
    for root in roots:
        for path, text in _walk(root, type(root).__name__):
            if text:
                found[path].append(text)
    return {path: sorted(texts) for path, texts in found.items()}


def differences(one: dict[str, list[str]], other: dict[str, list[str]]) -> list[str]:
    """What two windows say otherwise."""
    return [
        f"{path}: {sorted(set(one.get(path, [])) - set(other.get(path, [])))!r}"
        f" for {sorted(set(other.get(path, [])) - set(one.get(path, [])))!r}"
        for path in sorted({*one, *other})
        if one.get(path) != other.get(path)
    ]


def _walk(thing: QObject, path: str) -> Iterator[tuple[str, str]]:
    if isinstance(thing, NoticePage) and not thing.isVisible():
        return  # it is filled when it is shown
    for kind, methods in NAMES.items():
        if isinstance(thing, kind):
            for method in methods:
                if isinstance(thing, ElidedLabel) and method == "text":
                    continue  # as much as there is room for; the accessible name has all of it
                yield f"{path} {method}", getattr(thing, method)()
    yield from _parts(thing, path)
    for child in thing.children():
        if isinstance(child, QWidget | QAction):
            yield from _walk(child, f"{path}/{_name(child)}")


def widgets_of(root: QWidget, path: str = "") -> Iterator[tuple[str, QWidget]]:
    """A widget and all that are in it, with the names of what they are in."""
    yield path, root
    for child in root.children():
        if isinstance(child, QWidget):
            yield from widgets_of(child, f"{path}/{_name(child)}")


def _name(thing: QObject) -> str:
    return CHANCE.sub("", thing.objectName()) or type(thing).__name__


def _parts(thing: QObject, path: str) -> Iterator[tuple[str, str]]:
    """Texts that are no widgets: tabs, items, cells and their titles."""
    if isinstance(thing, QTabBar):
        for tab in range(thing.count()):
            yield f"{path} tab", thing.tabText(tab)
            yield f"{path} tab tip", thing.tabToolTip(tab)
    elif isinstance(thing, QComboBox):
        yield from _items(thing.model(), QModelIndex(), f"{path} item")
    elif isinstance(thing, QAbstractItemView) and thing.model() is not None:
        yield from _titles(thing.model(), path)
        yield from _items(thing.model(), QModelIndex(), f"{path} cell")


def _titles(model: QAbstractItemModel, path: str) -> Iterator[tuple[str, str]]:
    for column in range(_columns(model, QModelIndex())):
        for role in ROLES:
            title = model.headerData(column, Qt.Orientation.Horizontal, role)
            yield f"{path} title {column}", title if isinstance(title, str) else ""


def _items(model: QAbstractItemModel, parent: QModelIndex, path: str) -> Iterator[tuple[str, str]]:
    for row in range(min(ROWS, model.rowCount(parent))):
        for column in range(_columns(model, parent)):
            index = model.index(row, column, parent)
            for role in ROLES:
                text = index.data(role)
                yield f"{path} {row}, {column}", text if isinstance(text, str) else ""
            yield from _items(model, index, f"{path} {row}")


def _columns(model: QAbstractItemModel, parent: QModelIndex) -> int:
    return 1 if isinstance(model, QAbstractListModel) else model.columnCount(parent)
