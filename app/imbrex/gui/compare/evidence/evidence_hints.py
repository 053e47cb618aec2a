"""Evidence hints: sentences on which text may have been first, as high as they need where there is room."""

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QScrollArea, QSizePolicy

from imbrex.gui.widgets.plain_label import PlainLabel
from imbrex.gui.wording.translated import translated

MARGIN = 10
LEAST_LINES = 2


class EvidenceHints(QScrollArea):
    """A block of sentences, scrolled where the panel is low."""

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("evidenceHintBlock")
        self.label = PlainLabel()
        self.label.setObjectName("evidenceHints")
        translated(self.label.setAccessibleName, lambda: self.tr("Hints at which text was first"))
        self.label.setWordWrap(True)
        self.label.setContentsMargins(MARGIN, 2, MARGIN, 2)
        self.label.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft)
        self.setWidget(self.label)
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)

    def show_sentences(self, sentences: list[str]) -> None:
        """Show some sentences, a line break between two; nothing at all where there are none."""
        self.label.setText("\n".join(f"• {sentence}" for sentence in sentences))
        # The keyboard scrolls it only where there is something to scroll.
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus if sentences else Qt.FocusPolicy.NoFocus)
        self.setVisible(bool(sentences))
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        width = max(1, self.width())
        return QSize(width, self.label.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        least = LEAST_LINES * self.fontMetrics().lineSpacing() + 4
        return QSize(0, min(self.sizeHint().height(), least))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.oldSize().width() != event.size().width():
            self.updateGeometry()  # other lines, another height
