import re
import unicodedata
from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from imbrex.engine.compare.corpus import Corpus
from imbrex.engine.text.disguise import Disguise
from imbrex.engine.text.document import Document, Span, Unseen
from imbrex.languages.detection import all_written_in, detect, written_in
from imbrex.languages.registry import KNOWN
from tests.rows import each_row

SHORT = [
    ("en", "The teacher gave each of us a different book to read."),
    ("en", "This is what they wanted to know about it."),
    ("ru", "Учитель раздал всем по одной книге."),
    ("ru", "Мы были рады, что вы пришли."),
    ("uk", "Учитель роздав усім по одній книжці."),
    ("uk", "Ми були раді, що ви прийшли."),
    ("zh", "老师给了我们每人一本书。"),
    ("zh", "老師給了我們每人一本書。"),
    ("de", "Die Lehrerin gab jedem von uns ein anderes Buch."),
    ("de", "Wir haben das nicht gewusst."),
    ("fr", "La maîtresse a donné un livre à chacun de nous."),
    ("fr", "Nous ne savions pas qu'il était là."),
    ("es", "La maestra nos dio un libro a cada uno de nosotros."),
    ("es", "¿Por qué no lo has dicho antes?"),
    ("it", "La maestra ha dato un libro a ciascuno di noi."),
    ("it", "Non sapevamo che fosse già partito."),
    ("pt", "A professora deu um livro a cada um de nós."),
    ("pt", "Não sabíamos que ele já tinha chegado."),
    ("pl", "Nauczycielka dała każdemu z nas inną książkę."),
    ("pl", "Nie wiedzieliśmy, że już wyszedł."),
]

PARAGRAPHS = {
    "en": """The old mill stood beside the river for almost two hundred years before anybody thought of repairing it.
        Its wheel had stopped long ago, and the miller's family had moved to the town. When we came back in
        autumn, however, somebody was already working on the roof, and smoke rose from the chimney as if nothing
        had ever changed.""",
    "ru": """Старая мельница стояла у реки почти двести лет, прежде чем кто-то решил её починить. Колесо давно
        остановилось, а семья мельника переехала в город. Но когда мы вернулись осенью, на крыше уже кто-то
        работал, и из трубы поднимался дым, словно ничего не изменилось.""",
    "uk": """Старий млин стояв біля річки майже двісті років, перш ніж хтось вирішив його полагодити. Колесо давно
        зупинилося, а родина мірошника переїхала до міста. Та коли ми повернулися восени, на даху вже хтось
        працював, і з димаря здіймався дим, наче нічого не змінилося.""",
    "zh": """那座旧磨坊在河边立了将近两百年，才有人想到要修理它。水车早就停了，磨坊主一家也搬到了城里。可是当
        我们秋天回来的时候，已经有人在屋顶上干活，烟囱里冒着烟，好像什么都没有变过。""",
    "de": """Die alte Mühle stand fast zweihundert Jahre am Fluss, bevor jemand daran dachte, sie zu reparieren. Das
        Rad drehte sich längst nicht mehr, und die Familie des Müllers war in die Stadt gezogen. Als wir im
        Herbst zurückkamen, arbeitete aber schon jemand auf dem Dach, und Rauch stieg auf, als hätte sich nichts
        verändert.""",
    "fr": """Le vieux moulin se dressait au bord de la rivière depuis près de deux cents ans quand quelqu'un eut
        l'idée de le réparer. La roue ne tournait plus et la famille du meunier s'était installée en ville. Mais
        à notre retour, en automne, on travaillait déjà sur le toit et la fumée montait comme si rien n'avait
        changé.""",
    "es": """El viejo molino llevaba casi doscientos años junto al río cuando a alguien se le ocurrió repararlo. La
        rueda se había parado hacía mucho y la familia del molinero se había mudado a la ciudad. Pero cuando
        volvimos en otoño, ya había alguien trabajando en el tejado y salía humo como si nada hubiera cambiado.""",
    "it": """Il vecchio mulino stava accanto al fiume da quasi duecento anni quando qualcuno pensò di ripararlo. La
        ruota si era fermata da tempo e la famiglia del mugnaio si era trasferita in città. Ma quando tornammo
        in autunno, qualcuno lavorava già sul tetto e il fumo saliva dal camino come se non fosse cambiato
        nulla.""",
    "pt": """O velho moinho estava à beira do rio havia quase duzentos anos quando alguém se lembrou de o consertar.
        A roda parara há muito e a família do moleiro tinha-se mudado para a cidade. Mas quando voltámos no
        outono, já alguém trabalhava no telhado e o fumo subia da chaminé como se nada tivesse mudado.""",
    "pl": """Stary młyn stał nad rzeką prawie dwieście lat, zanim ktoś pomyślał o jego naprawie. Koło dawno się
        zatrzymało, a rodzina młynarza przeprowadziła się do miasta. Kiedy jednak wróciliśmy jesienią, ktoś już
        pracował na dachu, a z komina unosił się dym, jakby nic się nie zmieniło.""",
}

