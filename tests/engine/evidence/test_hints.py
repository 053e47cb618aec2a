"""Hints: what dates, names, repaired misspellings and leftovers suggest, and where they suggest nothing."""

from dataclasses import replace

from imbrex.engine.evidence.file_hints import file_hints, leftover_hints, leftovers, moment
from imbrex.engine.evidence.item import Clue, Direction
from imbrex.engine.text.document import Document, Part, PartKind, Properties, Span
from imbrex.engine.text.file_history import FileHistory
from tests.engine.evidence.texts import LEFT, RIGHT
from tests.rows import each_row

MIRRORED = {Direction.LEFT_FIRST: Direction.RIGHT_FIRST, Direction.RIGHT_FIRST: Direction.LEFT_FIRST}
MORNING, NOON, NEXT_YEAR = "2024-05-01T08:00:00Z", "2024-05-01T12:00:00Z", "2025-01-01"


def told(left, right, others=()):
    """Clue and direction of each hint of two files and some others."""
    documents = [Document(str(number), "", "", properties=one) for number, one in enumerate((left, right, *others))]
    hints = file_hints(documents[0], documents[1], documents)
    turned = file_hints(documents[1], documents[0], documents)
    assert [(hint.clue, MIRRORED.get(hint.direction, hint.direction)) for hint in turned] == [
        (hint.clue, hint.direction) for hint in hints
    ]
    return [(hint.clue, hint.direction) for hint in hints]


@each_row(
    ("left", "right", "wanted"),
    [
        ({"created": MORNING}, {"created": NOON}, [(Clue.CREATED_BEFORE, Direction.LEFT_FIRST)]),
        ({"created": NEXT_YEAR}, {"created": NOON}, [(Clue.CREATED_BEFORE, Direction.RIGHT_FIRST)]),
        (
            {"created": MORNING, "modified": NOON},
            {"created": NEXT_YEAR, "modified": NEXT_YEAR},
            [(Clue.FINISHED_BEFORE, Direction.LEFT_FIRST)],
        ),
        ({"created": MORNING}, {"created": MORNING}, [(Clue.SAME_CREATION, Direction.OPEN)]),
        ({"created": "2024"}, {"created": NOON}, []),
        ({"created": "2024-05"}, {"created": "2024-07"}, [(Clue.CREATED_BEFORE, Direction.LEFT_FIRST)]),
        ({"created": "2024-05-01"}, {"created": "2024-05-01"}, []),
        ({"created": "2024-05-01T10:00:00"}, {"created": "2024-05-01T12:00:00Z"}, []),
        ({"created": "2024-05-01T12:00:00+05:00"}, {"created": MORNING}, [(Clue.CREATED_BEFORE, Direction.LEFT_FIRST)]),
        ({"created": MORNING}, {}, []),
    ],
)
def test_dates_are_compared_as_exactly_as_they_are_written(left, right, wanted):
    assert told(Properties(**left), Properties(**right)) == wanted


@each_row(
    "value",
    [
        "",
        "soon",
        "2024-13-01",
        "2024-02-30T10:00:00Z",
        "9999-12-31T23:59:59Z",
        "0001-01-01",
        "20240501",
        "T",
        "2024-05-01T",
        "-----",
    ],
)
def test_what_is_no_date_suggests_nothing_and_harms_nothing(value):
    before = Properties(created=value, modified=value)
    assert all(hint[0] is not Clue.SAME_CREATION for hint in told(before, Properties(created=NOON)))


def test_a_moment_is_the_span_that_it_may_mean():
    first, last = moment("2024-05")
    assert (first.month, last.month) == (4, 6)  # the clock may have stood anywhere in the world
    assert moment(MORNING)[0] == moment("2024-05-01T11:00:00+03:00")[1]


def test_the_date_of_a_template_suggests_nothing():
    same = Properties(created=MORNING)
    assert told(same, same) == [(Clue.SAME_CREATION, Direction.OPEN)]
    assert told(same, same, [same]) == []


@each_row(
    ("left", "right", "wanted"),
    [
        (("Anna Petrova", ""), ("anna  petrova", ""), [(Clue.SAME_AUTHOR, Direction.OPEN)]),
        (("Anna", "Anna"), ("Anna", "Boris"), [(Clue.SAME_AUTHOR, Direction.LEFT_FIRST)]),
        (("Anna", "Boris"), ("Anna", "Anna"), [(Clue.SAME_AUTHOR, Direction.RIGHT_FIRST)]),
        (("Anna", ""), ("Boris", "Anna"), [(Clue.SAVED_BY_OTHER, Direction.RIGHT_FIRST)]),
        (("Anna", "Boris"), ("Boris", ""), [(Clue.SAVED_BY_OTHER, Direction.LEFT_FIRST)]),
        (("Anna", ""), ("Boris", ""), []),
        (("User", ""), ("User", ""), []),
        (("", ""), ("", ""), []),
    ],
)
def test_names_in_two_files_are_told_unless_programs_write_them(left, right, wanted):
    names = [Properties(author=author, editor=editor) for author, editor in (left, right)]
    assert told(*names) == wanted


