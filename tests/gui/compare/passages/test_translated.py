"""A pair in two languages in the texts of Compare: legend, links, and the sentence without a dictionary."""

import pytest

from imbrex.engine.observer import SILENT
from imbrex.engine.shares.shares import WordClass
from imbrex.gui.compare.changes.difference_layer import DifferenceLayer
from imbrex.gui.compare.compare_view import CompareView
from imbrex.gui.compare.rewriting.rewriting_job import find_rewriting
from imbrex.gui.model.lens import Lens
from tests.translated_texts import ESSAY, translated_corpus


@pytest.mark.parametrize("is_there", [True, False])
def test_translated_words_are_marked_and_linked_or_the_package_is_named(qtbot, is_there):
    view = CompareView()
    qtbot.addWidget(view)
    corpus = translated_corpus(is_there=is_there)
    found = find_rewriting(corpus, "left", "right", SILENT)
    view.show_comparison(corpus.compare("left", "right"))
    view.set_lens(Lens.REWRITING)
    view.show_rewriting(found)
    marked = WordClass.TRANSLATED in view.left.words.kind
    assert marked is is_there
    assert ("small-dict" in view.search_notice.sentence) is not is_there
    if is_there:
        assert set(found.main.tolist()) == {WordClass.TRANSLATED}
        place = ESSAY.index("рыбак")
        teller = DifferenceLayer(view.left, view.right)
        teller.show_found(found)
        told = teller.tell(view.left, view.left.face.from_original(place), 0)
        assert told[1].endswith("small: рыбак – fisherman")
