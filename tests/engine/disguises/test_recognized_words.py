"""Recognized text is compared as other documents spell it, and its letters are no disguise."""

from imbrex.engine.disguises.recognized_words import nearest, shape
from imbrex.engine.options import Disguises
from imbrex.engine.text.document import Document, Span
from imbrex.engine.text.recognition import Recognition
from tests.engine.disguises.bookish import bookish_corpus, compared
from tests.rows import each_row

SOURCE = "we walked before Bolkonski under the modern bridge in Overnight Street"


def scan(text, *uncertain):
    """A recognized text in which some words are uncertain."""
    spans = tuple(Span(text.index(word), text.index(word) + len(word)) for word in uncertain)
    return Document("0", "0", text, language="en", recognition=Recognition((Span(0, len(text)),), spans, ("eng",)))


@each_row(
    ("text", "uncertain"),
    [
        (SOURCE.replace("Bolkonski", "Bo1konskl"), []),  # the dictionary knows neither
        (SOURCE.replace("under", "urnder"), []),
        (SOURCE.replace("bridge", "river"), ["river"]),  # too far from it
        (SOURCE.replace("walked", "talked"), ["talked"]),
        (SOURCE.replace("Bolkonski under", "8olkomski umder"), ["8olkomski", "umder"]),  # one after another
        (SOURCE.replace("modern", "modem"), ["modem"]),
    ],
)
def test_words_that_may_be_wrong_are_spelled_as_elsewhere_in_their_place(text, uncertain):
    whole = SOURCE.lower() if "river" not in text else text.lower()
    assert compared(bookish_corpus(scan(text, *uncertain), SOURCE)) == whole
    as_typed = bookish_corpus(scan(text, *uncertain), SOURCE, undo=Disguises(lookalikes=False))
    assert compared(as_typed) == whole


def test_elsewhere_only_the_shape_counts():
    text = "in the rain Bo1konskl and golden modem"
    corpus = bookish_corpus(scan(text, "modem"), SOURCE)
    assert compared(corpus) == "in the rain bolkonski and golden modern"
    two = bookish_corpus(scan(text, "modem"), SOURCE, "the street of Bolkonskl")
    assert compared(two) == "in the rain bo1konskl and golden modern"  # it may be either


def test_certain_words_and_texts_that_were_typed_stay():
    text, source = "the golden letter under water", "the golden letters under water"
    assert compared(bookish_corpus(scan(text), source)) == text
    assert compared(bookish_corpus(scan(text, "letter"), source)) == source
    typed = Document("0", "0", SOURCE.replace("Bolkonski", "Bolkonskj"), language="en")
    assert "bolkonskj" in compared(bookish_corpus(typed, SOURCE))
    assert compared(bookish_corpus(scan(SOURCE, "bridge")), "0") == SOURCE.lower()


def test_mistakes_of_recognition_are_no_disguise():
    words = "w4lked br1dge h0use g4rden rnarket wlnter surnmer evenlng"
    found = bookish_corpus(Document("0", "0", words, language="en")).disguises("0")
    assert len(found.places) >= 5
    honest = bookish_corpus(scan(words)).disguises("0")
    assert (honest.places, honest.alarms) == ((), frozenset())


def test_the_nearest_word_is_as_near_as_a_mistake_of_recognition():
    assert nearest("rnodem", ["model", "modem"]) == "modem"
    assert nearest("a", ["i", "house"]) == "i"
    assert nearest("garden", ["market"]) == ""
    assert shape("cl1rn") == shape("dim")
