"""PDF files."""

import pytest

from imbrex.files.extracted import UnreadableError
from tests.files.making import pdf


def test_pages_are_separated_and_pages_without_text_are_told(extract):
    name, item = extract(pdf(["First line", "second line"], [], ["Last page"]))
    assert name == "pdf"
    assert item.text == "First line\nsecond line\n\nLast page\n"
    assert item.notes == ("1 page has no text: scanned pictures?",)


def test_a_word_broken_at_a_line_end_is_joined(extract):
    assert extract(pdf(["plagia-", "rism found"]))[1].text == "plagiarism found\n"


def test_no_text_at_all_is_a_problem(extract):
    with pytest.raises(UnreadableError, match="scanned pictures"):
        extract(pdf([], []))


def test_a_truncated_file_is_a_problem_or_what_can_be_saved(extract):
    with pytest.raises(UnreadableError, match="damaged"):
        extract(pdf(["word"])[:60])


def test_an_encrypted_file_says_so(extract):
    locked = pdf(["word"]).replace(
        b"trailer\n<<",
        b"trailer\n<</Encrypt<</Filter/Standard/V 1/R 2/O<"
        + b"41" * 32
        + b">/U<"
        + b"42" * 32
        + b">/P -4>>/ID[<00><00>]",
    )
    with pytest.raises(UnreadableError, match="password"):
        extract(locked)


def test_foreign_bytes_before_the_signature_do_no_harm(extract):
    assert extract(b"\n\n" + pdf(["word"]))[0] == "pdf"
