import random
import re

from hypothesis import given
from hypothesis import strategies as st

from imbrex.engine.disguises.findings import AS_TYPED
from imbrex.engine.options import Disguises
from imbrex.engine.text.disguise import Disguise
from imbrex.engine.text.document import Document
from imbrex.engine.text.tokens import Fate
from tests.engine.disguises.bookish import WORDS, Bookish, bookish_corpus, compared
from tests.examples import examples
from tests.rows import each_row

LONG = [word for word in WORDS if len(word) >= 5]


def kinds(corpus, key="0"):
    return [(place.kind, place.reading) for place in corpus.disguises(key).places]


@each_row(
    ("text", "reading"),
    [
        ("the g a r d e n house", "the garden house"),
        ("the g a r d e n  h o u s e", "the garden house"),  # a longer gap ends a word
        ("the g\u00a0a\u2009r d e n house", "the garden house"),
        ("we g a r d e n's house", "we garden's house"),
        ("the gar den house", "the garden house"),
        ("the chi ld ren house", "the children house"),
        ("the gardenhouse", "the garden house"),
        ("the gardenof rain", "the garden of rain"),
        ("the gаrdеn house", "the garden house"),
        ("in а garden", "in a garden"),  # a whole word of another alphabet
        (" ".join(f"the {word[::-1]}" for word in LONG[:8]), " ".join(f"the {word}" for word in LONG[:8])),
    ],
)
def test_words_are_read_as_people_do(text, reading):
    corpus = bookish_corpus(text)
    assert compared(corpus) == reading
    assert len(corpus.disguises("0").places) >= 1


def test_accents_of_names_are_passed_over_without_a_finding():
    corpus = bookish_corpus("the gården house")
    assert compared(corpus) == "the garden house"
    assert corpus.disguises("0").places == ()
    assert compared(bookish_corpus("the gården", undo=Disguises(overlays=False))) == "the gården"


def test_reversed_text_is_in_reading_order_where_it_is_marked():
    source = "We walked with the rain to the river, and it is on the bridge of the house."
    for text, undo in ((source[::-1], None), (f"\u202e{source[::-1]}\u202c", None), (source[::-1], AS_TYPED)):
        tokens = bookish_corpus(Document("0", "0", text), undo=undo, language=Telling()).tokens("0")
        words = [tokens.document.text[start:end] for start, end in zip(tokens.start, tokens.end, strict=True)]
        assert len(tokens.document.text) == len(text)
        assert words == re.findall(r"\w+", source if undo is None else text)


class Telling(Bookish):
    stop_words = frozenset({"the", "and", "with"})


@each_row(
    "text",
    [
        "a b c in the house",  # points of a list
        "over night",  # two words that are ones
        "plan a b c d e for house",  # no word comes of it
        "g, a, r, d, e, n",
        "the Gar Den house",
        "the gar\nden house",
        "The Bol konski house",
        "the kwyjibo house",
        "А B C",
        "the вода house",
    ],
)
def test_honest_words_stay(text):
    corpus = bookish_corpus(text)
    assert kinds(corpus) == []
    assert compared(corpus) == compared(bookish_corpus(text, undo=Disguises(spaced=False, split=False, joined=False)))


def test_what_another_document_has_there_is_the_word():
    source = "we walked before Bolkonski under the bridge"
    assert compared(bookish_corpus("we walked before Bol konski under the bridge")) == (
        "we walked before bol konski under the bridge"
    )
    both = bookish_corpus("we walked before Bol konski under the bridge", source)
    assert compared(both) == compared(both, "1") == source.lower()
    joined = bookish_corpus("we walked beforeBolkonski under the bridge", source)
    assert compared(joined) == compared(joined, "1") == source.lower()
    assert kinds(joined, "1") == []


def test_two_words_that_are_ones_are_one_where_another_document_has_it_in_their_place():
    corpus = bookish_corpus("we walked over night in the rain", "we walked overnight in the rain")
    assert compared(corpus) == compared(corpus, "1") == "we walked overnight in the rain"
    elsewhere = bookish_corpus("we walked over night in the rain", "overnight a river")
    assert compared(elsewhere) == "we walked over night in the rain"


def test_compounds_are_taken_apart_only_where_another_document_has_them_in_two():
    language = Bookish("de")
    language.compounds = True
    assert compared(bookish_corpus("the gardenhouse is golden", language=language)) == "the gardenhouse is golden"
    both = bookish_corpus("the gardenhouse is golden", "the garden house is golden", language=language)
    assert compared(both) == compared(both, "1") == "the garden house is golden"