def test_the_name_of_the_machine_of_a_class_suggests_nothing():
    same = Properties(author="Gymnasium Nord")
    assert told(same, same, [Properties(author="Clara"), Properties(author="Dora")] * 3)
    assert told(same, same, [same, Properties()]) == []


COPIED = (
    "Glass blowers of the island {} their recipes for cobalt blue, and anybody who left {} a permit from the council "
    "was followed by two silent men {} he came home again or fell ill in some inn beside the road, which {}, the "
    "chronicle says, more often than the council liked to admit to its foreign envoys."
)
GOOD, WRONG = ("guarded", "without", "until", "happened"), ("gaurded", "witout", "untill", "hapened")


def repaired(evidence, left, right):
    """The hint that the words of two copies give."""
    pair = LEFT.format("") + COPIED.format(*left), RIGHT.format("") + COPIED.format(*right)
    return next((hint for hint in evidence(*pair).hints if hint.clue is Clue.REPAIRED), None)


def test_repaired_misspellings_suggest_the_text_that_has_them(evidence):
    hint = repaired(evidence, WRONG, GOOD)
    assert hint.direction is Direction.LEFT_FIRST
    assert {(repair.wrong, repair.right) for repair in hint.repairs} == set(zip(WRONG, GOOD, strict=True))
    assert all(repair.wrong_is_left for repair in hint.repairs)
    assert repaired(evidence, GOOD, WRONG).direction is Direction.RIGHT_FIRST


def test_one_slip_or_slips_on_both_sides_suggest_nothing(evidence):
    assert repaired(evidence, WRONG[:1] + GOOD[1:], GOOD).direction is Direction.OPEN
    assert repaired(evidence, WRONG[:2] + GOOD[2:], GOOD[:2] + WRONG[2:]).direction is Direction.OPEN
    assert repaired(evidence, GOOD, GOOD) is None
    assert repaired(evidence, ("keep", "beyond", "before", "occurred"), GOOD) is None
    assert repaired(evidence, ("vulquarbed", "xolt", "brimp", "zandled"), GOOD) is None


def document(text, *parts):
    return Document("a", "a", text, parts=tuple(parts))


def test_leftovers_of_web_pages_are_told_of_the_text_that_has_them():
    web = document("History [edit] The town[citation needed] is old. История [править | править код]")
    [hint] = leftover_hints(web, document("The town is old."))
    assert (hint.clue, hint.direction, hint.right) == (Clue.LEFTOVER, Direction.OPEN, "")
    assert hint.left == "[edit], [citation needed], [править | править код]"
    assert [web.text[place.start : place.end] for place in hint.places] == hint.left.split(", ")
    assert leftover_hints(web, replace(web, key="b")) == []
    assert leftover_hints(document("A."), document("B [sic] [...]")) == []


def test_numbers_of_notes_are_leftovers_only_where_there_are_no_notes():
    text = "It was so.[1] Then it was not.[2] At last,[3] nobody knew."
    assert len(leftovers(document(text))) == 3
    assert leftovers(document("It was so.[1]")) == []
    assert leftovers(document(f"{text}\n1. Renner\n2. Oduya\n3. Zebrowski")) == []
    body, note = Part(PartKind.BODY, Span(0, 20)), Part(PartKind.FOOTNOTE, Span(20, len(text)))
    assert leftovers(document(text, body, note)) == []


def test_all_hints_of_two_documents_come_together(evidence):
    left = Document("l", "l", LEFT.format("[edit]"), language="en", properties=Properties("Anna", created=MORNING))
    right = Document("r", "r", RIGHT.format(""), language="en", properties=Properties("Anna", created=NOON))
    assert [hint.clue for hint in evidence(left, right).hints] == [Clue.CREATED_BEFORE, Clue.SAME_AUTHOR, Clue.LEFTOVER]


def test_a_text_that_took_less_time_than_typing_it_is_told(evidence):
    def hints(minutes, words=400):
        slow = Document("slow", "", "own word " * 300, language="en", history=FileHistory(minutes=90))
        fast = Document("fast", "", "other text " * (words // 2), language="en", history=FileHistory(minutes=minutes))
        return [hint for hint in evidence(slow, fast).hints if hint.clue is Clue.EDITING_TIME]

    (hint,) = hints(3)
    assert (hint.words, hint.minutes, hint.direction) == ((0, 400), 3, Direction.OPEN)
    assert len(hints(4)) == 1
    assert hints(5) == hints(0) == hints(-1) == hints(1, words=180) == []
