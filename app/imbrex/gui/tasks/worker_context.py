"""Workshop: what the worker thread owns: the reader, the languages and the corpus."""

from collections.abc import Iterable
from dataclasses import replace
from functools import reduce
from operator import or_
from pathlib import Path

from imbrex.engine.compare.corpus import Corpus
from imbrex.engine.language import PartOfSpeech
from imbrex.engine.measures.context import Collection
from imbrex.engine.measures.hints import hints
from imbrex.engine.measures.near_duplicates import find_near_duplicates
from imbrex.engine.measures.registry import measure_pair
from imbrex.engine.observer import Observer
from imbrex.engine.options import Options
from imbrex.engine.text.document import Document, Problem
from imbrex.engine.what_if.option_switches import pair_score, try_switches
from imbrex.engine.what_if.shingle_lengths import WhatIf, what_if
from imbrex.files.reader import Reader, expand
from imbrex.gui.compare.disguises.disguise_jobs import DisguiseJob
from imbrex.gui.compare.disguises.disguise_work import unmask
from imbrex.gui.compare.evidence.evidence_jobs import EvidenceFound, EvidenceJob
from imbrex.gui.compare.evidence.evidence_work import find
from imbrex.gui.compare.passages.rewriting_jobs import RewritingFound, RewritingJob
from imbrex.gui.compare.passages.rewriting_work import work_out
from imbrex.gui.model.ranking import rank
from imbrex.gui.overview.class_jobs import OverviewJob
from imbrex.gui.overview.class_work import look
from imbrex.gui.reporting.report_jobs import ReportsWritten, WriteReportJob
from imbrex.gui.tasks.jobs import (
    Abilities,
    Compared,
    CompareJob,
    FileRead,
    Measured,
    MeasureJob,
    NearDuplicatesJob,
    NearFound,
    PhrasesFound,
    PhrasesJob,
    Reported,
    ReportJob,
    Switched,
    SwitchesJob,
    WhatIfJob,
)
from imbrex.languages.detection import written_in
from imbrex.languages.remote import RemoteLanguages


