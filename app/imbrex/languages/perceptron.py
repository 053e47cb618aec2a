"""Perceptron: English parts of speech in context, by NLTK's averaged perceptron tagger with our weights."""

import json
import lzma
from collections.abc import Callable, Sequence

from imbrex import assets

Tagger = Callable[[Sequence[str]], list[str]]
"""Returns the Penn Treebank tag of each word of a sentence; no word may be empty."""


def load_tagger() -> Tagger:
    """Load NLTK's tagger (M. Honnibal, "A good part-of-speech tagger in about 200 lines of Python", 2013).

    The weights are set as attributes: NLTK reads model files from its own data folders only, which we do not have.
    """
    from nltk.tag.perceptron import PerceptronTagger  # noqa: PLC0415 - half a second, on demand

    model = json.loads(lzma.decompress(assets.data("tagger/english.json.xz")))
    tags: list[str] = model["tags"]
    tagger = PerceptronTagger(load=False)
    tagger.model.weights = {feature: _row(row, tags) for feature, row in model["weights"].items()}
    tagger.tagdict = {word: tags[number] for word, number in model["words"].items()}
    tagger.classes = tagger.model.classes = set(tags)

    def tag(words: Sequence[str]) -> list[str]:
        return [found for _, found in tagger.tag(list(words))]

    return tag


def _row(row: list[int], tags: list[str]) -> dict[str, float]:
    """Weights by tag from `[tag, thousandths, tag, thousandths, ...]`."""
    return {tags[number]: weight / 1000 for number, weight in zip(row[::2], row[1::2], strict=True)}
