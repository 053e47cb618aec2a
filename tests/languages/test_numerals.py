import pytest
from hypothesis import given
from hypothesis import strategies as st

from imbrex import assets
from imbrex.languages.registry import KNOWN, Languages
from imbrex.languages.remote import RemoteLanguages
from tests.languages.test_remote import Scripted
from tests.rows import each_row

TABLES = sorted(path.stem for path in assets.path("words/numbers").iterdir())
ENGLISH = (
    "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen "
    "eighteen nineteen"
).split()
ENGLISH_TENS = "_ _ twenty thirty forty fifty sixty seventy eighty ninety".split()
RUSSIAN = (
    "_ одна две три четыре пять шесть семь восемь девять десять одиннадцать двенадцать тринадцать четырнадцать "
    "пятнадцать шестнадцать семнадцать восемнадцать девятнадцать"
).split()
RUSSIAN_TENS = "_ _ двадцать тридцать сорок пятьдесят шестьдесят семьдесят восемьдесят девяносто".split()
RUSSIAN_HUNDREDS = "_ сто двести триста четыреста пятьсот шестьсот семьсот восемьсот девятьсот".split()
GERMAN = (
    "_ ein zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn "
    "achtzehn neunzehn"
).split()
GERMAN_TENS = "_ _ zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig".split()
FRENCH = (
    "_ un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit "
    "dix-neuf"
).split()
FRENCH_TENS = "_ _ vingt trente quarante cinquante soixante soixante quatre-vingt quatre-vingt".split()


@pytest.fixture(scope="module")
def languages():
    return Languages()


def read(languages, code, text):
    """The numbers of a text whose words are all number words."""
    words = text.replace("-", " ").split()
    assert set(words) <= languages.find(code).number_words
    (found,) = languages.find(code).numerals([words])
    return [digits for _, _, digits in found]


