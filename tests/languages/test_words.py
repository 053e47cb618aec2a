from imbrex import assets
from imbrex.engine.language import PartOfSpeech
from imbrex.languages.registry import KNOWN, Languages
from imbrex.languages.words import is_plain, read_word_list, simplify, with_all_apostrophes
from tests.rows import each_row


@each_row("code", KNOWN)
def test_a_list_holds_a_reasonable_number_of_simplified_words(code):
    words = read_word_list(code).parts
    assert 150 < len(words) < 450
    for word in words:
        assert word == simplify(word)
        assert "ё" not in word


@each_row("code", KNOWN)
def test_a_list_says_nothing_twice_in_one_section(code):
    seen = set()
    section = ""
    for line in assets.text(f"words/{code}.txt").splitlines():
        if line.startswith("["):
            section = line
        elif not line.startswith("#"):
            for word in line.split():
                assert (section, word) not in seen
                seen.add((section, word))


@each_row(
    ("code", "function", "content"),
    [
        ("en", "the of and don't don’t was which", "people time make good work like"),
        ("ru", "и в не который был еще", "человек время сделать хороший дом"),
        ("uk", "і в не який був ще", "людина час зробити добрий дім коло"),
        ("de", "der und nicht ist welche", "mensch zeit machen gut haus"),
        ("fr", "le et ne est qu'il qu’il d'un lorsqu'elle", "homme temps faire bon personne point"),
        ("es", "el y no es cuyo", "hombre tiempo hacer bueno casa"),
        ("it", "il e non è dell'altro un'altra", "uomo tempo fare buono stato lungo"),
        ("pt", "o e não é cujo", "homem tempo fazer bom caso"),
        ("pl", "i w nie jest który", "człowiek czas robić dobry koło"),
        ("zh", "的 和 在 我们 因为", "人 时间 工作 中国 好"),
    ],
)
def test_stop_words_are_function_words(languages, code, function, content):
    stop_words = languages.find(code).stop_words
    assert stop_words.issuperset(function.split())
    assert stop_words.isdisjoint(content.split())


def test_a_word_may_be_several_parts_of_speech():
    assert read_word_list("en").parts["that"] == (
        PartOfSpeech.CONJUNCTION | PartOfSpeech.PRONOUN | PartOfSpeech.DETERMINER
    )
    assert read_word_list("en").parts["was"] == PartOfSpeech(0)


@each_row("code", ["de", "fr", "es", "it", "pt", "pl"])
def test_known_parts_are_those_with_words(code):
    language = Languages().find(code)
    masks = language.parts_of_speech(sorted(language.stop_words))
    told = PartOfSpeech(0)
    for mask in masks:
        told |= PartOfSpeech(mask)
    assert language.known_parts == told
    assert not told & (PartOfSpeech.ADJECTIVE | PartOfSpeech.ADVERB)
    assert told >= PartOfSpeech.PREPOSITION | PartOfSpeech.CONJUNCTION | PartOfSpeech.PRONOUN


def test_simplify_knows_every_apostrophe():
    assert [simplify(word) for word in ("L’Homme", "l‘homme", "l＇homme", "lʼhomme")] == ["l'homme"] * 4


@each_row("word", ["", "\ud800", "a\udfff", "😀", "a b", "'a", "x" * 65, "a.b"])
def test_no_dictionary_is_asked_for_what_is_no_word(word):
    assert not is_plain(word)


def test_typographic_apostrophes_are_added():
    assert with_all_apostrophes(frozenset(("it's", "it"))) == {"it's", "it’s", "it"}
