"""Verification: whether the figures of a report are those that its files give."""

import json
import math
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from imbrex.engine.compare.corpus import Corpus
from imbrex.engine.language import LanguageFinder
from imbrex.engine.observer import SILENT, Observer
from imbrex.engine.options import Options
from imbrex.engine.overview.clusters import Linkage
from imbrex.engine.overview.glance import glance
from imbrex.engine.overview.score import Score
from imbrex.engine.overview.threshold import ThresholdFrom
from imbrex.engine.text.document import Document, Role
from imbrex.errors import ImbrexError
from imbrex.messages import Message, verbatim
from imbrex.reports.class_making import detail, make_class_report, of_one
from imbrex.reports.class_report import ClassReport, Unread
from imbrex.reports.facts import Making, OtherFacts, text_hash
from imbrex.reports.older_records import KNOWN, of_today, unknown_figures
from imbrex.reports.pair_making import make_pair_report
from imbrex.reports.pair_report import PairReport, RestingFacts
from imbrex.reports.record import CLASS, FORMAT, PAIR, class_record, pair_record
from imbrex.reports.recorded_review import recorded_review

_TOLERANCE = 1e-6
"""Of a figure: another processor may round the last digits another way."""
_FIGURES = ("figures", "passages", "pairs", "clusters", "bounded", "verdict", "reviewed")
"""What is held against the files."""
_COUNTS = ("words", "compared", "characters", "disguises")
"""What is held against them of each document; which text it is, its hash says."""
_HIDDEN = frozenset(("shared", "examples"))
"""Words of a text, which are not the same where names are hidden."""


@dataclass(frozen=True, slots=True)
class Verified:
    """What came of it.

    Attributes:
        missing: documents of the report whose text no file has, so that nothing could be worked out.
        resaved: documents whose text is the same, but not their file.
        renamed: documents that are called something else here: what the report calls them, and their names now; names
            that the report hides are not among them.
        deviations: figures that are others now: where in the report, what it says, what was found.
        report: made anew from the files, under the names that the report has; None where files are missing.
    """

    missing: tuple[str, ...]
    resaved: tuple[str, ...]
    renamed: tuple[tuple[str, str], ...] = ()
    deviations: tuple[tuple[str, Any, Any], ...] = ()
    report: PairReport | ClassReport | None = None

    @property
    def holds(self) -> bool:
        """Whether every figure is as the report says."""
        return not self.missing and not self.deviations


def verify(
    record: Mapping[str, Any], documents: Sequence[Document], find_language: LanguageFinder, observer: Observer = SILENT
) -> Verified:
    """Work the figures of a report out anew.

    Args:
        record: as `record.pair_record` or `class_record` made it, from anybody.
        documents: what was read from the files at hand, in any order; more than the report has do no harm.
        find_language: what comparing needs.
        observer: hears of progress.

    Raises ImbrexError for a record that no version of the program made, or one that this version does not know.
    """
    try:
        return _verify(record, documents, find_language, observer)
    except (KeyError, TypeError, ValueError, AttributeError, IndexError, OverflowError, RecursionError) as error:
        raise ImbrexError(
            Message(
                "The report has been changed or is damaged: its record cannot be read ({kind}: {reason}).",
                kind=type(error).__name__,
                reason=error,
            ),
            Message("Ask for the report as it was saved."),
        ) from error


def _verify(
    told: Mapping[str, Any], documents: Sequence[Document], find_language: LanguageFinder, observer: Observer
) -> Verified:
    if told["kind"] not in (PAIR, CLASS) or told["format"] not in KNOWN:
        raise ImbrexError(
            Message(
                "This version cannot verify a report of format {format}, or of this kind.",
                format=str(told["format"])[:20],
            ),
            Message("It knows formats up to {newest}; use the version that made the report.", newest=FORMAT),
        )
    record = of_today(told)
    is_pair = record["kind"] == PAIR
    facts = [record["left"], record["right"], *record["others"]] if is_pair else record["documents"]
    hidden = bool(record["making"]["anonymous"])
    found, missing, resaved = _match(facts, documents)
    renamed = () if hidden else tuple(_renamed(facts, found))
    if missing:
        return Verified(missing, resaved, renamed)
    corpus = Corpus(find_language, Options.from_dict(record["making"]["options"]))
    corpus.add([_as_told(document, one) for document, one in zip(found.values(), facts, strict=True)], observer)
    report = _pair(corpus, record, observer) if is_pair else _class(corpus, record, observer)
    again = pair_record(report) if isinstance(report, PairReport) else class_record(report)
    counts = _COUNTS if told["format"] > 1 else _COUNTS[:-1]  # format 1 said nothing of disguises
    out = unknown_figures(told) | (_HIDDEN if hidden else frozenset())
    deviations = _deviations("", _plain(_held(record, again, counts)), _plain(_held(again, again, counts)), out)
    return Verified((), resaved, renamed, tuple(deviations), report)


