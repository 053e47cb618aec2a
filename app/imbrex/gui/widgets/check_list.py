"""Check list: rows with check boxes, in columns."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractItemView, QFrame, QHeaderView, QTreeWidget

from imbrex.gui.widgets.check_delegate import CheckDelegate
from imbrex.gui.wording.translation import translated


class CheckList(QTreeWidget):
    """A checkable list whose columns share the width; long texts are elided in the middle."""

    def __init__(self, name: str, title: Callable[[], str], titles: Callable[[], Sequence[str]]) -> None:
        super().__init__()
        self._titles = titles
        self.setObjectName(name)
        translated(self.setAccessibleName, title)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setItemDelegate(CheckDelegate(self))
        self.setRootIsDecorated(False)
        self.setUniformRowHeights(True)
        self.setTextElideMode(Qt.TextElideMode.ElideMiddle)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        translated(self._name_columns)
        self.header().setSectionResizeMode(QHeaderView.ResizeMode.Stretch)

    def _name_columns(self) -> None:
        self.setHeaderLabels(list(self._titles()))
