"""Compare page: figures, two texts side by side, and the way back."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QStackedWidget, QToolButton, QVBoxLayout, QWidget

from imbrex.engine.comparison import Comparison
from imbrex.gui.icons import icon
from imbrex.gui.pages.notice import NoticePage
from imbrex.gui.scores import Scores
from imbrex.gui.views.compare_view import CompareView


class ComparePage(QWidget):
    """Show a pair, or the reason why it can't be shown. Signal: back_requested."""

    back_requested = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("comparePage")
        self.view = CompareView()
        self.scores = Scores()
        self._reason = NoticePage()
        self._body = QStackedWidget()
        self._body.addWidget(self.view)
        self._body.addWidget(self._reason)
        self._back = self._make_back()
        self.setFocusProxy(self.view)
        top = QHBoxLayout()
        top.setContentsMargins(0, 0, 0, 0)
        top.setSpacing(0)
        top.addWidget(self._back)
        top.addWidget(self.scores, 1)
        top.addStretch()
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addLayout(top)
        layout.addWidget(self._body, 1)

    def show_comparison(self, comparison: Comparison) -> None:
        """Show figures and texts."""
        self.scores.show_comparison(comparison)
        self.view.show_comparison(comparison)
        self.scores.show()
        self._body.setCurrentWidget(self.view)

    def show_reason(self, heading: str, text: str) -> None:
        """Say why the pair can't be compared."""
        self.view.clear()
        self.scores.hide()
        self._reason.show_notice(heading, text, offers_open=False)
        self._body.setCurrentWidget(self._reason)

    def offer_back(self, offered: bool) -> None:
        """Show the way back to the table, where there is one."""
        self._back.setVisible(offered)

    def _make_back(self) -> QToolButton:
        button = QToolButton()
        button.setIcon(icon("back"))
        button.setText(self.tr("All pairs"))
        button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextUnderIcon)
        button.setObjectName("backButton")
        button.setAutoRaise(True)
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        button.setToolTip(self.tr("Back to the table of all pairs (Esc)"))
        button.clicked.connect(self.back_requested)
        return button
