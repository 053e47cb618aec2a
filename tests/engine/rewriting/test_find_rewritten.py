import itertools
import random

import numpy as np
import pytest
from hypothesis import HealthCheck, given
from hypothesis import strategies as st

from imbrex.engine.observer import Cancelled, Silent
from imbrex.engine.options import Options
from imbrex.engine.rewriting.find_rewritten import find_rewritten
from imbrex.engine.rewriting.rewritten_passage import Change
from imbrex.engine.text.document import Document, Part, PartKind, Span
from imbrex.engine.text.role import Role
from tests.engine.rewriting.texts import ALL, ENGLISH, FILLER
from tests.examples import examples


@pytest.mark.parametrize("code", ALL)
def test_a_rewritten_passage_is_found_among_other_things(rewritten, code):
    text = ALL[code]
    left, right = f"{text.before}{text.changed}{text.after}", f"{FILLER[code]}{text.original}"
    found = rewritten(left, right, code)
    assert len(found) == 1
    passage = found[0]
    # To within a word or two of what was rewritten, on both sides.
    begin = len(text.before)
    assert abs(passage.left.start - begin) <= 12
    assert abs(passage.left.end - begin - len(text.changed)) <= 12
    assert abs(passage.right.start - len(FILLER[code])) <= 12
    assert abs(passage.right.end - len(right)) <= 12
    assert passage.change is not Change.IDENTICAL
    assert not found.bounded


@pytest.mark.parametrize("code", ALL)
def test_a_copy_is_identical_and_keeps_its_last_full_stop(rewritten, code):
    text = ALL[code]
    left, right = f"{text.before}{text.original}{text.after}", f"{FILLER[code]}{text.original}"
    passages = list(rewritten(left, right, code))
    assert [passage.change for passage in passages] == [Change.IDENTICAL]
    assert left[passages[0].left.start : passages[0].left.end] == text.original
    assert right[passages[0].right.start : passages[0].right.end] == text.original
    assert passages[0].kept == 1


def test_two_copies_that_share_a_line_are_both_found(rewritten):
    line = "Read the whole entry on our page"
    one, other = (" ".join(f"{letter}{number}" for number in range(size)) for letter, size in (("a", 45), ("b", 60)))
    left, right = f"{one} {line} {other}", f"{line} {other} {FILLER['en']} {one} {line}"
    passages = list(rewritten(left, right))
    assert [left[passage.left.start : passage.left.end] for passage in passages] == [one, f"{line} {other}"]
    assert [right[passage.right.start : passage.right.end] for passage in passages] == [one, f"{line} {other}"]


@pytest.mark.parametrize("code", ALL)
def test_texts_about_other_things_share_nothing(rewritten, code):
    text = ALL[code]
    assert len(rewritten(f"{text.before}{text.after}", f"{FILLER[code]}{text.original}", code)) == 0


@pytest.mark.parametrize(("left", "right"), [("", ""), ("", ENGLISH.original), ("word", "word"), ("Why?", "Why?")])
def test_empty_and_tiny_texts_share_nothing(rewritten, left, right):
    found = rewritten(left, right)
    assert len(found) == 0
    assert not found.bounded


def test_the_order_of_sentences_does_not_matter(rewritten):
    sentences = ENGLISH.changed.split(". ")
    left = f"{ENGLISH.before}{'. '.join(reversed([one.rstrip('.') for one in sentences]))}.{ENGLISH.after}"
    found = rewritten(left, f"{FILLER['en']}{ENGLISH.original}")
    covered = sum(len(passage.left) for passage in found)
    assert covered > 0.9 * len(ENGLISH.changed)


def test_shuffled_words_are_reordered_and_not_heavily_edited(rewritten):
    words = ENGLISH.original.split()
    order = random.Random(3)
    shuffled = []
    for first in range(0, len(words), 14):
        piece = words[first : first + 14]
        order.shuffle(piece)
        shuffled += piece
    found = rewritten(f"{ENGLISH.before}{' '.join(shuffled)}{ENGLISH.after}", f"{FILLER['en']}{ENGLISH.original}")
    assert Change.REORDERED in {passage.change for passage in found}


def test_a_changed_word_here_and_there_is_a_light_edit(rewritten):
    changed = ENGLISH.original.replace("polished", "wiped").replace("believed", "thought").replace("fog", "mist")
    found = rewritten(f"{ENGLISH.before}{changed}{ENGLISH.after}", f"{FILLER['en']}{ENGLISH.original}")
    assert [passage.change for passage in found] == [Change.LIGHTLY_EDITED]
    assert 0.85 < found[0].kept < 1


