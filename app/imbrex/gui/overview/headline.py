"""Headline: a summary of the class, including everything that was left out."""

from collections import Counter
from dataclasses import dataclass, field

import numpy as np
from PySide6.QtCore import QEvent, QLocale, QObject, Qt, Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from imbrex.engine.overview.score_distribution import NoChance, why_no_chance
from imbrex.engine.overview.threshold import reaching
from imbrex.engine.review.progress import count_reviewed
from imbrex.engine.review.review import Review
from imbrex.engine.text.document import Role
from imbrex.gui.overview.shared.ranking import Ranking
from imbrex.gui.widgets.plain_label import PlainLabel
from imbrex.gui.wording.percent import percent, tenths_at_most
from imbrex.gui.wording.plain_text import plain_tip
from imbrex.gui.wording.translated import translated

Groups = tuple[tuple[int, ...], ...]
MOST = 12  # maximum number of names in a tooltip
LOW = 26
"""Page height in lines below which the headline, of two or three lines, would leave too few for the rest."""
MUCH = 0.05
"""A median score reached only if most texts have something in common, such as the assignment."""


@dataclass(frozen=True, slots=True, eq=False)
class Facts:
    """The content of the headline.

    Attributes:
        left_out: number of documents that could not be read or compared.
        review: the decisions.
        identical: groups of identical texts, by number; None until they are known.
    """

    ranking: Ranking
    names: tuple[str, ...]
    left_out: int
    threshold: float
    identical: Groups | None = None
    review: Review = field(default_factory=Review)


