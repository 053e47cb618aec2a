"""Dictionaries page: those of the system and those that the user added, stored when the dialog is accepted."""

from functools import partial
from pathlib import Path

from PySide6.QtCore import QEvent, QLocale, Qt
from PySide6.QtWidgets import (
    QComboBox,
    QFileDialog,
    QFrame,
    QHBoxLayout,
    QHeaderView,
    QPushButton,
    QScrollArea,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
    QWidget,
)

from imbrex.dictionaries import added_dictionaries
from imbrex.dictionaries.dictionaries import Dictionaries, available
from imbrex.dictionaries.dictionary import PACKAGES, Dictionary, languages_of
from imbrex.dictionaries.reader_process import Facts
from imbrex.dictionaries.word_pairs import BOUNDED
from imbrex.engine.observer import Cancelled
from imbrex.errors import ImbrexError, message_of
from imbrex.gui.tasks.job import Job, JobObserver
from imbrex.gui.tasks.runner import Runner
from imbrex.gui.tasks.worker_context import WorkerContext
from imbrex.gui.theme.text_size import is_font_change
from imbrex.gui.widgets.elided_label import PlainLabel
from imbrex.gui.widgets.mnemonics import add_choice, label_for
from imbrex.gui.wording.document_texts import language_name
from imbrex.gui.wording.messages import shown
from imbrex.gui.wording.plain_text import isolated, plain_tip
from imbrex.gui.wording.translation import Text, retranslated, translated
from imbrex.languages.registry import KNOWN
from imbrex.values import frozen

_NAME, _LANGUAGES, _ENTRIES, _LICENCE = range(4)
_ROWS, _LINES = 6, 5  # of the list at least, and of the sentences below it
_TOLD = 3  # dictionaries whose problems are told at once


@frozen(eq=False, kw_only=True)
class ReadDictionaryJob(Job[WorkerContext, Facts]):
    """Number of entries and licence of a dictionary; one that is new is read whole, which prepares it for use."""

    dictionary: Dictionary
    is_new: bool = False

    @property
    def slot(self) -> object:
        """One for each dictionary."""
        return type(self), self.dictionary.path

    def run(self, context: WorkerContext, observer: JobObserver) -> Facts:
        """Read the dictionary."""
        known = Dictionaries(context.languages.find)
        facts = known.facts(self.dictionary, observer)
        if self.is_new:
            facts.bounded = known.compile(self.dictionary, observer).bounded
        return facts


