"""Translated: texts that follow the language of the window when it changes."""

from __future__ import annotations

import atexit
from collections.abc import Callable
from functools import partial, wraps
from typing import Any, Generic, TypeVar, cast

from PySide6.QtCore import QAbstractListModel, QAbstractProxyModel, QObject, Qt
from PySide6.QtWidgets import QAbstractItemView, QApplication, QListWidget, QTreeWidget, QWidget
from shiboken6 import isValid

Text = Callable[[], str]
"""A text that is asked for again whenever the language changes."""

Method = TypeVar("Method", bound=Callable[..., None])
Value = TypeVar("Value")

OF_ITEMS = (QListWidget, QTreeWidget)
"""Views that hold their texts themselves."""

_steps: dict[tuple[int, str], tuple[QObject, Callable[[], object]]] = {}
"""How to show each text again: by the object that shows it and the name of its method, in the order of the last calls.

An entry keeps its object, so no other object has its id.
"""
atexit.register(_steps.clear)  # before the application goes, which Qt has registered earlier: widgets need one to end

_FEW = 1000  # entries from which those of deleted objects are looked for


def translated(show: Callable[..., object], *texts: Text) -> None:
    """Show texts by a method of an object, now and whenever the language changes; a later call replaces this one.

    Args:
        show: a bound method, such as `label.setText`, or a part of one, such as `partial(tabs.setTabText, 0)`.
        texts: its arguments, each asked for again in the language that is spoken then.
    """
    method, which = (show.func, show.args) if isinstance(show, partial) else (show, ())
    owner, name = getattr(method, "__self__"), getattr(method, "__name__")  # noqa: B009 - every bound method has them
    _take(owner, f"{name}{which}", lambda: show(*(text() for text in texts)))


def retranslated(method: Method) -> Method:
    """Mark a method that shows texts: it is called again, with its last arguments, whenever the language changes."""
    count = method.__code__.co_argcount - 1  # a signal tells more to one that takes any

    @wraps(method)
    def show(self: QObject, *arguments: object, **options: object) -> None:
        _take(self, method.__name__, lambda: method(self, *arguments[:count], **options))

    return cast("Method", show)


class translated_property(Generic[Value]):  # noqa: N801 - used as property is
    """A property with texts, made once and again in another language: Qt asks for titles very often."""

    def __init__(self, make: Callable[[Any], Value]) -> None:
        self._make = make
        self._name = f"{make.__name__} in language"

    def __get__(self, owner: object, _kind: type | None = None) -> Value:
        kept = owner.__dict__.get(self._name)
        if kept is None or kept[0] != _changes[0]:
            kept = owner.__dict__[self._name] = _changes[0], self._make(owner)
        value: Value = kept[1]
        return value


_changes = [0]
"""How often the language has changed."""


def retranslate() -> None:
    """Show every text again.

    What calls another step comes after it, and so has the last word: it may pass on texts of its own.
    """
    _changes[0] += 1
    _forget_deleted()
    for (_, name), (owner, again) in list(_steps.items()):
        if isValid(owner):
            _take(owner, name, again)
    _ask_models_again()


def _ask_models_again() -> None:
    """Let views ask their models for titles and texts, which those have translated when they were asked."""
    for view in QApplication.allWidgets():
        if isinstance(view, QAbstractItemView) and not isinstance(view, OF_ITEMS) and (model := view.model()):
            while isinstance(model, QAbstractProxyModel):
                model = model.sourceModel()
            rows, columns = model.rowCount(), 1 if isinstance(model, QAbstractListModel) else model.columnCount()
            if columns:
                model.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, columns - 1)
            if rows and columns:
                model.dataChanged.emit(model.index(0, 0), model.index(rows - 1, columns - 1))
        if isinstance(view, QWidget):
            view.update()


def _take(owner: QObject, name: str, again: Callable[[], object]) -> None:
    again()
    if len(_steps) > max(_FEW, 2 * _kept[0]):
        _forget_deleted()
    _steps.pop((id(owner), name), None)
    _steps[id(owner), name] = owner, again


_kept = [0]


def _forget_deleted() -> None:
    for key in [key for key, (owner, _) in _steps.items() if not isValid(owner)]:
        del _steps[key]
    _kept[0] = len(_steps)
