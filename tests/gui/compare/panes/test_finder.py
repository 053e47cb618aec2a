import sys

from imbrex.gui.compare.panes.find_bar import find_all, fold


def test_folding_never_changes_a_length():
    block = 1 << 8  # letters at once
    texts = ["".join(map(chr, range(first, first + block))) for first in range(0, sys.maxunicode, block)]
    assert [hex(ord(text[0])) for text in texts if len(fold(text)) != block] == []


def test_case_is_no_matter_in_any_script():
    assert find_all(fold("Текст, ТЕКСТ, текст"), "тЕкст").tolist() == [0, 7, 14]
    assert find_all(fold("ΟΔΟΣ οδος"), "οδοσ").tolist() == [0, 5]
    assert find_all(fold("İstanbul"), "istanbul").tolist() == [0]


def test_places_are_code_points_also_behind_emoji():
    assert find_all(fold("😀😀 word"), "WORD").tolist() == [3]


def test_a_line_break_counts_as_a_space():
    assert find_all(fold("two\nwords"), "two words").tolist() == [0]


def test_hits_do_not_overlap_and_nothing_finds_nothing():
    assert find_all("aaaa", "aa").tolist() == [0, 2]
    assert find_all("aaaa", "").tolist() == []
