"""Near-duplicates by every index, beside the exact measure."""

import csv
import os
import random
from collections.abc import Callable
from itertools import combinations
from pathlib import Path

import numpy as np
import pytest

from imbrex.engine.compare.corpus import Corpus
from imbrex.engine.measures.context import Collection, Settings
from imbrex.engine.measures.near_duplicates import RULES, Method, NearDuplicates, find_near_duplicates
from imbrex.engine.measures.near_indexes import ALIKE, CLOSE
from imbrex.engine.measures.registry import measure_pair
from imbrex.engine.observer import Cancelled, Progress
from imbrex.engine.options import PRESETS, Options
from imbrex.engine.text.document import Document
from imbrex.engine.text.role import Role
from imbrex.languages.registry import Languages
from tests.engine.measures.conftest import made_text

OF_LINES = {Method.SIMHASH_TITLES, Method.SIMHASH_FIELDS}
"""Made texts have none of their features."""
OF_PART = OF_LINES | {Method.SIMHASH_SENTENCES, Method.SIMHASH_EDGES}
"""A changed word in the right place changes all that they see of a text."""

NASA = Path(os.environ.get("IMBREX_CORPORA") or Path(__file__).parents[4] / "shared/corpora") / "nasa_near_duplicates"
LOWEST = {Method.BLOOM: ALIKE, Method.LSA: CLOSE}
"""Indexes whose measure has no rule of its own."""
Make = Callable[..., Corpus]


def changed(text: str, words: int, seed: int) -> str:
    """The text with so many words replaced."""
    chance = random.Random(seed)
    result = text.split()
    for place in chance.sample(range(len(result)), words):
        result[place] = f"other{place}"
    return " ".join(result)


TEXTS = [made_text(300, 1), made_text(300, 2), made_text(300, 3)]
TEXTS += [changed(TEXTS[0], 2, 1), changed(TEXTS[0], 30, 2), changed(TEXTS[1], 1, 3), TEXTS[2]]


def search(corpus: Corpus, method: Method, threshold: float = 0.8, rounds: int = 4) -> NearDuplicates:
    return find_near_duplicates(Collection(corpus), corpus.report().pairs, method, threshold, rounds)


def pairs_of(found: NearDuplicates, chosen: np.ndarray) -> set[tuple[int, int]]:
    return set(zip(found.left[chosen].tolist(), found.right[chosen].tolist(), strict=True))


def test_the_lectures_rule_is_two_of_six(corpus_of: Make) -> None:
    texts = [made_text(300, seed) for seed in range(30)]
    corpus = corpus_of(*(part for seed, text in enumerate(texts) for part in (text, changed(text, 5, seed))))
    found = search(corpus, Method.SUPERSHINGLES, rounds=1)
    collection = Collection(corpus)
    agreeing = {
        (left, left + 1): round(
            6 * measure_pair(collection, str(left), str(left + 1), ("supershingles",))["supershingles"].figure
        )
        for left in range(0, 60, 2)
    }
    assert {0, 1, 2} <= set(agreeing.values())
    assert pairs_of(found, found.proposed) == {pair for pair, equal in agreeing.items() if equal}
    assert pairs_of(found, found.accepted) == {pair for pair, equal in agreeing.items() if equal >= 2}


@pytest.mark.parametrize("method", Method)
def test_pairs_and_figures_are_those_of_the_measures(method: Method, corpus_of: Make) -> None:
    corpus = corpus_of(*TEXTS)
    found = search(corpus, method, rounds=1)
    collection = Collection(corpus)
    expected, exact = set(), {}
    for left, right in combinations(range(len(TEXTS)), 2):
        values = measure_pair(collection, str(left), str(right), (method.value, "jaccard"))
        exact[left, right] = values["jaccard"].figure
        value = values[method.value]
        if value.near_duplicate or (method in LOWEST and value.figure >= LOWEST[method]):
            expected.add((left, right))
    assert pairs_of(found, found.accepted) == expected
    assert (
        pairs_of(found, found.true)
        == {pair for pair, figure in exact.items() if figure >= 0.8}
        == {
            (0, 3),
            (1, 5),
            (2, 6),
        }
    )
    for left, right, figure in zip(found.left, found.right, found.jaccard, strict=True):
        assert figure == pytest.approx(exact[left, right])
    assert (np.diff(found.jaccard) <= 0).all()


