"""Capturing: from a bench to the project that it works on, as a value."""

from __future__ import annotations

from typing import TYPE_CHECKING

from imbrex.gui.window.project_layout import Layout, OverviewLook, Place
from imbrex.projects.project import Project

if TYPE_CHECKING:
    from imbrex.engine.text.document import Document
    from imbrex.gui.window.controller import Workbench


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


def capture(bench: Workbench) -> Project:
    """Give all that a bench works on now, and how it shows it."""
    return Capturing(bench).capture()


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
