"""Logistic regression: from features of pairs to a likelihood ratio.

A likelihood ratio says how many times more often pairs with such features are found among related texts than among
unrelated ones. Logistic regression models its logarithm as a weighted sum of features. It is fitted to pairs of which
it is known whether they are related (`tests/evaluation/logistic_regression.py`), so that ratios mean what they say
(Brummer and du Preez 2006; Morrison 2013).
"""

import numpy as np

from imbrex.engine.arrays import Float64
from imbrex.values import frozen


@frozen(eq=False)
class Fit:
    """The weights of a logistic regression; logarithms are natural ones.

    Attributes:
        intercept: log ratio of a pair whose features are all 0.
        weights: of the features, none negative, shape (features,).
    """

    intercept: float
    weights: Float64

    def log_ratio(self, features: Float64) -> Float64:
        """The log likelihood ratio of pairs, shape (pairs,)."""
        return np.asarray(self.intercept + features @ self.weights)
