"""Settings file: whether what the window remembers can be read and kept."""

import os
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QSettings

LARGEST = 2_000_000  # bytes; ours has a few thousand
ASIDE = ".broken"  # added to the name of a file that cannot be read


def check_settings() -> str:
    """Put a broken file aside; the sentence for people about what is lost, "" where all is well."""
    store = _store()
    path = Path(store.fileName())
    if _is_broken(path, store):
        return _begin_anew(path)
    if not store.isWritable():
        return _told(
            QCoreApplication.translate(
                "SettingsFile", "Settings cannot be kept: %1 cannot be written. Everything else works."
            ),
            path,
        )
    return ""


def _store() -> QSettings:
    return QSettings(QSettings.Format.IniFormat, QSettings.Scope.UserScope, "Imbrex", "Imbrex")


def _is_broken(path: Path, store: QSettings) -> bool:
    try:
        if path.stat().st_size > LARGEST:
            return True
    except (OSError, ValueError):
        return False  # there is none, or none that we may see
    store.allKeys()
    return store.status() == QSettings.Status.FormatError


def _begin_anew(path: Path) -> str:
    aside = path.with_name(path.name + ASIDE)
    try:
        os.replace(path, aside)
    except OSError:
        return _told(
            QCoreApplication.translate(
                "SettingsFile", "Settings cannot be kept: %1 cannot be read. Everything else works."
            ),
            path,
        )
    _store().sync()  # forgets what it has read of the file
    return _told(
        QCoreApplication.translate(
            "SettingsFile", "The settings could not be read and begin anew. The old ones are kept in %1."
        ),
        aside,
    )


def _told(sentence: str, path: Path) -> str:
    return sentence.replace("%1", str(path))
