"""Authors from the names of exported files, and from properties on request."""

from imbrex.engine.names.authors import author_of, suggest_authors
from imbrex.engine.text.document import Document, Properties
from tests.rows import each_row


@each_row(
    ("name", "folder", "author"),
    [
        ("essay.docx", "Ivanova Anna_123456_assignsubmission_file_", "Ivanova Anna"),
        ("essay.docx", "Ivanova Anna_123456_assignsubmission_file", "Ivanova Anna"),
        ("onlinetext.html", "Иванова Анна_7_assignsubmission_onlinetext_", "Иванова Анна"),
        ("Ivanova Anna_123456_assignsubmission_file_essay.docx", "Downloads", "Ivanova Anna"),
        ("王小明_123456_assignsubmission_file_1.docx", "", "王小明"),
        ("Participant 12_123456_assignsubmission_file_essay.docx", "", "Participant 12"),
        ("Student 7_123456_assignsubmission_file_essay.docx", "", "Student 7"),
        ("ivanovaanna_LATE_12345_67890_essay.docx", "essays", "ivanovaanna"),
        ("ivanovaanna_12345_67890_my_essay-1.docx", "essays", "ivanovaanna"),
        ("ivanovaanna_12345_text.html", "essays", "ivanovaanna"),
        ("ivanovaanna_4321_8765_my.docx", "essays", "ivanovaanna"),
        ("li_LATE_12_9_a.docx", "essays", "li"),
        ("Essay 1_aivanova_attempt_2024-05-01-12-00-00_file.docx", "", "aivanova"),
        ("Essay 1_aivanova_attempt_2024-05-01-12-00-00.txt", "", "aivanova"),
        ("12345-67890 - Anna Ivanova - May 1, 2024 1200 PM - essay.docx", "", "Anna Ivanova"),
        ("essay.docx", "42143-158013 - Anna  Ivanova - Sep 26, 2023 946 AM", "Anna Ivanova"),
    ],
)
def test_what_platforms_export(name, folder, author):
    assert author_of(name, folder) == author


@each_row(
    "name",
    [
        "Essay - Anna Ivanova.docx",
        "Anna Ivanova - Essay.docx",
        "Ivanova_essay_v2.docx",
        "Ivanova essay (1).docx",
        "Иванова черновик 2.docx",
        "Ivanova final rewrite.docx",
        "scan_20240501_123456_page.pdf",
        "report_240501_1230_a.pdf",
        "essay_12345_67890_a.docx",
        "hamlet_240501_123456_page.pdf",
        "hamlet_01052024_12345_a.jpg",
        "hamlet_12345_34_notes.docx",
        "photo_2024_12345_a.jpg",
        "hamlet_12_34_notes.docx",
        "Ivanova_12345_67890_essay.docx",
        "anon_12345_67890_essay.docx",
        "student_LATE_12345_67890_essay.docx",
        "Essay_1_john_smith_attempt_2024-05-01-12-00-00_a.docx",
        "_12_assignsubmission_file_essay.docx",
        "",
    ],
)
def test_whatever_may_be_something_else_has_no_author(name):
    assert author_of(name, "7B") == ""


def test_the_folder_of_the_platform_counts_more_than_a_name_the_student_gave():
    folder = "Ivanova Anna_123456_assignsubmission_file_"
    assert author_of("Petrov Ivan_9_assignsubmission_file_essay.docx", folder) == "Ivanova Anna"


def test_a_decomposed_name_is_the_same_author():
    composed, decomposed = (f"Jos{e}_1_assignsubmission_file_" for e in ("\u00e9", "e\u0301"))
    assert author_of("a.txt", composed) == author_of("a.txt", decomposed) == "Jos\u00e9"


def test_a_name_made_to_do_harm_is_cut():
    assert author_of("a.txt", f"{'Anna ' * 50_000}_1_assignsubmission_file_") == ("Anna " * 40)


def documents(*names, author=""):
    return [
        Document(str(number), "essay", "text", author=author, properties=Properties(author=name))
        for number, name in enumerate(names)
    ]


def test_properties_give_authors_in_one_spelling():
    assert suggest_authors(documents("Anna Ivanova", "anna  ivanova", "Li Wei")) == {
        "0": "Anna Ivanova",
        "1": "Anna Ivanova",
        "2": "Li Wei",
    }


@each_row(
    "name",
    "|.|user|User1|ADMIN|Microsoft Office User|Пользователь|Пользователь Windows|python-docx|123|Admin-2|用户|HP".split(
        "|"
    ),
)
def test_generic_names_are_nobody(name):
    assert suggest_authors(documents(name, "Anna Ivanova")) == {"1": "Anna Ivanova"}


def test_a_name_on_more_than_a_third_is_the_machine():
    others = ["A. Ivanova", "B. Petrov", "C. Sidorov", "D. Lee"]
    assert suggest_authors(documents("Ms Smith", "Ms Smith", *others)).get("0") == "Ms Smith"  # 2 of 6
    assert "0" not in suggest_authors(documents("Ms Smith", "ms smith", "MS Smith", *others))  # 3 of 7
    assert suggest_authors(documents("Ms Smith", "Ms Smith", "B")).get("0") == "Ms Smith"  # of three, nothing is common


def test_a_known_author_stays():
    assert suggest_authors(documents("Anna Ivanova", author="Petrov")) == {}
