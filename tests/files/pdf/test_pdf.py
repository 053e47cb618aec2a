"""PDF files."""

import pytest

from imbrex.files.pdf.opened_pdf import with_bits
from imbrex.files.shared.extracted import UnreadableError
from tests.files.making import locked_pdf, pdf

PICTURE = "q 30 0 0 8 100 100 cm /P Do Q"  # a strip, as scanners cut pages into


def test_pages_are_separated_and_pages_without_text_are_told(extract):
    name, item = extract(pdf(["First line", "second line"], PICTURE, [], ["Last page"]))
    assert name == "pdf"
    assert item.text == "First line\nsecond line\n\nLast page\n"
    assert item.notes == ("1 page contains no text. It may be a scanned image.",)


def test_a_word_broken_at_a_line_end_is_joined(extract):
    assert extract(pdf(["plagia-", "rism found"]))[1].text == "plagiarism found\n"


def test_no_text_at_all_is_a_problem(extract):
    with pytest.raises(UnreadableError, match="scanned images"):
        extract(pdf([], PICTURE))
    with pytest.raises(UnreadableError, match="contains no text"):
        extract(pdf([], "100 100 50 50 re f"))


def test_a_file_that_an_empty_password_opens_is_open(extract):
    assert extract(locked_pdf("The keeper wrote.", ""))[1].text == "The keeper wrote.\n"


@pytest.mark.parametrize("indirect", [False, True])
@pytest.mark.parametrize("length", ["/Length 128", "/Length 16 ", " /Length 16", "/Length  16", "\n/Length 16\n"])
def test_a_key_may_be_measured_in_bits_or_bytes(extract, length, indirect):
    assert extract(locked_pdf("The keeper wrote.", "", length, indirect))[1].text == "The keeper wrote.\n"


@pytest.mark.parametrize("length", ["/Length 128", "/Length 16 ", "/Length 16"])
def test_a_password_is_asked_for_whatever_a_key_is_measured_in(extract, length):
    with pytest.raises(UnreadableError, match="password"):
        extract(locked_pdf("The keeper wrote.", "sesame", length))


def test_only_the_length_of_the_key_is_changed():
    """Streams have lengths too, and one of 16 bytes is no key."""
    stream = b"5 0 obj\n<</Length 16 >>\nstream\n0123456789abcdef\nendstream\nendobj\n"
    trailer = b"trailer\n<</Encrypt<</Filter/Standard/V 2/Length 16 /R 3>>>>\nstartxref\n9\n"
    assert with_bits(stream + trailer + stream) == stream + trailer.replace(b"16 /R", b"128/R") + stream
    assert with_bits(stream + trailer.replace(b"/Length 16 ", b"") + stream) is None
    assert with_bits(stream) is None


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