def test_numbers_in_words_are_read_where_that_is_wanted():
    corpus = bookish_corpus("two hundred people and one hundred two", undo=Disguises(numerals=True))
    assert compared(corpus) == "200 people and one hundred two"
    assert compared(bookish_corpus("two hundred people")) == "two hundred people"
    assert (Disguise.NUMERAL, "200") in kinds(bookish_corpus("two hundred people"))
    assert compared(bookish_corpus("two-hundred", undo=Disguises(numerals=True))) == "200"
    assert compared(bookish_corpus("two, hundred", undo=Disguises(numerals=True))) == "2 hundred"


def test_places_of_mended_words_are_those_of_the_disguised_ones():
    text = "the g a r d e n and gar den or gardenhouse end"
    tokens = bookish_corpus(text).tokens("0")
    found = [(text[tokens.start[i] : tokens.end[i]], tokens.canonical(i)) for i in range(len(tokens))]
    assert found == [
        ("the", "the"),
        ("g a r d e n", "garden"),
        ("and", "and"),
        ("gar den", "garden"),
        ("or", "or"),
        ("garden", "garden"),
        ("house", "house"),
        ("end", "end"),
    ]
    fates = [Fate(fate) for fate in tokens.fate.tolist()]
    assert [fate is Fate.UNDISGUISED for fate in fates] == [False, True, False, True, False, True, True, False]


@each_row(
    ("switch", "text"),
    [
        ("lookalikes", "the gаrdеn house"),
        ("lookalikes", "in а garden"),
        ("styled", "the ｇａｒｄｅｎ house 𝐠𝐚𝐫𝐝𝐞𝐧"),
        ("invisible", "the gar\u200bden house"),
        ("soft_hyphens", "the gar\u00adden house"),
        ("overlays", "the g\u0336arden house"),
        ("direction", "the \u202enedrag\u202c house"),
        ("spaced", "the g a r d e n house"),
        ("split", "the gar den house"),
        ("joined", "the gardenhouse"),
        ("numerals", "two hundred garden"),
    ],
)
def test_each_switch_undoes_its_kind_and_no_other(switch, text):
    undone = compared(bookish_corpus(text, undo=Disguises(numerals=True)))
    typed = compared(bookish_corpus(text, undo=Disguises(**{"numerals": True, switch: False})))
    off = dict.fromkeys((name for name in Disguises.__dataclass_fields__ if name != switch), False)
    alone = compared(bookish_corpus(text, undo=Disguises(**{**off, switch: True})))
    if switch not in {"styled", "invisible", "soft_hyphens"}:  # cleaned for the comparison in any case
        assert typed != undone
    assert "garden" in undone
    assert alone == undone


def test_a_sign_is_removed_where_it_is_nearly_always_inside_words():
    torn = " ".join(
        f"{word[:3]}¦{word[3:]} the" for word in ("garden", "winter", "summer", "morning", "bridge", "silver")
    )
    assert Disguise.SPLIT in bookish_corpus(torn).disguises("0").alarms
    assert "summer the morning" in compared(bookish_corpus(torn))
    assert "sum mer" in compared(bookish_corpus(torn, undo=Disguises(split=False)))
    dashes = " ".join(
        f"{word}—quiet and qu—iet" for word in ("garden", "winter", "summer", "morning", "bridge", "silver")
    )
    assert "garden quiet" in compared(bookish_corpus(dashes))


def test_accents_on_many_words_are_a_finding():
    text = "the gården in the wíntèr and brídge of sílver, stréet and märket, the wìndow and the chîldren"
    assert Disguise.OVERLAY in bookish_corpus(text).disguises("0").alarms


SENTENCE = "the golden letters never stand under the silver bridge before morning and we walked through market street"


@each_row(
    ("kind", "change"),
    [
        (Disguise.SPLIT, lambda word: f"{word[: len(word) // 2]} {word[len(word) // 2 :]} "),
        (Disguise.SPLIT, lambda word: f"{word[: len(word) // 2]}-{word[len(word) // 2 :]} "),
        (Disguise.SPLIT, lambda word: f"{word[: len(word) // 2]}〰{word[len(word) // 2 :]} "),
        (Disguise.SPACED, lambda word: f"{' '.join(word)} "),
        (Disguise.JOINED, str),
    ],
)
def test_text_with_its_blanks_in_wrong_places_is_cut_anew(kind, change):
    words = SENTENCE.split() * 4
    text = "".join(map(change, words))
    corpus = bookish_corpus(text, language=Bookish(words=[*WORDS, "stand"]))
    tokens = corpus.tokens("0")
    assert compared(corpus).split() == words
    spans = [text[a:b] for a, b in zip(tokens.start, tokens.end, strict=True)]
    assert ["".join(filter(str.isalpha, span)) for span in spans] == compared(corpus).split()
    assert kind in corpus.disguises("0").alarms


