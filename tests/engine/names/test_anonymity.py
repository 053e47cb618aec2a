"""Aliases and masked texts: nothing shown tells a name."""

import re

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from imbrex.engine.compare.corpus import Corpus
from imbrex.engine.names.anonymity import Anonymity
from imbrex.engine.names.hidden_names import HiddenNames
from imbrex.engine.options import Canonization, Options
from imbrex.engine.text.document import Document, FilePart, Part, PartKind, Problem, Properties, Span
from imbrex.engine.text.role import Role
from imbrex.engine.text.submission import Submission
from imbrex.engine.text.tokens import Tokens
from tests.rows import each_row


def masked(text, name="a.txt", *, others=(), **fields):
    """Mask the text of a document, with other texts loaded besides."""
    document = Document("key", name, text, **fields)
    others = [Document(f"other {number}", f"{number}.txt", other) for number, other in enumerate(others)]
    result = Anonymity([document, *others]).mask(document).text
    assert len(result) == len(text)
    return result


def test_aliases_count_documents_in_order():
    documents = [Document(f"/home/{name}", name, "text", path=f"/home/{name}") for name in ("b.txt", "a.txt")]
    anonymity = Anonymity(documents, "Текст", "Автор")
    assert [anonymity.alias(document.key) for document in documents] == ["Текст 1", "Текст 2"]
    assert anonymity.alias_of_name("b.txt") == "Текст 1"
    assert anonymity.alias_of_name("b.txt", "/home/a.txt") == "Текст 2"
    assert anonymity.alias_of_name("ivanova.doc", "/home/ivanova.doc") == "Текст –"
    with pytest.raises(KeyError):
        anonymity.alias("unknown")


def test_a_masked_document_tells_no_name_and_keeps_the_rest():
    parts = (Part(PartKind.BODY, Span(0, 4)),)
    document = Document(
        "/home/Ivanova/essay.docx", "essay.docx", "Anna text", parts, "/home/Ivanova/essay.docx", "en", Role.SOURCE,
        "docx", ("1 comment is not part of the text.",), "Anna", Properties("Anna", "Anna", "2024", "2024", "By Anna"),
    )  # fmt: skip
    assert Anonymity([document]).mask(document) == Document(
        document.key, "Text 1", "•••• text", parts, "", "en", Role.SOURCE, "docx", document.notes, "Author 1"
    )


def test_files_and_ids_of_a_student_are_masked():
    text = "Petrova wrote this with Sidorov. Number 20241234, account wilkinsonj, drawn by Kuznetsova and Fang."
    files = (
        FilePart("Kuznetsova_1.docx", Span(0, 33), "/z.zip/Kuznetsova_1.docx", "ab"),
        FilePart("b.pdf", Span(33, 90), properties=Properties("Wu Fang")),
    )
    submission = Submission("Moodle", "20241234", "Petrova", "Group 7", ("Sidorov", "wilkinsonj"))
    document = Document("key", "Work", text, files=files, submission=submission)
    shown = Anonymity([document], file_word="Datei").mask(document)
    assert shown.files == (FilePart("Datei 1", Span(0, 33), "", "ab"), FilePart("Datei 2", Span(33, 90)))
    assert shown.submission == Submission()
    for told in ("Petrova", "Sidorov", "20241234", "wilkinsonj", "Kuznetsova", "Fang"):
        assert told not in shown.text
    assert "account" in shown.text


def test_documents_of_one_name_have_aliases_of_their_own():
    first, second = (Document(path, "essay.txt", "x", path=path) for path in ("/a/essay.txt", "/b/essay.txt"))
    anonymity = Anonymity([first, second])
    assert [anonymity.mask(one).name for one in (first, second)] == ["Text 1", "Text 2"]
    assert anonymity.alias_of_name("essay.txt") == "Text 1"


def test_equal_authors_stay_equal_and_others_differ():
    documents = [Document(str(n), str(n), "x", author=author) for n, author in enumerate(("Ann", "", "Bob", "Ann"))]
    anonymity = Anonymity(documents)
    assert [anonymity.mask(document).author for document in documents] == ["Author 1", "", "Author 2", "Author 1"]
    assert "Zoe" not in anonymity.alias_of_author("Zoe")


