"""Quotations against sources, and citations against the list of references."""

import random

import pytest

from imbrex.engine.language import Citing
from imbrex.engine.references import reference_check
from imbrex.engine.references.check_text import check_text, sources_among
from imbrex.engine.references.checked import CheckedText, QuotationStatus, is_finding
from imbrex.engine.references.source_index import index_sources
from imbrex.engine.text.document import Document, Part, PartKind, Span
from imbrex.languages.registry import Languages
from tests.made_thesis import made_thesis
from tests.rows import each_row

SOURCE = (
    "Elena Marlow\nTides of the northern coast\n2004\n\nEvery harbour keeps two calendars, and the older of them is "
    "written in salt. The fisher-\nmen of the village don't trust the other one. Between the tides nothing may be sold "
    "or bought there. Children learn the names of the winds before they learn their letters, and forget neither."
)
OTHER = (
    "Piotr Halka\nLetters\n1999\n\nThe lamp was never lit again after the great storm of that long autumn, they said."
)


def citing(language: str = "en") -> Citing:
    return Languages().find(language).citing


def check(text: str, *more: Document, language: str = "en", **document: object) -> CheckedText:
    sources = [Document("a", "Marlow.txt", SOURCE), Document("b", "Halka.txt", OTHER), *more]
    thesis = Document("t", "t", text, language=language, **document)
    texts, lists = sources_among([thesis, *sources], "t")
    return check_text(thesis, citing(language), index_sources(texts), lists)


@pytest.mark.parametrize("language", ["en", "ru"])
def test_a_thesis_has_what_was_done_to_it(language):
    made = made_thesis(language)
    result = check_text(made.document, citing(language), index_sources(made.sources))
    assert tuple(one.status.value for one in result.quotations) == made.fates
    assert {name for one in result.citations if is_finding(one) for name in one.names} == made.orphans
    assert len(result.references) == 60
    assert {one.names[0] for one in result.references if one.status == "not_cited"} == made.uncited
    assert {one.page[:2] for one in result.citations[::2]} <= {"p.", "с.", ""}


QUOTED = {
    "word for word": ("“the older of them is written in salt”", "exact", ()),
    "nested": ("“the older of them is ‘written in salt’ and”", "altered", (("and", "The"),)),
    "an apostrophe, straight": ("“the village don't trust the other one”", "exact", ()),
    "an apostrophe, curled": ("“the village don’t trust the other one”", "exact", ()),
    "divided at the end of a line": ("“The fishermen of the village don’t trust”", "exact", ()),
    "an omission": ("“Every harbour keeps two calendars […] written in salt”", "exact", ()),
    "an omission of sentences": ("“Every harbour keeps two calendars ... nothing may be sold or bought”", "exact", ()),
    "an insertion": ("“the older [calendar] of them is written in salt”", "exact", ()),
    "a capital letter": ("“[T]he older of them is written in salt”", "exact", ()),
    "a wrong piece": ("“Every harbour keeps two calendars […] made of paper and ink”", "altered", None),
    "changed": ("“the older of them is carved in salt”", "altered", (("carved", "written"),)),
    "the last one changed": ("“the older of them is written in stone”", "altered", (("stone", "salt"),)),
    "the first one changed": ("“a older of them is written in salt”", "altered", (("a", "the"),)),
    "omitted": ("“the older of is written in salt”", "altered", (("", "them"),)),
    "added": ("“the older of them all is written in salt”", "altered", (("all", ""),)),
    "swapped": ("“the older of is them written in salt”", "altered", (("is them", "them is"),)),
    "elsewhere": ("“The lamp was never lit again”", "elsewhere", ()),
    "in none": ("“the moon was a ghostly galleon tossed upon seas”", "not_found", ()),
    "in German marks": ("„the older of them is carved in salt”", "altered", (("carved", "written"),)),
}  # fmt: skip
LIST = (
    "\n\nReferences\nMarlow, E. (2004). Tides of the northern coast. Hull.\nHalka, P. (1999). Letters. Gdansk: Brim.\n"
)


@each_row(("quoted", "status", "changes"), QUOTED.values(), QUOTED)
def test_a_quotation(quoted, status, changes):
    text = f"As we read: {quoted} (Marlow, 2004, p. 7). Others differ (Halka, 1999).{LIST}"
    (one,) = check(text).quotations
    assert one.status.value == status
    if changes is not None:
        cut = [(text[c.quoted.start : c.quoted.end], SOURCE[c.source.start : c.source.end]) for c in one.changes]
        assert cut == list(changes)


def test_marks_that_never_close_dialogue_and_terms_are_no_quotations_of_a_source():
    dialogue = "".join(
        f"“I never said it was number {n},” he told her.\n\n“You did it again and again!”\n\n" for n in range(50)
    )
    novel = check(dialogue)
    assert not novel.quotations
    assert novel.speech > 90
    open_ones = check("“" * 3000 + " the older of them is written in salt " + "«" * 3000)
    assert not open_ones.quotations
    cited = check(f"He asks what “a certain kind” is, and calls it “so called”. It is known (Marlow, 2004).{LIST}")
    assert not cited.quotations
    assert cited.speech


