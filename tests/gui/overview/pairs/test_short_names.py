"""Names in little room: what all of them end in is given up first."""

import pytest
from PySide6.QtGui import QFontMetrics

from imbrex.gui.overview.pairs.pair_delegates import NamesDelegate, ShortNames, shared_ending, telling_lengths
from tests.rows import each_row

NAMES = ("Лариса Мельник.docx", "Полина Шевчук.docx", "a.docx")


@each_row(
    ("names", "ending"),
    [
        (NAMES, ".docx"),
        (("Anna_17_file_Final essay.txt", "Boris_27_file_Final essay.txt"), "_file_Final essay.txt"),
        (("draft 1.txt", "draft 11.txt"), ".txt"),
        (("Text 1", "Text 11"), ""),
        (("a.txt", "b.doc"), ""),
        (("only.txt",), ""),
        ((), ""),
    ],
)
def test_the_ending_of_all_names_is_found(names, ending):
    assert shared_ending(names) == ending


@pytest.fixture
def metrics(qapp):
    return QFontMetrics(qapp.font())


def test_only_names_without_room_lose_their_ending(metrics):
    names = ("Anna Ashdown_1001_file", "Anna Berg_1002_file")
    short, room = ShortNames(names), metrics.horizontalAdvance(names[0])
    assert short.fitted(names[0], metrics, room) == names[0]
    assert short.fitted(names[0], metrics, room - 1) == "Anna Ashdown_1001…"
    assert short.fitted(names[0], metrics, metrics.horizontalAdvance("Anna Ashdown…")) == "Anna Ashdown…"


def test_what_tells_names_apart_is_kept(metrics):
    drafts = [f"{name} draft {number}" for name in ("Anna Ashdown", "Anna Berg") for number in (1, 2)]
    fitted = ShortNames(drafts).fitted(drafts[0], metrics, metrics.horizontalAdvance("Anna Ash…draft 1"))
    assert fitted.endswith("1")
    assert "…" in fitted


@pytest.mark.parametrize(
    ("names", "lengths"),
    [
        (("ab", "b", "ac"), {"ab": 2, "ac": 2, "b": 1}),
        (("a", "ab", "abc", "b"), {"a": 2, "ab": 3, "abc": 3, "b": 1}),
        (("same", "same"), {"same": 0}),
        ((), {}),
    ],
)
def test_how_much_of_a_name_tells_it_from_all_others(names, lengths):
    assert telling_lengths(names) == lengths


def test_twins_do_not_make_other_names_hard_to_read(metrics):
    names = ("Ben Carter - essay (1)", "Ben Carter - essay", "Emily Brown - essay")
    short, room = ShortNames(names), metrics.horizontalAdvance("Emily Brown…")
    assert short.fitted(names[2], metrics, room) == "Emily Brow…"
    assert short.fitted(names[0], metrics, room).endswith(")")


def test_both_names_of_a_pair_fit_and_a_short_one_leaves_its_room(qapp, metrics):
    delegate, long, wide = NamesDelegate(qapp), "Anastasia Konstantinopolskaya", metrics.horizontalAdvance
    delegate.show_names([f"{long} 1", f"{long} 2", "Li"])
    whole = f"{long} 1 ↔ {long} 2"
    assert delegate.fitted((f"{long} 1", "↔", f"{long} 2"), metrics, wide(whole)) == whole
    for width in range(80, wide(whole), 7):
        text = delegate.fitted((f"{long} 1", "→", f"{long} 2"), metrics, width)
        assert wide(text) <= width
        assert "→" in text
    assert delegate.fitted(("Li", "↔", f"{long} 1"), metrics, wide(f"Li ↔ {long} 1")) == f"Li ↔ {long} 1"
