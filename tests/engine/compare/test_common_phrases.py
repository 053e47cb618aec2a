"""Common phrases: found whole, counted by documents, and gone once they are excluded."""

from collections.abc import Callable

import pytest

from imbrex.engine.compare.corpus import Corpus
from imbrex.engine.observer import Cancelled, Progress
from imbrex.engine.options import Options
from imbrex.engine.text.document import Document
from imbrex.engine.text.role import Role
from tests.engine.conftest import AS_WRITTEN

OPTIONS = Options(canonization=AS_WRITTEN)
TASK = "Essay one: describe what you did in the last summer"


def a_class(count: int, with_task: int) -> list[str]:
    return [
        (f"{TASK}. " if number < with_task else "") + " ".join(f"w{number}x{place}" for place in range(20))
        for number in range(count)
    ]


def test_a_heading_of_most_texts_is_one_phrase(corpus_of: Callable[..., Corpus]) -> None:
    (phrase,) = corpus_of(*a_class(10, 6), options=OPTIONS).common_phrases(0.5)
    assert phrase.text == TASK
    assert phrase.words == 10
    assert phrase.documents == 6
    assert phrase.share == pytest.approx(0.6)


def test_what_most_words_of_most_texts_are_comes_first(corpus_of: Callable[..., Corpus]) -> None:
    texts = [f"{text} so it goes" for text in a_class(10, 6)]
    phrases = corpus_of(*texts, options=OPTIONS).common_phrases(0.5)
    assert [(phrase.text, phrase.documents) for phrase in phrases] == [(TASK, 6), ("so it goes", 10)]


def test_a_phrase_of_too_few_texts_is_none(corpus_of: Callable[..., Corpus]) -> None:
    assert corpus_of(*a_class(10, 5), options=OPTIONS).common_phrases(0.5) == []
    assert corpus_of(*a_class(10, 2), options=OPTIONS).common_phrases(0.0) == []


def test_one_changed_word_does_not_cut_a_phrase_in_two(corpus_of: Callable[..., Corpus]) -> None:
    texts = a_class(10, 9)
    texts[3] = texts[3].replace("did", "made")
    phrases = corpus_of(*texts, options=OPTIONS).common_phrases(0.25)
    assert [(phrase.text, phrase.documents) for phrase in phrases] == [(TASK, 8)]


def test_repeats_in_one_text_count_once(corpus_of: Callable[..., Corpus]) -> None:
    texts = [*a_class(4, 3)[:3], "so it goes on " * 30]
    assert [phrase.documents for phrase in corpus_of(*texts, options=OPTIONS).common_phrases(0.5)] == [3]


def test_excluding_what_was_found_leaves_none(corpus_of: Callable[..., Corpus]) -> None:
    corpus = corpus_of(*a_class(10, 6), options=OPTIONS)
    found = [phrase.text for phrase in corpus.common_phrases(0.5)]
    corpus.set_options(OPTIONS.with_value("exclude-phrases", found))
    assert corpus.common_phrases(0.5) == []
    assert [counted.excluded for counted in corpus.report().documents] == [10] * 6 + [0] * 4
    assert len(corpus.report().pairs) == 0


def test_two_words_are_no_phrase_of_their_own(corpus_of: Callable[..., Corpus]) -> None:
    texts = [f"{text} so it" for text in a_class(6, 0)]
    assert corpus_of(*texts, options=OPTIONS.with_value("shingle-length", 2)).common_phrases(0.5) == []


def test_archive_and_templates_do_not_count(corpus_of: Callable[..., Corpus]) -> None:
    corpus = corpus_of(*a_class(6, 3), options=OPTIONS)
    corpus.add([Document(f"old {n}", "old", TASK, role=Role.ARCHIVE) for n in range(4)])
    assert corpus.common_phrases(0.5) == []
    (phrase,) = corpus.common_phrases(0.4)
    assert (phrase.documents, phrase.share) == (3, 0.5)


def test_no_documents_have_no_phrases(corpus_of: Callable[..., Corpus]) -> None:
    assert corpus_of(options=OPTIONS).common_phrases(0.1) == []
    assert corpus_of("", "one", options=OPTIONS).common_phrases(0.1) == []


def test_it_can_be_stopped(corpus_of: Callable[..., Corpus]) -> None:
    class Stopped:
        def progress(self, progress: Progress) -> None:
            if progress.stage == "phrases":
                self.stop = True

        def check(self) -> None:
            if getattr(self, "stop", False):
                raise Cancelled

    texts = [f"{TASK} {number} one two three four {number}" for number in range(8)]
    corpus = corpus_of(*texts, options=OPTIONS)
    with pytest.raises(Cancelled):
        corpus.common_phrases(0.5, Stopped())
