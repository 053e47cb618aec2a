"""How each language quotes and cites: every one has its file, and the child process tells the same."""

from imbrex.languages.plain import INTERNATIONAL, citing_of
from imbrex.languages.plain import KNOWN as CITING
from imbrex.languages.registry import KNOWN, Languages
from imbrex.languages.remote import RemoteLanguages
from tests.rows import each_row


def test_every_language_with_morphology_has_a_file():
    assert set(CITING) == set(KNOWN)


@each_row("code", CITING)
def test_files_are_whole(code):
    citing = citing_of(code)
    assert all(len(pair) == 2 for pair in citing.marks)
    assert len(set(citing.marks)) == len(citing.marks) > 3
    words = citing.bibliography | citing.appendix | citing.months | citing.again
    assert all(word == word.casefold() == " ".join(word.split()) for word in words)
    assert min(map(len, (citing.bibliography, citing.appendix, citing.months, citing.again))) > 1
    assert not citing.bibliography & citing.appendix


@each_row("code", CITING)
def test_the_international_words_hold_everywhere(code):
    assert citing_of(INTERNATIONAL).bibliography <= citing_of(code).bibliography


def test_an_unknown_language_has_the_words_of_all_and_the_usual_marks():
    anywhere = citing_of("und")
    assert all(citing_of(code).bibliography <= anywhere.bibliography for code in CITING)
    assert {"“”", "«»", '""'} <= set(anywhere.marks)


def test_languages_tell_it_in_either_process():
    languages = Languages()
    with RemoteLanguages() as remote:
        for code in ("en", "ru", "zh", "sv"):
            assert languages.find(code).citing == remote.find(code).citing
