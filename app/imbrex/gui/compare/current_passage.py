"""Current passage: the one people look at, as they choose it in two texts."""

from functools import partial

from PySide6.QtCore import QObject, Signal

from imbrex.gui.compare.changes.difference_layer import DifferenceLayer
from imbrex.gui.compare.panes.lens_content import LensContent
from imbrex.gui.compare.panes.side_by_side import SideBySide
from imbrex.gui.compare.panes.text_pane import TextPane
from imbrex.gui.compare.word_teller import WordTeller


class CurrentPassage(QObject):
    """Marks one passage of a sight, and goes to another by steps, by clicks and by number.

    Signals:
        marked: (number) it is shown as the current one, perhaps anew; -1 for none.
        changed: (number) another one is, after `marked`.
    """

    marked = Signal(int)
    changed = Signal(int)

    def __init__(self, panes: SideBySide, differences: DifferenceLayer, teller: WordTeller, parent: QObject) -> None:
        super().__init__(parent)
        self._panes, self._differences, self._teller = panes, differences, teller
        self._sight: LensContent | None = None
        self.number = -1
        panes.passage_clicked.connect(self.go_to)
        for pane in (panes.left, panes.right):
            pane.point_clicked.connect(partial(self._clicked, pane))
            pane.point_hovered.connect(partial(self._hovered, pane))

    def take(self, sight: LensContent | None) -> None:
        """Choose among the passages of a sight from now on; of which one, `mark` will tell."""
        self._sight = sight
        self._teller.rest()

    @property
    def count(self) -> int:
        """How many passages there are to choose from."""
        return len(self._sight.passages) if self._sight is not None else 0

    def mark(self, number: int) -> None:
        """Make a passage the current one where it stands; -1 for none."""
        is_other, self.number = number != self.number, number
        self._panes.set_current(number)
        self._differences.set_current(number)
        self.marked.emit(number)
        if is_other:
            self._teller.rest()  # what was said of a word told of another passage
            self.changed.emit(number)

    def go_to(self, number: int, leader: TextPane, settle: bool = False) -> None:
        """Make a passage the current one and show it beside its twin."""
        if 0 <= number < self.count:
            self.mark(number)
            self._panes.show_passage(number, leader, settle)

    def step(self, by: int) -> None:
        """Go to the next passage, or to the one before."""
        self.go_to(self._panes.step(self.number, by), self._panes.left, settle=True)

    def mark_at(self, pane: TextPane, point: int) -> bool:
        """Make the passage at a place the current one where it stands; tell whether there is one."""
        covering = _covering(pane, point)
        if covering and self.number not in covering:
            self.mark(covering[-1])
        return bool(covering)

    def _clicked(self, pane: TextPane, point: int) -> None:
        covering = _covering(pane, point)
        if self.number in covering:
            # Where passages lie on one another, each click takes the next of them.
            self.go_to(covering[covering.index(self.number) - 1], pane)
        elif covering:
            self.go_to(covering[-1], pane)
        self._teller.tell(self._sight, pane, point, self.number)

    def _hovered(self, pane: TextPane, point: int) -> None:
        covering = _covering(pane, point)
        self._panes.set_hovered(covering[-1] if covering else -1)
        self._teller.tell(self._sight, pane, point, self.number)


def _covering(pane: TextPane, point: int) -> list[int]:
    """The passages at a place of a text; the one whose colour is seen comes last."""
    return pane.face.highlights.at(point) if pane.face is not None and point >= 0 else []
