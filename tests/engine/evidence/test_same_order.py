"""Same order: a retold text gives itself away by its order, and texts made after one plan or pattern don't."""

import random

import pytest

from imbrex.engine.evidence.item import Clue
from tests.engine.evidence.patterns import LAW, RECIPE, SERIES, retold, reworded, sentences, story, words


def series(chance, pattern):
    """A text after a pattern: most words of each sentence are the same, a few are its own."""
    return [[*row[:3], *words(chance, 6)] for row in pattern]


def planned(chance, plan):
    """An essay after a teacher's plan: sections with their headings and subjects in one order, and own sentences."""
    return [
        row
        for heading, subjects in plan
        for row in ([*heading, "heading"], *([*chance.sample(subjects, 4), *words(chance, 7)] for _ in range(7)))
    ]


@pytest.fixture
def order_hints_of(evidence):
    def look(left, right, others):
        hints = evidence(left, right, others=others).hints
        return [hint for hint in hints if hint.clue is Clue.SAME_ORDER]

    return look


@pytest.fixture
def order_hints(order_hints_of):
    return lambda left, right, others: order_hints_of(sentences(left), sentences(right), list(map(sentences, others)))


def test_a_retold_text_follows_the_same_order(order_hints):
    chance = random.Random(1)
    source, others = story(chance), [story(chance, 9) for _ in range(3)]
    made = retold(chance, source)
    (hint,) = order_hints(made + story(chance, 8), source, others)
    assert 26 <= len(hint.places) <= 34
    assert [place.start for place in hint.places] == sorted(place.start for place in hint.places)
    ends = [sentences(source[: place + 1]) for place in range(len(source))]  # the source up to each of its sentences
    came_from = [
        next(number for number, text in enumerate(ends) if origin.start < len(text)) for origin in hint.origins
    ]
    retold_numbers = [sentences(made)[: place.start].count(".") for place in hint.places]
    right = sum(made == source for made, source in zip(retold_numbers, came_from, strict=True))
    assert right >= 0.9 * len(hint.places)
    shuffled = chance.sample(made, len(made))
    assert not order_hints(shuffled, source, others)  # the same words, and no order
    assert not order_hints(made, source, others[:2])  # nobody knows what others write in this order


def test_a_plan_a_pattern_and_a_recipe_of_all_are_no_order(order_hints):
    chance = random.Random(2)
    plan = [(words(chance, 3), words(chance, 8)) for _ in range(5)]
    essays = [planned(chance, plan) for _ in range(5)]
    pattern = story(chance, 24)
    villages = [series(chance, pattern) for _ in range(6)]
    for left, right, *others in (essays, villages):
        assert not order_hints(left, right, others)


def test_a_plan_that_only_the_two_have_is_no_order(order_hints):
    chance = random.Random(3)
    plan = [(words(chance, 3), words(chance, 8)) for _ in range(5)]
    others = [story(chance, 9) for _ in range(3)]
    assert not order_hints(planned(chance, plan), planned(chance, plan), others)


def test_what_all_of_a_kind_tell_in_one_order_is_no_order(order_hints_of):
    alarms = 0
    for seed, pattern in enumerate((SERIES, RECIPE, LAW)):
        chance = random.Random(seed)
        left, right, *others = (reworded(chance, pattern) for _ in range(6))
        assert not order_hints_of(left, right, others), pattern[0]
        alarms += len(order_hints_of(left, right, [sentences(story(chance, 20)) for _ in range(4)]))
    assert alarms  # it is the others of the kind that tell


def listed(chance, names):
    """A list with most of the names, and own words."""
    return [[*name, *words(chance, 6)] for name in names if chance.random() < 0.95]


def test_an_alphabetical_or_numbered_list_is_no_order(order_hints):
    chance = random.Random(4)
    others = [story(chance, 9) for _ in range(3)]
    names = [words(chance, 2) for _ in range(24)]
    ascending = sorted(names)
    numbered = [[str(number), *name] for number, name in enumerate(names, 95)]
    for kind in (ascending, numbered):
        assert not order_hints(listed(chance, kind), listed(chance, kind), others)
    assert order_hints(listed(chance, names), listed(chance, names), others)  # nobody else would sort them so
    source = story(chance)
    both = [retold(chance, source) + listed(chance, ascending), source + listed(chance, ascending)]
    (hint,) = order_hints(*both, others)
    assert 26 <= len(hint.places) <= 32  # a list beside a retold text hides nothing, and adds nothing
