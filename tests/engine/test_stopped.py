"""Work that was stopped half-way leaves nothing half done."""

from dataclasses import replace

import pytest

from imbrex.engine.compare.corpus import Corpus
from imbrex.engine.observer import Cancelled, Progress
from imbrex.engine.options import Disguises, Options
from imbrex.engine.text.document import Document
from imbrex.engine.text.role import Role
from tests.engine.conftest import AS_WRITTEN, Toy

OPTIONS = Options(canonization=AS_WRITTEN, disguises=Disguises(numerals=True))


class StopAfter:
    """Stop at the given question; count them."""

    def __init__(self, questions: int) -> None:
        self.left = questions

    def progress(self, progress: Progress) -> None:
        """Hear of it."""

    def check(self) -> None:
        self.left -= 1
        if self.left < 0:
            raise Cancelled


class Interrupted(Toy):
    """A language in which numbers can be asked for only when it is allowed."""

    stopped = False

    def numerals(self, runs):
        if self.stopped:
            raise Cancelled
        return super().numerals(runs)


def figures(corpus: Corpus) -> list[tuple[int, int]]:
    return [(counted.compared, counted.excluded) for counted in corpus.report().documents]


def documents(word: str = "x") -> list[Document]:
    return [
        Document("0", "0", f"one two three {word} y z two hundred"),
        Document("1", "1", "one two three v w 200 z"),
        Document("t", "t", "one two three", role=Role.TEMPLATE),
    ]


def made(language: Toy) -> Corpus:
    corpus = Corpus(lambda _: language, replace(OPTIONS).with_value("exclude-phrases", ["y z"]))
    corpus.add(documents())
    return corpus


def test_a_report_stopped_at_any_question_is_whole_the_next_time():
    wanted = figures(made(Toy()))
    assert any(excluded for _, excluded in wanted)
    for questions in range(60):
        corpus = made(Toy())
        corpus.set_options(corpus.options.with_value("template-words", 2))
        corpus.set_options(corpus.options.with_value("template-words", 3))
        try:
            corpus.report(StopAfter(questions))
        except Cancelled:
            assert figures(corpus) == wanted
            assert [len(corpus.tokens(str(n)).kept) for n in range(2)] == [compared for compared, _ in wanted[:2]]
        else:
            return
    pytest.fail("it asks for ever")


def test_mending_that_was_stopped_is_done_again():
    language = Interrupted()
    corpus = made(language)
    wanted = corpus.tokens("0").canonical_text()
    language.stopped = True
    with pytest.raises(Cancelled):
        corpus.add(documents("changed"))
    language.stopped = False
    corpus.add(documents())
    assert corpus.tokens("0").canonical_text() == wanted
    language.stopped = True
    with pytest.raises(Cancelled):
        corpus.add(documents("other"))
    language.stopped = False
    assert "200" in corpus.tokens("0").canonical_text()


def test_a_comparison_of_endless_repeats_can_be_stopped_at_each_step():
    corpus = Corpus(lambda _: Toy(), Options(canonization=AS_WRITTEN))
    corpus.add([Document(key, key, "tick tock tack " * 2000 + key) for key in ("left", "right")])
    corpus.tokens("left"), corpus.tokens("right")
    counting = StopAfter(100)
    corpus.compare("left", "right", counting)
    asked = 100 - counting.left
    assert asked >= 3  # before seeds are joined, before the longest are chosen, and as runs grow
    for allowed in range(asked):
        with pytest.raises(Cancelled):
            corpus.compare("left", "right", StopAfter(allowed))
