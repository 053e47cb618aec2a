"""Clusters view: the clusters of a class, their members and shared passages."""

from collections.abc import Callable, Mapping, Sequence

from PySide6.QtCore import QLocale, Qt, Signal
from PySide6.QtGui import QFont, QFontMetrics
from PySide6.QtWidgets import QAbstractItemView, QComboBox, QHBoxLayout, QSplitter, QStackedWidget, QVBoxLayout, QWidget

from imbrex.engine.overview.clusters import Cluster, Linkage
from imbrex.engine.overview.shared_passage import SharedPassage
from imbrex.gui.overview.clusters.cluster_model import ClusterModel
from imbrex.gui.overview.clusters.cluster_pane import ClusterPane
from imbrex.gui.overview.shared.cards import CardDelegate, CardList, CardRole, Index, Line
from imbrex.gui.overview.shared.class_choice import ClassChoice, Pair, ShownClass
from imbrex.gui.widgets.elided_label import PlainLabel
from imbrex.gui.widgets.focus_ring import PassedFocus
from imbrex.gui.widgets.layouts import NO_MARGINS, spaced
from imbrex.gui.widgets.mnemonics import add_choice
from imbrex.gui.wording.numbers import tenths_at_most
from imbrex.gui.wording.plain_text import wrapped
from imbrex.gui.wording.translation import retranslated, translated

NAME_LINES = 2
BODY_LINES = 4
_MIDDLE = Qt.TextElideMode.ElideMiddle
WIDEST_NAME = 0.6  # of a line, so that one long name does not displace all others


class ClusterDelegate(CardDelegate):
    """Names in up to two lines, with the number of those that do not fit, then the shared passage."""

    def __init__(self, view: QAbstractItemView) -> None:
        super().__init__(view, BODY_LINES)

    def lines(self, index: Index, font: QFont, width: int) -> list[Line]:
        names = name_lines(index.data(CardRole.NAMES), QFontMetrics(font), width, self._more)
        room = BODY_LINES - len(names)
        passage = wrapped(str(index.data(CardRole.BODY)), font, width, room)
        return [*(Line(text, is_muted=False) for text in names), *(Line(text) for text in passage)]

    def _more(self, count: int) -> str:
        return self.tr("and %Ln more", "", count)


def name_lines(names: Sequence[str], metrics: QFontMetrics, width: int, more: Callable[[int], str]) -> list[str]:
    """Wrap names into at most two lines; `more` words the number of those that do not fit."""
    lines = [""]
    for shown, name in enumerate(names):
        rest = len(names) - shown - 1
        tail, comma = (more(rest), ", ") if rest else ("", "")
        piece = metrics.elidedText(name, _MIDDLE, int(width * WIDEST_NAME)) + comma
        is_full = len(lines) == NAME_LINES
        if metrics.horizontalAdvance(lines[-1] + piece + (tail if is_full else "")) <= width:
            lines[-1] += piece
        elif not is_full:
            room = min(width - metrics.horizontalAdvance(comma + tail), int(width * WIDEST_NAME))
            lines.append(metrics.elidedText(name, _MIDDLE, max(room, 3 * metrics.averageCharWidth())) + comma)
        else:
            lines[-1] += more(rest + 1)
            break
    return lines


