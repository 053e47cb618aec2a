"""Library page: the open library, its documents, check results, near-duplicates and commands."""

from collections.abc import Callable
from enum import IntEnum
from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import (
    QHBoxLayout,
    QMenu,
    QPushButton,
    QSizePolicy,
    QStackedWidget,
    QTabBar,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from imbrex.gui.library.check_view import CheckView
from imbrex.gui.library.entries_view import EntriesView
from imbrex.gui.library.groups_view import GroupsView
from imbrex.gui.library.library_actions import LibraryActions
from imbrex.gui.library.library_names import LibraryNames
from imbrex.gui.library.shelves_view import ShelvesView
from imbrex.gui.theme.fonts import scaled
from imbrex.gui.theme.icons import icon
from imbrex.gui.widgets.elided_label import ElidedLabel, PlainLabel
from imbrex.gui.widgets.flow_layout import FlowLayout
from imbrex.gui.widgets.focus_ring import PassedFocus
from imbrex.gui.widgets.layouts import NO_MARGINS, spaced
from imbrex.gui.wording.plain_text import plain_tip
from imbrex.gui.wording.translation import Text, retranslated, translated
from imbrex.library.database.role import Role
from imbrex.library.documents.entry import Entry

BUTTON = """
QToolButton { padding-right: 20px; }
QToolButton::menu-indicator { subcontrol-origin: padding; subcontrol-position: center right; right: 6px; }
"""


class LibraryHeader(QWidget):
    """The button `back`, name, figures and menus."""

    def __init__(self) -> None:
        super().__init__()
        self.back = self._make_back()
        self._name = ElidedLabel(Qt.TextElideMode.ElideMiddle, least=60)
        self._name.setObjectName("libraryName")
        self._name.setFont(scaled(self._name.font(), 1.35))
        self._facts = ElidedLabel(Qt.TextElideMode.ElideMiddle, least=60)
        self._facts.setObjectName("libraryFacts")
        self._facts.setForegroundRole(QPalette.ColorRole.PlaceholderText)
        self._message = PlainLabel(name="libraryTold", wraps=True)
        self._message.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self._buttons = QHBoxLayout()
        self._figures: Text = str
        self._doing: Text | None = None
        self._lay_out()
        self.show_message(str)

    def add_menu(self, name: str, title: Callable[[], str], menu: QMenu) -> QToolButton:
        """Add a menu button."""
        button = QToolButton()
        button.setObjectName(name)
        translated(button.setText, title)
        translated(button.setAccessibleName, title)
        button.setMenu(menu)
        button.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        button.setStyleSheet(BUTTON)
        self._buttons.addWidget(button)
        return button

    @retranslated
    def show_library(self, name: Text, place: str, facts: Text) -> None:
        """Show the open library; `place` is its location, without a password."""
        self._name.show_text(name())
        self._name.setToolTip(plain_tip(place))
        self._figures = facts
        self._facts.setToolTip(plain_tip(f"{facts()}\n{place}"))
        self._show_facts()

    def show_doing(self, sentence: Text | None) -> None:
        """Show the current operation instead of the figures; None if it has ended."""
        self._doing = sentence
        self._show_facts()

    def _show_facts(self) -> None:
        self._facts.show_text((self._doing or self._figures)())

    def show_message(self, sentence: Text) -> None:
        """Show a message; an empty one hides the line."""
        translated(self._message.setText, sentence)
        self._message.setVisible(bool(self._message.text()))

    def _make_back(self) -> QToolButton:
        button = QToolButton()
        button.setObjectName("libraryBack")
        button.setIcon(icon("back"))
        translated(button.setAccessibleName, lambda: self.tr("Back"))
        translated(button.setToolTip, lambda: self.tr("Back to the previous view (Esc)"))
        button.setAutoRaise(True)
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        return button

    def _lay_out(self) -> None:
        names = spaced(QVBoxLayout(), 1)
        names.addWidget(self._name)
        names.addWidget(self._facts)
        for label in (self._name, self._facts):
            label.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        top = spaced(QHBoxLayout(), 6)
        top.addWidget(self.back)
        top.addLayout(names, 1)
        self._buttons.setSpacing(2)
        top.addLayout(self._buttons)
        layout = spaced(QVBoxLayout(self), 4, (8, 8, 8, 4))
        layout.addLayout(top)
        layout.addWidget(self._message)


class LibraryTab(IntEnum):
    """Tabs from left to right."""

    DOCUMENTS = 0
    CHECK = 1
    GROUPS = 2
    SHELVES = 3


class LibraryPage(QWidget):
    """Header, tabs and views, or an invitation to create a library. Signal: recent_requested (address)."""

    recent_requested = Signal(str)

    def __init__(self, names: LibraryNames) -> None:
        super().__init__()
        self.setObjectName("libraryPage")
        self.header = LibraryHeader()
        self.actions_ = LibraryActions(self)
        self.entries = EntriesView(names)
        self.check = CheckView(names)
        self.groups = GroupsView(names)
        self.shelves = ShelvesView()
        self.recent = QMenu(self)
        translated(self.recent.setTitle, lambda: self.tr("Open &recent"))
        self.recent.setToolTipsVisible(True)
        self._views = (self.entries, self.check, self.groups, self.shelves)
        self._tabs = QTabBar()
        self._stack = QStackedWidget()
        self._body = QStackedWidget()
        self._invitation = self._make_invitation()
        self._build()
        self.entries.add.clicked.connect(self.actions_["add_files"].trigger)
        self.entries.table.selection_changed.connect(self._update_chosen)
        self.groups.table.selection_changed.connect(self._update_chosen)
        self._tabs.currentChanged.connect(self._on_tab_changed)
        self._role, self._busy = Role.NONE, False
        PassedFocus(self, self._front)
        for view in self._views:
            PassedFocus(view, lambda view=view: view.table)  # type: ignore[misc]
        self.show_role(Role.NONE, lambda: self.tr("No library is open."), str)

    @property
    def is_open(self) -> bool:
        """Whether a library is shown."""
        return self._body.currentWidget() is not self._invitation

    @property
    def selected(self) -> list[Entry]:
        """The selected documents of the current view."""
        if self.tab in {LibraryTab.CHECK, LibraryTab.SHELVES}:
            return []
        return self.entries.selected if self.tab is LibraryTab.DOCUMENTS else self.groups.selected

    @property
    def tab(self) -> LibraryTab:
        """The current tab."""
        return LibraryTab(self._tabs.currentIndex())

    def show_tab(self, tab: LibraryTab) -> None:
        """Bring a view to the front."""
        self._tabs.setCurrentIndex(tab)

    def show_open(self, is_open: bool) -> None:
        """Show the views, or the invitation."""
        self._body.setCurrentWidget(self._opened if is_open else self._invitation)

    @retranslated
    def show_role(self, role: Role, reason: Text, busy: Text) -> None:
        """Enable the permitted actions, and explain why the others are disabled; `busy` is what delays changes."""
        self._role, self._busy = role, bool(busy())
        self.actions_.allow(role, reason(), busy())
        for button, name in ((self.check.check, "check"), (self.check.check_add, "check_add")):
            button.setEnabled(self.actions_[name].isEnabled())
            button.setToolTip(self.actions_[name].toolTip())
        self.entries.add.setEnabled(self.actions_["add_files"].isEnabled())
        self.groups.search.setEnabled(self.actions_["check"].isEnabled())
        self._update_chosen()

    def show_recent(self, addresses: list[tuple[str, str]]) -> None:
        """Offer recent libraries: addresses and names."""
        self.recent.clear()
        for address, name in addresses:
            action = self.recent.addAction(name.replace("&", "&&"))
            action.setToolTip(plain_tip(address))
            action.triggered.connect(lambda _checked=False, address=address: self.recent_requested.emit(address))
        self.recent.setEnabled(bool(addresses))

    def _front(self) -> QWidget:
        return self._views[self._tabs.currentIndex()] if self.is_open else self._create

    def _update_chosen(self) -> None:
        """Enable the actions on selected documents only if there are any."""
        view = self._views[self._tabs.currentIndex()]
        chosen = view in {self.entries, self.groups} and view.table.selectionModel().hasSelection()
        for name, role in (("remove", Role.OWN), ("open_documents", Role.READ)):
            allowed = self._role >= role and (role < Role.OWN or not self._busy)
            self.actions_[name].setEnabled(chosen and allowed)

    # Set-up

    def _build(self) -> None:
        self._tabs.setObjectName("libraryTabs")
        translated(self._tabs.setAccessibleName, lambda: self.tr("Library views"))
        self._tabs.setExpanding(False)
        self._tabs.setDrawBase(False)
        titles = (
            lambda: self.tr("Documents"),
            lambda: self.tr("Check"),
            lambda: self.tr("Near-duplicates"),
            lambda: self.tr("Shelves"),
        )
        for title, view in zip(titles, self._views, strict=True):
            translated(partial(self._tabs.setTabText, self._tabs.addTab("")), title)
            self._stack.addWidget(view)
        self._add_menus()
        bar = spaced(QHBoxLayout(), margins=(8, 0, 8, 0))
        bar.addWidget(self._tabs)
        self._opened = QWidget()
        inner = spaced(QVBoxLayout(self._opened), 0, NO_MARGINS)
        inner.addLayout(bar)
        inner.addWidget(self._stack, 1)
        self._body.addWidget(self._invitation)
        self._body.addWidget(self._opened)
        layout = spaced(QVBoxLayout(self), 2, NO_MARGINS)
        layout.addWidget(self.header)
        layout.addWidget(self._body, 1)

    def _add_menus(self) -> None:
        library = self.actions_.menu(self, "new", "open_file", "open_server")
        library.addMenu(self.recent)
        library.addSeparator()
        library.addActions([self.actions_[name] for name in ("verify", "export", "import", "settings")])
        add = self.actions_.menu(self, "check", "check_add", "", "add_files", "add_folder")
        delete = self.actions_.menu(self, "remove", "remove_author", "remove_expired")
        self.header.add_menu("libraryMenu", lambda: self.tr("Library"), library)
        self.header.add_menu("libraryAddMenu", lambda: self.tr("Check and add"), add)
        self.header.add_menu("libraryDeleteMenu", lambda: self.tr("Delete"), delete)
        for view in (self.entries, self.groups):
            menu = self.actions_.menu(view, "open_documents", "", "remove", "remove_author")
            menu.addSeparator()
            menu.addAction(view.table.copy_action())
            view.table.menu_requested.connect(menu.popup)

    def _make_invitation(self) -> QWidget:
        page = QWidget()
        page.setObjectName("libraryInvitation")
        heading = PlainLabel()
        translated(heading.setText, lambda: self.tr("No library is open"))
        heading.setFont(scaled(heading.font(), 1.5))
        text = PlainLabel(wraps=True)
        translated(
            text.setText,
            lambda: self.tr(
                "A library keeps earlier essays and finds passages that new ones share with them. It is a "
                "file on your computer, or a shared database on your school's server. Nothing is sent "
                "anywhere else."
            ),
        )
        text.setMaximumWidth(560)
        self._create = QPushButton()
        translated(self._create.setText, lambda: self.tr("New library…"))
        self._create.setObjectName("libraryCreate")
        self._create.clicked.connect(self.actions_["new"].trigger)
        opened = QPushButton()
        translated(opened.setText, lambda: self.tr("Open library file…"))
        opened.setObjectName("libraryOpen")
        opened.clicked.connect(self.actions_["open_file"].trigger)
        shared = QPushButton()
        translated(shared.setText, lambda: self.tr("Open shared library…"))
        shared.setObjectName("libraryOpenShared")
        shared.clicked.connect(self.actions_["open_server"].trigger)
        buttons = FlowLayout(8)
        for button in (self._create, opened, shared):
            buttons.addWidget(button)
        layout = spaced(QVBoxLayout(page), 14, (40, 32, 40, 32))
        for widget in (heading, text):
            layout.addWidget(widget)
        layout.addLayout(buttons)
        layout.addStretch(1)
        return page

    def _on_tab_changed(self, tab: int) -> None:
        self._stack.setCurrentIndex(tab)
        self._update_chosen()
