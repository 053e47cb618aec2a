"""The words of each passage by their class."""

import numpy as np

from imbrex.engine.attribution.taken_passages import find_taken
from imbrex.engine.shares.find_classes import find_classes, passage_classes
from imbrex.engine.shares.shares import WordClass
from tests.engine.rewriting.texts import ENGLISH, FILLER
from tests.engine.shares.test_find_classes import corpus_of
from tests.rows import each_row


@each_row(
    ("copied", "kind"),
    [
        (ENGLISH.original, WordClass.VERBATIM),
        (ENGLISH.changed, WordClass.REWORDED),
        (f"As Smith (2010, p. 3) writes: “{ENGLISH.original}”", WordClass.EXCLUDED),
    ],
)
def test_a_passage_has_the_kind_of_most_of_its_words(copied, kind):
    corpus = corpus_of(f"{FILLER['en']}{ENGLISH.original}", f"{ENGLISH.before}{copied}{ENGLISH.after}")
    taken = find_taken(corpus, "left", "right")
    passages, classes = taken[0].passages, find_classes(corpus, "left", "right", taken=taken)
    found = passage_classes(passages, corpus.tokens("left"), corpus.tokens("right"), classes)
    assert found.right_kinds.tolist() == [kind]
    assert np.array_equal(found.left.sum(axis=0), passages.left_last - passages.left_first)
    assert np.array_equal(found.right.sum(axis=0), passages.right_last - passages.right_first)
    assert found.left_matched.sum() == classes.left.shares.headline_words > 0
    assert found.right_matched.sum() == classes.right.shares.headline_words
