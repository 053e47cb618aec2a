"""Review commands: verdicts and notes in the Compare view, with their shortcuts."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QPoint, Qt, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu, QWidget

from imbrex.engine.review.review import Verdict
from imbrex.gui.compare.compare_page import ComparePage
from imbrex.gui.compare.panes.text_pane import TextPane
from imbrex.gui.compare.review.passage_decision import NEXT_OPEN
from imbrex.gui.compare.review.reviewed_pair import ReviewedPair
from imbrex.gui.model.lens import Lens
from imbrex.gui.wording.translation import translated
from imbrex.gui.wording.verdict_texts import PASSAGE_KEYS, verdict_told

if TYPE_CHECKING:
    from imbrex.gui.compare.passages.passages_panel import PassagesPanel


class ReviewCommands(QObject):
    """Keys with Alt give a verdict on the current passage; those of the pair, without Alt, are elsewhere.

    Signal: panel_requested, the list of passages should be opened.
    """

    panel_requested = Signal()

    def __init__(
        self,
        compare: ComparePage,
        review: ReviewedPair,
        passages: Callable[[], PassagesPanel],
        show_message: Callable[[str], None],
        parent: QObject,
    ) -> None:
        """Take also `passages`, which returns the list of passages, and `show_message`, which shows a message."""
        super().__init__(parent)
        self._compare, self._review, self._passages, self._show_message = compare, review, passages, show_message
        self._verdicts = {verdict: self._verdict(verdict) for verdict in Verdict}
        self._note = self._action(lambda: self.tr("Note on the passage…"), "notePassage", self._write_note)
        self._pair_note = self._action(lambda: self.tr("Note on the pair…"), "notePair", compare.note.open_field)
        self._next = self._action(
            lambda: self.tr("Next undecided passage"), "nextOpen", partial(self._go_to_next_undecided, 1)
        )
        self._previous = self._action(
            lambda: self.tr("Previous undecided passage"), "previousOpen", partial(self._go_to_next_undecided, -1)
        )
        self._next.setShortcut(NEXT_OPEN)
        self._previous.setShortcut(f"Shift+{NEXT_OPEN}")
        compare.addActions(list(self._verdicts.values()))
        self.attach(compare)
        self.passage_menu = QMenu(compare)
        translated(self.passage_menu.setTitle, lambda: self.tr("Verdict on the passage"))
        self.passage_menu.addActions([*self._verdicts.values(), self._note])
        self.pair_menu = QMenu(compare)
        translated(self.pair_menu.setTitle, lambda: self.tr("Verdict on the pair"))
        self.pair_menu.addActions([*compare.verdict.keys, self._pair_note])
        for pane in (compare.view.left, compare.view.right):
            pane.menu_opening.connect(partial(self._fill_menu, pane))
        compare.view.panes.menu_requested.connect(self._open_menu)
        compare.view.lens_changed.connect(self._show)
        compare.view.passage_changed.connect(self._show)
        self._review.changed.connect(self._show)
        self._show()

    def attach(self, widget: QWidget) -> None:
        """Let the keys for the next open passage work in a widget."""
        widget.addActions([self._next, self._previous])

    def fill(self, menu: QMenu, before: QAction) -> None:
        """Insert all commands into a menu, before an action."""
        menu.insertSeparator(before)
        menu.insertMenu(before, self.passage_menu)
        menu.insertMenu(before, self.pair_menu)
        menu.insertActions(before, [self._next, self._previous])

    @property
    def _is_of_passages(self) -> bool:
        """Return whether the lens shows passages that can have a verdict."""
        return self._compare.view.lens is Lens.REWRITING

    @property
    def _current(self) -> int:
        return self._compare.view.current_rewritten if self._is_of_passages else -1

    def _show(self) -> None:
        of_passages, has_open = self._is_of_passages, self._review.decided < len(self._review)
        for action in self._verdicts.values():
            action.setEnabled(of_passages)
        self._note.setEnabled(self._current >= 0)
        self._next.setEnabled(has_open)
        self._previous.setEnabled(has_open)

    def _fill_menu(self, pane: TextPane, menu: QMenu, point: int) -> None:
        """Select the passage at a position and add its verdicts to the menu."""
        if self._compare.view.current.mark_at(pane, point):
            menu.addSeparator()
            self._offer(menu)

    def _offer(self, menu: QMenu) -> None:
        """Add verdicts on the current passage, or a command that switches to the lens where they can be given."""
        if self._is_of_passages:
            menu.addMenu(self.passage_menu)
        else:
            name = self._compare.view.bar.lens.name_of(Lens.REWRITING)
            text = self.tr("Switch to “%1” to set verdicts").replace("%1", name)
            menu.addAction(text, partial(self._compare.view.set_lens, Lens.REWRITING))

    def _open_menu(self, number: int, place: QPoint) -> None:
        """Show a menu of verdicts for the passage of a ribbon or number between the texts."""
        self._compare.view.current.mark(number)
        if self._is_of_passages:
            self.passage_menu.popup(place)
        else:
            menu = QMenu(self._compare)
            menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
            self._offer(menu)
            menu.popup(place)

    def _verdict(self, verdict: Verdict) -> QAction:
        name, judge = f"judge{verdict.name.capitalize()}", partial(self._judge, verdict)
        action = self._action(partial(verdict_told, verdict), name, judge)
        action.setShortcut(PASSAGE_KEYS[verdict])
        return action

    def _action(self, text: Callable[[], str], name: str, do: Callable[..., None]) -> QAction:
        action = QAction(self)
        translated(action.setText, text)
        action.setObjectName(name)
        action.setShortcutContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        action.triggered.connect(do)
        return action

    def _judge(self, verdict: Verdict, _checked: bool = False) -> None:
        if self._current >= 0:
            self._review.judge([self._current], verdict)
        else:
            self._show_message(self.tr("No passage is selected. F8 goes to the next one."))

    def _go_to_next_undecided(self, by: int, _checked: bool = False) -> None:
        self._passages().go_to_next_undecided(by)

    def _write_note(self) -> None:
        self.panel_requested.emit()
        self._passages().show_current(self._current)
        self._passages().decision.note.setFocus(Qt.FocusReason.OtherFocusReason)
