"""What people type to narrow the table of pairs down."""

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from imbrex.engine.review.review import Verdict
from imbrex.gui.overview.pairs.conditions import (
    OPERATORS,
    SHARES,
    Condition,
    Figure,
    FilterError,
    Reason,
    Vocabulary,
    number_of,
    parse,
    passing,
)
from tests.rows import each_row

RUSSIAN = Vocabulary.made({"Вложение": Figure.CONTAINMENT, "Заметка": Figure.NOTE}, {"списано": Verdict.COPIED}, ("и",))


@each_row(
    ("text", "expected"),
    [
        ("containment > 30", Condition(Figure.CONTAINMENT, ">", 30)),
        ("containment>30%", Condition(Figure.CONTAINMENT, ">", 30)),
        ("Containment ≥ 30%", Condition(Figure.CONTAINMENT, ">=", 30)),
        ("jaccard >= 5,25", Condition(Figure.JACCARD, ">=", 5.25, 2)),
        ("longest <= 20", Condition(Figure.LONGEST, "<=", 20)),
        ("passages == 3", Condition(Figure.PASSAGES, "=", 3)),
        ("shingles ≠ 3", Condition(Figure.SHINGLES, "!=", 3)),
        ("percentile > 99.5", Condition(Figure.PERCENTILE, ">", 99.5, 1)),
        ("verdict = copied", Condition(Figure.VERDICT, "=", number_of(Verdict.COPIED))),
        ("verdict != Open", Condition(Figure.VERDICT, "!=", number_of(Verdict.OPEN))),
    ],
)
def test_a_condition_is_read(text, expected):
    wanted = parse(text)
    assert wanted.conditions == (expected,)
    assert wanted.words == wanted.mistakes == ()


def test_words_and_conditions_stand_together():
    wanted = parse('anna containment > 30 and longest<20 "essay and 2" and')
    assert wanted.words == ("anna", "essay and 2")
    assert [condition.figure for condition in wanted.conditions] == [Figure.CONTAINMENT, Figure.LONGEST]


def test_and_alone_is_part_of_a_name():
    assert parse("salt and pepper").words == ("salt", "pepper", "and")


def test_words_of_another_language_are_understood_beside_the_english():
    wanted = parse("вложение > 30 и verdict = Списано containment < 90", RUSSIAN)
    assert [condition.figure for condition in wanted.conditions] == [
        Figure.CONTAINMENT,
        Figure.VERDICT,
        Figure.CONTAINMENT,
    ]
    assert wanted.words == wanted.mistakes == ()


@each_row(
    ("text", "reason"),
    [
        ("beauty > 3", Reason.UNKNOWN),
        ("> 3", Reason.UNKNOWN),
        ("containment >", Reason.UNFINISHED),
        ("containment > many", Reason.NUMBER),
        ("containment > 3,4,5", Reason.NUMBER),
        ("verdict > copied", Reason.EQUAL),
        ("verdict = guilty", Reason.VERDICT),
        ("note > late", Reason.NOTE),
        ("note =", Reason.UNFINISHED),
    ],
)
def test_a_mistake_is_told_and_the_rest_is_used(text, reason):
    wanted = parse(f"anna jaccard < 9 {text}")
    assert wanted.mistakes == (FilterError(text, reason),)
    assert wanted.words == ("anna",)
    assert wanted.conditions == (Condition(Figure.JACCARD, "<", 9),)


def test_exactly_the_limit_is_not_above_it():
    values = np.array([0.3, 0.29, 0.31], np.float32)
    assert Condition(Figure.JACCARD, ">", 30).holds(values).tolist() == [False, False, True]
    assert Condition(Figure.JACCARD, ">=", 30).holds(values).tolist() == [True, False, True]


def test_equal_is_as_exact_as_it_was_written():
    values = np.array([0.304, 0.296, 0.3052, np.nan])
    assert Condition(Figure.JACCARD, "=", 30).holds(values).tolist() == [True, True, False, False]
    assert Condition(Figure.JACCARD, "=", 30.4, 1).holds(values).tolist() == [True, False, False, False]
    assert Condition(Figure.JACCARD, "!=", 30).holds(values).tolist() == [False, False, True, False]


def test_every_word_is_in_one_of_the_names_and_every_condition_holds():
    names = ("Anna 1", "Boris", "anna 2")
    left, right = np.array([0, 0, 1], np.int32), np.array([1, 2, 2], np.int32)
    columns = {Figure.COVERAGE: np.array([0.5, 0.2, 0.3])}

    def asked(text):
        return passing(parse(text), names, left, right, columns.__getitem__, {}).tolist()

    assert asked("") == [True, True, True]
    assert asked("ANNA boris") == [True, False, True]
    assert asked("anna 2") == [False, True, True]
    assert asked("coverage > 25") == [True, False, True]
    assert asked("1 coverage > 25") == [True, False, False]
    assert asked("coverage > 25 coverage < 40") == [False, False, True]


@each_row(
    ("text", "expected"),
    [
        ("note", [True, False, True]),
        ("Заметка", [True, False, True]),
        ("note = LATE", [True, False, False]),
        ('note = "Ann was"', [True, False, False]),
        ("note != late", [False, True, True]),
        ("anna and note", [True, False, False]),
        ("note = late coverage < 25", [False, False, False]),
    ],
)
def test_notes_are_asked_for_by_what_they_say(text, expected):
    left, right = np.array([0, 0, 1], np.int32), np.array([1, 2, 2], np.int32)
    columns = {Figure.COVERAGE: np.array([0.5, 0.2, 0.3])}
    notes = {0: "Ann was late.", 2: "Twins"}
    wanted = parse(text, RUSSIAN)
    assert wanted.mistakes == ()
    assert passing(wanted, ("Anna", "Boris", "Cleo"), left, right, columns.__getitem__, notes).tolist() == expected


def test_note_in_quotes_is_part_of_a_name():
    assert parse('"note" 1').words == ("note", "1")


@given(
    st.sampled_from([figure for figure in Figure if figure not in {Figure.VERDICT, Figure.NOTE}]),
    st.sampled_from(sorted(OPERATORS)),
    st.decimals(0, 100, places=2, allow_nan=False),
    st.lists(st.floats(0, 1, width=32), max_size=20),
)
def test_conditions_mean_what_they_say(figure, sign, number, values):
    (condition,) = parse(f"{figure} {sign} {number}").conditions
    scale = 100 if figure in SHARES else 1
    plain = {">": "__gt__", ">=": "__ge__", "<": "__lt__", "<=": "__le__"}.get(OPERATORS[sign])
    holds = condition.holds(np.array(values, np.float32)).tolist()
    for value, held in zip(values, holds, strict=True):
        exact = round(scale * float(np.float32(value)), 4) if scale == 100 else value
        if plain:
            assert held == getattr(exact, plain)(float(number))


@given(st.text())
def test_no_text_is_too_strange(text):
    wanted = parse(text, RUSSIAN)
    assert all(word and word == word.casefold() for word in wanted.words)
