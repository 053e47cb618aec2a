"""Help page: texts and images of the help, and one page of it, without external content."""

import re
from pathlib import Path

from PySide6.QtCore import QLocale, Qt, QUrl, Signal
from PySide6.QtGui import (
    QColor,
    QImage,
    QKeySequence,
    QPalette,
    QResizeEvent,
    QTextBlock,
    QTextBlockFormat,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
    QTextImageFormat,
    QTextLength,
    QTextTable,
)
from PySide6.QtWidgets import QFrame, QTextBrowser, QTextEdit

from imbrex import assets
from imbrex.errors import ImbrexError
from imbrex.gui.help.help_topics import Topic
from imbrex.gui.wording.translation import translated
from imbrex.values import frozen

ENGLISH = "en"
_NAME = re.compile(r"[a-z][a-z0-9-]*")
_KEYS = re.compile(r"`((?:Ctrl\+|Shift\+|Alt\+)*(?:F\d+|Esc|Tab|Return|Del|Left|Right|[A-Z0-9.+-]))`")
_MARKUP = re.compile(r"!?\[([^\]]*)\]\([^)]*\)|[*`#|]")


@frozen
class Page:
    """A page in one language.

    Attributes:
        title: its first line.
        text: in Markdown, with the title; links are topic names, images have no folder.
        language: its code.
    """

    title: str
    text: str
    language: str = ENGLISH

    @property
    def plain(self) -> str:
        """The text without markup."""
        return _MARKUP.sub(r"\1", self.text)


def language() -> str:
    """The language of the window if the help is translated into it, otherwise English."""
    code = QLocale().name().partition("_")[0]
    return code if (_folder() / code).is_dir() else ENGLISH


def page(topic: Topic, code: str = "") -> Page:
    """Return the page of a topic in a language, or in English if there is none.

    Raises:
        ImbrexError: the program was installed without its help.
    """
    place = _find(f"{topic.value}.md", code or language())
    text = _KEYS.sub(_as_keyboard, place.read_text(encoding="utf-8"))
    return Page(text.partition("\n")[0].lstrip("# ").strip(), text, place.parent.name)


def picture(name: str, code: str = "") -> Path | None:
    """The file of an image; None if there is none of this name."""
    if not _NAME.fullmatch(name):
        return None
    try:
        return _find(f"pictures/{name}.png", code or language())
    except ImbrexError:
        return None


def _as_keyboard(found: re.Match[str]) -> str:
    """Key names as used on this system."""
    keys = QKeySequence(found[1], QKeySequence.SequenceFormat.PortableText)
    named = keys.toString(QKeySequence.SequenceFormat.NativeText)
    return f"**{named}**"


def _find(name: str, code: str) -> Path:
    """A file in a language, or in English."""
    own = _folder() / code / name
    return own if own.is_file() else assets.path(f"help/{ENGLISH}/{name}")


def _folder() -> Path:
    return assets.path("help")


MARGIN = 26
PICTURE = "\ufffc"
"""Qt's character for an image in the text of a block."""
WIDEST = 720
"""Line length in pixels; in longer lines it is hard to find the next beginning."""
FIRST_COLUMN = 34
"""Width of a two-column table in percent."""
INDENT = 24
HEADINGS = {1: 1.7, 2: 1.25, 3: 1.05}
"""Sizes of headings by level, relative to the text's."""


