import pytest

from imbrex.engine.disguises.findings import AS_TYPED
from imbrex.engine.options import Disguises
from imbrex.engine.text.disguise import Disguise
from imbrex.engine.text.document import Document, Part, PartKind, Span
from imbrex.engine.text.role import Role
from imbrex.engine.what_if.disguise_effect import SWITCHES, UNDONE, effects, effects_by_kind
from tests.engine.disguises.bookish import bookish_corpus

SOURCE = "before winter we walked through the garden under a golden bridge and never after summer"
COPY = "before winter we walked thrоugh the g a r d e n under a gol den bridge and never after summer"


def shingles(text):
    words = text.split()
    return {tuple(words[i : i + 3]) for i in range(len(words) - 2)}


def test_what_disguises_were_worth_is_counted_by_hand():
    corpus = bookish_corpus(COPY, SOURCE, "children something market street")
    found = effects(corpus)
    mine, its = shingles(COPY), shingles(SOURCE)
    assert found["0"].other == "1"
    assert found["0"].typed == pytest.approx(len(mine & its) / len(mine))
    assert found["0"].undone == 1
    assert found["1"] == type(found["1"])("0", pytest.approx(len(mine & its) / len(its)), 1)
    assert (found["2"].other, found["2"].typed, found["2"].undone) == ("", 0, 0)


def test_options_of_the_corpus_change_nothing_and_are_not_changed():
    corpus = bookish_corpus(COPY, SOURCE, undo=AS_TYPED)
    assert effects(corpus) == effects(bookish_corpus(COPY, SOURCE))
    assert corpus.options.disguises == AS_TYPED


def test_kinds_are_worth_what_is_lost_without_them():
    corpus = bookish_corpus(COPY, SOURCE)
    kinds = [Disguise.LOOKALIKE, Disguise.SPACED, Disguise.SPLIT, Disguise.JOINED, Disguise.PICTURE]
    worth = effects_by_kind(corpus, "0", "1", kinds)
    assert set(worth) == set(kinds) - {Disguise.PICTURE}
    assert worth[Disguise.JOINED] == 0
    for kind in (Disguise.LOOKALIKE, Disguise.SPACED, Disguise.SPLIT):
        undo = {SWITCHES[kind]: False, "numerals": True}
        corpus.set_options(bookish_corpus("", undo=Disguises(**undo)).options)
        share = corpus.compare("0", "1").scores.containment_left
        assert worth[kind] == pytest.approx(1 - share)
        assert worth[kind] > 0


def test_text_beside_the_text_is_worth_what_it_would_add():
    text = "market street window" + SOURCE
    parts = (Part(PartKind.BODY, Span(0, 20)), Part(PartKind.COMMENT, Span(20, len(text))))
    corpus = bookish_corpus(Document("0", "", text, parts=parts, language="en"), SOURCE)
    corpus.add([Document("1", "", SOURCE, language="en")])
    assert effects_by_kind(corpus, "0", "1", [Disguise.COMMENT])[Disguise.COMMENT] > 0.5


def test_templates_have_no_effect():
    corpus = bookish_corpus(COPY, SOURCE, Document("t", "", SOURCE, role=Role.TEMPLATE, language="en"))
    assert "t" not in effects(corpus)


def test_every_kind_that_can_be_undone_has_its_switch():
    # Characters as codes are read by another option, and rearranged letters by the reader of the file.
    assert set(SWITCHES) == set(Disguise) - {Disguise.PICTURE, Disguise.CODED, Disguise.REARRANGED}
    assert {getattr(UNDONE, switch) for switch in SWITCHES.values() if switch != "layers"} == {True}
