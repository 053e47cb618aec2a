"""Pane commands: copying with a citation, and searching for the selection in the other text."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import numpy as np
from PySide6.QtCore import QObject
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QApplication, QMenu

from imbrex import clock
from imbrex.gui.compare.panes.citation import Excerpt, Span, cite, cite_both
from imbrex.gui.theme.icons import icon
from imbrex.gui.widgets.clipboard import copy
from imbrex.gui.wording.translation import translated

if TYPE_CHECKING:
    from imbrex.gui.compare.compare_view import CompareView
    from imbrex.gui.compare.panes.pane_text import PaneText
    from imbrex.gui.compare.panes.text_pane import TextPane

LONGEST = 200
"""Maximum length of a search text, in characters."""


class PaneCommands(QObject):
    """Two actions with shortcuts, also in the context menu of the texts.

    They apply to the focused pane: to its selection, otherwise to the passage at the caret, otherwise to the current
    passage.
    """

    def __init__(self, view: CompareView) -> None:
        super().__init__(view)
        self._view = view
        self.cite = self._action(
            "copyCited", lambda: self.tr("Copy with citation"), "Ctrl+Shift+C", "quote", self._copy_cited
        )
        self.find = self._action(
            "findInOther", lambda: self.tr("Find in the other text"), "Ctrl+Shift+F", "find-other", self._find_in_other
        )
        for pane in (view.left, view.right):
            pane.menu_opening.connect(lambda menu, point, pane=pane: self._fill(pane, menu, point))
            pane.selectionChanged.connect(self.update)
        view.passage_changed.connect(self.update)
        application = QApplication.instance()
        if isinstance(application, QApplication):
            application.focusChanged.connect(self.update)
        self.update()

    def update(self) -> None:
        """Enable the actions that apply now."""
        pane = self._pane
        self.cite.setEnabled(self._cited(pane, pane.caret()) != "")
        self.find.setEnabled(0 < len(_selected(pane).strip()) <= LONGEST)

    @property
    def _pane(self) -> TextPane:
        """Return the focused pane, otherwise the one with a selection, otherwise the left one."""
        left, right = self._view.left, self._view.right
        if left.hasFocus() or right.hasFocus():
            return left if left.hasFocus() else right
        return right if right.textCursor().hasSelection() and not left.textCursor().hasSelection() else left

    def _copy_cited(self) -> None:
        pane = self._pane
        if text := self._cited(pane, pane.caret()):
            copy(text)

    def _find_in_other(self) -> None:
        pane = self._pane
        text = _selected(pane).strip()
        if 0 < len(text) <= LONGEST:
            self._view.find_bar.look_for(text, self._other(pane))

    def _other(self, pane: TextPane) -> TextPane:
        return self._view.right if pane is self._view.left else self._view.left

    def _cited(self, pane: TextPane, point: int) -> str:
        """Return the citation for a position, "" if there is none."""
        version, other = pane.version, self._other(pane).version
        if version is None or other is None:
            return ""
        cursor = pane.textCursor()
        day = clock.today()
        if cursor.hasSelection():
            span = pane.map.point(cursor.selectionStart()), pane.map.point(cursor.selectionEnd())
            excerpt = _excerpt(version, *span)
            return cite(excerpt, other.tokens.document.name, day) if excerpt.text else ""
        number = self._passage(version, point)
        return cite_both(*self._sides(number), day) if number >= 0 else ""

    def _passage(self, version: PaneText, point: int) -> int:
        """Return the number of the passage at a position: preferably, and by default, the current one; -1 for none."""
        covering = version.highlights.at(point) if point >= 0 else []
        current = self._view.current_index()
        if current in covering or not covering:
            return current if current < len(version.highlights) else -1
        return covering[-1]

    def _sides(self, number: int) -> tuple[Excerpt, Excerpt]:
        versions = (self._view.left.version, self._view.right.version)
        left, right = (
            _excerpt(version, int(version.highlights.start[number]), int(version.highlights.end[number]))
            for version in versions
            if version is not None
        )
        return left, right

    def _fill(self, pane: TextPane, menu: QMenu, point: int) -> None:
        """Insert both actions for the position of a right click above Find."""
        cited = self._cited(pane, point)
        actions = {action.text(): action for action in menu.actions()}
        before = actions.get(self._view.bar.search.text())
        entries = [QAction(action.icon(), action.text(), menu) for action in (self.cite, self.find)]
        entries[0].triggered.connect(lambda: copy(cited))
        entries[0].setEnabled(bool(cited))
        entries[0].setShortcut(self.cite.shortcut())
        entries[1].triggered.connect(lambda: self._view.find_bar.look_for(_selected(pane).strip(), self._other(pane)))
        entries[1].setEnabled(0 < len(_selected(pane).strip()) <= LONGEST)
        entries[1].setShortcut(self.find.shortcut())
        for entry in entries:
            menu.insertAction(before, entry) if before is not None else menu.addAction(entry)

    def _action(self, name: str, text: Callable[[], str], keys: str, picture: str, slot: object) -> QAction:
        action = QAction(icon(picture), "", self._view)
        translated(action.setText, text)
        action.setObjectName(name)
        action.setShortcut(QKeySequence(keys))
        action.triggered.connect(slot)
        self._view.addAction(action)
        return action


def _selected(pane: TextPane) -> str:
    return pane.textCursor().selectedText().replace("\u2029", "\n")


def _excerpt(version: PaneText, start: int, end: int) -> Excerpt:
    """Return the excerpt of the original at positions in the displayed text."""
    if not version.canonized:
        return Excerpt(version.tokens, (start, end))
    shown: Span = (
        int(np.searchsorted(version.end, start, side="right")),
        int(np.searchsorted(version.start, end, side="left")),
    )
    words = version.index[shown[0] : shown[1]]
    if not len(words):
        return Excerpt(version.tokens, (0, 0))
    return Excerpt(version.tokens, (int(version.tokens.start[words[0]]), int(version.tokens.end[words[-1]])))
