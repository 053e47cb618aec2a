"""What the tests of the engine share: a small language of their own, and words from texts."""

from collections.abc import Callable, Sequence

import numpy as np
import pytest

from imbrex.engine.compare.corpus import Corpus
from imbrex.engine.language import Citing, PartOfSpeech
from imbrex.engine.options import Canonization, Options, Shingling, WordForm
from imbrex.engine.text.document import Document
from imbrex.engine.text.tokens import Tokens

AS_WRITTEN = Canonization(drop_stop_words=False, drop=PartOfSpeech(0), word_form=WordForm.AS_WRITTEN)


class Toy:
    """A language whose plurals end in -s, whose stems are three letters long and whose every second word is an adverb
    in context; it counts how many words it was asked for."""

    stop_words = frozenset({"the", "a"})
    has_lemmas = True
    has_stems = True
    known_parts = PartOfSpeech.PREPOSITION | PartOfSpeech.ADVERB
    context_parts = PartOfSpeech.ADVERB
    segments = False
    has_dictionary = False
    compounds = False
    number_words = frozenset({"one", "hundred", "two"})
    citing = Citing(('""', "“”"), frozenset({"references"}), frozenset({"appendix"}))

    def __init__(self, code: str = "toy") -> None:
        self.code = code
        self.asked: list[str] = []

    def known(self, words: Sequence[str]) -> list[bool]:
        return [True] * len(words)

    def starts(self, words: Sequence[str]) -> list[bool]:
        return [True] * len(words)

    def numerals(self, runs: Sequence[Sequence[str]]) -> list[list[tuple[int, int, str]]]:
        values = {"one": "1", "two": "2", "one hundred": "100", "two hundred": "200"}
        return [[(0, len(run), values[" ".join(run)])] if " ".join(run) in values else [] for run in runs]

    def lemmas(self, words: Sequence[str]) -> list[str]:
        self.asked += words
        return [word.removesuffix("s") for word in words]

    def stems(self, words: Sequence[str]) -> list[str]:
        return [word[:3] for word in words]

    def parts_of_speech(self, words: Sequence[str]) -> list[int]:
        return [PartOfSpeech.PREPOSITION if word.lower() in {"in", "on"} else 0 for word in words]

    def tag(self, sentences: Sequence[Sequence[str]]) -> list[list[int]]:
        return [[PartOfSpeech.ADVERB * (place % 2) for place in range(len(words))] for words in sentences]

    def segment(self, text: str) -> "np.ndarray[tuple[int, ...], np.dtype[np.int32]]":
        raise AssertionError("words of this language stand apart")


@pytest.fixture
def toy() -> Toy:
    return Toy()


@pytest.fixture
def corpus_of(toy: Toy) -> Callable[..., Corpus]:
    """A corpus of texts; their keys are "0", "1", ..."""

    def make(*texts: str, options: Options | None = None) -> Corpus:
        corpus = Corpus(lambda _: toy, options or Options(canonization=AS_WRITTEN))
        corpus.add([Document(str(number), f"text {number}", text) for number, text in enumerate(texts)])
        return corpus

    return make


@pytest.fixture
def tokens_of(corpus_of: Callable[..., Corpus]) -> Callable[..., Tokens]:
    """The words of one text."""
    return lambda text, options=None: corpus_of(text, options=options).tokens("0")


def shingled(length: int, canonization: Canonization = AS_WRITTEN) -> Options:
    return Options(canonization=canonization, shingles=Shingling(length=length))
