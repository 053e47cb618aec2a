"""Same order: sentences outside all passages that follow one another as their likenesses in the other text do.

Somebody who retells a text keeps a rare word or two of each sentence, and its order. Each sentence of the one text is
either the author's own or made from a sentence of the other text, most often from the one after the last (a hidden
Markov model, read by the forward-backward algorithm). Texts on one subject, or written after one plan, share words and
a rough order; so the order counts only as far as it is better than that of the same text whose sentences change places
with near neighbours. The words of other texts of the class weigh little, and lists in alphabetical order nothing.
"""

from collections.abc import Iterable, Sequence
from itertools import pairwise

import numpy as np
from numpy.typing import NDArray

from imbrex.engine.arrays import Bools, Int64, inside, unique
from imbrex.engine.compare.seeds import members
from imbrex.engine.observer import SILENT, Observer, watched
from imbrex.engine.rewriting.rewritten_passage import Rewritten
from imbrex.engine.rewriting.sentence_similarity import UNSEEN, Float
from imbrex.engine.rewriting.sentence_words import Reading
from imbrex.values import frozen

LETTERS = 5
"""Letters of a word that are compared: endings differ after rewriting."""
CHANCE = 0.08
"""Cosine of two sentences above which one may come from the other; below, it is more likely the author's own."""
SLOPE, LEAST, MOST = 45.0, -3.0, 6.0
"""By how much the logarithm of the odds grows with the cosine, and its bounds. With 55 % of the words of a Russian
essay replaced, passages find 18 % of its borrowed sentences; with the order, 47 % are found, and 3 % of the others."""
STEPS = {-1: 0.05, 0: 0.07, 1: 0.45, 2: 0.15, 3: 0.08}
"""Odds that the next sentence comes from the source, by its distance in sentences from the last one."""
JUMP, STOP, START = 0.05, 0.15, 0.1
"""Odds that it comes from any sentence, is the author's own, and that one follows an own sentence that is not."""
NEAR = 5
"""Sentences that change places with one another: what is in a section of a common plan stays there. (6: a narrow plan
reaches 5.0.)"""
SHUFFLES = 100
AT_ONCE = 10
"""Shuffled texts whose odds are computed together; if one of them is as good as the text, the others don't matter."""
STRONG = 4.8
"""Standard deviations above the shuffled texts. Of six lives of one explorer, told in the order of his years, no two
have it; essays made from them have 6 to 9, two essays after one narrow plan 4.4 at most."""
BEYOND = 1.0
"""By how much the logarithm of the odds is above that of the best of the shuffled texts."""
FEWEST, WIDEST = 8, 500_000
"""Sentences of a text that can have an order, and pairs of sentences that are compared at most."""
LISTED = 8
"""Sentences in a row whose first words are in alphabetical order, or ascending numbers, that are a list: its order says
nothing. (By chance, one place in 40,000 begins such a row.)"""
SURE = 0.7
"""Odds from which a sentence is listed."""
FEWEST_OTHERS, MOST_OTHERS = 3, 50
"""Number of other texts. Without any, the usual order of a recipe, a law or an encyclopedia's villages is unknown."""


@frozen(eq=False)
class SameOrder:
    """Sentences that follow the order of the other text.

    Attributes:
        sentences: their numbers in the text that is read as the retelling, ascending.
        sources: for each of them the sentence of the other text that it most likely comes from.
        strength: standard deviations above the same text in another order.
    """

    sentences: Int64
    sources: Int64
    strength: float


def find_same_order(
    passages: Rewritten, background: Sequence[frozenset[str]], observer: Observer = SILENT
) -> tuple[SameOrder | None, SameOrder | None]:
    """Read the left text as a retelling of the right one, and the reverse; None where there is no order to speak of.

    Args:
        passages: of the two texts; what is inside needs no evidence.
        background: the cut words of each of some other texts (see `cut_words`).
        observer: for cancellation.
    """
    left, right = passages.left, passages.right
    if len(background) < FEWEST_OTHERS or not can_have_order(passages):
        return None, None
    likeness = _likeness(left, right, background)
    likeness[_inside(left, passages.left_first, passages.left_last) | _listed(left)] = CHANCE  # says nothing
    likeness[:, _inside(right, passages.right_first, passages.right_last) | _listed(right)] = CHANCE
    return _follows(likeness, observer), _follows(np.ascontiguousarray(likeness.T), observer)


