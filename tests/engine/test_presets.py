from imbrex.engine.compare.corpus import Corpus
from imbrex.engine.options import DEFAULT, PRESETS
from imbrex.engine.text.document import Document
from tests.engine.disguises.bookish import Bookish, compared


def read(text, preset):
    language = Bookish()
    corpus = Corpus(lambda _: language, PRESETS[preset])
    corpus.add([Document("0", "", text, language="en")])
    return compared(corpus), language.looked_up


def test_words_as_written_are_neither_put_together_nor_taken_apart_and_need_no_dictionary():
    text = "gar den gardenhouse g a r d e n of the river"
    assert read(text, "verbatim") == (text, [])
    assert read(text, DEFAULT)[0] == "garden garden house garden river"


def test_letters_are_read_as_they_look_in_every_preset():
    for preset in PRESETS:
        assert read("gаrdеn ri\u200bver", preset)[0] == "garden river"
