"""The class of each word of a pair: exactly one, whatever the order of the pair."""

import os
import random
from itertools import pairwise
from pathlib import Path

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from imbrex.engine.compare.corpus import Corpus
from imbrex.engine.compare.passages import find_passages
from imbrex.engine.options import Exclusions, Options, WhatCounts
from imbrex.engine.shares import shared_runs
from imbrex.engine.shares.find_classes import exact_classes, find_classes
from imbrex.engine.shares.shares import Percents, Reason, WordClass
from imbrex.engine.text.document import Document
from imbrex.engine.text.role import Role
from imbrex.languages.registry import Languages
from tests.engine.rewriting.texts import ENGLISH, FILLER, RUSSIAN
from tests.examples import examples
from tests.rows import each_row

ANSWERS = Path(os.environ.get("IMBREX_CORPORA") or Path(__file__).parents[4] / "shared/corpora") / "clough_stevenson"
LANGUAGES = Languages()
VERBATIM, REWORDED = WordClass.VERBATIM, WordClass.REWORDED
EXCLUDED, ONLY_HERE = WordClass.EXCLUDED, WordClass.ONLY_HERE
MINE = "Copper prices rose sharply during the spring, and miners negotiated shorter shifts underground."
SHEET = "Describe in your own words how a town of your choice lost its harbour, and name at least three causes."


def corpus_of(left, right, *others, options=None, code="en", **values):
    corpus = Corpus(LANGUAGES.find, options or Options())
    documents = [Document(key, key, text, language=code, **values) for key, text in (("left", left), ("right", right))]
    corpus.add([*documents, *others])
    return corpus


def exact(corpus):
    left, right = corpus.tokens("left"), corpus.tokens("right")
    return exact_classes(left, right, find_passages(left, right, corpus.options.shingles.length))


def class_of(corpus, words, text, key="right"):
    """The classes of the words of a part of a text, each once."""
    tokens = corpus.tokens(key)
    start = tokens.document.text.index(text)
    chosen = (tokens.start >= start) & (tokens.end <= start + len(text))
    assert chosen.any()
    return {WordClass(kind) for kind in words.classes[chosen].tolist()}


def only(corpus, words, text, key="right"):
    """The one class of all words of a part of a text."""
    (found,) = class_of(corpus, words, text, key)
    return found


@each_row(
    "text",
    [
        f"{ENGLISH.before}{ENGLISH.original}",
        "To be, or not to be",  # function words only: no shingle at all
        "One.",
        "Lists\n\nof\n\nshort\n\nlines\n\nin\n\nwhich\n\nno\n\nshingle\n\nfits",
        "the wave and the wave and the wave " * 40,
    ],
)
def test_identical_texts_are_verbatim_to_the_last_word(text):
    found = find_classes(corpus_of(text, text), "left", "right")
    for side in (found.left, found.right):
        assert side.shares.percents() == Percents(100, 0, 0, 0)
        assert side.shares.headline == 1.0


def test_texts_without_words_or_with_other_ones_share_nothing():
    for one, other in (("", ""), ("", MINE), (MINE, FILLER["en"])):
        found = find_classes(corpus_of(one, other), "left", "right")
        assert found.left.shares.percents() == found.right.shares.percents() == Percents(0, 0, 0, 100)


def test_headings_and_function_words_beside_a_run_belong_to_it():
    copied = f"The end\n\nAnd the {MINE}\n\nOf it all"
    corpus = corpus_of(f"{FILLER['en']}\n\n{copied}", f"{copied}\n\n{ENGLISH.after}")
    found = exact(corpus)
    assert only(corpus, found.right, copied) is only(corpus, found.left, copied, "left") is VERBATIM
    assert only(corpus, found.right, ENGLISH.after) is ONLY_HERE


def test_a_run_grows_only_so_far(monkeypatch):
    monkeypatch.setattr(shared_runs, "FARTHEST", 3)
    corpus = corpus_of(f"{MINE} Of the and in on at. Done", f"{MINE} Of the and in on at. Gone")
    found = exact(corpus)
    assert only(corpus, found.right, "Of the and") is VERBATIM
    assert only(corpus, found.right, "in on at. Gone") is ONLY_HERE


def test_a_run_includes_the_function_words_between_its_words():
    left, right = "Copper prices rose sharply underground", "Copper prices rose so sharply and in the underground"
    corpus = corpus_of(f"{left}. Nothing else.", f"{right}. What a pity!")
    assert only(corpus, exact(corpus).right, right) is VERBATIM


def test_changed_words_of_a_passage_are_reworded_and_new_ones_are_only_here():
    new = "a completely unrelated aside about parliament taxing imported sugar"
    changed = ENGLISH.original.replace("fishing boats", "small ships").replace(
        "with vinegar and a linen rag", f"with vinegar, {new}, and a linen rag"
    )
    corpus = corpus_of(f"{FILLER['en']} {ENGLISH.original}", f"{ENGLISH.before}{changed}")
    found = find_classes(corpus, "left", "right")
    assert only(corpus, found.right, "small ships") is REWORDED
    assert only(corpus, found.left, "fishing boats", "left") is REWORDED
    assert only(corpus, found.right, "unrelated aside about parliament taxing imported sugar") is ONLY_HERE
    assert only(corpus, found.right, "with vinegar") is VERBATIM
    assert only(corpus, found.right, ENGLISH.before) is ONLY_HERE


