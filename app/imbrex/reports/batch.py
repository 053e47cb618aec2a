"""Batch: the reports on one corpus: a single one, or a class report with one for each pair or document."""

import os
from collections.abc import Iterator, Sequence
from dataclasses import replace
from enum import StrEnum
from pathlib import Path

from imbrex.calibration import calibration
from imbrex.engine.compare.corpus import Corpus
from imbrex.engine.likelihood_ratio.weight import Weigher
from imbrex.engine.names.anonymity import Anonymity
from imbrex.engine.observer import SILENT, Observer, Progress
from imbrex.engine.overview.class_summary import summarize
from imbrex.engine.overview.clusters import Linkage
from imbrex.engine.overview.mixed_languages import report_of
from imbrex.engine.overview.score import USUAL, Score
from imbrex.engine.review.review import NOTHING_DECIDED, Review
from imbrex.engine.text.document import Problem
from imbrex.errors import ImbrexError
from imbrex.messages import Message
from imbrex.reports.builders.class_builder import detail, make_class_report, of_one
from imbrex.reports.builders.disguise_builder import Disguised
from imbrex.reports.builders.pair_builder import make_pair_report
from imbrex.reports.builders.reference_builder import make_class_references, make_references
from imbrex.reports.model.class_report import DETAILED, ROWS, ClassReport
from imbrex.reports.model.pair_report import PairReport
from imbrex.reports.model.report_facts import Making, others_of
from imbrex.reports.pdf.pdf_writer import PdfWriter
from imbrex.reports.saving import AnyReport, Form, file_name, save
from imbrex.reports.wording.phrases import Phrases
from imbrex.system_errors import reason_of
from imbrex.values import frozen


class Each(StrEnum):
    """The additional reports of a batch, besides the class report."""

    PAIR = "pair"
    DOCUMENT = "document"


def others_beside(written: Sequence[Path]) -> int:
    """Number of other files in the folder of a batch, which may reveal names that its reports hide.

    0 if the folder is writable but cannot be listed: the reports are still saved.
    """
    if not written:
        return 0
    mine = {path.name for path in written}
    try:
        with os.scandir(written[0].parent) as entries:
            return sum(
                entry.is_file() and entry.name not in mine and not entry.name.startswith(".") for entry in entries
            )
    except OSError:
        return 0


@frozen
class ClassSettings:
    """Settings of the class report.

    Attributes:
        score, threshold, linkage: as for `overview.class_summary.summarize`.
        rows: maximum number of listed pairs.
        detailed: number of pairs with passages.
        references: whether quotations and references to check are listed.
        weight: whether the similarity of each pair with passages is weighed against unrelated pairs.
    """

    score: Score = USUAL
    threshold: float | None = None
    linkage: Linkage = Linkage.CONNECTED
    rows: int = ROWS
    detailed: int = DETAILED
    references: bool = False
    weight: bool = False


