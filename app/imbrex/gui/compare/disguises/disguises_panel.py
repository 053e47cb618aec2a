"""Disguises panel: the disguises of a text, their positions and their effect."""

from collections.abc import Sequence

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPointF, QRectF, Qt
from PySide6.QtGui import QKeyEvent, QPainter, QPalette, QPen, QResizeEvent, QTextLayout, QTextOption
from PySide6.QtWidgets import (
    QApplication,
    QBoxLayout,
    QHeaderView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QVBoxLayout,
    QWidget,
)

from imbrex.engine.disguises.findings import Findings
from imbrex.engine.text.document import Span
from imbrex.engine.what_if.disguise_effect import SWITCHES
from imbrex.gui.compare.disguises.disguise_jobs import EffectsJob, KindEffectsFound, KindEffectsJob
from imbrex.gui.compare.disguises.kind_model import KindColumn, KindModel
from imbrex.gui.compare.disguises.place_model import MARKS, PlaceModel
from imbrex.gui.model.session import Session
from imbrex.gui.model.settings import Settings
from imbrex.gui.panels.document_choice import DocumentChoice
from imbrex.gui.panels.query_panel import InViewPanel
from imbrex.gui.panels.query_scheduler import Fields, Query
from imbrex.gui.theme.theme import theme_of
from imbrex.gui.widgets.check_list import CheckDelegate
from imbrex.gui.widgets.elided_label import PlainLabel
from imbrex.gui.widgets.focus_ring import PassedFocus
from imbrex.gui.widgets.layouts import NO_MARGINS, spaced
from imbrex.gui.widgets.row_table import STYLE, RowTable
from imbrex.gui.wording.disguise_texts import DisguiseTexts
from imbrex.gui.wording.messages import shown
from imbrex.gui.wording.numbers import percent
from imbrex.gui.wording.plain_text import isolated
from imbrex.gui.wording.translation import retranslated, translated

_TOLD = 3  # maximum number of kinds in the sentence; the list has all


class DisguiseHeadline(PlainLabel):
    """A sentence about the disguises of one document."""

    def __init__(self, session: Session) -> None:
        super().__init__()
        self.setObjectName("disguisesHeadline")
        self.setWordWrap(True)
        self.setContentsMargins(10, 4, 10, 4)
        self._session = session
        self._texts = DisguiseTexts(self)
        self._key: str | None = None
        self._findings: Findings | None = None

    def show_findings(self, key: str | None, findings: Findings | None) -> None:
        """Show the findings of a document; None while they are unknown."""
        self._key, self._findings = key, findings
        self.repaint_text()

    @retranslated
    def repaint_text(self) -> None:
        """Rewrite the sentence, as names may have been hidden or shown."""
        self.setText(self._sentence())

    def _sentence(self) -> str:
        key, findings = self._key, self._findings
        if key is None:
            return self.tr("Open a pair or select a document to check it for disguises.")
        if findings is None:
            return self.tr("Checking for disguises…")
        return " ".join([self._found(key, findings), *map(shown, findings.notes)])

    def _found(self, key: str, findings: Findings) -> str:
        if findings.alarms:
            return self._worth(key).replace("%4", self._counted(findings))
        if not findings.places and not findings.pictures:
            return self.tr("No disguises found.")
        return self.tr("No unusual disguises found.")

    def _counted(self, findings: Findings) -> str:
        """Return the most common alarming kinds."""
        count = findings.count()
        kinds = sorted(findings.alarms, key=lambda kind: (-count[kind], kind))
        told = [self._texts.counted(findings, kind) for kind in kinds[:_TOLD]]
        if len(kinds) > _TOLD:
            told.append(self.tr("%Ln more kind(s)", "", len(kinds) - _TOLD))
        return ", ".join(told)

    def _worth(self, key: str) -> str:
        known = self._session.disguises
        effect = known.effect(key)
        if effect is None:
            told = self.tr("Found: %4.")
            is_coming = not known.has_effects and len(self._session.comparable) > 1
            return told + " " + self.tr("Measuring the effect…") if is_coming else told
        if not effect.other:
            return self.tr("Found: %4. No match with any other text, even after the disguises were removed.")
        sentence = self.tr("Found: %4. %1 of this text matched “%3” before the disguises were removed, %2 after.")
        name = isolated(self._session.shown_name(effect.other))
        shares = sentence.replace("%1", percent(effect.typed)).replace("%2", percent(effect.undone))
        before, _, after = shares.partition("%3")
        return before + name.replace("%4", "%") + after


MARGIN = 8


