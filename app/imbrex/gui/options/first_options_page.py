"""First-options page: the default options of new sessions."""

from PySide6.QtCore import QEvent, Qt, QTimer
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QScrollArea, QVBoxLayout, QWidget

from imbrex.engine.options import Options
from imbrex.gui.model.session import Session
from imbrex.gui.options.option_form import OptionForm
from imbrex.gui.theme.text_size import is_font_change
from imbrex.gui.widgets.plain_label import PlainLabel
from imbrex.gui.wording.translated import translated


class FirstOptionsPage(QWidget):
    """The session's option form, applied to the defaults of new sessions."""

    def __init__(self, options: Options, session: Session) -> None:
        super().__init__()
        self._session = session
        self.form = OptionForm(options)
        self.form.show_through(session.shown_text, session.anonymous)
        self._now = QPushButton()
        translated(self._now.setText, lambda: self.tr("Use &current options"))
        self._now.setObjectName("optionsAsNow")
        self._restore = QPushButton()
        translated(self._restore.setText, lambda: self.tr("&Restore defaults"))
        self._restore.setObjectName("restoreOptions")
        self._lay_out()
        self._now.clicked.connect(lambda: self._show(session.options))
        self._restore.clicked.connect(lambda: self._show(Options()))
        self.form.changed.connect(self._update)
        self._update()

    @property
    def options(self) -> Options:
        """The chosen options."""
        return self.form.options

    def _show(self, options: Options) -> None:
        self.form.show_options(options)
        self._update()

    def _update(self) -> None:
        self._now.setEnabled(self.form.options != self._session.options)
        self._restore.setEnabled(self.form.options != Options())

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if is_font_change(event):
            QTimer.singleShot(0, self, self._fit)  # the fields receive the event after this

    def _fit(self) -> None:
        bar = self._area.verticalScrollBar()
        self._area.setMinimumWidth(self.form.minimumSizeHint().width() + bar.sizeHint().width())

    def _lay_out(self) -> None:
        note = PlainLabel()
        translated(
            note.setText,
            lambda: self.tr(
                "New sessions start with these options. To change the options of this session, use the Options panel."
            ),
        )
        note.setWordWrap(True)
        area = QScrollArea()
        area.setObjectName("defaultOptions")
        translated(area.setAccessibleName, lambda: self.tr("Options for new sessions"))
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        area.setWidgetResizable(True)
        area.setFrameShape(QFrame.Shape.NoFrame)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        area.setWidget(self.form)
        for ground in (area.viewport(), self.form):
            ground.setAutoFillBackground(False)  # otherwise its background differs from the page
        self._area = area
        translated(self._fit)
        buttons = QHBoxLayout()
        buttons.addWidget(self._now)
        buttons.addWidget(self._restore)
        buttons.addStretch(1)
        layout = QVBoxLayout(self)
        layout.addWidget(note)
        layout.addWidget(area, 1)
        layout.addLayout(buttons)
