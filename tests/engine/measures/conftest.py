"""What the tests of measures share: two texts as a context, and texts of made words."""

import random
from collections.abc import Callable

import numpy as np
import pytest

from imbrex.engine.arrays import UInt64
from imbrex.engine.compare.corpus import Corpus
from imbrex.engine.compare.shingles import distinct
from imbrex.engine.measures.context import Collection, Settings
from imbrex.engine.measures.registry import BY_NAME, measure_pair
from imbrex.engine.measures.value import Value
from imbrex.engine.text.document import Document
from tests.engine.conftest import Toy, shingled

Measured = Callable[..., dict[str, Value]]


def collection_of(
    *texts: str, length: int = 3, settings: Settings | None = None, languages: tuple[str, ...] = ()
) -> Collection:
    """A collection of texts, compared as written; their keys are "0", "1", ..."""
    corpus = Corpus(lambda _: Toy(), shingled(length))
    codes = languages or ("",) * len(texts)
    corpus.add(
        [
            Document(str(number), f"text {number}", text, language=code)
            for number, (text, code) in enumerate(zip(texts, codes, strict=True))
        ]
    )
    return Collection(corpus, settings)


@pytest.fixture
def measured() -> Measured:
    """Measures the first two of some texts, those after them being loaded as well."""

    def measure(*texts: str, names: tuple[str, ...] = tuple(BY_NAME), **rest: object) -> dict[str, Value]:
        return measure_pair(collection_of(*texts, **rest), "0", "1", names)  # type: ignore[arg-type]

    return measure


def made_text(words: int, seed: int, vocabulary: int = 2000) -> str:
    """Sentences of made words, the n-th commonest in proportion to 1 / n."""
    chance = random.Random(seed)
    weights = [1 / (rank + 1) for rank in range(vocabulary)]
    drawn = chance.choices([f"w{number:x}q" for number in range(vocabulary)], weights, k=words)
    return " ".join(word + "." * (place % 12 == 11) for place, word in enumerate(drawn))


def sets_with(jaccard: float, union: int, chance: np.random.Generator) -> tuple[UInt64, UInt64]:
    """Two sets of random hashes with this Jaccard index."""
    values = chance.integers(0, 2**64, union, dtype=np.uint64)
    shared = round(jaccard * union)
    middle = shared + (union - shared) // 2
    return distinct(values[:middle]), distinct(np.concatenate((values[:shared], values[middle:])))
