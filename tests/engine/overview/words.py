"""Words for tests of the overview: small texts with parts, as `KeptWords` and as `Tokens`."""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from hypothesis import strategies as st

from imbrex.engine.compare.corpus import Corpus
from imbrex.engine.compare.kept_words import KeptWords
from imbrex.engine.text.document import Document, Part, PartKind, Span
from imbrex.engine.text.tokens import Tokens
from tests.engine.conftest import Toy, shingled

parts = st.lists(st.lists(st.sampled_from("abcd"), max_size=14), min_size=1, max_size=3)
texts = st.lists(parts, min_size=2, max_size=6)


@dataclass(frozen=True)
class Loaded:
    """Texts that have been canonized, one by one and end to end."""

    corpus: Corpus
    tokens: list[Tokens]
    words: KeptWords


def load(texts: Sequence[Sequence[Sequence[str]]]) -> Loaded:
    """Load texts: each is a list of parts, which are lists of words."""
    corpus = Corpus(lambda _: Toy(), shingled(1))
    corpus.add([_document(str(number), parts) for number, parts in enumerate(texts)])
    tokens = [corpus.tokens(str(number)) for number in range(len(texts))]
    return Loaded(corpus, tokens, kept_of(tokens))


def load_plain(*texts: str) -> Loaded:
    """Load texts of one part each."""
    return load([[text.split()] for text in texts])


def kept_of(tokens: Sequence[Tokens]) -> KeptWords:
    """Lay compared words end to end."""
    pointer = np.cumsum([0, *(len(one.kept) for one in tokens)])
    inner = [one.barriers + first for one, first in zip(tokens, pointer, strict=False)]
    barriers = np.unique(np.concatenate([pointer[:-1], *inner]))
    return KeptWords(np.concatenate([one.hashes for one in tokens]), pointer, barriers)


def _document(key: str, parts: Sequence[Sequence[str]]) -> Document:
    text, spans = "", []
    for words in parts:
        piece = "".join(f"{word} " for word in words)
        spans.append(Span(len(text), len(text) + len(piece)))
        text += piece
    return Document(key, key, text, tuple(Part(PartKind.BODY, span) for span in spans))
