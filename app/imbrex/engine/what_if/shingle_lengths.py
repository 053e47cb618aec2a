"""Shingle lengths: score of one pair by shingle length, and the suggested length.

The articles ask for a way to choose the number of words in a shingle. The answer given here: short shingles are shared
by chance, long ones are broken by every changed word; the best is the shortest length that chance hardly reaches. The
reach of chance is measured, not assumed: with the other documents, but without the text that most of them share. A
header is shared at every length and would pass for chance of any.
"""

from collections.abc import Sequence
from dataclasses import replace
from enum import StrEnum
from itertools import islice

import mmh3
import numpy as np

from imbrex.engine.arrays import Float64, UInt64
from imbrex.engine.compare.common_phrases import common_shingles, without
from imbrex.engine.compare.corpus import Corpus
from imbrex.engine.compare.shingles import common, distinct, shingles_by_length
from imbrex.engine.observer import SILENT, Observer
from imbrex.engine.options import LONGEST_SHINGLE
from imbrex.engine.percent import Percent
from imbrex.engine.text.tokens import Tokens
from imbrex.messages import NOTHING, Message, sentences
from imbrex.values import frozen

CHANCE = 0.01
"""Containment that chance may reach at the suggested length."""
LONGEST_CHANCE = 8
"""Words from which nothing is chance: if other documents still share that much, they share copied text, and no length
separates it from what this pair has copied."""
MUCH = 20
"""Words shared by most documents from which the user is advised to add them as a template."""

_MOST_OTHERS = 12
_FEWEST_OTHERS = 3


class ChanceFrom(StrEnum):
    """Basis of the chance level."""

    CLASS = "class"  # other loaded documents instead of the partner
    SHUFFLED = "shuffled"  # the partner with its words in another order


@frozen
class Curve:
    """Scores of a pair by shingle length; index i is for i + 1 words, each of shape (20,).

    Attributes:
        containment_left: share of the left text's distinct shingles that are also in the right; NaN if the left text
            has no shingle of that length.
        containment_right: the reverse.
        jaccard: share of the shingles of either that are shared; NaN if a text has none.
    """

    containment_left: Float64
    containment_right: Float64
    jaccard: Float64


@frozen
class Suggestion:
    """A shingle length (None if none can be suggested) and its reason, as a sentence."""

    length: int | None
    reason: Message


@frozen
class WhatIf:
    """Scores of a pair over all shingle lengths.

    Attributes:
        lengths: 1 to 20.
        current: the length in use.
        scores: of the pair.
        chance: scores of unrelated texts of this kind; the same shape.
        chance_from: its basis.
        others: number of other documents it was measured with.
        common: words of the pair that most of those share too: chance is measured without them.
        suggestion: suggested length, and the reason.
    """

    lengths: tuple[int, ...]
    current: int
    scores: Curve
    chance: Curve
    chance_from: ChanceFrom
    others: int
    common: int
    suggestion: Suggestion


def what_if(corpus: Corpus, left_key: str, right_key: str, observer: Observer = SILENT) -> WhatIf:
    """Compute the curves of two documents. Raises KeyError for an unknown key."""
    left, right = corpus.tokens(left_key, observer), corpus.tokens(right_key, observer)
    step = corpus.options.shingles.step
    mine, its = _sets(left, step, observer), _sets(right, step, observer)
    scores = apart = _curve(mine, its)
    others, common = _others(corpus, left_key, right_key, observer), 0
    if len(others) >= _FEWEST_OTHERS:
        shared = common_shingles(others)
        rest = without(left, shared), without(right, shared)
        common = max(len(whole.kept) - len(part.kept) for whole, part in zip((left, right), rest, strict=True))
        mine, its = (_sets(part, step, observer) for part in rest)
        apart = _curve(mine, its)
        chance = _class_level(mine, its, [_sets(without(other, shared), step, observer) for other in others])
        source = ChanceFrom.CLASS
    else:
        others = []
        mixed = (_sets(_shuffled(side), step, observer) for side in (left, right))
        chance, source = _shuffled_level(mine, its, *mixed), ChanceFrom.SHUFFLED
    return WhatIf(
        tuple(range(1, LONGEST_SHINGLE + 1)),
        corpus.options.shingles.length,
        scores,
        chance,
        source,
        len(others),
        common,
        suggest(apart, chance, common),
    )


def curve(left: Tokens, right: Tokens, step: int = 1) -> Curve:
    """Score two texts at every shingle length; shingles shorter than the step follow end to end."""
    return _curve(_sets(left, step, SILENT), _sets(right, step, SILENT))


