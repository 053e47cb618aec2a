"""Evidence rows: shared evidence, and the order that two texts have in common, in the words of a report."""

from collections.abc import Iterator, Sequence
from itertools import groupby, islice

from imbrex.engine.evidence.find_evidence import MOST, Evidence
from imbrex.engine.evidence.item import Clue, Hint, Item, Kind
from imbrex.engine.text.document import Span
from imbrex.reports.model.pair_report import PairReport
from imbrex.reports.wording.phrases import Phrases
from imbrex.values import frozen

SHOWN = 12
"""Items of a kind, and sentences or names of an order, in a report for readers."""
_LONGEST = 240  # characters of a cell
_ARROW = " → "


@frozen
class EvidenceGroup:
    """Items of one kind.

    Attributes:
        heading: the kind, and the number of all its items.
        rows: the strongest items, at most `SHOWN`.
        left_out: number of the others.
    """

    heading: str
    rows: tuple[Item, ...]
    left_out: int


def evidence_groups(evidence: Evidence, phrases: Phrases) -> Iterator[EvidenceGroup]:
    """The items by kind."""
    for kind, some in groupby(evidence.items, key=lambda item: item.kind):
        items = tuple(some)
        bound = "≥ " if evidence.bounded and len(items) == MOST else ""
        heading = f"{phrases.label('evidence-kind', kind.label)} · {bound}{phrases.number(len(items))}"
        yield EvidenceGroup(heading, items[:SHOWN], len(items[SHOWN:]))


def remark(item: Item, phrases: Phrases) -> str:
    """A remark on an item besides its text; empty for most."""
    if item.meant and item.kind is Kind.FOREIGN_SPELLING:
        return phrases["evidence-usual"].format(word=item.meant)
    if item.meant:
        return phrases["evidence-meant"].format(word=item.meant)
    return "" if item.known else phrases["evidence-unknown"]


def rare_is(evidence: Evidence, phrases: Phrases) -> str:
    """The criterion of rarity in this class."""
    return phrases.counted("evidence-rare", evidence.other_documents) if evidence.can_tell else phrases["evidence-few"]


def order_sentences(order: Hint, phrases: Phrases) -> tuple[str, str]:
    """The items in the same order, and innocent explanations."""
    count = len(order.places)
    if order.clue is Clue.NAMES_IN_ORDER:
        expected = phrases.number(round(order.expected))
        return phrases.counted("names-in-order", count, expected=expected), phrases["names-in-order-about"]
    name = "order-of-left" if order.of_left else "order-of-right"
    return phrases.counted(name, count), phrases["order-about"]


def order_rows(report: PairReport) -> tuple[tuple[str, str], ...]:
    """The first sentences of an order, or the first names and numbers in one row, as they are in both texts."""
    order = report.order
    if order is None:
        return ()
    first = list(islice(order.sides(), SHOWN))
    left, right = (
        _cut(report.left_text, [span for span, _ in first]),
        _cut(report.right_text, [span for _, span in first]),
    )
    if order.clue is Clue.NAMES_IN_ORDER:
        more = "…" if len(order.places) > SHOWN else ""
        return ((_ARROW.join((*left, more)).removesuffix(_ARROW), _ARROW.join((*right, more)).removesuffix(_ARROW)),)
    return tuple(zip(left, right, strict=True))


def _cut(text: str, spans: Sequence[Span]) -> list[str]:
    cuts = (" ".join(text[span.start : span.end][: 2 * _LONGEST].split()) for span in spans)
    return [cut if len(cut) <= _LONGEST else f"{cut[:_LONGEST].rstrip()}…" for cut in cuts]
