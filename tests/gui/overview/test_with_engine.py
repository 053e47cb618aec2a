"""The views of clusters and of one text, with what the engine finds in a small class."""

from types import SimpleNamespace

import numpy as np
import pytest
from PySide6.QtCore import Qt

from imbrex.engine.compare.corpus import Corpus
from imbrex.engine.observer import SILENT
from imbrex.engine.options import Canonization, Options
from imbrex.engine.overview.clusters import find_clusters
from imbrex.engine.overview.connected_components import connected
from imbrex.engine.overview.origins import find_origins
from imbrex.engine.overview.score import Score
from imbrex.engine.overview.shared_passage import find_shared_passage
from imbrex.engine.text.document import Document
from imbrex.gui.overview.clusters.clusters_view import ClustersView
from imbrex.gui.overview.pairs.passage_preview import PreviewJob
from imbrex.gui.overview.shared.cards import CardRole
from imbrex.gui.overview.shared.class_choice import ClassChoice, ShownClass
from imbrex.gui.overview.texts.text_view import TextView
from imbrex.languages.plain import Plain

SHIPS = "Ships waited outside the harbour while a heavy storm carried broken timber along the coast."  # 15 words
SHIPS_WIDER = f"{SHIPS} Nobody dared to lower a boat before the wind had turned again."  # 12 more
LETTER = "My grandmother kept every letter from her brother inside a blue wooden box under the stairs."  # 16 words
ROSE = "The gardener planted seven yellow roses beside the northern gate before the first frost arrived."  # 15 words
FOX = "A careful fox crossed the frozen river at midnight and left small prints across the silver field."  # 17 words
TEXTS = {"a.txt": f"{ROSE} {SHIPS_WIDER} {LETTER}", "b.txt": f"{SHIPS_WIDER} {FOX}", "c.txt": LETTER, "d.txt": FOX}


@pytest.fixture
def corpus():
    corpus = Corpus(lambda _: Plain(), Options(canonization=Canonization()))
    corpus.add([Document(name, name, text, language="en") for name, text in TEXTS.items()])
    return corpus


@pytest.fixture
def shown(corpus):
    report = corpus.report()
    return ShownClass(report, tuple(TEXTS), Score.CONTAINMENT, report.pairs.greater_containment, report.own, 0.3)


def test_one_text_is_traced_to_the_others(qtbot, corpus, shown):
    length, least = corpus.options.shingles.length, corpus.options.passages.minimum_words
    everyone = np.arange(len(TEXTS), dtype=np.int32)
    found = find_origins(corpus.kept_words(), length, least, 0, everyone, corpus.tokens("a.txt"))
    choice = ClassChoice()
    choice.choose_document(0)
    view = TextView(choice)
    qtbot.addWidget(view)
    view.show_class(shown)
    view.show_origins(shown, found)
    assert view.page.summary == "47% also in b.txt · 28% in c.txt · 26% only here"
    view.page.step(1)
    assert choice.pair == (0, 1)
    assert view.page.unique.model().index(0, 0).data(CardRole.BODY) == ROSE.rstrip(".")
    assert view.page.pane.map.point(int(view.page.pane.shown.start[1])) == TEXTS["a.txt"].index(SHIPS)


def test_a_cluster_quotes_what_its_members_share(qtbot, corpus, shown):
    pairs, above = shown.report.pairs, shown.above
    labels = connected(len(TEXTS), pairs.left[above], pairs.right[above])
    words = corpus.kept_words()
    clusters = find_clusters(shown.report, shown.values, above, labels, words)
    names = list(TEXTS)
    shared = find_shared_passage(
        words, corpus.options.shingles.length, clusters[0].members, lambda number: corpus.tokens(names[number])
    )
    view = ClustersView(ClassChoice())
    qtbot.addWidget(view)
    view.show_clusters(shown, clusters, {0: shared})
    assert view.heading.endswith("with 4 of 4 texts")
    card = view.list.model().index(0, 0)
    assert card.data(Qt.ItemDataRole.DisplayRole).startswith("4 texts · containment up to 100%")
    assert card.data(CardRole.BODY) == f"2 of 4 texts share 27 words: “{SHIPS_WIDER.rstrip('.')}”"


def test_the_preview_passes_over_the_assignment_that_most_texts_repeat():
    corpus = Corpus(lambda _: Plain(), Options(canonization=Canonization()))
    rests = (f"First. {LETTER}", f"Second. {LETTER}", FOX, ROSE, "")
    texts = [f"{SHIPS_WIDER}\n\n{rest}" for rest in rests]
    corpus.add([Document(f"{number}", f"{number}", text, language="en") for number, text in enumerate(texts)])
    for pair, text, is_longest in (((0, 1), LETTER, False), ((2, 3), SHIPS_WIDER, True)):
        job = PreviewJob(documents=corpus.documents, options=corpus.options, report=corpus.report(), pair=pair)
        found = job.answer(SimpleNamespace(corpus=corpus), SILENT)
        marked = {side.text[side.span.start : side.span.end] for side in found.sides}
        assert (marked, found.is_longest) == ({text.rstrip(".")}, is_longest)
