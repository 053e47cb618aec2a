"""Options panel: the current options; each change applies immediately."""

from PySide6.QtCore import QEvent, Qt, QTimer
from PySide6.QtWidgets import QFrame, QPushButton, QScrollArea

from imbrex.engine.options import Options
from imbrex.engine.presets import PRESETS
from imbrex.gui.model.abilities import Abilities
from imbrex.gui.model.session import Session
from imbrex.gui.options.option_form import OptionForm
from imbrex.gui.theme.text_size import is_font_change
from imbrex.gui.wording.option_texts import option_name
from imbrex.gui.wording.translated import translated


class OptionsPanel(QScrollArea):
    """A form with presets on top; each change is set in the session immediately."""

    def __init__(self, session: Session) -> None:
        super().__init__()
        self._session = session
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # it scrolls to the focused widget
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.form = OptionForm(session.options)
        self._reset = QPushButton()
        translated(
            self._reset.setText,
            lambda: self.tr("Reset to preset “%1”").replace("%1", option_name(next(iter(PRESETS)))),
        )
        self._reset.setObjectName("resetOptions")
        self.form.add_below(self._reset)
        self.form.add_stretch()
        self.setWidget(self.form)
        translated(self._fit)
        self.form.changed.connect(session.set_options)
        self._reset.clicked.connect(self._on_reset_clicked)
        session.options_changed.connect(self._show)
        session.anonymous_changed.connect(self._on_anonymous_changed)
        self._show(session.options)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if is_font_change(event) and self.widget() is not None:
            QTimer.singleShot(0, self, self._fit)  # the fields receive the event after this

    def _fit(self) -> None:
        """Match the width of the form, which scrolls only vertically."""
        self.setMinimumWidth(self.form.minimumSizeHint().width() + self.verticalScrollBar().sizeHint().width())

    def show_abilities(self, abilities: Abilities) -> None:
        """Disable options that no loaded language supports."""
        self.form.show_abilities(abilities)

    def _show(self, options: Options) -> None:
        self.form.show_options(options)
        self._reset.setEnabled(options != Options())

    def _on_anonymous_changed(self, hides: bool) -> None:
        self.form.show_through(self._session.shown_text, hides)

    def _on_reset_clicked(self) -> None:
        self._session.set_options(Options())
