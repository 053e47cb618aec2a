"""What is cut off: finds texts in a window that have less room than they need."""

from collections.abc import Iterator

from PySide6.QtCore import QRect, Qt
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractScrollArea,
    QAbstractSpinBox,
    QComboBox,
    QGroupBox,
    QHeaderView,
    QLabel,
    QLineEdit,
    QMenu,
    QMenuBar,
    QStyle,
    QStyleOptionComboBox,
    QTabBar,
    QTableView,
    QWidget,
)

from imbrex.gui.widgets.elided_label import ElidedLabel

KINDS = (QLabel, QAbstractButton, QComboBox, QAbstractSpinBox, QLineEdit, QHeaderView, QTabBar, QGroupBox)


def cut_off(state: str, root: QWidget) -> list[str]:
    """Say of each text that is cut off where it is and what it needs."""
    found = []
    for widget in visible_in(root):
        is_text = isinstance(widget, KINDS) and not widget.objectName().startswith("qt_")
        if is_text and not _is_spare(widget):
            what = f"{state}: {type(widget).__name__} {widget.objectName()!r}"
            found += [f"{what} {text}" for text in (*_short(widget), *_covered(widget))]
    return found


def visible_in(root: QWidget) -> Iterator[QWidget]:
    """All widgets below one that are on the screen; those in hidden ones, which are most, are not looked at."""
    # The window's own method would look for what is not there yet.
    for widget in QWidget.findChildren(root, QWidget, options=Qt.FindChildOption.FindDirectChildrenOnly):
        if widget.isVisible():
            yield widget
            yield from visible_in(widget)


def _is_spare(widget: QWidget) -> bool:
    """Whether it is a tab bar that Qt keeps out of sight for docks that share a place."""
    return isinstance(widget, QTabBar) and not widget.geometry().intersects(widget.parentWidget().rect())


def _short(widget: QWidget) -> Iterator[str]:
    """Texts for which a widget is too small, with the room they have and need."""
    if isinstance(widget, QLabel):
        yield from _short_label(widget)
    elif isinstance(widget, QAbstractButton):
        yield from _short_button(widget)
    elif isinstance(widget, QComboBox):
        yield from _short_choice(widget)
    elif isinstance(widget, QAbstractSpinBox):
        room, needed = widget.lineEdit().contentsRect().width(), _advance(widget, widget.text())
        yield from _told(widget.text(), room, needed)
    elif isinstance(widget, QLineEdit):
        if not widget.text() and not widget.toolTip() and not isinstance(widget.parent(), QComboBox | QAbstractSpinBox):
            margins = widget.textMargins()
            room = widget.contentsRect().width() - margins.left() - margins.right()
            yield from _told(widget.placeholderText(), room, _advance(widget, widget.placeholderText()))
    elif isinstance(widget, QHeaderView):
        yield from _short_sections(widget)
    elif isinstance(widget, QTabBar):
        for tab in range(widget.count()):
            yield from _told(widget.tabText(tab), widget.tabRect(tab).width(), widget.tabSizeHint(tab).width() - 1)
    else:
        yield from _told(widget.title(), widget.width(), widget.minimumSizeHint().width())


def _short_label(label: QLabel) -> Iterator[str]:
    if not label.text() or isinstance(label, ElidedLabel):
        return
    if label.wordWrap():
        flags = Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignLeft
        lines = label.fontMetrics().boundingRect(QRect(0, 0, label.contentsRect().width(), 9999), flags, label.text())
        yield from _told(label.text(), label.contentsRect().width(), lines.width(), 2)
        yield from _told(label.text(), label.height(), label.heightForWidth(label.width()), 1)
    else:
        yield from _told(label.text(), label.width(), label.sizeHint().width())
        yield from _told(label.text(), label.height(), label.sizeHint().height())


def _short_button(button: QAbstractButton) -> Iterator[str]:
    """A button that may shrink to its picture tells its words in its tool tip."""
    if not button.text() or button.sizePolicy().horizontalPolicy() == button.sizePolicy().Policy.Ignored:
        return
    needed = button.minimumSizeHint()
    if not button.icon().isNull() and button.minimumWidth() and button.toolTip():
        needed = needed.boundedTo(button.size())
    yield from _told(button.text(), button.width(), needed.width())
    yield from _told(button.text(), button.height(), needed.height())


def _short_choice(box: QComboBox) -> Iterator[str]:
    option = QStyleOptionComboBox()
    box.initStyleOption(option)
    part = QStyle.SubControl.SC_ComboBoxEditField
    room = box.style().subControlRect(QStyle.ComplexControl.CC_ComboBox, option, part, box).width()
    yield from _told(box.currentText(), room, _advance(box, box.currentText()))


def _short_sections(header: QHeaderView) -> Iterator[str]:
    """Sections whose title is cut, but those that tell it in their tool tip."""
    model, table = header.model(), header.parent()
    if header.orientation() != Qt.Orientation.Horizontal or model is None or not isinstance(table, QTableView):
        return
    for section in range(header.count()):
        if header.isSectionHidden(section):
            continue
        title = str(model.headerData(section, header.orientation()) or "")
        tip = model.headerData(section, header.orientation(), Qt.ItemDataRole.ToolTipRole)
        if title and not tip:
            widest = max(_advance(header, line) for line in title.splitlines())
            yield from _told(title, header.sectionSize(section), widest)


def _covered(widget: QWidget) -> Iterator[str]:
    """Whether a part of it lies outside of what it stands in, where nobody can scroll to it."""
    around = widget.parentWidget()
    while around is not None:
        area = around.parentWidget()
        place = QRect(widget.mapTo(around, widget.rect().topLeft()), widget.size())
        if isinstance(area, QAbstractScrollArea):
            scrolls = area.horizontalScrollBarPolicy() != Qt.ScrollBarPolicy.ScrollBarAlwaysOff
            if not scrolls and (place.left() < 0 or place.right() > around.rect().right()):
                yield f"stands out of {area.objectName()!r} by {place.right() - around.rect().right()} pixels"
            return
        if not around.rect().adjusted(-1, -1, 1, 1).contains(place):
            yield f"stands out of {type(around).__name__} {around.objectName()!r}: {place.getRect()}, {around.size()}"
            return
        if around.isWindow():
            return
        around = area


def menus_too_large(bar: QMenuBar, width: int, height: int) -> list[str]:
    """Menus that need more room than a screen has, and entries of the bar that stand outside of it."""
    outside = [action for action in bar.actions() if not bar.rect().contains(bar.actionGeometry(action))]
    found = [f"menu bar: {action.text()}" for action in outside]
    for menu in bar.findChildren(QMenu):
        size = menu.sizeHint()
        if size.width() > width or size.height() > height:
            found.append(f"menu {menu.title()}: {size}")
    return found


def _advance(widget: QWidget, text: str) -> int:
    return widget.fontMetrics().horizontalAdvance(text)


def _told(text: str, room: int, needed: int, spare: int = 1) -> Iterator[str]:
    if needed > room + spare:
        yield f"{text!r} has {room} of {needed} pixels"
