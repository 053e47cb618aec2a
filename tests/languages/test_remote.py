import os
import subprocess
import sys

import numpy as np
import pytest

from imbrex.child.child import Child
from imbrex.child.failures import ChildDied, ChildFailed
from imbrex.engine.language import LanguageFinder
from imbrex.engine.observer import Cancelled, Silent
from imbrex.errors import ImbrexError
from imbrex.languages.registry import KNOWN, Languages
from imbrex.languages.remote import RemoteLanguages, serve


@pytest.fixture(scope="module")
def remote():
    with RemoteLanguages() as languages:
        yield languages


class Scripted(Child):
    """A child whose answers are told beforehand; keeps the requests."""

    def __init__(self, *answers):
        super().__init__(serve, name="language service")
        self.answers = list(answers)
        self.requests = []

    def call(self, request, *, seconds, value, observer=None):
        self.requests.append(request)
        answer = self.answers.pop(0) if self.answers else [[0] * len(one) for one in request[2]]
        if isinstance(answer, BaseException):
            raise answer
        return answer


@pytest.mark.parametrize("code", [*KNOWN, "nl", "und"])
def test_facts_are_those_of_the_language_itself(code):
    child = Scripted()
    remote, local = RemoteLanguages(child).find(code), Languages().find(code)
    for fact in ("code", "stop_words", "has_lemmas", "has_stems", "known_parts", "context_parts", "segments"):
        assert getattr(remote, fact) == getattr(local, fact)
    assert child.requests == []


# One of each kind: the dictionaries of the others take up to four seconds to load, here and in the child.
@pytest.mark.parametrize("code", ["en", "ru", "uk", "zh", "fr", "nl", "und"])
def test_answers_are_those_of_the_language_itself(remote, languages, code):
    words = "mice don’t кошками лучше 的 我们 l'homme katten \ufffd 😀".split(" ")
    far, near = remote.find(code), languages.find(code)
    assert far.lemmas(words) == near.lemmas(words)
    assert far.stems(words) == near.stems(words)
    assert far.parts_of_speech(words) == near.parts_of_speech(words)
    assert far.tag([words, []]) == near.tag([words, []])


@pytest.mark.parametrize("text", ["", "我爱北京😀天安门\ud800。", "我爱北京天安门。" * 20_000, "山" * 150_000])
def test_segments_are_those_of_the_language_itself(remote, languages, text):
    spans = remote.find("zh").segment(text)
    assert spans.dtype == np.int32
    assert np.array_equal(spans, languages.find("zh").segment(text))


def test_a_lone_surrogate_which_cannot_be_sent_is_looked_up_as_the_sign_for_it(remote):
    assert remote.find("en").lemmas(["mice", "a\ud800"]) == ["mouse", "a\ufffd"]


@pytest.mark.parametrize(
    ("method", "argument", "answer"),
    [
        ("lemmas", ["mice"], []),
        ("lemmas", ["mice"], ["mouse", "rat"]),
        ("tag", [["a", "mouse"]], [[1]]),
        ("segment", "我爱", np.array([[0, 3]], np.int32).tobytes()),
        ("segment", "我爱", np.array([[-1, 1]], np.int32).tobytes()),
        ("segment", "我爱", np.array([[1, 2], [0, 1]], np.int32).tobytes()),
        ("segment", "我爱", np.array([0, 1, 2], np.int32).tobytes()),
        ("segment", "我爱", b"\0"),
    ],
)
def test_an_answer_that_does_not_fit_its_question_is_refused(method, argument, answer):
    child = Scripted(answer)
    with pytest.raises(ImbrexError, match="invalid answer"):
        RemoteLanguages(child).ask(("zh", method, argument), Silent())


def test_find_is_a_language_finder(remote):
    finder: LanguageFinder = remote.find
    assert finder("en-GB").code == "en"


def test_many_words_are_asked_in_pieces_with_a_look_at_the_observer():
    class Counting(Silent):
        checks = 0

        def check(self):
            self.checks += 1

    child, observer = Scripted(), Counting()
    assert len(RemoteLanguages(child).finder(observer)("en").lemmas(["word"] * 4500)) == 4500
    assert [len(argument) for _, _, argument in child.requests] == [2000, 2000, 500]
    assert observer.checks == 3


def test_many_sentences_are_asked_in_pieces():
    child = Scripted()
    RemoteLanguages(child).find("en").tag([["a"] * 900] * 5)
    assert [len(argument) for _, _, argument in child.requests] == [3, 2]


def test_cancel_is_heard_before_a_question():
    class Cancelling(Silent):
        def check(self):
            raise Cancelled

    child = Scripted()
    with pytest.raises(Cancelled):
        RemoteLanguages(child).finder(Cancelling())("en").lemmas(["word"])
    assert child.requests == []


def test_a_child_that_died_is_asked_once_more():
    child = Scripted(ChildDied("It ended."), ["mouse"])
    assert RemoteLanguages(child).find("en").lemmas(["mice"]) == ["mouse"]
    assert len(child.requests) == 2


def test_a_child_that_dies_twice_is_an_error_for_people():
    child = Scripted(ChildDied("The language service ended before it answered."), ChildDied("It ended again."))
    with pytest.raises(ImbrexError, match="Couldn't look up the words of a text in Russian: It ended again") as error:
        RemoteLanguages(child).find("ru").lemmas(["кошка"])
    assert error.value.hint
    assert len(child.requests) == 2


def test_a_failure_is_not_asked_again():
    child = Scripted(ChildFailed("The language service failed (KeyError)."))
    with pytest.raises(ImbrexError, match="English"):
        RemoteLanguages(child).find("en").lemmas(["word"])
    assert len(child.requests) == 1


def test_listed_parts_of_speech_need_no_child():
    child = Scripted()
    german = RemoteLanguages(child).find("de")
    assert german.parts_of_speech(["und"]) == Languages().find("de").parts_of_speech(["und"])
    assert child.requests == []


def test_the_service_answers_nothing_but_questions_about_words():
    with pytest.raises(ValueError, match="__class__"):
        serve()(("en", "__class__", None))


def test_a_real_child_that_is_killed_comes_back():
    with Child(serve, name="language service") as child:
        languages = RemoteLanguages(child)
        assert languages.find("nl").stems(["katten"]) == ["kat"]
        child._process.kill()
        child._process.join()
        assert languages.find("nl").stems(["katten"]) == ["kat"]


def test_this_process_loads_no_dictionary():
    script = (
        "import sys\n"
        "from imbrex.languages.remote import RemoteLanguages\n"
        "if __name__ == '__main__':\n"
        "    with RemoteLanguages() as languages:\n"
        "        assert languages.find('ru').lemmas(['кошками']) == ['кошка']\n"
        "        assert languages.find('en').lemmas(['mice']) == ['mouse']\n"
        "    print(sorted({'pymorphy3', 'simplemma', 'nltk', 'Stemmer', 'rjieba'} & set(sys.modules)))\n"
    )
    environment = {**os.environ, "PYTHONUTF8": "1"}
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True, env=environment)
    assert done.stdout.strip() == "[]"
