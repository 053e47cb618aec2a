"""Verification: comparison of a report's figures with those of its files."""

import json
import math
from collections import Counter, defaultdict
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import zip_longest
from typing import Any

from imbrex.calibration import calibration
from imbrex.engine.compare.corpus import Corpus
from imbrex.engine.language import NO_LEXICONS, LanguageFinder, Lexicons
from imbrex.engine.likelihood_ratio.weight import Weigher
from imbrex.engine.observer import SILENT, Observer
from imbrex.engine.options import Options
from imbrex.engine.overview.class_summary import summarize
from imbrex.engine.overview.clusters import Linkage
from imbrex.engine.overview.mixed_languages import report_of
from imbrex.engine.overview.score import Score
from imbrex.engine.overview.threshold import ThresholdFrom
from imbrex.engine.text.document import Document, FilePart
from imbrex.engine.text.joining import joined, separated
from imbrex.engine.text.role import Role
from imbrex.errors import ImbrexError
from imbrex.messages import Message, verbatim
from imbrex.reports.builders.class_builder import detail, make_class_report, of_one
from imbrex.reports.builders.pair_builder import make_pair_report
from imbrex.reports.builders.reference_builder import make_class_references, make_references
from imbrex.reports.model.class_report import ClassReport, Unread
from imbrex.reports.model.pair_report import PairReport, UnmatchedFacts
from imbrex.reports.model.report_facts import Making, OtherFacts, text_hash
from imbrex.reports.records.older_records import KNOWN, of_today, unknown_figures
from imbrex.reports.records.record import CLASS, FORMAT, PAIR, class_record, pair_record, recorded_review
from imbrex.values import frozen

_TOLERANCE = 1e-6
"""Tolerance of figures: another processor may round the last digits differently."""
_NOT_COMPUTED = frozenset(("schema", "kind", "format", "making", "subject", "note", "resting", "others", "unread"))
"""Fields that say how and about what a report was made, or that only its maker knew; all others are compared."""
_COUNTS = ("words", "compared_words", "characters", "files", "disguises")
"""Fields compared with each document; its hash identifies the text."""
_OF_FILES = frozenset(("history",))
"""Data in files besides their text, which change when the files are saved again."""
_HIDDEN = frozenset(("shared", "examples", "file_name", "saved_by", "text", "source_text", "meant", "other_text"))
"""Words of a text and names, which differ if names are hidden."""
_UNTOLD = frozenset(("source_name",))
"""The name of a document loaded besides a pair, whose text has a hash: its file may be called otherwise today."""


@frozen
class Verified:
    """The result of a verification.

    Attributes:
        missing: documents of the report whose text is in no file, so that nothing could be computed.
        resaved: documents with the same text in a different file.
        renamed: names of documents and authors that are others than in the files: the one in the report, and the
            file's; without names that the report hides, and authors that no file names.
        deviations: figures that differ: place in the report, reported value, computed value.
        report: recomputed from the files, under the report's names; None if files are missing.
    """

    missing: tuple[str, ...]
    resaved: tuple[str, ...]
    renamed: tuple[tuple[str, str], ...] = ()
    deviations: tuple[tuple[str, Any, Any], ...] = ()
    report: PairReport | ClassReport | None = None

    @property
    def holds(self) -> bool:
        """Whether every figure is confirmed."""
        return not self.missing and not self.deviations

    @property
    def confirms_names(self) -> bool:
        """Whether no name in the report is another one than in the files."""
        return not self.renamed


def verify(
    record: Mapping[str, Any],
    documents: Sequence[Document],
    find_language: LanguageFinder,
    observer: Observer = SILENT,
    lexicons: Lexicons = NO_LEXICONS,
) -> Verified:
    """Recompute the figures of a report.

    Args:
        record: a result of `record.pair_record` or `class_record`, untrusted.
        documents: read from the given files, in any order; additional ones do no harm.
        find_language: for the comparison.
        lexicons: likewise, for texts in two languages.
        observer: receives progress.

    Raises ImbrexError for a record that no version of the program made, or that this version does not know.
    """
    try:
        return _verify(record, documents, (find_language, lexicons), observer)
    except (KeyError, TypeError, ValueError, AttributeError, IndexError, OverflowError, RecursionError) as error:
        raise ImbrexError(
            Message(
                "The report has been altered or is damaged. Couldn't read its data ({kind}: {reason}).",
                kind=type(error).__name__,
                reason=error,
            ),
            Message("Ask for the original report."),
        ) from error


