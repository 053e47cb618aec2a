"""Batch: all that is asked of one corpus: one report, or a class report with one for each pair or document."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from pathlib import Path

from imbrex.engine.corpus import Corpus
from imbrex.engine.document import Problem
from imbrex.engine.names.anonymity import Anonymity
from imbrex.engine.observer import SILENT, Observer, Progress
from imbrex.engine.overview.clusters import Linkage
from imbrex.engine.overview.glance import glance
from imbrex.engine.overview.score import Score
from imbrex.errors import ImbrexError
from imbrex.reports.class_making import detail, make_class_report, of_one
from imbrex.reports.class_report import DETAILED, ROWS, ClassReport
from imbrex.reports.facts import Making, others_of
from imbrex.reports.pair_making import make_pair_report
from imbrex.reports.pair_report import PairReport
from imbrex.reports.phrases import Phrases
from imbrex.reports.saving import AnyReport, Form, file_name, save


class Each(StrEnum):
    """Of what a batch has a report each, besides that on the class."""

    PAIR = "pair"
    DOCUMENT = "document"


@dataclass(frozen=True, slots=True)
class Wish:
    """How a class is looked at.

    Attributes:
        score, threshold, linkage: as `overview.glance.glance` takes them.
        rows: pairs to list at most.
        detailed: of how many of them the passages are shown.
    """

    score: Score = Score.CONTAINMENT
    threshold: float | None = None
    linkage: Linkage = Linkage.CONNECTED
    rows: int = ROWS
    detailed: int = DETAILED


class Batch:
    """Makes the reports on one corpus."""

    def __init__(
        self,
        corpus: Corpus,
        making: Making,
        wish: Wish,
        unread: Sequence[Problem] = (),
        observer: Observer = SILENT,
    ) -> None:
        self._corpus = corpus
        self._making = making
        self._wish = wish
        self._unread = unread
        self._observer = observer
        phrases = Phrases(making.language)
        aliases = phrases["alias"], phrases["alias-of-author"]
        self._anonymity = Anonymity(corpus.documents, *aliases) if making.anonymous else None

    def pair(self, left: str, right: str) -> PairReport:
        """The report on two documents. Raises as `make_pair_report` does."""
        made = make_pair_report(self._corpus, left, right, self._making, self._anonymity, self._observer)
        return replace(made, others=others_of(self._corpus.documents, (left, right)))

    def whole(self) -> ClassReport:
        """The report on the class."""
        wish, corpus, observer = self._wish, self._corpus, self._observer
        seen = glance(corpus, corpus.report(observer), wish.score, wish.threshold, wish.linkage, observer)
        return make_class_report(
            corpus,
            seen,
            self._unread,
            self._making,
            rows=wish.rows,
            detailed=wish.detailed,
            anonymity=self._anonymity,
            observer=observer,
        )

    def save_each(self, folder: Path, each: Each, form: Form = Form.HTML) -> Iterator[tuple[Path, AnyReport]]:
        """Save the report on the class, and one for each pair that it lists or each document, in a folder.

        Gives each file once it is written. Raises ImbrexError where one cannot be.
        """
        try:
            folder.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            reason = error.strerror or str(error)
            raise ImbrexError(f"The folder {folder} cannot be made: {reason}.", "Choose another place.") from error
        whole = self.whole()
        parts = self._pairs(whole) if each is Each.PAIR else self._documents(whole)
        count = 1 + (len(whole.pairs) if each is Each.PAIR else len(whole.documents))
        yield self._saved(whole, folder / f"class.{form}", 0, count)
        for done, (name, part) in enumerate(parts, start=1):
            yield self._saved(part, folder / f"{name}.{form}", done, count)

    def _saved(self, report: AnyReport, path: Path, done: int, count: int) -> tuple[Path, AnyReport]:
        self._observer.check()
        self._observer.progress(Progress("writing reports", done, count))
        save(report, path)
        return path, report

    def _pairs(self, whole: ClassReport) -> Iterator[tuple[str, AnyReport]]:
        keys = [document.key for document in self._corpus.documents]
        for pair in whole.pairs:
            names = file_name(*(whole.documents[side].name for side in (pair.left, pair.right)))
            yield f"{pair.number:03d} {names}", self.pair(keys[pair.left], keys[pair.right])

    def _documents(self, whole: ClassReport) -> Iterator[tuple[str, AnyReport]]:
        for place, facts in enumerate(whole.documents):
            mine = of_one(whole, place)
            mine = detail(self._corpus, mine, range(len(mine.pairs)), self._anonymity, self._observer)
            yield f"{place + 1:03d} {file_name(facts.name)}", mine
