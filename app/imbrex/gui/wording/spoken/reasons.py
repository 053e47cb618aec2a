"""Reasons: what systems say when a file cannot be had, as Python words it."""

from PySide6.QtCore import QT_TRANSLATE_NOOP

NOTED = (
    QT_TRANSLATE_NOOP("Spoken", "permission denied"),
    QT_TRANSLATE_NOOP("Spoken", "operation not permitted"),
    QT_TRANSLATE_NOOP("Spoken", "no such file or directory"),
    QT_TRANSLATE_NOOP("Spoken", "not a directory"),
    QT_TRANSLATE_NOOP("Spoken", "is a directory"),
    QT_TRANSLATE_NOOP("Spoken", "file exists"),
    QT_TRANSLATE_NOOP("Spoken", "file name too long"),
    QT_TRANSLATE_NOOP("Spoken", "no space left on device"),
    QT_TRANSLATE_NOOP("Spoken", "disk quota exceeded"),
    QT_TRANSLATE_NOOP("Spoken", "read-only file system"),
    QT_TRANSLATE_NOOP("Spoken", "input/output error"),
    QT_TRANSLATE_NOOP("Spoken", "too many open files"),
    QT_TRANSLATE_NOOP("Spoken", "device or resource busy"),
    QT_TRANSLATE_NOOP("Spoken", "stale file handle"),
    QT_TRANSLATE_NOOP("Spoken", "database disk image is malformed"),
)
"""In small letters."""
