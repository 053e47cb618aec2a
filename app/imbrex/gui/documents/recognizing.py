"""Recognizing: asks for the languages of scans and reads them by text recognition."""

from collections.abc import Sequence
from functools import partial
from pathlib import Path

from PySide6.QtCore import QLocale, QObject, Qt, Signal
from PySide6.QtWidgets import QCheckBox, QDialog, QListWidget, QListWidgetItem, QMessageBox, QVBoxLayout, QWidget

from imbrex.engine.text.document import Problem
from imbrex.files.recognizer import RecognitionSettings
from imbrex.files.scans.tesseract import Tesseract, find_tesseract, how_to_get, language_of, usual_languages
from imbrex.gui.documents.reading_jobs import FilesRead, RecognizeJob
from imbrex.gui.model.document_rows import is_recognizable
from imbrex.gui.model.session import Session
from imbrex.gui.model.settings import Settings
from imbrex.gui.tasks.runner import Runner
from imbrex.gui.widgets.dialog_buttons import answers
from imbrex.gui.widgets.elided_label import ElidedLabel, PlainLabel
from imbrex.gui.wording.document_texts import language_name
from imbrex.gui.wording.messages import shown
from imbrex.gui.wording.translation import translated

CODE = Qt.ItemDataRole.UserRole
_ROWS = 8  # languages seen at once


class RecognitionDialog(QDialog):
    """Asks for the languages of scans, and which pages and other scans to recognize."""

    def __init__(
        self, name: str, count: int, others: int, tesseract: Tesseract, chosen: Sequence[str], parent: QWidget | None
    ) -> None:
        """Ask about `count` scans, the only one of which is called `name`; the window has `others` more."""
        super().__init__(parent)
        self.setObjectName("recognitionDialog")
        translated(self.setWindowTitle, lambda: self.tr("Recognize text"))
        self._languages = self._make_list(tesseract, chosen)
        self._every = QCheckBox()
        translated(self._every.setText, lambda: self.tr("Pages that already have text, too"))
        self._others = QCheckBox()
        translated(self._others.setText, lambda: self.tr("%Ln other scan(s), too", "", others))
        self._others.setVisible(others > 0)
        self._others.setChecked(others > 0)
        self._buttons, self._start = answers(self)
        translated(self._start.setText, lambda: self.tr("Recognize"))
        self._lay_out(name, count)
        self._languages.itemChanged.connect(self._update)
        self._update()

    @property
    def settings(self) -> RecognitionSettings:
        """The chosen languages and pages."""
        return RecognitionSettings(tuple(self._codes()), self._every.isChecked())

    @property
    def with_others(self) -> bool:
        """Whether the other scans are wanted too."""
        return self._others.isChecked()

    def _make_list(self, tesseract: Tesseract, chosen: Sequence[str]) -> QListWidget:
        view = QListWidget()
        view.setObjectName("recognitionLanguages")
        translated(view.setAccessibleName, lambda: self.tr("Languages of the text"))
        for code in sorted(tesseract.languages, key=lambda code: (code not in chosen, name_of(code))):
            item = QListWidgetItem(name_of(code))
            item.setData(CODE, code)
            item.setCheckState(Qt.CheckState.Checked if code in chosen else Qt.CheckState.Unchecked)
            view.addItem(item)
        rows = min(max(3, len(tesseract.languages)), _ROWS)
        view.setFixedHeight(rows * view.sizeHintForRow(0) + 2 * view.frameWidth() + 4)
        return view

    def _lay_out(self, name: str, count: int) -> None:
        what = ElidedLabel(Qt.TextElideMode.ElideMiddle, least=200)
        translated(what.show_text, lambda: name if count == 1 else self.tr("%Ln document(s)", "", count))
        label, why = PlainLabel(), PlainLabel()
        translated(label.setText, lambda: self.tr("Languages of the text:"))
        translated(
            why.setText,
            lambda: self.tr("Takes a few seconds a page. Fewer languages give better results."),
        )
        why.setWordWrap(True)
        why.setForegroundRole(why.palette().ColorRole.PlaceholderText)
        layout = QVBoxLayout(self)
        for widget in (what, label, self._languages, self._every, self._others, why, self._buttons):
            layout.addWidget(widget)
        self.resize(400, self.sizeHint().height())

    def _codes(self) -> list[str]:
        items = [self._languages.item(row) for row in range(self._languages.count())]
        return [item.data(CODE) for item in items if item.checkState() == Qt.CheckState.Checked]

    def _update(self) -> None:
        self._start.setEnabled(bool(self._codes()))