def test_a_paragraph_without_counterpart_inside_a_passage_is_only_here():
    sentences = ENGLISH.original.split(". ")
    new = "Here the parliament debated taxes on sugar while farmers planted beets behind the barracks of the town."
    text = f"{sentences[0]}. {sentences[1]}. {new} {sentences[2]}"
    corpus = corpus_of(ENGLISH.original, text)
    found = find_classes(corpus, "left", "right")
    assert only(corpus, found.right, new) is ONLY_HERE
    assert found.right.shares.headline < 1
    assert found.left.shares.headline == 1


@pytest.mark.corpus
def test_a_pair_whose_passages_enclose_everything_is_not_all_shared():
    if not ANSWERS.is_dir():
        pytest.skip("the evaluation data is neither beside the checkout nor in IMBREX_CORPORA")
    left, right = (
        (ANSWERS / name).read_bytes()[:1500].decode("utf-8", "ignore") for name in ("g0pD_taska.txt", "orig_taska.txt")
    )
    corpus = corpus_of(left, right)
    found = find_classes(corpus, "left", "right")
    assert only(corpus, found.right, "economy (less information needs to be stored about each specific") is ONLY_HERE
    assert only(corpus, found.left, "overriding one or more methods exposed by ancestor", "left") is ONLY_HERE
    assert 0.6 < found.right.shares.headline < 0.7
    assert 0.75 < found.left.shares.headline < 0.85


def test_template_text_is_excluded_with_its_reason():
    template = Document("sheet", "sheet", SHEET, language="en", role=Role.TEMPLATE)
    corpus = corpus_of(f"{SHEET}\n\n{MINE}", f"{SHEET}\n\n{MINE}", template)
    found = find_classes(corpus, "left", "right")
    assert found.right.excluded_for(Reason.TEMPLATE) == found.right.shares.excluded_words > 10
    assert only(corpus, found.right, "words how a town of your choice lost") is EXCLUDED
    assert only(corpus, found.right, MINE) is VERBATIM


def test_only_cited_quotations_are_excluded_unless_the_options_say_otherwise():
    source = f"{FILLER['en']}{ENGLISH.original}"
    quoted = f"{ENGLISH.before}As Smith (2010, p. 3) writes: “{ENGLISH.original}”{ENGLISH.after}"
    corpus = corpus_of(source, quoted)
    found = find_classes(corpus, "left", "right")
    assert only(corpus, found.right, ENGLISH.original) is EXCLUDED
    assert found.right.excluded_for(Reason.QUOTED) == found.right.shares.excluded_words
    # Every word inside quotation marks, if they are excluded from any comparison
    without = corpus_of(source, quoted, options=Options(exclusions=Exclusions(quotations=True)))
    found = find_classes(without, "left", "right")
    assert only(without, found.right, "keeper counted eleven fishing boats") is EXCLUDED
    counted = corpus_of(source, quoted, options=Options(attribution=WhatCounts(cited_and_quoted=True)))
    assert only(counted, find_classes(counted, "left", "right").right, ENGLISH.original) is VERBATIM
    marks = corpus_of(source, quoted.replace("As Smith (2010, p. 3) writes: ", ""))
    assert only(marks, find_classes(marks, "left", "right").right, ENGLISH.original) is VERBATIM


def test_a_cited_quotation_inside_a_long_copy_is_excluded_and_the_rest_of_the_copy_is_not():
    quotation, rest = f"{SHEET} {MINE}", FILLER["en"].strip()
    source = f"{ENGLISH.original} {quotation} {rest}"
    quoted = f"{ENGLISH.original} “{quotation}” (Smith, 2010, p. 3). {rest}"
    for corpus, key in ((corpus_of(source, quoted), "right"), (corpus_of(quoted, source), "left")):
        words = getattr(find_classes(corpus, "left", "right"), key)
        assert only(corpus, words, quotation, key) is EXCLUDED
        assert only(corpus, words, ENGLISH.original, key) is VERBATIM
        assert VERBATIM in class_of(corpus, words, rest, key)


def test_short_runs_outside_of_passages_are_quoted_and_listed_too():
    phrase = "eleven fishing boats returning through heavy fog"
    entry = "Smith, J. (2010). Lighthouses of the northern capes. Oxford: Clarendon Press."
    source = f"{FILLER['en']} {phrase}.\n\nReferences\n\n{entry}"
    text = f"{ENGLISH.before}As Smith (2010) says, “{phrase}”.{ENGLISH.after}\n\nReferences\n\n{entry}"
    corpus = corpus_of(source, text)
    found = find_classes(corpus, "left", "right")
    assert only(corpus, found.right, phrase) is EXCLUDED
    assert only(corpus, found.left, phrase, "left") is VERBATIM  # nobody is cited there
    assert found.right.excluded_for(Reason.QUOTED) == 7
    assert found.right.excluded_for(Reason.BIBLIOGRAPHY) > 5
    assert found.right.shares.headline == 0