@each_row(
    ("author", "text", "wanted"),
    [
        ("Anna Ivanova", "By Anna IVANOVA, ivanova; Ivanov's Annals", "By •••• •••••••, •••••••; ••••••'s Annals"),
        ("Иванова Анна", "Ивановой Анны, ИВАНОВУ. Иван и Аннотация", "•••••••• ••••, •••••••. Иван и Аннотация"),
        ("Павел Достоевский", "Павлу Достоевскому и достоевщина", "••••• •••••••••••• и достоевщина"),
        ("Семён", "Семен и Семёну", "••••• и ••••••"),
        ("Anna Kowalska", "Kowalskiej Annie", "•••••••••• Annie"),
        ("İpek Işık", "IŞIK ipek, İPEK'in", "•••• ••••, ••••'in"),
        ("José Núñez", "Jose\u0301 NÚN\u0303EZ", "••••• ••••••"),
        ("Anna Ivanova", "Анны Ивановой сочинение", "•••• •••••••• сочинение"),
        ("Щербакова Юлия", "Shcherbakova Yulia wrote", "•••••••••••• ••••• wrote"),
        ("Иванов", "Ivanov wrote", "•••••• wrote"),
        ("ivanovaanna", "Ivanova Anna wrote", "••••••• •••• wrote"),
        ("annlee", "Lee Ann wrote", "••• ••• wrote"),
        ("aivanova", "Ivanova wrote", "••••••• wrote"),
        ("s7654321", "No 7654321", "No •••••••"),
        ("ivanova.anna@school.org", "Ivanova at school", "••••••• at school"),
        ("Ivanova", "x.Ivanova.xx@school.ru wrote", "•••••••••••••••••••••• wrote"),
        ("王小明", "我叫王小明，小学生。", "我叫•••，小学生。"),
        ("김철수", "김철수는 학생", "•••는 학생"),
        ("Ива\u00adнова", "Иванова", "•••••••"),
        ("Ivanova", "Iva\u200bnova", "••••••••"),
        ("Ivanova", "Iva\U000e0061nova", "••••••••"),
        ("Ivanova", "Iv\ufe0fan\u061cova", "•••••••••"),
        ("Microsoft Office User", "Microsoft Office has a User", "Microsoft Office has a User"),
        ("", "No name at all", "No name at all"),
    ],
)
def test_authors_are_hidden_in_any_form(author, text, wanted):
    assert masked(text, author=author) == wanted


def test_authors_in_properties_are_hidden_everywhere():
    documents = [
        Document("1", "1", "Ivanova and Petrov", properties=Properties(author="Ivanova")),
        Document("2", "2", "Petrov and Ivanova", properties=Properties(editor="Petrov")),
    ]
    anonymity = Anonymity(documents)
    assert {anonymity.mask(document).text for document in documents} == {"••••••• and ••••••", "•••••• and •••••••"}


def test_a_name_that_others_use_as_a_word_is_hidden_with_a_capital_only():
    others = ["you will see", "it will be"]
    assert masked("Will says he will", author="Will", others=others) == "•••• says he will"
    assert masked("Will says he will", author="Will") == "•••• says he ••••"


def test_drafts_of_one_author_make_no_word_of_a_name():
    texts = ("Will says will", "will says Will")
    anonymity = Anonymity([Document(text, "a", text, author="Will") for text in texts])
    assert [anonymity.mask_text(text) for text in texts] == ["•••• says ••••", "•••• says ••••"]


def test_a_short_name_is_hidden_where_no_text_has_it_as_a_word():
    assert masked("Li Wei, Li", author="Li Wei") == "•• •••, ••"
    assert masked("He said; he went", author="He Yan") == "He said; he went"


@pytest.mark.parametrize("name", ["Ivanova essay.docx", "ivanova_essay_v2.docx", "EssayIvanova.docx", "Иванова.docx"])
def test_names_in_file_names_are_hidden(name):
    assert masked("Essay by Ivanova about a tree.", name, others=["an essay"]) == "Essay by ••••••• about a tree."


