"""Pair cells: text and tooltip of the cells in the pair table."""

import math
from collections.abc import Callable

from PySide6.QtCore import QLocale, QObject

from imbrex.engine.review.review import Verdict
from imbrex.engine.shares.shares import Shares
from imbrex.engine.text.disguise import Disguise
from imbrex.engine.text.document import Document
from imbrex.gui.overview.pairs.class_notices import WARNING, history_notice
from imbrex.gui.overview.pairs.pair_figures import DETAILS, SHARES, PairColumn, PairFigures, dates, direction
from imbrex.gui.overview.shared.share_cache import PairShares
from imbrex.gui.wording.disguise_texts import disguise_name
from imbrex.gui.wording.evidence_texts import HintTexts
from imbrex.gui.wording.numbers import bare_tenths, percent, tenths_at_most
from imbrex.gui.wording.passage_texts import ShareTexts, headline
from imbrex.gui.wording.plain_text import plain_tip, quote
from imbrex.gui.wording.translation import Text, translated_property
from imbrex.gui.wording.verdict_texts import verdict_name, verdict_told

COMING = "…"
NONE = "–"


class PairCells(QObject):
    """Texts of cells, built on demand, as there may be millions."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._figures: PairFigures | None = None
        self._names: tuple[str, ...] = ()
        self._texts = ShareTexts(self)
        self.reason: Text = str
        self.shown: Callable[[str], str] = str  # hides names in notes

    def show_figures(self, figures: PairFigures, names: tuple[str, ...], reason: Text = str) -> None:
        """Set the figures; `reason` says why the details could not be computed."""
        self._figures, self._names, self.reason = figures, names, reason

    @property
    def figures(self) -> PairFigures:
        """Return the figures."""
        assert self._figures is not None
        return self._figures

    def value(self, pair: int) -> float:
        """Return the score that the threshold applies to."""
        return float(self.figures.ranking.values[pair])

    def is_outlier(self, pair: int) -> bool:
        """Return whether a pair is above the chance level of this class."""
        chance = self.figures.ranking.distribution.chance
        return chance is not None and self.value(pair) > chance and not self.figures.ranking.own[pair]

    def is_open(self, column: PairColumn, pair: int) -> bool:
        """Return whether the cell is the verdict of an undecided pair."""
        return column is PairColumn.VERDICT and list(Verdict)[int(self.figures.review.verdicts[pair])] is Verdict.OPEN

    def fraction(self, column: PairColumn, pair: int) -> float | None:
        """Return a share for the bar."""
        value = self.figures.at(column, pair)
        return None if math.isnan(value) else value

    def shares(self, pair: int) -> Shares:
        """Return the shares of the text with the larger overlap."""
        return self.figures.shares.of(pair).larger

    def names(self, pair: int) -> tuple[str, str, str]:
        """Return the names of both documents and the arrow between them."""
        left, right = self._sides(pair)
        return self._names[left], direction(self._document(left), self._document(right)), self._names[right]

    def text(self, column: PairColumn, pair: int) -> str:
        """Return the text of the cell."""
        if column is PairColumn.PAIR:
            return " ".join(self.names(pair))
        if column is PairColumn.NOTICES:
            return self.figures.notices.short(self._sides(pair))
        if column is PairColumn.OVERLAP:
            return headline(self.shares(pair))
        value = self.figures.at(column, pair)
        if math.isnan(value):
            return NONE if self.reason() else COMING
        if column is PairColumn.VERDICT:
            return verdict_told(list(Verdict)[int(value)], pair in self.figures.review.notes)
        if column is PairColumn.PERCENTILE:
            mark = " ▲" if self.is_outlier(pair) else ""
            return bare_tenths(value) + mark
        if column is PairColumn.LONGEST:
            return self._bounded(self.tr("%Ln word(s)", "", int(value)), column, pair)
        return self._bounded(percent(value) if column in SHARES else QLocale().toString(int(value)), column, pair)

    def tip(self, column: PairColumn, pair: int) -> str | None:
        """Return the tooltip."""
        match column:
            case PairColumn.PAIR:
                return plain_tip("\n".join(self._documents(pair)))
            case PairColumn.OVERLAP:
                return plain_tip("\n".join(self._both_overlaps(pair)))
            case PairColumn.PERCENTILE:
                return self._tip_of_percentile(pair)
            case PairColumn.NOTICES:
                return plain_tip("\n".join(self._notices(pair))) or None
            case PairColumn.VERDICT:
                return plain_tip(quote(self.shown(self.figures.review.notes.get(pair, "")))) or None
        return self._tip_of_detail(column, pair) if column in DETAILS else None

    def spoken(self, column: PairColumn, pair: int) -> str | None:
        """Return the text for screen readers where signs need names."""
        if column is PairColumn.PERCENTILE and self.is_outlier(pair):
            return self.text(column, pair).removesuffix(" ▲") + ", " + self.tr("above the chance level")
        if column is PairColumn.OVERLAP:
            return self._texts.told(self.shares(pair))
        if column is PairColumn.NOTICES:
            return "; ".join(self._notices(pair))
        if column is PairColumn.VERDICT:
            name = verdict_name(list(Verdict)[int(self.figures.at(column, pair))])
            return self.tr("%1, with a note").replace("%1", name) if pair in self.figures.review.notes else name
        return None

    @translated_property
    def samples(self) -> dict[PairColumn, str]:
        """Return the widest usual texts of columns with words."""
        words = self.tr("%Ln word(s)", "", 999)
        notice = max(disguise_name(Disguise.LOOKALIKE), history_notice(), key=len)
        return {PairColumn.LONGEST: words, PairColumn.NOTICES: f"{WARNING} {notice}"}

    @translated_property
    def titles(self) -> tuple[tuple[str, str], ...]:
        """Return title and tooltip of each column."""
        return (
            (self.tr("Pair"), self.tr("Both documents, a source or the earlier file behind the arrow")),
            (
                self.tr("Overlap"),
                self.tr("Words of one text that are also in the other: word for word, reworded or translated"),
            ),
            (self.tr("Left\nin right"), self.tr("Share of the left text's shingles that are also in the right text")),
            (self.tr("Right\nin left"), self.tr("Share of the right text's shingles that are also in the left text")),
            (self.tr("Left\ncovered"), self.tr("Share of the left text's words that are in shared passages")),
            (self.tr("Right\ncovered"), self.tr("Share of the right text's words that are in shared passages")),
            (self.tr("Jaccard"), self.tr("Shared shingles as a share of all distinct shingles in either text")),
            (self.tr("Longest match"), self.tr("Longest match, in compared words")),
            (self.tr("Passages"), self.tr("Number of shared passages")),
            (self.tr("Shingles"), self.tr("Number of distinct shared shingles")),
            (self.tr("Percentile"), self.tr("Percentile in this class")),
            (
                self.tr("Notices"),
                self.tr("Look-alike or hidden characters, misleading fonts, and parts that couldn't be read"),
            ),
            (self.tr("Verdict"), self.tr("Your verdict on the pair")),
        )

    def _both_overlaps(self, pair: int) -> list[str]:
        """Return the shares of both texts in words, and which score the threshold applies to."""
        known = self.figures.shares.of(pair)
        lines = [
            self.tr("%1 of %2 is also in %3:")
            .replace("%1", headline(shares))
            .replace("%2", self._names[one])
            .replace("%3", self._names[other])
            + " "
            + self._texts.told(shares)
            for shares, one, other in self._by_side(known, pair)
        ]
        return lines if known.is_searched else [*lines, self.tr("Only the exact part is known so far.")]

    def _by_side(self, known: PairShares, pair: int) -> tuple[tuple[Shares, int, int], ...]:
        """Return the shares with the number of their document and of the other one, the larger first."""
        pairs = self.figures.ranking.report.pairs
        left, right = int(pairs.left[pair]), int(pairs.right[pair])
        sides = (known.left, left, right), (known.right, right, left)
        return sides if known.larger is known.left else sides[::-1]

    def _documents(self, pair: int) -> list[str]:
        """Return the names of both files, and what tells their direction."""
        left, right = self._sides(pair)
        lines = [self._file(left), self._file(right)]
        created = dates(self._document(left), self._document(right))
        if created[0] != created[1]:
            told = self.tr("Created, according to the files: %1 and %2")
            lines.append(told.replace("%1", created[0]).replace("%2", created[1]))
        return lines

    def _file(self, number: int) -> str:
        """Return the name of a document, and of its file if that is another one."""
        name, file = self._names[number], self.shown(self._document(number).name)
        return name if file in name else f"{name}: {file}"

    def _notices(self, pair: int) -> list[str]:
        """Return the notices on each of the two texts, and on both."""
        notices, sides = self.figures.notices, self._sides(pair)
        told = {number: notices.full(number, self.shown) for number in sides}
        lines = [f"{self._names[number]}: {', '.join(lines)}" for number, lines in told.items() if lines]
        shared = notices.in_common(sides)
        return [*lines, HintTexts().sessions_in_common(shared)] if shared else lines

    def _document(self, number: int) -> Document:
        return self.figures.ranking.report.documents[number].document

    def _sides(self, pair: int) -> tuple[int, int]:
        sides = self.figures.sides
        return int(sides.left[pair]), int(sides.right[pair])

    def _bounded(self, text: str, column: PairColumn, pair: int) -> str:
        return f"≥ {text}" if column in DETAILS and self.figures.details.bounded[pair] else text

    def _tip_of_detail(self, column: PairColumn, pair: int) -> str | None:
        if math.isnan(self.figures.at(column, pair)):
            return plain_tip(self.reason()) or self.tr("Computing…")
        if self.figures.details.bounded[pair]:
            return self.tr("These texts are so repetitive that some repeated matches may be missing.")
        return None

    def _tip_of_percentile(self, pair: int) -> str | None:
        if self.figures.ranking.own[pair]:
            return self.tr("Drafts by the same author don't count in the class. This is the rank the pair would have.")
        chance = self.figures.ranking.distribution.chance
        if chance is None:
            return None
        if self.is_outlier(pair):
            return self.tr("Above %1, the chance level of this class").replace("%1", tenths_at_most(chance))
        return self.tr("At or below %1, the chance level of this class").replace("%1", tenths_at_most(chance))