class PlaceDelegate(QStyledItemDelegate):
    """Paints the text of a cell with boxes around its marks; dotted, so as not to rely on colour alone."""

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        self.initStyleOption(option, index)
        whole, option.text = option.text, ""
        QApplication.style().drawControl(QStyle.ControlElement.CE_ItemViewItem, option, painter, option.widget)
        selected = bool(option.state & QStyle.StateFlag.State_Selected)
        role = QPalette.ColorRole.HighlightedText if selected else QPalette.ColorRole.Text
        ink = option.palette.color(role)
        area = QRectF(option.rect).adjusted(MARGIN, 0, -MARGIN, 0)
        text = option.fontMetrics.elidedText(whole, Qt.TextElideMode.ElideRight, int(area.width()))
        end = len(text) if text == whole else len(text) - 1  # before the ellipsis
        layout = _laid_out(text, option)
        line = layout.lineAt(0)
        at = QPointF(area.left(), area.top() + (area.height() - line.height()) / 2)
        painter.save()
        painter.setClipRect(area)
        painter.setPen(ink)
        layout.draw(painter, at)
        theme = theme_of(QApplication.palette())
        painter.setPen(QPen(ink if selected else theme.strong(5), 1, Qt.PenStyle.DotLine))
        for mark in index.data(MARKS) or ():
            if mark[0] >= end:
                continue
            left, right = (_x(layout, text, min(place, end)) for place in mark)
            painter.drawRect(QRectF(at.x() + left, at.y(), max(3.0, right - left), line.height() - 1))
        painter.restore()


def _laid_out(text: str, option: QStyleOptionViewItem) -> QTextLayout:
    layout = QTextLayout(text, option.font)
    settings = QTextOption()
    settings.setWrapMode(QTextOption.WrapMode.NoWrap)
    layout.setTextOption(settings)
    layout.beginLayout()
    layout.createLine()
    layout.endLayout()
    return layout


def _x(layout: QTextLayout, text: str, place: int) -> float:
    """Return the x of a code point in pixels; Qt counts UTF-16 units."""
    units = len(text[:place].encode("utf-16-le", "surrogatepass")) // 2
    x: float = layout.lineAt(0).cursorToX(units)[0]  # type: ignore[index]
    return x


TWO_COLUMNS = 620  # width in pixels from which kinds and hits are side by side
PADDING = 30  # pixels around the text of a cell
SHORTEST_NAME = 16  # minimum width of a kind's name, in average characters
GIVING_WAY = (KindColumn.LETTERS, KindColumn.PLACES)
"""Columns to hide if space is short, in this order."""


class KindTable(RowTable):
    """The kinds; Space toggles the switch of the current one."""

    def __init__(self, model: KindModel) -> None:
        super().__init__(model, room=10)
        self._kinds = model
        self.setObjectName("disguiseKinds")
        translated(self.setAccessibleName, lambda: self.tr("Kinds of disguises"))
        self.setItemDelegate(CheckDelegate(self))
        self.setStyleSheet(STYLE)
        self.setTextElideMode(Qt.TextElideMode.ElideMiddle)
        header = self.horizontalHeader()
        header.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        header.setSectionResizeMode(KindColumn.KIND, QHeaderView.ResizeMode.Stretch)
        self._widths: dict[KindColumn, int] = {}
        self.measure()
        model.modelReset.connect(self._on_model_reset)

    def measure(self) -> None:
        super().measure()
        for column in list(KindColumn)[1:]:
            title = str(self._kinds.headerData(column, Qt.Orientation.Horizontal))
            self._widths[column] = PADDING + max(map(self.fontMetrics().horizontalAdvance, (title, "1,000")))
            self.setColumnWidth(column, self._widths[column])
        self.fit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        index = self._kinds.index(self.currentIndex().row(), KindColumn.UNDO)
        if event.key() == Qt.Key.Key_Space and index.isValid():
            checked = index.data(Qt.ItemDataRole.CheckStateRole) == Qt.CheckState.Checked
            other = Qt.CheckState.Unchecked if checked else Qt.CheckState.Checked
            self._kinds.setData(index, other, Qt.ItemDataRole.CheckStateRole)
        else:
            super().keyPressEvent(event)

    def fit(self) -> None:
        """Hide the columns of numbers if the names of the kinds do not fit."""
        self.make_room(self._widths, GIVING_WAY, SHORTEST_NAME)

    def _on_model_reset(self) -> None:
        self.clearSpans()
        if self._kinds.divider >= 0:
            self.setSpan(self._kinds.divider, 0, 1, len(KindColumn))


class PlaceTable(RowTable):
    """The hits; a click shows one in the text."""

    def __init__(self, model: PlaceModel) -> None:
        super().__init__(model, room=10)
        self.setObjectName("disguisePlaces")
        translated(self.setAccessibleName, lambda: self.tr("Hits"))
        self.setItemDelegate(PlaceDelegate(self))
        self.setStyleSheet(STYLE)
        self.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Stretch)


