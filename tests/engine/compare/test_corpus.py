"""The corpus remembers, but what it answers depends on documents and options alone."""

from collections.abc import Callable
from dataclasses import replace

import pytest

from imbrex.engine.compare.corpus import Corpus
from imbrex.engine.language import PartOfSpeech
from imbrex.engine.observer import Cancelled, Progress
from imbrex.engine.options import Disguises, Options, WordForm
from imbrex.engine.text.document import Document, Part, PartKind, Span
from imbrex.engine.text.role import Role
from imbrex.errors import ImbrexError
from imbrex.languages.registry import Languages
from tests.engine.conftest import AS_WRITTEN, Toy, shingled

TEXTS = ["one two three four five", "zero one two three", "nine eight seven six", "three four five six seven"]


def figures(corpus: Corpus) -> set[tuple[frozenset[str], int]]:
    report = corpus.report()
    names = [counted.document.key for counted in report.documents]
    return {
        (frozenset((names[a], names[b])), int(shared))
        for a, b, shared in zip(report.pairs.left, report.pairs.right, report.pairs.shared, strict=True)
    }


@pytest.mark.parametrize(("step", "shared"), [(1, 2), (2, 1), (9, 1)])
def test_pairs_agree_with_side_by_side(step: int, shared: int, corpus_of: Callable[..., Corpus]) -> None:
    corpus = corpus_of(*TEXTS, options=shingled(2).with_value("shingle-step", step))
    pairs = corpus.report().pairs
    assert len(pairs) == shared
    for row in range(len(pairs)):
        scores = corpus.compare(str(pairs.left[row]), str(pairs.right[row])).scores
        assert pairs.containment_left[row] == pytest.approx(scores.containment_left)
        assert pairs.containment_right[row] == pytest.approx(scores.containment_right)
        assert pairs.jaccard[row] == pytest.approx(scores.jaccard)


def test_passages_are_those_of_all_shingles_at_any_step(corpus_of: Callable[..., Corpus]) -> None:
    texts = ("one two three four five", "zero one two three four")
    found = [
        corpus_of(*texts, options=shingled(2).with_value("shingle-step", step)).compare("0", "1") for step in (1, 2)
    ]
    assert [one.shared_shingles for one in found] == [3, 0]
    assert [[passage.words for passage in one.passages] for one in found] == [[4], [4]]


def test_order_and_history_do_not_matter() -> None:
    documents = [Document(str(n), str(n), text) for n, text in enumerate(TEXTS)]
    straight = Corpus(lambda _: Toy(), shingled(2))
    straight.add(documents)
    crooked = Corpus(lambda _: Toy(), shingled(3))
    crooked.add([Document("x", "x", "one two three four"), documents[3]])
    crooked.report()
    crooked.add(documents[::-1])
    crooked.set_options(shingled(2, replace(AS_WRITTEN, drop_punctuation=False)))
    crooked.report()
    crooked.remove(["x", "unknown"])
    crooked.set_options(shingled(2))
    assert figures(crooked) == figures(straight)


def test_words_are_forgotten_with_the_last_document(corpus_of: Callable[..., Corpus]) -> None:
    corpus = corpus_of(*TEXTS, options=shingled(2))
    corpus.report()
    corpus.remove(["0", "1", "2"])
    assert len(corpus._vocabulary) > 0
    corpus.remove(["3"])
    assert len(corpus._vocabulary) == 0
    corpus.add([Document(str(n), str(n), text) for n, text in enumerate(TEXTS)])
    assert figures(corpus) == figures(corpus_of(*TEXTS, options=shingled(2)))


def test_a_document_with_the_same_key_takes_the_place(corpus_of: Callable[..., Corpus]) -> None:
    corpus = corpus_of("one two", "one two", options=shingled(2))
    assert len(corpus.report().pairs) == 1
    corpus.add([Document("1", "changed", "three four")])
    assert len(corpus.documents) == 2
    assert len(corpus.report().pairs) == 0


def test_options_that_find_other_words_look_again(corpus_of: Callable[..., Corpus]) -> None:
    corpus = corpus_of("one, two", "one two", options=shingled(2))
    assert len(corpus.report().pairs) == 1
    corpus.set_options(corpus.options.with_value("drop-punctuation", False))
    assert len(corpus.report().pairs) == 0