class Workshop:
    """Read and compare. Not thread-safe: one thread makes it, uses it and closes it."""

    def __init__(self) -> None:
        self._reader = Reader()
        self._languages = RemoteLanguages()
        self._corpus = Corpus(self._languages.find)
        self._collection: Collection | None = None

    def close(self) -> None:
        """End the child processes."""
        self._reader.close()
        self._languages.close()

    def expand(self, paths: Iterable[Path]) -> tuple[list[Path], list[FileRead]]:
        """The files to read, folders opened; and what can't be read because nothing is there."""
        files, problems = expand(paths)
        return files, [FileRead(problem.path, (problem,)) for problem in problems]

    def read(self, path: Path, observer: Observer, password: str = "") -> list[Document | Problem]:
        """What one file holds, in the language found for each document."""
        return [_with_language(result) for result in self._reader.read(path, observer, password)]

    def read_pasted(self, text: str, name: str) -> FileRead:
        """A document of a text without a file."""
        document = self._reader.read_pasted(text, name)
        return FileRead(document.key, (_with_language(document),))

    def report(self, job: ReportJob, observer: Observer) -> Reported:
        """Compare all pairs of the job's documents."""
        self._bring(job.documents, job.options, observer)
        report = self._corpus.report(observer)
        return Reported(report, rank(report, job.score), self._abilities(job.options))

    def compare(self, job: CompareJob, observer: Observer) -> Compared:
        """Compare two of the job's documents in full."""
        self._bring(job.documents, job.options, observer)
        return Compared(self._corpus.compare(job.left, job.right, observer))

    def measure(self, job: MeasureJob, observer: Observer) -> Measured:
        """Work out measures of two of the job's documents."""
        self._bring(job.documents, job.options, observer)
        collection = self._collected()
        values = {**job.known, **measure_pair(collection, job.left, job.right, job.names, observer)}
        return Measured(values, tuple(hints(values, collection.side(job.left), collection.side(job.right))))

    def what_if(self, job: WhatIfJob, observer: Observer) -> WhatIf:
        """Score two of the job's documents at every shingle length."""
        self._bring(job.documents, job.options, observer)
        return what_if(self._corpus, job.left, job.right, observer)

    def switch(self, job: SwitchesJob, observer: Observer) -> Switched:
        """Score two of the job's documents with each canonization option turned."""
        self._bring(job.documents, job.options, observer)
        now = pair_score(self._corpus, job.left, job.right, observer)
        return Switched(job.options, now, tuple(try_switches(self._corpus, job.left, job.right, observer)))

    def find_near_duplicates(self, job: NearDuplicatesJob, observer: Observer) -> NearFound:
        """Find near-duplicates among the job's documents."""
        self._bring(job.documents, job.options, observer)
        pairs, collection = job.report.pairs, self._collected()
        near = find_near_duplicates(collection, pairs, job.method, job.threshold, job.rounds, observer)
        return NearFound(job.report, near)

    def look(self, job: OverviewJob, observer: Observer) -> object:
        """Work out what the overview of the job's documents wants to know."""
        self._bring(job.documents, job.options, observer)
        return look(job, self._corpus, observer)

    def find_phrases(self, job: PhrasesJob, observer: Observer) -> PhrasesFound:
        """Find phrases that many of the job's documents have."""
        self._bring(job.documents, job.options, observer)
        return PhrasesFound(tuple(self._corpus.common_phrases(job.share, observer)))

    def unmask(self, job: DisguiseJob, observer: Observer) -> object:
        """Find disguises in the job's documents, or what they were worth."""
        self._bring(job.documents, job.options, observer)
        return unmask(job, self._corpus, observer)

    def find_rewritten(self, job: RewritingJob, observer: Observer) -> RewritingFound:
        """Find the passages of two of the job's documents, copied or rewritten."""
        self._bring(job.documents, job.options, observer)
        return work_out(job, self._corpus, observer)

    def find_evidence(self, job: EvidenceJob, observer: Observer) -> EvidenceFound:
        """Find rare things that two of the job's documents share."""
        self._bring(job.documents, job.options, observer)
        return find(job, self._corpus, observer)

    def write_reports(self, job: WriteReportJob, observer: Observer) -> ReportsWritten:
        """Write reports on the job's documents."""
        from imbrex.gui.reporting.report_work import write_reports  # noqa: PLC0415 - templates, when first asked for

        self._bring(job.documents, job.options, observer)
        return write_reports(job, self._corpus, observer)

    def _collected(self) -> Collection:
        """The corpus as measures see it, with what they have worked out since it last changed."""
        if self._collection is None:
            self._collection = Collection(self._corpus)
        return self._collection

    def _bring(self, documents: tuple[Document, ...], options: Options, observer: Observer) -> None:
        """Bring the corpus to the wanted state; only what differs is done, so a stopped job harms nothing."""
        loaded = {document.key: document for document in self._corpus.documents}
        wanted = {document.key: document for document in documents}
        gone = loaded.keys() - wanted.keys()
        new = [document for document in documents if loaded.get(document.key) != document]
        if gone or new or not options.compares_like(self._corpus.options):
            self._collection = None
        if gone:
            self._corpus.remove(gone)
        if options != self._corpus.options:
            self._corpus.set_options(options)
        if new:
            self._corpus.add(new, observer)

    def _abilities(self, options: Options) -> Abilities:
        """What the languages of the corpus can tell."""
        codes = {options.language or document.language for document in self._corpus.documents}
        languages = [self._languages.find(code) for code in sorted(codes)]
        parts = reduce(or_, (language.known_parts for language in languages), PartOfSpeech(0))
        return Abilities(
            parts, any(language.has_lemmas for language in languages), any(language.has_stems for language in languages)
        )


def _with_language(result: Document | Problem) -> Document | Problem:
    if isinstance(result, Document) and not result.language:
        return replace(result, language=written_in(result))
    return result
