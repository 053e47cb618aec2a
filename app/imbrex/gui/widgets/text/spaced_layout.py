"""Spaced layout: air between the lines of a plain text document, which Qt does not offer."""

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QTextBlock, QTextDocument
from PySide6.QtWidgets import QPlainTextDocumentLayout


class SpacedLayout(QPlainTextDocumentLayout):
    """Moves the lines of a paragraph apart as soon as Qt has laid it out.

    Attributes:
        spacing: pixels between two lines.
        gap: pixels above each paragraph, besides `spacing`.
        headroom: more pixels above single paragraphs, by their position in the document.
    """

    def __init__(self, document: QTextDocument) -> None:
        super().__init__(document)
        self.spacing = 6.0
        self.gap = 3.0
        self.headroom: dict[int, float] = {}

    def blockBoundingRect(self, block: QTextBlock) -> QRectF:
        """Size of a paragraph, laying it out if need be."""
        rect = super().blockBoundingRect(block)
        layout = block.layout()
        count = layout.lineCount()
        if not count:
            return rect
        top = self.gap + self.spacing + self.headroom.get(block.position(), 0.0)
        if layout.lineAt(0).y() == top:
            return rect
        for index in range(count):
            line = layout.lineAt(index)
            line.setPosition(QPointF(line.x(), top))
            top += line.height() + self.spacing
        return super().blockBoundingRect(block)
