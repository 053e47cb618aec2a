"""What only real languages show: cases, compounds, and words without spaces between them."""

import pytest

from imbrex.engine.compare.corpus import Corpus
from imbrex.engine.options import Disguises, Options
from imbrex.engine.text.disguise import Disguise
from imbrex.engine.text.document import Document
from imbrex.languages.registry import Languages
from tests.rows import each_row

RUSSIAN = "Старый садовник медленно поднимался по каменной лестнице и тихо рассказывал гостям о дальних странах."
GERMAN = "Der alte Gärtner öffnete gestern die schwere Gartentür und erzählte den Gästen von einem neuen Gesetz."
CHINESE = "我们昨天在图书馆认真地讨论了人工智能的发展历史和未来方向。"


@pytest.fixture(scope="module")
def languages():
    return Languages()


def both(languages, code, source, copy, undo=None):
    corpus = Corpus(languages.find, Options(disguises=undo or Disguises()))
    corpus.add([Document("source", "", source, language=code), Document("copy", "", copy, language=code)])
    return corpus


@each_row(
    ("code", "source", "copy", "kinds"),
    [
        ("ru", RUSSIAN, RUSSIAN.replace("садовник", "садо вник"), {Disguise.SPLIT}),
        ("ru", RUSSIAN, RUSSIAN.replace("тихо рассказывал", "тихорассказывал"), {Disguise.JOINED}),
        ("ru", RUSSIAN, RUSSIAN.replace("лестнице", "л е с т н и ц е"), {Disguise.SPACED}),
        ("ru", RUSSIAN, RUSSIAN.replace("о", "o"), {Disguise.LOOKALIKE}),
        ("ru", RUSSIAN, RUSSIAN.replace("садовник", "садо\u3164вник"), {Disguise.SPLIT}),
        ("de", GERMAN, GERMAN.replace("Gartentür", "Garten tür"), {Disguise.SPLIT}),
        ("de", GERMAN, GERMAN.replace("neuen Gesetz", "neuenGesetz"), {Disguise.JOINED}),
        ("zh", CHINESE, CHINESE.replace("图书馆", "图书 馆"), {Disguise.SPLIT}),
    ],
)
def test_a_disguised_copy_is_its_source(languages, code, source, copy, kinds):
    corpus = both(languages, code, source, copy)
    assert {place.kind for place in corpus.disguises("copy").places} == kinds
    assert corpus.disguises("source").places == ()
    assert corpus.compare("copy", "source").scores.jaccard == 1
    typed = {"lookalikes": False, "spaced": False, "split": False, "joined": False}
    assert both(languages, code, source, copy, Disguises(**typed)).compare("copy", "source").scores.jaccard < 1


IGNORABLE = "\u034f\u061c\u1160\u17b4\u180b\u200d\u200f\u2061\u206a\ufe00\ufeff\U0001bca0\U0001d173\U000e0061\U000e0100"


@each_row("sign", IGNORABLE, ids=lambda sign: f"{ord(sign):04x}")
@each_row(("code", "source"), [("ru", RUSSIAN), ("de", GERMAN)])
def test_whatever_programs_show_nothing_for_is_found_inside_words(languages, code, source, sign):
    corpus = both(languages, code, source, " ".join(sign.join(word) for word in source.split()))
    found = corpus.disguises("copy")
    assert {place.kind for place in found.places} == {Disguise.INVISIBLE}
    assert found.alarms == {Disguise.INVISIBLE}
    assert corpus.compare("copy", "source").scores.jaccard == 1


@pytest.mark.parametrize("sign", "\u200b\u200d\u2060\u206a\U000e0061")
def test_a_chinese_word_that_is_torn_by_what_nobody_sees_is_one_word(languages, sign):
    source = f"{CHINESE}他说Python很好用。"
    corpus = both(languages, "zh", source, sign.join(source))
    found = corpus.disguises("copy")
    assert {place.kind for place in found.places} == {Disguise.INVISIBLE}
    assert {"图书馆", "Python"} <= {place.reading for place in found.places}
    assert found.alarms == {Disguise.INVISIBLE}
    assert corpus.compare("copy", "source").scores.jaccard == 1
    for place in found.places:
        assert sign.join(place.reading) == sign.join(source)[place.span.start : place.span.end]
    typed = both(languages, "zh", source, sign.join(source), Disguises(invisible=False))
    assert typed.compare("copy", "source").scores.jaccard < 1


def test_korean_words_that_are_torn_are_found_too(languages):
    source = "한국어는 매우 아름다운 언어이며 학교 학생들은 도서관 앞에서 책을 읽었다"
    corpus = both(languages, "ko", source, " ".join("\u200b".join(word) for word in source.split()))
    assert corpus.disguises("copy").alarms == {Disguise.INVISIBLE}
    assert corpus.disguises("source").places == ()
    assert corpus.compare("copy", "source").scores.jaccard == 1