def test_a_language_changed_by_hand_is_used() -> None:
    languages = {"toy": Toy(), "other": Toy("other")}
    languages["other"].stop_words = frozenset({"one"})
    options = shingled(1, replace(AS_WRITTEN, drop_stop_words=True))
    corpus = Corpus(lambda code: languages.get(code, languages["toy"]), options)
    corpus.add([Document("1", "1", "the one", language="toy")])
    assert corpus.tokens("1").canonical_text() == "one"
    corpus.add([Document("1", "1", "the one", language="other")])
    assert corpus.tokens("1").canonical_text() == "the"
    corpus.set_options(replace(options, language="toy"))
    assert corpus.tokens("1").canonical_text() == "one"


def test_archive_documents_are_not_compared_with_one_another() -> None:
    corpus = Corpus(lambda _: Toy(), shingled(1))
    roles = [Role.ARCHIVE, Role.ESSAY, Role.ARCHIVE]
    corpus.add([Document(str(n), str(n), "one", role=role) for n, role in enumerate(roles)])
    assert figures(corpus) == {(frozenset("01"), 1), (frozenset("12"), 1)}


def test_words_left_out_by_their_neighbours_count_in_no_shingle(corpus_of: Callable[..., Corpus]) -> None:
    options = shingled(2, replace(AS_WRITTEN, drop=PartOfSpeech.ADVERB))
    corpus = corpus_of("one x two y three", "one z two", options=options)
    assert corpus.report().pairs.shared.tolist() == [1]
    assert corpus.compare("0", "1").shared_shingles == 1
    assert [counted.compared for counted in corpus.report().documents] == [3, 2]


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "no word"),
        ("... !", "no word"),
        ("one", "only 1 word. A shingle needs 3"),
        ("one two", "only 2 words. A shingle needs 3"),
        ("one two 3", "Only 2 of 3 words are compared. A shingle needs 3"),
    ],
)
def test_a_text_that_is_too_short_says_so(text: str, message: str, corpus_of: Callable[..., Corpus]) -> None:
    options = shingled(3, replace(AS_WRITTEN, drop_numbers=True))
    corpus = corpus_of(text, "one two three", options=options)
    problem = corpus.report().documents[0].problem
    assert problem is not None
    assert message in problem.message
    assert corpus.report().documents[1].problem is None


def test_a_text_whose_parts_are_all_too_short_says_so() -> None:
    text = "one two\n\nthree four"
    parts = (Part(PartKind.BODY, Span(0, 7)), Part(PartKind.FOOTNOTE, Span(9, 19)))
    corpus = Corpus(lambda _: Toy(), shingled(3))
    corpus.add([Document("1", "1", text, parts), Document("2", "2", text)])
    problem = corpus.report().documents[0].problem
    assert problem is not None
    assert "This text has no run of 3 compared words" in problem.message
    with pytest.raises(ImbrexError, match="This text has no run of 3 compared words"):
        corpus.compare("1", "2")


def test_an_empty_corpus_has_an_empty_report() -> None:
    corpus = Corpus(lambda _: Toy())
    assert corpus.report().documents == ()
    corpus.add([Document("1", "1", "alone among many words here")])
    assert len(corpus.report().pairs) == 0


class Stopper:
    """Cancels at the n-th question."""

    def __init__(self, after: int) -> None:
        self.left = after
        self.seen: list[Progress] = []

    def progress(self, progress: Progress) -> None:
        self.seen.append(progress)

    def check(self) -> None:
        self.left -= 1
        if self.left < 0:
            raise Cancelled


def test_cancel_is_heard_and_leaves_the_corpus_usable() -> None:
    options = shingled(1, replace(AS_WRITTEN, word_form=WordForm.LEMMA, drop=PartOfSpeech.ADVERB))
    documents = [Document(str(n), str(n), f"{text} word words. " * 30) for n, text in enumerate(TEXTS)]
    expected = None
    for after in range(60):
        corpus = Corpus(lambda _: Toy(), options)
        stopper = Stopper(after)
        try:
            corpus.add(documents, stopper)
            corpus.report(stopper)
        except Cancelled:
            expected = expected or figures(_complete(options, documents))
            assert figures(corpus) == expected
        else:
            assert after > 5
            assert {progress.stage for progress in stopper.seen} >= {"words", "normalization", "pairs"}
            return
    raise AssertionError("the work never came to an end")


