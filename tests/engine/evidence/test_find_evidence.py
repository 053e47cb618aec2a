"""Finding: what is planted in two texts is found, and what everybody has is not."""

from dataclasses import replace

import numpy as np
import pytest

from imbrex.engine.compare.corpus import Corpus
from imbrex.engine.evidence.find_evidence import find_evidence
from imbrex.engine.evidence.item import Kind
from imbrex.engine.evidence.rare_words import MISSPELLED_BY
from imbrex.engine.observer import Cancelled
from imbrex.engine.rewriting.find_rewritten import find_rewritten
from imbrex.engine.text.document import Document
from imbrex.engine.text.role import Role
from tests.engine.evidence.conftest import LANGUAGES
from tests.engine.evidence.texts import LEFT, LEFT_DE, LEFT_RU, LEFT_ZH, RIGHT, RIGHT_DE, RIGHT_RU, RIGHT_ZH
from tests.rows import each_row

MISSPELLED = "It was definately a seperate story, as the goverment said."
NAMED = "The report by Tobias Renner mentions Harrowgate and the Oduya brothers."
COUNTED = "They paid 47.3 % of 12,480 euros on 14.03.1987, which is 0.734 of the price (see 350 km)."
RUSSIAN = "Это былло превосходсво, как писал в отчёте Тобиас Линдквист о городе Бекмансвилль: 47,3 %."


def test_two_unrelated_texts_share_nothing(evidence, classmates):
    assert evidence(LEFT.format(""), RIGHT.format("")).items == ()
    assert evidence(LEFT.format(""), RIGHT.format(""), others=classmates).items == ()


@pytest.mark.parametrize("with_class", [True, False])
def test_the_same_misspellings_are_found_with_what_they_mean(evidence, classmates, with_class):
    found = evidence(
        LEFT.format(MISSPELLED), RIGHT.format(MISSPELLED.replace("story", "book")), others=classmates * with_class
    )
    meant = {item.text: item.meant for item in found.of(Kind.MISSPELLING)}
    assert meant == {"definately": "definitely", "seperate": "separate", "goverment": "government"}


def test_a_misspelling_of_one_text_is_no_evidence(texts_of):
    right = MISSPELLED.replace("definately", "definitely").replace("seperate", "separate")
    assert texts_of(Kind.MISSPELLING, LEFT.format(MISSPELLED), RIGHT.format(right)) == ["goverment"]


def test_what_many_have_is_a_term_and_no_evidence(texts_of, classmates):
    everybody = [f"{text} {MISSPELLED} {NAMED} {COUNTED}" for text in classmates[:5]] + classmates[5:]
    planted = f"{MISSPELLED} {NAMED} {COUNTED}"
    for kind in Kind:
        assert texts_of(kind, LEFT.format(planted), RIGHT.format(planted), others=everybody) == []


def test_a_misspelling_goes_round_but_not_far(evidence, classmates):
    """Two of thirty others may have it, a third may not."""
    pair = LEFT.format("It was definately so."), RIGHT.format("She definately did.")
    for having in range(MISSPELLED_BY + 2):
        others = [*classmates[having:], *["Well, definately."] * having]
        counts = [item.others for item in evidence(*pair, others=others).of(Kind.MISSPELLING)]
        assert counts == ([having] if having <= MISSPELLED_BY else [])


def test_templates_and_drafts_are_no_others_and_a_template_takes_its_words_out(evidence, classmates):
    drafts = [Document(f"draft {number}", "draft", MISSPELLED, language="en", author="Anna") for number in range(5)]
    left = Document("left", "left", LEFT.format(MISSPELLED), language="en", author="Anna")
    found = evidence(left, RIGHT.format(MISSPELLED), others=[*classmates, *drafts])
    assert {item.others for item in found.items} == {0}
    assert len(found.of(Kind.MISSPELLING)) == 3
    template = Document("task", "task", MISSPELLED, language="en", role=Role.TEMPLATE)
    assert evidence(left, RIGHT.format(MISSPELLED), others=[*classmates, template]).items == ()


