"""Findings: what a report says of a pair in its first sentences, and the shares of its texts."""

from collections import Counter
from collections.abc import Callable, Iterator

from imbrex.engine.attribution.attribution import Standing
from imbrex.engine.evidence.item import Clue
from imbrex.engine.percent import Rounded
from imbrex.engine.review.review import Verdict
from imbrex.engine.shares.shares import Shares, WordClass
from imbrex.reports.model.pair_report import PairReport, PassageFacts
from imbrex.reports.model.report_facts import DocumentFacts
from imbrex.reports.wording.evidence_rows import order_sentences
from imbrex.reports.wording.phrases import Phrases
from imbrex.reports.wording.sentences import files_of
from imbrex.reports.wording.shown_names import ShownName, shown_names
from imbrex.values import frozen

SHARES = ("verbatim", "reworded", "translated", "excluded", "only-here")
"""The shares of a text, by the names that they have in the words of reports."""
_QUOTED = {Standing.MARKS_MISSING.label, Standing.CITATION_MISSING.label, Standing.CITED_AND_QUOTED.label}
_WORDS = 9  # of the beginning of a passage
_CHARACTERS = 72
_ENDING = " .,;:!?—–-"
_EXCLUDED = WordClass.EXCLUDED.name.lower()


@frozen
class Part:
    """One of the shares of a text.

    Attributes:
        name: one of `SHARES`.
        label: in the language of the report.
        percent: whole percentage in figures.
        width: the same as a number, for the bar.
    """

    name: str
    label: str
    percent: str
    width: int


@frozen
class TextFinding:
    """One text of a pair.

    Attributes:
        facts, shown: the document and its name.
        shares: of its words.
        clause: says which share of it is also in the other text.
        sentence: the same with its full stop.
        parts: the shares.
    """

    facts: DocumentFacts
    shown: ShownName
    shares: Shares
    clause: str
    sentence: str
    parts: tuple[Part, ...]


@frozen
class PassageRow:
    """A row of the table of passages.

    Attributes:
        number: of the passage; 0 for all shorter matches together.
        kind: lower-case name of a `WordClass`.
        label: the same in words.
        words: of the subject's side.
        begins: its first words there.
        verdict: the user's decision, or the citation status.
        files: that it is in, of documents that were made of several.
    """

    number: int
    kind: str
    label: str
    words: int
    begins: str
    verdict: str
    files: str = ""


def written(share: Rounded, phrases: Phrases) -> str:
    """A rounded share in whole percent."""
    return share.bound + phrases["percent"].format(number=phrases.number(int(share.value)))


def parts_of(shares: Shares, phrases: Phrases) -> tuple[Part, ...]:
    """The shares of a text; that of translated words only if there are any."""
    order = ("verbatim", "reworded", "excluded", "only-here", "translated")  # that of `Percents`
    found = dict(zip(order, zip(shares.shown(), shares.percents(), strict=True), strict=True))
    columns = [(name, *found[name]) for name in SHARES if name != "translated" or shares.translated_words]
    return tuple(
        Part(name, phrases.label("share", name), written(shown, phrases), width) for name, shown, width in columns
    )


def findings(
    report: PairReport, phrases: Phrases, quoted: Callable[[str], str] = str
) -> tuple[TextFinding, TextFinding]:
    """Findings on both texts, the subject of the report first; `quoted` prepares names for their sentence."""
    shown = shown_names([report.left, report.right], report.making)
    figures = report.figures
    left = report.left, shown[0], shown[1], figures.shares_left
    right = report.right, shown[1], shown[0], figures.shares_right
    first, second = (left, right) if report.subject == "left" else (right, left)
    return _finding(*first, phrases, quoted), _finding(*second, phrases, quoted)


def _finding(
    facts: DocumentFacts,
    mine: ShownName,
    other: ShownName,
    shares: Shares,
    phrases: Phrases,
    quoted: Callable[[str], str],
) -> TextFinding:
    headline = written(shares.shown_headline(), phrases)
    text, beside = (
        phrases["text-of-author" if one.is_author else "text-named"].format(name=quoted(one.name))
        for one in (mine, other)
    )
    found = phrases["finding"].format(share=headline, text=text, other=beside)
    sentence = phrases["finding-only"].format(finding=found)
    return TextFinding(facts, mine, shares, found, sentence, parts_of(shares, phrases))


