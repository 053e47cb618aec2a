"""Rosters of any form, and the documents of their students."""

import pytest

from imbrex.engine.text.document import Document, Role
from imbrex.engine.text.submission import Submission
from imbrex.errors import ImbrexError
from imbrex.files.submissions.roster import Enrolled, parse_roster, read_roster
from imbrex.files.submissions.students import assign, with_lasting_ids
from tests.rows import each_row

ANNA, IVAN = Enrolled("Anna Ivanova", ("1001",), "A"), Enrolled("Ivan Petrov", ("1002",), "B")


@each_row(
    ("text", "encoding", "students"),
    [
        ("Name,Student ID,Group\nAnna Ivanova,1001,A\nIvan Petrov,1002,B\n", "utf-8-sig", (ANNA, IVAN)),
        ('"Group";"Last name";"First name";"ID number"\r\n"A";"Ivanova";"Anna";"1001"\r\n', "utf-16", (ANNA,)),
        ("1001\tAnna Ivanova\tA\n1002\tIvan Petrov\tA\n1003\tLi Wei\tA\n", "utf-8", None),
        ("sep=;\nStudent;SIS User ID;Section\n\"Ivanova, Anna\";1001;A\n    Points Possible;;\n", "cp1252", (ANNA,)),
        ("OrgDefinedId,Username,Last Name,First Name,End-of-Line Indicator\n#1001,#aiv,Ivanova,Anna,#\n", "utf-8",
         (Enrolled("Anna Ivanova", ("1001", "aiv")),)),
        ("Фамилия;Имя;Отчество;Группа;Номер зачётки\nИванова;Анна;Петровна;ПИ-21;77\n", "cp1251",
         (Enrolled("Иванова Анна Петровна", ("77",), "ПИ-21"),)),
        ("ПІБ,Логін,Група\nШевченко Олена,oshev,1\n", "utf-8", (Enrolled("Шевченко Олена", ("oshev",), "1"),)),
        ("Nachname;Vorname;Matrikelnr.;Gruppe\nMüller;Jörg;4711;3\n", "cp1252",
         (Enrolled("Jörg Müller", ("4711",), "3"),)),
        ("学号,姓名,班级\n20240001,王小明,三班\n", "gb18030", (Enrolled("王小明", ("20240001",), "三班"),)),
        ("20240001,王小明\n20240002,李静\n", "utf-8",
         (Enrolled("王小明", ("20240001",)), Enrolled("李静", ("20240002",)))),
        ("anna@x.org;Ivanova;Anna\nivan@x.org;Petrov;Ivan\n", "utf-8",
         (Enrolled("Ivanova Anna", ("anna@x.org",)), Enrolled("Petrov Ivan", ("ivan@x.org",)))),
        ("Anna Ivanova\nIvan Petrov\n", "utf-8", (Enrolled("Anna Ivanova"), Enrolled("Ivan Petrov"))),
    ],
)  # fmt: skip
def test_columns_are_recognized(text, encoding, students):
    roster = parse_roster(text.encode(encoding))
    if students is None:
        students = tuple(
            Enrolled(name, (f"100{n}",), "A") for n, name in enumerate(("Anna Ivanova", "Ivan Petrov", "Li Wei"), 1)
        )
    assert roster.students == students
    assert roster.notes == ()


@each_row(
    ("data", "words"),
    [
        (b"", "text|names"),
        (b"1,2\n3,4\n", "names"),
        (b"Name\n", "no students"),
        (b"Name\n" + b"x" * 200_000, "damaged|no students"),
        (b"\x00\x01\x02\xff" * 100, "text"),
        (b"Name,ID\n" + b"".join(b"Student X%d,%d\n" % (n, n) for n in range(100_000)), "more than 20,000"),
        (b"a,b\n" * 5_000_000, "more than 20,000"),
    ],
    ids=["empty", "numbers", "header only", "one long cell", "binary", "100,000 rows", "20 MB"],
)
def test_what_is_no_roster_is_refused_with_a_sentence(data, words):
    with pytest.raises(ImbrexError, match=words) as told:
        parse_roster(data)
    assert told.value.hint


def test_absurd_and_repeated_rows_are_noted():
    rows = [
        "Name,ID,Group",
        "Anna Ivanova,1001,A",
        "Anna Ivanova,1001,A",
        "Ivan Petrov,7,B",
        "Li Wei,7,B",
        f"{'x' * 150},8,B",
    ]
    roster = parse_roster("\n".join([*rows, f"Jo Smith,{'9' * 5000},"]).encode())
    assert [(one.name, one.ids) for one in roster.students] == [
        ("Anna Ivanova", ("1001",)),
        ("Ivan Petrov", ()),
        ("Li Wei", ()),
        ("Jo Smith", ()),
    ]
    assert len(roster.notes) == 3