class Headline(QWidget):
    """A two-line summary with links.

    Signals:
        problems_requested: the user wants to see the documents that were not compared.
        common_requested: the user wants to see text common to many documents.
    """

    problems_requested = Signal()
    common_requested = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("overviewHeadline")
        self._heading = PlainLabel()
        self._heading.setObjectName("pairsHeading")
        self._groups = ""  # names of identical texts
        self._facts = PlainLabel()
        self._facts.setObjectName("overviewFacts")
        self._facts.setForegroundRole(self._facts.palette().ColorRole.PlaceholderText)
        for label in (self._heading, self._facts):
            label.setWordWrap(True)
            label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self._problems = _link("showProblems")
        translated(
            self._problems.setToolTip,
            lambda: self.tr("Select these documents in the list to see why they were not compared"),
        )
        self._problems.clicked.connect(self.problems_requested)
        self._common = _link("showCommon")
        translated(
            self._common.setToolTip,
            lambda: self.tr("Open Common text to find and exclude phrases that many texts share"),
        )
        self._common.clicked.connect(self.common_requested)
        lines = QVBoxLayout()
        lines.setSpacing(1)
        lines.addWidget(self._heading)
        lines.addWidget(self._facts)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addLayout(lines, 1)
        links = QVBoxLayout()
        links.setSpacing(1)
        for link in (self._problems, self._common):
            links.addWidget(link, 0, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignTop)
        links.addStretch()
        layout.addLayout(links)

    @property
    def text(self) -> str:
        """Return the first line."""
        return self._heading.text()

    def show_facts(self, facts: Facts) -> None:
        """Show the summary."""
        done, more = self._reviewed(facts)
        self._heading.setText(" · ".join([*self._counts(facts), *done]))
        told = [*more, *self._context(facts), *self._kinds(facts.ranking), *self._left_out(facts.ranking)]
        told += [*self._oddities(facts.ranking), *self._alike(facts.names)]
        self._facts.setText(" · ".join(told))
        self._groups = _names(facts)
        self._facts.setToolTip(plain_tip(self._groups))
        self._fit()
        self._problems.setVisible(facts.left_out > 0)
        self._problems.setText(self.tr("%Ln document(s) not compared", "", facts.left_out))
        median = facts.ranking.distribution.median
        self._common.setVisible(median >= MUCH)
        self._common.setText(self.tr("Half of all pairs share %1 or more: see why").replace("%1", percent(median)))

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if (page := self.parentWidget()) is not None:
            page.installEventFilter(self)
        self._fit()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize and watched is self.parentWidget():
            self._fit()
        return super().eventFilter(watched, event)

    def _fit(self) -> None:
        """On a low page, move the second line to the tooltip of the first one."""
        page, told = self.parentWidget(), self._facts.text()
        is_low = page is not None and page.height() < LOW * self.fontMetrics().height()
        self._facts.setVisible(bool(told) and not is_low)
        self._heading.setToolTip(plain_tip("\n".join(filter(None, [told, self._groups]))) if is_low else "")

    def _counts(self, facts: Facts) -> list[str]:
        """Return sentences on the pairs of different authors: compared, sharing text, reaching the threshold."""
        ranking = facts.ranking
        possible, ordered = ranking.possible, ranking.distribution.ordered
        if not possible:
            return [self._nothing_compared(ranking)]
        if not len(ordered):
            return [self.tr("No shared text in %Ln pair(s) at this shingle length.", "", possible)]
        counts = self.tr("%1 of %Ln pair(s) share text", "", possible)
        sentences = [counts.replace("%1", QLocale().toString(len(ordered)))]
        if not facts.threshold:
            return sentences
        above = int(np.count_nonzero(reaching(ordered, facts.threshold)))
        if not above:
            nobody = self.tr("No pair reaches %1; the highest score is %2").replace(
                "%1", tenths_at_most(facts.threshold)
            )
            return [*sentences, nobody.replace("%2", percent(float(ordered[-1])))]
        reach = self.tr("%Ln at or above the threshold of %1", "", above)
        return [*sentences, reach.replace("%1", tenths_at_most(facts.threshold))]

    def _reviewed(self, facts: Facts) -> tuple[list[str], list[str]]:
        """Return how many of the pairs counted before have a verdict, and how many others."""
        if not facts.review.pairs:
            return [], []
        ranking = facts.ranking
        keys = [counted.document.key for counted in ranking.report.documents]
        # At 0, these are all pairs that share text.
        told_of = ~ranking.own & (reaching(ranking.values, facts.threshold) if facts.threshold else True)
        left, right = ranking.report.pairs.left, ranking.report.pairs.right
        done = count_reviewed(facts.review, keys, left[told_of], right[told_of])
        others = count_reviewed(facts.review, keys, left[~told_of], right[~told_of])
        told, count = [], int(np.count_nonzero(told_of))
        if count and done + others:
            told = [self.tr("%1 of these %Ln pair(s) reviewed", "", count).replace("%1", QLocale().toString(done))]
        return told, [self.tr("%Ln other pair(s) reviewed", "", others)] if others else []

    def _nothing_compared(self, ranking: Ranking) -> str:
        if ranking.possible_own:
            return self.tr("All pairs are drafts by the same author. Add an essay by another author to compare.")
        return self.tr("Archive documents are not compared with each other. Add an essay to compare them with.")

    def _context(self, facts: Facts) -> list[str]:
        """Return facts about the class as a whole."""
        chance = facts.ranking.distribution.chance
        told = []
        if chance is not None:
            told.append(self.tr("chance level %1").replace("%1", tenths_at_most(chance)))
        elif facts.ranking.possible:
            is_few = why_no_chance(facts.ranking.possible) is NoChance.TOO_FEW
            few = self.tr("no chance level: too few pairs")
            told.append(few if is_few else self.tr("no chance level: too many of the pairs are similar"))
        groups = facts.identical or ()
        if len(groups) == 1:
            told.append(self.tr("%Ln text(s) are identical", "", len(groups[0])))
        elif groups:
            text = self.tr("%1 texts are identical (%Ln group(s))", "", len(groups))
            told.append(text.replace("%1", QLocale().toString(sum(map(len, groups)))))
        return told

    def _kinds(self, ranking: Ranking) -> list[str]:
        drafts = ranking.possible_own
        return [self.tr("%Ln pair(s) by the same author", "", drafts)] if drafts else []

    def _left_out(self, ranking: Ranking) -> list[str]:
        """Return the number of templates, and of archive documents, which are not compared with each other."""
        documents = ranking.report.documents
        templates = sum(counted.document.role is Role.TEMPLATE for counted in documents)
        archive = sum(counted.document.role is Role.ARCHIVE and counted.takes_part for counted in documents)
        told = [self.tr("%Ln template(s) excluded", "", templates)] if templates else []
        if archive > 1 and ranking.possible:
            told.append(self.tr("%Ln archive documents, not compared with each other", "", archive))
        return told

    def _oddities(self, ranking: Ranking) -> list[str]:
        """Return warnings about a template with a probably unintended effect."""
        documents = ranking.report.documents
        templates = [one for one in documents if one.document.role is Role.TEMPLATE and one.problem is None]
        longest = max((one.words for one in documents if one.document.role is not Role.TEMPLATE), default=0)
        if any(one.words > longest > 0 for one in templates):
            return [self.tr("the template is longer than any other text; check that it is the right file")]
        if templates and not any(one.excluded for one in documents):
            return [self.tr("no text shares anything with the template")]
        return []

    def _alike(self, names: tuple[str, ...]) -> list[str]:
        """Return a warning about easily confused names."""
        folded = Counter(name.casefold() for name in set(names))
        alike = sum(count for count in folded.values() if count > 1)
        return [self.tr("%Ln name(s) differ only in letter case", "", alike)] if alike else []


def _link(name: str) -> QPushButton:
    button = QPushButton()
    button.setObjectName(name)
    button.setFlat(True)
    button.setStyleSheet("color: palette(link);")
    return button


def _names(facts: Facts) -> str:
    """Return the groups of identical texts, by name."""
    lines = []
    for group in (facts.identical or ())[:MOST]:
        names = [facts.names[number] for number in group[:MOST]]
        lines.append(" = ".join([*names, "…"] if len(group) > MOST else names))
    if len(facts.identical or ()) > MOST:
        lines.append("…")
    return "\n".join(lines)