class ClustersView(QWidget):
    """Clusters on the left, members and pairs of the selected one on the right.

    Signal: linkage_changed (Linkage), by the user.
    """

    linkage_changed = Signal(object)

    def __init__(self, choice: ClassChoice) -> None:
        super().__init__()
        self.setObjectName("clustersView")
        self._choice = choice
        self._shown: ShownClass | None = None
        self._model = ClusterModel(self)
        self.list = CardList("clusterList", lambda: self.tr("Clusters"))
        self.list.setModel(self._model)
        self.list.setItemDelegate(ClusterDelegate(self.list))
        self.pane = ClusterPane(choice)
        self._heading = PlainLabel(name="clustersHeading")
        self._linkage = QComboBox()
        self._empty = PlainLabel(name="clustersEmpty")
        self._stack = QStackedWidget()
        self._name_linkage()
        self._lay_out()
        self._connect()
        PassedFocus(self, lambda: self.list)

    @property
    def linkage(self) -> Linkage:
        """Return the linkage that defines clusters."""
        return Linkage(self._linkage.currentData())

    def choose_linkage(self, linkage: Linkage) -> None:
        """Select a linkage."""
        self._linkage.setCurrentIndex(self._linkage.findData(linkage))

    @property
    def heading(self) -> str:
        """Return the line above the clusters."""
        return self._heading.text()

    def show_clusters(
        self, shown: ShownClass, clusters: Sequence[Cluster], passages: Mapping[int, SharedPassage | None]
    ) -> None:
        """Show clusters; a missing passage is still being searched for, None means that there is none.

        The selected cluster stays selected if its first member is still in a cluster.
        """
        kept = self._kept_document(shown)
        is_new = self._model.show_clusters(shown, clusters, passages)
        self._shown = shown
        self._show_notice(shown)
        if is_new:
            rows = (self._model.row_of(kept), self._chosen_row(), 0 if clusters else -1)
            self._show_row(next((row for row in rows if row >= 0), -1))

    def _kept_document(self, shown: ShownClass) -> int | None:
        """Return a member of the selected cluster, if the class is still the same."""
        current = self.list.currentIndex()
        if self._shown is None or not current.isValid() or self._shown.names != shown.names:
            return None
        return self._model.cluster(current.row()).members[0]

    def _chosen_row(self) -> int:
        row = self._model.row_of_pair(self._choice.pair)
        return row if row >= 0 else self._model.row_of(self._choice.document)

    def _show_row(self, row: int) -> None:
        self.list.show_row(row)
        if self._shown is not None:
            self.pane.show_cluster(self._shown, self._model.cluster(row) if row >= 0 else None)

    @retranslated
    def _show_notice(self, shown: ShownClass) -> None:
        texts = sum(counted.takes_part for counted in shown.report.documents)
        clusters = self.tr("%Ln cluster(s)", "", self._model.rowCount())
        sentence = self.tr("%1 with %2 of %Ln text(s)", "", texts).replace("%1", clusters)
        self._heading.setText(sentence.replace("%2", QLocale().toString(self._model.clustered)))
        self._heading.setVisible(self._model.rowCount() > 0)
        nobody = self.tr("No two texts reach the threshold of %1.")
        at_nothing = self.tr("At a threshold of 0 nothing is grouped. Raise the threshold to see clusters.")
        self._empty.setText(nobody.replace("%1", tenths_at_most(shown.threshold)) if shown.threshold else at_nothing)
        self._stack.setCurrentIndex(1 if self._model.rowCount() else 0)

    # Input

    def _on_card_selected(self, row: int) -> None:
        if self._shown is not None:
            self.pane.show_cluster(self._shown, self._model.cluster(row))

    def _on_card_opened(self, row: int) -> None:
        """Move the focus to the members."""
        self._on_card_selected(row)
        self.pane.setFocus(Qt.FocusReason.OtherFocusReason)

    def _on_pair_changed(self, pair: Pair | None) -> None:
        self._follow(self._model.row_of_pair(pair))

    def _on_document_changed(self, document: int | None) -> None:
        self._follow(self._model.row_of(document))

    def _follow(self, row: int) -> None:
        if row >= 0 and row != self.list.currentIndex().row():
            self._show_row(row)
        else:
            self.pane.show_choice()

    def _on_linkage_changed(self) -> None:
        self.linkage_changed.emit(self.linkage)

    # Set-up

    def _name_linkage(self) -> None:
        self._linkage.setObjectName("clusterLinkage")
        translated(self._linkage.setAccessibleName, lambda: self.tr("Group texts by"))
        translated(
            self._linkage.setToolTip,
            lambda: self.tr(
                "Linked pairs: a chain of pairs above the threshold connects all texts in a cluster. Average "
                "similarity: the parts of a cluster reach the threshold on average."
            ),
        )
        add_choice(self._linkage, lambda: self.tr("linked pairs"), Linkage.CONNECTED)
        add_choice(self._linkage, lambda: self.tr("average similarity"), Linkage.AVERAGE)

    def _lay_out(self) -> None:
        for label in (self._heading, self._empty):
            label.setWordWrap(True)
        self._empty.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._empty.setContentsMargins(24, 24, 24, 24)
        top = spaced(QHBoxLayout(), margins=(12, 6, 12, 6))
        top.addWidget(self._heading, 1)
        top.addStretch(0)
        top.addWidget(self._linkage)
        splitter = QSplitter(Qt.Orientation.Horizontal)
        splitter.setChildrenCollapsible(False)
        splitter.addWidget(self.list)
        splitter.addWidget(self.pane)
        splitter.setSizes([560, 440])
        splitter.setObjectName("clusterSplitter")
        self._stack.addWidget(self._empty)
        self._stack.addWidget(splitter)
        layout = spaced(QVBoxLayout(self), 0, NO_MARGINS)
        layout.addLayout(top)
        layout.addWidget(self._stack, 1)

    def _connect(self) -> None:
        self._choice.document_changed.connect(self._on_document_changed)
        self._choice.pair_changed.connect(self._on_pair_changed)
        self._linkage.currentIndexChanged.connect(self._on_linkage_changed)
        self.list.card_opened.connect(self._on_card_opened)
        self.list.card_selected.connect(self._on_card_selected)
