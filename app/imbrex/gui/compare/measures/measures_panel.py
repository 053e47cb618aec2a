"""Measures panel: the open pair by every measure of the articles, with the exact values."""

from PySide6.QtCore import QModelIndex, Qt
from PySide6.QtGui import QGuiApplication, QKeyEvent, QKeySequence, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QBoxLayout, QCheckBox, QFrame, QListView, QVBoxLayout

from imbrex.gui.compare.measures.measure_delegate import TWO_COLUMNS, MeasureDelegate
from imbrex.gui.compare.measures.measure_model import (
    COSTLY,
    QUICK,
    CostlyMeasureJob,
    Measured,
    MeasureJob,
    MeasureModel,
)
from imbrex.gui.model.session import Session
from imbrex.gui.model.settings import Settings
from imbrex.gui.panels.query_panel import Pair, PairPanel
from imbrex.gui.panels.query_scheduler import Fields, Query
from imbrex.gui.widgets.elided_label import PlainLabel
from imbrex.gui.widgets.focus_ring import PassedFocus
from imbrex.gui.widgets.layouts import NO_MARGINS, spaced
from imbrex.gui.wording.translation import Text, translated

LEAST = 36  # pixels of the list in a low panel: it scrolls, and the widgets below it do not


class MeasureList(QListView):
    """The list; row heights depend on its width."""

    def __init__(self, model: MeasureModel) -> None:
        super().__init__()
        self.setObjectName("measuresView")
        translated(self.setAccessibleName, lambda: self.tr("Measures of this pair"))
        self.setModel(model)
        self.setItemDelegate(MeasureDelegate(self))
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        # Always on: toggled by the heights of the rows, it would change those heights.
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setMinimumHeight(LEAST)
        model.dataChanged.connect(self._on_data_changed)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        index: QModelIndex = self.currentIndex()
        if event.matches(QKeySequence.StandardKey.Copy) and index.isValid():
            QGuiApplication.clipboard().setText(index.data(Qt.ItemDataRole.AccessibleTextRole))
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.scheduleDelayedItemsLayout()

    def _on_data_changed(self) -> None:
        self.scheduleDelayedItemsLayout()


class MeasuresPanel(PairPanel):
    """The list of measures; slow ones are computed only if the box below it is checked."""

    name = "measuresDock"

    def __init__(self, session: Session, settings: Settings) -> None:
        super().__init__(session, settings)
        self._measured: Measured | None = None
        self._model = MeasureModel(self)
        self.view = MeasureList(self._model)
        self._message.setMargin(12)
        self._message.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft)
        self._costly = QCheckBox()
        translated(self._costly.setText, lambda: self.tr("Include compression distances and LSA (slower)"))
        self._costly.setObjectName("costlyMeasures")
        self._costly.setChecked(settings.costly_measures)
        self._costly.toggled.connect(self._on_costly_toggled)
        self._key = PlainLabel(wraps=True, quiet=True)
        translated(
            self._key.setText,
            lambda: self.tr("Longer bar: more similar. Dot: exact value. Line: threshold from the article."),
        )
        self._foot = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._quick = Query(MeasureJob, self._quick_fields, self.show_measured, self.show_message)
        self._slow = Query(CostlyMeasureJob, self._costly_fields, self.show_measured, self.show_message)
        self.queries = (self._quick, self._slow)
        self._build()
        PassedFocus(self, lambda: self.view)
        self.show_pair(None)

    @property
    def wants_costly(self) -> bool:
        """Return whether slow measures are requested."""
        return self._costly.isChecked()

    def show_pair(self, pair: Pair | None) -> None:
        super().show_pair(pair)
        self._measured = None
        self._model.show_measured(None, costly=False)
        self.show_message(lambda: self.tr("Open a pair to see its measures."))

    def show_measured(self, measured: Measured) -> None:
        """Show values and hints."""
        self._measured = measured
        self._message.hide()
        for widget in (self.view, self._costly, self._key):
            widget.show()
        self._model.show_measured(measured, costly=self.wants_costly)

    def show_message(self, sentence: Text) -> None:
        super().show_message(sentence)
        for widget in (self.view, self._costly, self._key):
            widget.setVisible(self._measured is not None)

    def _quick_fields(self) -> Fields | None:
        return self.fields_of_pair(names=QUICK)

    def _costly_fields(self) -> Fields | None:
        """Return the query for slow measures, which follow the quick ones that the hints need."""
        if self._measured is None or not (self._quick.is_answered and self.wants_costly):
            return None
        return self.fields_of_pair(names=COSTLY, known={name: self._measured.values[name] for name in QUICK})

    def _build(self) -> None:
        self._foot.setContentsMargins(10, 0, 10, 4)
        self._foot.addWidget(self._costly)
        self._foot.addWidget(self._key, 1)
        layout = spaced(QVBoxLayout(self), 4, NO_MARGINS)
        layout.addWidget(self._message)
        layout.addWidget(self.view, 1)
        layout.addLayout(self._foot)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        is_wide = event.size().width() >= TWO_COLUMNS
        self._foot.setDirection(QBoxLayout.Direction.LeftToRight if is_wide else QBoxLayout.Direction.TopToBottom)
        self._foot.setSpacing(20 if is_wide else 2)

    def _on_costly_toggled(self, wanted: bool) -> None:
        self._settings.costly_measures = wanted
        if self._measured is not None:
            self._model.show_measured(self._measured, costly=wanted)
        self.query_changed.emit()
