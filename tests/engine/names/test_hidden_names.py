"""Forms of names: cases, alphabets, and what is no name at all."""

from imbrex.engine.names.chinese_surnames import begins_with_surname
from imbrex.engine.names.generic_names import is_file_word, is_nobody
from imbrex.engine.names.name_inflection import cases, stems
from imbrex.engine.names.romanization import sound
from imbrex.engine.names.word_letters import WORD
from tests.rows import each_row


@each_row(
    ("name", "forms"),
    [
        ("иванова", "иванова ивановой иванову ивановы иванов ивановым"),
        ("анна", "анны анне анной анну"),
        ("яна", "яны яне яной яну"),
        ("лев", "льва льву львом"),
        ("павел", "павла павлу павлом павле"),
        ("мария", "марии марию марией"),
        ("достоевский", "достоевского достоевскому достоевским достоевская"),
        ("шевченко", "шевченко шевченка шевченком"),
        ("ковальчук", "ковальчука ковальчукові"),
        ("smith", "smith smiths"),
        ("kowalska", "kowalskiej kowalską"),
        ("novák", "nováka novákovi"),
    ],
)
def test_cases_share_a_stem_with_their_name(name, forms):
    known = set(stems(name))
    assert [form for form in forms.split() if known.isdisjoint(cases(form))] == []


@each_row(
    ("name", "words"),
    [
        ("иванова", "иван ивановичи ивановский ивантеевка"),
        ("анна", "аннотация аня анналы"),
        ("лев", "левша слева"),
        ("lee", "leer sleep les"),
        ("яна", "янтарь яр пояна"),
        ("ли", "лист линия"),
        ("smith", "smithers blacksmith"),
    ],
)
def test_other_words_do_not(name, words):
    known = set(stems(name))
    assert [word for word in words.split() if not known.isdisjoint(cases(word))] == []


@each_row(
    "spellings",
    [
        "щербакова shcherbakova ščerbakova scherbakova",
        "юлия yulia julija iuliia yuliya",
        "евгений evgeny evgenii yevgeniy",
        "цветков tsvetkov cvetkov",
        "хохлов khokhlov",
        "наталья natalya natalia natalja",
        "александр alexandr aleksandr",
        "пётр petr pyotr",
        "жданов zhdanov ždanov",
    ],
)
def test_spellings_in_both_alphabets_sound_alike(spellings):
    assert len({sound(word) for word in spellings.split()}) == 1


def test_different_names_sound_different():
    names = "иванов петров сидоров смирнов кузнецов попов козлов морозов волков орлов".split()
    assert len({sound(name) for name in names}) == len(names)


def test_nobody_and_somebody():
    assert all(map(is_nobody, ["", "42", "User-1", "Microsoft  Office User", "ПОЛЬЗОВАТЕЛЬ", "python-docx", "用户"]))
    assert not any(map(is_nobody, ["Anna", "Homer User", "王小明", "Школяр", "Ли"]))


def test_file_words_in_any_case():
    assert all(map(is_file_word, ["Essay", "DRAFT", "Отчёт", "черновик"]))
    assert not any(map(is_file_word, ["Ivanova", "drafty", ""]))


def test_surnames_of_one_and_two_characters():
    assert all(map(begins_with_surname, ["王小明", "欧阳娜", "陳大文", "司马迁", "令狐冲", "端木赐"]))
    assert not any(map(begins_with_surname, ["的我", "", "很好"]))


def test_a_long_run_of_invisible_letters_ends_soon():
    assert WORD.fullmatch("a" + "\u1160" * 5000 + "!") is None
    assert WORD.findall("Anna\u1160\u0301 Petrova_1 x\u200b2") == ["Anna\u1160\u0301", "Petrova", "x\u200b"]
