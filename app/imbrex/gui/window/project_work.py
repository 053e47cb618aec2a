"""Project work: what a controller works on as a project, and back."""

from collections.abc import Sequence

from PySide6.QtCore import QObject, QTimer, SignalInstance

from imbrex.engine.text.document import Document
from imbrex.gui.model.lens import Lens
from imbrex.gui.model.rows import Row, State
from imbrex.gui.projects.work import Work
from imbrex.gui.window.controller import Workbench
from imbrex.gui.window.project_layout import Layout, OverviewLook, Pair, Place
from imbrex.projects.project import Project


def work_of(bench: Workbench) -> Work:
    """What projects need of a controller."""
    return Work(
        bench.session,
        bench.settings,
        Capturing(bench).capture,
        lambda project: restore(bench, project),
        bench.stop,
        lambda paths: bench.open(list(paths)),
        lambda paths: bench.watching.read_again(list(paths)),
    )


def changes_of(bench: Workbench) -> Sequence[SignalInstance]:
    """What tells that something of it is another than before."""
    session, overview, view = bench.session, bench.overview, bench.compare.view
    return (
        session.documents_changed,
        session.rows_changed,
        session.options_changed,
        session.decisions.changed,
        session.anonymous_changed,
        overview.bar.score_changed,
        overview.bar.threshold_changed,
        overview.clusters.linkage_changed,
        overview.tabs.changed,
        bench.open_pair.changed,
        view.lens_changed,
        view.passage_changed,
    )


class Capturing:
    """Capture one bench again and again; documents that are the same are the same tuple, so that nobody compares texts.

    What is still being read is not part of a project: there is no text of it yet.
    """

    def __init__(self, bench: Workbench) -> None:
        self._bench = bench
        self._documents: tuple[Document, ...] = ()

    def capture(self) -> Project:
        """Give all that is there now."""
        session = self._bench.session
        documents = session.documents
        if not _are_same(documents, self._documents):
            self._documents = documents
        problems = tuple(row.problem for row in session.rows if row.document is None and row.problem is not None)
        layout = capture_layout(self._bench).to_dict()
        return Project(self._documents, problems, session.options, session.decisions.review, layout)


def capture_layout(bench: Workbench) -> Layout:
    """Give what a bench shows, and what people have said of its documents."""
    session = bench.session
    aliases = session.aliases
    known = [document.key for document in session.documents]
    unread = [
        (number, row.key) for number, row in enumerate(session.rows) if row.document is None and row.problem is not None
    ]
    return Layout(
        said=session.said,
        problems=tuple(unread),
        aliases=None if aliases == known else tuple(aliases),
        anonymous=session.anonymous,
        pair=bench.pair,
        place=_place(bench),
        lens=bench.compare.view.lens,
        overview=_look(bench),
    )


def _place(bench: Workbench) -> Place:
    view = bench.compare.view
    if not bench.open_pair.is_shown or view.panes.left.face is None:
        return Place()
    (left, _), (right, _) = view.panes.places()
    return Place(view.current_index(), left, right)


def _look(bench: Workbench) -> OverviewLook:
    page = bench.overview
    pair, document = page.chosen
    return OverviewLook(
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


def restore(bench: Workbench, project: Project) -> None:
    """Put a project in place of all that a bench works on; it is compared as if its files had just been read."""
    layout = Layout.from_dict(project.layout)
    bench.library.leave_page()
    bench.runner.drop()  # what is on its way belongs to the session that was there before
    bench.open_pair.leave()
    keys = [document.key for document in project.documents]
    _restore_overview(bench, layout)
    bench.compare.view.set_lens(layout.lens)
    bench.session.restore(
        _rows(project, layout),
        layout.said,
        project.options,
        keys if layout.aliases is None else layout.aliases,
        anonymous=layout.anonymous or bench.session.anonymous,  # whoever hides names, hides those of others too
    )
    bench.session.decisions.restore(project.review)
    if layout.pair is not None and set(layout.pair) <= set(keys):
        Return(bench, layout.pair, layout.place)
        bench.show_pair(*layout.pair)


class Return(QObject):
    """Waits until a pair is shown, goes to the place where people were in it, and is gone."""

    def __init__(self, bench: Workbench, pair: Pair, place: Place) -> None:
        super().__init__(bench)
        self._bench = bench
        self._pair = set(pair)
        self._place = place
        bench.open_pair.changed.connect(self._on_changed)
        bench.open_pair.shown.connect(self._on_shown)

    def _on_changed(self) -> None:
        """Give up where people have gone elsewhere in the meantime."""
        if self._bench.pair is None or set(self._bench.pair) != self._pair:
            self.deleteLater()

    def _on_shown(self) -> None:
        if self._bench.pair is not None and set(self._bench.pair) == self._pair:
            # The view seeks the first passage of a pair that it has not shown before; after that, it goes on to here.
            QTimer.singleShot(0, self, self._go)
        else:
            self.deleteLater()

    def _go(self) -> None:
        view, place = self._bench.compare.view, self._place
        if view.lens is Lens.SHINGLES and place.passage >= 0:
            view.set_current(place.passage)
        elif max(place.left, place.right) > 0:
            view.panes.scroll_to(place.left, place.right)
        self.deleteLater()


def _rows(project: Project, layout: Layout) -> list[Row]:
    """A row for each document and for each problem, in the order in which they were."""
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


def _restore_overview(bench: Workbench, layout: Layout) -> None:
    look, page = layout.overview, bench.overview
    page.bar.choose_score(look.score)
    if look.threshold is None:
        page.bar.follow_guess()
    else:
        page.bar.move_to(look.threshold)
    page.clusters.choose_linkage(look.linkage)
    page.pairs.arrange(look.arrangement)
    page.tabs.show_tab(look.tab)
    page.propose(look.pair, look.document)
