"""Settings: stored preferences, each declared once; none affects a result."""

from enum import StrEnum
from pathlib import Path

from PySide6.QtCore import QSettings, QStandardPaths

from imbrex.gui.model.lens import Lens
from imbrex.gui.model.settings_file import close_settings
from imbrex.gui.model.stored import Stored, choice, data, existing_folder, number, switch, text

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
    keeps_unsaved = switch("files/keepUnsaved", default=True)
    """Whether unsaved work is backed up, to be offered after a crash."""
    _folder = existing_folder("files/folder")
    _report_folder = existing_folder("files/reports")
    _recent_count = number("files/recent", RECENT, 0, MOST_RECENT)

    def __init__(self, store: QSettings | None = None) -> None:
        self.store = store or QSettings(QSettings.Format.IniFormat, QSettings.Scope.UserScope, "Imbrex", "Imbrex")
        if store is None:
            close_settings(Path(self.place))

    @property
    def place(self) -> str:
        """Location of the settings."""
        return self.store.fileName()

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
