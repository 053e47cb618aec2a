"""The passage of a cluster against all windows of all its members, and known answers."""

import numpy as np
import pytest
from hypothesis import given

from imbrex.engine.overview import shared_passage
from imbrex.engine.overview.shared_passage import SharedPassage, find_shared_passage, is_common
from imbrex.engine.text.document import Span
from imbrex.engine.text.tokens import Tokens
from tests.engine.overview.words import Loaded, load, load_plain, texts
from tests.examples import examples


def shared_by(loaded: Loaded, length: int, *members: int) -> SharedPassage | None:
    return find_shared_passage(loaded.words, length, members, lambda number: loaded.tokens[number])


def holders_of_all(parts: list[list[list[str]]], length: int) -> dict[tuple[str, ...], list[int]]:
    """Who has each run of `length` words or more, in the order in which runs are met."""
    holders: dict[tuple[str, ...], list[int]] = {}
    for number, document in enumerate(parts):
        for part in document:
            for first in range(len(part)):
                for last in range(first + length, len(part) + 1):
                    mine = holders.setdefault(tuple(part[first:last]), [])
                    if number not in mine:
                        mine.append(number)
    return holders


@given(texts)
@examples(25)
def test_no_run_is_worth_more(parts: list[list[list[str]]]) -> None:
    loaded = load(parts)
    for length in (1, 2, 4):
        holders = {run: mine for run, mine in holders_of_all(parts, length).items() if len(mine) > 1}
        found = shared_by(loaded, length, *range(len(parts)))
        if not holders:
            assert found is None
            continue
        assert found is not None
        run = tuple(found.text.split())
        assert found.words == len(run) >= length
        assert list(found.members) == holders[run]
        worth = {run: (len(run) * (len(mine) - 1), len(mine)) for run, mine in holders.items()}
        assert worth[run] == max(worth.values())
        assert found.document == min(mine[0] for run, mine in holders.items() if worth[run] == max(worth.values()))
        assert loaded.tokens[found.document].document.text[found.span.start : found.span.end] == found.text


def test_a_long_passage_of_some_wins_over_a_phrase_of_all() -> None:
    loaded = load_plain("a b x c d e f g h", "a b y", "z a b", "c d e f g h a b")
    found = shared_by(loaded, 2, 0, 1, 2, 3)
    assert found == SharedPassage(0, Span(0, 3), "a b", 2, (0, 1, 2, 3))  # 2 * 3 is as much as 6 * 1, and of more
    longer = load_plain("a b x c d e f g h i", "a b y", "z a b", "c d e f g h i a b")
    found = shared_by(longer, 2, 0, 1, 2, 3)
    assert found == SharedPassage(0, Span(6, 19), "c d e f g h i", 7, (0, 3))


def test_the_first_member_that_has_it_is_quoted() -> None:
    loaded = load_plain("x y z", "q a b c", "a b c", "not asked", "r a b c")
    found = shared_by(loaded, 2, 0, 4, 2)
    assert found == SharedPassage(4, Span(2, 7), "a b c", 3, (4, 2))


def test_members_that_share_nothing_have_no_passage() -> None:
    loaded = load_plain("a b c", "d e f", "c b a a b", "")
    assert shared_by(loaded, 2, 0, 1) is None
    assert shared_by(loaded, 4, 0, 2) is None
    assert shared_by(loaded, 1, 1, 3) is None
    assert shared_by(loaded, 1) is None


def test_a_passage_does_not_cross_parts() -> None:
    loaded = load([[["a", "b"], ["c", "d", "e"]], [["a", "b", "c", "d", "e"]]])
    found = shared_by(loaded, 1, 0, 1)
    assert found is not None
    assert found.text == "c d e"


def test_texts_made_to_collide_share_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shared_passage, "mix", np.zeros_like)
    assert shared_by(load_plain("a b c", "d e f"), 2, 0, 1) is None


def test_what_most_of_the_class_has_is_passed_over_for_what_only_members_share() -> None:
    given = "write on one old ship of your choice today"
    texts = [f"{given} {rest}" for rest in ("a b c d e f", "x a b c d e", "m n", "o p", "q")]
    loaded = load_plain(*texts)

    def tokens_of(number: int) -> Tokens:
        return loaded.tokens[number]

    def found(*members: int) -> SharedPassage | None:
        return find_shared_passage(loaded.words, 2, members, tokens_of, passes_over_common=True)

    mine = found(0, 1)
    assert mine is not None
    assert (mine.text, mine.words, mine.members) == ("a b c d e", 5, (0, 1))
    assert shared_by(loaded, 2, 0, 1).words == 9  # type: ignore[union-attr]
    only = found(2, 3)
    assert only is not None
    assert only.text == given  # there is nothing else
    assert not is_common(loaded.words, 9, 5)
    assert is_common(loaded.words, 0, 12)  # runs on into a text of one's own
    assert not is_common(loaded.words, 0, 15)


def test_a_run_that_was_passed_over_is_not_met_again_and_none_crosses_texts() -> None:
    texts = ["e b a e a", "e b a", "a a c e a b"]
    loaded = load_plain(*texts)
    windows, seen = shared_passage.lay_windows(loaded.words, range(len(texts))), []
    while found := shared_passage._widest(windows, 2):
        owners, first = windows.holders(found)
        seen.append(" ".join(texts[owners[0]].split()[first : first + found.length]))
        assert len(seen[-1].split()) == found.length
        windows = windows.without(found)
    assert len(seen) == len(set(seen)) >= 2
