"""Weight of evidence: ratios of pairs that were kept apart, with their cost and a Tippett plot."""

import os
import sys
from collections.abc import Iterator
from pathlib import Path

import numpy as np

from imbrex.calibration import calibration
from imbrex.engine.arrays import Float64
from imbrex.engine.likelihood_ratio.weight import Weight, ratio_of
from tests.evaluation.figures import Figure
from tests.evaluation.known_pairs import KEPT, Known, known_pairs
from tests.evaluation.logistic_regression import cllr, fit

_PLOT = 61, 20  # columns, lines
_SPAN = 3.0  # powers of ten on each side of the plot


def evaluate(folder: Path, pan_texts: Path | None, sample: int = 0) -> Iterator[Figure]:
    """Cost, misleading ratios and coverage of intervals on the pairs kept apart; `folder` holds all sets."""
    texts = pan_texts or folder / "pan13_text_alignment" / "sample10"
    known = known_pairs(folder, KEPT, os.cpu_count() or 1, texts, sample)
    yield from figures(known)


def figures(known: Known) -> Iterator[Figure]:
    """The same of known pairs."""
    found = [ratio_of(row, int(size), calibration()) for row, size in zip(known.features, known.documents, strict=True)]
    ratios = np.log([one.ratio for one in found])
    unrelated = ratios[~known.related]
    yield Figure("cllr", cllr(ratios, known.related), len(ratios), limit=True)
    for source in np.unique(known.source):
        mine = known.source == source
        yield Figure(f"cllr {source}", cllr(ratios[mine], known.related[mine]), int(mine.sum()), limit=True)
    yield Figure("unrelated above 1,000", float(np.sum(unrelated > np.log(1000) + 1e-9)), len(unrelated), limit=True)
    beyond = calibration().fit.log_ratio(known.features[~known.related])  # without the limit
    yield Figure("highest of unrelated", float(np.exp(beyond.max())), len(unrelated), limit=True)
    yield Figure("mean of unrelated", float(np.exp(unrelated).mean()), len(unrelated), limit=True)
    for ratio in (10, 100):
        above = float(np.mean(unrelated >= np.log(ratio)) * ratio)
        yield Figure(f"unrelated from {ratio}, times {ratio}", above, len(unrelated), limit=True)
    covered = _covered(known, found)
    for source in np.unique(known.source):
        mine = covered[(known.source == source) & known.related]
        yield Figure(f"related covered {source}", float(mine.mean()), len(mine))
    yield Figure("related covered", float(covered[known.related].mean()), int(known.related.sum()))
    print(tippett(ratios[known.related], unrelated), file=sys.stderr)


def _covered(known: Known, found: list[Weight]) -> Float64:
    """Whether each interval has the ratio that the pairs kept apart would teach, within the same limits."""
    limit = np.log(calibration().most)
    own = fit(known.features, known.related, known.counts).log_ratio(known.features)
    ratios = np.exp(np.clip(own, -limit, limit))
    low, high = (np.array([getattr(one, end) for one in found]) for end in ("low", "high"))
    return np.asarray((ratios >= low * (1 - 1e-9)) & (ratios <= high * (1 + 1e-9)), np.float64)


def tippett(related: Float64, unrelated: Float64) -> str:
    """A Tippett plot in text: the share of pairs with at least a ratio, of related (#) and of unrelated ones (o)."""
    columns, lines = _PLOT
    powers = np.linspace(-_SPAN, _SPAN, columns)
    rows = [[" "] * columns for _ in range(lines + 1)]
    for sign, ratios in (("#", related), ("o", unrelated)):
        for column, power in enumerate(powers):
            share = float(np.mean(ratios >= power * np.log(10) - 1e-9))
            rows[lines - round(share * lines)][column] = sign
    told = [f"{100 - 100 * number // lines:4}% |{''.join(row)}" for number, row in enumerate(rows)]
    marks = "".join(f"{10.0**power:<10g}" for power in range(-3, 4))
    return "\n".join(["share of pairs with this ratio or more: # related, o unrelated", *told, f"       {marks}"])