def suggest(scores: Curve, chance: Curve, common: int = 0) -> Suggestion:
    """The shortest length at which chance stays below one per cent, if the pair still shares anything there.

    `scores` and `chance` are without the words that most of the class shares, `common` in the pair.
    """
    score, level = (_greater(one) for one in (scores, chance))
    known = np.isfinite(scores.jaccard)
    if not known.any():
        return Suggestion(None, _ONLY_COMMON if common else Message("One of the texts has no words to compare."))
    if not np.isfinite(level[known]).any():
        return Suggestion(None, Message("The texts are too short to estimate the effect of chance."))
    fits = np.flatnonzero(known & (level <= CHANCE))[:1]
    if not len(fits) or fits[0] >= LONGEST_CHANCE:
        longest = min(LONGEST_CHANCE, int(np.flatnonzero(known)[-1]) + 1)
        return Suggestion(None, _NO_BETTER.format(chance=Percent(CHANCE), longest=longest))
    best = int(fits[0])
    found = _SHORTEST
    if best:
        found = _SHORTEST_AGAINST.format(against=Percent(float(level[best - 1])), shorter=best)
    found = found.format(words=best + 1, chance=Percent(float(level[best])))
    here = Message("At this length, nothing in this pair stands out from chance.")
    if score[best] > max(CHANCE, float(level[best])):
        here = Message("At this length, the pair scores {share}.", share=Percent(float(score[best])))
    shared = _SHARED.format(words=common) if common >= MUCH else NOTHING
    return Suggestion(best + 1, sentences(found, here, shared))


_ONLY_COMMON = Message(
    "Most of the class contains all of one of these texts, so no length can be suggested. Keep the current "
    "length, or open the shared text as a template."
)
_NO_BETTER = Message(
    "Other text exceeds {chance} at every length up to {longest} word(s), so no other length is better "
    "than the current one."
)
_SHORTEST_AGAINST = Message(
    "{words} word(s): shortest shingle that chance rarely reaches ({chance}, versus {against} with {shorter} word(s))."
)
_SHORTEST = Message("{words} word(s): shortest shingle that chance rarely reaches ({chance}).")
_SHARED = Message(
    "Most of the class shares {words} word(s), which are not counted here. Open the shared text as a template."
)


def _sets(tokens: Tokens, step: int, observer: Observer) -> list[UInt64]:
    """The set of shingles of each length."""
    sets = []
    for hashes in shingles_by_length(tokens, LONGEST_SHINGLE, step):
        observer.check()
        sets.append(distinct(hashes))
    return sets


def _curve(left: Sequence[UInt64], right: Sequence[UInt64]) -> Curve:
    shared = np.array([len(common(one, other)) for one, other in zip(left, right, strict=True)], np.float64)
    lefts, rights = (np.array([len(each) or np.nan for each in side], np.float64) for side in (left, right))
    return Curve(shared / lefts, shared / rights, shared / (lefts + rights - shared))


def _others(corpus: Corpus, left_key: str, right_key: str, observer: Observer) -> list[Tokens]:
    """Some other documents in the languages of the pair: always the same, independent of loading order."""
    keys = {document.key: document for document in corpus.documents}
    languages = {keys[left_key].language, keys[right_key].language}
    texts = {keys[left_key].text, keys[right_key].text}
    fits = [key for key, one in keys.items() if one.language in languages and one.text not in texts]
    chosen = sorted(fits, key=lambda key: (mmh3.hash64(key.encode("utf-8", "surrogatepass")), key))
    texts_with_words = (tokens for tokens in (corpus.tokens(key, observer) for key in chosen) if len(tokens.kept))
    return list(islice(texts_with_words, _MOST_OTHERS))


def _class_level(left: list[UInt64], right: list[UInt64], others: Sequence[list[UInt64]]) -> Curve:
    """The lower quartile over other documents in place of either partner.

    Below the median, because in a class that copied from one source most pairs share more than by chance.
    """
    lefts, rights = [], []
    for sets in others:
        lefts.append(_curve(left, sets))
        rights.append(_curve(sets, right))
    return Curve(
        _low([one.containment_left for one in lefts]),
        _low([one.containment_right for one in rights]),
        _low([one.jaccard for one in [*lefts, *rights]]),
    )


def _low(columns: Sequence[Float64]) -> Float64:
    """The lower quartile of each length over those that reach it; NaN if none does."""
    stacked = np.sort(np.array(columns), axis=0)  # NaN last
    known = np.isfinite(stacked).sum(axis=0)
    return np.asarray(stacked[np.maximum(known - 1, 0) // 4, np.arange(stacked.shape[1])], np.float64)


def _shuffled_level(
    left: list[UInt64], right: list[UInt64], mixed_left: list[UInt64], mixed_right: list[UInt64]
) -> Curve:
    """Each text against the words of the other in another order: the effect of word choice alone."""
    against_right, against_left = _curve(left, mixed_right), _curve(mixed_left, right)
    jaccard = (against_right.jaccard + against_left.jaccard) / 2
    return Curve(against_right.containment_left, against_left.containment_right, jaccard)


def _shuffled(tokens: Tokens) -> Tokens:
    """The compared words in a shuffled but reproducible order; for their hashes only."""
    places = np.arange(len(tokens.hashes), dtype=np.uint64) * np.uint64(0x9E3779B97F4A7C15)
    places ^= places >> np.uint64(29)
    places *= np.uint64(0xBF58476D1CE4E5B9)
    return replace(tokens, hashes=tokens.hashes[np.argsort(places ^ (places >> np.uint64(32)), kind="stable")])


def _greater(one: Curve) -> Float64:
    return np.asarray(np.fmax(one.containment_left, one.containment_right), np.float64)
