"""A small language with a dictionary, and corpora in it."""

from collections.abc import Sequence

from imbrex.engine.compare.corpus import Corpus
from imbrex.engine.options import Disguises, Options
from imbrex.engine.text.document import Document
from tests.engine.conftest import AS_WRITTEN, Toy

WORDS = (
    "a i the in on of to it is and we one two hundred together get her gather rain rainbow bow over night overnight "
    "letter letters spaced words word some thing something river garden house winter summer morning evening walked "
    "through under water bridge stone silver golden quiet market people street window never before after children"
).split()


class Bookish(Toy):
    """A language whose dictionary is a short list of words."""

    stop_words = frozenset({"a", "i", "the", "in", "on", "of", "to", "it", "is", "and", "we"})
    has_dictionary = True
    has_lemmas = False
    has_stems = False
    context_parts = Toy.known_parts & 0
    code: str

    def __init__(self, code: str = "en", words: Sequence[str] = WORDS) -> None:
        super().__init__(code)
        self.words = frozenset(words)
        self.looked_up: list[str] = []

    def known(self, words: Sequence[str]) -> list[bool]:
        self.looked_up += words
        return [word.lower().removesuffix("'s") in self.words for word in words]

    def starts(self, words: Sequence[str]) -> list[bool]:
        return [any(one.startswith(word.lower()) for one in self.words) for word in words]


def bookish_corpus(*texts: str | Document, undo: Disguises | None = None, language: Bookish | None = None) -> Corpus:
    """A corpus of texts with every word compared as it is written; their keys are "0", "1", ..."""
    options = Options(canonization=AS_WRITTEN, disguises=Disguises() if undo is None else undo)
    spoken = language or Bookish()
    corpus = Corpus(lambda _: spoken, options)
    corpus.add(
        [
            text if isinstance(text, Document) else Document(str(number), str(number), text, language=spoken.code)
            for number, text in enumerate(texts)
        ]
    )
    return corpus


def compared(corpus: Corpus, key: str = "0") -> str:
    """What a document is compared as."""
    return corpus.tokens(key).canonical_text()
