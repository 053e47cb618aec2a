"""Report job: comparison of all pairs of the loaded documents."""

from functools import reduce
from operator import or_

from imbrex.engine.compare.report import Report
from imbrex.engine.language import PartOfSpeech
from imbrex.engine.observer import Observer
from imbrex.engine.overview.mixed_languages import report_of
from imbrex.engine.overview.score import USUAL, Score, exact_shares_of
from imbrex.gui.model.session import Abilities
from imbrex.gui.overview.shared.ranking import Ranking, rank
from imbrex.gui.tasks.worker_context import CorpusJob, WorkerContext
from imbrex.values import frozen


@frozen
class Reported:
    """The result of a ReportJob."""

    report: Report
    ranking: Ranking
    abilities: Abilities


@frozen(eq=False, kw_only=True)
class ReportJob(CorpusJob[Reported]):
    """Compares all pairs and ranks them by a score."""

    score: Score = USUAL

    def answer(self, context: WorkerContext, observer: Observer) -> Reported:
        report = report_of(context.corpus, observer)
        exact = exact_shares_of(context.corpus, report, observer)
        return Reported(report, rank(report, exact, self.score), self._abilities(context))

    def _abilities(self, context: WorkerContext) -> Abilities:
        codes = {self.options.language or document.language for document in context.corpus.documents}
        languages = [context.languages.find(code) for code in sorted(codes)]
        return Abilities(
            reduce(or_, (language.known_parts for language in languages), PartOfSpeech(0)),
            any(language.has_lemmas for language in languages),
            any(language.has_stems for language in languages),
        )
