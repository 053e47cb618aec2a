"""Start page: the ways to begin, recent files, and what is being opened first."""

from collections.abc import Sequence
from functools import partial
from pathlib import Path

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import (
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QProgressBar,
    QPushButton,
    QScrollArea,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from imbrex.files.shared.shown_names import shown_name
from imbrex.gui.projects.project_names import is_project_name
from imbrex.gui.theme.fonts import bold, scaled
from imbrex.gui.theme.icons import icon
from imbrex.gui.widgets.elided_label import PlainLabel
from imbrex.gui.widgets.layouts import NO_MARGINS, spaced
from imbrex.gui.window.drop_area import DropArea
from imbrex.gui.wording.plain_text import plain_tip
from imbrex.gui.wording.translation import Text, retranslated, translated

NAMED = 4  # files


class FirstReading(QWidget):
    """The number of files, the first names, and a bar that shows work without an end in sight."""

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("firstReading")
        self._heading, self._names = PlainLabel(), PlainLabel()
        self._heading.setFont(scaled(self._heading.font(), 1.5))
        self._names.setForegroundRole(self._names.palette().ColorRole.PlaceholderText)
        bar = QProgressBar()
        bar.setRange(0, 0)
        bar.setTextVisible(False)
        bar.setFixedWidth(260)
        translated(bar.setAccessibleName, lambda: self.tr("Progress"))
        layout = spaced(QVBoxLayout(self), 12)
        layout.addStretch(1)
        for widget in (self._heading, self._names, bar):
            layout.addWidget(widget, alignment=Qt.AlignmentFlag.AlignHCenter)
        layout.addStretch(1)

    @property
    def text(self) -> str:
        """The displayed text."""
        return f"{self._heading.text()} {self._names.text()}".strip()

    @retranslated
    def show_names(self, names: list[str] | None) -> None:
        """Show these names; an empty list for a pasted text, None for nothing at all."""
        if names is None:
            self._heading.clear()
            self._names.clear()
            return
        opened = self.tr("Opening %Ln file(s) or folder(s)…", "", len(names))
        self._heading.setText(opened if names else self.tr("Reading the pasted text…"))
        told = ", ".join(names[:NAMED])
        self._names.setText(f"{told}, …" if len(names) > NAMED else told)


SHOWN = 4
WIDEST_NAME, WIDEST_FOLDER = 40, 24  # average characters; a name of 250 would make the window wider than the screen


class RecentList(QWidget):
    """One file a row, with its folder, which distinguishes files of the same name.

    Signals:
        requested: (Path).
        menu_requested: (Path, position on the screen).
        shown: the list can be seen again.
    """

    requested = Signal(object)
    menu_requested = Signal(object, object)
    shown = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._rows = spaced(QGridLayout(self), margins=NO_MARGINS)
        self._rows.setColumnStretch(2, 1)
        self._rows.setVerticalSpacing(0)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.shown.emit()

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
        label = PlainLabel(quiet=True)
        translated(label.setText, text)
        self._rows.addWidget(label, row, column)

    def _project(self, name: str) -> str:
        return self.tr("Project %1").replace("%1", name)

    def _elided(self, name: str, letters: int) -> str:
        metrics = self.fontMetrics()
        return metrics.elidedText(name, Qt.TextElideMode.ElideMiddle, letters * metrics.averageCharWidth())


LEAST = QSize(760, 420)  # pixels, the most the page requests at any text size
SAMPLE_WIDTH = 210  # pixels


class StartPage(QWidget):
    """Three ways in: two texts, a class, a sample; below them the other ways and recent files.

    The areas and buttons are public, and connected where the page is created. `tour` is shown until it is taken or
    skipped.
    """

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("startPage")
        translated(self.setAccessibleName, lambda: self.tr("Start page"))
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)  # takes the first focus, so that no area looks selected
        hint = lambda: self.tr("Drop a file here, or click to choose one")  # noqa: E731
        self.original = DropArea("originalArea", lambda: self.tr("Original"), hint)
        self.rewrite = DropArea("rewriteArea", lambda: self.tr("Rewrite"), hint)
        self.essays = DropArea(
            "classArea",
            lambda: self.tr("Folder of essays"),
            lambda: self.tr("Drop a folder or files here, or click to choose a folder"),
            "folder",
        )
        self.recent = RecentList()
        self.reading = FirstReading()
        self.samples, self.tour = QPushButton(), QPushButton(icon("tour"), "")
        self.paste, self.library = QPushButton(icon("paste"), ""), QPushButton(icon("library"), "")
        self._ways = QWidget()
        self._stack = QStackedWidget()
        self._build()

    def minimumSizeHint(self) -> QSize:
        return self._ways.minimumSizeHint().boundedTo(LEAST)  # the rest scrolls

    def show_files(self, original: str, rewrite: str) -> None:
        """Show the names of the files already chosen."""
        self.original.show_file(original)
        self.rewrite.show_file(rewrite)

    def show_reading(self, names: list[str] | None) -> None:
        """Show the names of what is being opened, before anything else can; None shows the ways in again."""
        self.reading.show_names(names)
        self._stack.setCurrentWidget(self._scrolled if names is None else self.reading)

    def _build(self) -> None:
        layout = spaced(QVBoxLayout(self._ways), 18, (40, 28, 40, 24))
        layout.addStretch(1)
        layout.addLayout(self._title())
        layout.addLayout(self._ways_in(), 8)
        layout.addLayout(self._other_ways())
        layout.addWidget(self.recent)
        privacy = _quiet(lambda: self.tr("Your texts are compared on this computer and not sent anywhere."))
        privacy.setWordWrap(True)
        layout.addWidget(privacy)
        layout.addStretch(1)
        self._scrolled = QScrollArea()
        self._scrolled.setWidget(self._ways)
        self._scrolled.setWidgetResizable(True)
        self._scrolled.setFrameShape(QFrame.Shape.NoFrame)
        self._scrolled.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        around = spaced(QVBoxLayout(self), margins=NO_MARGINS)
        around.addWidget(self._stack)
        self._stack.addWidget(self._scrolled)
        self._stack.addWidget(self.reading)

    def _title(self) -> QHBoxLayout:
        picture = PlainLabel()
        picture.setPixmap(icon("imbrex").pixmap(QSize(48, 48)))
        picture.setAccessibleName("Imbrex")
        heading = PlainLabel()
        translated(heading.setText, lambda: self.tr("See what two texts share"))
        heading.setFont(scaled(heading.font(), 1.9))
        heading.setWordWrap(True)  # in a narrow window
        layout = spaced(QHBoxLayout(), 14)
        layout.addWidget(picture)
        layout.addWidget(heading, 1)
        return layout

    def _ways_in(self) -> QHBoxLayout:
        pair = spaced(QHBoxLayout(), 12)
        pair.addWidget(self.original)
        pair.addWidget(self.rewrite)
        layout = spaced(QHBoxLayout(), 28)
        layout.addLayout(_way(lambda: self.tr("Compare two texts"), pair), 2)
        essays = QHBoxLayout()
        essays.addWidget(self.essays)
        layout.addLayout(_way(lambda: self.tr("Check a class"), essays), 1)
        layout.addLayout(_way(lambda: self.tr("Try it out"), self._sample()))
        return layout

    def _sample(self) -> QVBoxLayout:
        told = _quiet(lambda: self.tr("Two short essays, one rewritten from the other."))
        told.setWordWrap(True)
        told.setMinimumWidth(SAMPLE_WIDTH)
        translated(self.samples.setText, lambda: self.tr("Open sample essays"))
        self.samples.setObjectName("samplesButton")
        translated(self.tour.setText, lambda: self.tr("Take the tour (1 minute)"))
        self.tour.setObjectName("tourButton")
        layout = spaced(QVBoxLayout(), 10)
        for widget in (told, self.samples, self.tour):
            layout.addWidget(widget)
        layout.addStretch(1)
        return layout

    def _other_ways(self) -> QHBoxLayout:
        translated(self.paste.setText, lambda: self.tr("Paste text"))
        translated(self.library.setText, lambda: self.tr("Library"))
        self.library.setObjectName("libraryButton")
        translated(self.library.setToolTip, lambda: self.tr("Find passages shared with earlier essays (Ctrl+Shift+L)"))
        layout = spaced(QHBoxLayout(), 10)
        layout.addWidget(self.paste)
        layout.addWidget(self.library)
        layout.addStretch(1)
        return layout


def _way(title: Text, content: QHBoxLayout | QVBoxLayout) -> QVBoxLayout:
    label = PlainLabel()
    translated(label.setText, title)
    label.setFont(bold(label.font()))
    layout = spaced(QVBoxLayout(), 8)
    layout.addWidget(label)
    layout.addLayout(content, 1)
    return layout


def _quiet(text: Text) -> QLabel:
    label = PlainLabel(quiet=True)
    translated(label.setText, text)
    return label
