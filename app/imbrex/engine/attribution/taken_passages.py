"""Taken passages: what each text of a pair has of the other, copied or rewritten."""

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
        attribution: how each passage stands, on both sides.
    """

    passages: Rewritten
    attribution: Attribution

    @property
    def made(self) -> Attributed:
        """The passages as the text shows them that was made; its shares are those of this text."""
        return self.attribution.right


def find_taken(corpus: Corpus, left: str, right: str, observer: Observer = SILENT) -> tuple[Taken, Taken]:
    """Find what the right document has of the left one, and what the left one has of the right.

    The search reads one text as made from the other and finds other passages the other way round: no share of a text
    may depend on which of them is named first. Most of the work is reading, which is done once. Raises KeyError for
    an unknown key.
    """
    texts = {document.key: document.text for document in corpus.documents if document.key in (left, right)}
    keys = sorted((left, right), key=lambda key: texts[key])  # not in the order of their names
    readings = dict(zip(keys, read(corpus, keys, observer), strict=True))
    return (
        _taken(corpus, readings[left], readings[right], observer),
        _taken(corpus, readings[right], readings[left], observer),
    )


def _taken(corpus: Corpus, original: Reading, made: Reading, observer: Observer) -> Taken:
    passages = cut_passages(corpus, find_passages(made, original, observer), observer).mirrored()
    return Taken(passages, attribute(corpus, passages, observer))