def _held(record: Mapping[str, Any], again: Mapping[str, Any], counts: Collection[str]) -> dict[str, Any]:
    """What of a record is held against the files: all that the one made anew has of it; `counts` of each document."""
    held = {name: record[name] for name in _FIGURES if name in again}
    for name in {"left", "right"} & again.keys():
        held[name] = _counts(record[name], counts)
    if "documents" in again:
        held["documents"] = [_counts(facts, counts) for facts in record["documents"]]
    return held


def _counts(facts: Mapping[str, Any], counts: Collection[str]) -> dict[str, Any]:
    return {name: facts[name] for name in counts}


def _plain(value: Any) -> Any:
    """Values as JSON would bring them back: lists for tuples."""
    return json.loads(json.dumps(value))


def _match(
    facts: Sequence[Mapping[str, Any]], documents: Sequence[Document]
) -> tuple[dict[int, Document], tuple[str, ...], tuple[str, ...]]:
    """The documents of a report among those read, each taken once; the same file goes before the same text.

    Gives them by their places in the report, in its order, with what is missing and what was saved again.
    """
    left = [(document, text_hash(document.text)) for document in documents]
    found: dict[int, Document] = {}
    resaved = []
    for strict in (True, False):
        for place, one in enumerate(facts):
            fits = (
                index
                for index, (document, digest) in enumerate(left)
                if digest == one["text_hash"] and (not strict or document.file_hash == one["file_hash"])
            )
            index = next(fits, None) if place not in found else None
            if index is not None:
                found[place], _ = left.pop(index)
                resaved += [] if strict else [_called(one)]
    missing = tuple(_called(one) for place, one in enumerate(facts) if place not in found)
    return dict(sorted(found.items())), missing, tuple(resaved)


def _renamed(facts: Sequence[Mapping[str, Any]], found: Mapping[int, Document]) -> Iterator[tuple[str, str]]:
    """What the report calls a document, and its name now, where that is another one."""
    for place, document in found.items():
        said = str(facts[place].get("name", document.name))
        if said != document.name:
            yield said, document.name


def _as_told(document: Document, facts: Mapping[str, Any]) -> Document:
    """A document as the report has it, whatever its file is called now, and whatever was said of another file."""
    if document.file_hash != facts["file_hash"]:
        notes = tuple(map(verbatim, facts.get("notes", document.notes)))
        document = replace(document, file_hash=str(facts["file_hash"]), notes=notes)
    return replace(
        document,
        name=str(facts.get("name", document.name)),
        author=str(facts.get("author", "")),
        language=str(facts["language"]),
        role=Role(facts["role"]),
    )


def _called(facts: Mapping[str, Any]) -> str:
    """What to call a document: one that was only loaded besides has no name."""
    return str(facts.get("name", f"{facts['role']} {facts['text_hash'][:12]}"))


def _pair(corpus: Corpus, record: dict[str, Any], observer: Observer) -> PairReport:
    left, right = (document.key for document in corpus.documents[:2])
    review = recorded_review(record, corpus.documents)
    made = make_pair_report(corpus, left, right, Making(**record["making"]), observer=observer, review=review)
    others = tuple(OtherFacts(**other) for other in record["others"])
    return replace(made, others=others, resting=_resting(record))


def _class(corpus: Corpus, record: dict[str, Any], observer: Observer) -> ClassReport:
    figures, subject = record["figures"], record["subject"]
    given = figures["threshold"] if figures["threshold_from"] == ThresholdFrom.GIVEN else None
    linkage = Linkage(figures["linkage"])
    seen = glance(corpus, corpus.report(observer), Score(figures["score"]), given, linkage, observer)
    rows = max((int(pair["number"]) for pair in record["pairs"]), default=0)
    review = recorded_review(record, corpus.documents)
    report = make_class_report(
        corpus, seen, (), Making(**record["making"]), rows=rows, detailed=0, observer=observer, review=review
    )
    report = report if subject is None else of_one(report, int(subject))
    said = record["pairs"][: len(report.pairs)]  # a record that was changed may have more
    wanted = [place for place, pair in enumerate(said) if pair["detail"] is not None]
    unread = tuple(Unread(**one) for one in record["unread"])
    report = replace(detail(corpus, report, wanted, observer=observer, review=review), unread=unread)
    return _with_what_rests(report, record)


def _with_what_rests(report: ClassReport, record: Mapping[str, Any]) -> ClassReport:
    """The report with what no file tells: verdicts that rest, and those on pairs that it does not list."""
    figures = report.figures
    if report.subject is not None or len(report.pairs) < figures.above:
        figures = replace(figures, reviewed=record["figures"]["reviewed"])
    pairs = [
        pair if pair.detail is None else replace(pair, detail=replace(pair.detail, resting=_resting(one["detail"])))
        for pair, one in zip(report.pairs, record["pairs"], strict=False)
    ]
    return replace(report, figures=figures, pairs=(*pairs, *report.pairs[len(pairs) :]))


def _resting(record: Mapping[str, Any]) -> tuple[RestingFacts, ...]:
    return tuple(RestingFacts(**one) for one in record["resting"])


def _deviations(place: str, said: Any, found: Any, out: frozenset[str]) -> Iterator[tuple[str, Any, Any]]:
    """Figures of two records that are not the same, with their places, but for those of some names."""
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
    except OverflowError:  # a whole number that no float can hold
        return False
