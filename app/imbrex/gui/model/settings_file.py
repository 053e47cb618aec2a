"""Settings file: whether what the window remembers can be read and kept."""

import contextlib
import os
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QSettings

from imbrex.private import close_own, make_file, make_own_folder

LARGEST = 2_000_000  # bytes; ours has a few thousand
ASIDE = ".broken"  # added to the name of a file that cannot be read


def check_settings() -> str:
    """Put a broken file aside; the sentence for people about what is lost, "" where all is well."""
    store = _store()
    path = Path(store.fileName())
    close_settings(path)
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


def close_settings(path: Path) -> None:
    """Keep the file to its user, as it has names of files in it: Qt leaves the rights of a file that exists."""
    with contextlib.suppress(OSError):  # the program works without
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