def test_own_work_and_uncounted_kinds_are_excluded():
    corpus = corpus_of(f"{ENGLISH.original} {MINE}", f"{FILLER['en']} {ENGLISH.original}", author="Ann")
    found = find_classes(corpus, "left", "right")
    assert only(corpus, found.right, ENGLISH.original) is EXCLUDED
    assert found.right.excluded_for(Reason.OWN_WORK) == found.right.shares.excluded_words > 0
    uncounted = Options(attribution=WhatCounts(not_cited=False))
    corpus = corpus_of(f"{ENGLISH.original} {MINE}", f"{FILLER['en']} {ENGLISH.original}", options=uncounted)
    found = find_classes(corpus, "left", "right")
    assert found.right.excluded_for(Reason.NOT_COUNTED) == found.right.shares.excluded_words > 0


def swapped(classes):
    return classes.right, classes.left


def same(one, other):
    return all(
        np.array_equal(mine.classes, its.classes) and np.array_equal(mine.reasons, its.reasons)
        for mine, its in zip(one, other, strict=True)
    )


def rewritten_texts(seed):
    """Two texts that share sentences: copied, with words exchanged, moved or twice."""
    rng = random.Random(seed)
    words = [
        f"{first}{second}" for first in ("lar", "men", "tov", "sil", "ran") for second in ("do", "ka", "bel", "nu")
    ]
    words += ["the", "of", "and", "in"] * 3
    sentences = [" ".join(rng.choices(words, k=rng.randint(6, 14))).capitalize() + "." for _ in range(25)]
    other = [
        " ".join(rng.choice(words) if rng.random() < 0.2 else word for word in sentence.split(" "))
        for sentence in rng.sample(sentences, 8)
    ]
    rest = [" ".join(rng.choices(words, k=8)).capitalize() + "." for _ in range(8)]
    other += rest + rng.sample(sentences, 4)
    rng.shuffle(other)
    return " ".join(sentences), " ".join(other)


@pytest.mark.parametrize("seed", range(6))
def test_the_order_of_a_pair_changes_nothing(seed):
    left, right = rewritten_texts(seed)
    found = find_classes(corpus_of(left, right), "left", "right")
    assert same((found.left, found.right), swapped(find_classes(corpus_of(right, left), "left", "right")))
    assert found.left.shares.headline > 0.1


@pytest.mark.parametrize("text", [ENGLISH, RUSSIAN], ids=["English", "Russian"])
def test_exact_classes_are_those_of_the_full_search_without_what_is_reworded(text):
    code = "en" if text is ENGLISH else "ru"
    corpus = corpus_of(f"{text.original} {text.before}", f"{text.changed} {text.after} {text.before}", code=code)
    quick, full = exact(corpus), find_classes(corpus, "left", "right")
    for before, after in ((quick.left, full.left), (quick.right, full.right)):
        assert np.array_equal(before.classes == VERBATIM, after.classes == VERBATIM)
        assert before.shares.reworded_words == 0 < after.shares.reworded_words


@examples(40, deadline=None)
@given(st.integers(0, 10**9))
def test_random_pairs_have_one_class_a_word_in_either_order(seed):
    rng = random.Random(seed)
    words = ["the", "a", "of", "wave", "stone", "harbour", "lamp", "keeper", "fog"]
    texts = [
        ".\n\n".join(" ".join(rng.choices(words, k=rng.randrange(1, 9))) for _ in range(rng.randrange(6)))
        for _ in range(2)
    ]
    corpus = corpus_of(*texts)
    found = exact(corpus)
    for key, side in (("left", found.left), ("right", found.right)):
        assert len(side) == side.shares.words == len(corpus.tokens(key))
        assert sum(side.shares.percents()) == 100
    assert same((found.left, found.right), swapped(exact(corpus_of(*texts[::-1]))))
    assert_explained(corpus, found)


def assert_explained(corpus, found):
    """Each verbatim content word is inside three compared words in a row that the other text has too."""
    sides = {"left": found.left, "right": found.right}
    parts = {}
    for key in sides:
        tokens = corpus.tokens(key)
        terms = [tokens.canonical(index) for index in tokens.kept.tolist()]
        borders = [0, *tokens.barriers.tolist(), len(terms)]
        parts[key] = [terms[a:b] for a, b in pairwise(borders)]
    for key, other in (("left", "right"), ("right", "left")):
        shared = {tuple(part[i : i + 3]) for part in parts[other] for i in range(len(part) - 2)}
        expected = []
        for part in parts[key]:
            inside = [False] * len(part)
            for i in range(len(part) - 2):
                if tuple(part[i : i + 3]) in shared:
                    inside[i : i + 3] = [True] * 3
            expected += inside
        got = sides[key].classes[corpus.tokens(key).kept] == VERBATIM
        # Growth may add words of short parts beside a run, and takes none away.
        assert all(mine or not its for mine, its in zip(got.tolist(), expected, strict=True))
