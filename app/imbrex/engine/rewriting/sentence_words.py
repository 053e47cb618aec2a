"""Sentence words: a text prepared for the search for rewriting, as words and sentences."""

from collections.abc import Collection
from dataclasses import replace

import numpy as np

from imbrex.engine.compare.corpus import Corpus
from imbrex.engine.observer import SILENT, Observer, watched
from imbrex.engine.options import Canonization, Options, WordForm
from imbrex.engine.text.sentences import sentence_starts
from imbrex.engine.text.tokens import Int32, Tokens
from imbrex.values import frozen

SHORTEST_SENTENCE = 3
"""Words: a shorter one ("Dr.", "Why not?") has no vector worth comparing, and joins the sentence before it."""
LONGEST_SENTENCE = 60
"""Words: a longer one (a list, a poem without full stops) is cut into equal pieces, so that its parts can be found."""


@frozen(eq=False)
class Reading:
    """A text's words in two forms, in sentences.

    Attributes:
        tokens: the words as written, with their spans.
        kept: indices into `tokens` of the words compared, ascending, shape (n,).
        stems: numbers of the words without their endings, the same for the same stem in both texts, shape (n,).
        written: numbers of the words as written, ignoring letter case, likewise, shape (n,).
        barriers: words that begin a new part, ascending, never 0 or n.
        sentences: first word of each sentence, and n, shape (sentences + 1,).
    """

    tokens: Tokens
    kept: Int32
    stems: Int32
    written: Int32
    barriers: Int32
    sentences: Int32

    def __len__(self) -> int:
        return len(self.kept)

    @property
    def start(self) -> Int32:
        """First code point of each word, shape (n,)."""
        return self.tokens.start[self.kept]

    @property
    def end(self) -> Int32:
        """The code point after each word, shape (n,)."""
        return self.tokens.end[self.kept]


def rewriting_options(options: Options) -> Options:
    """The options with every word kept, and compared by its stem (its lemma, if the language has no stems).

    Function words stay: they weigh little because they are frequent, yet without them plagdet fell from .943 to .926.
    """
    canonization = replace(
        options.canonization.of_all_words(),
        fold_case=True,
        drop_punctuation=True,
        collapse_spaces=True,
        word_form=WordForm.STEM,
    )
    return replace(options, canonization=canonization)


def read(corpus: Corpus, keys: Collection[str], observer: Observer = SILENT) -> list[Reading]:
    """Read some documents of a corpus, which is unchanged. Raises KeyError for an unknown key.

    Templates and other exclusions remove nothing: the class of a passage, and whether it counts, is determined later.
    """
    return read_raw(corpus.alone(keys, observer, raw=True), keys, observer)


def read_raw(trial: Corpus, keys: Collection[str], observer: Observer = SILENT) -> list[Reading]:
    """Read some documents of a corpus without templates and exclusions, whose options this changes.

    Raises KeyError for an unknown key.
    """
    by_stems = rewriting_options(trial.options)
    trial.set_options(by_stems)
    stemmed = [trial.tokens(key, observer) for key in keys]
    trial.set_options(replace(by_stems, canonization=_as_written(by_stems.canonization)))
    written = [trial.tokens(key, observer) for key in keys]
    return [reading_of(*both, observer) for both in zip(stemmed, written, strict=True)]


def _as_written(canonization: Canonization) -> Canonization:
    return replace(canonization, word_form=WordForm.AS_WRITTEN)


def reading_of(stemmed: Tokens, written: Tokens, observer: Observer = SILENT) -> Reading:
    """Join the two canonizations of one document: the same words, by stems and as written."""
    return Reading(
        tokens=written,
        kept=stemmed.kept,
        stems=stemmed.term[stemmed.kept],
        written=written.term[stemmed.kept],
        barriers=stemmed.barriers,
        sentences=_sentences(stemmed, observer),
    )


def _sentences(tokens: Tokens, observer: Observer) -> Int32:
    """First word of each sentence, short ones joined and long ones cut, and the number of words."""
    count = len(tokens.kept)
    starts = _joined(sentence_starts(tokens), count, observer)
    sizes = np.diff(starts, append=count)
    pieces = np.maximum(1, -(-sizes // LONGEST_SENTENCE))
    sentence = np.repeat(np.arange(len(starts)), pieces)
    place = np.arange(len(sentence)) - np.repeat(np.cumsum(pieces) - pieces, pieces)
    cut = starts[sentence] + place * sizes[sentence] // pieces[sentence]
    return np.append(cut, count).astype(np.int32)


def _joined(starts: Int32, count: int, observer: Observer) -> Int32:
    """Starts of sentences after joining each short one to the one before (the first to the one after)."""
    keep: list[int] = []
    rows = zip(starts.tolist(), np.append(starts, count)[1:].tolist(), strict=True)
    for start, end in watched(rows, observer):
        if not keep or end - start >= SHORTEST_SENTENCE:
            keep.append(start)
    if len(keep) > 1 and keep[1] - keep[0] < SHORTEST_SENTENCE:
        del keep[1]
    return np.array(keep, np.int32)
