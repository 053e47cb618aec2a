"""Translated: texts updated when the language of the window changes."""

from __future__ import annotations

import atexit
from collections.abc import Callable
from functools import partial, wraps
from typing import Any, Generic, TypeVar, cast

from PySide6.QtCore import QAbstractItemModel, QAbstractListModel, QAbstractProxyModel, QObject, Qt
from PySide6.QtWidgets import QAbstractItemView, QApplication, QListWidget, QTreeWidget
from shiboken6 import isValid

Text = Callable[[], str]
"""A text, requested again whenever the language changes."""

Method = TypeVar("Method", bound=Callable[..., None])
Value = TypeVar("Value")


def translated(show: Callable[..., object], *texts: Text) -> None:
    """Show texts by a method of an object, now and whenever the language changes; a later call replaces this one.

    Args:
        show: a bound method, such as `label.setText`, or a partial of one, such as `partial(tabs.setTabText, 0)`.
        texts: its arguments, each called again after a change of language.
    """
    method, which = (show.func, show.args) if isinstance(show, partial) else (show, ())
    owner, name = getattr(method, "__self__"), getattr(method, "__name__")  # noqa: B009 - every bound method has them
    _texts.show(owner, f"{name}{which}", lambda: show(*(text() for text in texts)))


def retranslated(method: Method) -> Method:
    """Decorate a method that shows texts: it is called again with its last arguments when the language changes."""
    count = method.__code__.co_argcount - 1  # a signal passes all its arguments to a function with variable arguments

    @wraps(method)
    def show(self: QObject, *arguments: object, **options: object) -> None:
        _texts.show(self, method.__name__, lambda: method(self, *arguments[:count], **options))

    return cast("Method", show)


class translated_property(Generic[Value]):  # noqa: N801 - used as property is
    """A property with texts, cached for each language: Qt requests titles very often."""

    def __init__(self, make: Callable[[Any], Value]) -> None:
        self._make = make
        self._name = f"{make.__name__} in language"

    def __get__(self, owner: object, _kind: type | None = None) -> Value:
        kept = owner.__dict__.get(self._name)
        if kept is None or kept[0] != _texts.changes:
            kept = owner.__dict__[self._name] = _texts.changes, self._make(owner)
        value: Value = kept[1]
        return value


def forget_cached() -> None:
    """Clear the caches of all `translated_property` values."""
    _texts.changes += 1


def retranslate() -> None:
    """Show every text again."""
    _texts.show_again()
    for view in QApplication.allWidgets():
        if isinstance(view, QAbstractItemView) and not isinstance(view, QListWidget | QTreeWidget):
            _ask_again(view.model())
        view.update()


class _Texts:
    """The setters of all shown texts, in the order in which they were last called.

    An entry keeps its object, so that no other one gets its id. Python objects stay alive until Qt deletes them.

    Attributes:
        changes: number of language changes.
    """

    def __init__(self) -> None:
        self.changes = 0
        self._steps: dict[tuple[int, str], tuple[QObject, Callable[[], object]]] = {}
        self._enough = 1000  # entries above which those of deleted objects are removed

    def show(self, owner: QObject, name: str, step: Callable[[], object]) -> None:
        """Show a text and store its setter; `name` identifies the text within an object."""
        step()
        if len(self._steps) > self._enough:
            self._forget_deleted()
            self._enough = max(1000, 2 * len(self._steps))
        self._steps.pop((id(owner), name), None)
        self._steps[id(owner), name] = owner, step

    def show_again(self) -> None:
        """Show all texts; a setter that calls others was stored after these, and takes effect last."""
        self._forget_deleted()
        for key, entry in list(self._steps.items()):
            owner, step = entry
            if isValid(owner) and self._steps.get(key) is entry:  # otherwise another call has shown it meanwhile
                self.show(owner, key[1], step)

    def forget(self) -> None:
        """Drop all references."""
        self._steps.clear()

    def _forget_deleted(self) -> None:
        self._steps = {key: entry for key, entry in self._steps.items() if isValid(entry[0])}


def _ask_again(model: QAbstractItemModel | None) -> None:
    """Make views request titles and texts from a model, which translates them on request."""
    while isinstance(model, QAbstractProxyModel):
        model = model.sourceModel()
    if model is None:
        return
    rows, columns = model.rowCount(), 1 if isinstance(model, QAbstractListModel) else model.columnCount()
    if columns:
        model.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, columns - 1)
    if rows and columns:
        model.dataChanged.emit(model.index(0, 0), model.index(rows - 1, columns - 1))


_texts = _Texts()
atexit.register(_texts.forget)  # while the application exists, without which no widget can be deleted