class HelpPage(QTextBrowser):
    """Shows the program's own Markdown. Signal: topic_requested (Topic) by a link."""

    topic_requested = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("helpText")
        translated(self.setAccessibleName, lambda: self.tr("Help page"))
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setOpenLinks(False)
        self.setOpenExternalLinks(False)
        self._images: dict[str, QImage] = {}
        self.anchorClicked.connect(self._on_link_clicked)

    def show_text(self, text: str) -> None:
        """Show a page from its top."""
        self._images.clear()
        document = QTextDocument(self)
        document.setDefaultFont(self.font())
        self.setDocument(document)
        document.setDocumentMargin(MARGIN)
        document.setIndentWidth(INDENT)
        features = QTextDocument.MarkdownFeature
        document.setMarkdown(text, features.MarkdownDialectGitHub | features.MarkdownNoHTML)
        self._style()
        self._fit()
        self.moveCursor(QTextCursor.MoveOperation.Start)

    def mark(self, words: list[str]) -> None:
        """Highlight words in the page, and scroll to the first of them."""
        found = [cursor for word in words for cursor in self._places(word)]
        self.setExtraSelections([self._selection(cursor) for cursor in found])
        if found:
            first = min(found, key=QTextCursor.selectionStart)
            place = QTextCursor(first)
            place.clearSelection()
            self.setTextCursor(place)
            self.ensureCursorVisible()

    def loadResource(self, kind: int, name: QUrl | str) -> object:
        """Return an image of the help, and nothing else: no file, no address."""
        name = name if isinstance(name, str) else name.toString()
        if kind != QTextDocument.ResourceType.ImageResource.value:
            return None
        image = self._image(name)
        return None if image.isNull() else image

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _on_link_clicked(self, url: QUrl) -> None:
        name = url.toString()
        if name in list(Topic):
            self.topic_requested.emit(Topic(name))

    # Layout

    def _style(self) -> None:
        """Set heading sizes and spacing."""
        size = self.font().pointSizeF()
        block = self.document().begin()
        while block.isValid():
            cursor = QTextCursor(block)
            level = block.blockFormat().headingLevel()
            cursor.mergeBlockFormat(_format(block, level, size))
            if level:
                self._enlarge(block, HEADINGS.get(level, 1.0) * size)
            block = block.next()
        for frame in self.document().rootFrame().childFrames():
            if isinstance(frame, QTextTable):
                self._style_table(frame)

    def _enlarge(self, block: QTextBlock, size: float) -> None:
        cursor = QTextCursor(block)
        cursor.movePosition(QTextCursor.MoveOperation.EndOfBlock, QTextCursor.MoveMode.KeepAnchor)
        larger = QTextCharFormat()
        larger.setFontPointSize(size)
        larger.clearProperty(QTextCharFormat.Property.FontSizeAdjustment)
        cursor.mergeCharFormat(larger)

    def _style_table(self, table: QTextTable) -> None:
        look = table.format()
        look.setCellPadding(5)
        look.setCellSpacing(0)
        look.setBorder(0)
        look.setWidth(QTextLength(QTextLength.Type.PercentageLength, 100))
        shares = (FIRST_COLUMN, 100 - FIRST_COLUMN) if table.columns() == 2 else ()
        percent = QTextLength.Type.PercentageLength
        look.setColumnWidthConstraints([QTextLength(percent, share) for share in shares])
        table.setFormat(look)

    def _fit(self) -> None:
        """Limit the line length for reading, and fit images to it."""
        room = self.viewport().width() - 2 * MARGIN
        root = self.document().rootFrame().frameFormat()
        root.setRightMargin(MARGIN + max(0, room - WIDEST))
        self.document().rootFrame().setFrameFormat(root)
        block = self.document().begin()
        while block.isValid():
            iterator = block.begin()
            while not iterator.atEnd():
                fragment = iterator.fragment()
                if (form := fragment.charFormat()).isImageFormat():
                    self._fit_picture(fragment.position(), form.toImageFormat(), max(120, min(WIDEST, room)))
                iterator += 1
            block = block.next()

    def _fit_picture(self, position: int, look: QTextImageFormat, width: int) -> None:
        image = self._image(look.name())
        shown = min(image.width(), width)
        if image.isNull() or look.width() == shown:
            return
        look.setWidth(shown)
        look.setHeight(image.height() * shown / image.width())
        # Qt would drop lines when scaling an image down.
        pixels = min(image.width(), round(shown * self.devicePixelRatioF()))
        smooth = image.scaledToWidth(pixels, Qt.TransformationMode.SmoothTransformation)
        self.document().addResource(QTextDocument.ResourceType.ImageResource.value, QUrl(look.name()), smooth)
        cursor = QTextCursor(self.document())
        cursor.setPosition(position)
        cursor.movePosition(QTextCursor.MoveOperation.NextCharacter, QTextCursor.MoveMode.KeepAnchor)
        cursor.setCharFormat(look)

    def _image(self, name: str) -> QImage:
        """The original image; an empty one if it is missing."""
        if name not in self._images:
            file = picture(name)
            self._images[name] = QImage(str(file)) if file is not None else QImage()
        return self._images[name]

    def _places(self, word: str) -> list[QTextCursor]:
        found = []
        cursor = self.document().find(word)
        while not cursor.isNull():
            found.append(cursor)
            cursor = self.document().find(word, cursor)
        return found

    def _selection(self, cursor: QTextCursor) -> QTextEdit.ExtraSelection:
        selection = QTextEdit.ExtraSelection()
        color = QColor(self.palette().color(QPalette.ColorRole.Highlight))
        color.setAlphaF(0.28)
        look = QTextCharFormat()
        look.setBackground(color)
        selection.cursor, selection.format = cursor, look
        return selection


def _format(block: QTextBlock, level: int, size: float) -> QTextBlockFormat:
    """The margins of a block, in pixels; an image needs none beyond its size."""
    look = QTextBlockFormat()
    if PICTURE not in block.text():
        look.setLineHeight(128, QTextBlockFormat.LineHeightTypes.ProportionalHeight.value)
    if QTextCursor(block).currentTable() is not None:
        return look
    look.setTopMargin(size * (1.9 if level > 1 else 0))
    look.setBottomMargin(size * (0.7 if level else 0.35 if block.textList() is not None else 0.95))
    return look
