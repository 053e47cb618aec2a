"""Help window: contents, search, pages and all current shortcuts, in a separate window."""

from collections.abc import Callable, Iterator
from typing import Generic, TypeVar

from PySide6.QtCore import QByteArray, QCoreApplication, QEvent, QLocale, QObject, Qt
from PySide6.QtGui import QAction, QCloseEvent, QIcon, QKeyEvent, QKeySequence
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QMainWindow,
    QMenu,
    QSplitter,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from imbrex.gui.help import help_page
from imbrex.gui.help.help_page import MARGIN, HelpPage
from imbrex.gui.help.help_topics import Topic
from imbrex.gui.model.settings import Settings
from imbrex.gui.theme.icons import icon
from imbrex.gui.theme.text_size import add_style
from imbrex.gui.widgets.elided_label import PlainLabel
from imbrex.gui.widgets.layouts import NO_MARGINS, spaced
from imbrex.gui.wording.translation import offered, translated
from imbrex.values import frozen

NATIVE = QKeySequence.SequenceFormat.NativeText


@frozen
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


T = TypeVar("T")


class History(Generic[T]):
    """Visited places in order."""

    def __init__(self) -> None:
        self._places: list[T] = []
        self._at = -1

    @property
    def current(self) -> T | None:
        """The current place."""
        return self._places[self._at] if self._places else None

    @property
    def can_go_back(self) -> bool:
        """Whether there is a previous place."""
        return self._at > 0

    @property
    def can_go_forward(self) -> bool:
        """Whether there is a next place."""
        return self._at < len(self._places) - 1

    def go(self, place: T) -> None:
        """Go to a new place, discarding the forward history."""
        self._places[self._at + 1 :] = [place]
        self._at += 1

    def step(self, by: int) -> None:
        """Go back (-1) or forward (1), if possible."""
        self._at = max(min(0, len(self._places) - 1), min(len(self._places) - 1, self._at + by))


SIZE = (960, 700)
CONTENTS = 230  # pixels, at least
BESIDE = 8  # pixels around a title
TOPIC = int(Qt.ItemDataRole.UserRole)