def _complete(options: Options, documents: list[Document]) -> Corpus:
    corpus = Corpus(lambda _: Toy(), options)
    corpus.add(documents)
    return corpus


SPLIT = "Nobody had ever seen the glim meration of that lake before the long winter came upon them."


def test_a_document_has_as_many_words_whoever_else_is_there() -> None:
    """What another document shows to be one word in pieces is compared as one, and counted as it is written."""
    find = Languages().find
    corpus = Corpus(find)
    corpus.add([Document("a", "a", SPLIT, language="en")])
    before = corpus.report().documents[0].words
    corpus.add([Document("b", "b", SPLIT.replace("glim meration", "glimmeration"), language="en")])
    counted = {one.document.key: one.words for one in corpus.report().documents}
    assert len(corpus.tokens("a")) == before - 1  # it was mended
    assert (counted["a"], corpus.tokens("a").count) == (before, before) == (len(SPLIT.split()),) * 2
    assert counted["b"] == before - 1
    corpus.remove(["b"])
    assert corpus.report().documents[0].words == before


def test_words_are_counted_again_where_other_disguises_are_undone() -> None:
    corpus = Corpus(Languages().find)
    corpus.add([Document("a", "a", "This was w r i t t e n by somebody else, word for word.", language="en")])
    counts = []
    for undo in (True, False, True):
        corpus.set_options(Options(disguises=Disguises(spaced=undo)))
        counts.append(corpus.report().documents[0].words)
    assert counts == [9, 15, 9]


def test_a_trial_of_all_documents_finds_other_words_without_changing_those_here() -> None:
    corpus = Corpus(Toy, Options(canonization=AS_WRITTEN))
    corpus.add([Document("a", "a", "<b>one</b> two"), Document("b", "b", "two one")])
    before = corpus.tokens("a").canonical_text()
    trial = corpus.alone(["b", "a"], raw=True)
    assert trial.tokens("a").canonical_text() == before
    trial.set_options(replace(trial.options, canonization=replace(AS_WRITTEN, strip_html=True)))
    assert trial.tokens("a").canonical_text() == "one two"
    assert corpus.tokens("a").canonical_text() == before
    corpus.remove(["a"])
    assert corpus.alone(["b"], raw=True).tokens("b").canonical_text() == "two one"


DISGUISED = (
    "The other students wrote their essays without h e l p and without any further discussi on of twenty five sources.",
    "Thе othеr studеnts wrоte their ess\u200bays withoutany help, <b>and</b> without discussion of their 50urces.",
    "The other students wrote their essays without help and discussion of sources. " + "sdrow rehto eht tuohtiw " * 9,
    "The\u0335 other\u0335 students wrote without discussion; nothing else is disguised in <i>this</i> one.",
)


def test_a_switch_leaves_the_same_words_as_a_new_corpus() -> None:
    find = Languages().find
    documents = [Document(str(number), str(number), text, language="en") for number, text in enumerate(DISGUISED)]

    def words(corpus: Corpus) -> list[tuple[object, ...]]:
        found = [corpus.tokens(one.key) for one in documents]
        return [(one.start.tolist(), one.end.tolist(), one.canonical_text(), one.document.text) for one in found]

    corpus, effects = Corpus(find), 0
    corpus.add(documents)
    usual = words(corpus)
    switches = [f"undo-{name}" for name in ("lookalikes", "invisible", "overlays", "direction", "spaced", "split")]
    for flag in [*switches, "undo-joined", "undo-numerals", "strip-html", "drop-punctuation"]:
        options = Options().with_value(flag, flag == "undo-numerals")
        fresh = Corpus(find, options)
        fresh.add(documents)
        corpus.set_options(options)
        assert words(corpus) == words(fresh), flag
        effects += words(corpus) != usual
        corpus.set_options(Options())
        assert words(corpus) == usual, flag
    assert effects == len(switches) + 4
