"""Settings: stored preferences, each declared once by a line with key, type and default; none affects a result."""

import contextlib
import os
from collections.abc import Callable
from enum import StrEnum
from pathlib import Path
from typing import Generic, Protocol, TypeVar, overload

from PySide6.QtCore import QByteArray, QCoreApplication, QObject, QSettings, QStandardPaths, QTimer, Signal

from imbrex.gui.model.lens import Lens
from imbrex.private import close_own, make_file, make_own_folder


class _Changes(QObject):
    happened = Signal()


_CHANGES = _Changes()


class UserStore(QSettings):
    """The stored settings of the user; those who watch them know of each change."""

    def __init__(self) -> None:
        super().__init__(QSettings.Format.IniFormat, QSettings.Scope.UserScope, "Imbrex", "Imbrex")

    def setValue(self, key: str, value: object) -> None:
        """Set a value, which Qt writes later without saying whether that succeeded."""
        super().setValue(key, value)
        _CHANGES.happened.emit()

    def remove(self, key: str) -> None:
        """Remove a value, in the same way."""
        super().remove(key)
        _CHANGES.happened.emit()


class SettingsWatch(QObject):
    """Writes settings soon after they changed.

    Signals:
        failed: (sentence) they can't be written; emitted once, until they can be again.
    """

    failed = Signal(str)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._timer = QTimer(self, singleShot=True, interval=_SOON)
        self._timer.timeout.connect(self.check)
        self._is_told = False
        _CHANGES.happened.connect(self.begin)

    def begin(self) -> None:
        """Write them soon."""
        if not self._timer.isActive():
            self._timer.start()

    def check(self) -> None:
        """Write them now."""
        message = Settings().write()
        if message and not self._is_told:
            self.failed.emit(message)
        self._is_told = bool(message)


_SOON = 1000  # milliseconds

Value = TypeVar("Value")
Choice = TypeVar("Choice", bound=StrEnum)


class HasStore(Protocol):
    """An object with settings."""

    store: QSettings


class Stored(Generic[Value]):
    """A setting as an attribute; an invalid stored value counts as absent.

    Args:
        key: of the stored value.
        read: converts a stored value, or None if there is none; on ValueError the default is used.
        write: converts a value for storage.
        default: used if there is no value.
    """

    def __init__(
        self, key: str, read: Callable[[object], Value], write: Callable[[Value], object], default: Value
    ) -> None:
        self._key = key
        self._read = read
        self._write = write
        self._default = default

    @overload
    def __get__(self, owner: None, kind: type) -> "Stored[Value]": ...
    @overload
    def __get__(self, owner: HasStore, kind: type) -> Value: ...
    def __get__(self, owner: HasStore | None, kind: type) -> "Stored[Value] | Value":
        if owner is None:
            return self
        value = owner.store.value(self._key)
        try:
            return self._default if value is None else self._read(value)
        except ValueError:
            return self._default

    def __set__(self, owner: HasStore, value: Value) -> None:
        owner.store.setValue(self._key, self._write(value))


def switch(key: str, default: bool = False) -> Stored[bool]:
    """Declare a Boolean setting."""
    return Stored(key, lambda value: str(value) == "true", lambda wanted: "true" if wanted else "false", default)


def number(key: str, default: int, low: int, high: int) -> Stored[int]:
    """Declare an integer from `low` to `high`."""

    def read(value: object) -> int:
        found = int(str(value))
        return found if low <= found <= high else default

    return Stored(key, read, lambda value: value, default)


def text(key: str, longest: int | None = None) -> Stored[str]:
    """Declare a text, empty by default; only the first `longest` characters are read."""
    return Stored(key, lambda value: str(value)[:longest], lambda value: value, "")


def choice(key: str, default: Choice) -> Stored[Choice]:
    """Declare a member of an enumeration."""
    return Stored(key, type(default), lambda value: value.value, default)


def data(key: str) -> Stored[QByteArray]:
    """Declare bytes as written by Qt."""

    def read(value: object) -> QByteArray:
        return value if isinstance(value, QByteArray) else QByteArray()

    return Stored(key, read, lambda value: value, QByteArray())


