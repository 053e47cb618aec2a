"""Compare bar: navigation between passages and display options above the texts."""

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QEvent, QLocale, Qt, Signal
from PySide6.QtGui import QAction, QHideEvent, QKeySequence, QPalette, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QToolButton, QWidget

from imbrex.gui.compare.lens_switch import LensSwitch
from imbrex.gui.model.lens import Lens
from imbrex.gui.theme.icons import icon
from imbrex.gui.theme.theme import is_palette_change
from imbrex.gui.theme.tinted_icon import tinted_icon
from imbrex.gui.widgets.elided_label import ElidedLabel
from imbrex.gui.widgets.folding_row import FoldingRow
from imbrex.gui.wording.plain_text import plain_tip
from imbrex.gui.wording.translated import retranslated, translated

WIDE = 960
"""Width in pixels from which the switches show text beside their icons."""


ICON_ONLY = 34  # width in pixels of an icon-only button


class CompareBar(QWidget):
    """Buttons above the panes; the actions are also meant for menus.

    Signals:
        step_requested: 1 for the next passage, -1 for the previous one.
        hit_requested: 1 for the next hit, -1 for the previous one.
        narrowed: (bool) whether the buttons have room for icons only.
        zoom_requested: zoom steps, negative to zoom out; 0 resets the zoom.
    """

    step_requested = Signal(int)
    hit_requested = Signal(int)
    zoom_requested = Signal(int)
    narrowed = Signal(bool)

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("compareBar")
        self._is_offered = False
        self._icons: list[tuple[QToolButton | QAction, str]] = []
        self.previous = self._action(lambda: self.tr("Previous passage"), "passage-previous", ("Shift+F8", "["))
        self.next = self._action(lambda: self.tr("Next passage"), "passage-next", ("F8", "]"))
        self.canonized = self._action(lambda: self.tr("Normalized text"), "canonized", ("Ctrl+T",), checkable=True)
        self.together = self._action(lambda: self.tr("Sync scrolling"), "scroll-together", ("Ctrl+L",), checkable=True)
        self.search = self._action(
            lambda: self.tr("Find"), "find", (QKeySequence(QKeySequence.StandardKey.Find).toString(),)
        )
        self.differences = self._action(lambda: self.tr("Word differences"), "differences", ("Ctrl+D",), checkable=True)
        self.legend = self._action(lambda: self.tr("Legend"), "legend", ("Ctrl+Shift+M",), checkable=True)
        self.together.setChecked(True)
        self.differences.setChecked(True)
        self.previous.triggered.connect(self._on_previous)
        self.next.triggered.connect(self._on_next)
        self._explain()
        self._make_keys()
        self.lens = LensSwitch()
        self._place = ElidedLabel(Qt.TextElideMode.ElideRight, least=30)
        self._place.setObjectName("passageCount")
        self._lay_out()
        self._load_icons()
        self.show_lens(Lens.SHINGLES)

    @retranslated
    def _explain(self) -> None:
        """Set the tooltips."""
        self.canonized.setToolTip(self.tr("Show the words as they are compared (Ctrl+T)"))
        self.together.setToolTip(self.tr("Keep shared passages level while you scroll (Ctrl+L)"))
        self.differences.setToolTip(self.tr("Highlight changed words within passages (Ctrl+D)"))
        self.legend.setToolTip(self.tr("Explain the highlights and signs (Ctrl+Shift+M)"))
        self.search.setToolTip(self.tr("Find in both texts (Ctrl+F)"))

    @retranslated
    def _name_walk(self, lens: Lens) -> None:
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

    def add_verdict(self, button: QToolButton) -> None:
        """Insert the button for the passage verdict after the navigation buttons."""
        button.setParent(self)
        self._row.insertWidget(2, button)

    def actions_for_menu(self) -> list[QAction]:
        """Return the actions for a menu."""
        walk = [self.next, self.previous, self.search, *self._hits]
        return [*self.lens.actions_for_menu, *walk, self.differences, self.legend, self.canonized, self.together]

    def zoom_actions(self) -> list[QAction]:
        """Return the zoom actions."""
        return list(self._zoom)

    def add_icons(self, buttons: tuple[tuple[QToolButton, str], ...]) -> None:
        """Tint the icons of more buttons in the theme's colours."""
        self._icons.extend(buttons)
        self._load_icons()

    def offer(self, offered: bool, has_marks: bool) -> None:
        """Enable the actions that need texts or word-level marks; `show_place` enables the navigation."""
        self._is_offered = offered
        for action in (self.canonized, self.together):
            action.setEnabled(offered)
        self._offer_search()
        for action in (self.differences, self.legend):
            action.setEnabled(has_marks)

    def show_lens(self, lens: Lens) -> None:
        """Select a lens and show its switches."""
        self.lens.show_lens(lens)
        self._name_walk(lens)
        for button in self._marking:
            button.setVisible(lens is Lens.REWRITING)

    def show_change(self, current: int, count: int) -> None:
        """Show the current position among the changes; nothing if there are none."""
        locale = QLocale()
        if current >= 0:
            text = self.tr("Change %1 of %2")
            text = text.replace("%1", locale.toString(current + 1)).replace("%2", locale.toString(count))
        else:
            text = self.tr("%Ln change(s)", "", count) if count else ""
        self._show_walk(current, count, (text,))

    def show_place(self, current: int, count: int, facts: str, nothing: str) -> None:
        """Show the current position among the passages.

        `facts` is appended; `nothing` is shown if there are no passages.
        """
        locale = QLocale()
        if count and current >= 0:
            text = self.tr("Passage %1 of %2")
            text = text.replace("%1", locale.toString(current + 1)).replace("%2", locale.toString(count))
        elif count:
            text = self.tr("%Ln passage(s)", "", count)
        else:
            text = nothing
        self._show_walk(current, count, (text, facts))

    def _show_walk(self, current: int, count: int, texts: tuple[str, ...]) -> None:
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
        for action in (self.search, *self._hits):
            action.setEnabled(self._is_offered and self.isVisible())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        words = Qt.ToolButtonStyle.ToolButtonTextBesideIcon
        self.narrowed.emit(event.size().width() < WIDE)
        for button in self._wordy:
            button.setToolButtonStyle(words if event.size().width() >= WIDE else Qt.ToolButtonStyle.ToolButtonIconOnly)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if is_palette_change(event):
            self._load_icons()

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

    def _button(self, action: QAction, name: str) -> QToolButton:
        button = QToolButton()
        button.setDefaultAction(action)
        button.setObjectName(name)
        button.setAccessibleName(action.text())
        action.changed.connect(lambda: button.setAccessibleName(action.text()))  # also when the lens changes
        button.setAutoRaise(True)
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonIconOnly)
        return button

    def _lay_out(self) -> None:
        self._row, switches = QHBoxLayout(), QHBoxLayout()
        layout = self._row
        for half in (layout, switches):
            half.setSpacing(4)
        layout.addWidget(self._button(self.previous, "previousPassage"))
        layout.addWidget(self._button(self.next, "nextPassage"))
        layout.addSpacing(6)
        self._place.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        layout.addWidget(self._place, 1)
        self._marking = (self._button(self.differences, "wordDifferences"), self._button(self.legend, "marksLegend"))
        self._wordy = (self._button(self.canonized, "canonizedText"), self._button(self.together, "scrollTogether"))
        # Left of the lens, which therefore stays under the pointer when they are shown or hidden.
        for button in self._marking:
            switches.addWidget(button)
        switches.addWidget(self.lens)
        switches.addSpacing(6)
        for button in self._wordy:
            button.setMinimumWidth(ICON_ONLY)  # the text is dropped if space is short
            switches.addWidget(button)
        switches.addWidget(self._button(self.search, "findButton"))
        outer = QHBoxLayout(self)
        outer.setContentsMargins(8, 4, 8, 4)
        outer.addWidget(FoldingRow(layout, switches, 4))

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
