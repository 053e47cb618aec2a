"""Shared editing sessions: which pairs they connect, and which text they wrote."""

from dataclasses import replace
from itertools import combinations

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from imbrex.engine.evidence.shared_history import CONSTANTS, find_shared_sessions, shared_sessions, text_of_sessions
from imbrex.engine.text.document import Document, Span
from imbrex.engine.text.file_history import FileHistory, Written
from imbrex.engine.text.role import Role
from tests.examples import examples


def document(key: str, *sessions: int, role: Role = Role.ESSAY, author: str = "") -> Document:
    history = FileHistory(tuple(sorted(sessions)))
    return Document(key, f"{key}.docx", f"Text of {key}.", role=role, author=author, history=history)


def pairs(*documents: Document) -> dict[str, tuple[int, ...]]:
    names = [one.key for one in documents]
    return {names[one.left] + names[one.right]: one.sessions for one in find_shared_sessions(documents)}


def test_files_with_a_session_in_common_are_a_pair_even_without_a_common_word() -> None:
    documents = document("a", 7, 8, 9), document("b", 8, 9, 20), document("c", 30)
    assert pairs(*documents) == {"ab": (8, 9)}
    found = shared_sessions(documents, "b", "a")
    assert found is not None
    assert (found.left, found.right, found.sessions) == (1, 0, (8, 9))
    assert shared_sessions(documents, "a", "c") is None


def test_what_a_program_or_a_template_gave_to_many_files_connects_none() -> None:
    constant = min(CONSTANTS - {0})
    by_program = document("a", 0, constant), document("b", 0, constant)
    assert pairs(*by_program) == {}
    assert shared_sessions(by_program, "a", "b") is None
    assert pairs(document("a", 7), document("b", 7), document("t", 7, role=Role.TEMPLATE)) == {}
    # The teacher's form: more than a third of the class has its session. Two who worked together stay visible.
    class_ = [document(f"{number}", 7, 100 + number) for number in range(6)]
    class_ += [document("x", 7, 55), document("y", 7, 55), document("z", 66)]
    assert pairs(*class_) == {"xy": (55,)}


def test_three_of_a_small_class_have_a_template_in_common_and_two_do_not() -> None:
    assert pairs(*(document(name, 7) for name in "abc")) == {}
    assert pairs(document("a", 7), document("b", 7), document("c", 9)) == {"ab": (7,)}


def test_drafts_of_one_author_are_no_pair() -> None:
    first, second, other = (document(key, 7, author=who) for key, who in (("a", "Eva"), ("b", "Eva"), ("c", "")))
    rest = [document(f"{number}") for number in range(6)]
    assert set(pairs(first, second, other, *rest)) == {"ac", "bc"}
    assert shared_sessions((first, second, other, *rest), "a", "b") is None
    assert shared_sessions((first, second, other, *rest), "a", "c") is not None


def test_the_chance_of_a_common_session_grows_with_the_number_of_sessions() -> None:
    few = find_shared_sessions([document("a", 7), document("b", 7)])[0].chance
    many = find_shared_sessions([document("a", *range(7, 1007)), document("b", 7, *range(2000, 2999))])[0].chance
    assert 5e-8 < few < 7e-8
    assert 0.05 < many < 0.07


@examples(50)
@given(st.lists(st.frozensets(st.integers(1, 12), max_size=6), min_size=2, max_size=9))
def test_pairs_are_those_of_a_search_of_each_two(histories: list[frozenset[int]]) -> None:
    documents = [document(chr(97 + number), *some) for number, some in enumerate(histories)]
    most = max(2, len(documents) // 3)
    common = {session for session in range(1, 13) if sum(session in some for some in histories) > most}
    expected = {
        one.key + other.key: tuple(sorted(both))
        for one, other in combinations(documents, 2)
        if (both := set(one.history.sessions) & set(other.history.sessions) - common)
    }
    assert pairs(*documents) == expected
    for one, other in combinations(documents, 2):
        found = shared_sessions(documents, one.key, other.key)
        assert (found.sessions if found else None) == expected.get(one.key + other.key)


def test_the_text_of_a_session_is_told_by_paragraphs_and_words() -> None:
    text = "One two.\n\nThree four five.\nSix.\n"
    written = (Written(7, Span(4, 15)), Written(8, Span(15, 28)), Written(7, Span(28, 32)))
    one = replace(document("a", 7, 8), text=text, history=FileHistory((7, 8), written))
    starts = np.array([0, 4, 10, 16, 21, 27], np.int32)
    told = text_of_sessions(one, {7}, starts)
    assert [text[span.start : span.end] for span in told.paragraphs] == ["One two.", "Three four five."]
    assert told.words == 2
    assert text_of_sessions(one, {7, 8}, starts).words == 5
    assert text_of_sessions(one, {99}, starts) == text_of_sessions(document("b"), {7}, starts)
