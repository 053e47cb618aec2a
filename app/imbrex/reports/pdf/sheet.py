"""Sheet: paginated PDF writer."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QBuffer, QIODevice, QMarginsF, QPointF, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QGuiApplication,
    QPageLayout,
    QPageSize,
    QPainter,
    QPdfWriter,
    QPen,
)

from imbrex.engine.observer import SILENT, Observer
from imbrex.reports.pdf.text import Mark, TextBlock
from imbrex.reports.wording.shown_text import printable, writable

INK, MUTED, LINE = QColor("#1d1f23"), QColor("#5c6067"), QColor("#c9cbd0")
_RESOLUTION = 600  # dots per inch, so that lines break as in print
_MARGINS = QMarginsF(16, 15, 16, 17)  # millimetres
_FAMILIES = ["Noto Sans", "DejaVu Sans", "Segoe UI", "Helvetica Neue", "Arial"]
_POINT = _RESOLUTION / 72
_FOOT = 7.5
_DIRECTION = {0x2066: None, 0x2069: None}  # isolates around names, which the title bar of a viewer may show as boxes
LIVE = 100
"""Pages whose lines stay in memory until they are drawn, half a megabyte each; longer documents are laid out twice."""
_Drawing = Callable[[QPainter], None]
_application: QGuiApplication | None = None


class Sheet:
    """Writes a PDF from top to bottom. Lengths are in points (1/72 inch).

    Drawing is deferred to the end, as every page shows the total number of pages.
    """

    def __init__(self, title: str, page_words: Callable[[int, int], str], observer: Observer = SILENT) -> None:
        """Begin the first page.

        Args:
            title: at the foot of every page.
            page_words: formats the page number and total.
            observer: may stop the work at every piece of text.
        """
        _need_application()
        # In memory: on a full disk Qt continues silently and leaves a truncated file.
        self._written = QBuffer()
        self._written.open(QIODevice.OpenModeFlag.WriteOnly)
        self._writer = QPdfWriter(self._written)
        self._writer.setResolution(_RESOLUTION)
        self._writer.setPageLayout(
            QPageLayout(
                QPageSize(QPageSize.PageSizeId.A4),
                QPageLayout.Orientation.Portrait,
                _MARGINS,
                QPageLayout.Unit.Millimeter,
            )
        )
        self._writer.setTitle(writable(title.translate(_DIRECTION)))
        self._writer.setCreator("Imbrex")
        self._title = title
        self._page_words = page_words
        self._observer = observer
        self._pages: list[list[_Drawing]] = [[]]
        self._blocks: list[list[TextBlock]] = [[]]  # by page
        self.width = self._writer.width() / _POINT
        self.height = self._writer.height() / _POINT
        self.y = 0.0

    def close(self) -> bytes:
        """Draw all pages and return the file."""
        painter = QPainter(self._writer)
        try:
            painter.scale(_POINT, _POINT)
            for number, drawings in enumerate(self._pages, start=1):
                self._observer.check()
                if number > 1:
                    self._writer.newPage()
                self._foot(painter, number)
                for draw in drawings:
                    draw(painter)
                self._release(number)
        finally:
            painter.end()  # before its device is destroyed, in any case
        return bytes(self._written.data().data())

    @property
    def page(self) -> int:
        """Page number, from 1."""
        return len(self._pages)

    @property
    def room(self) -> float:
        """Points left on the page."""
        return self.height - self.y

    def font(self, points: float, *, bold: bool = False) -> QFont:
        """A font of the report."""
        font = QFont(_FAMILIES)
        font.setPixelSize(max(1, round(points * _POINT)))
        font.setBold(bold)
        return font

    def block(
        self,
        text: str,
        width: float,
        points: float,
        *,
        bold: bool = False,
        marks: Sequence[Mark] = (),
        at_right: bool = False,
    ) -> TextBlock:
        """Lay a text out for a column of this width."""
        self._observer.check()
        return TextBlock(text, width, self.font(points, bold=bold), _POINT, marks, at_right=at_right)

    def length(self, line: str, points: float, *, bold: bool = False) -> float:
        """Points of a line without breaks."""
        return QFontMetricsF(self.font(points, bold=bold)).horizontalAdvance(writable(line)) / _POINT

    def elided(self, line: str, width: float, points: float) -> str:
        """A line shortened in the middle to fit this width."""
        metrics = QFontMetricsF(self.font(points))
        return metrics.elidedText(printable(line), Qt.TextElideMode.ElideMiddle, width * _POINT)

    def new_page(self) -> None:
        """Continue at the top of a new page."""
        if self.page > LIVE:
            self._release(self.page)
        self._pages.append([])
        self._blocks.append([])
        self.y = 0.0

    def need(self, points: float) -> None:
        """Begin a new page if this one has less space left, unless it is empty."""
        if self.room < points and self.y > 0:
            self.new_page()

    def gap(self, points: float) -> None:
        """Leave a vertical gap, except at the top of a page."""
        if self.y > 0:
            self.y += points

    def paragraph(
        self, text: str, points: float = 9.5, *, bold: bool = False, color: QColor = INK, after: float = 5
    ) -> None:
        """Write a paragraph over the full width, across pages if necessary."""
        self.columns([(0.0, self.block(text, self.width, points, bold=bold), color)])
        self.gap(after)

    def heading(self, text: str, points: float = 12.5, room: float = 130) -> None:
        """Write a heading, on a new page if `room` for it and the text below is missing."""
        self.gap(12)
        self.need(room)
        self.paragraph(text, points, bold=True, after=6)

    def rule(self) -> None:
        """Draw a hairline."""
        start, end = QPointF(0, self.y), QPointF(self.width, self.y)

        def draw(painter: QPainter) -> None:
            painter.setPen(QPen(LINE, 0.5))
            painter.drawLine(start, end)

        self._pages[-1].append(draw)

    def columns(self, cells: list[tuple[float, TextBlock, QColor]]) -> None:
        """Write texts side by side, each at a distance from the left margin; all of them break at the same page end."""
        at = [0] * len(cells)
        while any(line < len(block) for line, (_, block, _) in zip(at, cells, strict=True)):
            room = max(self.room, 0.0)
            used = 0.0
            for column, (x, block, color) in enumerate(cells):
                last, height = block.fitting(at[column], room)
                if last == at[column] < len(block) and self.y == 0:
                    last, height = block.fitting(at[column], float("inf"), most=1)  # taller than a page: avoid looping
                self._draw_lines(block, QPointF(x, self.y), at[column], last, color)
                at[column], used = last, max(used, height)
            self.y += used
            if any(line < len(block) for line, (_, block, _) in zip(at, cells, strict=True)):
                self.new_page()

    def beside(self, x: float, block: TextBlock, color: QColor) -> float:
        """Draw a text without moving down; return the position of its end."""
        last, height = block.fitting(0, self.room)
        self._draw_lines(block, QPointF(x, self.y), 0, last, color)
        return self.y + height

    def badge(self, number: int, color: QColor, x: float, y: float) -> None:
        """Draw a passage number in a box of its colour."""
        text, font = str(number), self.font(7.5, bold=True)
        width = QFontMetricsF(font).horizontalAdvance(text) / _POINT + 6
        box = QRectF(x, y, width, 11)

        def draw(painter: QPainter) -> None:
            painter.setPen(QPen(color, 1))
            painter.drawRoundedRect(box, 2, 2)
            _draw(painter, text, font, box, Qt.AlignmentFlag.AlignCenter, INK)

        self._pages[-1].append(draw)

    def bar(self, parts: Sequence[tuple[QColor, int]], height: float) -> None:
        """Draw a bar over the whole width, divided into parts of these percentages."""
        self.need(height)
        boxes, x = [], 0.0
        for color, percent in parts:
            width = self.width * percent / 100
            boxes.append((color, QRectF(x, self.y, width, height)))
            x += width

        def draw(painter: QPainter) -> None:
            for color, box in boxes:
                painter.fillRect(box, color)

        self._pages[-1].append(draw)
        self.y += height

    def square(self, color: QColor, x: float, y: float) -> None:
        """Draw a small square of a colour, as in a legend."""
        box = QRectF(x, y, 7, 7)

        def draw(painter: QPainter) -> None:
            painter.fillRect(box, color)

        self._pages[-1].append(draw)

    def _draw_lines(self, block: TextBlock, corner: QPointF, first: int, last: int, color: QColor) -> None:
        def draw(painter: QPainter) -> None:
            painter.setPen(color)
            block.draw(painter, corner, first, last)

        self._pages[-1].append(draw)
        self._blocks[-1].append(block)

    def _release(self, page: int) -> None:
        for block in self._blocks[page - 1]:
            block.release()

    def _foot(self, painter: QPainter, number: int) -> None:
        """Draw the title and the page number below the text."""
        area = QRectF(0, self.height + 10, self.width, 12)
        font = self.font(_FOOT)
        title = self.elided(self._title, self.width - 110, _FOOT)
        _draw(painter, title, font, area, Qt.AlignmentFlag.AlignLeft, MUTED)
        words = self._page_words(number, len(self._pages))
        _draw(painter, words, font, area, Qt.AlignmentFlag.AlignRight, MUTED)


def _draw(painter: QPainter, text: str, font: QFont, area: QRectF, alignment: Qt.AlignmentFlag, color: QColor) -> None:
    painter.save()
    painter.scale(1 / _POINT, 1 / _POINT)
    painter.setFont(font)
    painter.setPen(color)
    scaled = QRectF(area.x() * _POINT, area.y() * _POINT, area.width() * _POINT, area.height() * _POINT)
    painter.drawText(scaled, int(alignment | Qt.AlignmentFlag.AlignVCenter), text)
    painter.restore()


def _need_application() -> None:
    """Create an application, if there is none, as Qt needs one for fonts."""
    global _application  # noqa: PLW0603 - one per process, and it must live as long
    if QGuiApplication.instance() is None:
        _application = QGuiApplication(["imbrex", "-platform", "offscreen"])