class DictionariesPage(QWidget):
    """A list of dictionaries, languages for a new one, and buttons that add and remove the user's own."""

    def __init__(self, runner: Runner) -> None:
        super().__init__()
        self.setObjectName("dictionariesPage")
        self._runner = runner
        self._items: dict[Path, QTreeWidgetItem] = {}
        self.destroyed.connect(self._items.clear)  # reading goes on after OK
        self._dictionaries: dict[Path, Dictionary] = {}
        self._facts: dict[Path, Facts | None] = {}  # None if it could not be read
        self._problems: dict[str, Text] = {}  # sentences by the names of dictionaries
        self._advice: Text = str
        self._list = QTreeWidget()
        self._list.setObjectName("dictionaryList")
        self._list.setRootIsDecorated(False)
        translated(self._list.setAccessibleName, lambda: self.tr("Dictionaries"))
        self._name_columns()
        self._left, self._right = self._choice("en"), self._choice("ru")
        self._add = self._button("addDictionary", lambda: self.tr("Add..."))
        self._remove = self._button("removeDictionary", lambda: self.tr("Remove"))
        self._message = PlainLabel(wraps=True)
        self._message.setObjectName("dictionaryNote")
        self._notes = QScrollArea()
        self._lay_out()
        self._add.clicked.connect(self._ask)
        self._remove.clicked.connect(self._remove_current)
        self._list.currentItemChanged.connect(lambda *_: self._enable())
        for dictionary in available():
            self._show(dictionary)
        self._enable()
        self._say()

    @retranslated
    def _name_columns(self) -> None:
        self._list.setHeaderLabels(
            [self.tr("Dictionary"), self.tr("Languages"), self.tr("Entries"), self.tr("Licence")]
        )

    @retranslated
    def _name_rows(self) -> None:
        """Show languages and numbers in the language of the window."""
        for path, item in self._items.items():
            dictionary = self._dictionaries[path]
            item.setText(_LANGUAGES, f"{language_name(dictionary.left)} – {language_name(dictionary.right)}")
            item.setText(_ENTRIES, self._entries(path))
            item.setToolTip(_NAME, plain_tip("\n".join((dictionary.name, isolated(str(path))))))

    def _entries(self, path: Path) -> str:
        if path not in self._facts:
            return self.tr("Reading...")
        facts = self._facts[path]
        return QLocale().toString(facts.entries) if facts else self.tr("not readable")

    def save(self) -> bool:
        """Store the list of the user's own dictionaries; return whether it has changed.

        Raises:
            ImbrexError: it can't be saved.
        """
        wanted = {path: one for path, one in self._dictionaries.items() if one.is_added}
        before = added_dictionaries.added()
        for old in before:
            if old.path not in wanted:
                added_dictionaries.remove(old.path)
        for one in wanted.values():
            if one not in before:
                added_dictionaries.add(one)
        return before != list(wanted.values())

    def stop(self) -> None:
        """Stop reading."""
        self._runner.cancel(ReadDictionaryJob)

    def add(self, path: Path) -> None:
        """Read a dictionary and add it; its languages are those of its name, or else the chosen ones."""
        chosen = str(self._left.currentData()), str(self._right.currentData())
        left, right = languages_of(path) or chosen
        if left == right:
            self._advise(lambda: self.tr("Choose two different languages."))
        elif path in self._dictionaries:
            self._list.setCurrentItem(self._items[path])
        else:
            self._show(Dictionary(path, left, right, is_added=True), is_new=True)

    def _show(self, dictionary: Dictionary, *, is_new: bool = False) -> None:
        self._advise(str)
        self._problems.pop(dictionary.name, None)
        item = QTreeWidgetItem([dictionary.name])
        item.setData(_NAME, Qt.ItemDataRole.UserRole, dictionary.path)
        item.setTextAlignment(_ENTRIES, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self._list.addTopLevelItem(item)
        self._items[dictionary.path] = item
        self._dictionaries[dictionary.path] = dictionary
        self._name_rows()
        job = ReadDictionaryJob(dictionary=dictionary, is_new=is_new)
        self._runner.start(job, partial(self._on_read, dictionary), partial(self._on_not_read, dictionary, is_new))

    def _on_read(self, dictionary: Dictionary, facts: Facts) -> None:
        if item := self._items.get(dictionary.path):
            self._facts[dictionary.path] = facts
            item.setText(_LICENCE, dictionary.licence or facts.licence)
            if facts.bounded:
                self._problems[dictionary.name] = partial(shown, BOUNDED)
                self._say()
            self._name_rows()

    def _on_not_read(self, dictionary: Dictionary, is_new: bool, error: Exception) -> None:
        item = self._items.get(dictionary.path)
        if item is None or isinstance(error, Cancelled):
            return
        self._facts[dictionary.path] = None
        self._name_rows()
        if is_new:
            self._drop(item)
        if not isinstance(error, ImbrexError):
            raise error
        self._problems[dictionary.name] = partial(self._sentence, error, dictionary, is_new)
        self._say()

    def _sentence(self, error: ImbrexError, dictionary: Dictionary, is_new: bool) -> str:
        """Return what happened, and what to do."""
        sentence = shown(message_of(error))
        if is_new or error.hint:
            return sentence
        if dictionary.is_added:
            advice = self.tr("Restore its files, or remove it here.")
        else:
            advice = self.tr("Install its package again: %1.").replace("%1", dictionary.package)
        return f"{sentence} {advice}"

    def _ask(self) -> None:
        kinds = self.tr("Dictionaries (*.ifo *.index);;All files (*)")
        name, _ = QFileDialog.getOpenFileName(self, self.tr("Add dictionary"), "", kinds)
        if name:
            self.add(Path(name))

    def _remove_current(self) -> None:
        if (item := self._list.currentItem()) is not None:
            self._drop(item)

    def _drop(self, item: QTreeWidgetItem) -> None:
        path = item.data(_NAME, Qt.ItemDataRole.UserRole)
        del self._items[path]
        self._problems.pop(self._dictionaries.pop(path).name, None)
        self._facts.pop(path, None)
        self._list.takeTopLevelItem(self._list.indexOfTopLevelItem(item))
        self._enable()
        self._say()

    def _enable(self) -> None:
        item = self._list.currentItem()
        path = item.data(_NAME, Qt.ItemDataRole.UserRole) if item else None
        self._remove.setEnabled(path in self._dictionaries and self._dictionaries[path].is_added)

    def _advise(self, advice: Text) -> None:
        self._advice = advice
        self._say()

    @retranslated
    def _say(self) -> None:
        """Show what to do, the problems of dictionaries, and what could be installed."""
        problems = [f"{isolated(name)}: {sentence()}" for name, sentence in self._problems.items()]
        more = ["…"] if len(problems) > _TOLD else []
        lines = [self._advice(), *problems[:_TOLD], *more, self._lacking_packages()]
        self._message.setText("\n".join(filter(None, lines)))

    def _lacking_packages(self) -> str:
        pairs = {frozenset({one.left, one.right}) for one in self._dictionaries.values()}
        missing = [package for pair, package in PACKAGES.items() if pair not in pairs]
        if not missing:
            return ""
        more = self.tr("For more languages, install packages of your system: %1.")
        return more.replace("%1", ", ".join(missing))

    def _choice(self, code: str) -> QComboBox:
        box = QComboBox()
        for one in KNOWN:
            add_choice(box, partial(language_name, one), one)
        box.setCurrentIndex(box.findData(code))
        return box

    def _button(self, name: str, text: Text) -> QPushButton:
        button = QPushButton()
        button.setObjectName(name)
        translated(button.setText, text)
        button.setAutoDefault(False)
        return button

    def _lay_out(self) -> None:
        about = PlainLabel(wraps=True)
        translated(
            about.setText,
            lambda: self.tr("Passages translated from another language are found with dictionaries of both languages."),
        )
        header = self._list.header()
        header.setStretchLastSection(False)
        header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        header.setSectionResizeMode(_NAME, QHeaderView.ResizeMode.Stretch)
        self._list.setTextElideMode(Qt.TextElideMode.ElideMiddle)
        row = QHBoxLayout()
        for box, text, name in (
            (self._left, lambda: self.tr("Headwords"), "headwordLanguage"),
            (self._right, lambda: self.tr("Translations"), "translationLanguage"),
        ):
            box.setObjectName(name)
            row.addWidget(label_for(box, text))
            row.addWidget(box)
        row.addStretch(1)
        row.addWidget(self._add)
        row.addWidget(self._remove)
        layout = QVBoxLayout(self)
        layout.addWidget(about)
        layout.addWidget(self._list, 1)
        layout.addLayout(row)
        self._lay_out_notes()
        layout.addWidget(self._notes)
        self._fit()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if is_font_change(event):
            self._fit()

    def _fit(self) -> None:
        """Leave room for a few rows and a few lines, in letters of any size."""
        self._list.setMinimumHeight(_ROWS * self._list.fontMetrics().lineSpacing())
        self._notes.setFixedHeight(_LINES * self._message.fontMetrics().lineSpacing())

    def _lay_out_notes(self) -> None:
        """Put the sentences in an area that scrolls: many dictionaries may be damaged."""
        area = self._notes
        area.setWidget(self._message)
        area.setWidgetResizable(True)
        for part in (area.viewport(), self._message):
            part.setAutoFillBackground(False)  # the page shows through
        area.setFrameShape(QFrame.Shape.NoFrame)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        translated(area.setAccessibleName, lambda: self.tr("Notes on dictionaries"))
        self._message.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeading)
