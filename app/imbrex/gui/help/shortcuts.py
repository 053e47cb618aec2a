"""Shortcuts: all current shortcuts of the window, for the help page about keys."""

from collections.abc import Iterator
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication, QObject
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMainWindow, QMenu, QWidget

NATIVE = QKeySequence.SequenceFormat.NativeText


@dataclass(frozen=True, slots=True)
class Group:
    """A group of shortcuts: a title, and each action's name and keys."""

    title: str
    rows: tuple[tuple[str, str], ...]


def groups(window: QMainWindow) -> list[Group]:
    """The shortcuts of a window: menu by menu, then those limited to a part of it."""
    everywhere = window.findChildren(QAction)  # first, as it completes the menus
    seen: set[QAction] = set()
    found = []
    for entry in window.menuBar().actions():
        menu = entry.menu()
        if isinstance(menu, QMenu):
            actions = list(_of_menu(menu))
            seen |= set(actions)
            found.append(Group(_plain(entry.text()), _rows(actions)))
    parts: dict[str, list[QAction]] = {}
    for action in everywhere:
        if action.shortcuts() and action not in seen:
            parts.setdefault(_part(action, window), []).append(action)
    found += [Group(title, _rows(actions)) for title, actions in parts.items()]
    return [group for group in found if group.rows]


def as_markdown(window: QMainWindow) -> str:
    """The shortcuts of a window as Markdown tables."""
    keys = QCoreApplication.translate("Shortcuts", "Key")
    does = QCoreApplication.translate("Shortcuts", "Action")
    heading = f"| {keys} | {does} |\n|---|---|\n"
    tables = [
        f"## {_cell(group.title)}\n\n{heading}" + "".join(f"| **{_cell(k)}** | {_cell(t)} |\n" for t, k in group.rows)
        for group in groups(window)
    ]
    return "\n".join(tables)


def _of_menu(menu: QMenu) -> Iterator[QAction]:
    for action in menu.actions():
        inner = action.menu()
        if isinstance(inner, QMenu):
            yield from _of_menu(inner)
        elif action.shortcuts():
            yield action


def _rows(actions: list[QAction]) -> tuple[tuple[str, str], ...]:
    rows = ((_plain(action.text()), ", ".join(_keys(action))) for action in actions)
    return tuple(dict.fromkeys(row for row in rows if row[0] and row[1]))


def _keys(action: QAction) -> list[str]:
    return list(dict.fromkeys(keys.toString(NATIVE) for keys in action.shortcuts() if not keys.isEmpty()))


def _part(action: QAction, window: QMainWindow) -> str:
    """Name of the part of the window in which an action works."""
    part: QObject | None = action.parent()
    while part is not None and part is not window:
        if isinstance(part, QWidget) and part.accessibleName():
            return part.accessibleName()
        part = part.parent()
    return QCoreApplication.translate("Shortcuts", "In the texts")


def _plain(text: str) -> str:
    """A text without its mnemonic mark."""
    return text.replace("&&", "\0").replace("&", "").replace("\0", "&").strip().rstrip("…")


def _cell(text: str) -> str:
    """Escape a text, so that it contains no markup."""
    return "".join(f"\\{char}" if char in "\\`*_{}[]<>#|!" else char for char in " ".join(text.split()))
