"""Remembered settings: stored splitter sizes, dialog choices and default options for new sessions."""

import json
from collections.abc import Collection, Iterable
from functools import partial
from typing import TypeGuard

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QAbstractButton, QComboBox, QDialog, QSplitter

from imbrex.engine.options import Options
from imbrex.gui.model.settings import Settings


def first_options(settings: Settings) -> Options:
    """Return the stored options, or the program's defaults if they are missing or invalid."""
    try:
        return Options.from_dict(json.loads(settings.options or "{}"))
    except (ValueError, TypeError, KeyError, AttributeError, RecursionError):
        return Options()


def keep_first_options(settings: Settings, options: Options) -> None:
    """Store the options of new sessions; the program's defaults are not stored, as they may improve."""
    settings.options = "" if options == Options() else json.dumps(options.to_dict(), ensure_ascii=True)


LARGEST = 100_000  # pixels


class Remembered(QObject):
    """Stores the state of named widgets, by name."""

    def __init__(self, settings: Settings, parent: QObject) -> None:
        super().__init__(parent)
        self._settings = settings

    def watch(self, splitters: Iterable[QSplitter]) -> None:
        """Restore the sizes of these splitters, and store changes from now on."""
        for splitter in splitters:
            name = splitter.objectName()
            sizes = self._known().get(name)
            if _are_sizes(sizes, splitter.count()):
                splitter.setSizes(sizes)
            splitter.splitterMoved.connect(partial(self._on_moved, splitter))

    def put_back(self, dialog: QDialog, but: Collection[str] = ()) -> None:
        """Restore the last choices in a dialog, except the fields named in `but`."""
        known = self._known().get(dialog.objectName())
        for name, value in known.items() if isinstance(known, dict) else ():
            box = dialog.findChild(QComboBox, name)
            button = dialog.findChild(QAbstractButton, name)
            if name in but:
                continue
            if box is not None and box.findData(value) >= 0:
                box.setCurrentIndex(box.findData(value))
            elif button is not None and button.isEnabled() and isinstance(value, bool):
                button.setChecked(value)

    def keep(self, dialog: QDialog) -> None:
        """Store the choices in a dialog, except momentary ones: one of several buttons."""
        chosen: dict[str, object] = {}
        for button in dialog.findChildren(QAbstractButton):
            if button.isCheckable() and not button.autoExclusive() and button.objectName():
                chosen[button.objectName()] = button.isChecked()
        for box in dialog.findChildren(QComboBox):
            if box.objectName() and isinstance(box.currentData(), str):
                chosen[box.objectName()] = str(box.currentData())
        self._settings.arranged = json.dumps(self._known() | {dialog.objectName(): chosen})

    def _on_moved(self, splitter: QSplitter, _place: int, _handle: int) -> None:
        self._settings.arranged = json.dumps(self._known() | {splitter.objectName(): splitter.sizes()})

    def _known(self) -> dict[str, object]:
        try:
            known = json.loads(self._settings.arranged or "{}")
        except (ValueError, RecursionError):
            return {}
        return known if isinstance(known, dict) else {}


def _are_sizes(sizes: object, count: int) -> TypeGuard[list[int]]:
    if not isinstance(sizes, list) or len(sizes) != count:
        return False
    return all(isinstance(size, int) and 0 <= size <= LARGEST for size in sizes) and any(sizes)
