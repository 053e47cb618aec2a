"""Sheet: the pages of a PDF, and where on them the next thing goes."""

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
_RESOLUTION = 600  # dots an inch: lines of text end where they would on paper
_MARGINS = QMarginsF(16, 15, 16, 17)  # millimetres
_FAMILIES = ["Noto Sans", "DejaVu Sans", "Segoe UI", "Helvetica Neue", "Arial"]
_POINT = _RESOLUTION / 72
_FOOT = 7.5
_DIRECTION = {0x2066: None, 0x2069: None}  # marks around names, which the title bar of a viewer may show as boxes
LIVE = 100
"""Pages whose lines stay in memory until they are drawn, half a megabyte each; those of more are laid out twice."""
_Drawing = Callable[[QPainter], None]
_application: QGuiApplication | None = None


class Sheet:
    """Writes a PDF from top to bottom. Lengths are in points (1/72 inch).

    What is drawn is only remembered until the end, as every page tells how many there are.
    """

    def __init__(self, title: str, page_words: Callable[[int, int], str], observer: Observer = SILENT) -> None:
        """Begin the first page.

        Args:
            title: stands at the foot of every page.
            page_words: says which page it is, and of how many.
            observer: may stop the work at every piece of text.
        """
        _need_application()
        # In memory: Qt goes on in silence where a disk is full, and leaves half a file.
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
        self._blocks: list[list[TextBlock]] = [[]]  # of each page
        self.width = self._writer.width() / _POINT
        self.height = self._writer.height() / _POINT
        self.y = 0.0

    def close(self) -> bytes:
        """Draw all pages; give the file."""
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
            painter.end()  # before its device goes, whatever happens
        return bytes(self._written.data().data())

    @property
    def page(self) -> int:
        """Number of the page, from 1 on."""
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
        """A text laid out for a column of this width."""
        self._observer.check()
        return TextBlock(text, width, self.font(points, bold=bold), _POINT, marks, at_right=at_right)

    def length(self, line: str, points: float, *, bold: bool = False) -> float:
        """Points that a line takes where nothing breaks it."""
        return QFontMetricsF(self.font(points, bold=bold)).horizontalAdvance(writable(line)) / _POINT

    def elided(self, line: str, width: float, points: float) -> str:
        """A line without so much of its middle that the rest fits into this width."""
        metrics = QFontMetricsF(self.font(points))
        return metrics.elidedText(printable(line), Qt.TextElideMode.ElideMiddle, width * _POINT)

    def new_page(self) -> None:
        """Go on at the top of the next page."""
        if self.page > LIVE:
            self._release(self.page)
        self._pages.append([])
        self._blocks.append([])
        self.y = 0.0

    def need(self, points: float) -> None:
        """Begin a new page where there is no such room left, unless this one is still empty."""
        if self.room < points and self.y > 0:
            self.new_page()

    def gap(self, points: float) -> None:
        """Leave room, but not at the top of a page."""
        if self.y > 0:
            self.y += points

    def paragraph(
        self, text: str, points: float = 9.5, *, bold: bool = False, color: QColor = INK, after: float = 5
    ) -> None:
        """Write a paragraph over the whole width, on as many pages as it takes."""
        self.columns([(0.0, self.block(text, self.width, points, bold=bold), color)])
        self.gap(after)

    def heading(self, text: str, points: float = 12.5, room: float = 130) -> None:
        """Write a heading where there is room for it and for what begins below it."""
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
        """Write texts side by side, each from its distance to the left margin on; a page ends for all of them alike."""
        at = [0] * len(cells)
        while any(line < len(block) for line, (_, block, _) in zip(at, cells, strict=True)):
            room = max(self.room, 0.0)
            used = 0.0
            for column, (x, block, color) in enumerate(cells):
                last, height = block.fitting(at[column], room)
                if last == at[column] < len(block) and self.y == 0:
                    last, height = block.fitting(at[column], float("inf"), most=1)  # taller than a page: never for ever
                self._draw_lines(block, QPointF(x, self.y), at[column], last, color)
                at[column], used = last, max(used, height)
            self.y += used
            if any(line < len(block) for line, (_, block, _) in zip(at, cells, strict=True)):
                self.new_page()

    def beside(self, x: float, block: TextBlock, color: QColor) -> float:
        """Draw a text without going on; give the height at which it ends."""
        last, height = block.fitting(0, self.room)
        self._draw_lines(block, QPointF(x, self.y), 0, last, color)
        return self.y + height

    def badge(self, number: int, color: QColor, x: float, y: float) -> None:
        """Draw the number of a passage in a box of its colour."""
        text, font = str(number), self.font(7.5, bold=True)
        width = QFontMetricsF(font).horizontalAdvance(text) / _POINT + 6
        box = QRectF(x, y, width, 11)

        def draw(painter: QPainter) -> None:
            painter.setPen(QPen(color, 1))
            painter.drawRoundedRect(box, 2, 2)
            _draw(painter, text, font, box, Qt.AlignmentFlag.AlignCenter, INK)

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
        """The title and the number of the page, below the text."""
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
    """Qt has no fonts without an application; one without a window will do."""
    global _application  # noqa: PLW0603 - there is one in a process, and it must live as long
    if QGuiApplication.instance() is None:
        _application = QGuiApplication(["imbrex", "-platform", "offscreen"])
