"""Restoring: from a project to a bench that shows what was shown, without reading a file."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer

from imbrex.gui.model.lens import Lens
from imbrex.gui.model.rows import Row, State
from imbrex.gui.window.project_layout import Layout, Pair, Place

if TYPE_CHECKING:
    from imbrex.gui.window.controller import Workbench
    from imbrex.projects.project import Project


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