class Batch:
    """Creates the reports on one corpus."""

    def __init__(
        self,
        corpus: Corpus,
        making: Making,
        settings: ClassSettings,
        unread: Sequence[Problem] = (),
        observer: Observer = SILENT,
        review: Review = NOTHING_DECIDED,
    ) -> None:
        """Analyze a corpus.

        Args:
            corpus: the documents, with the options of the comparison.
            making: the reports' settings; without `verdicts`, all decisions are omitted.
            settings: those of the class report.
            unread: files that could not be read.
            observer: receives progress.
            review: the user's decisions.
        """
        self._corpus = corpus
        self._making = making
        self._settings = settings
        self._unread = unread
        self._observer = observer
        phrases = Phrases(making.language)
        aliases = phrases["alias"], phrases["alias-of-author"], phrases["alias-of-file"]
        self._anonymity = Anonymity(corpus.documents, *aliases) if making.anonymous else None
        self._review = review if making.verdicts else NOTHING_DECIDED
        self._disguised = Disguised(corpus, self._anonymity, observer)
        self._weigher = Weigher(corpus, calibration())
        self._writer: PdfWriter | None = None

    def pair(self, left: str, right: str) -> PairReport:
        """The report on two documents. Raises as `make_pair_report` does."""
        made = make_pair_report(
            self._corpus,
            left,
            right,
            self._making,
            self._anonymity,
            self._observer,
            review=self._review,
            disguised=self._disguised,
        )
        asked = (left, right) if self._settings.references else ()
        references = make_references(self._corpus, asked, self._anonymity, self._observer)
        weight = self._weigher.weigh(left, right, self._observer) if self._settings.weight else None
        others = others_of(self._corpus.documents, (left, right))
        return replace(made, others=others, references=references, weight=weight)

    def whole(self) -> ClassReport:
        """The report on the class."""
        settings, corpus, observer = self._settings, self._corpus, self._observer
        seen = summarize(
            corpus, report_of(corpus, observer), settings.score, settings.threshold, settings.linkage, observer
        )
        made = make_class_report(
            corpus,
            seen,
            self._unread,
            self._making,
            rows=settings.rows,
            detailed=settings.detailed,
            anonymity=self._anonymity,
            observer=observer,
            review=self._review,
            disguised=self._disguised,
            weigher=self._weigher if settings.weight else None,
        )
        keys = [one.key for one in corpus.documents] if settings.references else []
        return replace(made, references=make_class_references(corpus, keys, self._anonymity, observer))

    def save(self, report: AnyReport, path: Path) -> None:
        """Save a report without overwriting any of its documents; raises as `saving.save` does."""
        place = os.path.realpath(path)
        if any(document.path and os.path.realpath(document.path) == place for document in self._corpus.documents):
            raise ImbrexError(
                Message("{path} is one of the documents in the report.", path=path),
                Message("Choose another name."),
            )
        save(report, path, self._observer, self._writer)

    def save_each(self, folder: Path, each: Each, form: Form = Form.HTML) -> Iterator[tuple[Path, AnyReport]]:
        """Save the class report, and one for each listed pair or each document, in a folder.

        Yields each file after it is written. Raises ImbrexError if one cannot be.
        """
        try:
            folder.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise ImbrexError(
                Message("Couldn't create the folder {folder}: {reason}.", folder=folder, reason=reason_of(error)),
                Message("Choose another location."),
            ) from error
        whole = self.whole()
        parts = self._pairs(whole) if each is Each.PAIR else self._documents(whole)
        count = 1 + (len(whole.pairs) if each is Each.PAIR else len(whole.documents))
        with PdfWriter() as self._writer:  # one process for all
            yield self._saved(whole, folder / f"class.{form}", 0, count)
            for done, (name, part) in enumerate(parts, start=1):
                yield self._saved(part, folder / f"{name}.{form}", done, count)
        self._writer = None

    def _saved(self, report: AnyReport, path: Path, done: int, count: int) -> tuple[Path, AnyReport]:
        self._observer.check()
        self._observer.progress(Progress("writing reports", done, count))
        self.save(report, path)
        return path, report

    def _pairs(self, whole: ClassReport) -> Iterator[tuple[str, AnyReport]]:
        keys = [document.key for document in self._corpus.documents]
        for pair in whole.in_order().pairs:
            names = file_name(*(whole.documents[side].name for side in (pair.left_index, pair.right_index)))
            yield f"{pair.number:03d} {names}", self.pair(keys[pair.left_index], keys[pair.right_index])

    def _documents(self, whole: ClassReport) -> Iterator[tuple[str, AnyReport]]:
        for place, facts in enumerate(whole.documents):
            mine = of_one(whole, place)
            every = range(len(mine.pairs))
            weigher = self._weigher if self._settings.weight else None
            mine = detail(
                self._corpus, mine, every, self._anonymity, self._observer, review=self._review, weigher=weigher
            )
            yield f"{place + 1:03d} {file_name(facts.name)}", mine
