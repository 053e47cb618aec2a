"""Text that PDF pages hide, beside honest text that looks much like it."""

from random import Random

import pytest

from imbrex.engine.text.disguise import UNSEEN, Disguise
from tests.files.making import pdf
from tests.rows import each_row

WHITE, TINY, HIDDEN, OFF_PAGE, COVERED = UNSEEN


SENTENCE = "these are some words that nobody sees"


def shown(text=SENTENCE, before="", after="", *, mode=0, size=12, x=50, y=600):
    return f"{before}\nBT {mode} Tr /F1 {size} Tf {x} {y} Td ({text}) Tj ET\n{after}\n"


SEEN = "BT /F1 12 Tf 50 700 Td (seen text) Tj ET\n"


@each_row(
    ("commands", "kind"),
    [
        (shown(before="1 g"), WHITE),
        (shown(before="0.2 0.4 0.6 rg 0 500 600 200 re f"), WHITE),
        (shown(mode=3), HIDDEN),
        (shown(size=1), TINY),
        (f"q .1 0 0 .1 50 600 cm {shown(x=0, y=0)} Q", TINY),
        (shown(x=-2000), OFF_PAGE),
        (shown(y=2000), OFF_PAGE),
        (shown(after="1 g 0 590 600 40 re f"), COVERED),
        (shown(after="q 600 0 0 40 0 590 cm /P Do Q"), COVERED),
    ],
)
def test_pdf(unseen, commands, kind):
    assert unseen(pdf(f"{SEEN}0 Tr 0 g\n{commands}")) == [(kind, SENTENCE)]


@each_row(
    "commands",
    [
        shown(),
        shown(before="0 0 1 rg 0 500 600 200 re f 1 g"),
        shown(before="q 600 0 0 200 0 500 cm /P Do Q 1 g"),
        shown(before="1 g 0 590 600 40 re f 0 g"),
        shown(after="1 g 0 590 60 40 re f"),
        shown(after="1 g 0 590 m 600 590 l 300 640 l f"),
        shown(after="1 g q 0 0 600 100 re W n 0 0 600 800 re f Q"),
        shown(after="0 590 600 40 re S"),
        shown(size="1").replace(" Tf", " Tf 12 0 0 12 0 0 Tm").replace("50 600 Td", "4 50 Td"),
        shown("FILE.INDD 12 AB 2020", x=-2000),
        shown("- . -", size=1),
    ],
)
def test_pdf_text_that_is_seen_or_a_mark_of_printers(unseen, commands):
    assert unseen(pdf(f"{SEEN}0 g\n{commands}")) == []


def test_white_letters_between_the_words_of_a_pdf(unseen):
    words = "".join(f"0 g ({word}) Tj 1 g (x) Tj " for word in "a line of ten words or more than that is".split())
    assert unseen(pdf(f"{SEEN}BT /F1 12 Tf 50 600 Td {words} ET")) == [(WHITE, " ".join("x" * 10))]


@pytest.mark.parametrize("order", ["{picture}{text}", "{text}{picture}"])
def test_text_that_was_recognised_on_a_scanned_page_is_told_and_no_disguise(extract, order):
    page = order.format(picture="q 600 0 0 800 0 0 cm /P Do Q\n", text=shown(mode=3))
    item = extract(pdf(page))[1]
    assert item.unseen == ()
    assert item.notes == ("1 page is a scanned image with text from OCR, which may contain errors.",)
    assert item.pictures == 1


def test_unpainted_text_beside_much_that_is_painted_is_hidden_even_over_a_picture(extract):
    lines = "".join(shown(y=500 - 20 * row) for row in range(5))
    item = extract(pdf(f"q 600 0 0 800 0 0 cm /P Do Q\n{lines}{shown('unpainted ' + SENTENCE, mode=3)}"))[1]
    assert [one.kind for one in item.unseen] == [HIDDEN]


def test_hidden_text_is_looked_for_as_long_as_there_is_time(extract, monkeypatch):
    monkeypatch.setattr("imbrex.files.pdf.pdf._MOST_OBJECTS", 3)
    item = extract(pdf(*[f"{SEEN}{shown(mode=3)}"] * 4))[1]
    assert len(item.unseen) == 2
    assert item.text.count(SENTENCE) == 4
    assert item.notes == ("Too complex to be checked for hidden text: 2 pages.",)
    monkeypatch.undo()
    monkeypatch.setattr("imbrex.files.pdf.pdf_objects._MOST", 3)
    item = extract(pdf(SEEN, SEEN * 4, SEEN))[1]
    assert item.notes == ("Too complex to be checked for hidden text: 1 page.",)


def test_letters_that_one_command_paints_in_any_order_are_read_in_that_of_the_page(extract):
    lines = [
        "the keeper of the lighthouse wrote every evening in his book",
        "how much oil the lamp had burned, and more",
    ]
    page = "".join(f"BT /F1 10 Tf 50 {700 - 15 * row} Td [{shuffled(line)}] TJ ET\n" for row, line in enumerate(lines))
    item = extract(pdf(page).replace(b"/Helvetica", b"/Courier  "))[1]
    assert item.text.strip().split("\n") == lines
    assert [one.kind for one in item.unseen] == [Disguise.REARRANGED]
    in_order = "".join(f"BT /F1 10 Tf 50 {700 - 15 * row} Td ({line}) Tj ET\n" for row, line in enumerate(lines))
    assert extract(pdf(in_order))[1].unseen == ()


def shuffled(line):
    """Letters of a font of one width, and the pen's way to each."""
    places = [place for place, letter in enumerate(line) if letter != " "]
    Random(1).shuffle(places)
    ways = zip([-1, *places], places, strict=False)
    return " ".join(f"{(before + 1 - place) * 600} ({line[place]})" for before, place in ways)