def _verify(
    told: Mapping[str, Any],
    documents: Sequence[Document],
    morphology: tuple[LanguageFinder, Lexicons],
    observer: Observer,
) -> Verified:
    if told["kind"] not in (PAIR, CLASS) or told["format"] not in KNOWN:
        raise ImbrexError(
            Message(
                "This version can't verify reports of this kind or of format {format}.",
                format=str(told["format"])[:20],
            ),
            Message("It supports formats up to {newest}. Use the version that created the report.", newest=FORMAT),
        )
    record = of_today(told)
    is_pair = record["kind"] == PAIR
    facts = [record["left_document"], record["right_document"], *record["others"]] if is_pair else record["documents"]
    hidden = bool(record["making"]["anonymous"])
    found, missing, resaved = _match(facts, [*documents, *_regrouped(facts, documents)])
    renamed = () if hidden else tuple(_renamed(facts, found))
    if missing:
        return Verified(missing, resaved, renamed)
    find_language, lexicons = morphology
    corpus = Corpus(find_language, Options.from_dict(record["making"]["options"]), lexicons=lexicons)
    corpus.add(list(_as_told(found, facts)), observer)
    report = _pair(corpus, record, observer) if is_pair else _class(corpus, record, observer)
    again = pair_record(report) if isinstance(report, PairReport) else class_record(report)
    counts = _COUNTS if told["format"] > 1 else _COUNTS[:-1]  # format 1 had no disguises
    out = (
        _UNTOLD | unknown_figures(told) | (_HIDDEN if hidden else frozenset()) | (_OF_FILES if resaved else frozenset())
    )
    deviations = _deviations("", _plain(_held(record, again, counts)), _plain(_held(again, again, counts)), out)
    return Verified((), resaved, renamed, tuple(deviations), report)


def _held(record: Mapping[str, Any], again: Mapping[str, Any], counts: Collection[str]) -> dict[str, Any]:
    """The part of a record to compare: fields that the recomputed one has too; `counts` of each document."""
    held = {name: record[name] for name in again if name not in _NOT_COMPUTED}
    for name in {"left_document", "right_document"} & again.keys():
        held[name] = _counts(record[name], counts)
    if "documents" in again:
        held["documents"] = [_counts(facts, counts) for facts in record["documents"]]
    return held


def _counts(facts: Mapping[str, Any], counts: Collection[str]) -> dict[str, Any]:
    return {name: facts[name] for name in counts}


def _plain(value: Any) -> Any:
    """Values after a round trip through JSON: lists for tuples."""
    return json.loads(json.dumps(value))


def _match(
    facts: Sequence[Mapping[str, Any]], documents: Sequence[Document]
) -> tuple[dict[int, Document], tuple[str, ...], tuple[str, ...]]:
    """Match the documents of a report with those read, each used once; the same file precedes the same text.

    Returns them by their indices in the report, in its order, with the missing and the resaved ones.
    """
    left = [(document, text_hash(document.text)) for document in documents]
    found: dict[int, Document] = {}
    resaved = []
    for strict in (True, False):
        for place, one in enumerate(facts):
            fits = (
                index
                for index, (document, digest) in enumerate(left)
                if digest == one["text_hash"] and (not strict or _files_of(document) == _files_told(one))
            )
            index = next(fits, None) if place not in found else None
            if index is not None:
                found[place], _ = left.pop(index)
                resaved += [] if strict else [_called(one)]
    missing = tuple(_called(one) for place, one in enumerate(facts) if place not in found)
    return dict(sorted(found.items())), missing, tuple(resaved)