def name_of(code: str) -> str:
    """The name of a language of Tesseract; its code if unknown."""
    known = language_of(code)
    return f"{language_name(known)} ({code})" if known else code


class Recognizing(QObject):
    """Recognizes the text of rows on request. Signal: problems_met (list of Problem), without text."""

    problems_met = Signal(object)

    def __init__(self, session: Session, runner: Runner, settings: Settings, parent: QObject) -> None:
        super().__init__(parent)
        self._session = session
        self._runner = runner
        self._settings = settings

    def ask(self, keys: Sequence[str]) -> None:
        """Ask how to recognize some rows, or say how to get the program that does it."""
        rows = [row for key in keys if (row := self._session.row(key)) is not None and is_recognizable(row)]
        if not rows:
            return
        tesseract = find_tesseract()
        if tesseract is None:
            self._show_missing()
            return
        chosen = [row.key for row in rows]
        others = [row.key for row in self._session.rows if row.problem is not None and is_recognizable(row)]
        others = [key for key in others if key not in chosen]
        name = self._session.shown_name(chosen[0])
        usual = self._usual(tesseract)
        dialog = RecognitionDialog(name, len(chosen), len(others), tesseract, usual, self._window())
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.accepted.connect(lambda: self._start(chosen + others * dialog.with_others, dialog.settings))
        dialog.open()

    def _usual(self, tesseract: Tesseract) -> Sequence[str]:
        """The languages chosen last, or those of the system and the window."""
        last = [code for code in self._settings.recognition_languages.split("+") if code in tesseract.languages]
        system = [QLocale(name).name().partition("_")[0] for name in QLocale.system().uiLanguages()]
        return last or usual_languages(tesseract, [*system, QLocale().name().partition("_")[0]])

    def _start(self, keys: Sequence[str], settings: RecognitionSettings) -> None:
        self._settings.recognition_languages = "+".join(settings.languages)
        self._session.set_recognizing(keys, True)
        places = dict.fromkeys(filter(None, map(self._place, keys)))
        known = tuple(one for one in self._session.documents if one.recognition.pages)
        job = RecognizeJob(paths=tuple(map(Path, places)), settings=settings, known=known)
        over = partial(self._session.set_recognizing, keys, False)
        self._runner.start(job, lambda _: over(), lambda _: over(), partial(self._on_part, keys))

    def _place(self, key: str) -> str:
        row = self._session.row(key)
        what = row and (row.document or row.problem)
        return what.path if what else ""

    def _on_part(self, keys: Sequence[str], part: FilesRead) -> None:
        self._session.add(part.files)
        # A member of a ZIP file has a row of another key, that of the ZIP file.
        old = [key for key in keys for file in part.files if key != file.key and self._place(key) == file.key]
        self._session.remove([key for key in old if self._session.document(key) is None])
        problems = [result for file in part.files for result in file.results if isinstance(result, Problem)]
        if problems:
            self.problems_met.emit(problems)

    def _show_missing(self) -> None:
        box = QMessageBox(self._window())
        box.setObjectName("tesseractMissing")
        box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        box.setWindowTitle(self.tr("Recognize text"))
        box.setText(self.tr("Tesseract, which recognizes text, is not installed."))
        box.setInformativeText(shown(how_to_get()))
        box.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        box.open()

    def _window(self) -> QWidget | None:
        parent = self.parent()
        while parent is not None and not isinstance(parent, QWidget):
            parent = parent.parent()
        return parent
