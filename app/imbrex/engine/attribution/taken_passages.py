"""Taken passages: the text that each document of a pair copied or rewrote from the other."""

from dataclasses import dataclass

from imbrex.engine.attribution.attribution import Attributed, Attribution
from imbrex.engine.attribution.passage_attribution import attribute
from imbrex.engine.attribution.passage_splitting import cut_passages
from imbrex.engine.compare.corpus import Corpus
from imbrex.engine.observer import SILENT, Observer
from imbrex.engine.rewriting.find_rewritten import find_passages
from imbrex.engine.rewriting.rewritten_passage import Rewritten
from imbrex.engine.rewriting.sentence_words import Reading, read


@dataclass(frozen=True, slots=True, eq=False)
class Taken:
    """The passages of a text that was made from another one.

    Attributes:
        passages: their left side is that of the original, their right side that of the text made from it.
        attribution: status of each passage, on both sides.
    """

    passages: Rewritten
    attribution: Attribution

    @property
    def made(self) -> Attributed:
        """The passages seen from the text that was made; shares are of this text."""
        return self.attribution.right


def find_taken(corpus: Corpus, left: str, right: str, observer: Observer = SILENT) -> tuple[Taken, Taken]:
    """Find what the right document shares with the left one as its original, and the reverse.

    The search reads one text as made from the other and finds other passages in reverse: no share of a text may depend
    on the order of the pair. Most of the work is reading, which is done once. Raises KeyError for an unknown key.
    """
    texts = {document.key: document.text for document in corpus.documents if document.key in (left, right)}
    keys = sorted((left, right), key=lambda key: texts[key])  # independent of the order of the names
    readings = dict(zip(keys, read(corpus, keys, observer), strict=True))
    return (
        _taken(corpus, readings[left], readings[right], observer),
        _taken(corpus, readings[right], readings[left], observer),
    )


def _taken(corpus: Corpus, original: Reading, made: Reading, observer: Observer) -> Taken:
    passages = cut_passages(corpus, find_passages(made, original, observer), observer).mirrored()
    return Taken(passages, attribute(corpus, passages, observer))