def test_a_name_in_a_file_name_that_sounds_like_the_author_is_hidden_in_any_case():
    assert masked("by shcherbakova", "Shcherbakova.docx", author="Щербакова") == "by ••••••••••••"


def test_words_in_file_names_that_texts_write_small_are_no_names():
    text = "Cat. Many cats. Winter"
    assert masked(text, "Cat Winter.docx", others=["It was in winter"]) == text
    assert masked("Осень пришла", "Осень.docx", others=["золотой осенью"]) == "Осень пришла"


@pytest.mark.parametrize("name", ["John Wood essay.docx", "wood_john.docx", "JohnWood.docx"])
def test_a_word_beside_a_name_is_a_name_if_the_text_has_both_together(name):
    assert masked("By John Wood, of wood", name, others=["wood"]) == "By •••• ••••, of wood"
    assert masked("By John. Wood burns", name, others=["wood"]) == "By ••••. Wood burns"


def test_what_many_texts_are_about_is_no_name():
    about = ["Hamlet hesitates"] * 3
    assert masked("Hamlet by Ivanova", "Hamlet Ivanova.docx", others=about) == "Hamlet by •••••••"
    assert masked("Hamlet by Ivanova", "Hamlet Ivanova.docx", others=about[:2]) == "•••••• by •••••••"


def test_a_word_in_most_file_names_tells_no_one_apart():
    documents = [Document(str(n), f"Gogol {n}.docx", f"Gogol {n}") for n in range(4)]
    documents += [Document(str(n), f"{n}.docx", "text") for n in range(4, 20)]
    six = documents[:6]
    assert Anonymity(six).mask(six[0]).text == "Gogol 0"
    one_text = [six[0], *(Document(str(n), f"Gogol {n}.docx", "text") for n in range(1, 6))]
    assert Anonymity(one_text).mask(one_text[0]).text == "Gogol 0"


def test_a_chinese_file_name_gives_the_name_and_not_the_title():
    assert masked("王小明的作文。作文很好。", "王小明作文.docx") == "•••的作文。作文很好。"


def test_a_chinese_file_name_is_a_name_only_if_it_begins_as_one_and_few_texts_have_it():
    assert masked("春天来了", "春天来.docx") == "春天来了"
    about = ["王小明很好"] * 3
    assert masked("王小明的故事", "王小明.docx", others=about) == "王小明的故事"
    assert masked("王小明的故事", "王小明.docx", others=about[:2]) == "•••的故事"


def test_names_side_by_side_are_one_place():
    names = HiddenNames([Document(author, "a", "", author=author) for author in ("王小明", "李伟")])
    assert names.find("我叫王小明李伟") == [(2, 7)]


def test_the_folder_of_one_student_is_hidden_too():
    document = Document("/x/Ivanova Anna/essay.docx", "essay.docx", "Ivanova", path="/x/Ivanova Anna/essay.docx")
    assert Anonymity([document]).mask(document).text == "•••••••"


@pytest.mark.parametrize(
    ("text", "wanted"),
    [
        ("Write to a.b+c@mail.school.ru, now", "Write to ••••••••••••••••••••, now"),
        ("a@b and @c and d@", "a@b and @c and d@"),
        ("No 1234567, s1234567; 12345678 and 123456", "No •••••••, s•••••••; 12345678 and 123456"),
    ],
)
def test_addresses_and_student_numbers_are_hidden(text, wanted):
    assert masked(text, "essay 1234567.docx") == wanted


def test_a_file_of_a_class_is_not_told_under_the_alias_of_its_first_student():
    anonymity = Anonymity([Document(f"/z.zip#{name}", name, "text", path="/z.zip") for name in ("Anna", "Bo")])
    assert anonymity.alias_of_name("Bo: scan.pdf", "/z.zip") == "Text –"
    assert anonymity.alias_of_name("Bo", "/z.zip") == "Text 2"