class HelpWindow(QWidget):
    """A separate window, not blocked by dialogs of the main window."""

    def __init__(self, window: QMainWindow, settings: Settings) -> None:
        super().__init__()
        self.setObjectName("helpWindow")
        translated(self.setWindowTitle, lambda: self.tr("Imbrex help"))
        self.setWindowIcon(icon("imbrex"))
        self._window = window
        self._settings = settings
        self._history: History[Topic] = History()
        self._texts: dict[Topic, help_page.Page] = {}
        self._search = QLineEdit()
        self._contents = QListWidget()
        self._nothing = PlainLabel()
        translated(self._nothing.setText, lambda: self.tr("No page contains all of these words."))
        self._borrowed = PlainLabel()
        self.page = HelpPage()
        self._back = self._button("helpBack", lambda: self.tr("Back"), icon("back"), QKeySequence.StandardKey.Back)
        self._forward = self._button(
            "helpForward", lambda: self.tr("Forward"), icon("forward"), QKeySequence.StandardKey.Forward
        )
        self._name_widgets()
        translated(self._read_again)
        self._lay_out()
        self._connect()
        add_style(self)
        if not self.restoreGeometry(settings.help_geometry):
            self.resize(*SIZE)

    @property
    def topic(self) -> Topic | None:
        """The current topic."""
        return self._history.current

    def show_topic(self, topic: Topic) -> None:
        """Show a page, and add it to the history."""
        if topic is not self.topic:
            self._history.go(topic)
        self._show_current()

    def _show_current(self) -> None:
        topic = self.topic
        if topic is None:
            return
        self.page.show_text(self._text(topic))
        self._borrowed.setVisible(self._is_borrowed(topic))
        self.page.mark(self._words())
        self._back.setEnabled(self._history.can_go_back)
        self._forward.setEnabled(self._history.can_go_forward)
        for row in range(self._contents.count()):
            if self._contents.item(row).data(TOPIC) == topic.value:
                self._contents.blockSignals(True)
                self._contents.setCurrentRow(row)
                self._contents.blockSignals(False)

    def _text(self, topic: Topic) -> str:
        text = self._pages()[topic].text
        return f"{text}\n{as_markdown(self._window)}" if topic is Topic.KEYS else text

    def _is_borrowed(self, topic: Topic) -> bool:
        """Whether a page is in another language than the window, although that could be its language."""
        code = QLocale().name().partition("_")[0]
        return code in offered() and code != self._pages()[topic].language

    def _pages(self) -> dict[Topic, help_page.Page]:
        if not self._texts:
            self._texts = {topic: help_page.page(topic) for topic in Topic}
        return self._texts

    def _read_again(self) -> None:
        self._texts = {}
        self._fill()
        self._show_current()

    # Search

    def _words(self) -> list[str]:
        return [word for word in self._search.text().casefold().split() if word]

    def _fill(self) -> None:
        """List the pages that contain all search words, those with matching titles first."""
        words = self._words()
        found = [
            (not all(word in page.title.casefold() for word in words), topic, page.title)
            for topic, page in self._pages().items()
            if all(word in page.plain.casefold() for word in words)
        ]
        self._contents.blockSignals(True)
        self._contents.clear()
        for _, topic, title in sorted(found, key=lambda entry: entry[0]):
            item = QListWidgetItem(title)
            item.setData(TOPIC, topic.value)
            self._contents.addItem(item)
        self._contents.blockSignals(False)
        self._nothing.setVisible(not found)

    def _on_searched(self) -> None:
        self._fill()
        listed = [self._contents.item(row).data(TOPIC) for row in range(self._contents.count())]
        if listed and self._words() and self.topic not in listed:
            self.show_topic(Topic(listed[0]))
        else:
            self._show_current()

    def _on_chosen(self, row: int) -> None:
        if row >= 0:
            self.show_topic(Topic(self._contents.item(row).data(TOPIC)))

    def _go(self, by: int) -> None:
        self._history.step(by)
        self._show_current()

    # Events

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape and self._search.text():
            self._search.clear()
        elif event.key() == Qt.Key.Key_Escape or event.matches(QKeySequence.StandardKey.Close):
            self.close()
        elif event.matches(QKeySequence.StandardKey.Find):
            self._search.setFocus(Qt.FocusReason.ShortcutFocusReason)
            self._search.selectAll()
        else:
            super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.PaletteChange, QEvent.Type.FontChange) and self._texts:
            self._show_current()

    def closeEvent(self, event: QCloseEvent) -> None:
        self._settings.help_geometry = QByteArray(self.saveGeometry())
        super().closeEvent(event)

    # Set-up

    def _button(
        self, name: str, text: Callable[[], str], picture: QIcon, keys: QKeySequence.StandardKey
    ) -> QToolButton:
        button = QToolButton()
        button.setObjectName(name)
        button.setIcon(picture)
        button.setAutoRaise(True)
        button.setEnabled(False)
        shortcut = QKeySequence(keys)
        button.setShortcut(shortcut)
        translated(button.setAccessibleName, text)
        native = QKeySequence.SequenceFormat.NativeText
        translated(button.setToolTip, lambda: f"{text()} ({shortcut.toString(native)})")
        return button

    def _name_widgets(self) -> None:
        self._search.setObjectName("helpSearch")
        translated(self._search.setAccessibleName, lambda: self.tr("Search help"))
        translated(self._search.setPlaceholderText, lambda: self.tr("Search help"))
        self._search.setClearButtonEnabled(True)
        self._contents.setObjectName("helpContents")
        translated(self._contents.setAccessibleName, lambda: self.tr("Contents"))
        self._contents.setFrameShape(QListWidget.Shape.NoFrame)
        self._contents.setStyleSheet("QListWidget::item { padding: 4px 8px; }")
        self._contents.setWordWrap(True)  # for narrow windows
        self._contents.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._contents.setResizeMode(QListWidget.ResizeMode.Adjust)
        self._nothing.setObjectName("helpNothing")
        self._nothing.setWordWrap(True)
        self._nothing.setContentsMargins(8, 4, 8, 4)
        self._nothing.hide()
        self._borrowed.setObjectName("helpBorrowed")
        self._borrowed.setWordWrap(True)
        self._borrowed.setContentsMargins(MARGIN, 8, MARGIN, 8)
        translated(self._borrowed.setText, lambda: self.tr("This page is available only in English."))

    def _lay_out(self) -> None:
        line = spaced(QHBoxLayout(), margins=(8, 6, 8, 6))
        line.addWidget(self._back)
        line.addWidget(self._forward)
        line.addWidget(self._search, 1)
        side = QWidget()
        column = spaced(QVBoxLayout(side), 0, NO_MARGINS)
        column.addLayout(line)
        column.addWidget(self._nothing)
        column.addWidget(self._contents, 1)
        splitter = QSplitter()
        splitter.setHandleWidth(1)
        splitter.setChildrenCollapsible(False)
        reading = QWidget()
        read = spaced(QVBoxLayout(reading), 0, NO_MARGINS)
        read.addWidget(self._borrowed)
        read.addWidget(self.page, 1)
        splitter.addWidget(side)
        splitter.addWidget(reading)
        splitter.setStretchFactor(1, 1)
        wanted = max(CONTENTS, self._contents.sizeHintForColumn(0) + BESIDE)
        splitter.setSizes([wanted, SIZE[0] - wanted])
        layout = spaced(QVBoxLayout(self), margins=NO_MARGINS)
        layout.addWidget(splitter)

    def _connect(self) -> None:
        self._back.clicked.connect(lambda: self._go(-1))
        self._forward.clicked.connect(lambda: self._go(1))
        self._search.textChanged.connect(self._on_searched)
        self._search.returnPressed.connect(self.page.setFocus)
        self._contents.currentRowChanged.connect(self._on_chosen)
        self.page.topic_requested.connect(self.show_topic)

    def present(self) -> None:
        """Show and activate the window, restoring it if minimized."""
        self.setWindowState(self.windowState() & ~Qt.WindowState.WindowMinimized)
        self.show()
        self.activateWindow()
