"""Windows of rare words: lists that were reworded and reordered, and lists that only look alike."""

import random

from imbrex.engine.rewriting.find_rewritten import find_rewritten
from imbrex.engine.rewriting.passage_places import from_bounds
from imbrex.engine.rewriting.rare_windows import GAP, RARE, find_windows
from imbrex.engine.rewriting.sentence_similarity import sentence_vectors
from tests.engine.rewriting.conftest import both_readings, two

SOUNDS = "bdfgklmnprstvz"


def name(chance):
    return "".join(chance.choice(SOUNDS) + chance.choice("aeiou") for _ in range(4))


def names(chance, count):
    return [name(chance) for _ in range(count)]


def prose(chance, sentences):
    """Sentences of words that no other text has."""
    return " ".join(f"{' '.join(names(chance, 12)).capitalize()}." for _ in range(sentences))


def entries(chance, count):
    """An address list without full stops: name, street, number, town, telephone."""
    return [[*names(chance, 2), name(chance), str(chance.randrange(100, 999)), name(chance)] for _ in range(count)]


def listed(chance, rows, rest):
    """The list with each entry among words of its own, and entries that changed places."""
    lines = []
    for place in sorted(range(len(rows)), key=lambda place: place + 6 * chance.random()):
        words = [" ".join(rows[place]), *names(chance, rest)]
        chance.shuffle(words)
        lines.append(" ".join(words))
    return "\n".join(lines)


def test_a_list_is_found_by_its_rare_words_and_to_the_word():
    chance = random.Random(5)
    rows = entries(chance, 14)
    shown = listed(chance, rows, 8), listed(chance, rows, 8)
    left = f"{prose(chance, 9)}\n\n{shown[0]}\n\n{prose(chance, 9)}"
    right = f"{prose(chance, 5)}\n\n{shown[1]}\n\n{prose(chance, 14)}"
    corpus = two(left, right)
    found = find_rewritten(corpus, "left", "right")
    assert len(found) == 1
    for text, span, given in ((left, found[0].left, shown[0]), (right, found[0].right, shown[1])):
        begin, end = text.index(given), text.index(given) + len(given)
        assert begin <= span.start < begin + 120
        assert end - 120 < span.end <= end


def test_lists_of_one_kind_with_other_entries_are_not_found():
    chance = random.Random(6)
    labels = "Name Street Telephone Town Opening hours Manager".split()
    lists = ["\n".join(f"{label} {' '.join(names(chance, 4))}" for label in labels * 3) for _ in range(2)]
    left, right = (f"{prose(chance, 6)}\n\n{text}\n\n{prose(chance, 6)}" for text in lists)
    assert len(find_rewritten(two(left, right), "left", "right")) == 0


def test_rare_words_that_lie_apart_or_are_frequent_make_no_window():
    chance = random.Random(7)
    shared = names(chance, 30)

    def spread(gap, times):
        return " ".join(" ".join([word] * times + names(chance, gap)) for word in shared)

    def windows(gap, times=1):
        vectors = sentence_vectors(*both_readings(spread(gap, times), spread(gap, times)))
        return len(find_windows(*vectors, from_bounds([], shared_quality)))

    shared_quality = sentence_vectors(*both_readings("a", "a"))[0].rarity[:0]
    assert windows(3) == 1
    assert windows(GAP + 1) == 0
    assert windows(3, RARE) == 1
    assert windows(3, RARE + 1) == 0


def test_no_window_repeats_a_passage():
    chance = random.Random(8)
    rows = entries(chance, 14)
    left, right = (f"{prose(chance, 4)}\n\n{listed(chance, rows, 4)}" for _ in range(2))
    readings = both_readings(left, right)
    vectors = sentence_vectors(*readings)
    none = from_bounds([], vectors[0].rarity[:0])
    [bounds] = find_windows(*vectors, none).bounds()
    assert len(find_windows(*vectors, from_bounds([bounds], vectors[0].rarity[:1]))) == 0
