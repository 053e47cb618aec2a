"""Overview page: the overview of a whole class, opened with three documents or more."""

from collections.abc import Sequence
from dataclasses import replace
from itertools import pairwise

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QHideEvent, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from imbrex.engine.options import Options
from imbrex.engine.text.role import Role
from imbrex.files.submissions.roster import Enrolled
from imbrex.gui.model.class_names import class_names
from imbrex.gui.model.pair_order import ListedPairs
from imbrex.gui.model.session import Session
from imbrex.gui.model.settings import Settings
from imbrex.gui.overview.class_state import ClassState
from imbrex.gui.overview.clusters.clusters_view import ClustersView
from imbrex.gui.overview.graph.graph_view import GraphView
from imbrex.gui.overview.headline import Facts, Headline
from imbrex.gui.overview.matrix.heatmap import Heatmap
from imbrex.gui.overview.overview_tabs import OverviewTabs, Tab
from imbrex.gui.overview.pairs.pairs_view import PairsView
from imbrex.gui.overview.pairs.passage_preview import PreviewFound, masked
from imbrex.gui.overview.shared.class_choice import ClassChoice, Pair
from imbrex.gui.overview.shared.class_jobs import (
    ClassFound,
    ClustersFound,
    DetailsFound,
    OriginsFound,
    SearchFound,
    WeightFound,
)
from imbrex.gui.overview.shared.ranking import Ranking
from imbrex.gui.overview.texts.text_view import TextView
from imbrex.gui.overview.threshold_bar import ThresholdBar
from imbrex.gui.widgets.elided_label import PlainLabel
from imbrex.gui.widgets.focus_ring import PassedFocus
from imbrex.gui.widgets.layouts import NO_MARGINS, spaced
from imbrex.gui.wording.translation import Text, retranslated, translated


