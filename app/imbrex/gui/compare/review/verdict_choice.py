"""Verdict choice: the verdict on the open pair."""

from functools import partial

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QActionGroup
from PySide6.QtWidgets import QHBoxLayout

from imbrex.engine.review.review import Verdict
from imbrex.gui.model.decisions import Decisions
from imbrex.gui.widgets.elided_label import PlainLabel
from imbrex.gui.widgets.flow_layout import ShorteningRow
from imbrex.gui.widgets.layouts import NO_MARGINS, spaced
from imbrex.gui.widgets.segments import Segments
from imbrex.gui.wording.translation import translated
from imbrex.gui.wording.verdict_texts import KEYS, SIGNS, verdict_title


class VerdictChoice(ShorteningRow):
    """One button and one key per verdict; the owner adds `keys` to the widget that must be visible for them."""

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("pairVerdict")
        self._decisions: Decisions | None = None
        self._pair: tuple[str, str] | None = None
        self._group = QActionGroup(self)
        self._actions = {verdict: self._action(verdict) for verdict in Verdict}
        self._label = PlainLabel(quiet=True)
        translated(self._label.setText, lambda: self.tr("Verdict"))
        translated(self.setAccessibleName, lambda: self.tr("Verdict on the pair"))
        layout = spaced(QHBoxLayout(self), 8, NO_MARGINS)
        layout.addStretch(1)
        layout.addWidget(self._label)
        layout.addWidget(Segments(self.keys))
        translated(self.measure)

    def show_brief(self, brief: bool) -> None:
        """Show signs instead of names."""
        self._label.setVisible(not brief)
        for verdict, action in self._actions.items():
            action.setIconText(SIGNS[verdict] if brief else action.text())

    @property
    def keys(self) -> list[QAction]:
        """Return one action per verdict. Their keys work in the whole window, except in text fields."""
        return list(self._actions.values())

    @property
    def shown(self) -> Verdict:
        """Return the verdict on the pair."""
        return next(verdict for verdict, action in self._actions.items() if action.isChecked())

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

    def _action(self, verdict: Verdict) -> QAction:
        action = QAction(self)
        action.setCheckable(True)
        action.setChecked(verdict is Verdict.OPEN)
        action.setObjectName(f"pair{verdict.name.capitalize()}")
        action.setShortcut(KEYS[verdict])
        action.setShortcutContext(Qt.ShortcutContext.WindowShortcut)
        translated(action.setText, lambda: verdict_title(verdict))
        translated(
            action.setToolTip,
            lambda: self.tr("Verdict on the pair: %1").replace("%1", f"{action.text()} ({KEYS[verdict]})"),
        )
        action.triggered.connect(partial(self._decide, verdict))
        self._group.addAction(action)
        return action

    def _show(self) -> None:
        if self._decisions is not None and self._pair is not None:
            self._actions[self._decisions.of(*self._pair)].setChecked(True)

    def _decide(self, verdict: Verdict, _checked: bool = False) -> None:
        if self._decisions is not None and self._pair is not None:
            self._decisions.judge([self._pair], verdict)
            self._show()