def test_others_are_counted_and_tell_less(evidence, classmates):
    alone = evidence(LEFT.format(MISSPELLED), RIGHT.format(MISSPELLED), others=classmates)
    ring = evidence(LEFT.format(MISSPELLED), RIGHT.format(MISSPELLED), others=[*classmates, f"Well. {MISSPELLED}"])
    assert [item.others for item in ring.items] == [1, 1, 1]
    assert ring.items[0].weight < alone.items[0].weight


def test_places_are_those_of_the_texts(evidence):
    left, right = LEFT.format(f"{MISSPELLED} So definately."), RIGHT.format(MISSPELLED)
    item = next(item for item in evidence(left, right).items if item.text == "definately")
    assert [left[span.start : span.end] for span in item.left] == ["definately"] * 2
    assert [right[span.start : span.end] for span in item.right] == ["definately"]


def test_names_are_what_has_a_capital_inside_sentences(texts_of):
    names = texts_of(Kind.NAME, LEFT.format(NAMED), RIGHT.format(NAMED.replace("report", "letter")))
    assert names == ["Tobias Renner", "Harrowgate", "Oduya"]


def test_of_a_longer_name_what_both_texts_have_is_told(texts_of):
    left, right = "We met Professor Tobias Harrow Renner there.", "They know Tobias Harrow well."
    assert texts_of(Kind.NAME, LEFT.format(left), RIGHT.format(right)) == ["Tobias Harrow"]


def test_a_capital_at_the_beginning_of_a_sentence_makes_no_name(texts_of):
    planted = "Grombling is a word. Blorking follows."
    assert texts_of(Kind.NAME, LEFT.format(planted), RIGHT.format(planted)) == []


def test_a_word_that_anybody_writes_small_is_no_name(texts_of):
    planted = "It was the Bridge of the Carpenters in the Sawmill."
    assert texts_of(Kind.NAME, LEFT.format(planted), RIGHT.format(planted)) == []


def test_a_word_that_one_of_the_texts_writes_small_is_no_name(texts_of):
    both = LEFT.format("We saw Vexworth and a vexworth there."), RIGHT.format("They met Vexworth today.")
    assert texts_of(Kind.NAME, *both) == texts_of(Kind.NAME, *both[::-1]) == []
    assert texts_of(Kind.NAME, LEFT.format("We saw Vexworth there."), both[1]) == ["Vexworth"]


def test_german_nouns_are_no_names_and_people_are(texts_of):
    planted = "Dort trafen wir die Gärtnerin Wiebke Zschornack mit einem Regenschirm."
    names = texts_of(Kind.NAME, LEFT_DE.format(planted), RIGHT_DE.format(planted), language="de")
    assert len(names) == 1
    assert "Wiebke Zschornack" in names[0]


def test_numbers_are_found_however_they_are_grouped(texts_of):
    other = COUNTED.replace("12,480", "12 480").replace("47.3 %", "47,3%")
    numbers = texts_of(Kind.NUMBER, LEFT.format(COUNTED), RIGHT.format(other))
    assert sorted(numbers) == sorted(["47.3 %", "12,480 euros", "14.03.1987", "0.734", "350 km"])


def test_the_end_of_the_line_before_counts_no_number(texts_of):
    left, right = LEFT.format("He turned the page\n12,480 euros lay there."), RIGHT.format("She had 12,480 euros.")
    assert texts_of(Kind.NUMBER, left, right) == ["12,480 euros"]


@each_row(
    "planted",
    [
        "In 1987 and 2004 it was so.",
        "See p. 345 and pp. 678.",
        "\n1. First\n2. Second\n345\n",
        "There were 3 of 10.",
        "Figure 123 and section 4.25 show it.",
        "At 12:45 and 3/4 of it.",
        "In the 1950s, and в 1987 г. too.",
        "Within 12 months 100 people met 20 times.",
    ],
)
def test_pages_years_and_lists_are_no_evidence(texts_of, planted):
    assert texts_of(Kind.NUMBER, LEFT.format(planted), RIGHT.format(planted)) == []


