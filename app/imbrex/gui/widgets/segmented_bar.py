"""Segmented bar: exclusive choices side by side as one control."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QTabBar

_STYLE = """
QTabBar::tab {
    border: 1px solid palette(mid); border-left-width: 0; padding: 5px 12px; margin: 0;
    color: palette(window-text); background: palette(base);
}
QTabBar::tab:first { border-left-width: 1px; border-top-left-radius: 6px; border-bottom-left-radius: 6px; }
QTabBar::tab:last { border-top-right-radius: 6px; border-bottom-right-radius: 6px; }
QTabBar::tab:hover:!selected { background: palette(button); }
QTabBar::tab:selected {
    color: palette(highlighted-text); background: palette(highlight); border-color: palette(highlight);
}
"""


class SegmentedBar(QTabBar):
    """A tab bar that looks like one row of buttons; the selected one is filled."""

    def __init__(self, name: str) -> None:
        super().__init__()
        self.setObjectName(name)
        self.setExpanding(False)
        self.setDrawBase(False)
        self.setElideMode(Qt.TextElideMode.ElideNone)
        self.setStyleSheet(_STYLE)
