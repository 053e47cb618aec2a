"""Report job: comparison of all pairs of the loaded documents."""

from dataclasses import dataclass
from functools import reduce
from operator import or_

from imbrex.engine.compare.report import Report
from imbrex.engine.language import PartOfSpeech
from imbrex.engine.observer import Observer
from imbrex.engine.overview.score import Score
from imbrex.gui.model.session import Abilities
from imbrex.gui.overview.shared.class_jobs import ExactFound, exact_found
from imbrex.gui.overview.shared.known_shares import ShareBlock
from imbrex.gui.overview.shared.ranking import Ranking, rank
from imbrex.gui.tasks.worker_context import CorpusJob, WorkerContext

FIRST = 20_000
"""Pairs whose overlap is computed with the report, in less than a tenth of a second."""


@dataclass(frozen=True, slots=True)
class Reported:
    """The result of a ReportJob.

    Attributes:
        exact: the exact part of the overlap of the first pairs.
    """

    report: Report
    ranking: Ranking
    exact: ExactFound
    abilities: Abilities


@dataclass(frozen=True, eq=False, slots=True, kw_only=True)
class ReportJob(CorpusJob[Reported]):
    """Compares all pairs and ranks them by a score."""

    score: Score = Score.CONTAINMENT

    def answer(self, context: WorkerContext, observer: Observer) -> Reported:
        report = context.corpus.report(observer)
        ranking = rank(report, self.score)
        exact = exact_found(context.corpus, report, ShareBlock(ranking.order[:FIRST]), observer)
        return Reported(report, ranking, exact, self._abilities(context))

    def _abilities(self, context: WorkerContext) -> Abilities:
        codes = {self.options.language or document.language for document in context.corpus.documents}
        languages = [context.languages.find(code) for code in sorted(codes)]
        return Abilities(
            reduce(or_, (language.known_parts for language in languages), PartOfSpeech(0)),
            any(language.has_lemmas for language in languages),
            any(language.has_stems for language in languages),
        )
