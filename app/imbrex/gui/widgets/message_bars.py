"""Message bars: the message bars above the pages, shown one at a time."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QVBoxLayout, QWidget

from imbrex.gui.widgets.layouts import NO_MARGINS, spaced

if TYPE_CHECKING:
    from imbrex.gui.widgets.message_bar import MessageBar


class MessageBars(QWidget):
    """A page below a message bar, which shows the number of messages and a button to the next.

    Attributes:
        every: all bars, in display order.
        front: the visible bar; None if there is none.
    """

    def __init__(self, page: QWidget) -> None:
        super().__init__()
        self.every: list[MessageBar] = []
        self.front: MessageBar | None = None
        self._above = spaced(QVBoxLayout(), 0)
        layout = spaced(QVBoxLayout(self), 0, NO_MARGINS)
        layout.addLayout(self._above)
        layout.addWidget(page, 1)

    def add(self, bar: MessageBar, *, behind: bool = False) -> None:
        """Show a bar in front of the others or, with `behind`, after them; it replaces a bar with the same name."""
        self.take_back(bar.objectName())
        self.every.insert(len(self.every) if behind else 0, bar)
        bar.next.clicked.connect(self._turn)
        self._above.addWidget(bar)
        self._show(self.front if behind and self.front is not None else bar)

    def show_message(self, name: str, sentence: str) -> None:
        """Show a message from a feature until it is closed or taken back."""
        from imbrex.gui.widgets.message_bar import MessageBar  # noqa: PLC0415 - not needed at start
        from imbrex.gui.wording.messages import shown  # noqa: PLC0415 - not needed at start

        bar = MessageBar(name, partial(shown, sentence))
        bar.closed.connect(lambda: self.remove(bar))
        self.add(bar)

    def take_back(self, name: str) -> None:
        """Remove the message with this name, if any."""
        for bar in [bar for bar in self.every if bar.objectName() == name]:
            self.remove(bar)

    def remove(self, bar: MessageBar) -> None:
        """Remove a bar and show the next one."""
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
        """Show the next bar, wrapping around."""
        if self.front is not None:
            place = self.every.index(self.front) + 1
            self._show(self.every[place % len(self.every)])
            self.front.next.setFocus()  # the same key pages on

    def _show(self, front: MessageBar | None) -> None:
        """Show one bar with its number, without flicker."""
        self.front = front
        self.setUpdatesEnabled(False)
        for number, bar in enumerate(self.every, 1):
            bar.show_count(number, len(self.every))
            bar.setVisible(bar is front)
        self.setUpdatesEnabled(True)
