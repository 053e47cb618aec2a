"""Message bars: the bars above the pages, one at a time."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QVBoxLayout, QWidget

if TYPE_CHECKING:
    from imbrex.gui.widgets.message_bar import MessageBar


class MessageBars(QWidget):
    """A page with a bar above it; the bar tells how many there are besides, and leads to them.

    Attributes:
        every: all bars, in the order in which people come to them.
        front: the one that is seen; None where there is none.
    """

    def __init__(self, page: QWidget) -> None:
        super().__init__()
        self.every: list[MessageBar] = []
        self.front: MessageBar | None = None
        self._above = QVBoxLayout()
        self._above.setSpacing(0)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addLayout(self._above)
        layout.addWidget(page, 1)

    def add(self, bar: MessageBar, *, behind: bool = False) -> None:
        """Show a bar, before all others or after they are gone; one of its name gives way to it."""
        self.take_back(bar.objectName())
        self.every.insert(len(self.every) if behind else 0, bar)
        bar.turned.connect(self._turn)
        self._above.addWidget(bar)
        self._show(self.front if behind and self.front is not None else bar)

    def tell(self, name: str, sentence: str) -> None:
        """Show a bar that only tells what a room below has said, until it is put away or taken back."""
        from imbrex.gui.widgets.message_bar import MessageBar  # noqa: PLC0415 - drawings, which no start needs
        from imbrex.gui.wording.messages import shown  # noqa: PLC0415 - likewise

        bar = MessageBar(name, partial(shown, sentence))
        bar.closed.connect(lambda: self.remove(bar))
        self.add(bar)

    def take_back(self, name: str) -> None:
        """Take away what was told under a name, if it is still there."""
        for bar in [bar for bar in self.every if bar.objectName() == name]:
            self.remove(bar)

    def remove(self, bar: MessageBar) -> None:
        """Take a bar away, and show the one behind it."""
        if bar not in self.every:
            return
        place = self.every.index(bar)
        self.every.remove(bar)
        self._above.removeWidget(bar)
        behind = [*self.every[place:], *self.every[:place], None]
        self._show(behind[0] if bar is self.front else self.front)
        bar.hide()
        bar.deleteLater()

    def _turn(self) -> None:
        """Show the next one; after the last comes the first."""
        if self.front is not None:
            place = self.every.index(self.front) + 1
            self._show(self.every[place % len(self.every)])
            self.front.focus_next()

    def _show(self, front: MessageBar | None) -> None:
        """Let one be seen, with its place among all of them; without a flicker of two, or of none."""
        self.front = front
        self.setUpdatesEnabled(False)
        for number, bar in enumerate(self.every, 1):
            bar.show_count(number, len(self.every))
            bar.setVisible(bar is front)
        self.setUpdatesEnabled(True)
