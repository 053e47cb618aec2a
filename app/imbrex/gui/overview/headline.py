"""Headline: the answer in one sentence, the level it depends on, and everything that was left out."""

from collections import Counter
from dataclasses import field
from functools import partial

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QEvent, QLocale, QObject, Qt, Signal
from PySide6.QtGui import QKeySequence, QShowEvent
from PySide6.QtWidgets import QMenu, QPushButton, QVBoxLayout, QWidget

from imbrex.engine.overview.hub_documents import find_hub
from imbrex.engine.overview.score_distribution import NoChance, why_no_chance
from imbrex.engine.overview.threshold import ThresholdFrom, reaching
from imbrex.engine.review.review import Review, count_reviewed
from imbrex.engine.text.role import Role
from imbrex.gui.overview.shared.class_choice import Pair
from imbrex.gui.overview.shared.ranking import Ranking
from imbrex.gui.overview.shared.score_names import score_name
from imbrex.gui.theme.fonts import bold, scaled
from imbrex.gui.widgets.accessible import name_menu_button
from imbrex.gui.widgets.details_dialog import DetailsDialog
from imbrex.gui.widgets.elided_label import PlainLabel
from imbrex.gui.widgets.flow_layout import FoldingRow
from imbrex.gui.widgets.layouts import NO_MARGINS, spaced
from imbrex.gui.wording.document_texts import role_name
from imbrex.gui.wording.numbers import percent, tenths_at_most
from imbrex.gui.wording.plain_text import plain_tip
from imbrex.gui.wording.translation import translated
from imbrex.values import frozen

Groups = tuple[tuple[int, ...], ...]
MOST = 12  # maximum number of names in a tooltip, and of pairs in a menu
WIDEST = 300  # pixels of a name in a menu
_MIDDLE = Qt.TextElideMode.ElideMiddle
LARGE = 1.35
"""Size of the sentence, relative to other text."""
NARROWEST = 28
"""Characters of the sentence that a line must have room for; otherwise the links are below it."""
LOW = 26
"""Page height in lines below which a third line would leave too few for the rest."""
MUCH = 0.05
"""A median score reached only if most texts have something in common, such as the assignment."""


@frozen(eq=False)
class Facts:
    """The content of the headline.

    Attributes:
        left_out: number of documents that could not be compared.
        source: origin of the threshold.
        review: the decisions.
        identical: groups of identical texts, by number; None until they are known.
        absent: number of students of the roster who handed in nothing.
        absent_names: of these students; none while names are hidden.
        histories: pairs whose files have editing sessions in common while their texts share nothing.
        unread: number of files that could not be read.
        awaits: whether pairs in two languages follow once their dictionary is read.
    """

    ranking: Ranking
    names: tuple[str, ...]
    left_out: int
    threshold: float
    source: ThresholdFrom = ThresholdFrom.GIVEN
    identical: Groups | None = None
    review: Review = field(default_factory=Review)
    absent: int = 0
    absent_names: tuple[str, ...] = ()
    histories: tuple[Pair, ...] = ()
    unread: int = 0
    awaits: bool = False

    @property
    def above(self) -> int:
        """Return the number of pairs that reach the threshold."""
        return int(np.count_nonzero(reaching(self.ranking.distribution.ordered, self.threshold)))

    @property
    def counted(self) -> NDArray[np.bool_]:
        """Return which pairs of different authors the sentence counts; at 0 all that share text."""
        ranking = self.ranking
        return ~ranking.own & (reaching(ranking.values, self.threshold) if self.threshold else True)


