"""Weight: how much a shared thing tells, for the order in which things are listed. It is no probability.

The fewer documents have it, the more it tells (inverse document frequency): one more for each halving of the share of
documents, as many times as its kind is rare among texts that have nothing to do with one another. What stands in a
passage of the two counts half: the passage tells it already, while what stands outside is what rewriting has left.
"""

from collections.abc import Mapping
from math import log2

from imbrex.engine.evidence.item import Kind

KINDS: Mapping[Kind, float] = {
    Kind.MISSPELLING: 3.0,
    Kind.RARE_WORD: 1.0,
    Kind.NAME: 2.0,
    Kind.NUMBER: 3.0,
    Kind.ADDRESS: 3.0,
}
"""By how rarely two unrelated texts of a class share any: rare words in one pair of seven, names in one of 50,
misspellings in one of 250, numbers in one of 500, addresses in none of 1,000 (five sets of English, Ukrainian and
Russian texts of 200 to 1,000 words, 200 pairs each). As logarithms that is 3 : 6 : 8 : 9; a little is taken off names
and misspellings, of which each person has favourites."""
INSIDE = 0.5


def weight(kind: Kind, others: int, crowd: int, *, outside: bool) -> float:
    """The weight of what `others` of a crowd of so many documents have too."""
    rarity = log2(1 + (crowd + 1) / (others + 1))
    return KINDS[kind] * rarity * (1.0 if outside else INSIDE)