def existing_folder(key: str) -> Stored[str]:
    """Declare the path of a folder; empty if it no longer exists."""
    return Stored(key, lambda value: str(value) if Path(str(value)).is_dir() else "", lambda value: value, "")


LARGEST = 2_000_000  # bytes; a usual file has a few thousand
ASIDE = ".broken"  # appended to the name of a corrupt file


def check_settings() -> str:
    """Move a corrupt file aside; return a message about lost settings, or ""."""
    store = _store()
    path = Path(store.fileName())
    close_settings(path)
    if _is_broken(path, store):
        return _start_over(path)
    return "" if store.isWritable() else _not_written(path)


def _not_written(path: Path) -> str:
    return _told(
        QCoreApplication.translate("SettingsFile", "Can't save settings: %1 can't be written. Everything else works."),
        path,
    )


def close_settings(path: Path) -> None:
    """Restrict the file to its user, as it contains file names: Qt keeps the permissions of an existing file."""
    with contextlib.suppress(OSError):  # optional
        make_own_folder(path.parent)
        if not path.exists():
            make_file(path)
        for one in (path, path.with_name(path.name + ASIDE)):
            close_own(one)


def _store() -> QSettings:
    return UserStore()


def _is_broken(path: Path, store: QSettings) -> bool:
    try:
        if path.stat().st_size > LARGEST:
            return True
    except (OSError, ValueError):
        return False  # missing, or not accessible
    store.allKeys()
    return store.status() == QSettings.Status.FormatError


def _start_over(path: Path) -> str:
    aside = path.with_name(path.name + ASIDE)
    try:
        os.replace(path, aside)
    except OSError:
        return _told(
            QCoreApplication.translate("SettingsFile", "Can't save settings: %1 can't be read. Everything else works."),
            path,
        )
    _store().sync()  # discards the cached content of the file
    return _told(
        QCoreApplication.translate(
            "SettingsFile", "The settings couldn't be read and were reset. The old settings are kept in %1."
        ),
        aside,
    )


def _told(sentence: str, path: Path) -> str:
    return sentence.replace("%1", str(path))


RECENT, MOST_RECENT = 8, 20


class Scheme(StrEnum):
    """Colour scheme of the window."""

    SYSTEM = "system"
    LIGHT = "light"
    DARK = "dark"
    HIGH = "high"


def _read_columns(value: object) -> frozenset[str] | None:
    return frozenset(str(value).split()) or None


def _write_columns(names: frozenset[str] | None) -> str:
    return " ".join(sorted(names or ()))


def usual_folder() -> str:
    """Return the user's folder of documents; a missing one would become the working directory in dialogs."""
    documents = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation)
    return documents if documents and Path(documents).is_dir() else str(Path.home())