@pytest.mark.parametrize("method", Method)
def test_what_was_missed_or_refused_is_told(method: Method, corpus_of: Make) -> None:
    found = search(corpus_of(*TEXTS), method, threshold=0.3)
    assert pairs_of(found, found.true) == {(0, 3), (0, 4), (3, 4), (1, 5), (2, 6)}
    true, proposed, accepted = (pairs_of(found, column) for column in (found.true, found.proposed, found.accepted))
    assert accepted <= proposed
    assert pairs_of(found, found.missed) == true - proposed
    assert pairs_of(found, found.refused) == (true & proposed) - accepted
    assert pairs_of(found, found.true | found.proposed) == pairs_of(found, np.ones(len(found.left), np.bool_))


@pytest.mark.parametrize(("method", "most"), [(Method.BLOOM, 1), (Method.LSA, 20)])
def test_a_class_is_searched_without_missing_a_near_duplicate(method: Method, most: int, corpus_of: Make) -> None:
    """Texts of many lengths, each with a copy whose Jaccard index is between .8 and 1."""
    texts = [made_text(100 + 40 * seed, seed) for seed in range(30)]
    copies = [changed(text, len(text.split()) // 40, seed) for seed, text in enumerate(texts)]
    found = search(corpus_of(*texts, *copies), method, rounds=6)
    true = pairs_of(found, found.true)
    assert len(true) >= 25
    assert not found.missed.any()
    assert int(found.proposed.sum()) <= most * 30
    assert pairs_of(found, found.accepted) >= {pair for pair in true if pair[1] == pair[0] + 30}


RECORD = """Offer: room with a view of the garden
Rent: {rent} euros a month, heating included
Address: Lindenweg 12, second floor on the left
Contact: Maria Keller, in the evening after seven
Free from: first of October, or as agreed
Pets: a quiet cat is welcome, dogs are not
Furniture: bed, desk, wardrobe and a bookshelf"""


def test_records_that_differ_in_one_field_are_near(corpus_of: Make) -> None:
    other = "\n".join(f"{name}: {made_text(8, seed)}" for seed, name in enumerate(("Offer", "Rent", "Address", "Pets")))
    corpus = corpus_of(RECORD.format(rent=400), RECORD.format(rent=410), other, made_text(50, 3))
    found = search(corpus, Method.SIMHASH_FIELDS, rounds=16)
    assert pairs_of(found, found.proposed) == {(0, 1)}


def test_supershingles_miss_what_differs_all_over(corpus_of: Make) -> None:
    found = search(corpus_of(*TEXTS), Method.SUPERSHINGLES, threshold=0.3)
    assert {(0, 4), (3, 4)} == pairs_of(found, found.missed)


def test_more_rounds_find_more(corpus_of: Make) -> None:
    texts = [made_text(200, seed) for seed in range(25)]
    corpus = corpus_of(*texts, *(changed(text, 5, seed) for seed, text in enumerate(texts)))
    counts = [int(search(corpus, Method.MEGASHINGLES, 0.7, rounds).missed.sum()) for rounds in (1, 4, 16)]
    assert counts[0] > counts[1] > counts[2]


def test_short_and_empty_texts_take_no_part(corpus_of: Make) -> None:
    for method in Method:
        found = search(corpus_of("", "", "two words", "two words", TEXTS[0], TEXTS[0]), method)
        assert found.left_out == (0, 1, 2, 3)
        assert found.compared == 2
        assert pairs_of(found, found.accepted) == (set() if method in OF_LINES else {(4, 5)})


@pytest.mark.parametrize("texts", [(), ("one document only here",), ("", "")])
def test_nothing_to_compare_is_no_error(texts: tuple[str, ...], corpus_of: Make) -> None:
    for method in Method:
        found = search(corpus_of(*texts), method)
        assert len(found.left) == 0
        assert found.compared == sum(bool(text) for text in texts)


def test_exact_copies_without_long_words_are_found(corpus_of: Make) -> None:
    found = search(corpus_of("a b c d", "a b c d", "a b c e"), Method.LONGEST_WORDS)
    assert pairs_of(found, found.accepted) == {(0, 1)}


def test_fewer_shared_words_than_asked_for_propose_nothing(corpus_of: Make) -> None:
    corpus = corpus_of("first bicycle of all", "other bicycle of ours", "third things at last")
    pairs = corpus.report().pairs
    proposed = [
        int(find_near_duplicates(Collection(corpus, Settings(0.01, words)), pairs, Method.LONGEST_WORDS).proposed.sum())
        for words in (1, 2)
    ]
    assert proposed == [1, 0]


def test_two_archived_documents_are_no_pair(corpus_of: Make) -> None:
    corpus = corpus_of(TEXTS[0])
    corpus.add([Document(f"old {number}", "old", TEXTS[0], role=Role.ARCHIVE) for number in range(2)])
    for method in set(Method) - OF_LINES - {Method.LSA}:  # which needs four documents
        found = search(corpus, method)
        assert pairs_of(found, found.proposed) == {(0, 1), (0, 2)}


def test_bounds(corpus_of: Make) -> None:
    corpus = corpus_of(*TEXTS[:2])
    for threshold in (0, -1, 1.5, float("nan")):
        with pytest.raises(ValueError, match="threshold"):
            search(corpus, Method.SIMHASH, threshold)
    for rounds in (0, 17):
        with pytest.raises(ValueError, match="rounds"):
            search(corpus, Method.SIMHASH, rounds=rounds)
    assert set(RULES) == set(Method)


@pytest.mark.parametrize("method", Method)
def test_the_search_can_be_stopped(method: Method, corpus_of: Make) -> None:
    class Impatient:
        def __init__(self) -> None:
            self.stages: set[str] = set()

        def progress(self, progress: Progress) -> None:
            self.stages.add(progress.stage)

        def check(self) -> None:
            if "fingerprints" in self.stages:
                raise Cancelled

    corpus = corpus_of(*TEXTS)
    with pytest.raises(Cancelled):
        find_near_duplicates(Collection(corpus), corpus.report().pairs, method, observer=Impatient())


@pytest.mark.corpus
@pytest.mark.skipif(
    not NASA.is_dir(), reason="the evaluation data is neither beside the checkout nor in IMBREX_CORPORA"
)
@pytest.mark.parametrize("options", [Options(), PRESETS["verbatim"]], ids=["default", "verbatim"])
def test_the_authors_near_duplicates_are_found_by_every_index(options: Options) -> None:
    with open(NASA / "truth_pairs.tsv", encoding="utf-8", newline="") as file:
        truth = {(row["a"], row["b"]) for row in csv.DictReader(file, delimiter="\t")}
    paths = sorted(NASA.glob("file*.txt"))
    corpus = Corpus(Languages().find, options)
    corpus.add([Document(path.name, path.name, path.read_text("utf-8"), language="en") for path in paths])
    assert len(truth) >= 5
    for method in set(Method) - OF_PART:
        found = search(corpus, method)
        proposed = {(paths[left].name, paths[right].name) for left, right in pairs_of(found, found.proposed)}
        true = {(paths[left].name, paths[right].name) for left, right in pairs_of(found, found.true)}
        assert truth <= proposed, method
        assert truth == true