def test_addresses_are_compared_without_the_ways_to_write_them(texts_of):
    left = LEFT.format("Read https://www.example.org/a/b?c=1, or write to anna@example.net.")
    right = RIGHT.format("Read http://example.org/a/b?c=1. Write to Anna@example.net!")
    assert texts_of(Kind.ADDRESS, left, right) == ["https://www.example.org/a/b?c=1", "anna@example.net"]
    assert texts_of(Kind.RARE_WORD, left, right) == []


def test_a_list_of_references_is_no_evidence_but_its_misspellings_are(evidence):
    listed = "\n\nReferences\nRenner, T. (1987). Harrowgate revisited. Seperate Studies, 12, 345-678.\n"
    found = evidence(LEFT.format(COUNTED) + listed, RIGHT.format("") + listed)
    assert {item.kind for item in found.items} <= {Kind.MISSPELLING}


def test_rare_words_need_a_class(evidence, classmates):
    planted = "The parliament was magnificent."
    alone = evidence(LEFT.format(planted), RIGHT.format(planted))
    assert (alone.can_tell, alone.of(Kind.RARE_WORD)) == (False, ())
    found = evidence(LEFT.format(planted), RIGHT.format(planted), others=classmates)
    assert found.can_tell
    assert {item.text for item in found.of(Kind.RARE_WORD)} == {"parliament", "magnificent"}
    assert all(item.known for item in found.of(Kind.RARE_WORD))


def test_a_word_of_no_dictionary_is_rare_without_a_class(evidence):
    found = evidence(LEFT.format("So vulquarbinous."), RIGHT.format("How vulquarbinous!"))
    assert [(item.text, item.known) for item in found.items] == [("vulquarbinous", False)]


def test_a_word_of_no_dictionary_counts_where_each_text_has_it_outside_its_references(texts_of):
    listed = "\n\nReferences\nRenner, T. (1987). Harrow vulquarbinous revisited. Studies, 12, 345-678.\n"
    left, right = LEFT.format("So vulquarbinous."), RIGHT.format("How vulquarbinous!")
    assert texts_of(Kind.RARE_WORD, left, right + listed) == ["vulquarbinous"]
    assert texts_of(Kind.RARE_WORD, left, RIGHT.format("") + listed) == []


def test_what_stands_in_a_passage_tells_less(evidence):
    copied = (
        "Glass blowers of the island guarded their recipes for cobalt blue, and anybody who left without a permit was "
        "definately followed by two silent men until he came home again or fell ill in some inn beside the road."
    )
    found = evidence(LEFT.format("It was seperate.") * 2 + copied, copied + RIGHT.format("How seperate they were!") * 2)
    items = {item.text: item for item in found.of(Kind.MISSPELLING)}
    assert not items["definately"].outside
    assert items["seperate"].outside
    assert items["definately"].weight == items["seperate"].weight / 2


def test_russian_and_its_cases(evidence):
    other = RUSSIAN.replace("Тобиас Линдквист", "господин Линдквист").replace("былло", "было")
    found = evidence(LEFT_RU.format(RUSSIAN), RIGHT_RU.format(other), language="ru")
    assert {(item.text, item.meant) for item in found.of(Kind.MISSPELLING)} == {("превосходсво", "превосходство")}
    assert {item.text for item in found.of(Kind.NAME)} == {"Линдквист", "Бекмансвилль"}
    assert {item.text for item in found.of(Kind.NUMBER)} == {"47,3 %"}


def test_the_halves_of_words_with_a_hyphen_are_no_misspellings(texts_of):
    left, right = LEFT_RU.format("Кто-нибудь и где-нибудь."), RIGHT_RU.format("Что-нибудь и когда-нибудь.")
    assert texts_of(Kind.MISSPELLING, left, right, language="ru") == []
    assert texts_of(Kind.RARE_WORD, left, right, language="ru") == []
    left, right = (
        LEFT_RU.format("Гымбрельски-синий цвет."),
        RIGHT_RU.format("Гымбрельски-белый снег, гымбрельски-серый."),
    )
    assert texts_of(Kind.RARE_WORD, left, right, language="ru") == []
    assert len(texts_of(Kind.RARE_WORD, left, right.replace("-серый", ""), language="ru")) == 1