OTHERS = {
    "Dutch": "De oude molen stond bijna tweehonderd jaar aan de rivier voordat iemand eraan dacht hem te herstellen.",
    "Swedish": "Den gamla kvarnen stod vid ån i nästan tvåhundra år innan någon kom på att laga den.",
    "Danish": "Den gamle mølle havde stået ved åen i næsten to hundrede år, før nogen kom på at reparere den.",
    "Czech": "Starý mlýn stál u řeky téměř dvě stě let, než někoho napadlo jej opravit.",
    "Romanian": "Moara veche stătea lângă râu de aproape două sute de ani când cineva s-a gândit să o repare.",
    "Hungarian": "Az öreg malom majdnem kétszáz évig állt a folyó mellett, mire valaki meg akarta javítani.",
    "Finnish": "Vanha mylly oli seissyt joen varrella melkein kaksisataa vuotta, kun joku ajatteli korjata sen.",
    "Turkish": "Eski değirmen, biri onu onarmayı düşünene kadar neredeyse iki yüz yıl nehrin kıyısında durdu.",
    "Catalan": "El vell molí feia gairebé dos-cents anys que era a la vora del riu quan algú va pensar a arreglar-lo.",
    "Bulgarian": "Старата воденица стоеше край реката почти двеста години, преди някой да реши да я поправи, защото"
    " къщата беше празна, а пътят към нея беше обрасъл с трева и никой вече не минаваше оттам.",
    "Serbian": "Стара воденица је стајала крај реке скоро две стотине година пре него што ју је неко поправио.",
    "Kazakh": "Ескі диірмен өзен жағасында екі жүз жылға жуық тұрды, содан кейін біреу оны жөндеуді ойлады.",
    "Belarusian": "Стары млын стаяў каля ракі амаль дзвесце гадоў, перш чым хтосьці вырашыў яго адрамантаваць.",
    "Greek": "Ο παλιός μύλος στεκόταν δίπλα στο ποτάμι σχεδόν διακόσια χρόνια.",
    "Japanese": "古い水車小屋は二百年近く川のそばに立っていたが、誰かが修理しようと思い立った。",
    "Korean": "오래된 방앗간은 거의 이백 년 동안 강가에 서 있었다.",
    "Arabic": "وقفت الطاحونة القديمة بجانب النهر قرابة مئتي عام.",
    "no words": "1234 5678 ... 😀😀 \ud800",
    "nothing": "",
    "code": "x = foo(bar[i]) + qux(zip) // 2",
}


@each_row(("code", "text"), SHORT)
def test_a_sentence(code, text):
    assert detect(text) == code


@each_row("code", KNOWN)
def test_a_paragraph(code):
    assert detect(PARAGRAPHS[code]) == code