CITED = {
    "author and year": ("(Marlow, 2004)", [("listed", "2004", "")]),
    "page": ("(see Marlow, 2004, pp. 5–7)", [("listed", "2004", "pp. 5–7")]),
    "two": ("(Marlow, 2004; Halka, 1999, p. 3)", [("listed", "2004", ""), ("listed", "1999", "p. 3")]),
    "in the sentence": ("as Marlow (2004) says", [("listed", "2004", "")]),
    "a genitive": ("in Marlow’s (2004) words", [("listed", "2004", "")]),
    "two years": ("(Marlow, 2004, 2007)", [("listed", "2004", ""), ("not_listed", "2007", "")]),
    "another year": ("(Halka, 1998)", [("year_differs", "1998", "")]),
    "another name": ("(Merlow, 2004)", [("name_differs", "2004", "")]),
    "neither": ("(Quist, 1977)", [("not_listed", "1977", "")]),
    "a war": ("(1914–1918)", []),
    "two authors, of whom another one begins an entry": ("(Quist and Halka, 1999)", [("name_differs", "1999", "")]),
    "at the beginning of a sentence": ("in the Tides. Halka (1999) says", [("listed", "1999", "")]),
    "an editor": ("(cf. Marlow et al. 2004: 7)", [("listed", "2004", "7")]),
    "letters of a year": ("(Marlow, 2004b)", [("listed", "2004b", "")]),
}  # fmt: skip


@each_row(("told", "expected"), CITED.values(), CITED)
def test_a_citation(told, expected):
    found = check(f"It is so {told}. And so on.{LIST}").citations
    assert [(one.status.value, one.year, one.page) for one in found] == expected


def test_a_page_without_a_year_cites_where_the_list_shows_that_the_text_cites_so():
    listed = LIST.replace("References", "Works Cited") + "van der Berg, Anna. Rivers. Delft: Nord, 2011.\n"
    text = (
        "So (Marlow 7). And (Halka 3; van der Berg et al. 44–46). Then (Quist 12), as (Figure 3) and (Table 12) show."
    )
    result = check(f"{text}{listed}")
    assert [(one.names, one.page, one.status.value) for one in result.citations] == [
        (("Marlow",), "7", "listed"),
        (("Halka",), "3", "listed"),
        (("Berg",), "44–46", "listed"),
        (("Quist",), "12", "not_listed"),
    ]
    assert not any(one.status == "not_cited" for one in result.references)
    assert not check(f"It is so (Marlow, 2004). See (Galaxy 12) and (Halka 3).{LIST}").citations[1:]


def test_numbers_in_round_brackets_or_raised_cite_where_the_list_has_numbers():
    entries = [f"{n}. Author{n} AB, Other CD. Title {n}. Some Journal. 2001;{n}(3):45-67." for n in range(1, 7)]
    listed = "\n\nReferences\n" + "\n".join(entries)
    text = "One (1). “Two of the winds” (2,3). Three (5–6), four (9). Let f(3) = 7."
    for style in (text, "One word¹. Two so is²⁻³ it. Six of it⁵, ⁶ me⁹. An area of 7 km² and sin² too."):
        result = check(f"{style}{listed}")
        missing = [one.number for one in result.citations if is_finding(one)]
        assert missing == [9]
        assert [one.number for one in result.references if one.status == "not_cited"][:1] == [4]
    assert not check(f"There are (1) winds, (2) tides and (3) storms, they say.{LIST}").citations


WRAPPED = """\n\nСписок литературы
1. Аверин А. Б. Гавань и её хозяева / А. Б. Аверин, К. Л. Мухина //
Вопросы философии. – 2003. – № 4. – С.
12–18.
2. Белов В. Г. Лестница [Электронный ресурс]. – URL: https://example.org/7
(дата обращения: 12.03.2019). –
2019. – 71 с.
3. Котов Д. Е. Письмо о двигателе / Д. Е. Котов. – Москва : Наука,
1998. – 210 с.
"""


def test_a_wrapped_list_is_read_by_its_numbers_and_cited_with_pages():
    text = f"Так [1, с. 13; 3, с. 7]. И [2]. Ещё [4].{WRAPPED}"
    result = check(text, language="ru")
    assert [(one.number, one.names[0]) for one in result.references] == [(1, "Аверин"), (2, "Белов"), (3, "Котов")]
    assert [(one.number, one.page, one.status.value) for one in result.citations] == [
        (1, "с. 13", "listed"),
        (3, "с. 7", "listed"),
        (2, "", "listed"),
        (4, "", "not_listed"),
    ]


def test_a_piece_that_a_source_has_often_is_taken_where_the_rest_is():
    refrain = Document("c", "Quist.txt", "So we sail on. " * 5 + "In the morning so we sail on, and nobody sings now.")
    (one,) = check("He wrote “In the morning […] so we sail on”.", refrain).quotations
    assert (one.status, one.source) == (QuotationStatus.EXACT, "c")


