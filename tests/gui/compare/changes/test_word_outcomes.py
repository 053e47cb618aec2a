import dataclasses

import numpy as np
import pytest

from imbrex.engine.text.tokens import Fate
from imbrex.gui.compare.changes.word_outcomes import WordOutcome
from tests.gui.compare.samples import compare, tokens
from tests.rows import each_row


@pytest.fixture
def fate(qapp):
    return WordOutcome()


def told(fate, text, word):
    words = tokens(text)
    index = next(index for index in range(len(words)) if words.word(index) == word)
    return fate.describe(words, index)


def test_each_fate_has_its_sentence(fate):
    text = "the Gold of running rivers"
    assert told(fate, text, "running") == "“running” is compared as “run” (normal form)"
    assert told(fate, text, "the") == "“the” is ignored: stop word"
    assert told(fate, text, "Gold") == "“Gold” is compared as “gold” (same spelling)"
    assert told(fate, text, "rivers") == "“rivers” is compared as written"


@each_row("reason", [reason for reason in Fate if reason > Fate.DROPPED])
def test_every_reason_for_leaving_out_is_named(fate, reason):
    words = tokens("word")
    words = dataclasses.replace(words, fate=np.array([reason], np.uint8))
    name = reason.name.removeprefix("DROPPED_").replace("_", " ").lower()
    places = {
        "template": "in a template",
        "phrase": "in an excluded phrase",
        "quotation": "quoted",
        "bibliography": "in a list of references",
    }
    where = places.get(name, name)
    assert fate.describe(words, 0) == f"“word” is ignored: {where}"


def test_signs_of_a_template_in_a_word_are_left_alone(fate):
    words = tokens("word")
    document = dataclasses.replace(words.document, text="%2%1")
    words = dataclasses.replace(words, document=document, end=np.array([4], np.int32), terms=["%1"])
    words = dataclasses.replace(words, fate=np.array([Fate.STEMMED], np.uint8))
    assert fate.describe(words, 0) == "“%2%1” is compared as “%1” (stem)"


def test_a_word_in_a_passage_tells_its_shingles(fate):
    comparison = compare("one two three of four five six", "one two three four five six", [(0, 0, 6)], length=3)
    lines = fate.describe_passage(comparison, 0, False, 2)
    assert lines[0] == "Passage 1 of 1"
    assert lines[1].startswith("6 ")
    assert [line.strip() for line in lines[3:]] == ["one two three", "two three four", "three four five"]
    first = fate.describe_passage(comparison, 0, True, 0)
    assert [line.strip() for line in first[3:]] == ["one two three"]


def test_a_word_left_out_inside_a_passage_is_in_no_shingle(fate):
    comparison = compare("one two of three", "one two three", [(0, 0, 3)], length=3)
    assert len(fate.describe_passage(comparison, 0, False, 2)) == 2


def test_long_shingles_are_not_all_told(fate):
    text = " ".join(f"word{'x' * number}" for number in range(12))
    comparison = compare(text, text, [(0, 0, 12)], length=6)
    lines = fate.describe_passage(comparison, 0, False, 6)
    assert len(lines) == 2 + 1 + 3 + 1
    assert lines[-1].strip() == "and 3 more"


def test_a_word_without_end_is_cut_and_kept_on_one_line(fate):
    assert len(told(fate, "w" * 100_000, "w" * 100_000)) < 250
    words = tokens("word")
    document = dataclasses.replace(words.document, text="a\n b")
    words = dataclasses.replace(words, document=document)
    assert fate.describe(words, 0).startswith("“a b”")