def can_have_order(passages: Rewritten) -> bool:
    """Whether both texts have enough sentences, and not too many to compare."""
    sizes = len(passages.left.sentences), len(passages.right.sentences)
    return min(sizes) > FEWEST and sizes[0] * sizes[1] <= WIDEST


def cut_words(words: Iterable[str]) -> frozenset[str]:
    """The distinct words of a text, cut."""
    return frozenset(word[:LETTERS] for word in words)


def _follows(likeness: Float, observer: Observer) -> SameOrder | None:
    odds = np.exp(np.clip(SLOPE * (likeness - CHANCE), LEAST, MOST))
    if not (odds > 1).any():
        return None  # a text that is in passages as a whole
    orders = np.concatenate((np.arange(len(odds))[None], _shuffled(len(odds))))
    logarithms = np.zeros(0)
    for some in np.array_split(orders, SHUFFLES // AT_ONCE):
        logarithms = np.concatenate((logarithms, _total_odds(odds, some, observer)))
        if logarithms[0] < logarithms[1:].max() + BEYOND:
            return None
    actual, others = float(logarithms[0]), logarithms[1:]
    strength = (actual - float(others.mean())) / max(0.3, float(others.std()))
    if strength < STRONG:
        return None
    borrowed, sources = _posterior(odds, observer)
    sentences = np.flatnonzero((borrowed >= SURE) & (odds.max(axis=1) > 1))
    return SameOrder(sentences, sources[sentences], strength) if len(sentences) >= FEWEST // 2 else None


def _shuffled(count: int) -> Int64:
    """Orders of sentences that are the same but for near neighbours, always the same ones."""
    chance = np.random.default_rng(count)
    orders = []
    for offset in np.arange(SHUFFLES) % NEAR:
        blocks = (np.arange(count) + offset) // NEAR
        orders.append(np.lexsort((chance.random(count), blocks)))
    return np.array(orders, np.int64).reshape(SHUFFLES, count)


def _total_odds(odds: Float, orders: Int64, observer: Observer) -> Float:
    """Logarithm of the odds of all ways to make the text from the source, for each order of its sentences."""
    count = odds.shape[1]
    own, made = np.full(len(orders), 1 - START), np.full((len(orders), count), START / count)
    logarithms = np.zeros(len(orders))
    for place in watched(range(orders.shape[1]), observer, 20):
        made = made * odds[orders[:, place]]
        scale = own + made.sum(axis=1)
        logarithms += np.log(scale)
        own, made = own / scale, made / scale[:, None]
        own, made = _next(own, made)
    return logarithms


def _next(own: Float, made: Float) -> tuple[Float, Float]:
    """Odds of the next sentence before it is seen: its author's own, and from each sentence of the source."""
    total = made.sum(axis=1)
    following = np.repeat(((JUMP * total + START * own) / made.shape[1])[:, None], made.shape[1], axis=1)
    for step, chance in STEPS.items():
        low, high = max(0, step), made.shape[1] + min(0, step)
        following[:, low:high] += chance * made[:, low - step : high - step]
    return (1 - START) * own + STOP * total, following


def _posterior(odds: Float, observer: Observer) -> tuple[Float, Int64]:
    """Odds of each sentence to be made from the source, given the whole text, and the likeliest sentence of the source
    (forward-backward)."""
    count = odds.shape[1]
    own, made = np.full(1, 1 - START), np.full((1, count), START / count)
    forward = []
    for row in watched(odds, observer, 20):
        made = made * row
        scale = own + made.sum(axis=1)
        own, made = own / scale, made / scale[:, None]
        forward.append((float(own[0]), made[0]))
        own, made = _next(own, made)
    after_own, after_made = 1.0, np.ones(count)
    borrowed, sources = np.zeros(len(odds)), np.zeros(len(odds), np.int64)
    for place in watched(range(len(odds) - 1, -1, -1), observer, 20):
        own_odds, from_each = forward[place][0] * after_own, forward[place][1] * after_made
        its = float(from_each.sum())
        borrowed[place], sources[place] = its / max(1e-300, own_odds + its), int(from_each.argmax())
        after_own, after_made = _before(after_own, after_made * odds[place])
        scale = after_own + after_made.sum()
        after_own, after_made = after_own / scale, after_made / scale
    return borrowed, sources


def _before(own: float, made: Float) -> tuple[float, Float]:
    """Odds of all that follows a sentence, given where it is from; the reverse of `_next`."""
    anywhere = float(made.mean())
    following = np.full(len(made), JUMP * anywhere + STOP * own)
    for step, chance in STEPS.items():
        low, high = max(0, -step), len(made) + min(0, -step)
        following[low:high] += chance * made[low + step : high + step]
    return START * anywhere + (1 - START) * own, following


def _likeness(left: Reading, right: Reading, background: Sequence[frozenset[str]]) -> Float:
    """Cosine of each sentence of the left text with each of the right one, shape (left, right)."""
    cut: dict[str, int] = {}
    first, second = (_entries(reading, cut) for reading in (left, right))
    counts = len(left.sentences) - 1, len(right.sentences) - 1
    weight = _rarity(np.bincount(np.concatenate((first[1], second[1])), minlength=len(cut)), sum(counts))
    sightings = [cut[word] for other in background for word in other.intersection(cut)]
    having = np.bincount(np.array(sightings, np.int64), minlength=len(cut))
    weight = weight * np.log((len(background) + 1.5) / (having + 0.5)) / np.log((len(background) + 1.5) / 0.5)
    mine, its = (_units(*entries, weight, count) for entries, count in zip((first, second), counts, strict=True))
    order = np.argsort(second[1], kind="stable")
    size = np.bincount(second[1], minlength=len(cut))
    begin = np.cumsum(size) - size
    entry, offset = members(size[first[1]])
    place = order[begin[first[1]][entry] + offset]
    cell = first[0][entry] * counts[1] + second[0][place]
    cosine = np.bincount(cell, mine[entry] * its[place], counts[0] * counts[1])
    return np.asarray(cosine.reshape(counts), np.float64)


def _rarity(having: Int64, sentences: int) -> Float:
    """Rarity of each cut word among the sentences of both texts, as if there were some more."""
    return np.asarray(np.log((sentences + UNSEEN) / np.maximum(1, having)) / np.log(sentences + UNSEEN))


def _entries(reading: Reading, cut: dict[str, int]) -> tuple[Int64, Int64]:
    """The distinct cut words of each sentence, as sentence and number; new words are added to `cut`."""
    terms, place = np.unique(reading.written, return_inverse=True)
    spelled = (reading.tokens.terms[term][:LETTERS] for term in terms.tolist())
    numbers = np.array([cut.setdefault(word, len(cut)) for word in spelled], np.int64)[place]
    sentence = np.repeat(np.arange(len(reading.sentences) - 1), np.diff(reading.sentences))
    keys = unique(sentence << 32 | numbers)
    return keys >> 32, keys & 0xFFFFFFFF


def _units(sentence: Int64, number: Int64, weight: Float, count: int) -> Float:
    """Weight of each entry as a share of its sentence's length."""
    length = np.sqrt(np.bincount(sentence, weight[number] ** 2, count))
    return np.asarray(weight[number] / np.maximum(length, 1e-9)[sentence])


def _inside(reading: Reading, first: NDArray[np.int32], last: NDArray[np.int32]) -> Bools:
    """Mask of the sentences of which most words are in a passage."""
    words = np.concatenate((np.zeros(1, np.int64), np.cumsum(inside(first, last, len(reading)))))
    return np.asarray(2 * np.diff(words[reading.sentences]) >= np.diff(reading.sentences))


def _listed(reading: Reading) -> Bools:
    """Mask of the sentences in lists."""
    first = [reading.tokens.terms[term] for term in reading.written[reading.sentences[:-1]].tolist()]
    keys = [(word.isalpha(), len(word) if word.isdecimal() else 0, word) for word in first]  # "9" before "10"
    breaks = [number for number, (one, other) in enumerate(pairwise(keys), 1) if one >= other]
    listed = np.zeros(len(keys), np.bool_)
    for begin, end in pairwise([0, *breaks, len(keys)]):
        listed[begin:end] = end - begin >= LISTED
    return listed
