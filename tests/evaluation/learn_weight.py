"""Learn the weight of evidence: python tests/evaluation/learn_weight.py CORPORA PAN_TEXTS.

Writes resources/weight/calibration.json: numbers only, no text. CORPORA holds the sets of known pairs; PAN_TEXTS is the
unpacked archive of PAN, as `run.py pan13_text_alignment --full --cache` leaves it. Only the half to learn from is read.
"""

import argparse
import json
import os
import sys
from pathlib import Path

import numpy as np

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from imbrex.engine.arrays import Float64
from imbrex.engine.likelihood_ratio.logistic_regression import Fit
from tests.evaluation.known_pairs import LEARNT, Known, known_pairs
from tests.evaluation.logistic_regression import fit

TARGET = Path(__file__).resolve().parents[2] / "resources" / "weight" / "calibration.json"
_DRAWS = 300
_SEED = 20_261_123


def learn(known: Known) -> tuple[Fit, Float64]:
    """Fit all pairs, and the covariance of the fit by drawing whole classes with replacement (bootstrap)."""
    found = fit(known.features, known.related, known.counts)
    random = np.random.default_rng(_SEED)
    groups, by_source = np.array(known.group), np.array(known.source)
    drawn = []
    for _ in range(_DRAWS):
        picked = np.zeros(len(groups))
        for source in sorted(set(known.source)):
            numbers = np.unique(groups[by_source == source])
            for number in random.choice(numbers, len(numbers)):
                picked[groups == number] += 1
        made = fit(known.features, known.related, known.counts * picked)
        drawn.append([made.intercept, *made.weights])
    return found, np.cov(np.array(drawn).T)


def supported(log_ratios: Float64) -> int:
    """The largest of 100, 200, 500, 1,000 ... that at most one of as many known unrelated pairs exceeds.

    There must be twice as many pairs. Extrapolation beyond what the known pairs show would be a guess (Vergeer et al.
    2016 on the limits of ratios).
    """
    limits = [one * 10**zeros for zeros in range(2, 7) for one in (1, 2, 5)]
    count = len(log_ratios)
    held = [most for most in limits if 2 * most <= count and np.mean(log_ratios > np.log(most)) <= 1 / most]
    return max(held, default=limits[0])


def main() -> None:
    """Learn and write."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("corpora", type=Path)
    parser.add_argument("pan_texts", type=Path)
    asked = parser.parse_args()
    known = known_pairs(asked.corpora, LEARNT, os.cpu_count() or 1, asked.pan_texts)
    write(known)


def write(known: Known) -> None:
    """Write what a half of the known pairs teaches."""
    found, covariance = learn(known)
    values = {
        "intercept": round(found.intercept, 4),
        "weights": [round(one, 4) for one in found.weights.tolist()],
        "covariance": [[round(one, 6) for one in row] for row in covariance.tolist()],
        "most": supported(found.log_ratio(known.features)[~known.related]),
        "languages": ["en", "ru"],
        "words": [int(known.words.min()), int(known.words.max())],
    }
    TARGET.parent.mkdir(exist_ok=True)
    TARGET.write_text(json.dumps(values, indent=1) + "\n", "utf-8")


if __name__ == "__main__":
    main()
