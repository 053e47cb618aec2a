"""Pair builder: the report on two documents of a corpus."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from imbrex.engine.arrays import table_rows
from imbrex.engine.attribution.attribution import Attributed, Attribution, Standing, left_out
from imbrex.engine.attribution.taken_passages import find_taken
from imbrex.engine.compare.comparison import Comparison
from imbrex.engine.compare.corpus import Corpus
from imbrex.engine.compare.report import Counted
from imbrex.engine.evidence.find_evidence import Evidence, find_evidence, find_order_hints
from imbrex.engine.evidence.item import Clue, Hint, Item, Kind
from imbrex.engine.evidence.shared_history import file_record, session_name, shared_sessions, text_of_sessions
from imbrex.engine.names.anonymity import Anonymity
from imbrex.engine.observer import SILENT, Observer
from imbrex.engine.review.passage_decisions import Reviewed, review_passages
from imbrex.engine.review.review import NOTHING_DECIDED, Decision, Review, Verdict
from imbrex.engine.rewriting.differences import WordChange
from imbrex.engine.rewriting.rewritten_passage import Rewritten
from imbrex.engine.rewriting.word_changes import ChangedWords, word_changes
from imbrex.engine.shares.find_classes import PassageClasses, find_classes, passage_classes
from imbrex.engine.shares.shares import PairClasses, WordClass
from imbrex.engine.text.document import Span
from imbrex.engine.text.tokens import Tokens
from imbrex.engine.translation.pair_languages import languages_of, missing_between
from imbrex.reports.builders.disguise_builder import Disguised
from imbrex.reports.model.alignment import find_rows
from imbrex.reports.model.pair_report import (
    MOST_SPANS,
    HistoryFacts,
    PairFigures,
    PairReport,
    PassageFacts,
    SideHistory,
    UnmatchedFacts,
    WordRun,
)
from imbrex.reports.model.report_facts import Making, facts_of

HIDDEN = "•••"
"""Placeholder for the name of a person that no document names as its author, and that has no alias."""
BEGINNING = 200
"""Characters quoted from a passage that is no longer found."""


def make_pair_report(
    corpus: Corpus,
    left: str,
    right: str,
    making: Making,
    anonymity: Anonymity | None = None,
    observer: Observer = SILENT,
    *,
    review: Review = NOTHING_DECIDED,
    disguised: Disguised | None = None,
) -> PairReport:
    """Report on two documents; the right one is read as made from the left one.

    Args:
        corpus: both documents, and all others that were loaded.
        left, right: their keys.
        making: the report's settings.
        anonymity: hides names; None shows them.
        observer: receives progress.
        review: the user's decisions.
        disguised: the disguises of the corpus, if shared with other reports.

    Raises:
        KeyError: for an unknown key.
        ImbrexError: if one of them is too short to compare, or a template.
    """
    report = make_detail(corpus, left, right, making, review, anonymity, observer)
    disguised = disguised or Disguised(corpus, anonymity, observer)
    sides = disguised.in_pair(left, right), disguised.in_pair(right, left)
    facts = [replace(one, disguises=its) for one, its in zip((report.left, report.right), sides, strict=True)]
    return replace(report, left=facts[0], right=facts[1])


def make_detail(
    corpus: Corpus,
    left: str,
    right: str,
    making: Making,
    review: Review,
    anonymity: Anonymity | None = None,
    observer: Observer = SILENT,
) -> PairReport:
    """The same without disguises, which a class report lists once for each document."""
    comparison = corpus.compare(left, right, observer)
    taken, given = find_taken(corpus, left, right, observer)
    passages, attribution = taken.passages, taken.attribution
    sides = comparison.left, comparison.right
    facts = [facts_of(Counted(one.document, one.count, len(one.kept)), anonymity, observer) for one in sides]
    texts = [_masked(one.document.text, anonymity, observer) for one in sides]
    reviewed = review_passages(passages, review.marks_of(left, right), observer)
    turned = review_passages(given.passages, review.marks_of(right, left), observer)
    out = left_out(corpus.options.attribution)
    both = (turned, given), (reviewed, taken)
    counted = [one.counted(each.made.standing, out, observer) for one, each in both]
    classes = find_classes(corpus, left, right, observer, (taken, given))
    words = passage_classes(reviewed.passages, *sides, classes)
    decision = review.of(left, right)
    unsearched, packages = missing_between(corpus, left, right)
    evidence, order = _evidence(corpus, left, right, passages, anonymity, observer)
    return PairReport(
        making=making,
        left=facts[0],
        right=facts[1],
        left_text=texts[0],
        right_text=texts[1],
        figures=_figures(comparison, classes, (given.made, taken.made), counted),
        passages=tuple(_passages(reviewed, words, attribution, out, anonymity, observer)),
        bounded=passages.bounded,
        verdict=decision.verdict.value,
        note=_masked(decision.note, anonymity, observer),
        reviewed=reviewed.decided,
        unmatched=tuple(_unmatched(reviewed, anonymity, observer)),
        history=_history(corpus, comparison, anonymity, observer),
        dictionaries=passages.links.dictionaries,
        missing=None if unsearched is None else packages,
        evidence=evidence,
        order=order,
    )


def _evidence(
    corpus: Corpus, left: str, right: str, passages: Rewritten, anonymity: Anonymity | None, observer: Observer
) -> tuple[Evidence | None, Hint | None]:
    """The items of texts in two languages, and the order that texts in any languages have in common."""
    if len({*languages_of(corpus, left, right)}) == 1:
        return None, next(iter(find_order_hints(corpus, left, right, passages, observer)), None)
    found = find_evidence(corpus, left, right, passages, observer)
    items = (_shown_item(one, anonymity, observer) for one in found.items if one.kind is not Kind.EDITING_SESSION)
    order = next((hint for hint in found.hints if hint.clue is Clue.NAMES_IN_ORDER), None)
    return replace(found, items=tuple(items), hints=()), order


def _shown_item(item: Item, anonymity: Anonymity | None, observer: Observer) -> Item:
    text, meant, other = (_masked(one, anonymity, observer) for one in (item.text, item.meant, item.other_text))
    return replace(item, text=text, meant=meant, other_text=other)


def _history(
    corpus: Corpus, comparison: Comparison, anonymity: Anonymity | None, observer: Observer
) -> HistoryFacts | None:
    sides = comparison.left, comparison.right
    shared = shared_sessions(corpus.documents, *(one.document.key for one in sides))
    if shared is None:
        return None
    left, right = (_side_history(one, shared.sessions, anonymity, observer) for one in sides)
    ids = tuple(map(session_name, shared.sessions[:MOST_SPANS]))
    return HistoryFacts(len(shared.sessions), ids, left, right)


def _side_history(
    side: Tokens, sessions: Sequence[int], anonymity: Anonymity | None, observer: Observer
) -> SideHistory:
    numbers = frozenset(sessions)
    written, record = text_of_sessions(side.document, numbers, side.start), file_record(side.document, numbers)
    return SideHistory(
        written.words,
        len(written.paragraphs),
        written.paragraphs[:MOST_SPANS],
        _masked(record.file, anonymity, observer),
        record.created,
        record.modified,
        HIDDEN if record.editor and anonymity is not None else record.editor,
        record.minutes if record.minutes >= 0 else None,
    )


def _figures(
    comparison: Comparison, classes: PairClasses, sides: tuple[Attributed, Attributed], counted: Sequence[float]
) -> PairFigures:
    scores, (left, right) = comparison.scores, sides
    return PairFigures(
        shares_left=classes.left.shares,
        shares_right=classes.right.shares,
        containment_left=scores.containment_left,
        containment_right=scores.containment_right,
        jaccard=scores.jaccard,
        dice=scores.dice,
        shared_shingles=comparison.shared_shingles,
        shingle_length=comparison.length,
        in_passages_left=left.raw,
        in_passages_right=right.raw,
        counted_left=counted[0],
        counted_right=counted[1],
        quoted_left=left.quoted,
        quoted_right=right.quoted,
    )


def _passages(
    reviewed: Reviewed,
    counts: PassageClasses,
    attribution: Attribution,
    out: frozenset[Standing],
    anonymity: Anonymity | None,
    observer: Observer,
) -> Iterator[PassageFacts]:
    found = reviewed.passages
    words = word_changes(found, observer)
    left, right = _runs(words.left, len(found)), _runs(words.right, len(found))
    standings = map(Standing, attribution.right.standing.tolist())
    counting = reviewed.counting(attribution.right.standing, out, observer).tolist()
    columns = zip(found, standings, counting, find_rows(found, words), strict=True)
    for index, (passage, standing, is_counted, rows) in enumerate(columns):
        observer.check()
        facts = PassageFacts(
            number=index + 1,
            left=passage.left,
            right=passage.right,
            left_words=passage.left_words,
            right_words=passage.right_words,
            change=passage.change.label,
            kept=passage.kept,
            standing=standing.label,
            is_counted=is_counted,
            left_changes=left[index],
            right_changes=right[index],
            rows=rows,
            left_kind=WordClass(int(counts.left_kinds[index])).name.lower(),
            right_kind=WordClass(int(counts.right_kinds[index])).name.lower(),
            left_matched=int(counts.left_matched[index]),
            right_matched=int(counts.right_matched[index]),
        )
        yield _decided(facts, reviewed[index], anonymity, observer)


def _decided(
    passage: PassageFacts, decision: Decision, anonymity: Anonymity | None, observer: Observer
) -> PassageFacts:
    """The passage with the user's decision, and the reason if it does not count."""
    reason = "standing" if decision.verdict is Verdict.OPEN else "verdict"
    return replace(
        passage,
        verdict=decision.verdict.value,
        note=_masked(decision.note, anonymity, observer),
        reason="" if passage.is_counted else reason,
    )


