"""Passages and scores against a brute-force matcher."""

from collections.abc import Callable
from dataclasses import replace

import numpy as np
import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from imbrex.engine.compare import common_shingles, seeds
from imbrex.engine.compare.common_shingles import find_common, find_shingles
from imbrex.engine.compare.comparison import Comparison, compare
from imbrex.engine.compare.corpus import Corpus
from imbrex.engine.compare.passages import find_passages
from imbrex.engine.text.document import Document, Part, PartKind, Span
from imbrex.errors import ImbrexError
from tests.engine.conftest import AS_WRITTEN, Toy, shingled
from tests.examples import examples

words = st.lists(st.sampled_from("abcde"), min_size=1, max_size=25)


def comparison(left: str | Document, right: str | Document, length: int) -> Comparison:
    corpus = Corpus(lambda _: Toy(), shingled(length))
    corpus.add([Document(k, k, text) if isinstance(text, str) else text for k, text in (("a", left), ("b", right))])
    return compare(corpus.tokens("a"), corpus.tokens("b"), length)


def maximal_runs(left: list[str], right: list[str], length: int) -> set[tuple[int, int, int]]:
    """All maximal common runs of at least `length` words: (left, right, words)."""
    found = set()
    for a in range(len(left)):
        for b in range(len(right)):
            if a and b and left[a - 1] == right[b - 1]:
                continue
            n = 0
            while a + n < len(left) and b + n < len(right) and left[a + n] == right[b + n]:
                n += 1
            if n >= length:
                found.add((a, b, n))
    return found


def longest_through_a_shingle(runs: set[tuple[int, int, int]], length: int) -> set[tuple[int, int, int]]:
    """The runs that are some shingle's longest, on either side."""
    chosen = set()
    for side in (0, 1):
        for place in range(30):
            through = [run for run in runs if run[side] <= place <= run[side] + run[2] - length]
            if through:
                chosen.add(min(through, key=lambda run: (-run[2], run[side], run[1 - side])))
    return chosen


@examples(30)
@given(words, words, st.integers(1, 5))
def test_passages_are_those_of_the_brute_force_matcher(left: list[str], right: list[str], length: int) -> None:
    assume(len(left) >= length <= len(right))
    found = comparison(" ".join(left), " ".join(right), length).passages
    runs = [(p.left_word, p.right_word, p.words) for p in found]
    assert set(runs) == longest_through_a_shingle(maximal_runs(left, right, length), length)
    assert runs == sorted(runs, key=lambda run: run[:2])
    assert len(runs) == len(set(runs))
    assert not found.bounded


@examples(30)
@given(st.lists(st.sampled_from("abc"), min_size=9, max_size=25), st.lists(st.sampled_from("abc"), min_size=9))
def test_the_passages_are_the_same_from_the_other_side(left: list[str], right: list[str]) -> None:
    one, other = (comparison(*map(" ".join, texts), 2).passages for texts in ((left, right), (right, left)))
    assert {(p.left_word, p.right_word) for p in one} == {(p.right_word, p.left_word) for p in other}


@examples(30)
@given(words, words, st.integers(1, 4))
def test_scores_are_those_of_sets(left: list[str], right: list[str], length: int) -> None:
    assume(len(left) >= length <= len(right))
    found = comparison(" ".join(left), " ".join(right), length)
    a = [tuple(left[i : i + length]) for i in range(len(left) - length + 1)]
    b = [tuple(right[i : i + length]) for i in range(len(right) - length + 1)]
    shared = set(a) & set(b)
    assert found.shared_shingles == len(shared)
    assert found.scores.containment_left == pytest.approx(len(shared) / len(set(a)))
    assert found.scores.containment_right == pytest.approx(len(shared) / len(set(b)))
    assert found.scores.jaccard == pytest.approx(len(shared) / len(set(a) | set(b)))
    assert found.scores.dice == pytest.approx(2 * sum(s in set(b) for s in a) / (len(a) + len(b)))
    covered = {i + n for i, s in enumerate(a) if s in shared for n in range(length)}
    assert found.scores.coverage_left == pytest.approx(len(covered) / len(left))
    covered = {i + n for i, s in enumerate(b) if s in shared for n in range(length)}
    assert found.scores.coverage_right == pytest.approx(len(covered) / len(right))


def test_coverage_is_of_the_compared_words_only(corpus_of: Callable[..., Corpus]) -> None:
    options = shingled(2, replace(AS_WRITTEN, drop_numbers=True))
    corpus = corpus_of("1 one two three 2", "one 1 2 3 two three four", options=options)
    scores = corpus.compare("0", "1").scores
    assert (scores.coverage_left, scores.coverage_right) == (1, 0.75)


