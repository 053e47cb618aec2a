"""Archives of learning platforms: every student, every generation of layouts."""

import pytest

from imbrex.engine.text.document import Document, Problem
from imbrex.files.submissions.unpacking import Attempts, Unpacking
from tests.files.submissions.making import Student, blackboard, brightspace, canvas, moodle, zipped

NAMES = (
    *("Anna Ivanova", "Jean-Luc O’Brien", "Smith-Jones Robert", "Анна Иванова", "Олена Шевченко", "王小明", "김철수"),
    *("山田 太郎", "محمد علي", "דוד כהן", "अनिता शर्मा", "Γιώργος Παππάς", "สมชาย ใจดี", "Đặng Thị Hồng", "Anna Ivanova"),
)


def essay(number, word="essay"):
    return f"{word} {number} " + " ".join(f"w{number}x{place}" for place in range(30))


def class_of(count, attempts=1):
    """Students with one file or two, the same name now and then, and text that was typed."""
    return [
        Student(
            NAMES[number] if number < len(NAMES) else f"Student Number{number}",
            1000 + number,
            tuple(
                {"essay.txt": essay(number, f"attempt{attempt}")}
                | ({"notes.v2.txt": essay(number, "notes")} if number % 3 == 0 else {})
                for attempt in range(1, attempts + 1)
            ),
            essay(number, "typed") if number % 4 == 0 else "",
        )
        for number in range(count)
    ]


LAYOUTS = {
    **{
        f"Moodle {one}": (lambda students, one=one: moodle(students, one))
        for one in ("4.1", "3.1", "2.4", "2.3", "2.0")
    },
    "Canvas": canvas,
    "Blackboard": blackboard,
    "Brightspace": brightspace,
    "Brightspace flat": lambda students: brightspace(students, "flat"),
}


@pytest.mark.parametrize("layout", LAYOUTS)
def test_every_student_is_recognized(reader, tmp_path, layout):
    students = class_of(len(NAMES) + 1)
    if layout in {"Moodle 2.3", "Moodle 2.0"}:  # names of one word are no proof of it
        students = [Student(one.person, one.number, one.attempts) for one in students]
    path = tmp_path / "Essay 1.zip"
    path.write_bytes(zipped(LAYOUTS[layout](students)))
    documents = reader.read(path)
    assert [one for one in documents if isinstance(one, Problem)] == []
    by_id = {one.submission.student: one for one in documents}
    assert len(documents) == len(by_id) == len(students)
    assert len({one.author for one in documents}) == len(students)
    for one in students:
        student = one.account if layout == "Blackboard" else str(one.number)
        document = by_id[student]
        person = one.squashed if layout == "Canvas" else one.person
        assert document.submission.person == person
        assert document.submission.platform == layout.split()[0]
        assert document.author == document.name == (f"{person} ({student})" if one.person == NAMES[0] else person)
        texts = [*one.attempts[-1].values(), *([one.online] if one.online else [])]
        spans = [document.text[part.span.start : part.span.end] for part in document.files] or [document.text]
        assert sorted(text.strip() for text in spans) == sorted(texts)
        assignment = "Essay_1" if layout == "Blackboard" else "Essay 1"
        assert (document.submission.assignment, document.key) == (assignment, f"{path}#{assignment}/{student}")
        if document.files:
            assert document.path == str(path)
            assert all(part.path.startswith(f"{path}/") and len(part.file_hash) == 64 for part in document.files)
        else:
            assert document.path.startswith(f"{path}/")


@pytest.mark.parametrize("layout", ["Canvas", "Blackboard", "Brightspace", "Brightspace flat"])
def test_the_latest_attempt_is_read_and_earlier_ones_on_request(reader, tmp_path, layout):
    students = class_of(4, attempts=3)
    path = tmp_path / "Essay 1.zip"
    path.write_bytes(zipped(LAYOUTS[layout](students)))
    latest = reader.read(path)
    assert len(latest) == len(students)
    assert all("attempt3" in one.text and "attempt2" not in one.text for one in latest)
    assert {(one.submission.attempt, one.submission.attempts) for one in latest} == {(3, 3)}
    everything = reader.read(path, unpacking=Unpacking(Attempts.ALL))
    assert [f"attempt{one.submission.attempt}" in one.text for one in everything] == [True] * 12
    assert {one.key: one for one in latest}.items() <= {one.key: one for one in everything}.items()
    assert len({one.author for one in everything}) == len(students)
    of_one = reader.read(path, unpacking=Unpacking(Attempts.ALL, only=latest[2].submission))
    assert {one.author for one in of_one} == {latest[2].author}
    assert [one.submission.attempt for one in of_one] == [1, 2, 3]


def test_a_member_leads_to_the_document_that_has_it(reader, tmp_path):
    path = tmp_path / "a.zip"
    path.write_bytes(zipped(moodle(class_of(4))))
    documents = reader.read(path)
    [again] = reader.read(path / "Anna Ivanova_1000_assignsubmission_file_" / "notes.v2.txt")
    assert again == documents[0]
    by_file = reader.read(path, unpacking=Unpacking(by_file=True))
    assert len(by_file) == 7
    assert {one.author for one in by_file} == {one.author for one in documents}
    assert all(isinstance(one, Document) and not one.files for one in by_file)
