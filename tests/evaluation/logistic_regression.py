"""Logistic regression: fits weights to pairs of which it is known whether they are related.

* If the weights of all related pairs add up to those of all unrelated ones, the odds that it models are the ratio
  itself, whatever the share of related pairs among those known.
* The sum is maximized by Newton's method. A small penalty (ridge) keeps weights finite where the pairs known can be
  told apart without a mistake.
* A feature of which copies have more must not count against a pair: those with a negative weight are left out, one at a
  time.
"""

import numpy as np

from imbrex.engine.arrays import Bools, Float64
from imbrex.engine.likelihood_ratio.logistic_regression import Fit

_ROUNDS = 60
_SMALLEST_STEP = 1e-9


def fit(features: Float64, related: Bools, counts: Float64, ridge: float = 1.0) -> Fit:
    """Fit a logistic regression.

    Args:
        features: shape (pairs, features).
        related: whether each pair is related, shape (pairs,).
        counts: how much each pair counts, apart from the number of related and unrelated ones, shape (pairs,).
        ridge: penalty on the squared weights, in pairs.
    """
    shares = _balanced(related, counts) * len(related)
    used = np.ones(features.shape[1], np.bool_)
    while True:
        found = _newton(features[:, used], related, shares, ridge)
        if not used.any() or found[1:].min() >= 0:
            weights = np.zeros(features.shape[1])
            weights[used] = found[1:]
            return Fit(float(found[0]), weights)
        used[np.flatnonzero(used)[int(np.argmin(found[1:]))]] = False


def _balanced(related: Bools, counts: Float64) -> Float64:
    """The counts, scaled so that related and unrelated pairs have half of the sum 1 each."""
    return np.asarray(np.where(related, counts / counts[related].sum(), counts / counts[~related].sum()) / 2)


def _newton(features: Float64, related: Bools, shares: Float64, ridge: float) -> Float64:
    """Intercept and weights."""
    columns = np.column_stack((np.ones(len(features)), features))
    penalty = np.diag([0.0, *[ridge] * features.shape[1]])
    found = np.zeros(columns.shape[1])
    for _ in range(_ROUNDS):
        chance = _sigmoid(columns @ found)
        slope = columns.T @ (shares * (related - chance)) - penalty @ found
        curve = (columns * (shares * chance * (1 - chance))[:, None]).T @ columns + penalty
        step = np.linalg.solve(curve + 1e-9 * np.eye(len(curve)), slope)
        found = found + step * min(1.0, 4.0 / max(1e-12, float(np.abs(step).max())))
        if np.abs(step).max() < _SMALLEST_STEP:
            break
    return found


def _sigmoid(values: Float64) -> Float64:
    return np.asarray(0.5 * (1 + np.tanh(values / 2)))


def cllr(log_ratios: Float64, related: Bools) -> float:
    """Cost of log likelihood ratios in bits (Brummer and du Preez 2006): 0 if perfect, 1 if uninformative."""
    shares = _balanced(related, np.ones(len(related)))
    wrong = np.where(related, -log_ratios, log_ratios)
    return float((shares * np.logaddexp(0, wrong)).sum() / np.log(2))
