"""Report dialog: scope, format and names of a report."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QLocale, Qt
from PySide6.QtWidgets import (
    QButtonGroup,
    QCheckBox,
    QComboBox,
    QDialog,
    QFileDialog,
    QFormLayout,
    QLineEdit,
    QRadioButton,
    QVBoxLayout,
    QWidget,
)

from imbrex.gui.model.settings import Settings
from imbrex.gui.reporting.write_report_job import ReportRequest
from imbrex.gui.widgets.dialog_buttons import Button, answers
from imbrex.gui.widgets.elided_label import ElidedLabel, PlainLabel
from imbrex.gui.widgets.mnemonics import add_choice, label_for
from imbrex.gui.wording.plain_text import isolated
from imbrex.gui.wording.translation import translated
from imbrex.reports.batch import Each
from imbrex.reports.saving import Form, file_name
from imbrex.reports.wording.phrases import LANGUAGES, Phrases

LONGEST_TITLE = 300
WIDEST = 640  # pixels: names of 300 letters are shortened


class ReportDialog(QDialog):
    """Asks for everything but the location; `request` asks for that too, in a file dialog of the system."""

    def __init__(
        self,
        pair: tuple[str, str] | None,
        names: tuple[str, str] | None,
        documents: int,
        *,
        anonymous: bool,
        parent: QWidget | None = None,
    ) -> None:
        """Create the dialog.

        Args:
            pair: keys of the two documents shown side by side.
            names: of those, as displayed.
            documents: number of loaded documents; with two there is no class.
            anonymous: whether names are hidden now, which a report cannot undo.
            parent: the window.
        """
        super().__init__(parent)
        self.setObjectName("reportDialog")
        self.setWindowModality(Qt.WindowModality.WindowModal)  # otherwise it would block the help too
        translated(self.setWindowTitle, lambda: self.tr("Save report"))
        self._pair = pair
        self._names = names
        self._scopes = QButtonGroup(self)
        self._form, self._language = QComboBox(), QComboBox()
        self._title = QLineEdit()
        self._anonymous = QCheckBox()
        translated(self._anonymous.setText, lambda: self.tr("&Hide names"))
        self._verdicts = QCheckBox()
        translated(self._verdicts.setText, lambda: self.tr("Include &verdicts and notes"))
        self._references = QCheckBox()
        translated(self._references.setText, lambda: self.tr("Include &quotations and references to check"))
        self._weight = QCheckBox()
        translated(self._weight.setText, lambda: self.tr("Include the &weight of evidence"))
        self._open = QCheckBox()
        translated(self._open.setText, lambda: self.tr("&Open after saving"))
        self._offer_scopes(documents)
        self._fill(anonymous)
        self._lay_out()
        self._name_widgets()

    @property
    def opens(self) -> bool:
        """Whether to open the report after saving."""
        return self._open.isChecked()

    def request(self) -> ReportRequest | None:
        """The chosen settings with the location; None if no location was chosen."""
        chosen = self._scopes.checkedButton()
        if chosen is None:
            return None
        scope = str(chosen.property("scope"))
        form = Form(self._form.currentData())
        target = self._ask_folder() if scope in list(Each) else self._ask_file(scope, form)
        if target is None:
            return None
        return ReportRequest(
            target=target,
            pair=self._pair if scope == "this" else None,
            each=scope if scope in list(Each) else "",
            form=form.value,
            title=self._title.text().strip(),
            anonymous=self._anonymous.isChecked(),
            language=self._language.currentData(),
            verdicts=self._verdicts.isChecked(),
            references=self._references.isChecked(),
            weight=self._weight.isChecked(),
        )

    def _offer_scopes(self, documents: int) -> None:
        choices: list[tuple[str, Callable[[], str]]] = (
            [("this", lambda: self.tr("&Pair: the two documents side by side"))] if self._pair is not None else []
        )
        if documents > 2:
            choices += [
                ("class", lambda: self.tr("&Class: pairs worth reading, clusters and documents")),
                (Each.PAIR.value, lambda: self.tr("Class, plus a &report for each pair worth reading")),
                (Each.DOCUMENT.value, lambda: self.tr("Class, plus a report for each &document")),
            ]
        for number, (scope, text) in enumerate(choices):
            button = QRadioButton()
            translated(button.setText, text)
            button.setObjectName(f"reportScope_{scope}")
            button.setProperty("scope", scope)
            button.setChecked(number == 0)
            self._scopes.addButton(button)

    def _fill(self, anonymous: bool) -> None:
        forms = (
            (Form.HTML, lambda: self.tr("Web page (one file, opens in any browser)")),
            (Form.PDF, lambda: self.tr("PDF (for printing)")),
            (Form.CSV, lambda: self.tr("CSV (for spreadsheets)")),
            (Form.JSON, lambda: self.tr("JSON (for other programs)")),
        )
        for form, text in forms:
            add_choice(self._form, text, form.value)
        for code in LANGUAGES:
            self._language.addItem(Phrases(code)["language-name"], code)
        self._language.setCurrentIndex(max(0, self._language.findData(QLocale().name()[:2])))
        self._title.setMaxLength(LONGEST_TITLE)
        translated(self._title.setPlaceholderText, lambda: self.tr("document names"))
        self._anonymous.setChecked(anonymous)
        self._anonymous.setEnabled(not anonymous)
        self._verdicts.setChecked(True)
        translated(
            self._verdicts.setToolTip,
            lambda: self.tr("If off, the report shows the scores as calculated, without your verdicts and notes"),
        )
        translated(self._references.setToolTip, lambda: self.tr("In web pages, PDF and JSON files"))
        translated(
            self._weight.setToolTip,
            lambda: self.tr("How many unrelated pairs of this class share as much, in web pages, PDF and JSON files"),
        )
        self._open.setChecked(True)

    def _name_widgets(self) -> None:
        for widget, name, text in (
            (self._form, "reportForm", lambda: self.tr("Format")),
            (self._title, "reportTitle", lambda: self.tr("Title")),
            (self._language, "reportLanguage", lambda: self.tr("Report language")),
            (self._anonymous, "reportAnonymous", lambda: self.tr("Hide names")),
            (self._verdicts, "reportVerdicts", lambda: self.tr("Include verdicts and notes")),
            (self._references, "reportReferences", lambda: self.tr("Include quotations and references to check")),
            (self._weight, "reportWeight", lambda: self.tr("Include the weight of evidence")),
            (self._open, "reportOpens", lambda: self.tr("Open after saving")),
        ):
            widget.setObjectName(name)
            translated(widget.setAccessibleName, text)

    def _lay_out(self) -> None:
        layout = QVBoxLayout(self)
        for button in self._scopes.buttons():
            layout.addWidget(button)
            button.setVisible(len(self._scopes.buttons()) > 1)  # nothing to choose from one
        if self._names is not None:
            names = ElidedLabel(Qt.TextElideMode.ElideMiddle, least=300)
            names.setObjectName("reportNames")
            names.show_text(" – ".join(map(isolated, self._names)))
            layout.insertWidget(1, names)
        form = QFormLayout()
        form.addRow(label_for(self._form, lambda: self.tr("&Format:")), self._form)
        form.addRow(label_for(self._language, lambda: self.tr("&Language:")), self._language)
        form.addRow(label_for(self._title, lambda: self.tr("T&itle:")), self._title)
        form.addRow("", self._anonymous)
        form.addRow("", self._verdicts)
        form.addRow("", self._references)
        form.addRow("", self._weight)
        form.addRow("", self._open)
        layout.addSpacing(6)
        layout.addLayout(form)
        note = PlainLabel(wraps=True, quiet=True)
        translated(
            note.setText,
            lambda: self.tr(
                "The report contains the text it quotes, the settings, and a checksum of every file. It is "
                "not sent anywhere."
            ),
        )
        layout.addWidget(note)
        layout.addWidget(answers(self, Button.Save)[0])
        self.resize(min(WIDEST, max(480, self.sizeHint().width())), self.sizeHint().height())

    def _ask_file(self, scope: str, form: Form) -> Path | None:
        names = self._names if scope == "this" and self._names is not None else (self.tr("Class"),)
        path = self._ask_name(Path(Settings().report_folder) / f"{file_name(*names)}.{form}")
        if path is not None:
            Settings().report_folder = str(path.parent)
        return path

    def _ask_name(self, suggested: Path) -> Path | None:
        """Ask for a path with this suffix; the system's dialog confirms replacing a file."""
        suffix = suggested.suffix
        name, _ = QFileDialog.getSaveFileName(self.parentWidget(), self.windowTitle(), str(suggested), f"*{suffix}")
        path = Path(name)
        if not name or path.suffix.lower() == suffix:
            return path if name else None
        whole = path.with_name(f"{path.name}{suffix}")
        return self._ask_name(whole) if whole.exists() else whole  # the dialog has not confirmed this name

    def _ask_folder(self) -> Path | None:
        name = QFileDialog.getExistingDirectory(self.parentWidget(), self.tr("Report folder"), Settings().report_folder)
        if not name:
            return None
        Settings().report_folder = name
        return Path(name)
