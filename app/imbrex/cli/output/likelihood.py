"""Likelihood: the weight of a pair as a sentence and as an object."""

from imbrex.engine.likelihood_ratio.weight import NoWeight, Weight

_WHY = {
    NoWeight.TOO_FEW: "the class has too few documents in this language.",
    NoWeight.LANGUAGE: "ratios are calibrated on pairs of English and of Russian texts only.",
    NoWeight.LENGTH: "a text is much shorter or longer than the others of the class, or than those of known pairs.",
    NoWeight.SAME_AUTHOR: "both texts are by the same author.",
    NoWeight.TEMPLATE: "one of the texts is a template.",
}


def ratio_told(weight: Weight) -> str:
    """One sentence."""
    if weight.reason is not None:
        return f"Can't determine how many unrelated pairs share as much: {_WHY[weight.reason]}"
    if weight.one_in == 1:
        return "Unrelated pairs of this class often share as much."
    if weight.at_limit:
        return f"Fewer than 1 in {weight.one_in:,} unrelated pairs of this class share as much."
    interval = f"90%: 1 in {weight.low_in:,} to 1 in {weight.high_in:,}"
    return f"About 1 in {weight.one_in:,} unrelated pairs of this class shares as much ({interval})."
