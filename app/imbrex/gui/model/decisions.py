"""Decisions: verdicts, notes and marks of pairs and passages, with undo."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from dataclasses import replace

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QUndoCommand, QUndoStack

from imbrex.engine.review.review import Mark, Pair, Review, Verdict
from imbrex.gui.wording.translation import Text, translated
from imbrex.gui.wording.verdict_texts import verdict_name

TYPING = 1
"""Qt merges only steps with the same id."""


class Decisions(QObject):
    """Holds the review of a session and its undo stack.

    Signals:
        changed: the review was changed, by a decision, undo or redo.
        returned: (pairs of keys) affected by an undone or redone step.
    """

    changed = Signal()
    returned = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._review = Review()
        self.undo_stack = QUndoStack(self)
        translated(self._name_steps)

    @property
    def review(self) -> Review:
        """The current review."""
        return self._review

    def __iter__(self) -> Iterator[tuple[frozenset[str], Verdict]]:
        """All pairs that are not undecided."""
        return ((pair, decision.verdict) for pair, decision in self._review if decision.verdict is not Verdict.OPEN)

    def of(self, left: str, right: str) -> Verdict:
        """Return the verdict on a pair."""
        return self._review.of(left, right).verdict

    def judge(self, pairs: Collection[Pair], verdict: Verdict) -> None:
        """Give a verdict on pairs of keys, keeping their notes."""
        count = len(pairs)
        self._step(
            self._review.judged(pairs, verdict),
            pairs,
            lambda: self.tr("verdict “%1” on %Ln pair(s)", "", count).replace("%1", verdict_name(verdict)),
        )

    def note_pair(self, left: str, right: str, note: str, run: str = "") -> None:
        """Write a note on a pair; steps of one typing run are merged."""
        decision = replace(self._review.of(left, right), note=note)
        review = self._review.decided({(left, right): decision})
        self._step(review, [(left, right)], lambda: self.tr("note on a pair"), run)

    def mark(self, left: str, right: str, marks: Sequence[Mark], text: Text, run: str = "") -> None:
        """Replace all marks of a pair; `text` names the step for undo."""
        self._step(self._review.marked(left, right, marks), [(left, right)], text, run)

    def restore(self, review: Review) -> None:
        """Replace all decisions; this cannot be undone."""
        self._review = review
        self.undo_stack.clear()
        self.changed.emit()

    def _name_steps(self) -> None:
        for number in range(self.undo_stack.count()):
            step = self.undo_stack.command(number)
            if isinstance(step, NamedStep):
                step.setText(step.name())
        self.undo_stack.undoTextChanged.emit(self.undo_stack.undoText())
        self.undo_stack.redoTextChanged.emit(self.undo_stack.redoText())

    def set_review(self, review: Review) -> None:
        """Set these decisions, on behalf of a step."""
        self._review = review
        self.changed.emit()

    def _step(self, review: Review, pairs: Collection[Pair], text: Text, run: str = "") -> None:
        if review != self._review:
            self.undo_stack.push(Step(self, review, pairs, text, run))


class NamedStep(QUndoCommand):
    """A step that is renamed when the language changes."""

    def __init__(self, name: Text) -> None:
        super().__init__(name())
        self.name = name


class Step(NamedStep):
    """A change from one review to the next."""

    def __init__(self, decisions: Decisions, after: Review, pairs: Collection[Pair], text: Text, run: str) -> None:
        super().__init__(text)
        self._decisions = decisions
        self.before, self.after = decisions.review, after
        self.pairs = tuple(pairs)
        self.run = run
        self._is_done = False

    def redo(self) -> None:
        """Apply the step, for the first time or again."""
        self._decisions.set_review(self.after)
        if self._is_done:
            self._decisions.returned.emit(self.pairs)
        self._is_done = True

    def undo(self) -> None:
        """Revert the step."""
        self._decisions.set_review(self.before)
        self._decisions.returned.emit(self.pairs)

    def id(self) -> int:
        return TYPING if self.run else -1

    def mergeWith(self, other: QUndoCommand) -> bool:
        """Merge the next step of the same run; a step without effect becomes obsolete."""
        if not isinstance(other, Step) or other.run != self.run:
            return False
        self.after = other.after
        self.setObsolete(self.after == self.before)
        return True
