"""Verdict choice: what people decide about the pair that they look at."""

from functools import partial

from PySide6.QtCore import QSignalBlocker, Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QWidget

from imbrex.engine.verdict import Verdict
from imbrex.gui.overview.pairs.verdict_texts import KEYS, verdict_name
from imbrex.gui.plain_label import PlainLabel
from imbrex.gui.verdicts import Verdicts


class VerdictChoice(QWidget):
    """Offer the verdicts; whoever shows it also takes `keys`, one action for each, that hold where it is shown."""

    def __init__(self) -> None:
        super().__init__()
        self._verdicts: Verdicts | None = None
        self._pair: tuple[str, str] | None = None
        self.box = QComboBox()
        self.box.setObjectName("pairVerdict")
        self.box.setAccessibleName(self.tr("Verdict"))
        keys = ", ".join(f"{verdict_name(verdict)} ({KEYS[verdict]})" for verdict in Verdict)
        self.box.setToolTip(self.tr("What you have decided about this pair. Keys: %1").replace("%1", keys))
        for verdict in Verdict:
            self.box.addItem(verdict_name(verdict), verdict.value)
        self.box.activated.connect(self._on_activated)
        self.keys = [self._key(verdict) for verdict in Verdict]
        label = PlainLabel(self.tr("Verdict"))
        label.setBuddy(self.box)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(6)
        layout.addWidget(label)
        layout.addWidget(self.box)

    def follow(self, verdicts: Verdicts) -> None:
        """Show and give verdicts of a session."""
        self._verdicts = verdicts
        verdicts.changed.connect(self._show)

    def show_pair(self, left: str, right: str) -> None:
        """Show the verdict on two documents, by their keys."""
        self._pair = (left, right)
        self._show()

    def clear(self) -> None:
        """Take no verdict, as no pair is shown."""
        self._pair = None

    def _key(self, verdict: Verdict) -> QAction:
        action = QAction(verdict_name(verdict), self)
        action.setShortcut(KEYS[verdict])
        action.setShortcutContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        action.triggered.connect(partial(self._decide, verdict))
        return action

    def _show(self) -> None:
        if self._verdicts is not None and self._pair is not None:
            with QSignalBlocker(self.box):
                self.box.setCurrentIndex(self.box.findData(self._verdicts.of(*self._pair).value))

    def _decide(self, verdict: Verdict, _checked: bool = False) -> None:
        if self._verdicts is not None and self._pair is not None:
            self._verdicts.decide([self._pair], verdict)

    def _on_activated(self, _index: int) -> None:
        self._decide(Verdict(self.box.currentData()))
