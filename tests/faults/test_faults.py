"""Some of the points at which saving may fail; `python tests/faults/rig.py` goes through all of them."""

import pytest

from tests.faults.rig import Rig
from tests.faults.savings import SavingSettings, WritingInPlace, savings

NAMES = ("project", "journal", "library", "deleting", "html", "json", "csv")
FEW = 6  # points of each kind


@pytest.fixture(scope="module")
def all_savings():
    return savings()


def spread(total):
    """The first, the last and some between."""
    return sorted({1 + (total - 1) * place // (FEW - 1) for place in range(FEW)})


@pytest.mark.parametrize("name", NAMES)
def test_what_is_saved_is_the_old_or_the_new_after_any_fault(all_savings, tmp_path, name):
    rig = Rig(all_savings[name], tmp_path)
    points = spread(sum(rig.points().values()))
    assert len(points) >= FEW - 1
    rig.fail_changes(points[::2], stays=False)
    rig.fail_changes(points[1::2], stays=True)
    if name in {"project", "html"}:
        assert not rig.fail_allocations(map(int, (7, 70, 300, 700)))


def test_settings_are_the_old_or_the_new_on_a_full_disk(tmp_path):
    Rig(SavingSettings(), tmp_path).limit_files((0, 1, 40, 79))


def test_the_rig_finds_a_program_that_writes_in_place(tmp_path):
    rig = Rig(WritingInPlace(), tmp_path)
    assert rig.points() == {"open": 1, "write": 1}
    with pytest.raises(KeyError):
        rig.fail_changes([2], stays=False)