def _regrouped(facts: Sequence[Mapping[str, Any]], documents: Sequence[Document]) -> Iterator[Document]:
    """Documents separated into their files, and joined as in the report, by the hashes of the files."""
    singles = [single for document in documents for single in separated(document)]
    known = defaultdict(list)  # each is used once: a hostile report may name a file a million times
    for single in reversed(singles):
        known[single.file_hash].append(single)
    yield from (single for document in documents if document.files for single in separated(document))
    for place, one in enumerate(facts):
        wanted = Counter(_files_told(one)[1:])
        if wanted and all(digest and count <= len(known.get(digest, ())) for digest, count in wanted.items()):
            files = [known[digest].pop() for digest in _files_told(one)[1:]]
            yield joined(files, key=f"joined:{place}", name="")


def _files_of(document: Document) -> tuple[str, ...]:
    """Hashes of the file of a document, or of all its files."""
    return document.file_hash, *(file.file_hash for file in document.files)


def _files_told(facts: Mapping[str, Any]) -> tuple[str, ...]:
    """The same by a report; of documents loaded besides a pair only the hashes of files are told."""
    if "file_hashes" in facts:
        return str(facts["file_hash"]), *map(str, facts["file_hashes"])
    return str(facts["file_hash"]), *(str(one["file_hash"]) for one in facts.get("files", ()))  # none before format 5


def _renamed(facts: Sequence[Mapping[str, Any]], found: Mapping[int, Document]) -> Iterator[tuple[str, str]]:
    """Names of documents and authors in the report, and those of the files, if they differ."""
    for place, document in found.items():
        told = facts[place]
        if "name" not in told:
            continue  # loaded besides a pair
        said = [str(told["name"]), str(told.get("author", "")), *(str(one["name"]) for one in told.get("files", ()))]
        names = [document.name, document.author, *(one.name for one in document.files)]
        yield from ((one, other) for one, other in zip(said, names, strict=False) if other and one != other)


def _as_told(found: Mapping[int, Document], facts: Sequence[Mapping[str, Any]]) -> Iterator[Document]:
    """The documents with the report's names and other data, regardless of their current files."""
    for index, document in found.items():
        one = facts[index]
        first = one.get("author_index")
        author = one.get("author", "") if first is None else facts[int(first)].get("author", f"author {first}")
        yield _one_as_told(document, one, str(author))


def _one_as_told(document: Document, facts: Mapping[str, Any], author: str) -> Document:
    if document.file_hash != facts["file_hash"]:
        notes = tuple(map(verbatim, facts.get("notes", document.notes)))
        document = replace(document, file_hash=str(facts["file_hash"]), notes=notes)
    return replace(
        document,
        name=str(facts.get("name", document.name)),
        author=author,
        language=str(facts["language"]),
        role=Role(facts["role"]),
        files=tuple(_file_as_told(*one) for one in zip_longest(document.files, facts.get("files", ())) if one[0]),
    )


def _file_as_told(file: FilePart, facts: Mapping[str, Any] | None) -> FilePart:
    """A file with the report's name and hash."""
    if facts is None:
        return file
    return replace(file, name=str(facts["name"]), file_hash=str(facts["file_hash"]))


def _called(facts: Mapping[str, Any]) -> str:
    """Display name of a document; one loaded besides the pair has none."""
    return str(facts.get("name", f"{facts['role']} {facts['text_hash'][:12]}"))


def _pair(corpus: Corpus, record: dict[str, Any], observer: Observer) -> PairReport:
    left, right = (document.key for document in corpus.documents[:2])
    review = recorded_review(record, corpus.documents)
    made = make_pair_report(corpus, left, right, Making(**record["making"]), observer=observer, review=review)
    others = tuple(OtherFacts(**other) for other in record["others"])
    asked = (left, right) if record["text_references"] else ()
    references = make_references(corpus, asked, observer=observer)
    is_weighed = record["likelihood_ratio"] is not None
    weight = Weigher(corpus, calibration()).weigh(left, right, observer) if is_weighed else None
    return replace(made, others=others, unmatched=_unmatched(record), references=references, weight=weight)