def test_two_kinds_of_rewriting_in_one_pair_are_both_found(rewritten):
    copied = (
        "Glass blowers of the island guarded their recipes for cobalt blue, and anybody who left without a permit from "
        "the council was followed by two silent men until he came home again or fell ill in some inn beside the road, "
        "which happened, the chronicle says, more often than the council liked to admit to foreign envoys."
    )
    left = f"{ENGLISH.before}{copied} {ENGLISH.after} {ENGLISH.changed}"
    right = f"{ENGLISH.original} {FILLER['en']} {copied}"
    assert sorted(passage.change for passage in rewritten(left, right))[0] is Change.IDENTICAL
    assert len(rewritten(left, right)) == 2


def test_a_copy_inside_a_rewritten_passage_does_not_cut_it_short(rewritten):
    copied = " ".join(
        [
            "Glass blowers of the island guarded their recipes for cobalt blue with great care all their lives.",
            "Anybody who left without a permit from the council was followed by two silent men until he came home.",
            "Some of them fell ill in an inn beside the road, which happened more often than the council admitted.",
            "Foreign envoys were shown the furnaces once a year, and nothing else, on the day of the winter fair.",
        ]
    )
    left = f"{ENGLISH.before}{copied} {ENGLISH.changed}{ENGLISH.after}"
    found = rewritten(left, f"{FILLER['en']}{copied} {ENGLISH.original}")
    assert sum(len(one.left) for one in found) > 0.95 * len(f"{copied} {ENGLISH.changed}")
    assert found[-1].left.end == len(left) - len(ENGLISH.after)


def test_a_summary_faces_what_it_sums_up(rewritten):
    themes = [
        "The glacier retreated by forty metres",
        "Villagers rebuilt the stone aqueduct",
        "Astronomers photographed a crimson comet",
        "Smugglers abandoned their tobacco barges",
        "The cathedral organ burned to ashes",
        "Beekeepers imported Carniolan queens",
    ]
    source = ""
    for letter, theme in zip("abcdef", themes, strict=True):
        source += f"{theme} in the year of the flood. "
        source += "".join(f"Plain {letter}{word}x remarks {word}y{letter} followed. " for word in "qrstuvw")
    summary = " ".join(f"{theme}." for theme in themes)
    found = rewritten(f"{FILLER['en']}{summary}", source)
    assert len(found) == 1
    assert len(found[0].right) > 3 * len(found[0].left)
    assert found[0].left == Span(len(FILLER["en"]), len(FILLER["en"]) + len(summary))
    assert found[0].change is Change.SUMMARIZED


def test_a_summary_is_found_where_no_sentence_of_the_source_is_condensed(rewritten):
    chance = random.Random(2)
    words = [f"{first}{last}" for first in ("bro", "cla", "dre", "fli") for last in ("mat", "sen", "vor", "kub", "lip")]
    facts = [chance.sample(words, 12) for _ in range(24)]
    source = " ".join(
        f"{' '.join(fact).capitalize()} remark{number}a said{number}b later{number}c."
        for number, fact in enumerate(facts)
    )
    parts = [[f"fact{number}x fact{number}y fact{number}z" for number in range(place, 24, 6)] for place in range(6)]
    pieces = source.split(". ")
    source = ". ".join(f"{piece} fact{number}x fact{number}y fact{number}z" for number, piece in enumerate(pieces))
    summary = " ".join(f"{' while '.join(part).capitalize()}." for part in parts)
    left = f"{FILLER['en']}{summary}{ENGLISH.after}"
    found = rewritten(left, source)
    assert [one.change for one in found] == [Change.SUMMARIZED]
    assert found[0].left == Span(len(FILLER["en"]), len(FILLER["en"]) + len(summary))
    assert len(found[0].right) > 0.9 * len(source)
    # What takes as much from a single place of the source is a passage of that place.
    one_place = ". ".join(source.split(". ")[4:8]) + "."
    assert Change.SUMMARIZED not in {one.change for one in rewritten(f"{FILLER['en']}{one_place}", source)}


