"""Archives of learning platforms: every student, every generation of layouts."""

from imbrex.engine.text.document import Document, Problem
from imbrex.files.submissions import brightspace as brightspace_layout
from imbrex.files.submissions.layout import Member
from imbrex.files.submissions.layouts import layout_of
from imbrex.files.submissions.unpacking import Attempts, Unpacking
from tests.files.submissions.making import Student, blackboard, brightspace, canvas, moodle, zipped
from tests.rows import each_row

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


@each_row("layout", LAYOUTS)
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


@each_row("layout", LAYOUTS)
def test_all_files_of_a_large_class_are_filed(layout):
    students = class_of(300, attempts=2)
    if layout in {"Moodle 2.3", "Moodle 2.0"}:
        students = [Student(f"{one.person} B", one.number, one.attempts) for one in students]
    made = {name: (number, data) for number, (name, data) in enumerate(LAYOUTS[layout](students))}
    members = [Member((number,), name, len(data), number) for name, (number, data) in made.items()]
    found = layout_of(list(made))
    assert layout.split()[0] == found.NAME
    filed = found.file_members(members, "a", lambda member: made[member.name][1])
    rest = set(made) - {one.member.name for one in filed}
    assert all(map(found.is_listing, rest))
    named = {one.account if layout == "Blackboard" else str(one.number): one for one in students}
    people = {key: one.squashed if layout == "Canvas" else one.person for key, one in named.items()}
    assert {(one.student, one.person) for one in filed} == set(people.items())
    for one in filed:
        student = named[one.student]
        data = made[one.member.name][1]
        assert any(data in files.values() for files in student.attempts) or student.online in (one.online or data)


@each_row("layout", ["Canvas", "Blackboard", "Brightspace", "Brightspace flat"])
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


@each_row(
    ("when", "time"),
    [
        ("Jun 3, 2024 1015 PM", "2024-06-03T22:15"),
        ("June 3, 2024 12:05 AM", "2024-06-03T00:05"),
        ("juin 3, 2024 2215", "2024-06-03T22:15"),
        ("3 juil. 2024 22h15", "2024-07-03T22:15"),
        ("3. März 2024 915", "2024-03-03T09:15"),
        ("3 лютого 2024 0915", "2024-02-03T09:15"),
        ("6 月 3, 2024 0915", ""),
    ],
)
def test_times_of_brightspace_in_many_languages(when, time):
    [filed] = brightspace_layout.file_members([Member((0,), f"12-3 - Anna Ivanova - {when}/a.txt")], "a", str)
    assert (filed.person, filed.submitted) == ("Anna Ivanova", time)


def test_teams_are_authors_of_one_document(reader, tmp_path):
    """Moodle has the files of a team in the folder of each member, or one folder for a team."""
    path = tmp_path / "a.zip"
    teams = {"Team 1": ("Anna Ivanova", "Ivan Petrov"), "Team 2": ("Jo Smith", "Li Wei", "Kim Lee")}
    members = [(team, person) for team, people in teams.items() for person in people]
    folders = [
        (f"{team}-{person}_{number}_assignsubmission_file_/plan.txt", essay(team))
        for number, (team, person) in enumerate(members)
    ]
    path.write_bytes(zipped(folders))
    documents = reader.read(path)
    assert {one.author: one.submission.members for one in documents} == teams
    assert [one.text for one in documents] == [essay(team) for team in teams]

    # Names with a hyphen and the same text are no team, unless all folders say so.
    path.write_bytes(zipped([*folders, ("Anna Bo_99_assignsubmission_file_/plan.txt", essay("Team 1"))]))
    assert [one.author for one in reader.read(path)] == [*(f"{team}-{person}" for team, person in members), "Anna Bo"]


def test_zip_files_of_students_and_of_assignments_are_opened(reader, tmp_path):
    path = tmp_path / "course.zip"
    work = zipped([("part 1/a.txt", essay(1)), ("b.txt", essay(2)), (".git/c.txt", "no")])
    student = Student("Anna Ivanova", 7, ({"work.zip": work, "notes.txt": essay(3)},))
    path.write_bytes(zipped(canvas([student])))
    [document] = reader.read(path)
    assert [part.name for part in document.files] == ["notes.txt", "work.zip/b.txt", "work.zip/part 1/a.txt"]
    assert document.author == student.squashed
    gradebooks = [
        (f"gradebook_{one}.zip", zipped(blackboard([Student("Anna Ivanova", 7, ({"a.txt": essay(one)},))], one)))
        for one in ("Essay_1", "Essay_2")
    ]
    path.write_bytes(zipped(gradebooks))
    documents = reader.read(path)
    assert [(one.author, one.submission.assignment) for one in documents] == [
        ("Anna Ivanova", "Essay_1"),
        ("Anna Ivanova", "Essay_2"),
    ]
    assert len({one.key for one in documents}) == 2


def test_indexes_in_another_language_and_none(reader, tmp_path):
    path = tmp_path / "a.zip"
    student = Student("Анна Иванова", 7, ({"a.txt": essay(1)},), "<p>Набранный <b>текст</b></p>")
    other = Student("Иван Петров", 8, ({"a.txt": essay(2)},))
    words = {"Name": "Имя", "Assignment": "Задание", "Date Submitted": "Дата отправки", "_attempt_": "_попытка_"}
    words |= {
        "Submission Field": "Поле отправки",
        "Comments": "Комментарии",
        "Files": "Файлы",
        "Original filename": "Имя",
    }
    translated = []
    for name, data in blackboard([student, other]):
        for word, foreign in words.items():
            name, data = (text.replace(word, foreign) for text in (name, data))  # noqa: PLW2901 - both
        translated.append((name, data))
    path.write_bytes(zipped(translated))
    first, second = reader.read(path)
    assert (first.author, second.author) == ("Анна Иванова", "Иван Петров")
    assert first.text.split("\n\n", 1)[1].split() == ["Набранный", "текст"]
    rest = [*translated, *blackboard([Student("Li Wei", 9, ({"a.txt": essay(3)},))], indexes=False)]
    path.write_bytes(zipped(rest))
    assert reader.read(path)[2].author == "user_9"
    bare = blackboard([student, other], indexes=False)
    path.write_bytes(zipped((name.replace("user_", "user"), data) for name, data in bare))
    assert [(one.author, one.submission.assignment) for one in reader.read(path)] == [
        ("user7", "Essay_1"),
        ("user8", "Essay_1"),
    ]