def _class(corpus: Corpus, record: dict[str, Any], observer: Observer) -> ClassReport:
    figures, subject = record["class_figures"], record["subject"]
    given = figures["threshold"] if figures["threshold_from"] == ThresholdFrom.GIVEN else None
    score, linkage = Score(figures["score"]), Linkage(figures["linkage"])
    seen = summarize(corpus, report_of(corpus, observer), score, given, linkage, observer)
    rows = max((int(pair["number"]) for pair in record["pairs"]), default=0)
    review, making = recorded_review(record, corpus.documents), Making(**record["making"])
    report = make_class_report(corpus, seen, (), making, rows=rows, detailed=0, observer=observer, review=review)
    report = report if subject is None else of_one(report, int(subject))
    said = record["pairs"][: len(report.pairs)]  # a tampered record may have more
    wanted = [place for place, pair in enumerate(said) if pair["report"] is not None]
    unread = tuple(Unread(**one) for one in record["unread"])
    report = replace(detail(corpus, report, wanted, observer=observer, review=review), unread=unread)
    report = _as_wished(corpus, report, record, observer)
    return _with_what_rests(report, record)


def _as_wished(corpus: Corpus, report: ClassReport, record: Mapping[str, Any], observer: Observer) -> ClassReport:
    """The report with the weights and references that the record has."""
    keys, weigher = [one.key for one in corpus.documents], Weigher(corpus, calibration())
    pairs = list(report.pairs)
    for place, (pair, said) in enumerate(zip(report.pairs, record["pairs"], strict=False)):
        if pair.detail is not None and said["report"]["likelihood_ratio"] is not None:
            weight = weigher.weigh(keys[pair.left_index], keys[pair.right_index], observer)
            pairs[place] = replace(pair, detail=replace(pair.detail, weight=weight))
    asked = keys if report.subject is None else [keys[report.subject]]
    references = make_class_references(corpus, asked if record["text_references"] else (), observer=observer)
    return replace(report, pairs=tuple(pairs), references=references)


def _with_what_rests(report: ClassReport, record: Mapping[str, Any]) -> ClassReport:
    """The report with decisions that no file contains: on passages no longer found, and on unlisted pairs."""
    figures = report.figures
    if report.subject is not None or len(report.pairs) < figures.above:
        figures = replace(figures, reviewed=record["class_figures"]["reviewed"])
    pairs = [
        pair if pair.detail is None else replace(pair, detail=replace(pair.detail, unmatched=_unmatched(one["report"])))
        for pair, one in zip(report.pairs, record["pairs"], strict=False)
    ]
    return replace(report, figures=figures, pairs=(*pairs, *report.pairs[len(pairs) :]))


def _unmatched(record: Mapping[str, Any]) -> tuple[UnmatchedFacts, ...]:
    return tuple(UnmatchedFacts(**one) for one in record["resting"])


def _deviations(place: str, said: Any, found: Any, out: frozenset[str]) -> Iterator[tuple[str, Any, Any]]:
    """Differing values of two records with their places, except under the names in `out`."""
    if isinstance(said, dict) and isinstance(found, dict):
        for key in sorted({*said, *found} - out):
            yield from _deviations(f"{place}.{key}" if place else key, said.get(key), found.get(key), out)
    elif isinstance(said, list) and isinstance(found, list):
        if len(said) != len(found):
            yield f"{place}: how many", len(said), len(found)
            return
        for number, (one, other) in enumerate(zip(said, found, strict=True), start=1):
            yield from _deviations(f"{place} {number}", one, other, out)
    elif not _same(said, found):
        yield place, said, found


def _same(said: Any, found: Any) -> bool:
    if isinstance(said, float) or isinstance(found, float):
        numbers = all(isinstance(value, int | float) and not isinstance(value, bool) for value in (said, found))
        return numbers and _is_close(said, found)
    return bool(said == found) and type(said) is type(found)


def _is_close(one: float, other: float) -> bool:
    try:
        return math.isclose(one, other, rel_tol=_TOLERANCE, abs_tol=_TOLERANCE)
    except OverflowError:  # an integer too large for a float
        return False