class Headline(QWidget):
    """Up to three lines with links: `problems` to the documents not compared, `common` to text common to many.

    Signals:
        role_chosen: (numbers of documents, Role).
        pair_chosen: (Pair) of files with a common history.
    """

    role_chosen = Signal(object, object)
    pair_chosen = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("overviewHeadline")
        self._heading = PlainLabel(name="pairsHeading")
        self._groups = ""  # names of identical texts
        self._level = PlainLabel(name="overviewLevel", quiet=True)
        self._facts = PlainLabel(name="overviewFacts", quiet=True)
        self._enlarge()
        for label in (self._heading, self._level, self._facts):
            label.setWordWrap(True)
            label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.problems = _link("showProblems")
        translated(
            self.problems.setToolTip,
            lambda: self.tr("Select these in the list to see why they were not compared"),
        )
        self._absent = _link("showAbsent")
        self._absent.clicked.connect(self._on_absent_clicked)
        self._absent_names: tuple[str, ...] = ()
        self.histories = _link("showHistories")
        self.histories.clicked.connect(self._on_histories_clicked)
        self._histories: tuple[Pair, ...] = ()
        self._names: tuple[str, ...] = ()
        translated(
            self.histories.setToolTip,
            lambda: self.tr("A template, a shared folder or a file that was passed on may be the reason"),
        )
        self.common = _link("showCommon")
        translated(
            self.common.setToolTip,
            lambda: self.tr("Open Common text to find and exclude phrases that many texts share"),
        )
        self._hub = _link("showHub")
        self._hub.clicked.connect(self._on_hub_clicked)
        self._hub_numbers: tuple[int, ...] = ()
        lines = spaced(QVBoxLayout(), 1)
        for label in (self._heading, self._level, self._facts):
            lines.addWidget(label)
        links = spaced(QVBoxLayout(), 1)
        for link in (self.problems, self._absent, self.histories, self.common, self._hub):
            links.addWidget(link, 0, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        links.addStretch()
        layout = spaced(QVBoxLayout(self), margins=NO_MARGINS)
        layout.addWidget(FoldingRow(lines, links, layout.spacing()))

    @property
    def text(self) -> str:
        """Return the first line."""
        return self._heading.text()

    def show_facts(self, facts: Facts) -> None:
        """Show the summary."""
        self._heading.setText(self._sentence(facts))
        awaits = [self.tr("Pairs in two languages follow when their dictionary is read.")] if facts.awaits else []
        self._level.setText(" ".join([*awaits, *self._level_in_words(facts), *self._reviewed(facts)]))
        self._level.setVisible(bool(self._level.text()))
        told = [*self._same(facts), *self._kinds(facts.ranking), *self._left_out(facts.ranking)]
        told += [*self._oddities(facts.ranking), *self._alike(facts.names)]
        self._facts.setText(" · ".join(told))
        self._groups = _names(facts)
        self._facts.setToolTip(plain_tip(self._groups))
        self._fit()
        self._show_problems(facts)
        self._show_absent(facts)
        self._show_histories(facts)
        median = facts.ranking.distribution.median
        self.common.setVisible(median >= MUCH)
        self.common.setText(self.tr("Half of all pairs share %1 or more: see why").replace("%1", percent(median)))

        self._show_hub(facts)

    def roles_menu(self) -> QMenu:
        """Return the menu of roles for the documents that most others share text with."""
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        for role in (Role.TEMPLATE, Role.SOURCE):
            menu.addAction(role_name(role), partial(self.role_chosen.emit, self._hub_numbers, role))
        return menu

    def _show_problems(self, facts: Facts) -> None:
        """Count unread files apart: the other files of the same student may be compared."""
        counts = (
            (facts.unread, self.tr("%Ln file(s) not readable", "", facts.unread)),
            (facts.left_out, self.tr("%Ln document(s) not compared", "", facts.left_out)),
        )
        self.problems.setText(" · ".join(text for count, text in counts if count))
        self.problems.setVisible(bool(self.problems.text()))

    def _show_absent(self, facts: Facts) -> None:
        """Say how many students handed in nothing, with their names one click away."""
        self._absent_names = facts.absent_names
        self._absent.setVisible(facts.absent > 0)
        self._absent.setEnabled(bool(facts.absent_names))
        self._absent.setText(self.tr("%Ln student(s) handed in nothing", "", facts.absent))

    def _on_absent_clicked(self) -> None:
        dialog = DetailsDialog(self.tr("Students"), self._absent.text(), "\n".join(self._absent_names), self)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.open()

    def histories_menu(self) -> QMenu:
        """Return the menu of the pairs that share an editing history, but no text that would list them."""
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        for pair in self._histories[:MOST]:
            names = (self.fontMetrics().elidedText(self._names[one], _MIDDLE, WIDEST) for one in pair)
            menu.addAction(" ↔ ".join(names).replace("&", "&&"), partial(self.pair_chosen.emit, pair))
        if (rest := len(self._histories) - MOST) > 0:
            menu.addAction(self.tr("and %Ln more", "", rest)).setEnabled(False)
        return menu

    def _show_histories(self, facts: Facts) -> None:
        self._histories, self._names = facts.histories, facts.names
        self.histories.setVisible(bool(facts.histories))
        told = self.tr("%Ln pair(s) share only editing history", "", len(facts.histories))
        name_menu_button(self.histories, told)

    def _on_histories_clicked(self) -> None:
        self.histories_menu().popup(self.histories.mapToGlobal(self.histories.rect().bottomLeft()))

    def _show_hub(self, facts: Facts) -> None:
        """Offer another role for essays that most others share text with."""
        pairs, counted = facts.ranking.report.pairs, facts.counted
        documents = facts.ranking.report.documents
        essays = sum(one.takes_part for one in documents)
        hub = find_hub(pairs.left[counted], pairs.right[counted], essays) if facts.threshold else None
        offered = hub is not None and all(documents[one].document.role is Role.ESSAY for one in hub.documents)
        self._hub.setVisible(offered)
        if hub is None:
            return
        self._hub_numbers = hub.documents
        if len(hub.documents) == 1:
            text = self.tr("“%1” appears in %Ln of these pairs: set its role", "", hub.pairs)
        else:
            text = self.tr("“%1” appear in %Ln of these pairs: set their role", "", hub.pairs)
        names = [facts.names[one] for one in hub.documents]
        short = (self.fontMetrics().elidedText(name, _MIDDLE, WIDEST // 2) for name in names)
        name_menu_button(self._hub, text.replace("%1", "”, “".join(short)))
        asked = self.tr("Is it the assignment, or the source of the others?")
        self._hub.setToolTip(plain_tip("\n".join([*names, asked])))

    def _on_hub_clicked(self) -> None:
        self.roles_menu().popup(self._hub.mapToGlobal(self._hub.rect().bottomLeft()))

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if (page := self.parentWidget()) is not None:
            page.installEventFilter(self)
        self._fit()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._enlarge()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize and watched is self.parentWidget():
            self._fit()
        return super().eventFilter(watched, event)

    def _enlarge(self) -> None:
        self._heading.setFont(bold(scaled(self.font(), LARGE)))
        self._heading.setMinimumWidth(NARROWEST * self._heading.fontMetrics().averageCharWidth())

    def _fit(self) -> None:
        """On a low page, move the last line to the tooltip of the first one."""
        page, told = self.parentWidget(), self._facts.text()
        is_low = page is not None and page.height() < LOW * self.fontMetrics().height()
        self._facts.setVisible(bool(told) and not is_low)
        self._heading.setToolTip(plain_tip("\n".join(filter(None, [told, self._groups]))) if is_low else "")

    def _sentence(self, facts: Facts) -> str:
        """Return how many pairs of different authors stand out."""
        ranking = facts.ranking
        possible, shared = ranking.possible, len(ranking.distribution.ordered)
        if not possible:
            return self._nothing_compared(ranking)
        if not shared:
            return self.tr("No shared text in %Ln pair(s) at this shingle length.", "", possible)
        among, above = QLocale().toString(possible), facts.above
        if not facts.threshold:
            return self._in_words(self.tr("%Ln of %1 pairs share text.", "", shared), shared).replace("%1", among)
        if facts.source is ThresholdFrom.GIVEN:
            text = self.tr("%Ln of %1 pairs reach your threshold.", "", above)
            none = self.tr("None of %1 pairs reaches your threshold.")
        else:
            text = self.tr("%Ln pair(s) stand out among %1.", "", above)
            none = self.tr("No pair stands out among %1.")
        return (self._in_words(text, above) if above else none).replace("%1", among)

    def _in_words(self, sentence: str, count: int) -> str:
        """Write a small number in words where it begins a sentence."""
        digits = QLocale().toString(count)
        if not sentence.startswith(f"{digits} ") or not 0 < count < 10:
            return sentence
        words = (
            self.tr("One", "number of pairs, begins a sentence"),
            self.tr("Two", "number of pairs, begins a sentence"),
            self.tr("Three", "number of pairs, begins a sentence"),
            self.tr("Four", "number of pairs, begins a sentence"),
            self.tr("Five", "number of pairs, begins a sentence"),
            self.tr("Six", "number of pairs, begins a sentence"),
            self.tr("Seven", "number of pairs, begins a sentence"),
            self.tr("Eight", "number of pairs, begins a sentence"),
            self.tr("Nine", "number of pairs, begins a sentence"),
        )
        return words[count - 1] + sentence.removeprefix(digits)

    def _level_in_words(self, facts: Facts) -> list[str]:
        """Return the score that pairs stand out from and its origin."""
        ranking = facts.ranking
        ordered, chance = ranking.distribution.ordered, ranking.distribution.chance
        if not len(ordered):
            key = QKeySequence("Ctrl+Return")
            text = self.tr("To find reworded passages, select two documents and press %1.")
            return [text.replace("%1", key.toString(QKeySequence.SequenceFormat.NativeText))]
        if not facts.threshold:
            return [self.tr("The threshold is %1: all of them are listed.").replace("%1", percent(0.0))]
        level, more = facts.threshold, []
        match facts.source:
            case ThresholdFrom.CUTOFF | ThresholdFrom.CHANCE if chance is not None:
                level = chance
                text = self.tr("Above %1 (%2), the level that unrelated essays in this class don't reach.")
            case ThresholdFrom.GIVEN:
                text = self.tr("At %1 or more (%2), the threshold that you set.")
                if chance is not None:
                    known = self.tr("Unrelated essays in this class don't reach %1.")
                    more.append(known.replace("%1", tenths_at_most(chance)))
            case _ if why_no_chance(ranking.possible) is NoChance.TOO_FEW:
                text = self.tr("At %1 or more (%2). No chance level: too few pairs.")
            case _:
                text = self.tr("At %1 or more (%2). No chance level: too many of the pairs are similar.")
        if not facts.above:
            highest = self.tr("The highest is %1.")
            more.append(highest.replace("%1", tenths_at_most(float(ordered[-1]))))
        text = text.replace("%1", tenths_at_most(level)).replace("%2", score_name(ranking.score, ranking.report))
        return [text, *more]

    def _reviewed(self, facts: Facts) -> list[str]:
        """Return how many of the pairs counted before have a verdict, and how many others."""
        ranking = facts.ranking
        keys = [counted.document.key for counted in ranking.report.documents]
        left, right, told_of = ranking.report.pairs.left, ranking.report.pairs.right, facts.counted
        done = count_reviewed(facts.review, keys, left[told_of], right[told_of])
        others = count_reviewed(facts.review, keys, left[~told_of], right[~told_of])
        told, count = [], int(np.count_nonzero(told_of))
        if count:
            told = [self.tr("%1 of %Ln reviewed.", "", count).replace("%1", QLocale().toString(done))]
        return [*told, self.tr("%Ln other pair(s) reviewed.", "", others)] if others else told

    def _nothing_compared(self, ranking: Ranking) -> str:
        if ranking.possible_own:
            return self.tr("All pairs are drafts by the same author. Add an essay by another author to compare.")
        return self.tr("Archive documents are not compared with each other. Add an essay to compare them with.")

    def _same(self, facts: Facts) -> list[str]:
        """Return how many texts are identical."""
        told = []
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
        similar = sum(count for count in folded.values() if count > 1)
        return [self.tr("%Ln name(s) differ only in letter case", "", similar)] if similar else []


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