def test_numbers_are_compared_with_a_numbered_list():
    listed = "\n\nReferences\n" + "\n".join(
        f"[{n}] Author{n} A. Title {n}. London: Press, 2001. 90 p." for n in range(1, 7)
    )
    result = check(f"One [1, p. 5]. Two [2–4, 6]. Three [9]. Room [abc].{listed}")
    assert [(one.number, one.page, one.status.value) for one in result.citations] == [
        (1, "p. 5", "listed"),
        *((number, "", "listed") for number in (2, 3, 4, 6)),
        (9, "", "not_listed"),
    ]
    assert [one.number for one in result.references if one.status == "not_cited"] == [5]


def test_notes_name_sources():
    notes = (
        "Marlow E. Tides of the northern coast. Hull, 2004. P. 12.",
        "Ibid. P. 14.",
        "Quist Z. A walk in the dark wood. Oslo: Nord, 1977. P. 3.",
    )
    body = f"One “the older of them is written in salt”. Two. Three.{LIST}"
    text, parts, marks = body + "\n", [Part(PartKind.BODY, Span(0, len(body)))], (44, 49, 55)
    for note in notes:
        parts.append(Part(PartKind.FOOTNOTE, Span(len(text), len(text) + len(note))))
        text += note + "\n"
    result = check(text, parts=tuple(parts), note_marks=marks)
    assert [one.status.value for one in result.citations] == ["listed", "listed", "not_listed"]
    assert [one.names[0] for one in result.references if one.status == "not_cited"] == ["Halka"]
    assert result.quotations[0].cited == (0,)


def test_a_list_of_sources_completes_that_of_the_text_and_its_own_entries_need_no_citation():
    library = Document("l", "l.bib", "Quist, Z (1977). A walk.\nUnused, Y (1980). Nothing.\n", reader="bibtex")
    result = check(f"It is so (Quist, 1977; Marlow, 2004; Halka, 1999).{LIST}", library)
    assert not any(map(is_finding, result.citations))
    assert [one.names[0] for one in result.references] == ["Marlow", "Halka", "Quist"]


def test_entries_on_several_lines_are_told_apart():
    """As PDF files have them: lines end anywhere, and none is indented."""
    listed = (
        "Albert, R, Jeong, H and Barabasi, A-L (2000), ‘Attack and error\ntolerance of complex network’, Nature, 406: "
        "9-2.\nBattiston, S, Gatti, D. D. and Stiglitz, J.E.\n(2009), ‘Liaisons: Increasing\nRisk’. Working Paper.\n"
        "de Larosiere, J (2009), ‘Report’, The group on supervision in\nthe EU, available at ec.europa.eu/a/report\n"
        "_en.pdf.\nElton, C.S (1958), ‘The Ecology of\nInvasions’, Methuen.\n"
    )
    result = check(f"See Albert et al. (2000), Battiston (2009) and Elton (1958).\n\nReferences\n{listed}")
    assert [one.names[0] for one in result.references] == ["Albert", "Battiston", "Larosiere", "Elton"]
    assert [one.names[0] for one in result.references if one.status == "not_cited"] == ["Larosiere"]


def test_two_thousand_entries_are_each_told_apart():
    chance = random.Random(5)
    names = ["".join(chance.choices("abcdefghijklmnoprstuvz", k=9)).capitalize() for _ in range(2000)]
    text = " ".join(f"So ({name}, {1900 + n % 100})." for n, name in enumerate(names[:-3]))
    listed = "\n".join(f"{name}, A. ({1900 + n % 100}). Work {n}. London: Press." for n, name in enumerate(names))
    result = check(f"{text}\n\nReferences\n{listed}\n")
    assert not any(map(is_finding, result.citations))
    assert [one.names[0] for one in result.references if one.status == "not_cited"] == names[-3:]


def test_many_entries_are_compared_with_few_names_each(monkeypatch):
    compared = []
    alike = reference_check._is_alike
    monkeypatch.setattr(reference_check, "_is_alike", lambda *pair: compared.append(pair) or alike(*pair))
    names = [f"{a}{b}{c}ter" for a in "BCDFGHKLMN" for b in "aeiou" for c in "bcdfghklmn"]
    text = " ".join(f"So (X{name.lower()}, {1900 + n % 100})." for n, name in enumerate(names))
    listed = "\n".join(f"{name}, A. ({1900 + n % 100}). Work {n}. London: Press." for n, name in enumerate(names))
    result = check(f"{text}\n\nReferences\n{listed}\n")
    assert sum(map(is_finding, result.citations)) == 500
    assert 0 < len(compared) < 10_000


def test_block_quotations_of_the_file_are_checked_without_their_citation():
    quoted = "Children learn the names of the winds before they learn their numbers (Marlow, 2004, p. 7)."
    body = f"She writes on this:\n{quoted}\nMore text (Halka, 1999).{LIST}"
    start = body.index(quoted)
    (one,) = check(body, quotes=(Span(start, start + len(quoted)),)).quotations
    assert (one.block, one.status, one.cited) == (True, QuotationStatus.ALTERED, (0,))
    assert [body[change.quoted.start : change.quoted.end] for change in one.changes] == ["numbers"]
