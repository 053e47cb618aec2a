"""Settings file: checks that the settings can be read and stored."""

import contextlib
import os
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QSettings

from imbrex.private import close_own, make_file, make_own_folder

LARGEST = 2_000_000  # bytes; a usual file has a few thousand
ASIDE = ".broken"  # appended to the name of a corrupt file


def check_settings() -> str:
    """Move a corrupt file aside; return a message about lost settings, or ""."""
    store = _store()
    path = Path(store.fileName())
    close_settings(path)
    if _is_broken(path, store):
        return _start_over(path)
    if not store.isWritable():
        return _told(
            QCoreApplication.translate(
                "SettingsFile", "Can't save settings: %1 can't be written. Everything else works."
            ),
            path,
        )
    return ""


def close_settings(path: Path) -> None:
    """Restrict the file to its user, as it contains file names: Qt keeps the permissions of an existing file."""
    with contextlib.suppress(OSError):  # optional
        make_own_folder(path.parent)
        if not path.exists():
            make_file(path)
        for one in (path, path.with_name(path.name + ASIDE)):
            close_own(one)


def _store() -> QSettings:
    return QSettings(QSettings.Format.IniFormat, QSettings.Scope.UserScope, "Imbrex", "Imbrex")


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
