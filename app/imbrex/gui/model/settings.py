"""Settings: what the window remembers; nothing in here changes a result."""

from enum import StrEnum
from pathlib import Path

from PySide6.QtCore import QByteArray, QSettings

from imbrex.gui.model.lens import Lens
from imbrex.gui.model.settings_file import close_settings

RECENT, MOST_RECENT = 8, 20


class Scheme(StrEnum):
    """Which colours the window wears."""

    SYSTEM = "system"
    LIGHT = "light"
    DARK = "dark"
    HIGH = "high"


class Settings:
    """Typed access to the stored settings; a value that makes no sense counts as absent."""

    def __init__(self, store: QSettings | None = None) -> None:
        self._store = store or QSettings(QSettings.Format.IniFormat, QSettings.Scope.UserScope, "Imbrex", "Imbrex")
        if store is None:
            close_settings(Path(self.place))

    @property
    def place(self) -> str:
        """Where all of it is stored."""
        return self._store.fileName()

    @property
    def scheme(self) -> Scheme:
        """System, light, dark or high contrast."""
        value = str(self._store.value("window/scheme", Scheme.SYSTEM.value))
        return Scheme(value) if value in list(Scheme) else Scheme.SYSTEM

    @scheme.setter
    def scheme(self, scheme: Scheme) -> None:
        self._store.setValue("window/scheme", scheme.value)

    @property
    def language(self) -> str:
        """Code of the language of the window; empty for that of the system."""
        return str(self._store.value("window/language", ""))[:8]

    @language.setter
    def language(self, code: str) -> None:
        self._store.setValue("window/language", code)

    @property
    def geometry(self) -> QByteArray:
        """Size and place of the window, as Qt writes it."""
        return self._bytes("window/geometry")

    @geometry.setter
    def geometry(self, value: QByteArray) -> None:
        self._store.setValue("window/geometry", value)

    @property
    def help_geometry(self) -> QByteArray:
        """Size and place of the help window, as Qt writes it."""
        return self._bytes("help/geometry")

    @help_geometry.setter
    def help_geometry(self, value: QByteArray) -> None:
        self._store.setValue("help/geometry", value)

    @property
    def state(self) -> QByteArray:
        """Docks and toolbars, as Qt writes them."""
        return self._bytes("window/state")

    @state.setter
    def state(self, value: QByteArray) -> None:
        self._store.setValue("window/state", value)

    @property
    def costly_measures(self) -> bool:
        """Whether measures that take long are worked out too."""
        return str(self._store.value("measures/costly", "false")) == "true"

    @costly_measures.setter
    def costly_measures(self, wanted: bool) -> None:
        self._store.setValue("measures/costly", "true" if wanted else "false")

    @property
    def lens(self) -> Lens:
        """What the comparison of a pair shows."""
        value = str(self._store.value("compare/lens", Lens.SHINGLES.value))
        return Lens(value) if value in list(Lens) else Lens.SHINGLES

    @lens.setter
    def lens(self, lens: Lens) -> None:
        self._store.setValue("compare/lens", lens.value)

    @property
    def word_differences(self) -> bool:
        """Whether words that were changed inside a passage are marked."""
        return str(self._store.value("compare/differences", "true")) == "true"

    @word_differences.setter
    def word_differences(self, wanted: bool) -> None:
        self._store.setValue("compare/differences", "true" if wanted else "false")

    @property
    def text_zoom(self) -> int:
        """In which percentage of their normal size texts are read."""
        return self._number("texts/zoom", 100, 70, 300)

    @text_zoom.setter
    def text_zoom(self, percent: int) -> None:
        self._store.setValue("texts/zoom", percent)

    @property
    def text_size(self) -> int:
        """In which percentage of the system's size the window is written."""
        return self._number("window/textSize", 100, 100, 200)

    @text_size.setter
    def text_size(self, percent: int) -> None:
        self._store.setValue("window/textSize", percent)

    @property
    def watches_files(self) -> bool:
        """Whether files are read again when they change on disk."""
        return str(self._store.value("files/watch", "true")) == "true"

    @watches_files.setter
    def watches_files(self, wanted: bool) -> None:
        self._store.setValue("files/watch", "true" if wanted else "false")

    @property
    def tour_seen(self) -> bool:
        """Whether the tour was taken or skipped."""
        return str(self._store.value("help/tour", "false")) == "true"

    @tour_seen.setter
    def tour_seen(self, seen: bool) -> None:
        self._store.setValue("help/tour", "true" if seen else "false")

    def watched(self) -> tuple[str, str, bool, bool] | None:
        """The folder that was watched last: place, role, with folders in it, with what was there already."""
        place, role = (str(self._store.value(f"watched/{key}", "")) for key in ("folder", "role"))
        deep, present = (str(self._store.value(f"watched/{key}", "")) == "true" for key in ("deep", "present"))
        return (place, role, deep, present) if place else None

    def set_watched(self, place: str, role: str, deep: bool, present: bool) -> None:
        """Remember the folder that is watched."""
        values = {"folder": place, "role": role, "deep": deep, "present": present}
        for key, value in values.items():
            self._store.setValue(f"watched/{key}", str(value).lower() if isinstance(value, bool) else value)

    @property
    def watches_again(self) -> bool:
        """Whether a folder that is watched at the end is watched at the next start."""
        return str(self._store.value("watched/again", "false")) == "true"

    @watches_again.setter
    def watches_again(self, wanted: bool) -> None:
        self._store.setValue("watched/again", "true" if wanted else "false")

    @property
    def was_watching(self) -> bool:
        """Whether nobody has ended the watching of the folder that was watched last."""
        return str(self._store.value("watched/on", "false")) == "true"

    @was_watching.setter
    def was_watching(self, watching: bool) -> None:
        self._store.setValue("watched/on", "true" if watching else "false")

    @property
    def keeps_unsaved(self) -> bool:
        """Whether what is not saved is written down, to be offered after a crash."""
        return str(self._store.value("files/keepUnsaved", "true")) == "true"

    @keeps_unsaved.setter
    def keeps_unsaved(self, wanted: bool) -> None:
        self._store.setValue("files/keepUnsaved", "true" if wanted else "false")

    @property
    def pair_columns(self) -> frozenset[str] | None:
        """Columns that people want in the table of pairs, by their names; None: those that fit."""
        value = self._store.value("overview/columns")
        return frozenset(str(value).split()) if value else None

    @pair_columns.setter
    def pair_columns(self, names: frozenset[str] | None) -> None:
        self._store.setValue("overview/columns", "" if names is None else " ".join(sorted(names)))

    @property
    def arranged(self) -> str:
        """How splitters divide and what was chosen in dialogs, as it was written."""
        return str(self._store.value("window/arranged", ""))

    @arranged.setter
    def arranged(self, written: str) -> None:
        self._store.setValue("window/arranged", written)

    @property
    def folder(self) -> str:
        """The folder of the files that were opened last, if it is still there."""
        value = str(self._store.value("files/folder", ""))
        return value if value and Path(value).is_dir() else ""

    @folder.setter
    def folder(self, folder: str) -> None:
        self._store.setValue("files/folder", folder)

    @property
    def report_folder(self) -> str:
        """The folder of the report that was written last, if it is still there; else that of the files."""
        value = str(self._store.value("files/reports", ""))
        return value if value and Path(value).is_dir() else self.folder

    @report_folder.setter
    def report_folder(self, folder: str) -> None:
        self._store.setValue("files/reports", folder)

    @property
    def recent(self) -> list[Path]:
        """Files opened lately that are still there, newest first."""
        value = self._store.value("recent", [])
        names = [value] if isinstance(value, str) else value
        return [Path(name) for name in names if isinstance(name, str) and name] if isinstance(names, list) else []

    def add_recent(self, paths: list[Path]) -> None:
        """Put paths in front of the recent ones."""
        names = list(dict.fromkeys([str(path.absolute()) for path in paths] + [str(path) for path in self.recent]))
        self._store.setValue("recent", names[: self.recent_count])

    def remove_recent(self, path: Path) -> None:
        """Remember a file no longer."""
        self._store.setValue("recent", [str(known) for known in self.recent if known != path])

    def forget_recent(self) -> None:
        """Remember no file that was opened before."""
        self._store.remove("recent")

    @property
    def recent_count(self) -> int:
        """How many files are remembered."""
        return self._number("files/recent", RECENT, 0, MOST_RECENT)

    @recent_count.setter
    def recent_count(self, count: int) -> None:
        self._store.setValue("files/recent", count)
        self._store.setValue("recent", [str(path) for path in self.recent[:count]])

    @property
    def options(self) -> str:
        """What new sessions begin with, as it was written."""
        return str(self._store.value("options", ""))

    @options.setter
    def options(self, written: str) -> None:
        self._store.setValue("options", written)

    @property
    def passage_numbers(self) -> bool:
        """Whether passages carry their numbers in the texts."""
        return str(self._store.value("texts/numbers", "false")) == "true"

    @passage_numbers.setter
    def passage_numbers(self, wanted: bool) -> None:
        self._store.setValue("texts/numbers", "true" if wanted else "false")

    def _number(self, key: str, default: int, low: int, high: int) -> int:
        try:
            value = int(str(self._store.value(key, default)))
        except ValueError:
            return default
        return value if low <= value <= high else default

    def _bytes(self, key: str) -> QByteArray:
        value = self._store.value(key)
        return value if isinstance(value, QByteArray) else QByteArray()
