"""First reading: what is being opened while the program still loads what reading needs."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QProgressBar, QVBoxLayout, QWidget

from imbrex.gui.widgets.plain_label import PlainLabel
from imbrex.gui.wording.translation import retranslated, translated

NAMED = 4  # files


class FirstReading(QWidget):
    """The number of files, the first names, and a bar that shows work without an end in sight."""

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("firstReading")
        self._heading, self._names = PlainLabel(), PlainLabel()
        font = self._heading.font()
        font.setPointSizeF(font.pointSizeF() * 1.5)
        self._heading.setFont(font)
        self._names.setForegroundRole(self._names.palette().ColorRole.PlaceholderText)
        bar = QProgressBar()
        bar.setRange(0, 0)
        bar.setTextVisible(False)
        bar.setFixedWidth(260)
        translated(bar.setAccessibleName, lambda: self.tr("Progress"))
        layout = QVBoxLayout(self)
        layout.setSpacing(12)
        layout.addStretch(1)
        for widget in (self._heading, self._names, bar):
            layout.addWidget(widget, alignment=Qt.AlignmentFlag.AlignHCenter)
        layout.addStretch(1)

    @property
    def text(self) -> str:
        """What it says."""
        return f"{self._heading.text()} {self._names.text()}".strip()

    @retranslated
    def show_names(self, names: list[str] | None) -> None:
        """Show these names; an empty list for a pasted text, None for nothing at all."""
        if names is None:
            self._heading.clear()
            self._names.clear()
            return
        opened = self.tr("Opening %Ln file(s) or folder(s)…", "", len(names))
        self._heading.setText(opened if names else self.tr("Reading the pasted text…"))
        told = ", ".join(names[:NAMED])
        self._names.setText(f"{told}, …" if len(names) > NAMED else told)
