"""Project state: a controller's session as a project, and back."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, SignalInstance

from imbrex.engine.text.document import Document
from imbrex.gui.model.document_rows import Row, State
from imbrex.gui.model.lens import Lens
from imbrex.gui.projects.session_access import SessionAccess
from imbrex.gui.window.controller import Controller
from imbrex.gui.window.project_layout import OverviewState, Pair, Place, ProjectLayout
from imbrex.projects.project import Project

if TYPE_CHECKING:
    from imbrex.gui.compare.compare_page import ComparePage
    from imbrex.gui.overview.overview_page import OverviewPage


def work_of(controller: Controller) -> SessionAccess:
    """The parts of a controller that projects need."""
    return SessionAccess(
        controller.session,
        controller.settings,
        ProjectCapture(controller).capture,
        lambda project: restore(controller, project),
        controller.runner.drop,
        lambda paths: controller.open(list(paths)),
        lambda paths: controller.reloader.read_again(list(paths)),
        controller.status_message.emit,
        controller.failed.emit,
    )


def follow_changes(controller: Controller, changed: Callable[[], None]) -> None:
    """Call `changed` after each change of what a project stores, also of pages that do not exist yet."""

    def follow(*signals: SignalInstance) -> None:
        for signal in signals:
            signal.connect(changed)

    def follow_compare(page: ComparePage) -> None:
        follow(page.view.lens_changed, page.view.passage_changed)

    def follow_overview(page: OverviewPage) -> None:
        bar = page.bar
        follow(bar.fields.score_changed, bar.threshold_changed, page.clusters.linkage_changed, page.tabs.changed)

    session = controller.session
    follow(session.documents_changed, session.rows_changed, session.options_changed, session.anonymous_changed)
    follow(session.decisions.changed, controller.open_pair.changed)
    controller.pages.compare_made.connect(follow_compare)
    controller.pages.overview_made.connect(follow_overview)


class ProjectCapture:
    """Captures a session repeatedly; unchanged documents are the same tuple, so that no texts are compared.

    Files still being read are not part of a project: they have no text yet.
    """

    def __init__(self, controller: Controller) -> None:
        self._controller = controller
        self._documents: tuple[Document, ...] = ()

    def capture(self) -> Project:
        """Return the current state."""
        session = self._controller.session
        documents = session.documents
        if not _are_same(documents, self._documents):
            self._documents = documents
        problems = tuple(row.problem for row in session.rows if row.document is None and row.problem is not None)
        layout = capture_layout(self._controller).to_dict()
        return Project(self._documents, problems, session.options, session.decisions.review, layout)


def capture_layout(controller: Controller) -> ProjectLayout:
    """Return the layout of a controller and its document overrides."""
    session = controller.session
    aliases = session.aliases
    known = [document.key for document in session.documents]
    unread = [
        (number, row.key) for number, row in enumerate(session.rows) if row.document is None and row.problem is not None
    ]
    return ProjectLayout(
        said=session.said,
        problems=tuple(unread),
        aliases=None if aliases == known else tuple(aliases),
        anonymous=session.anonymous,
        pair=controller.pair,
        place=_place(controller),
        lens=controller.compare.view.lens if controller.pages.has_compare else controller.settings.lens,
        overview=_overview_view(controller),
    )


def _place(controller: Controller) -> Place:
    if not controller.open_pair.is_shown or controller.compare.view.panes.left.version is None:
        return Place()
    view = controller.compare.view
    (left, _), (right, _) = view.panes.places()
    return Place(view.current_index(), left, right)


def _overview_view(controller: Controller) -> OverviewState:
    if not controller.pages.has_overview:
        return OverviewState()
    page = controller.overview
    pair, document = page.chosen
    return OverviewState(
        page.bar.score,
        page.bar.moved_to,
        page.clusters.linkage,
        page.tabs.current,
        pair,
        document,
        page.pairs.arrangement,
    )


def _are_same(one: tuple[Document, ...], other: tuple[Document, ...]) -> bool:
    return len(one) == len(other) and all(mine is yours for mine, yours in zip(one, other, strict=True))


def restore(controller: Controller, project: Project) -> None:
    """Replace a controller's session with a project, which is compared as if its files had just been read."""
    layout = ProjectLayout.from_dict(project.layout)
    controller.library_part.leave_page()
    controller.runner.drop()  # jobs under way belong to the previous session
    controller.open_pair.close()
    keys = [document.key for document in project.documents]
    _restore_overview(controller, layout)
    controller.compare.view.set_lens(layout.lens)
    controller.session.restore(
        _rows(project, layout),
        layout.said,
        project.options,
        keys if layout.aliases is None else layout.aliases,
        anonymous=layout.anonymous or controller.session.anonymous,  # names stay hidden if they are hidden here
    )
    controller.session.decisions.restore(project.review)
    if layout.pair is not None and set(layout.pair) <= set(keys):
        ViewRestorer(controller, layout.pair, layout.place)
        controller.show_pair(*layout.pair)


class ViewRestorer(QObject):
    """Waits until a pair is shown, scrolls to the saved position, and deletes itself."""

    def __init__(self, controller: Controller, pair: Pair, place: Place) -> None:
        super().__init__(controller)
        self._controller = controller
        self._pair = set(pair)
        self._place = place
        controller.open_pair.changed.connect(self._on_changed)
        controller.open_pair.shown.connect(self._on_shown)

    def _on_changed(self) -> None:
        """Give up if the user has moved on."""
        if self._controller.pair is None or set(self._controller.pair) != self._pair:
            self.deleteLater()

    def _on_shown(self) -> None:
        if self._controller.pair is not None and set(self._controller.pair) == self._pair:
            # A view goes to the first passage of a pair that it has not shown before; then it goes on to here.
            QTimer.singleShot(0, self, self._go)
        else:
            self.deleteLater()

    def _go(self) -> None:
        view, place = self._controller.compare.view, self._place
        if view.lens is Lens.SHINGLES and place.passage >= 0:
            view.set_current(place.passage)
        elif max(place.left, place.right) > 0:
            view.panes.scroll_to(place.left, place.right)
        self.deleteLater()


def _rows(project: Project, layout: ProjectLayout) -> list[Row]:
    """Return a row for each document and each problem, in their original order."""
    rows = [Row(document.key, document.name, State.READY, document) for document in project.documents]
    taken = {row.key for row in rows}
    told = layout.problems if len(layout.problems) == len(project.problems) else ()
    for number, problem in enumerate(project.problems):
        place, key = told[number] if told else (len(rows), problem.path or problem.name)
        if key in taken:
            key = f"{key}#{number}"
        taken.add(key)
        rows.insert(max(0, place), Row(key, problem.name, State.PROBLEM, problem=problem))
    return rows


def _restore_overview(controller: Controller, layout: ProjectLayout) -> None:
    state, page = layout.overview, controller.overview
    page.bar.choose_score(state.score)
    if state.threshold is None:
        page.bar.follow_suggestion()
    else:
        page.bar.move_to(state.threshold)
    page.clusters.choose_linkage(state.linkage)
    page.pairs.arrange(state.arrangement)
    page.tabs.show_tab(state.tab)
    page.propose(state.pair, state.document)