@each_row("code", KNOWN)
def test_half_a_paragraph_in_capitals(code):
    text = PARAGRAPHS[code].upper()
    assert detect(text[: len(text) // 2]) == code


@each_row("name", OTHERS)
def test_other_languages_are_unknown(name):
    assert detect(OTHERS[name]) == "und"


@pytest.mark.parametrize("text", ["Hmm", "Ок", "Anna Berlin 2026", "xqv zzt"])
def test_too_little_evidence_is_unknown(text):
    assert detect(text) == "und"


def test_letters_common_to_both_are_taken_for_russian_when_there_are_enough():
    assert detect("мама работала дома") == "und"
    assert detect("мама работала дома, а папа гулял на улице") == "ru"


@pytest.mark.parametrize("code", ["en", "ru"])
def test_chinese_may_quote(code):
    assert detect(PARAGRAPHS["zh"] + " plagiarism detection software") == "zh"
    assert detect(PARAGRAPHS[code] + "北京") == code


@pytest.mark.parametrize("code", ["en", "ru", "de"])
def test_links_to_translations_of_a_page_do_not_hide_its_language(code):
    links = "\n中文\n粵語\n日本語\n한국어\nไทย\nবাংলা\nქართული\nTiếng Việt\nҚазақша\nΕλληνικά\nעברית\n"
    assert detect(PARAGRAPHS[code] * 10 + links) == code


@pytest.mark.parametrize("name", ["Japanese", "Korean"])
def test_languages_with_ideographs_may_quote_like_chinese(name):
    assert detect(OTHERS[name] + " plagiarism detection software") == "und"


def test_russian_with_many_hard_signs():
    assert detect("Объект объединяет данные и методы, а субъект объясняет объём объекта.") == "ru"


def test_latin_look_alikes_do_not_hide_russian():
    disguised = PARAGRAPHS["ru"].translate(str.maketrans("аеосрх", "aeocpx"))
    assert detect(disguised) == "ru"


def test_most_of_a_mixed_text_decides():
    assert detect(PARAGRAPHS["de"] * 3 + PARAGRAPHS["en"]) == "de"
    assert detect(PARAGRAPHS["ru"] * 3 + PARAGRAPHS["en"]) == "ru"


def test_long_texts_are_judged_by_pieces_from_everywhere():
    """A long table in front must not hide the text behind it."""
    assert detect("1 2 3 4 5 6 7 8\n" * 20_000 + PARAGRAPHS["fr"] * 1_500) == "fr"


def test_markup_and_numbers_do_no_harm():
    words = re.sub(r"\s+", " 12 % | ", PARAGRAPHS["it"])
    assert detect(words) == "it"


@given(st.text(max_size=300))
def test_any_text_has_a_known_answer(text):
    assert detect(text) in {*KNOWN, "und"}


@pytest.mark.parametrize(
    ("code", "letters", "others"),
    [
        ("en", "aeopc", "аеорс"),
        ("en", "acehimnorstuw", "ᴀᴄᴇʜɪᴍɴᴏʀꜱᴛᴜᴡ"),
        ("en", "abcdefghijklmnopqrstuvwxyz", "".join(chr(0x1D41A + place) for place in range(26))),
        ("ru", "аеорсху", "aeopcxy"),
    ],
)
def test_letters_of_other_alphabets_do_not_hide_a_language(code, letters, others):
    assert detect(PARAGRAPHS[code].translate(str.maketrans(letters, others))) == code


@each_row("name", OTHERS)
def test_other_languages_stay_unknown_in_look_alikes_too(name):
    assert detect(OTHERS[name].translate(str.maketrans("aeopc", "аеорс"))) == "und"


MAIN = ["en", "ru", "uk", "de", "fr"]
IGNORABLE = "\u034f\u00ad\u061c\u17b4\u180b\u200b\u200d\u200e\u202a\u202d\u2060\u206a\ufe0f\ufeff\U0001d173\U000e0020"
LAID_OVER = "\u20dd\u20e0\u0489\u0334\u0338\u1ab0\ufe20"
BLANKS = "\u00a0\u2009\u3164\uffa0\u2800"


def torn(text, sign):
    """The text with a sign between the letters of every word."""
    return re.sub(r"(?<=[^\W\d_])(?=[^\W\d_])", sign, text)


def turned(text):
    return " ".join(f"\u202e{word[::-1]}\u202c" for word in text.split())


def backwards(text):
    return f"{text}."[::-1]


def words_backwards(text):
    return re.sub(r"\w+", lambda word: word[0][::-1], f"{text}.")


def coded(text):
    return re.sub(r"[^\W\d_]", lambda letter: f"&#{ord(letter[0])};", text)


def containment(languages, copy, text):
    corpus = Corpus(languages.find)
    corpus.add([Document(key, key, one, language=detect(one)) for key, one in (("copy", copy), ("text", text))])
    return corpus.compare("copy", "text").scores.containment_left


@each_row(("code", "sign"), product(MAIN, [*IGNORABLE, *LAID_OVER]), ascii)
def test_signs_between_all_letters_hide_neither_a_language_nor_a_copy(languages, code, sign):
    disguised = torn(PARAGRAPHS[code], sign)
    assert detect(disguised) == code
    assert detect(disguised * 60) == code
    assert containment(languages, disguised, PARAGRAPHS[code]) == 1


ALTERED = {"en": str.maketrans("aeiodhl", "ạęịᴑđħł"), "ru": str.maketrans("иукн", "ҋүқӈ")}


@pytest.mark.parametrize("code", ALTERED)
def test_neither_altered_letters_nor_reversal_nor_a_lack_of_blanks_hide_a_language(code):
    text = re.sub(r"[^\w\s'-]", "", PARAGRAPHS[code])
    assert detect(text.translate(ALTERED[code])) == code
    assert detect(text[::-1]) == code
    assert detect(re.sub("[aeiou]", "\\g<0>\u030a", text)) == code
    assert detect(unicodedata.normalize("NFC", re.sub("[aeiou]", "\\g<0>\u030c", text))) == code
    assert detect(re.sub(r"\s", "", text)) == code


@each_row(("code", "disguise"), [*product(MAIN, [turned, coded]), *product(["en", "ru"], [backwards, words_backwards])])
def test_words_that_are_written_otherwise_hide_neither(languages, code, disguise):
    text = re.sub(r"[^\w\s'-]", "", PARAGRAPHS[code])
    assert detect(disguise(text)) == code
    assert detect(disguise(text * 60)) == code
    assert containment(languages, disguise(text), text) == 1


@each_row(("code", "blank"), product(MAIN, BLANKS), ascii)
def test_blanks_between_all_letters_hide_no_language(code, blank):
    assert detect(torn(PARAGRAPHS[code], blank)) == code
    letters = re.sub(r"\s", "", PARAGRAPHS[code])
    assert detect(" ".join(letters)) == code
    assert detect(blank.join(letters * 60)) == code


@each_row(("code", "accent"), product(["ru", "uk", "en"], "\u0301\u0307\u0323"), ascii)
def test_accents_on_all_letters_hide_no_language(code, accent):
    assert detect(torn(PARAGRAPHS[code], accent)) == code


@each_row(("name", "disguise"), product(OTHERS, [turned, coded, lambda text: torn(text, "\u034f"), " ".join]))
def test_other_languages_stay_unknown_when_they_are_disguised(name, disguise):
    assert detect(disguise(OTHERS[name])) == "und"


def test_a_tag_beside_a_word_of_another_alphabet_is_no_part_of_it():
    assert detect(re.sub(r"(\S+)", r"<h1>\1</h1>", PARAGRAPHS["ru"])) == "ru"


def test_text_that_nobody_sees_is_in_no_language():
    text = PARAGRAPHS["ru"] * 3 + PARAGRAPHS["en"]
    hidden = Unseen(Disguise.WHITE, Span(0, 3 * len(PARAGRAPHS["ru"])))
    assert written_in(Document("0", "0", text)) == "ru"
    assert written_in(Document("0", "0", text, unseen=(hidden,))) == "en"


def test_many_texts_have_the_languages_that_each_has_alone():
    quoted = [f"“{text}” — 'no'… {text}\n" * 5 for text in PARAGRAPHS.values()]
    letters = "\n".join(map("-".join, PARAGRAPHS["en"].split())) * 4
    others = [
        PARAGRAPHS["en"] * 6 + PARAGRAPHS["fr"] * 20,
        "\0".join(PARAGRAPHS["de"]) * 9,
        "x" * 5000,
        " ".join(quoted[0]),
    ]
    altered = [
        turned(quoted[0]),
        coded(quoted[1]),
        backwards(quoted[0]),
        letters,
        *others,
        "",
        "the" * 2000,
        "0 " * 3000,
    ]
    cyrillic = [PARAGRAPHS[code] * 15 for code in ("ru", "uk")]
    cyrillic += [cyrillic[0].replace(*some) for some in (("ы", "ў"), ("о", "ъ"), ("а", "°«»"), (" ", " the "))]
    texts = [*quoted, *(text * 15 for text in OTHERS.values()), *altered, *cyrillic, cyrillic[0] + cyrillic[1] * 4]
    texts += [*(text for _, text in SHORT), *PARAGRAPHS.values(), *OTHERS.values(), "Hmm", "et la de", "a b c d"]
    documents = [Document(str(number), "", text) for number, text in enumerate(texts)]
    codes = all_written_in(documents)
    assert codes == list(map(written_in, documents))
    assert codes[: len(quoted)] == list(PARAGRAPHS)
