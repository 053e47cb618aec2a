"""What the options ask for and a language cannot give is said, not passed over."""

import json

from imbrex.cli import scans
from imbrex.engine.text.document import Document
from imbrex.files.recognizer import RecognitionSettings, Recognizer
from imbrex.files.scans import tesseract
from imbrex.files.scans.tesseract import Tesseract
from tests.cli.conftest import ORIGINAL
from tests.scanned_pages import draw


def test_parts_of_speech_that_a_language_cannot_tell_are_named(run, essays):
    code, out, err = run("compare", "--json", essays, "--language", "de", "--drop", "preposition,adjective,adverb")
    assert code == 0
    assert json.loads(out)["pairs"]
    assert err == "German: can't recognize adjectives and adverbs, so none are ignored.\n"


def test_nothing_is_said_where_all_can_be_told(run, essays):
    assert run("compare", essays, "--drop", "preposition,adjective,adverb")[2] == ""
    assert run("compare", essays, "--language", "de")[2] == ""


def test_an_unknown_language_is_named(run, essays):
    code, _, err = run("compare", essays, "--language", "xx")
    assert code == 0
    assert err == "Language 'xx' is not supported; its words are compared as written.\n"
    assert run("compare", essays, "--language", "und")[2] == ""
    assert run("compare", essays, "--language", "en-GB")[2] == ""


def test_scans_are_recognized_on_wish_where_tesseract_has_the_languages(run, essays, monkeypatch):
    image = essays / "scan.png"
    draw("A", (0.5, 0.5), 0.1).save(image)
    found = Tesseract("/bin/tesseract", "/data", ("eng", "rus"))
    monkeypatch.setattr(scans, "find_tesseract", lambda: found)
    monkeypatch.setattr(tesseract, "find_tesseract", lambda: found)
    asked = []

    def read(self, path, wish, observer):
        asked.append(wish)
        return [Document(str(path), path.name, ORIGINAL, path=str(path), reader="image")]

    monkeypatch.setattr(Recognizer, "read", read)
    assert "scan.png: This is an image, not text. Add --recognize" in run("text", image)[2]
    assert run("text", image, "--recognize=rus+eng") == (0, ORIGINAL, "")
    assert run("normalize", image, "--language", "ru", "--recognize")[0] == 0
    assert asked == [RecognitionSettings(("rus", "eng")), RecognitionSettings(("rus", "eng"))]
    code, _, err = run("text", image, "--recognize=fra")
    assert (code != 0, "lacks the language fra" in err) == (True, True)
    code, _, err = run("text", "--recognize", image)
    assert "put it after the files" in err
    monkeypatch.setattr(scans, "find_tesseract", lambda: None)
    assert "not installed" in run("text", image, "--recognize")[2]
