"""Percentages: rounded in one way, by one function."""

import re
from pathlib import Path

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PySide6.QtCore import QLocale

import imbrex
from imbrex.engine.percent import percent, points, rounded
from imbrex.gui.wording.numbers import bare_tenths, tenths
from imbrex.gui.wording.numbers import percent as whole
from imbrex.reports.wording.phrases import Phrases

BY_HAND = re.compile(
    r"100 ?\*[^{}\n]*:,?\.?\d"  # f"{100 * share:.1f}"
    r"|:,?\.\d%"  # f"{share:.1%}"
    r"|toString\([^\n]*100 ?\*"
    r"|(?<!np\.)\b(?:round|floor|int)\(100 ?\*"
)
SETTINGS = "100 * THRESHOLD"  # the default of a field, in whole percent


@pytest.mark.parametrize(
    ("fraction", "shown"),
    [
        (0.0, "0.0%"), (1e-9, "<0.1%"), (0.00049, "<0.1%"), (0.0005, "0.1%"), (0.9865, "98.7%"),
        (145 / 147, "98.6%"), (0.99949, "99.9%"), (0.9995, ">99.9%"), (1 - 1e-9, ">99.9%"), (1.0, "100.0%"),
    ],
)  # fmt: skip
def test_a_fraction_goes_to_the_nearest_tenth_and_never_looks_like_nothing_or_all(fraction, shown):
    assert percent(fraction) == shown
    assert Phrases("en").percent(fraction) == shown
    assert tenths(fraction).replace(QLocale().decimalPoint(), ".") == shown
    assert bare_tenths(fraction) == shown.removesuffix("%")


@settings(deadline=None)
@given(st.integers(0, 4000), st.integers(1, 4000), st.sampled_from([0, 1, 2]))
def test_precision_changes_no_percentage_and_none_is_far_from_the_truth(part, of, decimals):
    fraction = min(part, of) / of
    shown = rounded(fraction, decimals)
    assert rounded(float(np.float32(fraction)), decimals) == shown
    assert abs(shown.value - 100 * fraction) <= 10.0**-decimals
    assert (shown.value == 0) == (fraction == 0)
    assert (shown.value == 100) == (fraction == 1)
    assert bool(shown.bound) == (round(shown.value, 9) in {10.0**-decimals, 100 - 10.0**-decimals}) or not shown.bound


def test_without_decimals_the_rules_are_the_same():
    assert [whole(share) for share in (0, 0.004, 0.005, 0.125, 0.994, 0.996, 1)] == [
        "0%", "<1%", "1%", "13%", "99%", ">99%", "100%",
    ]  # fmt: skip
    assert [points(difference) for difference in (0.0003, -0.1234, 0.00051)] == [0.0, -12.3, 0.1]


def test_no_percentage_is_made_by_hand():
    """Figures go through `engine.percent`; settings are shown as they were typed, with `:g`."""
    root = Path(imbrex.__file__).parent
    found = [
        f"{path.relative_to(root)}: {hit[0]}"
        for path in root.rglob("*.py")
        if path.name != "percent.py"
        for hit in BY_HAND.finditer(path.read_text("utf-8").replace(SETTINGS, ""))
    ]
    assert found == []
    for example in ('f"{100 * share:.1f}%"', 'f"{share:.0%}"', 'toString(100 * share, "f", 1)', "round(100 * share)"):
        assert BY_HAND.search(example)
