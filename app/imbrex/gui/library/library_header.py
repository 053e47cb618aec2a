"""Library header: the open library, its size, permissions and the progress of long operations."""

from collections.abc import Callable

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import (
    QHBoxLayout,
    QMenu,
    QProgressBar,
    QPushButton,
    QSizePolicy,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from imbrex.engine.observer import Progress
from imbrex.gui.theme.icons import icon
from imbrex.gui.widgets.elided_label import ElidedLabel
from imbrex.gui.widgets.plain_label import PlainLabel
from imbrex.gui.wording.plain_text import plain_tip
from imbrex.gui.wording.translated import Text, retranslated, translated

BUTTON = """
QToolButton { padding-right: 20px; }
QToolButton::menu-indicator { subcontrol-origin: padding; subcontrol-position: center right; right: 6px; }
"""


class LibraryHeader(QWidget):
    """Back button, name, figures and menus, with progress and Cancel below.

    Signals:
        back_requested: the previous page is wanted.
        cancel_requested: the current operation is to be cancelled.
    """

    back_requested = Signal()
    cancel_requested = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._back = self._make_back()
        self._name = ElidedLabel(Qt.TextElideMode.ElideMiddle, least=60)
        self._name.setObjectName("libraryName")
        font = self._name.font()
        font.setPointSizeF(font.pointSizeF() * 1.35)
        self._name.setFont(font)
        self._facts = ElidedLabel(Qt.TextElideMode.ElideMiddle, least=60)
        self._facts.setObjectName("libraryFacts")
        self._facts.setForegroundRole(QPalette.ColorRole.PlaceholderText)
        self._stage = PlainLabel()
        self._stage.setObjectName("libraryStage")
        self._bar = QProgressBar()
        self._bar.setObjectName("libraryProgress")
        translated(self._bar.setAccessibleName, lambda: self.tr("Library progress"))
        self._bar.setMaximumWidth(240)
        self._bar.setTextVisible(False)
        self._cancel = QPushButton()
        translated(self._cancel.setText, lambda: self.tr("Cancel"))
        self._cancel.setObjectName("libraryCancel")
        self._cancel.clicked.connect(self.cancel_requested)
        self._told = PlainLabel()
        self._told.setObjectName("libraryTold")
        self._told.setWordWrap(True)
        self._told.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self._buttons = QHBoxLayout()
        self._work = QWidget()
        self._lay_out()
        self.show_busy(False)
        self.tell(str)

    def add_menu(self, name: str, title: Callable[[], str], menu: QMenu) -> QToolButton:
        """Add a menu button."""
        button = QToolButton()
        button.setObjectName(name)
        translated(button.setText, title)
        translated(button.setAccessibleName, title)
        button.setMenu(menu)
        button.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        button.setStyleSheet(BUTTON)
        self._buttons.addWidget(button)
        return button

    @retranslated
    def show_library(self, name: Text, place: str, facts: Text) -> None:
        """Show the open library; `place` is its location, without a password."""
        self._name.show_text(name())
        self._name.setToolTip(plain_tip(place))
        self._facts.show_text(facts())
        self._facts.setToolTip(plain_tip(f"{facts()}\n{place}"))

    def show_busy(self, busy: bool) -> None:
        """Show or hide the progress."""
        self._bar.setRange(0, 0)
        self._work.setVisible(busy)

    def show_doing(self, sentence: Text) -> None:
        """Show the current operation."""
        translated(self._stage.setText, sentence)

    def show_progress(self, progress: Progress) -> None:
        """Show the progress of a stage."""
        self._bar.setRange(0, progress.total)
        self._bar.setValue(progress.done)

    def tell(self, sentence: Text) -> None:
        """Show a message; an empty one hides the line."""
        translated(self._told.setText, sentence)
        self._told.setVisible(bool(self._told.text()))

    def _make_back(self) -> QToolButton:
        button = QToolButton()
        button.setObjectName("libraryBack")
        button.setIcon(icon("back"))
        translated(button.setAccessibleName, lambda: self.tr("Back"))
        translated(button.setToolTip, lambda: self.tr("Back to the previous view (Esc)"))
        button.setAutoRaise(True)
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        button.clicked.connect(self.back_requested)
        return button

    def _lay_out(self) -> None:
        names = QVBoxLayout()
        names.setSpacing(1)
        names.addWidget(self._name)
        names.addWidget(self._facts)
        for label in (self._name, self._facts):
            label.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        top = QHBoxLayout()
        top.setSpacing(6)
        top.addWidget(self._back)
        top.addLayout(names, 1)
        self._buttons.setSpacing(2)
        top.addLayout(self._buttons)
        work = QHBoxLayout(self._work)
        work.setContentsMargins(0, 0, 0, 0)
        work.addWidget(self._stage)
        work.addWidget(self._bar)
        work.addWidget(self._cancel)
        work.addStretch(1)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(8, 8, 8, 4)
        layout.setSpacing(4)
        layout.addLayout(top)
        layout.addWidget(self._work)
        layout.addWidget(self._told)
