"""Which rows are listed: every row is listed or in one fold, and stops are the changes among them."""

from types import SimpleNamespace

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from imbrex.engine.changes.changes import ChangeKind
from imbrex.gui.compare.changes.shown_rows import CHANGED, shown_rows
from tests.examples import examples

AWAY, UNCHANGED = ChangeKind.MOVED_AWAY, ChangeKind.UNCHANGED
KINDS = st.lists(st.sampled_from(list(ChangeKind)), max_size=30)


def changes_of(kinds):
    return SimpleNamespace(kind=np.array(kinds, np.uint8))


@examples(100)
@given(KINDS, st.frozensets(st.sampled_from([UNCHANGED, *CHANGED])), st.sets(st.integers(0, 29)))
def test_every_row_is_listed_or_folded(kinds, chosen, opened):
    rows = shown_rows(changes_of(kinds), chosen, opened)
    items = [(int(row), int(size)) for row, size in zip(rows.row, rows.size, strict=True)]
    assert items == sorted(items, key=lambda item: (item[0], -item[1]))
    covered = []
    for item, (row, size) in enumerate(items):
        if not size:
            covered.append(row)
        elif not rows.is_open(item):
            covered += range(row, row + size)
            assert row not in opened
        assert rows.item_of(row) in (item, item + 1)
    missing = set(range(len(kinds))) - set(covered)
    assert len(covered) == len(set(covered))
    assert {kinds[row] for row in missing} <= {AWAY}  # the former places of moved paragraphs that are not selected
    stops = [int(rows.row[item]) for item in rows.stops]
    assert stops == [row for row, kind in enumerate(kinds) if kind in chosen and kind is not UNCHANGED]


@examples(100)
@given(KINDS, st.frozensets(st.sampled_from([UNCHANGED, *CHANGED])))
def test_a_fold_counts_paragraphs_and_knows_whether_all_are_unchanged(kinds, chosen):
    rows = shown_rows(changes_of(kinds), chosen, ())
    for item in np.flatnonzero(rows.size).tolist():
        inside = kinds[int(rows.row[item]) : int(rows.row[item] + rows.size[item])]
        assert rows.folded(item) == (
            len([kind for kind in inside if kind is not AWAY]),
            all(kind is UNCHANGED for kind in inside),
        )
        assert not any(kind in chosen for kind in inside)