class Settings:
    """Typed access to the stored settings."""

    scheme = choice("window/scheme", Scheme.SYSTEM)
    language = text("window/language", longest=8)
    """Code of the window's language; empty for the system's."""
    geometry = data("window/geometry")
    help_geometry = data("help/geometry")
    state = data("window/state")
    """Docks and toolbars."""
    panels = text("window/panels")
    """Names of the side panels that the user wants, the last opened one at the end."""
    list_width = number("window/listWidth", 230, 60, 5000)
    panel_width = number("window/panelWidth", 360, 60, 5000)
    """Widths of the list of documents and of the panels on the right, in pixels."""
    widths_text_size = number("window/widthsTextSize", 100, 100, 200)
    """Text size for which they were chosen, in percent of the system's."""
    folded_for_pair = switch("window/foldedForPair", default=True)
    """Whether the list of documents is folded while a pair is open."""
    folded_for_class = switch("window/foldedForClass")
    """Whether it is folded otherwise."""
    arranged = text("window/arranged")
    """Splitter sizes and dialog choices."""
    text_size = number("window/textSize", 100, 100, 200)
    """Text size of the window, in percent of the system's."""
    text_zoom = number("texts/zoom", 100, 70, 300)
    """Size of document texts, in percent of the normal size."""
    passage_numbers = switch("texts/numbers")
    """Whether passage numbers are shown in the texts."""
    lens = choice("compare/lens", Lens.SHINGLES)
    class_lens = choice("overview/lens", Lens.REWRITING)
    """Lens of pairs that are opened from the table of a class."""
    costly_measures = switch("measures/costly")
    """Whether slow measures are computed too."""
    pair_columns: Stored[frozenset[str] | None] = Stored("overview/pairColumns", _read_columns, _write_columns, None)
    """Names of the columns shown in the table of pairs; None: the usual ones."""
    options = text("options")
    """Default options of new sessions."""
    tour_seen = switch("help/tour")
    """Whether the tour was finished or skipped."""
    watches_files = switch("files/watch", default=True)
    """Whether files are reread when they change on disk."""
    watches_again = switch("watched/again")
    """Whether a watched folder is watched again after a restart."""
    was_watching = switch("watched/on")
    """Whether the folder watched last was still being watched."""
    watched_project = text("watched/project")
    """Path of the project whose documents arrive in the folder watched last; empty for documents not yet saved."""
    recognition_languages = text("recognition/languages", longest=200)
    """Codes of the languages that text was recognized in last, joined by plus signs; empty before the first time."""
    keeps_unsaved = switch("files/keepUnsaved", default=True)
    """Whether unsaved work is backed up, to be offered after a crash."""
    _folder = existing_folder("files/folder")
    _report_folder = existing_folder("files/reports")
    _recent_count = number("files/recent", RECENT, 0, MOST_RECENT)

    def __init__(self, store: QSettings | None = None) -> None:
        self.store = store or UserStore()
        if store is None:
            close_settings(Path(self.place))

    @property
    def place(self) -> str:
        """Location of the settings."""
        return self.store.fileName()

    def write(self) -> str:
        """Write all settings now; return a message if that is not possible, as on a full disk, or ""."""
        self.store.sync()
        return "" if self.store.status() == QSettings.Status.NoError else _not_written(Path(self.place))

    def watched(self) -> tuple[str, str, bool, bool] | None:
        """The folder watched last: path, role, whether with subfolders, whether with existing files."""
        place, role = (str(self.store.value(f"watched/{key}", "")) for key in ("folder", "role"))
        deep, present = (str(self.store.value(f"watched/{key}", "")) == "true" for key in ("deep", "present"))
        return (place, role, deep, present) if place else None

    def set_watched(self, place: str, role: str, deep: bool, present: bool) -> None:
        """Store the watched folder."""
        values = {"folder": place, "role": role, "deep": deep, "present": present}
        for key, value in values.items():
            self.store.setValue(f"watched/{key}", str(value).lower() if isinstance(value, bool) else value)

    @property
    def folder(self) -> str:
        """The folder of the files opened last if it still exists, otherwise the user's documents."""
        return self._folder or usual_folder()

    @folder.setter
    def folder(self, folder: str) -> None:
        self._folder = folder

    @property
    def report_folder(self) -> str:
        """The folder of the last report if it still exists, otherwise that of the files."""
        return self._report_folder or self.folder

    @report_folder.setter
    def report_folder(self, folder: str) -> None:
        self._report_folder = folder

    @property
    def recent(self) -> list[Path]:
        """Recent files that still exist, newest first."""
        value = self.store.value("recent", [])
        names = [value] if isinstance(value, str) else value
        return [Path(name) for name in names if isinstance(name, str) and name] if isinstance(names, list) else []

    def add_recent(self, paths: list[Path]) -> None:
        """Put paths in front of the recent ones."""
        names = list(dict.fromkeys([str(path.absolute()) for path in paths] + [str(path) for path in self.recent]))
        self.store.setValue("recent", names[: self.recent_count])

    def remove_recent(self, path: Path) -> None:
        """Remove a recent file."""
        self.store.setValue("recent", [str(known) for known in self.recent if known != path])

    def forget_recent(self) -> None:
        """Clear the recent files."""
        self.store.remove("recent")

    @property
    def recent_count(self) -> int:
        """Number of recent files."""
        return self._recent_count

    @recent_count.setter
    def recent_count(self, count: int) -> None:
        self._recent_count = count
        self.store.setValue("recent", [str(path) for path in self.recent[:count]])
