import pytest

from imbrex.engine.compare.corpus import Corpus
from imbrex.engine.disguises import respaced_words
from imbrex.engine.disguises.findings import AS_TYPED
from imbrex.engine.options import Disguises, Options
from imbrex.engine.text.disguise import UNSEEN, Disguise
from imbrex.engine.text.document import Document, Part, PartKind, Span, Unseen
from imbrex.languages.plain import Plain
from tests.engine.disguises.bookish import WORDS, bookish_corpus

LONG = [word for word in WORDS if len(word) >= 5]


def find(text, *others, undo=None, **facts):
    corpus = bookish_corpus(Document("0", "0", text, language="en", **facts), *others, undo=undo)
    return corpus.disguises("0")


def told(findings, text):
    return [(one.kind, text[one.span.start : one.span.end], one.letters, one.reading) for one in findings.places]


def test_each_place_is_told_with_its_letters_and_reading():
    text = "the gаrdеn g a r d e n ho\u200buse \u202erevir\u202c r\u0336iver ｒain gar den gardenhouse"
    assert told(find(text), text) == [
        (Disguise.LOOKALIKE, "gаrdеn", 2, "garden"),
        (Disguise.SPACED, "g a r d e n", 11, "garden"),
        (Disguise.INVISIBLE, "ho\u200buse", 1, "house"),
        (Disguise.DIRECTION, "revir", 5, "river"),
        (Disguise.OVERLAY, "r\u0336iver", 1, "river"),
        (Disguise.STYLED, "ｒain", 1, "rain"),
        (Disguise.SPLIT, "gar den", 7, "garden"),
        (Disguise.JOINED, "gardenhouse", 11, "garden house"),
    ]


@pytest.mark.parametrize("undo", [Disguises(), AS_TYPED, Disguises(layers=True, numerals=True)])
def test_they_are_told_whatever_is_undone(undo):
    text = "the gаrdеn g a r d e n gar den gardenhouse two hundred"
    assert told(find(text, undo=undo), text) == told(find(text), text)


def test_one_sign_for_several_letters_is_one_letter():
    assert told(find("gardeⅷn"), "gardeⅷn") == [(Disguise.STYLED, "gardeⅷn", 1, "gardeviiin")]


def test_they_can_be_asked_for_by_kind_and_counted():
    findings = find("g a r d e n gаrdеn and gаrden")
    assert findings.count() == {Disguise.SPACED: 1, Disguise.LOOKALIKE: 2}
    assert [one.reading for one in findings.of(Disguise.LOOKALIKE)] == ["garden", "garden"]
    assert findings.of(Disguise.WHITE) == ()
    assert findings.document.key == "0"
    assert findings.words == 9


@pytest.mark.parametrize("kind", UNSEEN)
def test_text_that_nobody_sees_is_told_and_alarms(kind):
    findings = find("some hidden words", unseen=(Unseen(kind, Span(5, 11)),))
    assert [(one.kind, one.span, one.letters, one.reading) for one in findings.places] == [(kind, Span(5, 11), 6, "")]
    assert findings.alarms == {kind}
    assert find("some        words", unseen=(Unseen(kind, Span(5, 11)),)).alarms == frozenset()


@pytest.mark.parametrize(
    ("part", "kind"),
    [
        (PartKind.COMMENT, Disguise.COMMENT),
        (PartKind.DELETION, Disguise.DELETION),
        (PartKind.ALTERNATIVE, Disguise.ALTERNATIVE),
        (PartKind.FIELD, Disguise.FIELD),
    ],
)
def test_text_beside_the_text_is_told_but_does_not_alarm(part, kind):
    parts = (Part(PartKind.BODY, Span(0, 5)), Part(part, Span(5, 12)))
    findings = find("body comment", parts=parts)
    assert [(one.kind, one.letters) for one in findings.places] == [(kind, 7)]
    assert findings.alarms == frozenset()


def test_places_stay_right_where_the_compared_text_is_another():
    """Text that nobody sees is words as typed, and none when it is undone: places must not be mixed up."""
    text = "x y garden before Bol konski under z"
    unseen = (Unseen(Disguise.WHITE, Span(0, 3)), Unseen(Disguise.WHITE, Span(len(text) - 1, len(text))))
    source = Document("1", "1", "before Bolkonski under", language="en")
    findings = find(text, source, unseen=unseen)
    (split,) = findings.of(Disguise.SPLIT)
    assert text[split.span.start : split.span.end] == "Bol konski"
    assert split.reading == "Bolkonski"


def test_pictures_are_told():
    assert find("word", pictures=3).pictures == 3


def test_no_text_has_no_disguise():
    findings = find("")
    assert (findings.places, findings.words, findings.alarms) == ((), 0, frozenset())


def spaced(word):
    return " ".join(word)


def look_alike(word):
    return word.translate(str.maketrans("aeo", "аео"))


def invisible(word):
    return f"{word[:2]}\u200b{word[2:]}"


def overlaid(word):
    return "".join(letter + "\u0336" for letter in word)


def split(word):
    return f"{word[:3]} {word[3:]}"


