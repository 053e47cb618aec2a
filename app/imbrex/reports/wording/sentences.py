"""Sentences: sentences shared by HTML and PDF reports."""

from collections.abc import Iterator
from datetime import datetime

from imbrex.engine.overview.score import Score
from imbrex.engine.overview.score_distribution import why_no_chance
from imbrex.engine.review.review import Verdict
from imbrex.engine.rewriting.rewritten_passage import Change
from imbrex.reports.model.class_report import ClassReport
from imbrex.reports.model.disguise_facts import ExampleFacts
from imbrex.reports.model.pair_report import PairReport, PassageFacts, UnmatchedFacts
from imbrex.reports.model.report_facts import DocumentFacts, Making
from imbrex.reports.wording.phrases import Phrases
from imbrex.reports.wording.shown_names import shown_names
from imbrex.reports.wording.shown_text import isolated
from imbrex.values import frozen

_NAMED = 5
"""Disguised documents that are named above the passages; the others are in the list of documents."""


def made_by(making: Making, phrases: Phrases) -> str:
    """Date and version of the report."""
    return phrases["made-by"].format(version=making.version, made=written_date(making.made, phrases, with_time=True))


def written_date(value: str, phrases: Phrases, *, with_time: bool = False) -> str:
    """ISO 8601 date in the language of the report; as it is if it is not exact to the day."""
    try:
        made = datetime.fromisoformat(value)
    except ValueError:
        return value
    month = phrases.label("month", str(made.month))
    date = phrases["date"].format(day=made.day, month=month, year=made.year)
    return phrases["date-time"].format(date=date, time=f"{made:%H:%M}") if with_time else date


def kind_of_report(report: PairReport | ClassReport, phrases: Phrases) -> str:
    """The line above the title: kind of report, date, and program."""
    kind = phrases["kind-of-report" if isinstance(report, PairReport) else "kind-of-class-report"]
    return f"{kind} · {written_date(report.making.made, phrases)} · Imbrex {report.making.version}"


def class_title(report: ClassReport, phrases: Phrases) -> str:
    """Title of the report."""
    if report.making.title:
        return report.making.title
    if report.subject is not None:
        return shown_names(report.documents, report.making)[report.subject].name
    return phrases["class-title"].format(count=phrases.number(len(report.documents)))


def class_lead(report: ClassReport, phrases: Phrases) -> Iterator[str]:
    """The first sentences: how many pairs stand out, how many are not listed, and how many have a verdict."""
    figures = report.figures
    pairs = phrases.number(figures.compared)
    if figures.threshold > 0 and not figures.above:
        yield phrases["class-none-stand-out"].format(pairs=pairs)
    else:
        name = "stand-out" if figures.threshold > 0 else "share-something"
        yield phrases.counted(name, figures.above, pairs=pairs)
    if report.subject is None and len(report.pairs) < figures.above:
        yield phrases["class-cut"].format(listed=phrases.number(len(report.pairs)), above=phrases.number(figures.above))
    reviewed, count = report.reviewed
    if reviewed:
        words = phrases.counted("pairs-reviewed", count, reviewed=phrases.number(reviewed))
        yield f"{words[:1].upper()}{words[1:]}."


def rest_of_class(report: ClassReport, phrases: Phrases) -> Iterator[str]:
    """The documents that are disguised, the pairs that are not listed, and what is not known of those that are."""
    if disguised := [isolated(one.document.name) for one in disguised_texts(report)]:
        names = phrases["list-comma"].join([*disguised[:_NAMED], "…"] if len(disguised) > _NAMED else disguised)
        yield phrases.counted("disguised-documents", len(disguised), names=names)
    below = report.figures.compared - report.figures.above
    if below > 0:
        yield phrases["class-not-listed"].format(count=phrases.number(below))
    searched = sum(pair.detail is not None for pair in report.pairs)
    if searched < len(report.pairs):
        yield phrases["class-exact-only"].format(count=phrases.number(searched))


def class_sentences(report: ClassReport, phrases: Phrases) -> Iterator[str]:
    """Distribution of the pairs, and the threshold from which they are listed."""
    figures = report.figures
    is_by_translation = figures.score == Score.VERBATIM and report.has_translated
    # A threshold of 0, which only the user sets, excludes no pair.
    compared = phrases["class-compared" if figures.threshold > 0 else "class-compared-all"].format(
        pairs=phrases.number(figures.compared),
        above=phrases.number(figures.above),
        threshold=phrases.percent(figures.threshold),
        score=phrases.label("score", "verbatim-translated" if is_by_translation else figures.score),
    )
    yield f"{compared} {phrases.label('threshold', figures.threshold_from)}"
    if is_by_translation:
        yield phrases["class-translated"]
    if figures.chance is not None:
        shares = {"chance": phrases.percent(figures.chance), "median": phrases.percent(figures.median)}
        yield phrases["class-chance"].format(**shares)
    elif figures.compared:
        yield phrases.label("no-chance", why_no_chance(figures.compared))
    if figures.drafts:
        yield phrases["class-drafts"].format(pairs=phrases.number(figures.drafts))


def about(passage: PassageFacts, phrases: Phrases, *, notes: bool = True) -> Iterator[str]:
    """Lines describing a passage, without `notes` if space is short."""
    yield phrases.label("change", passage.change)
    yield phrases.label("standing", passage.standing)
    if passage.verdict != Verdict.OPEN:
        yield decided(passage, phrases) if notes else phrases.label("verdict", passage.verdict)
    elif passage.note and notes:
        yield passage.note
    if not passage.is_counted:
        yield phrases["does-not-count"]
    yield phrases["words-of"].format(left=phrases.number(passage.left_words), right=phrases.number(passage.right_words))
    is_translated = passage.change == Change.TRANSLATED.label
    yield phrases["linked" if is_translated else "kept"].format(share=phrases.percent(passage.kept))


def files_of(passage: PassageFacts, pair: PairReport) -> str:
    """The files that a passage is in, of documents that were made of several; empty if there are none."""
    sides = pair.left.file_at(passage.left.start), pair.right.file_at(passage.right.start)
    return " – ".join(isolated(name) for name in sides if name)


def decided(facts: PassageFacts | UnmatchedFacts, phrases: Phrases) -> str:
    """A verdict with its note."""
    verdict = phrases.label("verdict", facts.verdict)
    return phrases["quoted-note"].format(verdict=verdict, note=facts.note) if facts.note else verdict


def read_as(example: ExampleFacts, phrases: Phrases) -> str:
    """A disguised hit, and how a reader sees it."""
    parts = [
        example.typed,
        phrases["disguise-read"].format(reading=example.reading) if example.reading else phrases["disguise-unseen"],
        " ".join(example.codes),
        f"({phrases['disguise-example'].format(line=phrases.number(example.line))})",
    ]
    return "  ".join(filter(None, parts))


@frozen
class DisguisedText:
    """A text, and the name of the one that shares most with it; empty if there is none."""

    document: DocumentFacts
    other: str


def disguised_texts(report: PairReport | ClassReport) -> tuple[DisguisedText, ...]:
    """Both texts of a pair, or the disguised texts of a class or its subject."""
    if isinstance(report, PairReport):
        sides = (report.left, report.right), (report.right, report.left)
        return tuple(DisguisedText(one, other.name) for one, other in sides if one.disguises is not None)
    found = []
    for place, one in enumerate(report.documents):
        if one.disguises is not None and one.disguises.alarming and report.subject in {None, place}:
            effect = one.disguises.effect
            beside = None if effect is None else effect.other_index
            found.append(DisguisedText(one, "" if beside is None else report.documents[beside].name))
    return tuple(found)