@each_row("text", ["qo xu vim wub yt zek " * 10, "tacgatttgacagat" * 60])
def test_short_words_that_are_found_by_chance_are_none(text):
    chance = Bookish(words=["oxu", "imw", "uby", "tze", "kqo", "tac", "gat", "ttt", "gac", "aga"])
    assert kinds(bookish_corpus(text, language=chance)) == []


def plant(words, chance):
    """A text with some of its words disguised by blanks, put in or taken out."""
    pieces = []
    for word in words:
        kind = chance.randrange(5)
        if kind == 0:
            pieces.append(" ".join(word))
        elif kind == 1:
            cut = chance.randrange(1, len(word))
            pieces.append(f"{word[:cut]} {word[cut:]}")
        elif kind == 2 and pieces:
            pieces[-1] += word
        else:
            pieces.append(word)
    return chance.choice([" ", "  ", "\n", ". "]).join(pieces)


@examples(30)
@given(st.lists(st.sampled_from(LONG), min_size=1, max_size=12), st.randoms(use_true_random=False))
def test_mended_words_rise_lie_inside_and_cover_the_letters(words, chance):
    text, other = plant(words, chance), plant(words, chance)
    corpus = bookish_corpus(text, other)
    for key, mine in (("0", text), ("1", other)):
        tokens = corpus.tokens(key)
        starts, ends = tokens.start.tolist(), tokens.end.tolist()
        assert all(0 <= a < b <= len(mine) for a, b in zip(starts, ends, strict=True))
        assert all(end <= start for end, start in zip(ends, starts[1:], strict=False))
        letters = "".join(mine[a:b] for a, b in zip(starts, ends, strict=True))
        assert [c for c in letters if c.isalpha()] == [c for c in mine if c.isalpha()]
        for index in range(len(tokens)):
            span = mine[starts[index] : ends[index]]
            assert "".join(filter(str.isalpha, span)) == "".join(filter(str.isalpha, tokens.canonical(index)))
        for place in corpus.disguises(key).places:
            span = mine[place.span.start : place.span.end]
            assert "".join(span.split()) == "".join(place.reading.split())


@examples(30)
@given(st.lists(st.sampled_from(LONG), min_size=4, max_size=30, unique=True), st.randoms(use_true_random=False))
def test_planted_blanks_are_all_undone(words, chance):
    spaced = " ".join(" ".join(word) if chance.random() < 0.3 else word for word in words)
    assert compared(bookish_corpus(spaced, " ".join(words))) == " ".join(words)


def test_order_of_documents_changes_nothing():
    texts = {
        "a": "we walked before Bol konski under the bridge",
        "b": "we walked before Bolkonski under the bridge",
        "c": "thegarden and beforeBolkonski under",
    }
    documents = [Document(key, key, text, language="en") for key, text in texts.items()]
    answers = []
    for seed in range(6):
        shuffled = documents.copy()
        random.Random(seed).shuffle(shuffled)
        corpus = bookish_corpus(*shuffled)
        answers.append([(compared(corpus, key), corpus.disguises(key).places) for key in texts])
    assert all(answer == answers[0] for answer in answers)


def test_a_document_that_comes_or_goes_changes_how_others_are_read():
    corpus = bookish_corpus(Document("copy", "", "before Bol konski walked", language="en"))
    assert compared(corpus, "copy") == "before bol konski walked"
    corpus.add([Document("source", "", "before Bolkonski walked", language="en")])
    assert compared(corpus, "copy") == "before bolkonski walked"
    assert corpus.compare("copy", "source").scores.jaccard == 1
    corpus.remove(["source"])
    assert compared(corpus, "copy") == "before bol konski walked"


def test_a_class_is_repaired_the_same_in_groups(monkeypatch):
    texts = ["we walked to gether in the garden", "we walked together", "inthe garden we walked", "w a l k e d in", ""]
    whole = bookish_corpus(*texts)
    monkeypatch.setattr("imbrex.engine.compare.document_words._AT_ONCE", 5)
    groups = bookish_corpus(*texts)
    assert [compared(groups, str(key)) for key in range(5)] == [compared(whole, str(key)) for key in range(5)]
    assert compared(groups) != texts[0]