@pytest.mark.parametrize(
    ("disguise", "kind", "enough"),
    [
        (spaced, Disguise.SPACED, 3),
        (look_alike, Disguise.LOOKALIKE, 4),
        (invisible, Disguise.INVISIBLE, 4),
        (overlaid, Disguise.OVERLAY, 4),
        (split, Disguise.SPLIT, 6),
    ],
)
def test_alarms_need_several_different_words(disguise, kind, enough):
    words = [word for word in LONG if set("aeo") & set(word) and len(word) > 5 and word not in {"overnight"}]
    plain = " ".join(["the river"] * 20)
    assert kind in find(f"{plain} {', '.join(map(disguise, words[:enough]))}").alarms
    assert find(f"{plain} {', '.join(map(disguise, words[: enough - 1]))}").alarms == frozenset()
    assert find(f"{plain} {', '.join([disguise(words[0])] * enough)}").alarms == frozenset()
    long = " ".join(["the river"] * 20_000)
    assert find(f"{long} {', '.join(map(disguise, words[:enough]))}").alarms == frozenset()


def test_one_text_stored_backwards_alarms():
    assert find("the \u202enedrag\u202c").alarms == {Disguise.DIRECTION}


@pytest.mark.parametrize(
    "text", ["μm μF Δx Δy Δz " * 9, "naïve café ёлка " * 9, "of\u00adten on\u00adly " * 9, "two hundred " * 30]
)
def test_formulas_accents_soft_hyphens_and_numbers_do_not_alarm(text):
    assert find(text).alarms == frozenset()


STRESSED = (
    "abėce\u0307\u0303lė gražu\u0300s vakar\u0303as kalba\u0300 ąžuo\u0303las "
    "ši\u0307\u0301rdis pal\u0303mė žmogu\u0300s kū\u0301nas lį\u0303sti "
)


def test_stress_marks_of_a_dictionary_do_not_alarm_and_other_marks_in_it_do():
    def alarms(text, code):
        language = type("Named", (Plain,), {"code": code})()
        corpus = Corpus(lambda _: language, Options())
        corpus.add([Document("0", "0", text * 4)])
        return corpus.disguises("0").alarms

    assert alarms(STRESSED, "lt") == frozenset()
    assert alarms(STRESSED, "en") == {Disguise.OVERLAY}
    assert alarms(STRESSED.replace("\u0303", "\u0325"), "lt") == {Disguise.OVERLAY}
    assert alarms(STRESSED.replace("\u0303", "\u0303\u0325"), "lt") == {Disguise.OVERLAY}


FORMULAS = "𝑎𝑏𝑐 𝑥𝑦𝑧 𝑢𝑣𝑤 𝑝𝑞𝑟 sin\u2061x cos\u2061y log\u2061n det\u2061A 𝑚𝑛𝑘 "


def test_formulas_are_told_but_do_not_alarm_as_words_in_the_same_letters_do():
    findings = find(FORMULAS * 3)
    assert findings.count() == {Disguise.STYLED: 15, Disguise.INVISIBLE: 12}
    assert findings.alarms == frozenset()
    words = LONG[:4]
    styled = " ".join("".join(chr(0x1D41A + ord(letter) - ord("a")) for letter in word) for word in words)
    torn = " ".join(f"{word[:2]}\u2061{word[2:]}" for word in words)
    assert find(f"{FORMULAS}{styled} {torn}").alarms == {Disguise.STYLED, Disguise.INVISIBLE}


def test_without_a_dictionary_nobody_can_tell_formulas_from_words():
    corpus = Corpus(lambda _: Plain())
    corpus.add([Document("0", "0", FORMULAS * 3)])
    assert corpus.disguises("0").alarms == {Disguise.STYLED, Disguise.INVISIBLE}


def test_how_a_word_is_spoken_is_no_disguise_between_slashes_or_brackets():
    words = ["pɪn", "bɪt", "kɪd", "lɪp", "hɪl"]
    assert find(" ".join(f"/{word}/ [{word}]" for word in words)).places == ()
    assert find(" ".join(f"/{word} {word}]" for word in words)).alarms == {Disguise.LOOKALIKE}
    assert find(" ".join(f"[{word}]" for word in ("gаrdеn", "hоuse", "rіver", "stоne"))).alarms == {Disguise.LOOKALIKE}


def coded(text):
    return "".join(f"&#{ord(letter)};" if letter.isalpha() else letter for letter in text)


@pytest.mark.parametrize("words", ["the garden in summer under water after evening", "старый сад летом под водой"])
def test_letters_as_numbers_of_html_are_told_and_alarm(words):
    findings = find(coded(words))
    assert findings.alarms == {Disguise.CODED}
    assert [one.reading for one in findings.of(Disguise.CODED)] == words.split()
    assert find(words.replace("e", coded("e")).replace("а", coded("а"))).of(Disguise.CODED)


def test_a_text_about_html_does_not_alarm():
    told = "A page writes &#65; for A, &#8220; for a mark and caf&#233; or &#xC9;t&#xE9; where its letters are few. "
    assert find(told * 20 + "So &#1078;&#1091;&#1082; is a beetle. " * 20).alarms == frozenset()


def test_a_word_that_no_dictionary_has_is_not_an_alarm_for_being_used_again_and_again():
    words = [f"{one}{other}" for one, other in zip(LONG, LONG[6:12], strict=False)]
    rest = " ".join(["river"] * 450)
    assert Disguise.JOINED not in find(f"{' '.join(words * 3)} {rest}").alarms
    assert Disguise.JOINED in find(f"{' '.join(words)} {' '.join(['river'] * 150)}").alarms


def test_letters_that_are_too_many_to_be_cut_into_words_are_noted(monkeypatch):
    glued = " ".join("".join(WORDS[place:] + WORDS[:place]) for place in range(3))
    assert find(glued).notes == ()
    monkeypatch.setattr(respaced_words, "MOST", len("".join(WORDS)) + 500)
    [note] = find(glued).notes
    assert "were not corrected in" in note