def test_a_collision_of_hashes_makes_no_passage(corpus_of: Callable[..., Corpus]) -> None:
    corpus = corpus_of("one two three", "four five six")
    left, right = corpus.tokens("0"), corpus.tokens("1")
    assert len(find_passages(left, replace(right, hashes=left.hashes), 2)) == 0


def test_hashes_that_differ_in_their_low_bits_only_are_no_seed() -> None:
    low_bits, no_barriers = np.array([5, 6, 5, 7, 6, 5], np.uint64), np.zeros(0, np.int32)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(common_shingles, "shingle_hashes", lambda words, _: words)
        left, right = (find_shingles(some, 1, no_barriers) for some in (low_bits, low_bits[1:3]))
    assert list(zip(left.distinct, left.first, strict=False)) == [(5, 0), (6, 3), (7, 5)]
    assert left.places.tolist() == [0, 2, 5, 1, 4, 3]
    found = seeds.find_seeds(find_common(left, right))
    assert sorted(zip(found.left, found.right, strict=True)) == [(0, 1), (1, 0), (2, 1), (4, 0), (5, 1)]


@given(words, words, st.integers(1, 3))
@examples(25)
def test_bounded_work_still_covers_every_shared_shingle(left: list[str], right: list[str], length: int) -> None:
    assume(len(left) >= length <= len(right))
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(seeds, "MOST_SEEDS", 2)
        bounded = comparison(" ".join(left), " ".join(right), length)
    free = comparison(" ".join(left), " ".join(right), length)
    assert bounded.scores == free.scores
    for p in bounded.passages:
        assert left[p.left_word : p.left_word + p.words] == right[p.right_word : p.right_word + p.words]


@given(words, words, st.integers(0, 25), st.integers(0, 25))
@examples(25)
def test_bounded_work_crosses_no_part_either(left: list[str], right: list[str], cut: int, other: int) -> None:
    assume(len(left) > 1 < len(right))
    cut, other = min(cut, len(left)), min(other, len(right))
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(seeds, "MOST_SEEDS", 1)
        try:
            found = comparison(_in_two("a", left, cut), _in_two("b", right, other), 2)
        except ValueError:  # no part with a shingle
            return
    for p in found.passages:
        assert not p.left_word < cut < p.left_word + p.words
        assert not p.right_word < other < p.right_word + p.words


def _in_two(key: str, words: list[str], cut: int) -> Document:
    text = "".join(f"{word} " for word in words)
    spans = Span(0, 2 * cut), Span(2 * cut, len(text))
    return Document(key, key, text, tuple(Part(PartKind.BODY, span) for span in spans))


def test_ten_thousand_repeats_are_bounded_and_said_so() -> None:
    sentence = "the quick brown fox jumps over the lazy dog near the river bank "
    found = comparison(sentence * 10_000, sentence * 9_000, 3)
    assert found.passages.bounded
    assert found.scores.coverage_left == found.scores.coverage_right == 1
    assert len(found.passages) < 12_000


@pytest.mark.parametrize("length", [1, 2])
def test_no_passage_crosses_from_one_part_into_another(length: int) -> None:
    text = "one two\n\nthree four"
    parts = (Part(PartKind.BODY, Span(0, 8)), Part(PartKind.FOOTNOTE, Span(9, 19)))
    apart = Document("a", "a", text, parts)
    found = comparison(apart, "one two three four", length)
    assert [(p.left_word, p.right_word, p.words) for p in found.passages] == [(0, 0, 2), (2, 2, 2)]
    assert comparison(Document("a", "a", text), "one two three four", length).passages[0].words == 4


def test_places_are_in_the_original(corpus_of: Callable[..., Corpus]) -> None:
    corpus = corpus_of("😀 caf&eacute; <b>cre\u00adme</b>\r\nend.", "x CAFÉ Creme end", options=shingled(3))
    [passage] = corpus.compare("0", "1").passages
    left, right = (corpus.tokens(key).document.text for key in "01")
    assert left[passage.left.start : passage.left.end] == "caf&eacute; <b>cre\u00adme</b>\r\nend"
    assert right[passage.right.start : passage.right.end] == "CAFÉ Creme end"


def test_a_text_without_a_shingle_equals_nothing(corpus_of: Callable[..., Corpus]) -> None:
    corpus = corpus_of("one two", "one two", "", "", options=shingled(3))
    for left, right in (("0", "1"), ("2", "3"), ("0", "2")):
        with pytest.raises(ImbrexError, match=r"shingle|no word"):
            corpus.compare(left, right)
    report = corpus.report()
    assert len(report.pairs) == 0
    assert all(counted.problem for counted in report.documents)


def test_short_passages_are_left_out_on_wish(corpus_of: Callable[..., Corpus]) -> None:
    corpus = corpus_of("a b c x d e f g y", "d e f g z a b c", options=shingled(2).with_value("minimum-passage", 4))
    assert [p.words for p in corpus.compare("0", "1").passages] == [4]
