"""About dialog: name, version, licence, components and file locations; every page can be copied."""

import re
from collections.abc import Callable, Iterator
from functools import cache, partial
from importlib import metadata

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QFontDatabase, QGuiApplication
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QHBoxLayout, QPlainTextEdit, QTabWidget, QVBoxLayout, QWidget

from imbrex import __version__
from imbrex.dictionaries.dictionaries import available
from imbrex.dictionaries.dictionary import Dictionary
from imbrex.gui.model.settings import Settings
from imbrex.gui.theme.fonts import scaled
from imbrex.gui.theme.icons import icon
from imbrex.gui.widgets.details_dialog import versions
from imbrex.gui.widgets.elided_label import PlainLabel
from imbrex.gui.widgets.layouts import spaced
from imbrex.gui.wording.translation import translated
from imbrex.library.database.address import own_library
from imbrex.projects.lock import journals_folder
from imbrex.values import frozen

OWN = "imbrex"
_NAME = re.compile(r"[A-Za-z0-9][A-Za-z0-9._-]*")
_EXTRA = re.compile(r";.*\bextra\s*==")


@frozen
class Component:
    """A package distributed with the program; the licence is empty if the package does not state it."""

    name: str
    version: str
    licence: str


@cache
def components() -> tuple[Component, ...]:
    """All packages that the installed program needs, sorted alphabetically; empty if unknown."""
    found: dict[str, Component] = {}
    waiting = [OWN]
    while waiting:
        name = waiting.pop()
        if (key := name.lower().replace("_", "-")) in found:
            continue
        try:
            said = metadata.metadata(name)  # a package parses it again for each of its properties
        except metadata.PackageNotFoundError:
            continue  # needed on other systems only
        found[key] = Component(said["Name"], said["Version"], _licence(said))
        waiting += _needed(said)
    found.pop(OWN, None)
    return tuple(found[key] for key in sorted(found))


def own_licence() -> str:
    """The text of the program's own licence; empty if it was not installed."""
    try:
        package = metadata.distribution(OWN)
    except metadata.PackageNotFoundError:
        return ""
    return package.read_text("licenses/LICENSE") or package.read_text("LICENSE") or ""


def _needed(said: metadata.PackageMetadata) -> Iterator[str]:
    """Names of the packages that a package requires."""
    for line in said.get_all("Requires-Dist") or []:
        match = _NAME.match(line)
        if match and not _EXTRA.search(line):
            yield match[0]


def _licence(said: metadata.PackageMetadata) -> str:
    short = "".join(said[key] for key in ("License-Expression", "License") if key in said).strip()
    if short and "\n" not in short:
        return short
    kinds = [kind.rpartition(" :: ")[2] for kind in said.get_all("Classifier") or [] if kind.startswith("License ::")]
    return ", ".join(kinds)


class AboutDialog(QDialog):
    """Four pages of plain text, and a button that copies the visible one."""

    def __init__(self, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("aboutDialog")
        translated(self.setWindowTitle, lambda: self.tr("About Imbrex"))
        self.resize(600, 420)
        self._tabs = QTabWidget()
        self._tabs.setObjectName("aboutTabs")
        self._tabs.setDocumentMode(True)
        self._add("aboutVersion", lambda: self.tr("Version"), versions, is_code=True)
        self._add("aboutPlaces", lambda: self.tr("File locations"), lambda: self._places(settings))
        licence = own_licence()
        self._add("aboutLicence", lambda: self.tr("Licence"), lambda: licence or self.tr("MIT License"), is_code=True)
        self._add("aboutComponents", lambda: self.tr("Components"), self._components)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close, self)
        copy = buttons.addButton("", QDialogButtonBox.ButtonRole.ActionRole)
        translated(copy.setText, lambda: self.tr("&Copy"))
        copy.setObjectName("aboutCopy")
        copy.clicked.connect(self._copy)
        buttons.rejected.connect(self.reject)
        layout = spaced(QVBoxLayout(self), 12)
        layout.addLayout(self._heading())
        layout.addWidget(self._tabs, 1)
        layout.addWidget(buttons)

    def _heading(self) -> QHBoxLayout:
        picture = PlainLabel()
        picture.setPixmap(icon("imbrex").pixmap(QSize(56, 56)))
        picture.setAccessibleName("Imbrex")
        name = PlainLabel(f"Imbrex {__version__}")
        name.setFont(scaled(name.font(), 1.5))
        words = PlainLabel(wraps=True)
        translated(
            words.setText,
            lambda: self.tr(
                "Imbrex shows the passages that texts share, side by side. It sends nothing anywhere, except to "
                "a shared library that you choose."
            ),
        )
        column = spaced(QVBoxLayout(), 2)
        column.addWidget(name)
        column.addWidget(words)
        line = spaced(QHBoxLayout(), 14)
        line.addWidget(picture, alignment=Qt.AlignmentFlag.AlignTop)
        line.addLayout(column, 1)
        return line

    def _places(self, settings: Settings) -> str:
        kept = (
            (self.tr("Settings: window size, theme, language and recent files"), settings.place),
            (self.tr("Your own library, unless you saved it elsewhere"), str(own_library())),
            (
                self.tr("Recovery copies of unsaved work, deleted when you save"),
                str(journals_folder()),
            ),
        )
        return "\n\n".join(f"{what}:\n{place}" for what, place in kept)

    def _components(self) -> str:
        intro = self.tr(
            "Imbrex is free software, released under the MIT License. It includes the components below, each "
            "under its own licence. Qt and PySide6 are used under the GNU Lesser General Public License, "
            "version 3."
        )
        lines = [f"{part.name} {part.version}: {part.licence or '–'}" for part in components()]
        return "\n\n".join([intro, "\n".join(lines), *self._dictionaries()])

    def _dictionaries(self) -> Iterator[str]:
        """The dictionaries of the computer, which are not distributed with the program."""
        known = available()
        if known:
            yield self.tr("Dictionaries on this computer, each under its own licence:")
            yield "\n".join(f"{one.name}: {one.licence or self._licence_place(one)}" for one in known)

    def _licence_place(self, dictionary: Dictionary) -> str:
        if dictionary.package:
            return f"/usr/share/doc/{dictionary.package}/copyright"
        return self.tr("see Preferences")

    def _add(self, name: str, title: Callable[[], str], text: Callable[[], str], is_code: bool = False) -> None:
        page = QPlainTextEdit()
        translated(page.setPlainText, text)
        page.setObjectName(name)
        translated(page.setAccessibleName, title)
        page.setReadOnly(True)
        page.setTabChangesFocus(True)
        page.setFrameShape(QPlainTextEdit.Shape.NoFrame)
        if is_code:
            page.setFont(QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont))
        translated(partial(self._tabs.setTabText, self._tabs.addTab(page, "")), title)

    def _copy(self) -> None:
        page = self._tabs.currentWidget()
        if isinstance(page, QPlainTextEdit):
            QGuiApplication.clipboard().setText(page.toPlainText())