def lead(report: PairReport, finding: TextFinding, phrases: Phrases) -> str:
    """The first sentence on the subject: its share, and the number of passages and words."""
    count = sum(_kind(passage, report.subject) != _EXCLUDED for passage in report.passages)
    words = phrases.counted("words", finding.shares.headline_words)
    if not finding.shares.headline_words:
        return finding.sentence
    if not count:
        return phrases["finding-short"].format(finding=finding.clause, words=words)
    name = "finding-more" if _elsewhere(report) else "finding-passages"
    return phrases[name].format(finding=finding.clause, passages=phrases.counted("passages", count), words=words)


def more(report: PairReport, phrases: Phrases) -> Iterator[str]:
    """The sentences after the first: quotation marks, citations and verdicts."""
    counting = [one for one in report.passages if _kind(one, report.subject) != _EXCLUDED]
    if counting:
        quoted = sum(passage.standing in _QUOTED for passage in counting)
        yield phrases.counted("quoted-passages", quoted) if quoted else phrases["finding-none-quoted"]
    if excluded := len(report.passages) - len(counting):
        yield phrases.counted("excluded-passages", excluded)
    yield from _translation(report, phrases)
    if report.order is not None and report.order.clue is Clue.SAME_ORDER:
        yield from order_sentences(report.order, phrases)
    if report.reviewed:
        verdicts = Counter(passage.verdict for passage in report.passages)
        counts = (
            phrases["verdict-count"].format(
                count=phrases.number(verdicts[one.value]), verdict=phrases.label("verdict", one.value)
            )
            for one in reversed(Verdict)
            if verdicts[one.value]
        )
        yield phrases["finding-verdicts"].format(verdicts=phrases["list-comma"].join(counts))


def _translation(report: PairReport, phrases: Phrases) -> Iterator[str]:
    """How translated passages were found, or what to install."""
    if report.missing is not None:
        name = "not-translated" if report.missing else "no-dictionary"
        yield phrases[name].format(names=phrases["list-comma"].join(report.missing))
    elif report.figures.shares_left.translated_words:
        yield phrases["translated-with"].format(names=phrases["list-comma"].join(report.dictionaries))


def passage_rows(report: PairReport, phrases: Phrases) -> Iterator[PassageRow]:
    """The passages, then the matches that are too short for one; their words are those of the headline."""
    for passage in report.passages:
        yield PassageRow(
            passage.number,
            _kind(passage, report.subject),
            phrases.label("kind", _kind(passage, report.subject)),
            _words(passage, report.subject),
            phrases["begins"].format(words=_beginning(report, passage)),
            phrases.label("verdict", passage.verdict),
            files_of(passage, report),
        )
    if words := _elsewhere(report):
        yield PassageRow(0, "verbatim", phrases["shorter-matches"], words, "", "")


def _elsewhere(report: PairReport) -> int:
    return report.elsewhere[report.subject == "right"]


def _kind(passage: PassageFacts, side: str) -> str:
    return str(getattr(passage, f"{side}_kind"))


def _words(passage: PassageFacts, side: str) -> int:
    """Words of a passage: the matched ones, or all of one that is excluded."""
    counted = "words" if _kind(passage, side) == _EXCLUDED else "matched"
    return int(getattr(passage, f"{side}_{counted}"))


def _beginning(report: PairReport, passage: PassageFacts) -> str:
    """The first words of the subject's side of a passage."""
    is_left = report.subject == "left"
    text, span = (report.left_text, passage.left) if is_left else (report.right_text, passage.right)
    words = text[span.start : span.end][: 4 * _CHARACTERS].split()
    beginning = " ".join(words[:_WORDS])
    short = len(words) <= _WORDS and len(beginning) <= _CHARACTERS
    return beginning if short else f"{beginning[:_CHARACTERS].rstrip(_ENDING)}…"
