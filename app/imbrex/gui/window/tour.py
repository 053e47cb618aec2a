"""Tour: a step-by-step introduction with the two samples, which restores everything afterwards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QPoint, QRect, QTimer, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMainWindow, QMenu, QWidget

from imbrex.gui.documents.document_chooser import DocumentChooser
from imbrex.gui.documents.reading_jobs import ReadJob
from imbrex.gui.model.settings import Settings
from imbrex.gui.window.tour_bubble import Bubble, Ring
from imbrex.gui.wording.translation import retranslated
from imbrex.values import frozen

if TYPE_CHECKING:
    from imbrex.gui.panels.dock import Dock
    from imbrex.gui.window.controller import Controller


@frozen
class Step:
    """One bubble.

    Attributes:
        place: name of the widget it points at, or of an action in a menu.
        title, text: of the bubble.
        needs_pair: whether two texts have to be shown side by side.
        panel: name of the dock that has to be open.
    """

    place: str
    title: str
    text: str
    needs_pair: bool = True
    panel: str = ""


FOLLOWING = 120
"""Milliseconds between two checks of the target's place: it may move, be hidden or disappear."""


class Tour(QObject):
    """The tour of one window.

    Signals:
        ended: finished or skipped.
        status_message: (sentence) why it cannot start.
    """

    ended = Signal()
    status_message = Signal(str)

    def __init__(
        self, window: QMainWindow, start: QWidget, chooser: DocumentChooser, controller: Controller, settings: Settings
    ) -> None:
        """Take the start page and the provider of the samples."""
        super().__init__(window)
        self._window = window
        self._start_page = start
        self._chooser = chooser
        self._controller = controller
        self._settings = settings
        self._began_with_pair = False
        self._at = 0
        self._samples: frozenset[str] = frozenset()  # opened for the tour
        self._are_open = False
        self._waits = False  # for the pair of this step
        self._opened: Dock | None = None  # a panel, for this step
        self._bubble, self._ring = Bubble(window), Ring(window)
        self._timer = QTimer(self)
        self._timer.setInterval(FOLLOWING)
        self._timer.timeout.connect(self._follow)
        self._bubble.next.clicked.connect(self._on_next)
        self._bubble.back.clicked.connect(self._on_back)
        self._bubble.skip.clicked.connect(self.skip)

    @property
    def is_on(self) -> bool:
        """Whether the tour is running."""
        return self._timer.isActive()

    def start(self) -> None:
        """Start, on the start page or on the open pair."""
        if self.is_on:
            return
        if self._controller.session.rows and not self._has_pair:
            self.status_message.emit(self.tr("Close all documents before taking the tour. It opens two sample essays."))
            return
        self._controller.library_part.leave_page()
        self._began_with_pair = self._has_pair
        self._at, self._samples = 0, frozenset()
        self._timer.start()
        self._controller.session.rows_changed.connect(self._on_rows_changed)
        self._controller.page_changed.connect(self._follow)
        self._show()

    def skip(self) -> None:
        """End early, and remove the documents opened for the tour."""
        if self.is_on:
            samples = self._samples
            self._end()
            if samples:
                self._controller.runner.cancel(ReadJob)
                self._controller.session.remove(samples)

    def close(self) -> None:
        """End with the window."""
        if self.is_on:
            self._stop()

    @property
    def _has_pair(self) -> bool:
        return self._controller.is_comparing

    def _stop(self) -> None:
        self._timer.stop()
        self._controller.session.rows_changed.disconnect(self._on_rows_changed)
        self._controller.page_changed.disconnect(self._follow)

    def _end(self) -> None:
        self._stop()
        self._samples = frozenset()
        self._bubble.hide()
        self._ring.hide()
        self._open_panel("")
        self._settings.tour_seen = True
        page = self._controller.page or self._start_page
        page.setFocus()
        self.ended.emit()

    def _on_next(self) -> None:
        if self._at + 1 == len(self._steps):
            self._end()
            return
        self._at += 1
        if self._steps[self._at].needs_pair and not self._has_pair:
            self._open_samples()
        self._show()

    def _on_back(self) -> None:
        self._at = max(0, self._at - 1)
        self._show()

    def _open_samples(self) -> None:
        """Open the samples without adding them to the recent files."""
        if not self._controller.session.rows:
            samples = self._chooser.samples()
            self._samples = frozenset(str(path.absolute()) for path, _ in samples)
            self._are_open = False
            for path, role in samples:
                self._controller.open([path.absolute()], role)

    def _on_rows_changed(self) -> None:
        """End if the user opens other documents or closes those of the tour."""
        keys = {row.key for row in self._controller.session.rows}
        if not self.is_on or not self._samples:
            return
        if keys == self._samples:
            self._are_open = True
        elif self._are_open or keys - self._samples:
            self._end()

    # Display

    def _show(self) -> None:
        self._open_panel(self._steps[self._at].panel)
        self._say()
        self._follow()
        self._bubble.show()
        self._bubble.raise_()
        self._bubble.setFocus()

    def _open_panel(self, name: str) -> None:
        """Open the panel of a step, and close that of the last one unless the user had opened it."""
        if self._opened is not None:
            self._opened.close()
            self._opened = None
        dock = self._controller.panels.dock(name) if name else None
        if dock is not None and dock.isHidden():
            self._opened = dock
            dock.reveal()

    @retranslated
    def _say(self) -> None:
        step = self._steps[self._at]
        self._bubble.say(step.title, step.text, self._at + 1, len(self._steps))

    def _follow(self) -> None:
        """Stay beside the target as it moves."""
        if not self.is_on:
            return
        step = self._steps[self._at]
        waited, waits = self._waits, step.needs_pair and not self._has_pair
        self._waits = waits
        self._bubble.next.setEnabled(not waits)
        if waited and not waits:  # the page that has appeared took the focus
            QTimer.singleShot(0, self._bubble, self._bubble.setFocus)
        target = None if waits else self._target(step.place)
        self._ring.surround(target)
        self._bubble.point_at(target)

    def _target(self, name: str) -> QRect | None:
        """The target's place in the window; None while it is not visible."""
        widget = QWidget.findChild(self._window, QWidget, name)  # the window's own would create all that is missing
        if widget is None:
            return self._in_menu(name)
        if not widget.isVisible() or widget.visibleRegion().isEmpty():
            return None
        seen = widget.visibleRegion().boundingRect()
        return QRect(widget.mapTo(self._window, seen.topLeft()), seen.size())

    def _in_menu(self, name: str) -> QRect | None:
        """The place of the menu that contains an action."""
        action, bar = QWidget.findChild(self._window, QAction, name), self._window.menuBar()
        for entry in bar.actions():
            menu = entry.menu()
            if isinstance(menu, QMenu) and action in menu.actions() and bar.isVisible():
                place = bar.actionGeometry(entry)
                return QRect(bar.mapTo(self._window, QPoint(0, 0)) + place.topLeft(), place.size())
        return None

    @property
    def _steps(self) -> tuple[Step, ...]:
        return tuple(step for step in self._all_steps() if step.needs_pair or not self._began_with_pair)

    def _all_steps(self) -> tuple[Step, ...]:
        return (
            Step(
                "rewriteArea",
                self.tr("Drop documents here"),
                self.tr(
                    "Drop two files or a whole folder anywhere on the window. We have opened two sample "
                    "essays for this tour."
                ),
                needs_pair=False,
            ),
            Step(
                "ribbon",
                self.tr("See what both texts share"),
                self.tr(
                    "A shared passage has the same colour and number in both texts. Click a passage to bring "
                    "its counterpart level with it. Press F8 to go to the next one."
                ),
            ),
            Step(
                "rightHeadFigure",
                self.tr("See how much they share"),
                self.tr(
                    "A shingle is a run of consecutive words. The score shows how many of one text's "
                    "shingles are also in the other. A score is not a verdict. Read the passages."
                ),
            ),
            Step(
                "shingleLengthField",
                self.tr("Choose what counts as a match"),
                self.tr(
                    "Longer shingles find only longer matches; shorter ones find more. Results update as you "
                    "change options. Point to an option to see what it does."
                ),
                panel="optionsDock",
            ),
            Step(
                "lensSwitch",
                self.tr("Find edited passages, too"),
                self.tr(
                    "Passages also finds text that was edited or reordered. Changes sets the paragraphs "
                    "side by side and marks the changed words."
                ),
            ),
            Step(
                "save_reportAction",
                self.tr("Share the results"),
                self.tr(
                    "To share your results with others, choose File > Save report. Press F1 for help on the "
                    "current view."
                ),
            ),
        )