def test_fillers_are_blanks_in_chinese_too(languages):
    corpus = both(languages, "zh", CHINESE, CHINESE.replace("图书馆", "图书\u3164馆"))
    assert {place.kind for place in corpus.disguises("copy").places} == {Disguise.SPLIT}
    assert corpus.compare("copy", "source").scores.jaccard == 1


@pytest.mark.parametrize("first", [0x24D0, 0x1F130], ids=["circles", "squares"])
def test_letters_in_frames_are_letters(languages, first):
    text = "yesterday nobody counted eleven fishing boats returning through heavy fog before midnight"
    framed = "".join(chr(first + ord(letter) - ord("a")) if letter.isalpha() else letter for letter in text)
    corpus = both(languages, "en", text, framed)
    assert corpus.disguises("copy").alarms == {Disguise.STYLED}
    assert corpus.compare("copy", "source").scores.jaccard == 1


@pytest.mark.parametrize(("code", "place"), [("zh", "在"), ("und", "へ")])
def test_wide_letters_alarm_only_where_others_are_not_wide(languages, code, place):
    wide = ["ＷＨＯ", "ＣＰＵ", "ＤＮＡ", "ＮＨＫ", "Ｇ２０"]
    east = "".join(f"{place}{word}会議中に聞いた話" for word in wide)
    assert both(languages, code, east, east).disguises("copy").alarms == frozenset()
    west = " ".join(wide)
    assert both(languages, "und", west, west).disguises("copy").alarms == {Disguise.STYLED}


def test_formulas_in_chinese_raise_no_alarm(languages):
    text = "模型的𝑙𝑜𝑠𝑠函数里有𝑠𝑖𝑛和𝑐𝑜𝑠，还有𝑚𝑎𝑥以及𝑙𝑜𝑔。"
    findings = both(languages, "zh", text, text).disguises("copy")
    assert len(findings.of(Disguise.STYLED)) == 5
    assert findings.alarms == frozenset()


HONEST = [
    ("ru", RUSSIAN),
    ("de", GERMAN),
    ("zh", CHINESE),
    ("zh", "我在使用Python编程语言和NumPy库处理数据。葛\U000e0100城市。x²+y²=z²是勾股定理。"),
    ("zh", "ⅠA期三例，ⅡA期四例，ⅡB期六例，ⅢA期八例，ⅢB期七例。"),
    ("sr", "Ја сам јуче отишао у Београд да видим своју сестру. Ђорђе и Ћира су ту."),
    ("mk", "Ѕвездите ѕиркаат преку ѕидот. Ѐ и ѝ се посебни букви: сѐ што ѝ реков."),
    ("uk", "Комп'ютер стоїть на під’їзді. Сім'я зібралася на подвір’ї: «Чи є в тебе ім’я?»"),
    ("ar", "السَّلَامُ عَلَيْكُمْ. كِتَابٌ جَدِيدٌ. \u061cنص \u200fمع علامات. كـــتـاب"),
    ("fa", "می\u200cخواهم کتاب\u200cهای تازه را بخوانم. آن\u200cها نمی\u200cتوانند به خانه\u200cشان بروند."),
    ("hi", "क्\u200dष और श्र। विद्\u200dयालय में पढ़ाई होती है। राष्\u200dट्रपति ने कहा।"),
    ("und", "İstanbul'da ılık bir akşam, sıcak kıyılar, ışıklı yalılar, kırık sandallar."),
    ("en", "Δx → 0 and μ = 0.3 μm; the α-helix, CO₂, 10⁶ m², the 2ⁿᵈ of May; ⓒ 2024; see ⓐ; /ˈlæŋɡwɪdʒ/; Ⅳ."),
    ("ru", "За́мок и замо́к. Глава Ⅳ. H₂O. Пётр I. Витамин C. Новые iPhone’ы и web-сайты."),
]


@each_row(("code", "text"), HONEST)
def test_honest_texts_have_none(languages, code, text):
    assert both(languages, code, text, text).disguises("copy").places == ()


@pytest.mark.parametrize(
    ("code", "words", "digits"),
    [
        ("en", "a crowd of twenty-five\nthousand people", "a crowd of 25000 people"),
        ("ru", "около двадцати пяти тысяч человек", "около 25000 человек"),
        ("uk", "понад п’ятдесят дев'ять років", "понад 59 років"),
        ("de", "etwa fünfundzwanzig Leute", "etwa 25 Leute"),
    ],
)
def test_numbers_in_words_are_those_in_digits_where_that_is_wanted(languages, code, words, digits):
    one = both(languages, code, words, digits, Disguises(numerals=True))
    assert one.tokens("source").canonical_text() == one.tokens("copy").canonical_text()
    assert [place.kind for place in one.disguises("source").places] == [Disguise.NUMERAL]
    assert one.disguises("source").alarms == frozenset()
