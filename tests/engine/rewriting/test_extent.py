import numpy as np
import pytest

from imbrex.engine.rewriting.borrowed_sentences import borrowed_sentences, borrowed_words
from imbrex.engine.rewriting.extent import extent_of
from imbrex.engine.rewriting.rewritten_passage import Change
from tests.engine.rewriting.texts import ALL, ENGLISH, FILLER


@pytest.mark.parametrize("code", ALL)
def test_a_copied_text_is_a_copy_on_the_whole(rewritten, code):
    text = ALL[code]
    extent = extent_of(rewritten(text.original, f"{FILLER[code]}{text.original}", code))
    assert (extent.covered, extent.borrowed, extent.kept, extent.phrases, extent.long_phrases) == (1, 1, 1, 1, 1)
    assert extent.change is Change.IDENTICAL
    assert (extent.label, extent.same) == ("copied", False)  # the other text has more than this
    same = extent_of(rewritten(text.original, text.original, code))
    assert (same.label, same.same) == ("identical", True)


def test_a_text_with_a_copied_part_is_not_identical(rewritten):
    extent = extent_of(rewritten(f"{ENGLISH.original} {ENGLISH.before}", f"{FILLER['en']}{ENGLISH.original}"))
    assert extent.change is Change.IDENTICAL
    assert 0.4 < extent.covered < 0.9
    assert extent.label == "copied"


def test_a_rewritten_text_is_no_copy(rewritten):
    extent = extent_of(rewritten(ENGLISH.changed, f"{FILLER['en']}{ENGLISH.original}"))
    assert extent.covered == 1
    assert extent.kept < 0.8
    assert extent.change in {Change.LIGHTLY_EDITED, Change.HEAVILY_EDITED}


def test_a_lightly_changed_text_is_a_light_revision(rewritten):
    changed = ENGLISH.original.replace("polished", "wiped").replace("believed", "thought").replace("fog", "mist")
    changed = changed.replace("boats", "ships").replace("twelfth", "last").replace("vinegar", "water")
    extent = extent_of(rewritten(changed, f"{FILLER['en']}{ENGLISH.original}"))
    assert extent.change is Change.LIGHTLY_EDITED


def test_moving_sentences_around_makes_no_light_edit_heavy(rewritten):
    changed = ENGLISH.original.replace("polished", "wiped").replace("believed", "thought").replace("fog", "mist")
    moved = " ".join(f"{one.rstrip('.')}." for one in reversed(changed.split(". ")))
    assert extent_of(rewritten(moved, f"{FILLER['en']}{ENGLISH.original}")).change is Change.LIGHTLY_EDITED


def test_own_text_around_a_light_edit_makes_it_no_heavy_one(rewritten):
    changed = ENGLISH.original.replace("polished", "wiped").replace("believed", "thought").replace("fog", "mist")
    changed = changed.replace("boats", "ships").replace("twelfth", "last").replace("vinegar", "water")
    extent = extent_of(rewritten(f"{ENGLISH.before}{changed}", f"{FILLER['en']}{ENGLISH.original}"))
    assert extent.change is Change.LIGHTLY_EDITED


def test_one_s_own_text_is_not_taken_from_another(rewritten):
    extent = extent_of(rewritten(f"{ENGLISH.before}{ENGLISH.after}", f"{FILLER['en']}{ENGLISH.original}"))
    assert (extent.covered, extent.borrowed, extent.kept, extent.phrases) == (0, 0, 0, 0)
    assert extent.change is None
    assert extent_of(rewritten("", "")).change is None


def test_phrases_are_counted_word_by_word(rewritten):
    shared = "the grey cat slept on the mat"
    extent = extent_of(rewritten(f"Yesterday {shared} again today", f"Nobody knew that {shared}"))
    assert extent.phrases == pytest.approx(7 / 10)
    assert extent.long_phrases == 0


def test_own_sentences_between_borrowed_ones_are_told_apart(rewritten):
    first, second, third = ENGLISH.changed.split(". ")
    own = "Purple umbrellas dry slowly beside crooked chimneys"
    found = rewritten(f"{first}. {second}. {own}. {third}", f"{FILLER['en']}{ENGLISH.original}")
    assert len(found) == 1
    assert borrowed_sentences(found).tolist() == [True, True, False, True]
    words = borrowed_words(found)
    assert not words[found.left.sentences[2] : found.left.sentences[3]].any()
    assert np.count_nonzero(words) > 0.7 * (len(found.left) - 7)


def test_a_text_without_passages_borrows_nothing(rewritten):
    found = rewritten(ENGLISH.before, ENGLISH.after)
    assert not borrowed_sentences(found).any()
    assert len(borrowed_sentences(found)) == 4