class OverviewPage(QWidget):
    """Headline, histogram and views, with a common selection and threshold.

    Results stay visible until newer ones replace them.

    Signals:
        compare_requested: (left key, right key).
        query_changed: queries may have changed, apart from changes of the parts.
    """

    compare_requested = Signal(str, str)
    query_changed = Signal()

    def __init__(self, session: Session, settings: Settings) -> None:
        super().__init__()
        self.setObjectName("overviewPage")
        self._session = session
        self._decided = session.decisions.review.pairs  # the verdicts in the headline
        self._proposed: tuple[tuple[str, str] | None, str | None] | None = None  # until there are pairs to select
        self._suggested: tuple[str, str] | None = None  # keys of the pair selected by the page, not by the user
        self._preview: PreviewFound | None = None
        self._counts = session.options.attribution
        self.state = ClassState()
        self.choice = ClassChoice(self)
        self.headline = Headline()
        self.bar = ThresholdBar()
        self.pairs = PairsView(self.choice, session.decisions, settings, session.disguises, session.shown_text)
        self.heatmap = Heatmap(self.choice)
        self.clusters = ClustersView(self.choice)
        self.graph = GraphView(self.choice)
        self.text = TextView(self.choice)
        self.tabs = OverviewTabs(
            dict(zip(Tab, (self.pairs, self.heatmap, self.clusters, self.graph, self.text), strict=True))
        )
        self._notice = PlainLabel()
        self._build()
        self._connect()

    # Results

    def show_ranking(self, ranking: Ranking) -> None:
        """Show the pairs of a report, keeping the selection."""
        pair, document = self._chosen_keys()
        is_same = self.state.take_ranking(ranking)
        if not is_same:
            self.choice.choose_pair(None)
            self.choice.choose_document(None)
        self._notice.hide()
        self.bar.show_ranking(ranking)
        self._show_class()
        if not is_same:
            self._forget_views()
            self._choose_keys(None if pair == self._suggested else pair, document)
        proposed, self._proposed = self._proposed, None
        if proposed is not None:
            self._choose_keys(*proposed)
        self._suggest_pair()

    def show_class(self, found: ClassFound) -> None:
        """Show the trees and the identical texts."""
        self.state.found = found
        self._show_headline()
        self._show_matrix()
        self.query_changed.emit()

    def show_clusters(self, found: ClustersFound) -> None:
        """Show clusters and graph."""
        self.state.clusters = found
        anonymity = self._session.anonymity
        passages = found.passages
        if anonymity is not None:
            passages = {
                number: passage and replace(passage, text=anonymity.mask_text(passage.text))
                for number, passage in passages.items()
            }
        self.clusters.show_clusters(found.shown, found.clusters, passages)
        self.graph.show_graph(found.shown, found.graph)
        self._notice.hide()
        self._wait_for_clusters(str)

    def show_details(self, found: DetailsFound) -> None:
        """Show passage-based columns of some pairs."""
        self.state.details.add(found.block.pairs, found.details)
        self.pairs.show_details()
        self.query_changed.emit()

    def show_searched(self, found: SearchFound) -> None:
        """Show the whole overlap of a few pairs."""
        self.state.shares.add_searched(found.block, found.shares)
        self.pairs.show_shares()
        self.query_changed.emit()

    def show_preview(self, found: PreviewFound) -> None:
        """Show the longest passage of the selected pair."""
        self._preview = found
        anonymity = self._session.anonymity
        self.pairs.show_preview(found if anonymity is None else masked(found, anonymity.mask_text))

    def show_weight(self, found: WeightFound) -> None:
        """Show how rare the similarity of the selected pair is."""
        is_chosen = self.choice.pair is not None and sorted(self.choice.pair) == sorted(found.pair)
        self.pairs.preview.show_weight(found.weight if is_chosen else None)

    def show_origins(self, found: OriginsFound) -> None:
        """Show the origins of the parts of a text."""
        self.state.origins = found
        origins, anonymity = found.origins, self._session.anonymity
        if anonymity is not None:
            origins = replace(origins, text=anonymity.mask_text(origins.text))
        if self.state.shown is not None:
            self.text.show_origins(self.state.shown, origins, left_out=found.left_out)

    @property
    def chosen(self) -> tuple[tuple[str, str] | None, str | None]:
        """Return the keys of the pair and of the document that the user has selected."""
        if self._proposed is not None:
            return self._proposed
        pair, document = self._chosen_keys()
        return None if pair == self._suggested else pair, document

    def propose(self, pair: tuple[str, str] | None, document: str | None) -> None:
        """Select a pair and a document, by key, as soon as there are pairs."""
        self._proposed = (pair, document)

    def pairs_around(self, pair: tuple[str, str]) -> ListedPairs:
        """Return the pairs listed in the table, or all pairs if this one, given by keys, is not listed there."""
        keys = tuple(self.state.keys)
        listed = ListedPairs(keys, *self.pairs.model.listed())
        return listed if listed.row_of(pair) >= 0 else ListedPairs(keys, *self.pairs.model.listed(all_pairs=True))

    def follow_pair(self, left: str, right: str) -> None:
        """Select the pair that the user has walked to, for the way back."""
        self._choose_keys((left, right), None)

    # Missing results

    def show_message(self, sentence: Text) -> None:
        """Show why a result is missing."""
        translated(self._notice.setText, sentence)
        self._notice.show()

    def show_no_clusters(self, sentence: Text) -> None:
        """Show why there are no clusters and no graph."""
        if self.state.clusters is None:
            self._wait_for_clusters(sentence)
        else:
            self.show_message(sentence)

    def show_no_details(self, sentence: Text) -> None:
        """Show why the passage-based columns are unknown."""
        self.pairs.show_details(sentence)

    def show_no_preview(self, sentence: Text) -> None:
        """Show why there is no passage to show."""
        self.pairs.preview.show_reason(sentence)

    def show_no_weight(self, _sentence: Text) -> None:
        """Show no weight; an earlier one belongs to another pair."""
        self.pairs.preview.show_weight(None)

    def show_no_origins(self, sentence: Text) -> None:
        """Show why the origins of the parts of a text are unknown."""
        if self.state.shown is not None:
            self.text.show_origins(self.state.shown, None, sentence)

    # Implementation

    def _show_class(self) -> None:
        """Update all views."""
        ranking = self.state.ranking
        if ranking is None:
            return
        names = class_names(self._session, self.state.keys)
        self.state.show_names(names, self.bar.threshold)
        self.pairs.show_ranking(ranking, names, (self.state.details, self.state.shares), self.bar.threshold)
        self._show_headline()
        self._show_matrix()
        if self.state.shown is not None:
            self.text.show_class(self.state.shown)
        self.query_changed.emit()

    def _forget_views(self) -> None:
        """Clear the views that show another class."""
        shown = self.state.shown
        if shown is not None:
            self.clusters.show_clusters(shown, (), {})
            self.graph.show_graph(shown, None)
            self._wait_for_clusters(lambda: self.tr("Computing…"))

    def _show_matrix(self) -> None:
        """Show the matrix, keeping the previous order until there is a new one, so that it does not flicker."""
        shown, found = self.state.shown, self.state.found
        if shown is not None and (found is None or self.state.is_found):
            self.heatmap.show_class(shown, found.trees[self.clusters.linkage] if found is not None else None)

    def _wait_for_clusters(self, sentence: Text) -> None:
        for tab in (Tab.CLUSTERS, Tab.GRAPH):
            self.tabs.show_notice(tab, sentence)

    @retranslated
    def _show_headline(self) -> None:
        shown, ranking, found = self.state.shown, self.state.ranking, self.state.found
        if shown is not None and ranking is not None:
            identical = found.identical if found is not None and self.state.is_found else None
            review = self._session.decisions.review
            self._decided = review.pairs
            unread = self._session.unread
            left_out = len(self._session.problems) - unread
            facts = Facts(ranking, shown.names, left_out, self.bar.threshold, self.bar.source, identical, review)
            absent = () if self._session.anonymous else tuple(map(_called, self._session.absent))
            facts = replace(facts, unread=unread, absent=len(self._session.absent), absent_names=absent)
            awaits = bool(self._session.awaited)
            self.headline.show_facts(replace(facts, histories=self.pairs.without_text, awaits=awaits))

    def _chosen_keys(self) -> tuple[tuple[str, str] | None, str | None]:
        """Return the keys of the selected pair and of the selected document."""
        keys, pair, document = self.state.keys, self.choice.pair, self.choice.document
        return (keys[pair[0]], keys[pair[1]]) if pair else None, None if document is None else keys[document]

    def _suggest_pair(self) -> None:
        """Select the pair on top, unless the user has selected another one."""
        if self.choice.pair is None or self._chosen_keys()[0] == self._suggested:
            self.choice.choose_pair(None)
            self.pairs.choose_first()
            self._suggested = self._chosen_keys()[0]

    def _choose_keys(self, pair: tuple[str, str] | None, document: str | None) -> None:
        """Restore a selection, as far as it still exists."""
        numbers = {key: number for number, key in enumerate(self.state.keys)}
        if pair is not None and numbers.keys() >= set(pair):
            self.choice.choose_pair((numbers[pair[0]], numbers[pair[1]]))
        if document is not None and document in numbers:
            self.choice.choose_document(numbers[document])

    # Set-up

    def _build(self) -> None:
        self._notice.setObjectName("overviewNotice")
        self._notice.setWordWrap(True)
        self._notice.setContentsMargins(12, 4, 12, 4)
        self._notice.hide()
        self.headline.setContentsMargins(16, 10, 16, 0)
        layout = spaced(QVBoxLayout(self), 4, NO_MARGINS)
        layout.addWidget(self.headline)
        layout.addLayout(self._controls())
        layout.addWidget(self._notice)
        layout.addWidget(self.tabs, 1)
        for before, after in pairwise((self.bar.histogram, self.bar.button, self.tabs.bar)):
            self.setTabOrder(before, after)
        PassedFocus(self, lambda: self.tabs.view)

    def _controls(self) -> QHBoxLayout:
        """Return the histogram, with the threshold and the views beside it."""
        right = spaced(QVBoxLayout(), 2)
        for widget in (self.bar.button, self.tabs.bar):
            right.addWidget(widget, 0, Qt.AlignmentFlag.AlignRight)
        controls = spaced(QHBoxLayout(), 16, (12, 0, 16, 4))
        controls.addWidget(self.bar, 1)
        controls.addLayout(right)
        return controls

    def _connect(self) -> None:
        self.bar.threshold_changed.connect(self._on_threshold_changed)
        self.pairs.rows_sorted.connect(self._suggest_pair)
        self.choice.document_changed.connect(self._on_document_changed)
        self.choice.document_opened.connect(self._on_document_opened)
        self.headline.pair_chosen.connect(self.choice.open_pair)
        self.choice.pair_opened.connect(self._on_pair_opened)
        self.clusters.linkage_changed.connect(self._show_matrix)  # the frames of the matrix are the clusters
        for part in (self.headline, self.pairs.table):
            part.role_chosen.connect(self._on_role_chosen)
        self.tabs.changed.connect(self._on_tab_changed)
        self._session.anonymous_changed.connect(self._on_names_changed)
        self._session.decisions.changed.connect(self._on_decided)
        self._session.options_changed.connect(self._on_options_changed)
        self._session.awaited_changed.connect(self._show_headline)

    # Events

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.query_changed.emit()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self.query_changed.emit()

    def _on_threshold_changed(self, threshold: float) -> None:
        if self.state.shown is not None:
            self.state.show_names(self.state.shown.names, threshold)
            self.pairs.show_threshold(threshold)
            self._show_headline()
            self._show_matrix()
            self.query_changed.emit()

    def _on_decided(self) -> None:
        if self._session.decisions.review.pairs is not self._decided:  # otherwise a passage was decided
            self._show_headline()

    def _on_role_chosen(self, documents: Sequence[int], role: Role) -> None:
        self._session.set_role([self.state.keys[document] for document in documents], role)

    def _on_options_changed(self, options: Options) -> None:
        """Compute the shares again if other citation statuses count, for which nothing is compared again."""
        if options.attribution != self._counts:
            self._counts = options.attribution
            self.state.forget_shares()
            self._show_class()

    def _on_names_changed(self) -> None:
        self._show_class()
        if self.state.clusters is not None and self.state.shown is not None:
            shown = replace(self.state.clusters.shown, names=self.state.shown.names)
            self.show_clusters(replace(self.state.clusters, shown=shown))
        if self.state.origins is not None:
            self.show_origins(self.state.origins)
        ranking = self.state.ranking
        if self._preview is not None and ranking is not None and self._preview.report is ranking.report:
            self.show_preview(self._preview)
        else:
            self.show_no_preview(str)  # the one of an earlier report would keep its names

    def _on_tab_changed(self, tab: Tab) -> None:
        if tab is Tab.TEXT and self.choice.document is None and self.choice.pair is not None:
            self.choice.choose_document(self.choice.pair[0])
        self.query_changed.emit()

    def _on_document_changed(self) -> None:
        self.query_changed.emit()

    def _on_document_opened(self) -> None:
        self.tabs.show_tab(Tab.TEXT)
        self.tabs.focus_view()

    def _on_pair_opened(self, pair: Pair) -> None:
        self.compare_requested.emit(*map(self.state.keys.__getitem__, pair))


def _called(student: Enrolled) -> str:
    """Return name and group of a student."""
    return " · ".join(filter(None, (student.name, student.group)))
