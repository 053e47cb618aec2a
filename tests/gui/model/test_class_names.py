"""Class names: what tells the documents of a class apart, and no more."""

from imbrex.gui.model.class_names import without_type
from tests.rows import each_row


@each_row(
    ("names", "short"),
    [
        (("Лариса Мельник.docx", "a.docx"), ["Лариса Мельник", "a"]),
        (("a.txt", "a.doc"), ["a.txt", "a.doc"]),
        (("Text 1", "Text 11"), ["Text 1", "Text 11"]),
        ((".txt", "a.txt"), [".txt", "a.txt"]),
        ((), []),
    ],
)
def test_a_file_type_that_all_names_have_is_dropped(names, short):
    assert without_type(names) == short
