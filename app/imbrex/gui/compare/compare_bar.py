"""Compare bar: the lens, the passages one by one, and what the lens offers to set."""

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QEvent, QLocale, Qt, Signal
from PySide6.QtGui import QAction, QHideEvent, QKeySequence, QPalette, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QToolButton, QWidget

from imbrex.gui.compare.changes.changes_view import ChangeChips
from imbrex.gui.compare.class_chips import ClassChips
from imbrex.gui.compare.lens_switch import LensSwitch
from imbrex.gui.compare.shingle_controls import ShingleControls
from imbrex.gui.model.lens import Lens
from imbrex.gui.theme.icons import icon
from imbrex.gui.theme.text_size import is_font_change
from imbrex.gui.theme.theme import is_palette_change
from imbrex.gui.theme.tinted_icon import tinted_icon
from imbrex.gui.widgets.elided_label import ElidedLabel
from imbrex.gui.widgets.flow_layout import FoldingRow
from imbrex.gui.widgets.layouts import spaced
from imbrex.gui.widgets.segments import Segments
from imbrex.gui.wording.plain_text import plain_tip
from imbrex.gui.wording.translation import retranslated, translated

SHORT = 7  # width of a short text, in line heights


class CompareBar(QWidget):
    """The third row of the Compare page; the actions are also meant for menus.

    Signals:
        step_requested: 1 for the next passage, -1 for the previous one.
        hit_requested: 1 for the next hit, -1 for the previous one.
        zoom_requested: zoom steps, negative to zoom out; 0 resets the zoom.
    """

    step_requested = Signal(int)
    hit_requested = Signal(int)
    zoom_requested = Signal(int)

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("compareBar")
        self._is_offered = self._shows_texts = False
        self._icons: list[tuple[QToolButton | QAction, str]] = []
        self.previous = self._action(lambda: self.tr("Previous passage"), "passage-previous", ("Shift+F8", "["))
        self.next = self._action(lambda: self.tr("Next passage"), "passage-next", ("F8", "]"))
        self.canonized = self._action(lambda: self.tr("Normalized text"), "canonized", ("Ctrl+T",), checkable=True)
        self.together = self._action(lambda: self.tr("Sync scrolling"), "scroll-together", ("Ctrl+L",), checkable=True)
        self.search = self._action(
            lambda: self.tr("Find"), "find", (QKeySequence(QKeySequence.StandardKey.Find).toString(),)
        )
        self.together.setChecked(True)
        self.previous.setObjectName("previousPassage")
        self.next.setObjectName("nextPassage")
        self.previous.triggered.connect(self._on_previous)
        self.next.triggered.connect(self._on_next)
        self._explain()
        self._make_keys()
        self.lens = LensSwitch()
        self.shingles = ShingleControls(self.canonized)
        self.classes = ClassChips()
        self.changes = ChangeChips()
        self._place = ElidedLabel(Qt.TextElideMode.ElideRight, least=30)
        self._place.setObjectName("passageCount")
        self._fitted = ""  # the text that has room
        self._lay_out()
        self.addActions([self.canonized, self.together, self.search])  # their buttons are elsewhere, or nowhere
        self._load_icons()
        self.show_lens(Lens.SHINGLES)

    @retranslated
    def _explain(self) -> None:
        """Set the tooltips."""
        self.canonized.setToolTip(self.tr("Show the words as they are compared (Ctrl+T)"))
        self.together.setToolTip(self.tr("Keep shared passages level while you scroll (Ctrl+L)"))
        self.search.setToolTip(self.tr("Find in both texts (Ctrl+F)"))

    @retranslated
    def _name_steps(self, lens: Lens) -> None:
        """Name the commands that walk after what they stop at."""
        if lens is Lens.CHANGES:
            self.previous.setText(self.tr("Previous change"))
            self.previous.setToolTip(self.tr("Previous change (Shift+F8 or [)"))
            self.next.setText(self.tr("Next change"))
            self.next.setToolTip(self.tr("Next change (F8 or ])"))
        else:
            self.previous.setText(self.tr("Previous passage"))
            self.previous.setToolTip(self.tr("Previous passage (Shift+F8 or [)"))
            self.next.setText(self.tr("Next passage"))
            self.next.setToolTip(self.tr("Next passage (F8 or ])"))

    def actions_for_menu(self) -> list[QAction]:
        """Return the actions for a menu."""
        walk = [self.next, self.previous, self.search, *self._hits]
        return [*self.lens.actions_for_menu, *walk, self.canonized, self.together]

    def zoom_actions(self) -> list[QAction]:
        """Return the zoom actions."""
        return list(self._zoom)

    def add_icons(self, buttons: tuple[tuple[QToolButton, str], ...]) -> None:
        """Tint the icons of more buttons in the theme's colours."""
        self._icons.extend(buttons)
        self._load_icons()

    def offer(self, has_pair: bool, shows_texts: bool) -> None:
        """Enable the actions that need texts, and those that need texts in sight; `show_place` enables the walk."""
        self._is_offered, self._shows_texts = has_pair, shows_texts
        for action in (self.canonized, self.together):
            action.setEnabled(has_pair and shows_texts)
        self._offer_search()

    def show_lens(self, lens: Lens) -> None:
        """Select a lens and show what it offers."""
        self.lens.show_lens(lens)
        self._name_steps(lens)
        self.shingles.setVisible(lens is Lens.SHINGLES)
        self.classes.setVisible(lens is Lens.REWRITING)
        self.changes.setVisible(lens is Lens.CHANGES)

    def show_change(self, current: int, count: int, nothing: str) -> None:
        """Show the current position among the changes; `nothing` is shown if there are none."""
        locale = QLocale()
        if current >= 0:
            text = self.tr("Change %1 of %2")
            text = text.replace("%1", locale.toString(current + 1)).replace("%2", locale.toString(count))
        else:
            text = self.tr("%Ln change(s)", "", count) if count else nothing
        self._show_step(current, count, (text,))
        self._fit(text)

    def show_place(self, current: int, count: int, facts: str, nothing: str) -> None:
        """Show the current position among the passages.

        `facts` is appended; `nothing` is shown if there are no passages. Shared shingles in a row are runs.
        """
        are_runs = self.lens.shown is Lens.SHINGLES
        locale = QLocale()
        if count and current >= 0:
            text = self.tr("Run %1 of %2") if are_runs else self.tr("Passage %1 of %2")
            text = text.replace("%1", locale.toString(current + 1)).replace("%2", locale.toString(count))
        elif count:
            text = self.tr("%Ln run(s)", "", count) if are_runs else self.tr("%Ln passage(s)", "", count)
        else:
            text = nothing
        self._show_step(current, count, (text, facts))
        self._fit("" if are_runs else text)  # there is nothing to give way to runs

    def _fit(self, text: str) -> None:
        """Let the legend give way to a short text."""
        self._fitted, metrics = text, self._place.fontMetrics()
        room = min(metrics.horizontalAdvance(f"{text}…") + 2, SHORT * metrics.height())
        self._place.setMinimumWidth(room if text else 0)

    def _show_step(self, current: int, count: int, texts: tuple[str, ...]) -> None:
        said = " · ".join(filter(None, texts))
        self._place.show_text(said)
        self._place.setToolTip(plain_tip(said))
        self.previous.setEnabled(current != 0 and count > 0)
        self.next.setEnabled(current < count - 1)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._offer_search()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self._offer_search()

    def _offer_search(self) -> None:
        """Enable searching only while visible: elsewhere, the same key finds names."""
        self.search.setEnabled(self._is_offered and self.isVisible())
        for action in self._hits:
            action.setEnabled(self.search.isEnabled() and self._shows_texts)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if is_palette_change(event):
            self._load_icons()
        if is_font_change(event):
            self._fit(self._fitted)

    def _action(self, text: Callable[[], str], icon: str, keys: tuple[str, ...], checkable: bool = False) -> QAction:
        action = QAction(self)
        translated(action.setText, text)
        action.setCheckable(checkable)
        action.setShortcuts([QKeySequence(key) for key in keys])
        self._icons.append((action, icon))
        return action

    def _make_keys(self) -> None:
        """Create the actions without buttons."""
        next_hit, previous_hit, larger, smaller, normal = (QAction(self) for _ in range(5))
        translated(next_hit.setText, lambda: self.tr("Next hit"))
        translated(previous_hit.setText, lambda: self.tr("Previous hit"))
        translated(larger.setText, lambda: self.tr("Larger text"))
        translated(smaller.setText, lambda: self.tr("Smaller text"))
        translated(normal.setText, lambda: self.tr("Reset text size"))
        self._hits, self._zoom = (next_hit, previous_hit), (larger, smaller, normal)
        for action, name in zip(self._zoom, ("zoom-in", "zoom-out", "zoom-normal"), strict=True):
            action.setIcon(icon(name))
        table = (
            (next_hit, ("F3",), self.hit_requested, 1),
            (previous_hit, ("Shift+F3",), self.hit_requested, -1),
            (larger, ("Ctrl++", "Ctrl+="), self.zoom_requested, 1),
            (smaller, ("Ctrl+-",), self.zoom_requested, -1),
            (normal, ("Ctrl+0",), self.zoom_requested, 0),
        )
        for action, keys, signal, value in table:
            action.setShortcuts([QKeySequence(key) for key in keys])
            action.triggered.connect(partial(signal.emit, value))
            self.addAction(action)

    def _lay_out(self) -> None:
        first, second = QHBoxLayout(), QHBoxLayout()
        for half in (first, second):
            half.setSpacing(10)
        first.addWidget(self.lens)
        first.addWidget(Segments([self.previous, self.next], icons=True))
        self._place.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        first.addWidget(self._place, 1)
        second.addWidget(self.shingles)
        second.addWidget(self.classes)
        second.addWidget(self.changes)
        outer = spaced(QHBoxLayout(self), margins=(12, 2, 12, 4))
        outer.addWidget(FoldingRow(first, second, 10))

    def _load_icons(self) -> None:
        palette = self.palette()
        ink = palette.color(QPalette.ColorRole.ButtonText)
        pale = palette.color(QPalette.ColorGroup.Disabled, QPalette.ColorRole.ButtonText)
        for owner, name in self._icons:
            owner.setIcon(tinted_icon(name, ink, pale))

    def _on_next(self) -> None:
        self.step_requested.emit(1)

    def _on_previous(self) -> None:
        self.step_requested.emit(-1)
