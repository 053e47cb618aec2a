"""What a check finds: every copy, with exact figures, under any names and options."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from imbrex.engine.compare.corpus import Corpus
from imbrex.engine.options import PRESETS, Options, Shingling
from imbrex.engine.text.document import Document
from imbrex.engine.text.role import Role
from imbrex.library.database.mode import Mode
from imbrex.library.library import Library
from imbrex.library.search.search_results import Clue, Sameness
from tests.examples import examples
from tests.library.conftest import essay

RUSSIAN = (
    "Осенью ветер срывал листья с высоких тополей и уносил их к реке, где старый паром медленно переправлял на другой "
    "берег редких путников, телеги с сеном и почту для дальних деревень. Паромщик знал каждого по имени, помнил, кто "
    "кому родня, и никогда не спрашивал, зачем люди едут так поздно."
)
CHINESE = (
    "秋天的风吹落了高大杨树的叶子，把它们带到河边，老渡船慢慢地把行人、干草车和寄往远方村庄的信件送到对岸。"
    "摆渡人认识每一个人，记得谁和谁是亲戚，从来不问人们为什么这么晚还要赶路。"
)


def document(text, name="asked", language="en", **more):
    return Document(name, name, text, language=language, **more)


def check(library, text, **more):
    (checked,) = library.check([document(text, **more)])
    return checked


def found(checked):
    return [candidate.entry.name for candidate in checked.candidates]


@pytest.fixture(scope="module")
def full(tmp_path_factory, find_language):
    """A library of 300 essays; the tests that ask for it change nothing."""
    with Library.create(str(tmp_path_factory.mktemp("full") / "library"), find_language) as library:
        library.add([essay(number, 150, language="en") for number in range(300)])
        yield library


@given(st.integers(0, 299), st.integers(0, 100), st.integers(0, 100), st.integers(1000, 10**6))
@examples(30)
def test_every_copy_of_fifty_words_is_found(full, source, begin, at, own):
    theirs, mine = essay(source, 150).text.split(), essay(own, 150).text.split()
    checked = check(full, " ".join([*mine[:at], *theirs[begin : begin + 50], *mine[at:]]))
    assert found(checked)[0] == f"essay {source}.txt"
    assert checked.candidates[0].shared >= 48


@pytest.mark.parametrize("preset", PRESETS.values(), ids=list(PRESETS))
def test_the_figures_are_those_of_comparing_the_two_side_by_side(full, find_language, preset):
    theirs, mine = essay(7, 150), essay(2000, 150)
    text = " ".join([*mine.text.split()[:70], *theirs.text.split()[20:90]])
    (checked,) = full.check([document(text)], preset)
    corpus = Corpus(find_language, preset)
    corpus.add([document(text), document(theirs.text, "theirs")])
    scores = corpus.compare("asked", "theirs").scores
    candidate = checked.candidates[0]
    assert candidate.exact
    assert (candidate.containment, candidate.containment_back) == (scores.containment_left, scores.containment_right)


def test_what_was_only_read_is_no_candidate(full):
    assert check(full, essay(5000, 150).text).candidates == ()


def test_a_whole_text_is_known_to_the_letter_or_by_its_words(library):
    library.add([document("The quick brown fox jumps over the lazy dog near the river bank.", "fox")])
    same = check(library, "The quick brown fox jumps over the lazy dog near the river bank.")
    words = check(library, "the QUICK brown fox jumps; over the lazy dog, near the river bank")
    assert [(known.entry.name, known.sameness) for known in same.known] == [("fox", Sameness.TEXT)]
    assert [(known.entry.name, known.sameness) for known in words.known] == [("fox", Sameness.WORDS)]
    assert same.candidates[0].containment == words.candidates[0].containment == 1
    assert check(library, "Another fox slept.").known == ()


def test_short_texts_are_found_by_their_longest_words(library):
    library.add([document("Selling comfortable leather armchair, excellent condition, collection only", "advert")])
    checked = check(library, "Leather armchair: collection only! Excellent and comfortable. Selling, condition good.")
    assert found(checked) == ["advert"]
    assert Clue.LONGEST_WORDS in checked.candidates[0].clues
    assert checked.candidates[0].longest == 1
    assert check(library, "Looking for a small bicycle for my daughter").candidates == ()


def test_near_duplicates_are_told_by_their_simhash(library):
    text = essay(1, 1500).text
    library.add([document(text, "draft")])
    words = text.split()
    checked = check(library, " ".join([*words[:100], "instead", *words[101:]]))
    assert Clue.SIMHASH in checked.candidates[0].clues
    assert checked.candidates[0].simhash <= 3


@pytest.mark.parametrize(("language", "text"), [("ru", RUSSIAN), ("zh", CHINESE)])
def test_copies_are_found_in_other_languages(library, language, text):
    library.add([document(text, "source", language)])
    half = text[: len(text) // 2]
    checked = check(library, half, language=language)
    assert found(checked) == ["source"]
    assert checked.candidates[0].containment > 0.9


def test_signatures_alone_give_estimates_and_no_text(tmp_path, find_language):
    with Library.create(str(tmp_path / "signs"), find_language, mode=Mode.SIGNATURES) as library:
        whole = essay(1, 200).text
        library.add([document(whole, "source")])
        checked = check(library, " ".join(whole.split()[:100]))
        (candidate,) = checked.candidates
        assert not candidate.exact
        assert candidate.containment == pytest.approx(1, abs=0.1)
        assert candidate.containment_back == pytest.approx(0.5, abs=0.15)
        assert candidate.containment == candidate.fingerprints / candidate.of_fingerprints
        assert not candidate.entry.has_text
        with pytest.raises(Exception, match="keeps only the fingerprint of source, not its text"):
            library.document(candidate.entry.document)
        assert b"garden" not in (tmp_path / "signs").read_bytes()


def test_what_stands_in_a_template_counts_nothing(library):
    task, answer = essay(1, 80).text, essay(2, 80).text
    library.add([document(f"{task} {answer}", "source")])
    template = document(task, "task", role=Role.TEMPLATE)
    (checked,) = library.check([document(f"{task} {essay(3, 80).text}"), template])
    assert checked.candidates[0].shared == 0
    (checked,) = library.check([document(f"{task} {answer}"), template])
    assert checked.candidates[0].containment == 1


def test_no_more_are_looked_at_than_wanted(library):
    text = essay(1, 100).text
    library.add([document(f"{text} {number}", f"copy {number}") for number in range(30)])
    (checked,) = library.check([document(text)], most=5)
    assert len(checked.candidates) - checked.left_out < 30
    by_fingerprints = [one for one in checked.candidates if Clue.SIMHASH not in one.clues]
    assert len(by_fingerprints) <= 5


@pytest.mark.parametrize("text", ["", "word", "two words", "\0", "\ud800", "\0".join("abc"), "a\ud800b c d e f"])
def test_hardly_any_text_is_checked_and_kept(library, text):
    (addition,) = library.add([document(text, "odd")])
    checked = check(library, text)
    assert [known.sameness for known in checked.known] == [Sameness.TEXT]
    assert library.document(addition.document).text == text


@pytest.mark.parametrize(
    "name",
    [
        "x'); DROP TABLE documents; --",
        "<img src=x onerror=alert(1)>",
        "long " * 2000,
        "nul\0",
        "half \ud800",
        "%s %(a)s :b",
        "\u202e",
    ],
)
def test_names_are_only_names(library, name):
    library.add([document(essay(1).text, name, author=name)])
    (entry,) = library.entries()
    assert entry.name == name.replace("\0", "\ufffd").replace("\ud800", "\ufffd")
    assert found(check(library, essay(1).text)) == [entry.name]
    assert library.remove_author(entry.author) == 1
    assert library.entries() == []


def test_what_has_too_few_words_says_so(library):
    (checked,) = library.check([document("one two")], Options(shingles=Shingling(length=5)))
    assert "A shingle needs 5" in checked.problem.message
