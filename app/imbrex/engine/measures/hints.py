"""Hints: possible meanings of disagreements among the measures of a pair."""

from collections.abc import Mapping

from imbrex.engine.measures.context import Side
from imbrex.engine.measures.minhash import FUNCTIONS
from imbrex.engine.measures.value import Value
from imbrex.messages import NOTHING, Message, both

_FAR = 0.25  # difference of two fractions that needs an explanation


def hints(values: Mapping[str, Value], left: Side, right: Side) -> list[Message]:
    """Sentences on disagreements among the measures of a pair; measures without a value are skipped."""
    figures = {name: value.figure for name, value in values.items() if value.figure is not None}
    found = (
        _inside(figures),
        _reordered(figures),
        _padded(values, figures),
        _packer(figures),
        _short(values, left, right),
    )
    return [hint for hint in found if hint]


def _inside(figures: Mapping[str, float]) -> Message:
    left, right = figures.get("containment-left"), figures.get("containment-right")
    if left is None or right is None or abs(left - right) < _FAR:
        return NOTHING
    if left > right:
        return Message(
            "Much more of the left text is in the right text than the reverse, so the left text may be part "
            "of the right one. Jaccard and its estimates are low in this case; look at containment."
        )
    return Message(
        "Much more of the right text is in the left text than the reverse, so the right text may be part of "
        "the left one. Jaccard and its estimates are low in this case; look at containment."
    )


def _reordered(figures: Mapping[str, float]) -> Message:
    jaccard, bits = figures.get("jaccard"), figures.get("simhash")
    if jaccard is None or bits is None or bits > 10 or jaccard > 0.5:
        return NOTHING
    return Message(
        "The highest-weighted words are nearly the same, but few runs of words are. Words may have been "
        "reordered or replaced. Try shorter shingles."
    )


def _padded(values: Mapping[str, Value], figures: Mapping[str, float]) -> Message:
    jaccard, supers = figures.get("jaccard"), values.get("supershingles")
    if jaccard is None or supers is None or supers.near_duplicate is not False or jaccard < 0.5:
        return NOTHING
    return Message(
        "The texts share much, but not enough supershingles to be near-duplicates. At a Jaccard below about "
        "0.9, a little added text or a few changed words can cause this."
    )


def _packer(figures: Mapping[str, float]) -> Message:
    xz = figures.get("ncd-xz")
    others = [name for name in ("ncd-bzip2", "ncd-gzip") if xz is not None and figures.get(name, xz) - xz > _FAR]
    if not others:
        return NOTHING
    return Message(
        "The compression measures disagree: in texts this long, {names} can't look back far enough. Rely on xz.",
        names=both(*(name.removeprefix("ncd-") for name in others)),
    )


def _short(values: Mapping[str, Value], left: Side, right: Side) -> Message:
    if values.keys().isdisjoint(("minhash", "supershingles", "megashingles", "simhash")):
        return NOTHING
    if min(len(left.distinct), len(right.distinct)) >= FUNCTIONS:
        return NOTHING
    return Message("One text is short, so estimates are unreliable. For a few sentences, look at the longest words.")
