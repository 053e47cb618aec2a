"""Text view: one text of a class, where else its parts occur, and its unique stretches."""

from PySide6.QtCore import QEvent, QObject, Qt, QTimer
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QSplitter, QStackedWidget, QVBoxLayout, QWidget

from imbrex.engine.overview.origins import Origins
from imbrex.gui.overview.shared.class_choice import ClassChoice, ShownClass
from imbrex.gui.overview.texts.origin_page import OriginPage
from imbrex.gui.overview.texts.origin_texts import OriginTexts
from imbrex.gui.overview.texts.text_list import TextList
from imbrex.gui.widgets.elided_label import PlainLabel
from imbrex.gui.widgets.focus_ring import PassedFocus
from imbrex.gui.widgets.layouts import NO_MARGINS, spaced
from imbrex.gui.widgets.text.excluded_ranges import NOTHING, LeftOut
from imbrex.gui.wording.translation import Text, translated

PATIENCE = 250  # milliseconds for which the previous text stays, to avoid flicker while moving down the list


class TextView(QWidget):
    """The texts of the class on the left, the selected one on the right."""

    def __init__(self, choice: ClassChoice) -> None:
        super().__init__()
        self.setObjectName("textView")
        self._choice = choice
        self._shown: ShownClass | None = None
        self._texts = OriginTexts(self)
        self.chooser = TextList()
        self.page = OriginPage(choice)
        self._notice = PlainLabel(name="textNotice")
        self._stack = QStackedWidget()
        self._timer = QTimer(self, singleShot=True, interval=PATIENCE)
        self._lay_out()
        self._connect()
        PassedFocus(self, lambda: self.chooser)
        self._show_missing()

    @property
    def notice(self) -> str:
        """Return the notice shown instead of a text; empty if a text is shown."""
        return self._notice.text() if self._stack.currentWidget() is self._notice else ""

    def show_class(self, shown: ShownClass) -> None:
        """List the texts of a class; keep the displayed one if the report is the same, otherwise await new origins."""
        stays = self._shown is not None and shown.report is self._shown.report and shown.names == self._shown.names
        self._shown = shown
        self.chooser.show_class(shown, self._choice.document)
        if not stays:
            self._wait()

    def show_origins(
        self, shown: ShownClass, origins: Origins | None, reason: Text = str, left_out: LeftOut = NOTHING
    ) -> None:
        """Show the selected text; without origins, show the reason, or that they are being computed.

        Origins of a text no longer selected are ignored.
        """
        self._shown = shown
        if origins is None:
            self._timer.stop()
            self._show_notice(lambda: reason() or self._missing())
        elif origins.document == self._choice.document:
            self._timer.stop()
            self.chooser.set_unique(origins.document, origins.unique)
            self.page.show_origins(shown, origins, left_out)
            self._stack.setCurrentWidget(self.page)

    def _wait(self) -> None:
        """Show what is known already; if a text is displayed, keep it for a while."""
        if self.notice or self._obstacle() or self._choice.document is None:
            self._show_missing()
        else:
            self._timer.start()

    def _obstacle(self) -> str:
        """Return why the selected text cannot be shown; empty if it can."""
        document = self._choice.document
        if self._shown is None or document is None or document >= len(self._shown.report.documents):
            return ""
        return self._texts.obstacle(self._shown.report.documents[document])

    def _missing(self) -> str:
        if self._choice.document is None:
            return self.tr("Select a text to see where else its parts appear.")
        return self._obstacle() or self.tr("Finding matches for this text…")

    def _show_missing(self) -> None:
        self._timer.stop()
        self._show_notice(self._missing)

    def _show_notice(self, sentence: Text) -> None:
        translated(self._notice.setText, sentence)
        self._stack.setCurrentWidget(self._notice)

    def _on_document_changed(self, document: int | None) -> None:
        self.chooser.show_document(document)
        self._wait()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Step through the stretches, whatever part has the focus."""
        if isinstance(event, QKeyEvent) and event.type() in (QEvent.Type.ShortcutOverride, QEvent.Type.KeyPress):
            step = _step(event)
            if step and event.type() == QEvent.Type.KeyPress:
                self.page.step(step)
            if step:
                event.accept()
                return True
        return super().eventFilter(watched, event)

    # Set-up

    def _lay_out(self) -> None:
        self._notice.setWordWrap(True)
        self._notice.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._notice.setContentsMargins(24, 24, 24, 24)
        self._stack.addWidget(self._notice)
        self._stack.addWidget(self.page)
        splitter = QSplitter(Qt.Orientation.Horizontal)
        splitter.addWidget(self.chooser)
        splitter.addWidget(self._stack)
        splitter.setCollapsible(1, False)
        splitter.setStretchFactor(1, 1)
        splitter.setSizes([210, 820])
        splitter.setObjectName("textSplitter")
        layout = spaced(QVBoxLayout(self), margins=NO_MARGINS)
        layout.addWidget(splitter)

    def _connect(self) -> None:
        self._choice.document_changed.connect(self._on_document_changed)
        self._timer.timeout.connect(self._show_missing)
        self.chooser.text_opened.connect(self._on_text_opened)
        self.chooser.text_selected.connect(self._choice.choose_document)
        # Not shortcuts: they would conflict with the same keys in the menus, which step through a comparison.
        for widget in (self.chooser.view, self.page.bar, self.page.pane, self.page.legend, self.page.unique):
            widget.installEventFilter(self)

    def _on_text_opened(self, document: int) -> None:
        """Move the focus to the text."""
        self._choice.choose_document(document)
        self.page.setFocus(Qt.FocusReason.OtherFocusReason)


def _step(event: QKeyEvent) -> int:
    """Return the step of a key: 1 to the next stretch (Alt+Down or ]), -1 to the previous (Alt+Up or [), 0 for none."""
    keys = {Qt.Key.Key_Down: 1, Qt.Key.Key_Up: -1}
    if event.modifiers() & Qt.KeyboardModifier.AltModifier:
        return keys.get(Qt.Key(event.key()), 0)
    return {"]": 1, "[": -1}.get(event.text(), 0)