def test_chinese_titles_names_and_numbers(evidence):
    planted = "据《雾中山河录》和卡尔·林德奎斯特所说，1987年3月14日有12,480元，占47.3%。"
    found = evidence(LEFT_ZH.format(planted), RIGHT_ZH.format(planted), language="zh")
    assert {item.text for item in found.of(Kind.NAME)} == {"《雾中山河录》", "卡尔·林德"}
    assert {item.text for item in found.of(Kind.NUMBER)} == {"1987年3月14日", "12,480元", "47.3%"}


def test_chinese_people_are_names_if_nobody_else_has_them(texts_of):
    words = [
        (topic, verb) for topic in ("音乐", "面包", "象棋", "花园", "时钟") for verb in ("学习", "喜欢", "描写", "收集")
    ]
    others = [f"我的叔叔{verb}了{topic}很多年。" for topic, verb in words]
    pair = LEFT_ZH.format("后来陈默然走进了学校。"), RIGHT_ZH.format("昨天陈默然回到家里。")
    assert texts_of(Kind.NAME, *pair, language="zh") == []  # without a class it may be two words
    assert texts_of(Kind.NAME, *pair, others=others, language="zh") == ["陈默然"]
    assert texts_of(Kind.NAME, *pair, others=[*others, "陈默然。"], language="zh") == []


def test_the_same_comes_of_the_documents_in_any_order(evidence, classmates):
    planted = f"{MISSPELLED} {NAMED} {COUNTED}"
    first = evidence(LEFT.format(planted), RIGHT.format(planted), others=classmates)
    second = evidence(LEFT.format(planted), RIGHT.format(planted), others=classmates[::-1])
    assert first.items == second.items


def test_it_stops_when_it_is_told_to(evidence):
    class Impatient:
        def check(self):
            raise Cancelled

        def progress(self, _progress):
            pass

    with pytest.raises(Cancelled):
        evidence(LEFT.format(MISSPELLED), RIGHT.format(MISSPELLED), observer=Impatient())


@pytest.mark.parametrize(
    "hostile",
    [
        "",
        "A. " * 3000,
        "1,000" * 3000,
        "http://" * 2000,
        "a@" * 2000,
        "《" * 2000,
        "Ab-" * 3000,
        "\ud800 1.\udfff 2,5 %",
        " ".join(f"qzx{number:05}" for number in range(2000)),
        "“" * 500 + "12 " * 2000,
    ],
    ids=range(10),
)
def test_hostile_texts_are_looked_through(evidence, hostile):
    found = evidence(f"Words before. {hostile}", f"Other words. {hostile}")
    assert len(found.items) <= 1000


def test_what_stands_in_a_passage_that_holds_a_shorter_one_is_inside():
    """Passages overlap on the side that they are copied from, which may be either."""
    texts = LEFT.format(MISSPELLED), RIGHT.format(MISSPELLED)
    corpus = Corpus(LANGUAGES.find)
    corpus.add([Document(key, key, text, language="en") for key, text in zip("ab", texts, strict=True)])
    none = find_rewritten(corpus, "a", "b")
    whole, part = [0, 5], [len(texts[0]), 15]
    places = {"start": whole, "end": part, "first": [0, 1], "last": [9, 3]}
    columns = {f"{side}_{end}": np.array(at, np.int32) for side in ("left", "right") for end, at in places.items()}
    two = replace(none, **columns, change=np.zeros(2, np.uint8), kept=np.ones(2), quality=np.ones(2))
    assert {item.outside for item in find_evidence(corpus, "a", "b", none).items} == {True}
    assert {item.outside for item in find_evidence(corpus, "a", "b", two).items} == {False}