def test_no_passage_encloses_forty_words_that_nobody_shares(rewritten):
    own = [f"own{number}" for number in range(38)]
    kept = ENGLISH.original.split(". ")
    source = f"{FILLER['en']}{ENGLISH.original} {ALL['de'].original}"
    assert len(rewritten(f"{ENGLISH.changed} {' '.join(own)}. {ALL['de'].changed}", source)) == 1
    inserted = f"{' '.join(own)} own more here. "
    for left, right in (
        (f"{ENGLISH.changed} {inserted}{ALL['de'].changed}", source),
        (f"{ENGLISH.changed} {ALL['de'].changed}", f"{kept[0]}. {kept[1]}. {kept[2]} {inserted}{ALL['de'].original}"),
    ):
        found = rewritten(left, right)
        assert len(found) == 2
        assert not any("own7" in left[one.left.start : one.left.end] for one in found)
        assert not any("own7" in right[one.right.start : one.right.end] for one in found)


def test_a_repeated_source_is_faced_once(rewritten):
    found = rewritten(f"{ENGLISH.before}{ENGLISH.original}", f"{ENGLISH.original} {FILLER['en']} {ENGLISH.original}")
    assert len(found) == 1


def test_a_sentence_repeated_ten_thousand_times_stays_bounded_and_says_so(rewritten):
    sentence = "All work and no play makes every dull boy repeat himself for ten thousand lines. "
    found = rewritten(sentence * 10_000, sentence * 10_000)
    assert found.bounded
    assert len(found)
    assert not rewritten(f"{ENGLISH.before}{ENGLISH.after}", sentence * 10_000).bounded


def test_long_texts_of_common_words_keep_to_their_bound(rewritten):
    chance = random.Random(5)
    words = [f"w{number}" for number in range(60)]

    def text():
        return " ".join(" ".join(chance.choice(words) for _ in range(9)).capitalize() + "." for _ in range(4_000))

    left = text()
    middle = f"{left[:20_000]} {ENGLISH.changed} {left[20_000:]}"
    found = rewritten(middle, f"{text()} {ENGLISH.original}")
    assert found.bounded
    at = middle.index(ENGLISH.changed)
    assert any(passage.left.start < at + 200 and passage.left.end > at for passage in found)


@pytest.mark.parametrize(
    "text",
    [
        "\n".join(" ".join(str(row * column) for column in range(1, 12)) for row in range(100, 140)),
        "\n".join(f"{name}, {chr(65 + number)}." for number, name in enumerate(ENGLISH.original.title().split())),
        ENGLISH.original.replace(".", ",").replace(" the ", "\nthe "),
        "\n".join(
            f"{name}, {letter}. ({1950 + place}). Notes on {topic}. Papers on {topic} {place}, {7 * place}-{9 * place}."
            for place, (letter, (name, topic)) in enumerate(
                zip("ABCDEFGHIJKLMNOP", itertools.pairwise(ENGLISH.original.replace(".", "").split()), strict=False)
            )
        ),
    ],
    ids=["table of numbers", "list of names", "poem", "bibliography"],
)
def test_what_has_no_sentences_is_found_where_it_is_copied(rewritten, text):
    found = rewritten(f"{ENGLISH.before}\n\n{text}\n\n{ENGLISH.after}", f"{FILLER['en']}\n\n{text}")
    assert len(found) >= 1
    assert sum(len(passage.left) for passage in found) > 0.8 * len(text)


def test_two_languages_in_one_text(rewritten):
    left = f"{ENGLISH.before}{ALL['ru'].changed} {ENGLISH.after}"
    right = f"{ALL['ru'].original} {FILLER['en']}"
    found = rewritten(left, right, "ru")
    assert len(found) == 1
    assert left[found[0].left.start : found[0].left.end].startswith("До полуночи")
    assert len(rewritten(ENGLISH.changed, ALL["ru"].original, "en", "ru")) == 0


def test_disguises_are_undone_as_the_options_say(corpus_of_two):
    disguised = ENGLISH.original.replace("a", "а").replace("o", "о")
    corpus = corpus_of_two(f"{ENGLISH.before}{disguised}", f"{FILLER['en']}{ENGLISH.original}")
    assert [one.change for one in find_rewritten(corpus, "left", "right")] == [Change.IDENTICAL]
    corpus.set_options(corpus.options.with_value("undo-lookalikes", False))
    assert not [one for one in find_rewritten(corpus, "left", "right") if one.change is Change.IDENTICAL]


