from imbrex.gui.compare.passages.listed_passages import kept_passage
from tests.gui.compare.samples import compare

LEFT = "alpha beta gamma delta epsilon zeta eta theta"


def test_the_passage_that_overlaps_most_on_both_sides_is_kept():
    old = compare(LEFT, LEFT, [(4, 4, 3)]).passages
    new = compare(LEFT, LEFT, [(0, 0, 2), (2, 5, 2), (5, 4, 3)]).passages
    assert kept_passage(old, 0, new) == 2


def test_a_passage_that_is_gone_is_not_replaced_by_another():
    old = compare(LEFT, LEFT, [(6, 6, 2)]).passages
    assert kept_passage(old, 0, compare(LEFT, LEFT, [(0, 6, 2)]).passages) == -1
    assert kept_passage(old, 0, compare(LEFT, LEFT, []).passages) == -1
    assert kept_passage(old, -1, old) == -1
