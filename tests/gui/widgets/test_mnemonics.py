"""Letters of menus: one for each entry, no two alike, in any alphabet."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtWidgets import QMenu

from imbrex.gui.widgets.mnemonics import bare, marked, mnemonic, share_out
from tests.examples import examples


def test_entries_get_letters_of_their_own_and_those_that_have_one_keep_it(qapp):
    menu, inner = QMenu(), QMenu("Theme")
    for text in ("&Copy", "Close", "Cut && paste", "&Copy all", "Опции", "&Отмена", "文档"):
        menu.addAction(text)
    menu.addMenu(inner)
    inner.addAction("Light")
    inner.addAction("Last")
    share_out(menu)
    letters = [mnemonic(action.text()) for action in menu.actions()]
    assert letters[0] == "c"
    assert letters[5] == "о"
    named = [letter for letter in letters if letter]
    assert len(named) == len(set(named)) == 7
    assert letters[6] == ""
    assert menu.actions()[2].text() == "Cut && &paste"
    assert [mnemonic(action.text()) for action in inner.actions()] == ["l", "a"]
    inner.deleteLater()


@examples(100)
@given(st.text(max_size=12).filter(lambda text: "&" not in text and "\0" not in text), st.sets(st.characters()))
def test_a_marked_text_says_the_same(text, taken):
    shown, letter = marked(text, taken)
    assert shown.replace("&", "", 1) == text or not letter
    assert letter not in taken or not letter
    assert mnemonic(shown) == letter


@pytest.mark.parametrize(
    ("text", "expected"),
    [("&Open files…", "Open files"), ("打开文件(&O)…", "打开文件"), ("Cut && &paste", "Cut & paste"), ("R(x)", "R(x)")],
)
def test_buttons_and_tool_tips_have_no_letter(text, expected):
    assert bare(text) == expected
