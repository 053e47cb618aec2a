"""Templates and excluded phrases: what is left out, and what that does to everything else."""

from collections.abc import Callable
from dataclasses import replace

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from imbrex.engine.compare.corpus import Corpus
from imbrex.engine.language import PartOfSpeech
from imbrex.engine.options import Canonization, Exclusions, Options, Shingling, WordForm
from imbrex.engine.text.document import Document, Part, PartKind, Span
from imbrex.engine.text.role import Role
from imbrex.engine.text.tokens import Fate
from imbrex.errors import ImbrexError
from tests.engine.conftest import AS_WRITTEN, Toy
from tests.examples import examples

WORDS = st.lists(st.sampled_from("abcd"), max_size=25).map(" ".join)


def corpus(
    *texts: str, template: str = "", phrases: tuple[str, ...] = (), length: int = 2, template_words: int = 2
) -> Corpus:
    """A corpus whose last document is the template, if there is one."""
    options = Options(
        canonization=AS_WRITTEN,
        shingles=Shingling(length=length),
        exclusions=Exclusions(template_words=template_words, phrases=phrases),
    )
    toy = Toy()
    made = Corpus(lambda _: toy, options)
    documents = [Document(str(number), f"text {number}", text) for number, text in enumerate(texts)]
    if template:
        documents.append(Document("template", "template", template, role=Role.TEMPLATE))
    made.add(documents)
    return made


def left(made: Corpus, key: str = "0") -> str:
    """What is compared of a document; a bar where a border lies."""
    return made.tokens(key).canonical_text().replace("\n", " | ")


def fates(made: Corpus, key: str = "0") -> list[Fate]:
    return [Fate(fate) for fate in made.tokens(key).fate]


def test_what_a_template_has_too_is_left_out_and_nothing_grows_together_over_the_gap() -> None:
    made = corpus("x one two three y", template="one two three")
    assert left(made) == "x | y"
    assert fates(made) == [Fate.KEPT, *[Fate.DROPPED_TEMPLATE] * 3, Fate.KEPT]
    assert left(made, "template") == "one two three"


def test_fewer_words_than_a_template_match_needs_stay() -> None:
    assert left(corpus("x one two y", template="one two three", template_words=3)) == "x one two y"


def test_a_template_shorter_than_a_match_counts_as_a_whole() -> None:
    made = corpus("x one two y one", template="one two", template_words=5)
    assert left(made) == "x | y one"


def test_a_template_of_one_word_is_a_problem() -> None:
    report = corpus("one two three", "four five six", template="one").report()
    assert report.documents[2].problem is not None
    assert "at least 2" in report.documents[2].problem.message
    assert not report.documents[2].takes_part


def test_a_template_needs_no_shingle() -> None:
    made = corpus("a b c d e f", "g h i j k l", template="x y", length=5)
    assert made.report().documents[2].problem is None


def test_a_template_is_in_no_pair_and_its_words_make_none() -> None:
    report = corpus("one two three x y", "one two three v w", template="one two three").report()
    assert len(report.pairs) == 0
    assert report.possible == 1
    assert [counted.excluded for counted in report.documents] == [3, 3, 0]


def test_a_template_that_shares_less_than_a_match_is_in_no_pair_either() -> None:
    made = corpus("a b x y", template="a b c d", template_words=3)
    assert made.report().documents[0].excluded == 0
    assert len(made.report().pairs) == 0
    essay, template = made.documents
    made.remove([essay.key])
    made.add([essay])
    assert made.documents == [template, essay]
    assert len(made.report().pairs) == 0


def test_a_phrase_stays_in_the_template() -> None:
    made = corpus("as we know x", template="as we know one two", phrases=("as we know",))
    assert left(made) == "x"
    assert left(made, "template") == "as we know one two"
    assert made.report().documents[1].excluded == 0


def test_words_of_a_phrase_and_a_template_count_for_the_template() -> None:
    made = corpus("x one two three y", template="one two three", phrases=("three y",))
    assert fates(made) == [Fate.KEPT, *[Fate.DROPPED_TEMPLATE] * 3, Fate.DROPPED_PHRASE]


def test_the_end_of_a_template_and_the_beginning_of_the_next_text_are_no_template() -> None:
    made = corpus(template_words=3)
    template = Document("template", "template", "a b c", role=Role.TEMPLATE)
    made.add([template, Document("1", "1", "d e f g"), Document("0", "0", "x b c d y")])
    assert left(made) == "x b c d y"
    assert made.report().documents[2].excluded == 0


def test_words_that_only_their_neighbours_drop_stay_out() -> None:
    dropped = Canonization(drop_stop_words=False, drop=PartOfSpeech.ADVERB, word_form=WordForm.AS_WRITTEN)
    toy = Toy()
    made = Corpus(lambda _: toy, Options(canonization=dropped, exclusions=Exclusions(template_words=2)))
    made.add([Document("0", "0", "a b c d e f g h"), Document("template", "template", "a b c d", role=Role.TEMPLATE)])
    assert left(made) == "e g"
    assert made.report().documents[0].compared == len(made.tokens("0").kept)


def test_a_phrase_is_left_out_whole_or_not_at_all() -> None:
    made = corpus("as we know one two as we", phrases=("As we know",))
    assert left(made) == "one two as we"
    assert fates(made)[:4] == [*[Fate.DROPPED_PHRASE] * 3, Fate.KEPT]


def test_a_phrase_of_one_word_is_passed_over() -> None:
    assert left(corpus("one two", phrases=("one", "", "..."))) == "one two"


