"""Card delegate: a paragraph as a card with its number, outcome, shared share and first words."""

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QPen
from PySide6.QtWidgets import QAbstractItemView, QApplication, QStyle, QStyledItemDelegate, QStyleOptionViewItem

from imbrex.engine.changes.paragraph_outcome import Outcome
from imbrex.gui.compare.changes.outcome_texts import HUES, SIGNS, outcome_name
from imbrex.gui.compare.changes.paragraph_model import ParagraphRole
from imbrex.gui.theme.contrast import mix, readable
from imbrex.gui.theme.theme import Theme, theme_of
from imbrex.gui.wording.plain_text import wrapped

Index = QModelIndex | QPersistentModelIndex

LINES = 2  # of text per card
GAP = 3  # pixels between a card and the edge of its row
PADDING = 7
BAR = 4  # pixels of the coloured bar on the side of the other text


class CardDelegate(QStyledItemDelegate):
    """Paints cards of equal height. `partners` are the paragraphs linked to the selected one of the other text."""

    def __init__(self, view: QAbstractItemView, *, mirrored: bool) -> None:
        """Paint the cards of a view; if mirrored, with the coloured bar on the right."""
        super().__init__(view)
        self._mirrored = mirrored
        self.partners: frozenset[int] = frozenset()

    def sizeHint(self, option: QStyleOptionViewItem, _index: Index) -> QSize:
        return QSize(0, card_height(option.font))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        self.initStyleOption(option, index)
        theme = theme_of(QApplication.palette())
        outcome = Outcome(int(index.data(ParagraphRole.OUTCOME)))
        card = QRectF(option.rect).adjusted(8.5, GAP + 0.5, -8.5, -GAP - 0.5)
        if self._mirrored:
            card.setRight(option.rect.right() + 0.5)
        else:
            card.setLeft(option.rect.left() + 0.5)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setLayoutDirection(Qt.LayoutDirection.LayoutDirectionAuto)  # the direction of the text, not of the list
        self._paint_card(painter, option, theme, card, outcome, int(index.data(ParagraphRole.NUMBER)))
        box = card.toAlignedRect().adjusted(PADDING + BAR, PADDING - 1, -PADDING - BAR, -PADDING)
        self._paint_head(painter, option.font, theme, box, index)
        self._paint_text(painter, option.font, theme, box, str(index.data()))
        painter.restore()

    def _paint_card(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        theme: Theme,
        card: QRectF,
        outcome: Outcome,
        number: int,
    ) -> None:
        hue = theme.strong(HUES[outcome])
        is_chosen = bool(option.state & QStyle.StateFlag.State_Selected)
        is_partner = number in self.partners
        has_focus = bool(option.state & QStyle.StateFlag.State_HasFocus)
        painter.setBrush(mix(theme.base, theme.accent, 0.12) if is_chosen or is_partner else theme.base)
        edge = theme.accent if is_chosen or is_partner else theme.line
        painter.setPen(QPen(edge, 2.0 if has_focus or (is_chosen and option.widget.hasFocus()) else 1.0))
        painter.drawRoundedRect(card, 4, 4)
        bar = QRectF(card.right() - BAR if self._mirrored else card.left(), card.top(), BAR, card.height())
        painter.fillRect(bar, hue)

    @staticmethod
    def _paint_head(painter: QPainter, font: QFont, theme: Theme, box: QRect, index: Index) -> None:
        outcome = Outcome(int(index.data(ParagraphRole.OUTCOME)))
        head = QFont(font)
        head.setBold(True)
        metrics = QFontMetrics(head)
        line = QRect(box.left(), box.top(), box.width(), metrics.height())
        painter.setFont(head)
        painter.setPen(readable(theme.strong(HUES[outcome]), theme.base, theme.text))
        name = f"{SIGNS[outcome]} {outcome_name(outcome)}"
        painter.drawText(line, int(Qt.AlignmentFlag.AlignLeft), name)
        line.setLeft(line.left() + metrics.horizontalAdvance(name) + 10)
        facts = f"{int(index.data(ParagraphRole.NUMBER)) + 1}"
        painter.setFont(font)
        painter.setPen(theme.muted)
        room = line.width() - QFontMetrics(font).horizontalAdvance(facts) - 10
        told = QFontMetrics(font).elidedText(str(index.data(ParagraphRole.FACTS)), Qt.TextElideMode.ElideRight, room)
        painter.drawText(line, int(Qt.AlignmentFlag.AlignLeft), told)
        painter.drawText(line, int(Qt.AlignmentFlag.AlignRight), facts)

    @staticmethod
    def _paint_text(painter: QPainter, font: QFont, theme: Theme, box: QRect, text: str) -> None:
        metrics = QFontMetrics(font)
        line = QRect(box.left(), box.top() + metrics.height() + GAP, box.width(), metrics.height())
        painter.setFont(font)
        painter.setPen(QColor(theme.text))
        for part in wrapped(text, font, box.width(), LINES):
            painter.drawText(line, int(Qt.AlignmentFlag.AlignLeft), part)
            line.translate(0, metrics.height())


def card_height(font: QFont) -> int:
    """Return the row height in pixels."""
    return (LINES + 1) * QFontMetrics(font).height() + 2 * (PADDING + GAP) + GAP