def english(number):
    if number < 20:
        return ENGLISH[number]
    if number < 100:
        return ENGLISH_TENS[number // 10] + (f"-{ENGLISH[number % 10]}" if number % 10 else "")
    head, rest, name = (*divmod(number, 100), "hundred") if number < 1000 else (*divmod(number, 1000), "thousand")
    link = " and " if rest < 100 else " "
    return f"{english(head)} {name}" + (link + english(rest) if rest else "")


def russian(number):
    if number < 20:
        return RUSSIAN[number]
    if number < 100:
        return RUSSIAN_TENS[number // 10] + (f" {RUSSIAN[number % 10]}" if number % 10 else "")
    if number < 1000:
        return RUSSIAN_HUNDREDS[number // 100] + (f" {russian(number % 100)}" if number % 100 else "")
    return f"{russian(number // 1000)} тысяч" + (f" {russian(number % 1000)}" if number % 1000 else "")


def german(number):
    if number < 20:
        return GERMAN[number]
    if number < 100:
        return (f"{GERMAN[number % 10]}und" if number % 10 else "") + GERMAN_TENS[number // 10]
    head, rest, name = (*divmod(number, 100), "hundert") if number < 1000 else (*divmod(number, 1000), "tausend")
    return german(head) + name + ("eins" if rest == 1 else german(rest) if rest else "")


def french(number):
    if number < 20:
        return FRENCH[number]
    if number < 100:
        rest = number % 20 if number >= 60 else number % 10
        link = " et " if rest in {1, 11} and number < 80 else "-"
        return FRENCH_TENS[number // 10] + (link + FRENCH[rest] if rest else "")
    head, rest, name = (*divmod(number, 100), "cent") if number < 1000 else (*divmod(number, 1000), "mille")
    return f"{french(head)} {name}" + (f" {french(rest)}" if rest else "")


@pytest.mark.parametrize(("code", "speak"), [("en", english), ("ru", russian), ("fr", french)])
def test_every_number_reads_back(languages, code, speak):
    for number in range(2, 20_000):
        if number != 9 or code != "fr":
            assert read(languages, code, speak(number)) == [str(number)], speak(number)


def test_german_numbers_are_one_word(languages):
    for number in range(2, 10_000):
        assert read(languages, "de", german(number)) == [str(number)], german(number)


@each_row(
    ("code", "text", "digits"),
    [
        ("en", "nineteen eighty-four", "1984"),
        ("en", "nineteen hundred", "1900"),
        ("en", "hundred and five", "105"),
        ("en", "two million three hundred thousand and one", "2300001"),
        ("ru", "двадцати пяти", "25"),
        ("ru", "двадцатью семью", "27"),
        ("ru", "трёхсот сорока", "340"),
        ("ru", "трехсот сорока", "340"),
        ("ru", "двумя тысячами ста", "2100"),
        ("uk", "п'ятдесят дев'ять", "59"),
        ("uk", "двомастами двома", "202"),
        ("pl", "dwudziestu pięciu", "25"),
        ("pl", "tysiąc dziewięćset osiemdziesiąt cztery", "1984"),
        ("de", "neunzehnhundertvierundachtzig", "1984"),
        ("de", "zwei millionen dreihunderttausend fünfhundert", "2300500"),
        ("fr", "soixante et onze", "71"),
        ("fr", "quatre-vingts", "80"),
        ("fr", "mille neuf cent quatre-vingt-dix-neuf", "1999"),
        ("fr", "deux cent quatre", "204"),
        ("es", "treinta y cinco", "35"),
        ("es", "dos mil millones", "2000000000"),
        ("es", "mil novecientos ochenta y cuatro", "1984"),
        ("it", "ventuno", "21"),
        ("it", "ventitré", "23"),
        ("it", "duecentotrentotto", "238"),
        ("it", "millenovecentottantaquattro", "1984"),
        ("it", "centomila", "100000"),
        ("pt", "cento e vinte e três", "123"),
        ("pt", "mil novecentos e oitenta e quatro", "1984"),
    ],
)
def test_numbers(languages, code, text, digits):
    assert read(languages, code, text) == [digits]


@each_row(
    ("code", "text"),
    [
        ("en", "one"),
        ("en", "thousand"),  # "5 thousand"
        ("en", "and"),
        ("en", "one two one"),
        ("en", "ten five"),
        ("en", "twenty first"),
        ("en", "one hundred and first"),
        ("en", "two thirds"),
        ("en", "zero five"),
        ("en", "million million million million"),
        ("ru", "семью"),  # a family
        ("ru", "сорока"),  # a magpie
        ("ru", "один"),
        ("ru", "тысяча девятьсот сорок первый"),
        ("uk", "двадцять сьома"),
        ("pl", "dwadzieścia pierwszy"),
        ("de", "eine"),
        ("de", "eins"),
        ("fr", "neuf"),  # new
        ("fr", "vingt-deuxième"),
        ("it", "sei"),  # you are
        ("es", "un"),
        ("pt", "uma"),
        ("es", "y y"),
    ],
)
def test_what_is_no_number(languages, code, text):
    assert read(languages, code, text) == []


def test_links_divide_where_they_cannot_bind(languages):
    assert read(languages, "en", "five and six") == ["5", "6"]
    assert read(languages, "en", "one hundred and two hundred") == ["100", "200"]
    assert read(languages, "en", "twenty and") == ["20"]
    assert read(languages, "pt", "dois e três") == ["2", "3"]
    assert read(languages, "en", "first two hundred") == ["200"]


def test_an_article_before_a_number_is_no_part_of_it(languages):
    assert languages.find("de").numerals([["eine", "zwei"]]) == [[(1, 2, "2")]]


@each_row("code", TABLES)
def test_every_word_of_a_table_is_found_alone_or_beside_others(languages, code):
    assert code in KNOWN
    words = languages.find(code).number_words
    assert all(word == word.lower() and not word.isspace() for word in words)
    found = languages.find(code).numerals([[word] for word in sorted(words)])
    assert sum(map(bool, found)) > 25


@given(st.data())
def test_numbers_lie_in_order_inside_any_run(data):
    language = data.draw(st.sampled_from([Languages().find(code) for code in ("en", "fr", "pt")]))
    run = data.draw(st.lists(st.sampled_from(sorted(language.number_words)), max_size=12))
    (found,) = language.numerals([run])
    last = 0
    for first, end, digits in found:
        assert last <= first < end <= len(run)
        assert str(int(digits)) == digits
        last = end


def test_twenty_thousand_links_are_no_burden(languages):
    words = ["five", "and"] * 20_000
    (found,) = languages.find("en").numerals([words])
    assert len(found) == 20_000
    assert languages.find("en").numerals([["one"] * 20_000]) == [[]]


def test_remote_languages_need_no_child_for_numbers():
    child = Scripted()
    remote = RemoteLanguages(child).find("en")
    assert remote.number_words == Languages().find("en").number_words
    assert remote.numerals([["twenty", "five"]]) == [[(0, 2, "25")]]
    assert child.requests == []