def test_a_roster_that_is_not_there_is_said_so(tmp_path):
    with pytest.raises(ImbrexError, match="open the roster"):
        read_roster(tmp_path / "none.csv")


def document(name, platform="", student="", person="", **fields):
    told = Submission(platform, student, person, members=fields.pop("members", ()))
    return Document(f"k{name}{student}", name, "text", author=person, submission=told, **fields)


def test_students_are_found_by_id_by_name_and_in_file_names():
    roster = parse_roster(
        "Name,ID,Group\nAnna Maria Ivanova,1001,A\nIvan Petrov,1002,A\nIvan Petrov,1003,B\nLi Wei,1004,B\n"
        "Jo Smith,20240005,C\n王小明,1006,C\nOlga Bo,1007,Team 1\nPer Dal,1008,Team 1\nKim Lee,1009,C\n".encode()
    )
    documents = [
        document("ivanovaanna", "Canvas", "77", "ivanovaannamaria"),
        document("Ivan Petrov", "Blackboard", "1003", "Ivan Petrov"),
        document("Wei Li", "Moodle", "1002", "Wei Li"),  # Moodle's numbers are not those of the roster
        document("Ivan Petrov 2", "Moodle", "5", "Ivan Petrov"),  # two students have the name
        document("essay jo_smith final.docx"),
        document("作业王小明.docx"),
        document("Ivanova Anna Maria and Li Wei.docx"),  # two students
        document("Team 1", "Brightspace", "9", "Team 1"),
        document("template by Kim Lee.docx", role=Role.TEMPLATE),
        document("Duo", "Moodle", "", "Duo", members=("Wei Li", "Ivan Petrov")),
    ]
    assigned = assign(documents, roster)
    assert [(one.author, one.submission.group) for one in assigned.documents] == [
        ("Anna Maria Ivanova", "A"),
        ("Ivan Petrov (1003)", "B"),
        ("Li Wei", "B"),
        ("Ivan Petrov", ""),
        ("Jo Smith", "C"),
        ("王小明", "C"),
        ("", ""),
        ("Team 1", ""),
        ("", ""),
        ("Duo", ""),
    ]
    assert assigned.documents[2].name == "Li Wei"
    assert assigned.documents[7].submission.members == ("Olga Bo", "Per Dal")
    assert assigned.documents[9].submission.members == ("Li Wei", "Ivan Petrov")
    assert [one.name for one in assigned.absent] == ["Kim Lee"]  # either of one name may have handed in the other text
    assert [str(note) for note in assigned.notes] == [
        "1 author can't be assigned to one student of the roster: Ivan Petrov."
    ]


def test_students_whose_files_could_not_be_read_handed_in_something():
    roster = parse_roster(
        "Name,ID\nAnna Ivanova,1\nBo Li,2\n王小明,3\nJo Smith,20240005\nKim Lee,5\nIda Lund,6\n".encode()
    )
    unread = ["Bo Li: scan.pdf", "王小明", "lundida #1: draft.docx", "20240005 essay.pdf", "Essay 1.zip"]
    assigned = assign([document("Anna Ivanova", "Canvas", "1", "Anna Ivanova")], roster, unread)
    assert [one.name for one in assigned.absent] == ["Kim Lee"]


def test_another_class_is_noticed():
    assigned = assign([document("a", "Canvas", "1", "somebody")], parse_roster(b"Name\nAnna Ivanova\n"))
    assert "No document belongs" in assigned.notes[0]
    assert assigned.absent == (Enrolled("Anna Ivanova"),)


def test_one_student_over_two_assignments_is_known_by_the_id():
    first = document("smithjo", "Canvas", "7", "smithjo")
    renamed, other = document("joneslee", "Canvas", "7", "jonesjo"), document("smithjo", "Canvas", "8", "smithjo")
    assert [one.author for one in with_lasting_ids([first, renamed])] == ["smithjo", "smithjo"]
    assert [one.author for one in with_lasting_ids([first, other])] == ["smithjo (7)", "smithjo (8)"]
    moodle = [document("Jo Smith", "Moodle", number, "Jo Smith") for number in ("1", "2")]
    assert [one.author for one in with_lasting_ids(moodle)] == ["Jo Smith", "Jo Smith"]