def _unmatched(reviewed: Reviewed, anonymity: Anonymity | None, observer: Observer) -> Iterator[UnmatchedFacts]:
    for mark in reviewed.unmatched:
        observer.check()
        texts = (_masked(side.text, anonymity, observer)[:BEGINNING] for side in (mark.left, mark.right))
        yield UnmatchedFacts(mark.decision.verdict.value, _masked(mark.decision.note, anonymity, observer), *texts)


def _masked(text: str, anonymity: Anonymity | None, observer: Observer) -> str:
    return text if anonymity is None or not text else anonymity.mask_text(text, observer)


_UNMARKED = frozenset((WordChange.KEPT, WordChange.TRANSLATED))


def _runs(words: ChangedWords, passages: int) -> list[tuple[WordRun, ...]]:
    """The changes of words in each passage, without kept and translated words; adjacent ones of one kind are joined."""
    runs: list[list[WordRun]] = [[] for _ in range(passages)]
    last = [-1] * passages  # change of the previous word of each passage
    columns = (words.passage, words.change, words.start, words.end)
    for passage, change, start, end in table_rows(columns):
        mine = runs[passage]
        if change == last[passage] not in _UNMARKED:
            mine[-1] = replace(mine[-1], span=Span(mine[-1].span.start, end))
        elif change not in _UNMARKED:
            mine.append(WordRun(WordChange(change).label, Span(start, end)))
        last[passage] = change
    return [tuple(mine) for mine in runs]
