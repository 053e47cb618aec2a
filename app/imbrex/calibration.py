"""Calibration: the file with what known pairs teach about the weight of evidence."""

import json
from functools import cache

import numpy as np

from imbrex import assets
from imbrex.engine.likelihood_ratio.logistic_regression import Fit
from imbrex.engine.likelihood_ratio.weight import Calibration


@cache
def calibration() -> Calibration:
    """Read the numbers that `tests/evaluation/learn_weight.py` has written."""
    values = json.loads(assets.text("weight/calibration.json"))
    shortest, longest = values["words"]
    return Calibration(
        Fit(values["intercept"], np.array(values["weights"])),
        np.array(values["covariance"]),
        values["most"],
        frozenset(values["languages"]),
        (shortest, longest),
    )
