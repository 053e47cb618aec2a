"""Settings: what the window remembers; nothing in here changes a result."""

from enum import StrEnum
from pathlib import Path

from PySide6.QtCore import QByteArray, QSettings

from imbrex.gui.views.lens import Lens

RECENT = 8


class Scheme(StrEnum):
    """Which colours the window wears."""

    SYSTEM = "system"
    LIGHT = "light"
    DARK = "dark"


class Settings:
    """Typed access to the stored settings; a value that makes no sense counts as absent."""

    def __init__(self, store: QSettings | None = None) -> None:
        self._store = store or QSettings(QSettings.Format.IniFormat, QSettings.Scope.UserScope, "Imbrex", "Imbrex")

    @property
    def scheme(self) -> Scheme:
        """System, light or dark."""
        value = str(self._store.value("window/scheme", Scheme.SYSTEM.value))
        return Scheme(value) if value in list(Scheme) else Scheme.SYSTEM

    @scheme.setter
    def scheme(self, scheme: Scheme) -> None:
        self._store.setValue("window/scheme", scheme.value)

    @property
    def geometry(self) -> QByteArray:
        """Size and place of the window, as Qt writes it."""
        return self._bytes("window/geometry")

    @geometry.setter
    def geometry(self, value: QByteArray) -> None:
        self._store.setValue("window/geometry", value)

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
    def watches_files(self) -> bool:
        """Whether files are read again when they change on disk."""
        return str(self._store.value("files/watch", "true")) == "true"

    @watches_files.setter
    def watches_files(self, wanted: bool) -> None:
        self._store.setValue("files/watch", "true" if wanted else "false")

    @property
    def pair_columns(self) -> frozenset[str] | None:
        """Columns that people want in the table of pairs, by their names; None: those that fit."""
        value = self._store.value("overview/columns")
        return frozenset(str(value).split()) if value else None

    @pair_columns.setter
    def pair_columns(self, names: frozenset[str] | None) -> None:
        self._store.setValue("overview/columns", "" if names is None else " ".join(sorted(names)))

    @property
    def recent(self) -> list[Path]:
        """Files opened lately that are still there, newest first."""
        value = self._store.value("recent", [])
        names = [value] if isinstance(value, str) else value
        return [Path(name) for name in names if isinstance(name, str) and name] if isinstance(names, list) else []

    def add_recent(self, paths: list[Path]) -> None:
        """Put paths in front of the recent ones."""
        names = list(dict.fromkeys([str(path.absolute()) for path in paths] + [str(path) for path in self.recent]))
        self._store.setValue("recent", names[:RECENT])

    def _bytes(self, key: str) -> QByteArray:
        value = self._store.value(key)
        return value if isinstance(value, QByteArray) else QByteArray()
