"""BibTeX and RIS files: a line for each entry, and hostile ones."""

import pytest

from imbrex.files.shared.extracted import UnreadableError
from tests.rows import each_row

BIBTEX = r"""% exported
@string{press = "North Press"}
@comment{@book{no, title={Not this}}}
@article{k1,
  author = {M{\"u}ller, Hans and John Q. Smith and others},
  title = {On {X} \& \'{e}tudes}, journal = "Journal of " # press, year = 2010 }
@book{k2, editor = {{\L}ukasz Kowalski}, title = "Wi{\k{e}}cej", date = {1999-02-03}, publisher = press}
"""
RIS = (
    "TY  - JOUR\r\nAU  - Müller, Hans\r\nAU  - Smith, J\r\nPY  - 2010/05/01/\r\nTI  - A title\r\nJO  - A journal\r\n"
    "ER  - \r\n"
    "TY  - BOOK\r\nA1  - Kim, Y\r\nY1  - 1999\r\nT1  - Another\r\nER  - \r\n"
)


def test_entries_become_lines(extract):
    form, item = extract(BIBTEX.encode())[:2]
    assert form == "bibtex"
    assert item.text.splitlines() == [
        "Müller, Hans, Smith, John Q., et al. (2010). On X & études. Journal of North Press.",
        "Kowalski, Łukasz (1999). Więcej. North Press.",
    ]
    form, item = extract(RIS.encode())[:2]
    assert form == "ris"
    assert item.text.splitlines() == ["Müller, Hans, Smith, J (2010). A title. A journal.", "Kim, Y (1999). Another."]


@each_row(
    "data",
    [
        b"@article{" * 20_000,
        b"@article{k, title={" + b"{" * 200_000,
        b'@article{k, title="' + b'"' * 200_000,
        b"@article{k,title={x " * 20_000,
        b"@article{k," + b"a=" * 100_000,
        b'@string{a="b"}' * 20_000,
        b"TY  - JOUR\n" + b"ER  - \n" * 20_000,
    ],
)
def test_a_hostile_list_ends_in_a_sentence(extract, data):
    with pytest.raises(UnreadableError, match="No reference was found"):
        extract(data)


def test_a_broken_entry_does_not_take_the_next_one_along(extract):
    item = extract(b"@book{a, title={never closed\n\n@book{b, author={Kim, Y}, title={Whole}, year={2001}}\n")[1]
    assert item.text == "Kim, Y (2001). Whole.\n"
