"""Recent list: recent files on the start page."""

from collections.abc import Sequence
from functools import partial
from pathlib import Path

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QGridLayout, QPushButton, QWidget

from imbrex.files.shared.shown_names import shown_name
from imbrex.gui.projects.project_names import is_project_name
from imbrex.gui.theme.icons import icon
from imbrex.gui.widgets.plain_label import PlainLabel
from imbrex.gui.wording.plain_text import plain_tip
from imbrex.gui.wording.translation import Text, translated

SHOWN = 4
WIDEST_NAME, WIDEST_FOLDER = 40, 24  # average characters; a name of 250 would make the window wider than the screen


class RecentList(QWidget):
    """One file a row, with its folder, which distinguishes files of the same name.

    Signals:
        requested: (Path).
        menu_requested: (Path, position on the screen).
    """

    requested = Signal(object)
    menu_requested = Signal(object, object)

    def __init__(self) -> None:
        super().__init__()
        self._rows = QGridLayout(self)
        self._rows.setContentsMargins(0, 0, 0, 0)
        self._rows.setColumnStretch(2, 1)
        self._rows.setVerticalSpacing(0)

    def show_paths(self, paths: Sequence[Path]) -> None:
        """Offer these files."""
        while (item := self._rows.takeAt(0)) is not None:
            if (widget := item.widget()) is not None:
                widget.deleteLater()
        if paths:
            self._add_quiet(lambda: self.tr("Recent files:"), 0, 0)
        for row, path in enumerate(paths[:SHOWN]):
            self._rows.addWidget(self._button(path), row, 1, Qt.AlignmentFlag.AlignLeft)
            self._add_quiet(partial(str, self._elided(shown_name(path.parent.name), WIDEST_FOLDER)), row, 2)

    def _button(self, path: Path) -> QPushButton:
        button = QPushButton()
        button.setFlat(True)
        button.setStyleSheet("text-align: left; padding: 3px 6px;")
        button.setCursor(Qt.CursorShape.PointingHandCursor)
        button.setText(self._elided(shown_name(path.name), WIDEST_NAME).replace("&", "&&"))
        button.setToolTip(plain_tip(str(path)))
        button.setAccessibleName(shown_name(path.name))
        if is_project_name(path):
            button.setIcon(icon("project"))
            translated(button.setAccessibleName, partial(self._project, shown_name(path.stem)))
        button.clicked.connect(lambda: self.requested.emit(path))
        button.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        button.customContextMenuRequested.connect(lambda at: self.menu_requested.emit(path, button.mapToGlobal(at)))
        return button

    def _add_quiet(self, text: Text, row: int, column: int) -> None:
        label = PlainLabel()
        translated(label.setText, text)
        label.setForegroundRole(label.palette().ColorRole.PlaceholderText)
        self._rows.addWidget(label, row, column)

    def _project(self, name: str) -> str:
        return self.tr("Project %1").replace("%1", name)

    def _elided(self, name: str, letters: int) -> str:
        metrics = self.fontMetrics()
        return metrics.elidedText(name, Qt.TextElideMode.ElideMiddle, letters * metrics.averageCharWidth())