class DisguisesPanel(InViewPanel):
    """Headline, kinds and hits of one document."""

    name = "disguisesDock"

    def __init__(self, session: Session, settings: Settings) -> None:
        super().__init__(session, settings)
        self.setObjectName("disguisesPanel")
        self._is_chosen = False  # whether the user selected the document
        self._kinds, self._places = KindModel(self), PlaceModel(session.shown_text, self)
        self.kinds, self.places = KindTable(self._kinds), PlaceTable(self._places)
        self._which = DocumentChoice(session, "disguisedDocument")
        self._headline = DisguiseHeadline(session)
        self._tables = QWidget()
        self._sides = QBoxLayout(QBoxLayout.Direction.LeftToRight, self._tables)
        self._lay_out()
        self._connect()
        PassedFocus(self, lambda: self.kinds)
        known = session.disguises
        self.queries = (
            Query(EffectsJob, self._effects_fields, known.set_effects, self.show_message),
            Query(KindEffectsJob, self._kind_fields, self.show_worth, self.show_message),
        )
        self._show()

    @property
    def key(self) -> str | None:
        """Return the key of the displayed document."""
        return self._which.key

    def show_documents(self, keys: Sequence[str]) -> None:
        """List the documents; until the user selects one, show the most disguised one."""
        if keys and tuple(keys) != self._which.keys:
            self._is_chosen = False
            self._which.offer(keys)
            self._show()

    def show_worth(self, found: KindEffectsFound) -> None:
        """Show the effect of each kind."""
        if found.key == self.key:
            self._kinds.show_worth(found.effects)
            self._message.hide()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        is_wide = event.size().width() >= TWO_COLUMNS
        self._sides.setDirection(QBoxLayout.Direction.LeftToRight if is_wide else QBoxLayout.Direction.TopToBottom)

    # Queries

    def _effects_fields(self) -> Fields | None:
        """Return the query for the combined effects, once all disguises are known."""
        known = self._session.disguises
        if not self.is_seen or known.has_effects or known.missing() or len(self._session.comparable) < 2:
            return None
        return {}

    def _kind_fields(self) -> Fields | None:
        """Return the query for the effect of each kind in the displayed document."""
        known, key = self._session.disguises, self.key
        findings, effect = (known.of(key), known.effect(key)) if key is not None else (None, None)
        if not self.is_seen or key is None or findings is None or effect is None or not effect.other:
            return None
        kinds = tuple(sorted(kind for kind in findings.count() if kind in SWITCHES))
        return {"key": key, "other": effect.other, "kinds": kinds} if kinds else None

    # Implementation

    def _lay_out(self) -> None:
        self._message.setContentsMargins(10, 2, 10, 2)
        self._message.hide()
        self._sides.setContentsMargins(0, 0, 0, 0)
        self._sides.setSpacing(6)
        self._sides.addWidget(self.kinds, 1)
        self._sides.addWidget(self.places, 1)
        top = spaced(QVBoxLayout(), margins=(10, 6, 10, 2))
        top.addWidget(self._which)
        layout = spaced(QVBoxLayout(self), 2, NO_MARGINS)
        layout.addLayout(top)
        layout.addWidget(self._headline)
        layout.addWidget(self._message)
        layout.addWidget(self._tables, 1)
        layout.addStretch(0)

    def _connect(self) -> None:
        session = self._session
        self._which.activated.connect(self._on_document_chosen)
        self._kinds.option_chosen.connect(self.set_option)
        self.kinds.selectionModel().currentRowChanged.connect(self._on_kind_changed)
        self.places.clicked.connect(self._on_place_clicked)
        self.places.row_chosen.connect(self._go_to)
        session.disguises.changed.connect(self._show)
        session.anonymous_changed.connect(self._on_names_changed)
        session.documents_changed.connect(self._on_documents_changed)
        session.options_changed.connect(self._show_undone)

    def _show(self) -> None:
        """Show the findings of the document, keeping the selected kind."""
        known = self._session.disguises
        if self._which.keys and not self._is_chosen:
            self._which.choose(max(self._which.keys, key=lambda key: sum(known.alarming(key).values())))
        key = self.key
        findings = known.of(key) if key is not None else None
        kept, place = self._kinds.kind_at(self.kinds.currentIndex().row()), self.places.currentIndex().row()
        self._headline.show_findings(key, findings)
        self._kinds.show_findings(findings)
        self._show_undone()
        self._tables.setVisible(self._kinds.rowCount() > 0)
        row = self._kinds.row_of(kept)
        self.kinds.selectRow(row if row >= 0 else 0)
        self._on_kind_changed(self.kinds.currentIndex())
        if row >= 0 and 0 <= place < self._places.rowCount():
            self.places.selectRow(place)
        self.query_changed.emit()

    def _show_undone(self) -> None:
        self._kinds.show_undone(self._session.options.disguises)

    def _go_to(self, row: int) -> None:
        if self.key is not None:
            span: Span = self._places.place_at(row).span
            self.place_requested.emit(self.key, span)

    # Events

    def _on_document_chosen(self, _row: int) -> None:
        self._is_chosen = True
        self.queries[-1].asked = None  # the effect of each kind is not shown any more
        self._show()

    def _on_kind_changed(self, index: QModelIndex) -> None:
        key = self.key
        findings = self._session.disguises.of(key) if key is not None else None
        self._places.show_kind(findings, self._kinds.kind_at(index.row()) if index.isValid() else None)
        self.places.setVisible(self._places.rowCount() > 0)

    def _on_place_clicked(self, index: QModelIndex) -> None:
        self._go_to(index.row())

    def _on_names_changed(self) -> None:
        self._places.repaint()
        self._headline.repaint_text()

    def _on_documents_changed(self) -> None:
        if self._which.open_keys != self._which.keys:
            self._which.offer(self._which.open_keys)
            self._show()
