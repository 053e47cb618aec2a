"""A pair in two languages in the texts of Compare: legend, links, and the sentence without a dictionary."""

from types import SimpleNamespace

import pytest

from imbrex.engine.observer import SILENT
from imbrex.engine.options import Options
from imbrex.engine.shares.shares import WordClass
from imbrex.gui.compare.changes.difference_layer import DifferenceLayer
from imbrex.gui.compare.compare_page import ComparePage
from imbrex.gui.compare.compare_view import CompareView
from imbrex.gui.compare.open_pair import CompareJob
from imbrex.gui.compare.rewriting.rewriting_job import find_rewriting
from imbrex.gui.model.lens import Lens
from imbrex.gui.model.settings import Settings
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
        told = teller.describe(view.left, view.left.version.from_original(place), 0)
        assert told[1].endswith("small: рыбак – fisherman")
        every = [line for point in range(len(ESSAY)) for line in teller.describe(view.left, point, 0)]
        assert "Not linked to a word of the other text" in every
        assert not any("translated" in line for line in every)  # which the passage says already


@pytest.mark.parametrize("is_there", [True, False])
def test_a_pair_in_two_languages_opens_in_passages_if_there_is_a_dictionary(qtbot, is_there):
    page = ComparePage(Settings())
    qtbot.addWidget(page)
    corpus = translated_corpus(is_there=is_there)
    job = CompareJob(documents=(), options=Options(), left="left", right="right")
    compared = job.answer(SimpleNamespace(corpus=corpus), SILENT)
    page.show_comparison(compared.comparison, is_translatable=compared.is_translatable)
    assert page.view.lens is (Lens.REWRITING if is_there else Lens.SHINGLES)
    page.view.set_lens(Lens.SHINGLES)
    page.show_comparison(compared.comparison, is_translatable=compared.is_translatable)
    assert page.view.lens is Lens.SHINGLES  # chosen, so an edit keeps it


def test_the_lens_last_chosen_returns_for_the_next_pair_in_one_language(qtbot):
    settings, corpus = Settings(), translated_corpus(is_there=True)
    page = ComparePage(settings)
    qtbot.addWidget(page)
    page.show_comparison(corpus.compare("left", "right"), is_translatable=True)
    assert settings.lens is Lens.SHINGLES
    page.show_comparison(corpus.compare("right", "left"))
    assert page.view.lens is Lens.SHINGLES
