"""Class chips: the legend of the marks, with the number of words of each class, and a switch for each mark."""

from functools import partial

from PySide6.QtCore import QEvent, QLocale, QSize, Qt, Signal
from PySide6.QtGui import QIcon, QPainter, QPen, QPixmap
from PySide6.QtWidgets import QApplication, QHBoxLayout, QSizePolicy

from imbrex.engine.shares.shares import ClassedWords, WordClass
from imbrex.gui.compare.panes.page_painter import underline
from imbrex.gui.theme.theme import Theme, is_palette_change, theme_of
from imbrex.gui.widgets.chip import STYLE, Chip
from imbrex.gui.widgets.elided_label import PlainLabel
from imbrex.gui.widgets.flow_layout import ShorteningRow
from imbrex.gui.widgets.layouts import NO_MARGINS, spaced
from imbrex.gui.widgets.share_bar import PARTS, brushes_of, ground_of
from imbrex.gui.wording.passage_texts import class_name
from imbrex.gui.wording.translation import retranslated, translated

SWATCH = QSize(14, 14)  # pixels
ROOM = QSize(20, 14)  # of a swatch and the gap before its text

MARK_STYLE = (
    STYLE + "QToolButton { color: palette(placeholder-text); padding: 0 4px 0 5px; }"
    "QToolButton:checked { color: palette(window-text); background: palette(base); }"
)
"""Legend entries: quiet, and grey where their marks are switched off."""


class _MarkChip(Chip):
    """A chip with a swatch, and the same room on both sides."""

    def sizeHint(self) -> QSize:
        return super().sizeHint() - QSize(
            2 * self.fontMetrics().horizontalAdvance(" "), 0
        )  # which Qt adds on the right


class ClassChips(ShorteningRow):
    """A switch for each class of marked words; words of no class are counted beside them.

    Signal: shown_changed (frozenset of WordClass), the classes to mark.
    """

    shown_changed = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("classChips")
        translated(self.setAccessibleName, lambda: self.tr("Legend"))
        self._chips = {one: _MarkChip(f"mark{one.name.capitalize()}") for one in PARTS}
        self._rest_sign, self._rest = PlainLabel(), PlainLabel()
        self._rest.setObjectName("onlyHere")
        layout = spaced(QHBoxLayout(self), 6, NO_MARGINS)
        for one, chip in self._chips.items():
            chip.setChecked(True)
            chip.setIconSize(ROOM)
            chip.setStyleSheet(MARK_STYLE)
            chip.setToolButtonStyle(chip.toolButtonStyle().ToolButtonTextBesideIcon)
            chip.toggled.connect(partial(self._on_toggled, one))
            layout.addWidget(chip)
        layout.addSpacing(2)
        layout.addWidget(self._rest_sign)
        layout.addWidget(self._rest)
        layout.addStretch(1)
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Preferred)
        self._paint_swatches()
        self.show_words(None, None)

    @property
    def shown(self) -> frozenset[WordClass]:
        """Return the classes to mark."""
        return frozenset(one for one, chip in self._chips.items() if chip.isChecked())

    @retranslated
    def show_words(self, left: ClassedWords | None, right: ClassedWords | None) -> None:
        """Show the number of words of each class in the right text, in tooltips also in the left one; None for none."""
        for one in WordClass:
            count = _count(right, one)
            text = f"{class_name(one)} {QLocale().toString(count)}"
            both = self.tr("%Ln word(s) on the left", "", _count(left, one))
            both += " · " + self.tr("%Ln word(s) on the right", "", count)
            label = self._chips.get(one, self._rest)
            label.setAccessibleName(text)
            label.setToolTip(f"{class_name(one)}\n{both}")
            label.setVisible(right is not None and bool(count or _count(left, one)))
        self._rest_sign.setAccessibleName(class_name(WordClass.ONLY_HERE))
        self._rest_sign.setVisible(not self._rest.isHidden())
        self.measure()

    def show_brief(self, brief: bool) -> None:
        """Show the numbers only; the names are in the tooltips."""
        for one in WordClass:
            label = self._chips.get(one, self._rest)
            label.setText(label.accessibleName().rpartition(" ")[2] if brief else label.accessibleName())

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if is_palette_change(event):
            self._paint_swatches()

    def _paint_swatches(self) -> None:
        theme = theme_of(QApplication.palette())
        for one, chip in self._chips.items():
            chip.setIcon(QIcon(_with_gap(_swatch(theme, one))))
        self._rest_sign.setPixmap(_swatch(theme, WordClass.ONLY_HERE))

    def _on_toggled(self, _one: WordClass, _checked: bool) -> None:
        self.shown_changed.emit(self.shown)


def _count(words: ClassedWords | None, one: WordClass) -> int:
    if words is None:
        return 0
    shares = words.shares
    return {
        WordClass.VERBATIM: shares.verbatim_words,
        WordClass.REWORDED: shares.reworded_words,
        WordClass.EXCLUDED: shares.excluded_words,
        WordClass.ONLY_HERE: shares.only_here_words,
        WordClass.TRANSLATED: shares.translated_words,
    }[one]


def _swatch(theme: Theme, one: WordClass) -> QPixmap:
    """Return a sample of a mark: its ground, and the line under its words."""
    picture = QPixmap(SWATCH)
    picture.fill(ground_of(theme) if one is WordClass.ONLY_HERE else theme.base)
    painter = QPainter(picture)
    if one is not WordClass.ONLY_HERE:
        for brush in brushes_of(theme, one):
            painter.fillRect(picture.rect(), brush)
    else:
        painter.setPen(QPen(theme.text, 2, underline(one)))
        painter.drawLine(0, SWATCH.height() - 2, SWATCH.width(), SWATCH.height() - 2)
    painter.end()
    return picture


def _with_gap(swatch: QPixmap) -> QPixmap:
    """Return a swatch at the left of its room, as styles leave hardly any gap between an icon and its text."""
    room = QPixmap(ROOM)
    room.fill(Qt.GlobalColor.transparent)
    painter = QPainter(room)
    painter.drawPixmap(0, 0, swatch)
    painter.end()
    return room