def test_the_corpus_keeps_its_options_and_words(corpus_of_two):
    corpus = corpus_of_two(ENGLISH.original, ENGLISH.changed)
    before = corpus.tokens("left")
    find_rewritten(corpus, "left", "right")
    assert corpus.options == Options()
    assert corpus.tokens("left") is before


def test_exclusions_take_no_words_out(corpus_of_two):
    corpus = corpus_of_two(f"{ENGLISH.before}{ENGLISH.original}", f"{FILLER['en']}{ENGLISH.original}")
    found = [(one.left, one.right) for one in find_rewritten(corpus, "left", "right")]
    assert found
    corpus.set_options(corpus.options.with_value("exclude-phrases", ENGLISH.original.split(". ")))
    corpus.add([Document("template", "template", ENGLISH.original, language="en", role=Role.TEMPLATE)])
    assert [(one.left, one.right) for one in find_rewritten(corpus, "left", "right")] == found


def test_exact_passages_do_not_cross_the_parts_of_a_file(corpus_of_two):
    text = f"{ENGLISH.original} {ENGLISH.after}"
    corpus = corpus_of_two(text, f"{FILLER['en']}{text}")
    whole = find_rewritten(corpus, "left", "right")
    middle = text.index("Elsewhere")
    parts = (Part(PartKind.BODY, Span(0, middle)), Part(PartKind.FOOTNOTE, Span(middle, len(text))))
    corpus.add([Document("left", "left", text, parts=parts, language="en")])
    cut = find_rewritten(corpus, "left", "right")
    assert sum(len(one.left) for one in cut) == pytest.approx(sum(len(one.left) for one in whole), abs=2)


def test_progress_is_told(corpus_of_two):
    told = []

    class Listen(Silent):
        def progress(self, progress):
            told.append(progress)

    find_rewritten(corpus_of_two(ENGLISH.original, ENGLISH.changed), "left", "right", Listen())
    assert {"passages", "normalization"} <= {progress.stage for progress in told}
    assert all(progress.done <= progress.total for progress in told if progress.total)


def test_work_can_be_cancelled(corpus_of_two):
    class Stop(Silent):
        def check(self):
            raise Cancelled

    corpus = corpus_of_two(ENGLISH.original, ENGLISH.changed)
    with pytest.raises(Cancelled):
        find_rewritten(corpus, "left", "right", Stop())
    with pytest.raises(KeyError):
        find_rewritten(corpus, "left", "nobody")


SENTENCES = [
    one.strip() + "."
    for text in (ENGLISH.original, ENGLISH.changed, ENGLISH.before, ENGLISH.after, FILLER["en"])
    for one in text.split(".")
    if one.strip()
]
TEXTS = st.lists(st.sampled_from([*SENTENCES, "Yes.", "\n\n", "…", "12 13 14", "«Да»."]), max_size=18).map(" ".join)


@examples(20, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(TEXTS, TEXTS)
def test_passages_lie_inside_the_texts_and_do_not_overlap(rewritten, left, right):
    found = rewritten(left, right)
    again = rewritten(left, right)
    for name in ("left_start", "left_end", "right_start", "right_end", "change", "kept", "quality"):
        assert np.array_equal(getattr(found, name), getattr(again, name))
    end = 0
    for passage in found:
        assert end <= passage.left.start < passage.left.end <= len(left)
        assert 0 <= passage.right.start < passage.right.end <= len(right)
        assert 0 <= passage.kept <= 1
        assert 0 <= passage.quality <= 1 + 1e-9
        end = passage.left.end


@examples(25, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.permutations(SENTENCES[:8]))
def test_a_copy_of_all_is_found_whichever_side_it_stands_on(rewritten, order):
    text = " ".join(order)
    found, mirrored = rewritten(text, f"{text} {FILLER['en']}"), rewritten(f"{text} {FILLER['en']}", text)
    assert [(one.left, one.right) for one in found] == [(one.right, one.left) for one in mirrored]
    assert [one.left for one in found] == [Span(0, len(text))]


def test_a_passage_with_one_changed_word_is_not_identical(rewritten):
    text = " ".join((ENGLISH.original, ENGLISH.before, ENGLISH.after))
    changed = text.replace("vinegar", "water")
    assert changed != text
    (passage,) = rewritten(changed, text)
    assert 0.97 < passage.kept < 1
    assert passage.change is Change.LIGHTLY_EDITED
