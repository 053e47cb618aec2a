"""Start page: the place for the first documents."""

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import (
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from imbrex.files.shown_names import shown_name
from imbrex.gui.projects.project_names import is_project_name
from imbrex.gui.theme.icons import icon
from imbrex.gui.widgets.plain_label import PlainLabel
from imbrex.gui.window.drop_area import DropArea
from imbrex.gui.wording.plain_text import plain_tip
from imbrex.gui.wording.translated import translated

SHOWN = 4  # of the recent files
LEAST = QSize(760, 420)  # pixels, the most the page requests at any text size
WIDEST_NAME, WIDEST_FOLDER = 40, 24  # average characters; a name of 250 would make the window wider than the screen


class StartPage(QWidget):
    """Two drop areas, with the other ways to open documents below.

    Signals:
        original_dropped, rewrite_dropped: (list of Path).
        original_requested, rewrite_requested, folder_requested, samples_requested, paste_requested,
        library_requested: a click.
        tour_requested: a click on the link shown until the tour is taken or skipped.
        recent_requested: (Path).
        recent_menu_requested: (Path, position on the screen).
    """

    original_dropped = Signal(object)
    rewrite_dropped = Signal(object)
    original_requested = Signal()
    rewrite_requested = Signal()
    folder_requested = Signal()
    samples_requested = Signal()
    paste_requested = Signal()
    library_requested = Signal()
    tour_requested = Signal()
    recent_requested = Signal(object)
    recent_menu_requested = Signal(object, object)

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("startPage")
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)  # takes the first focus, so that no area looks selected
        self.original = DropArea(
            "originalArea", lambda: self.tr("Original"), lambda: self.tr("Drop a file here, or click to choose one")
        )
        self.rewrite = DropArea(
            "rewriteArea", lambda: self.tr("Rewrite"), lambda: self.tr("Drop a file here, or click to choose one")
        )
        areas = QHBoxLayout()
        areas.setSpacing(16)
        areas.addWidget(self.original)
        areas.addWidget(self.rewrite)
        self._tour = _link()
        translated(self._tour.setText, lambda: self.tr("Take the tour (1 minute)"))
        self._tour.setObjectName("tourButton")
        self._tour.clicked.connect(self.tour_requested)
        self._recent = QGridLayout()
        self._recent.setColumnStretch(2, 1)
        self._recent.setVerticalSpacing(0)
        self._content = QWidget()
        self._build(areas)
        self.original.dropped.connect(self.original_dropped)
        self.rewrite.dropped.connect(self.rewrite_dropped)
        self.original.clicked.connect(self.original_requested)
        self.rewrite.clicked.connect(self.rewrite_requested)

    def minimumSizeHint(self) -> QSize:
        return self._content.minimumSizeHint().boundedTo(LEAST)  # the rest scrolls

    def show_files(self, original: str, rewrite: str) -> None:
        """Show the names of the files already chosen."""
        self.original.show_file(original)
        self.rewrite.show_file(rewrite)

    def offer_tour(self, offered: bool) -> None:
        """Show or hide the link to the tour."""
        self._tour.setVisible(offered)

    def show_recent(self, paths: Sequence[Path]) -> None:
        """Offer recent files."""
        while (item := self._recent.takeAt(0)) is not None:
            if (widget := item.widget()) is not None:
                widget.deleteLater()
        if paths:
            self._recent.addWidget(_quiet(lambda: self.tr("Recent files:")), 0, 0)
        for row, path in enumerate(paths[:SHOWN]):
            button = _link()
            button.setText(self._elided(shown_name(path.name), WIDEST_NAME).replace("&", "&&"))
            button.setToolTip(plain_tip(str(path)))
            button.setAccessibleName(shown_name(path.name))
            if is_project_name(path):
                button.setIcon(icon("project"))
                translated(button.setAccessibleName, partial(self._project, shown_name(path.stem)))
            folder = self._elided(shown_name(path.parent.name), WIDEST_FOLDER)
            self._recent.addWidget(_quiet(partial(str, folder)), row, 2)  # distinguishes files of the same name
            button.clicked.connect(lambda _checked=False, path=path: self.recent_requested.emit(path))
            button.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
            button.customContextMenuRequested.connect(
                lambda place, path=path, button=button: self.recent_menu_requested.emit(path, button.mapToGlobal(place))
            )
            self._recent.addWidget(button, row, 1, Qt.AlignmentFlag.AlignLeft)

    def _project(self, name: str) -> str:
        return self.tr("Project %1").replace("%1", name)

    def _elided(self, name: str, letters: int) -> str:
        metrics = self.fontMetrics()
        return metrics.elidedText(name, Qt.TextElideMode.ElideMiddle, letters * metrics.averageCharWidth())

    def _build(self, areas: QHBoxLayout) -> None:
        layout = QVBoxLayout(self._content)
        layout.setContentsMargins(40, 28, 40, 24)
        layout.setSpacing(18)
        layout.addStretch(1)
        layout.addLayout(self._title())
        layout.addLayout(areas, 8)
        layout.addLayout(self._other_ways())
        layout.addLayout(self._recent)
        privacy = _quiet(lambda: self.tr("Your texts are compared on this computer and not sent anywhere."))
        privacy.setWordWrap(True)
        layout.addWidget(privacy)
        layout.addStretch(1)
        scrolled = QScrollArea()
        scrolled.setWidget(self._content)
        scrolled.setWidgetResizable(True)
        scrolled.setFrameShape(QFrame.Shape.NoFrame)
        scrolled.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        around = QVBoxLayout(self)
        around.setContentsMargins(0, 0, 0, 0)
        around.addWidget(scrolled)

    def _title(self) -> QHBoxLayout:
        picture = PlainLabel()
        picture.setPixmap(icon("imbrex").pixmap(QSize(48, 48)))
        picture.setAccessibleName("Imbrex")
        heading = PlainLabel()
        translated(heading.setText, lambda: self.tr("See what two texts share"))
        font = heading.font()
        font.setPointSizeF(font.pointSizeF() * 1.9)
        heading.setFont(font)
        heading.setWordWrap(True)  # in a narrow window
        layout = QHBoxLayout()
        layout.setSpacing(14)
        layout.addWidget(picture)
        layout.addWidget(heading, 1)
        layout.addWidget(self._tour)
        return layout

    def _other_ways(self) -> QHBoxLayout:
        layout = QHBoxLayout()
        layout.setSpacing(10)
        folder = QPushButton(icon("folder"), "")
        translated(folder.setText, lambda: self.tr("Open folder of essays…"))
        folder.setObjectName("openFolderButton")
        folder.clicked.connect(self.folder_requested)
        paste = QPushButton(icon("paste"), "")
        translated(paste.setText, lambda: self.tr("Paste text"))
        paste.clicked.connect(self.paste_requested)
        samples = QPushButton()
        translated(samples.setText, lambda: self.tr("Open sample essays"))
        samples.setObjectName("samplesButton")
        samples.clicked.connect(self.samples_requested)
        library = QPushButton(icon("library"), "")
        translated(library.setText, lambda: self.tr("Library"))
        library.setObjectName("libraryButton")
        translated(library.setToolTip, lambda: self.tr("Find passages shared with earlier essays (Ctrl+Shift+L)"))
        library.clicked.connect(self.library_requested)
        hint = _quiet(lambda: self.tr("Or drop a folder of essays anywhere on the window"))
        hint.setWordWrap(True)  # in a narrow window
        layout.addWidget(hint, 1)
        for button in (folder, paste, samples, library):
            layout.addWidget(button)
        return layout


def _quiet(text: Callable[[], str]) -> QLabel:
    label = PlainLabel()
    translated(label.setText, text)
    label.setForegroundRole(label.palette().ColorRole.PlaceholderText)
    return label


def _link() -> QPushButton:
    button = QPushButton()
    button.setFlat(True)
    button.setStyleSheet("text-align: left; padding: 3px 6px;")
    button.setCursor(Qt.CursorShape.PointingHandCursor)
    return button
