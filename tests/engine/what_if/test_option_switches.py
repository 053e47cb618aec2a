"""What turning each canonization option would change."""

from collections.abc import Callable

import pytest

from imbrex.engine.compare.corpus import Corpus
from imbrex.engine.language import PartOfSpeech
from imbrex.engine.options import Options, WordForm
from imbrex.engine.what_if.option_switches import pair_score, try_switches
from tests.engine.conftest import shingled

Make = Callable[..., Corpus]

LEFT = "The <b>Dogs</b> sleep in houses, 42 of them; the cats sit on tables"
RIGHT = "A Dog sleeps in house: 43 of them. Cats sits on table"


@pytest.mark.parametrize("options", [shingled(2), Options()], ids=["as written", "default"])
def test_every_switch_gives_what_a_corpus_with_that_option_gives(options: Options, corpus_of: Make) -> None:
    corpus = corpus_of(LEFT, RIGHT, "another document", options=options)
    before = pair_score(corpus, "0", "1")
    switches = list(try_switches(corpus, "0", "1"))
    for switch in switches:
        changed = options.with_value(switch.flag, switch.value)
        assert changed != options
        assert pair_score(corpus_of(LEFT, RIGHT, options=changed), "0", "1") == switch.score, switch.label
    assert corpus.options == options
    assert pair_score(corpus, "0", "1") == before
    assert len({switch.score for switch in switches}) > 3


def test_each_option_is_turned(corpus_of: Make) -> None:
    switches = list(try_switches(corpus_of(LEFT, RIGHT), "0", "1"))
    flags = [switch.flag for switch in switches]
    assert flags.count("drop") == len(PartOfSpeech)
    assert flags.count("word-form") == len(WordForm) - 1
    assert {"strip-html", "fold-case", "fold-yo", "drop-punctuation", "drop-numbers", "drop-stop-words"} <= set(flags)
    assert [switch.value for switch in switches if switch.flag == "shingle-step"] == [2, 3]
    labels = {switch.label for switch in switches}
    assert len(labels) == len(switches)
    assert {"Ignore adverbs", "Letter case: off", "Word form: lemma"} <= labels


def test_scores_are_those_of_a_comparison(corpus_of: Make) -> None:
    corpus = corpus_of(LEFT, RIGHT, options=shingled(1))
    score, scores = pair_score(corpus, "0", "1"), corpus.compare("0", "1").scores
    assert score.containment_left == pytest.approx(scores.containment_left)
    assert score.containment_right == pytest.approx(scores.containment_right)
    assert score.jaccard == pytest.approx(scores.jaccard)


def test_texts_without_a_shingle_have_no_score(corpus_of: Make) -> None:
    corpus = corpus_of("", LEFT)
    score = pair_score(corpus, "0", "1")
    assert (score.jaccard, score.containment_left, score.left_words) == (None, None, 0)
    assert all(switch.score.jaccard is None for switch in try_switches(corpus, "0", "1"))
