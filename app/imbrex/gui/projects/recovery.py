"""Recovery: offers the unsaved work of crashed programs."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QDate, QDateTime, QLocale, QObject, Signal

from imbrex import clock
from imbrex.gui.projects.autosave import Autosave
from imbrex.gui.projects.project_questions import ProjectQuestions, quoted
from imbrex.gui.widgets.message_bar import MessageBar
from imbrex.gui.widgets.message_bars import MessageBars
from imbrex.gui.wording.messages import shown
from imbrex.gui.wording.numbers import short_moment
from imbrex.messages import Message

if TYPE_CHECKING:
    from imbrex.projects.journal import Abandoned
    from imbrex.projects.project import Project

Then = Callable[[], None]


class Recovery(QObject):
    """A message bar for each session, which is kept until the user decides.

    Signal: recovered (Abandoned, Project); the user resumes it, and the journal stays until `finish`.
    """

    recovered = Signal(object, object)

    def __init__(
        self,
        autosave: Autosave,
        bars: MessageBars,
        questions: ProjectQuestions,
        guard: Callable[[Then], None],
        show_message: Callable[[str], None],
    ) -> None:
        """Offer the journals found by `autosave`; `guard` runs an action that discards unsaved work, after asking."""
        super().__init__(autosave)
        self._questions = questions
        self._autosave = autosave
        self._bars = bars
        self._guard = guard
        self._show_message = show_message
        self._offered: dict[MessageBar, Abandoned] = {}
        self._taken: list[Abandoned] = []  # resumed in this window, and soon in its own journal
        self._is_hidden = False
        autosave.journal.found.connect(self._on_found)
        autosave.journal.read.connect(self._on_read)
        autosave.journal.unreadable.connect(self._on_unreadable)

    def finish(self) -> None:
        """Remove the recovered journals: their work is stored elsewhere by now."""
        for one in self._taken:
            self._autosave.discard(one)
        self._taken.clear()

    def conceal(self, wanted: bool) -> None:
        """Hide names in the messages, or show them."""
        self._is_hidden = wanted
        for bar, one in self._offered.items():
            bar.show_sentence(partial(self._sentence, one))

    def close(self) -> None:
        """Leave all journals for the next start."""
        for one in [*self._offered.values(), *self._taken]:
            one.release()
        self._offered, self._taken = {}, []

    def _on_found(self, found: list[Abandoned]) -> None:
        for one in found:
            self._offer(one)

    def _offer(self, one: Abandoned) -> None:
        bar = MessageBar(f"recovery_{one.path.stem}", partial(self._sentence, one), "undo")
        if not one.problem:
            bar.add_button("recover", lambda: self.tr("Recover"), partial(self._recover, bar))
        bar.add_button("throwAway", lambda: self.tr("Discard"), partial(self._discard, bar))
        bar.closed.connect(partial(self._postpone, bar))
        self._offered[bar] = one
        self._bars.add(bar, behind=True)  # messages about the open project come first

    def _take(self, bar: MessageBar) -> Abandoned | None:
        one = self._offered.pop(bar, None)
        if one is not None:
            self._bars.remove(bar)
        return one

    def _recover(self, bar: MessageBar) -> None:
        self._guard(lambda: self._fetch(bar))

    def _fetch(self, bar: MessageBar) -> None:
        one = self._take(bar)
        if one is not None:
            self._autosave.fetch(one)

    def _discard(self, bar: MessageBar) -> None:
        self._questions.ask_discard(lambda answer: self._on_discarded(bar, answer))

    def _on_discarded(self, bar: MessageBar, answer: str) -> None:
        one = self._take(bar) if answer == "throw" else None
        if one is not None:
            self._autosave.discard(one)

    def _postpone(self, bar: MessageBar) -> None:
        """Offer it again at the next start."""
        one = self._take(bar)
        if one is not None:
            one.release()

    def _on_read(self, one: Abandoned, project: Project) -> None:
        self._autosave.start_over()
        self._taken.append(one)
        self.recovered.emit(one, project)

    def _on_unreadable(self, one: Abandoned, problem: Message) -> None:
        one.problem = problem
        self._offer(one)
        self._show_message(shown(problem))

    def _sentence(self, one: Abandoned) -> str:
        parts = [self.tr("Imbrex quit unexpectedly.")]
        if one.problem:
            return " ".join([*parts, self.tr("The recovery copy can't be read: %1").replace("%1", shown(one.problem))])
        told = ", ".join([*self._facts(one), self.tr("last changed %1").replace("%1", _moment(one.changed))])
        if one.title and not self._is_hidden:
            told = self.tr("%1: %2").replace("%2", told).replace("%1", quoted(one.title))
        return " ".join([*parts, f"{told}."])

    def _facts(self, one: Abandoned) -> list[str]:
        """The amount of work, without zero counts."""
        facts = [self.tr("%Ln document(s)", "", one.documents)]
        if one.pairs:
            facts.append(self.tr("%Ln pair(s) with a verdict", "", one.pairs))
        if one.passages:
            facts.append(self.tr("%Ln passage(s) with a verdict", "", one.passages))
        if one.notes:
            facts.append(self.tr("%Ln note(s)", "", one.notes))
        return facts


def _moment(when: datetime) -> str:
    """A time if it is today, or else the date and time, in the user's locale."""
    moment = QDateTime.fromMSecsSinceEpoch(int(when.timestamp() * 1000))
    today = clock.today()
    if moment.date() == QDate(today.year, today.month, today.day):
        return QLocale().toString(moment.time(), QLocale.FormatType.ShortFormat)
    return short_moment(moment)