def test_a_phrase_is_canonized_like_the_texts() -> None:
    toy = Toy()
    made = Corpus(lambda _: toy, Options(exclusions=Exclusions(phrases=("The cats in hats",))))
    made.add([Document("0", "0", "dogs a cat on the hat birds")])
    dropped = [made.tokens("0").word(i) for i in np.flatnonzero(made.tokens("0").fate == Fate.DROPPED_PHRASE)]
    assert dropped == ["cat", "hat"]


def test_phrases_do_not_reach_over_the_border_of_a_part() -> None:
    toy = Toy()
    made = Corpus(lambda _: toy, Options(canonization=AS_WRITTEN, exclusions=Exclusions(phrases=("b c",))))
    text = "a b\nc d\nb c"
    parts = tuple(Part(kind, span) for kind, span in [(PartKind.BODY, Span(0, 4)), (PartKind.TABLE, Span(4, 11))])
    made.add([Document("0", "0", text, parts)])
    assert left(made) == "a b | c d"


def test_a_text_that_is_all_template_says_so() -> None:
    report = corpus("one two three", "x y z", template="zero one two three four").report()
    problem = report.documents[0].problem
    assert problem is not None
    assert "template" in problem.message
    assert report.documents[1].problem is None


def test_too_little_left_says_how_much_was_excluded() -> None:
    report = corpus("one two three x", "x y z v", template="one two three", length=4).report()
    problem = report.documents[0].problem
    assert problem is not None
    assert "Only 1 of 4 words" in problem.message
    assert "3 are in a template" in problem.message


def test_a_template_cannot_be_compared_by_hand() -> None:
    with pytest.raises(ImbrexError, match="is a template"):
        corpus("one two three", template="one two three").compare("0", "template")


def test_side_by_side_agrees_with_all_pairs() -> None:
    made = corpus("one two three x y z", "one two three x y w", template="one two three")
    report = made.report()
    comparison = made.compare("0", "1")
    assert comparison.scores.jaccard == pytest.approx(report.pairs.jaccard[0])
    assert [len(passage.left) for passage in comparison.passages] == [len("x y")]


def test_options_tried_on_a_pair_know_the_templates() -> None:
    made = corpus("one two three x y z", "one two three x y w", "other text", template="one two three")
    assert left(made.alone(["0", "1"])) == left(made) == "x y z"


def test_changing_a_role_takes_the_template_back() -> None:
    made = corpus("one two three x", template="one two three")
    assert left(made) == "x"
    made.add([replace(made.documents[1], role=Role.ESSAY)])
    assert left(made) == "one two three x"
    made.remove(["template"])
    assert made.report().documents[0].excluded == 0


def test_archive_and_template_pairs_are_left_out() -> None:
    made = corpus("a b c d", "a b c d", "a b c d", template="x y z")
    old = made.documents
    made.add([replace(old[0], role=Role.ARCHIVE), replace(old[1], role=Role.ARCHIVE)])
    report = made.report()
    assert list(zip(report.pairs.left.tolist(), report.pairs.right.tolist(), strict=True)) == [(0, 2), (1, 2)]
    assert report.possible == 2


def test_two_archive_documents_are_no_pair_without_a_template_either() -> None:
    made = corpus("a b c d", "a b c d", "a b c d")
    made.add([replace(document, role=Role.ARCHIVE) for document in made.documents[1:]])
    report = made.report()
    assert list(zip(report.pairs.left.tolist(), report.pairs.right.tolist(), strict=True)) == [(0, 1), (0, 2)]


def test_pairs_of_one_author_are_told_apart() -> None:
    made = corpus("a b c d", "a b c d", "a b c d", "a b c e")
    authors = ["Ann", "Ann", "", ""]
    made.add([replace(document, author=author) for document, author in zip(made.documents, authors, strict=True)])
    report = made.report()
    assert report.own.tolist() == [True, False, False, False, False, False]
    assert (report.possible, report.possible_own) == (5, 1)


@examples(50)
@given(WORDS, WORDS, st.integers(2, 4))
def test_exactly_the_words_of_shared_runs_are_left_out(text: str, template: str, length: int) -> None:
    words, known = text.split(), template.split()
    if len(known) < 2:
        return
    runs = {tuple(known[i : i + length]) for i in range(len(known) - length + 1)} or {tuple(known)}
    out = set()
    for run in runs:
        for i in range(len(words) - len(run) + 1):
            if tuple(words[i : i + len(run)]) == run:
                out |= set(range(i, i + len(run)))
    made = corpus(text, template=template, template_words=length)
    assert [i for i, fate in enumerate(fates(made)) if fate == Fate.DROPPED_TEMPLATE] == sorted(out)
    assert made.report().documents[0].excluded == len(out)


@examples(50)
@given(WORDS, WORDS, st.integers(1, 3))
def test_all_pairs_and_side_by_side_see_the_same_words(one: str, other: str, length: int) -> None:
    made = corpus(one, other, template="a b c", phrases=("c d",), length=length)
    report, words = made.report(), made.kept_words()
    for number in range(2):
        tokens = made.tokens(str(number))
        low, high = words.pointer[number], words.pointer[number + 1]
        assert words.hashes[low:high].tolist() == tokens.hashes.tolist()
        inner = words.barriers[(words.barriers > low) & (words.barriers < high)] - low
        assert inner.tolist() == tokens.barriers.tolist()
        assert report.documents[number].compared == len(tokens.kept)


def test_an_unchanged_corpus_excludes_nothing(corpus_of: Callable[..., Corpus]) -> None:
    report = corpus_of("one two three", "one two three").report()
    assert [counted.excluded for counted in report.documents] == [0, 0]


def test_borders_of_kept_words_are_words(corpus_of: Callable[..., Corpus]) -> None:
    words = corpus_of("", "one two", "", "").kept_words()
    assert words.pointer.tolist() == [0, 0, 2, 2, 2]
    assert words.barriers.tolist() == [0]
