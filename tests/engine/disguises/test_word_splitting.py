import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from imbrex.engine.disguises import word_splitting
from imbrex.engine.disguises.class_words import ClassWords
from imbrex.engine.disguises.word_batch import Batch
from imbrex.engine.disguises.word_splitting import Chain, cut, is_likely
from imbrex.engine.observer import SILENT
from imbrex.engine.text.spelling_traits import Lookup
from imbrex.engine.text.vocabulary import Vocabulary
from imbrex.engine.text.words import Rules, Source, find_words
from tests.engine.disguises.bookish import WORDS, Bookish
from tests.examples import examples
from tests.rows import each_row


def batch_of(*texts):
    vocabulary = Vocabulary()
    words = find_words([Source(text, "en") for text in texts], vocabulary, Rules(False, False))
    lookup = Lookup(vocabulary)
    none = np.zeros(sum(len(one.number) for one in words), np.bool_)
    return Batch(texts, words, range(len(texts)), Bookish(), lookup, ClassWords(words, lookup), SILENT, none, none)


def cut_one(letters, *others, gaps=False):
    chain = Chain(letters, 0)
    return cut([chain], batch_of("", *others), gaps=gaps).get(chain, [])


def test_the_fewest_words_are_chosen():
    assert cut_one("together") == ["together"]
    assert cut_one("gardenhouse") == ["garden", "house"]
    assert cut_one("overnightrain") == ["overnight", "rain"]


def test_words_of_other_documents_count_although_no_dictionary_has_them():
    assert cut_one("Bolkonskiwalked") == []
    assert cut_one("Bolkonskiwalked", "then Bolkonski spoke") == ["Bolkonski", "walked"]


def test_letters_of_no_word_may_stand_between_words_that_make_up_most():
    assert cut_one("gardenzqriverhouse", gaps=True) == ["garden", "zq", "river", "house"]
    assert cut_one("zqxgardenwvk", gaps=True) == []
    assert cut_one("gardenzqriverhouse") == []


def test_a_first_word_of_one_letter_is_told_by_other_documents():
    words = [*WORDS, "adrawing", "drawing"]
    batch = batch_of("", "a drawing")
    object.__setattr__(batch, "language", Bookish(words=words))
    chain = Chain("adrawing", 0)
    assert cut([chain], batch, gaps=True)[chain] == ["a", "drawing"]


@each_row(
    ("pieces", "answer"),
    [
        (["garden", "house"], True),
        (["garden", "of"], True),
        (["rain", "of"], False),  # "foreof" may be anything
        (["un", "garden"], False),
        (["pre", "garden"], False),
        (["garden", "a", "house"], False),
        (["garden", "the", "house"], True),
        (["garden"], False),
        ([], False),
        (["garden", "house", "river", "stone"], False),
    ],
)
def test_likely_pieces(pieces, answer):
    assert is_likely(pieces) is answer


def test_chains_too_long_are_left_alone():
    assert cut_one("garden" * 7) == []
    assert cut_one("garden" * 70, gaps=True) == []


@examples(50)
@given(st.lists(st.sampled_from(WORDS), min_size=1, max_size=5), st.booleans())
def test_pieces_make_up_the_chain(words, gaps):
    letters = "".join(words)
    pieces = cut_one(letters, gaps=gaps)
    if len(letters) <= 40:
        assert pieces
    assert "".join(pieces) == (letters if pieces else "")
    assert len(pieces) <= len(words)


LETTERS = st.text("abc", min_size=1, max_size=9)


@examples(30)
@given(st.lists(LETTERS, max_size=6), st.lists(LETTERS, max_size=4), st.lists(LETTERS, max_size=6), st.booleans())
def test_whole_words_are_told_at_once_as_they_would_be_by_all_their_pieces(known, elsewhere, chains, gaps):
    wanted = [Chain(letters, 0) for letters in [*chains, *known, *elsewhere]]
    answers = []
    for at_once in (True, False):
        batch = batch_of("", " ".join(elsewhere))
        object.__setattr__(batch, "language", Bookish(words=[*known, "a"]))
        if at_once:
            answers.append(cut(wanted, batch, gaps=gaps))
        else:
            answers.append(word_splitting._cut(list(dict.fromkeys(wanted)), batch, gaps=gaps))
    assert answers[0] == answers[1]


def test_chains_without_end_are_cut_a_few_at_a_time(monkeypatch):
    batch = batch_of("", "garden house")
    chains = [Chain(f"garden{'house' * count}river", 0) for count in range(1, 8)]
    wanted = cut(chains, batch, gaps=True)
    assert len(wanted) == len(chains)
    asked = []
    inner = word_splitting._cut
    monkeypatch.setattr(word_splitting, "_LETTERS", 30)
    monkeypatch.setattr(
        word_splitting, "_cut", lambda some, *args, **kinds: asked.append(some) or inner(some, *args, **kinds)
    )
    assert cut(chains, batch_of("", "garden house"), gaps=True) == wanted
    assert len(asked) > 2
    assert all(sum(len(chain.letters) for chain in some[:-1]) < 30 for some in asked)
