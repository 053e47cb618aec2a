"""Long steps: all that the engine is asked about texts, one after the other, each with an observer."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

import numpy as np

from imbrex.engine.attribution.attribution import Standing
from imbrex.engine.attribution.passage_attribution import attribute
from imbrex.engine.attribution.taken_passages import cut_passages
from imbrex.engine.changes.find_changes import find_changes
from imbrex.engine.compare.corpus import Corpus
from imbrex.engine.evidence.find_evidence import find_evidence
from imbrex.engine.fingerprints.fingerprints import Fingerprinter
from imbrex.engine.measures.context import Collection
from imbrex.engine.measures.near_duplicates import Method, find_near_duplicates
from imbrex.engine.measures.registry import BY_NAME, measure_pair
from imbrex.engine.names.anonymity import Anonymity
from imbrex.engine.observer import Observer
from imbrex.engine.options import Canonization, Disguises, Exclusions, Options, WordForm
from imbrex.engine.overview.class_summary import summarize
from imbrex.engine.overview.exact_shares import exact_shares
from imbrex.engine.overview.graph import lay_out
from imbrex.engine.overview.questions import details_of, origins_of, tree_of
from imbrex.engine.review.passage_decisions import review_passages
from imbrex.engine.review.review import Decision, Excerpt, Mark, Verdict
from imbrex.engine.rewriting.borrowed_sentences import borrowed_sentences, borrowed_words
from imbrex.engine.rewriting.extent import extent_of
from imbrex.engine.rewriting.find_rewritten import find_rewritten
from imbrex.engine.rewriting.rewritten_passage import Rewritten
from imbrex.engine.rewriting.word_changes import word_changes
from imbrex.engine.shares.find_classes import find_classes
from imbrex.engine.text.document import Document, Properties, Span
from imbrex.engine.what_if.disguise_effect import effects, effects_by_kind
from imbrex.engine.what_if.option_switches import try_switches
from imbrex.engine.what_if.shingle_lengths import what_if
from tests.engine.disguises.bookish import Bookish

LEFT, RIGHT = "left", "right"
_NAME = 300  # characters of a text that a file is called by


class Spoken(Bookish):
    """A language with all that one can have, whose words of Chinese are two characters long."""

    has_lemmas = True
    has_stems = True
    context_parts = Bookish.known_parts

    def __init__(self, code: str = "en") -> None:
        super().__init__(code)
        self.segments = code == "zh"

    def segment(self, text: str) -> "np.ndarray[tuple[int, ...], np.dtype[np.int32]]":
        starts = np.arange(0, len(text) - 1, 2, dtype=np.int32)
        return np.stack((starts, starts + np.int32(2)), axis=1)


OPTIONS = Options(
    canonization=Canonization(word_form=WordForm.LEMMA, drop_numbers=True),
    disguises=Disguises(numerals=True),
    exclusions=Exclusions(quotations=True, bibliographies=True, phrases=("under the bridge",)),
)


@dataclass
class Steps:
    """Two texts and those beside them, and what has been found out about them so far."""

    texts: Sequence[str]
    options: Options = OPTIONS
    code: str = "en"
    found: dict[str, Any] = field(default_factory=dict)

    def __post_init__(self) -> None:
        spoken = {code: Spoken(code) for code in ("en", "zh", "und")}
        keys = (LEFT, RIGHT, *(str(number) for number in range(len(self.texts) - 2)))
        self.find_language = lambda code: spoken.get(code, spoken["und"])
        self.corpus = Corpus(self.find_language, self.options)
        self.documents = [
            Document(key, key, text, language=self.code) for key, text in zip(keys, self.texts, strict=True)
        ]

    def all(self) -> Iterator[tuple[str, Callable[[Observer], object]]]:
        """Each step with its name; to be done in this order."""
        yield from self.of_texts()
        if all(self.corpus.report().documents[place].takes_part for place in (0, 1)):
            yield from self._of_a_pair()

    def of_texts(self) -> Iterator[tuple[str, Callable[[Observer], object]]]:
        """The steps that look at texts one by one, or at all together."""
        corpus = self.corpus
        yield "words", lambda observer: corpus.add(self.documents, observer)
        yield "tokens", lambda observer: [corpus.tokens(key, observer) for key in (LEFT, RIGHT)]
        yield "report", self._keep("report", corpus.report)
        yield "other options", self._other_options
        yield "kept words", corpus.kept_words
        yield "common phrases", lambda observer: corpus.common_phrases(0.3, observer)
        yield "disguises", lambda observer: corpus.disguises(LEFT, observer)
        yield "names", self._names
        yield (
            "fingerprints",
            lambda observer: Fingerprinter(self.find_language, self.options).make(self.documents, observer),
        )
        yield (
            "seeking",
            lambda observer: Fingerprinter(self.find_language, self.options).seek(self.documents[0], observer),
        )

    def _of_a_pair(self) -> Iterator[tuple[str, Callable[[Observer], object]]]:
        corpus, found = self.corpus, self.found
        yield "comparison", lambda observer: corpus.compare(LEFT, RIGHT, observer)
        yield "what if", lambda observer: what_if(corpus, LEFT, RIGHT, observer)
        yield "switches", lambda observer: list(try_switches(corpus, LEFT, RIGHT, observer))
        yield "rewritten", self._keep("rewritten", lambda observer: find_rewritten(corpus, LEFT, RIGHT, observer))
        yield "extent", lambda observer: extent_of(found["rewritten"], observer)
        yield "borrowed words", lambda observer: borrowed_words(found["rewritten"], observer)
        yield "borrowed sentences", lambda observer: borrowed_sentences(found["rewritten"], observer)
        yield "word changes", lambda observer: word_changes(found["rewritten"], observer)
        yield "changes", lambda observer: find_changes(found["rewritten"].left, found["rewritten"].right, observer)
        yield "classes of words", lambda observer: find_classes(corpus, LEFT, RIGHT, observer)
        yield (
            "exact shares",
            lambda observer: exact_shares(corpus, found["report"].pairs.left, found["report"].pairs.right, observer),
        )
        yield "attribution", lambda observer: attribute(corpus, found["rewritten"], observer)
        yield "cut passages", lambda observer: cut_passages(corpus, found["rewritten"], observer)
        yield "evidence", lambda observer: find_evidence(corpus, LEFT, RIGHT, found["rewritten"], observer)
        yield "review", self._review
        yield "measures", lambda observer: measure_pair(Collection(corpus), LEFT, RIGHT, tuple(BY_NAME), observer)
        for method in Method:
            yield (
                f"near-duplicates by {method}",
                lambda observer, method=method: find_near_duplicates(  # type: ignore[misc]
                    Collection(corpus), found["report"].pairs, method, observer=observer
                ),
            )
        yield "effects", lambda observer: effects(corpus, observer)
        yield "effects by kind", self._effects_by_kind
        yield "summary", self._keep("summary", lambda observer: summarize(corpus, found["report"], observer=observer))
        yield "tree", lambda observer: tree_of(found["report"], found["summary"].values, observer=observer)
        yield "graph", self._graph
        yield (
            "details",
            lambda observer: details_of(corpus, found["report"], np.arange(len(found["report"].pairs.left)), observer),
        )
        yield "origins", lambda observer: origins_of(corpus, found["report"], 0, observer)

    def _keep(self, name: str, step: Callable[[Observer], object]) -> Callable[[Observer], object]:
        def kept(observer: Observer) -> None:
            self.found[name] = step(observer)

        return kept

    def _other_options(self, observer: Observer) -> None:
        """Marks and blanks are words too, markup stays, nothing is dropped; then back again."""
        plain = Canonization(strip_html=False, drop_punctuation=False, collapse_spaces=False, drop_stop_words=False)
        self.corpus.set_options(Options(canonization=plain))
        self.corpus.report(observer)
        self.corpus.set_options(self.options)
        self.corpus.report(observer)

    def _names(self, observer: Observer) -> None:
        """Hide what each text begins with as if it were its author, and much else as if files were called so."""
        named = [
            replace(
                document,
                author=document.text[:20].strip(),
                name=f"{document.text[:_NAME]} 123456.txt",
                properties=Properties(author=document.text[:_NAME].replace(" ", "")),
            )
            for document in self.documents
        ]
        Anonymity(named).mask_tokens(self.corpus.tokens(LEFT), observer)

    def _review(self, observer: Observer) -> None:
        """A verdict on each passage, where it was found, and one on all of both texts, which have been edited since."""
        found: Rewritten = self.found["rewritten"]
        texts = [one.text for one in self.documents[:2]]
        excerpts = [
            [Excerpt(one.left.start, _cut(texts[0], one.left)), Excerpt(one.right.start, _cut(texts[1], one.right))]
            for one in found
        ]
        excerpts.append([Excerpt(0, f"{text[:size]}#{text[size + 1 :]}") for text in texts if (size := len(text) // 2)])
        marks = [Mark(left, right, Decision(Verdict.COPIED)) for left, right in excerpts]
        standing = np.zeros(len(found), np.uint8)
        review_passages(found, marks, observer).counted(standing, (Standing.CITED_AND_QUOTED,), observer)

    def _effects_by_kind(self, observer: Observer) -> None:
        effects_by_kind(self.corpus, LEFT, RIGHT, list(self.corpus.disguises(LEFT).count()), observer)

    def _graph(self, observer: Observer) -> None:
        report, values = self.found["report"], self.found["summary"].values
        lay_out(report, values, self.found["summary"].above, observer)


def _cut(text: str, span: Span) -> str:
    return text[span.start : span.end]