def test_problems_are_told_under_the_alias():
    anonymity = Anonymity([Document("/h/Ivanova.txt", "Ivanova.txt", "Ivanova", path="/h/Ivanova.txt")])
    problem = Problem("Ivanova.txt", "Ivanova has no words.", "Ask Ivanova.", "/h/Ivanova.txt")
    aliases = [anonymity.hide(Problem("x.doc", "Empty.", path="/x.doc"), number).name for number in (0, 1, 25, 26, 702)]
    assert aliases == ["Text A", "Text B", "Text Z", "Text AA", "Text AAA"]
    assert anonymity.hide(problem) == Problem("Text 1", "••••••• has no words.", "Ask •••••••.")
    assert "petrov" not in str(anonymity.hide(Problem("petrov.doc", "The file is empty.", "", "/h/petrov.doc")))


def test_words_of_a_masked_text_have_bullets_for_their_terms(toy):
    text = "wills by Will Ivanova's, they will"
    documents = [Document("1", "1", text, author="Will Ivanova")]
    documents += [Document(str(n), str(n), "we will") for n in (2, 3)]
    corpus = Corpus(lambda _: toy, Options(canonization=Canonization(drop_stop_words=False)))
    corpus.add(documents)
    tokens = corpus.tokens("1")
    hidden = Anonymity(documents).mask_tokens(tokens)
    assert hidden.document.text == "wills by •••• •••••••'s, they will"
    assert hidden.document == Anonymity(documents).mask(documents[0])
    shown = [hidden.canonical(index) for index in range(len(hidden))]
    assert [bool(re.fullmatch("•+", term)) for term in shown] == [False, False, True, True, False, False]
    assert [len(term) for term in shown] == [len(tokens.canonical(index)) for index in range(len(tokens))]
    assert (hidden.hashes == tokens.hashes).all()
    assert (hidden.term[tokens.term == tokens.term[5]] == tokens.term[5]).sum() == 2  # "wills", "will": not the name
    assert "•" not in "".join(tokens.terms)


def test_the_word_right_behind_a_name_is_shown():
    document = Document("1", "1", "王小明的作文", author="王小明")
    starts, ends, columns = np.array([0, 3, 4]), np.array([3, 4, 6]), np.arange(3)
    kept, hashes = columns.astype(np.int32), columns.astype(np.uint64)
    tokens = Tokens(
        document,
        starts.astype(np.int32),
        ends.astype(np.int32),
        np.zeros(3, np.uint8),
        kept,
        ["王小明", "的", "作文"],
        kept,
        hashes,
        np.zeros(0, np.int32),
        3,
    )
    hidden = Anonymity([document]).mask_tokens(tokens)
    assert [hidden.canonical(index) for index in range(3)] == ["•••", "的", "作文"]


def test_words_of_a_text_without_names_are_as_they_were(tokens_of):
    tokens = tokens_of("one two")
    hidden = Anonymity([tokens.document]).mask_tokens(tokens)
    assert [hidden.canonical(index) for index in range(2)] == ["one", "two"]


_NAMES = st.sampled_from(["Иванова", "Smith", "Núñez", "王小明", "Li", "O'Brien", "ivanovaanna", "a@b.ru", "", "•"])
_TEXT = st.text(st.sampled_from("аИвСмithЁ é\u0301王小明.@1-\n\u00ad😀'") | st.characters(), max_size=80)


@given(_NAMES, _NAMES, _TEXT, st.sampled_from([" ", ".", "\n", ", "]))
def test_masking_keeps_places_and_leaves_no_author(author, file_name, text, gap):
    text = f"{text}{gap}{author}{gap}{text}"
    document = Document("k", f"{file_name} 1234567.docx", text, author=author)
    anonymity = Anonymity([document])
    shown = anonymity.mask(document).text
    assert len(shown) == len(text)
    assert all(new in (old, "•") for old, new in zip(text, shown, strict=True))
    assert anonymity.mask_text(text) == shown
    if author in {"Иванова", "Smith", "Núñez", "王小明"}:
        assert f"{gap}{author}{gap}" not in shown


@each_row("unit", ["a", "a@", "@", "1", "a.b@", "Ivanova ", "王小明", "а\u0301", "\u00ad"])
def test_hostile_texts_keep_their_length(unit):
    text = unit * (200_000 // len(unit))
    assert len(masked(text, text[:5000], author=text[:5000])) == len(text)
