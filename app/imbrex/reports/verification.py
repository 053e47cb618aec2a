"""Verification: whether the figures of a report are those that its files give."""

import json
import math
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from imbrex.engine.corpus import Corpus
from imbrex.engine.document import Document, Role
from imbrex.engine.language import LanguageFinder
from imbrex.engine.observer import SILENT, Observer
from imbrex.engine.options import Options
from imbrex.engine.overview.clusters import Linkage
from imbrex.engine.overview.glance import ThresholdFrom, glance
from imbrex.engine.overview.score import Score
from imbrex.errors import ImbrexError
from imbrex.reports.class_making import detail, make_class_report, of_one
from imbrex.reports.class_report import ClassReport, Unread
from imbrex.reports.facts import Making, OtherFacts, text_hash
from imbrex.reports.pair_making import make_pair_report
from imbrex.reports.pair_report import PairReport
from imbrex.reports.record import CLASS, FORMAT, PAIR, class_record, pair_record

_TOLERANCE = 1e-6
"""Of a figure: another processor may round the last digits another way."""
_FIGURES = ("figures", "passages", "pairs", "clusters", "bounded")
"""What is held against the files; documents are by their hashes."""
_HIDDEN = "shared"
"""Words of a text, which are not the same where names are hidden."""


@dataclass(frozen=True, slots=True)
class Verified:
    """What came of it.

    Attributes:
        missing: documents of the report whose text no file has, so that nothing could be worked out.
        resaved: documents whose text is the same, but not their file.
        deviations: figures that are others now: where in the report, what it says, what was found.
        report: made anew from the files, under the names that the report has; None where files are missing.
    """

    missing: tuple[str, ...]
    resaved: tuple[str, ...]
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
    except (KeyError, TypeError, ValueError, AttributeError, IndexError) as error:
        raise ImbrexError(
            f"The report has been changed or is damaged: its record cannot be read ({type(error).__name__}: {error}).",
            "Ask for the report as it was saved.",
        ) from error


def _verify(
    record: Mapping[str, Any], documents: Sequence[Document], find_language: LanguageFinder, observer: Observer
) -> Verified:
    if record["kind"] not in (PAIR, CLASS) or record["format"] != FORMAT:
        raise ImbrexError(
            f"This version cannot verify a {record['kind']} of format {record['format']}.",
            f"It knows format {FORMAT}; use the version that made the report.",
        )
    is_pair = record["kind"] == PAIR
    facts = [record["left"], record["right"], *record["others"]] if is_pair else record["documents"]
    found, missing, resaved = _match(facts, documents)
    if missing:
        return Verified(missing, resaved)
    corpus = Corpus(find_language, Options.from_dict(record["making"]["options"]))
    corpus.add(found, observer)
    report = _pair(corpus, record, observer) if is_pair else _class(corpus, record, observer)
    again = pair_record(report) if isinstance(report, PairReport) else class_record(report)
    said = {name: record[name] for name in _FIGURES if name in again}
    found_now = {name: again[name] for name in said}
    hidden = record["making"]["anonymous"]
    return Verified((), resaved, tuple(_deviations("", _plain(said), _plain(found_now), hidden)), report)


def _plain(value: Any) -> Any:
    """Values as JSON would bring them back: lists for tuples."""
    return json.loads(json.dumps(value))


def _match(
    facts: Sequence[Mapping[str, Any]], documents: Sequence[Document]
) -> tuple[list[Document], tuple[str, ...], tuple[str, ...]]:
    """The documents of a report among those read, each taken once; the same file goes before the same text."""
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
                document, _ = left.pop(index)
                found[place] = _as_told(document, one)
                resaved += [] if strict else [_called(one)]
    missing = tuple(_called(one) for place, one in enumerate(facts) if place not in found)
    return [found[place] for place in sorted(found)], missing, tuple(resaved)


def _as_told(document: Document, facts: Mapping[str, Any]) -> Document:
    """A document as the report has it, whatever its file is called now."""
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


def _pair(corpus: Corpus, record: Mapping[str, Any], observer: Observer) -> PairReport:
    left, right = (document.key for document in corpus.documents[:2])
    made = make_pair_report(corpus, left, right, Making(**record["making"]), observer=observer)
    return replace(made, others=tuple(OtherFacts(**other) for other in record["others"]))


def _class(corpus: Corpus, record: Mapping[str, Any], observer: Observer) -> ClassReport:
    figures, subject = record["figures"], record["subject"]
    given = figures["threshold"] if figures["threshold_from"] == ThresholdFrom.GIVEN else None
    linkage = Linkage(figures["linkage"])
    seen = glance(corpus, corpus.report(observer), Score(figures["score"]), given, linkage, observer)
    rows = max((int(pair["number"]) for pair in record["pairs"]), default=0)
    report = make_class_report(corpus, seen, (), Making(**record["making"]), rows=rows, detailed=0, observer=observer)
    report = report if subject is None else of_one(report, int(subject))
    wanted = [place for place, pair in enumerate(record["pairs"]) if pair["detail"] is not None]
    unread = tuple(Unread(**one) for one in record["unread"])
    return replace(detail(corpus, report, wanted, observer=observer), unread=unread)


def _deviations(place: str, said: Any, found: Any, hidden: bool) -> Iterator[tuple[str, Any, Any]]:
    """Figures of two records that are not the same, with their places."""
    if isinstance(said, dict) and isinstance(found, dict):
        for key in sorted({*said, *found} - ({_HIDDEN} if hidden else set())):
            yield from _deviations(f"{place}.{key}" if place else key, said.get(key), found.get(key), hidden)
    elif isinstance(said, list) and isinstance(found, list):
        if len(said) != len(found):
            yield f"{place}: how many", len(said), len(found)
            return
        for number, (one, other) in enumerate(zip(said, found, strict=True), start=1):
            yield from _deviations(f"{place} {number}", one, other, hidden)
    elif not _same(said, found):
        yield place, said, found


def _same(said: Any, found: Any) -> bool:
    if isinstance(said, float) or isinstance(found, float):
        return isinstance(said, int | float) and math.isclose(said, found, rel_tol=_TOLERANCE, abs_tol=_TOLERANCE)
    return bool(said == found)
