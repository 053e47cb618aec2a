"""Verdict choice: the verdict on the open pair."""

from functools import partial

from PySide6.QtCore import QSignalBlocker, Qt
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QWidget

from imbrex.engine.review.verdict import Verdict
from imbrex.gui.model.decisions import Decisions
from imbrex.gui.widgets.named import add_choice
from imbrex.gui.widgets.plain_label import PlainLabel
from imbrex.gui.wording.translated import retranslated, translated
from imbrex.gui.wording.verdict_texts import KEYS, verdict_name, verdict_told


class VerdictChoice(QWidget):
    """Verdict buttons; the owner adds `keys`, one action per verdict, to the widget where they apply."""

    def __init__(self) -> None:
        super().__init__()
        self._decisions: Decisions | None = None
        self._pair: tuple[str, str] | None = None
        self.box = QComboBox()
        self.box.setObjectName("pairVerdict")
        translated(self.box.setAccessibleName, lambda: self.tr("Verdict on the pair"))
        for verdict in Verdict:
            add_choice(self.box, partial(verdict_told, verdict), verdict.value)
        self.box.activated.connect(self._on_activated)
        self.keys = [self._key(verdict) for verdict in Verdict]
        self.take_plain_keys(True)
        label = PlainLabel()
        translated(label.setText, lambda: self.tr("Verdict"))
        label.setBuddy(self.box)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(6)
        layout.addWidget(label)
        layout.addWidget(self.box)

    @retranslated
    def take_plain_keys(self, plain: bool) -> None:
        """Use plain letters as shortcuts, or only letters with Shift if plain ones have another function."""
        for verdict, action in zip(Verdict, self.keys, strict=True):
            shifted = f"Shift+{KEYS[verdict]}"
            action.setShortcuts([QKeySequence(key) for key in ([KEYS[verdict]] if plain else []) + [shifted]])
        keys = ", ".join(
            f"{verdict_name(verdict)} ({action.shortcut().toString()})"
            for verdict, action in zip(Verdict, self.keys, strict=True)
        )
        self.box.setToolTip(self.tr("Your verdict on this pair. Keys: %1").replace("%1", keys))

    def follow(self, decisions: Decisions) -> None:
        """Show and set the verdicts of a session."""
        self._decisions = decisions
        decisions.changed.connect(self._show)

    def show_pair(self, left: str, right: str) -> None:
        """Show the verdict on two documents, by their keys."""
        self._pair = (left, right)
        self._show()

    def clear(self) -> None:
        """Disable the verdict, as no pair is shown."""
        self._pair = None

    def _key(self, verdict: Verdict) -> QAction:
        action = QAction(self)
        translated(action.setText, lambda: verdict_told(verdict))
        action.setObjectName(f"pair{verdict.name.capitalize()}")
        action.setShortcutContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        action.triggered.connect(partial(self._decide, verdict))
        return action

    def _show(self) -> None:
        if self._decisions is not None and self._pair is not None:
            with QSignalBlocker(self.box):
                self.box.setCurrentIndex(self.box.findData(self._decisions.of(*self._pair).value))

    def _decide(self, verdict: Verdict, _checked: bool = False) -> None:
        if self._decisions is not None and self._pair is not None:
            self._decisions.judge([self._pair], verdict)

    def _on_activated(self, _index: int) -> None:
        self._decide(Verdict(self.box.currentData()))
