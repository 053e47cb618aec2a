"""Pair notices: say above the texts that one is disguised and what that changes, what is unread, and shared history."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from imbrex.engine.evidence.shared_history import shared_sessions
from imbrex.engine.text.disguise import Disguise
from imbrex.gui.compare.disguises.disguise_jobs import TypedFigures, TypedFiguresJob
from imbrex.gui.model.lens import Lens
from imbrex.gui.panels.query_scheduler import Fields, Query
from imbrex.gui.wording.disguise_texts import DisguiseTexts
from imbrex.gui.wording.evidence_texts import HintTexts
from imbrex.gui.wording.messages import shown
from imbrex.gui.wording.numbers import shown_percent
from imbrex.gui.wording.plain_text import isolated
from imbrex.gui.wording.translation import Text, retranslated
from imbrex.library.shelves.holding import is_citation

if TYPE_CHECKING:
    from imbrex.gui.compare.compare_page import ComparePage
    from imbrex.gui.model.session import Session
    from imbrex.gui.panels.query_panel import Pair


class DisguiseNotice(QObject):
    """Writes the notices of the open pair, and asks for the figure that the lens would show as typed.

    Signal: panel_requested, the list of disguises should be opened.
    """

    panel_requested = Signal()

    def __init__(self, session: Session, page: ComparePage, update_query: Callable[[], None], parent: QObject) -> None:
        """Take also `update_query`, which is called when the query may have changed."""
        super().__init__(parent)
        self._update_query = update_query
        self._session, self._page = session, page
        self._texts = DisguiseTexts(self)
        self._pair: Pair | None = None
        self._figures: TypedFigures | None = None
        self.query = Query(TypedFiguresJob, self._fields, self._show_figures, self._on_not_found)
        session.disguises.changed.connect(self._on_changed)
        page.view.lens_changed.connect(self._on_changed)
        page.heads.changed.connect(self._show)
        page.view.disguise_notice.link.clicked.connect(self._show_them)

    def show_pair(self, pair: Pair | None) -> None:
        """Write about this pair from now on."""
        self._pair, self._figures = pair, None
        self._show()

    @property
    def _disguised(self) -> list[int]:
        """Return which texts are disguised: 0 for the left one, 1 for the right one."""
        known = self._session.disguises
        return [side for side, key in enumerate(self._pair or ()) if known.alarming(key)]

    def _fields(self) -> Fields | None:
        lens = self._page.view.lens
        if self._pair is None or len(self._disguised) != 1 or lens is Lens.CHANGES:
            return None
        return {"left": self._pair[0], "right": self._pair[1], "by_words": lens is Lens.REWRITING}

    def _show_figures(self, figures: TypedFigures) -> None:
        self._figures = figures
        self._show()

    def _on_not_found(self, _reason: Text) -> None:
        self._figures = None
        self._show()

    def _on_changed(self) -> None:
        self._show()
        self._update_query()

    @retranslated
    def _show(self) -> None:
        view = self._page.view
        view.disguise_notice.show_sentence(self._sentence())
        view.unread_notice.show_sentence(self._unread(), offers_link=False)
        view.source_notice.show_sentence(self._sources(), offers_link=False)
        view.history_notice.show_sentence(self._history())

    def _sentence(self) -> str:
        sides, names = self._disguised, self._page.heads.names
        if not sides:
            return ""
        has_fonts = self._has_only_fonts(sides)
        if len(sides) == 2:
            if has_fonts:
                return self.tr("Fonts that show other letters in both texts.")
            return self.tr("Look-alike or hidden characters in both texts.")
        name = isolated(names[sides[0]])
        before, after = self._before(sides[0]), self._page.heads.figures[sides[0]]
        sentence = self._font_sentence(before, after) if has_fonts else self._letter_sentence(before, after)
        return sentence.replace("%3", after).replace("%2", before).replace("%1", name, 1)

    def _has_only_fonts(self, sides: Sequence[int]) -> bool:
        """Whether misleading fonts are all that is alarming in these texts."""
        kinds = {kind for side in sides for kind in self._session.disguises.alarming((self._pair or ())[side])}
        return kinds == {Disguise.FONT}

    def _font_sentence(self, before: str, after: str) -> str:
        if not before or before == after:
            return self.tr("A font that shows other letters in %1.")
        if self._page.view.lens is Lens.SHINGLES:
            return self.tr("A font that shows other letters in %1: %2 matched before they were resolved.")
        return self.tr("A font that shows other letters in %1: %2 matched before they were resolved, %3 after.")

    def _letter_sentence(self, before: str, after: str) -> str:
        if not before or before == after:
            return self.tr("Look-alike or hidden characters in %1.")
        if self._page.view.lens is Lens.SHINGLES:
            return self.tr("Look-alike or hidden characters in %1: %2 matched before they were resolved.")
        return self.tr("Look-alike or hidden characters in %1: %2 matched before they were resolved, %3 after.")

    def _before(self, side: int) -> str:
        """Return the figure of a text as typed, empty while it is unknown."""
        figures, lens = self._figures, self._page.view.lens
        if figures is None or figures.by_words != (lens is Lens.REWRITING) or lens is Lens.CHANGES:
            return ""
        return shown_percent((figures.left, figures.right)[side])

    def _unread(self) -> str:
        """Return what was not read of both documents."""
        told = []
        for key, name in zip(self._pair or (), self._page.heads.names, strict=False):
            document = self._session.document(key)
            if document is not None:
                pictures = [self._texts.pictures(document.pictures)] if document.pictures else []
                findings = self._session.disguises.of(key)
                unexamined = findings.notes if findings is not None else ()
                own = [note for note in document.notes if not is_citation(note)]
                if notes := [*map(shown, (*own, *unexamined)), *pictures]:
                    told.append(f"{isolated(name)}: {' '.join(notes)}")
        return self._session.shown_text(" · ".join(told))

    def _sources(self) -> str:
        """Return the citations of documents from shelves."""
        documents = [document for key in self._pair or () if (document := self._session.document(key)) is not None]
        return " · ".join(shown(note) for document in documents for note in document.notes if is_citation(note))

    def _history(self) -> str:
        """Return that the files of both documents were edited in the same sessions."""
        documents = self._session.documents
        if self._pair is None or not {*self._pair} <= {document.key for document in documents}:
            return ""
        shared = shared_sessions(documents, *self._pair)
        return HintTexts().sessions_in_common(len(shared.sessions)) if shared is not None else ""

    def _show_them(self) -> None:
        """Open the list, and go to the first disguise."""
        self.panel_requested.emit()
        for side in self._disguised[:1]:
            key = self._pair[side] if self._pair is not None else ""
            findings = self._session.disguises.of(key)
            if findings is None:
                continue
            if self._page.view.lens is Lens.CHANGES:
                self._page.view.set_lens(Lens.REWRITING)
            place = next((place for place in findings.places if place.kind in findings.alarms), None)
            if place is not None:
                self._page.view.disguises.go_to(key, place.span)
