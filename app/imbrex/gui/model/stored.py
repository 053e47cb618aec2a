"""Stored: one line declares a setting: its key, its type and its default."""

from collections.abc import Callable
from enum import StrEnum
from pathlib import Path
from typing import Generic, Protocol, TypeVar, overload

from PySide6.QtCore import QByteArray, QSettings

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
