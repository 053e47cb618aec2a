"""Mnemonics: a letter for every entry of a menu, none of them twice, in any language."""

import re

from PySide6.QtWidgets import QMenu

IDEOGRAPHS = "\u2e80"
"""From here on letters are not typed by one key."""


def share_out(menu: QMenu) -> None:
    """Give each entry of a menu, and of the menus in it, a letter of its own; those that have one go first."""
    actions = [action for action in menu.actions() if not action.isSeparator()]
    taken: set[str] = set()
    without = []
    for action in actions:
        letter = mnemonic(action.text())
        if letter and letter not in taken:
            taken.add(letter)
        else:
            without.append(action)
    for action in without:
        text, letter = marked(action.text(), taken)
        taken.add(letter)
        action.setText(text)
    for action in actions:
        inner = action.menu()
        if isinstance(inner, QMenu):
            share_out(inner)


def mnemonic(text: str) -> str:
    """The letter after a single ampersand, small; "" where there is none."""
    after = text.replace("&&", "").partition("&")[2]
    return after[:1].lower()


def bare(text: str) -> str:
    """The text of a menu entry for elsewhere: without its letter, which Chinese adds in brackets, and its dots."""
    return re.sub(r"\(&\w\)|&(?!&)", "", text).rstrip("…")


def marked(text: str, taken: set[str]) -> tuple[str, str]:
    """The text with a mark before a letter that is not taken, at the start of a word if it can be; and that letter."""
    plain = text.replace("&&", "\0").replace("&", "").replace("\0", "&&")
    starts = [at for at in range(len(plain)) if at == 0 or plain[at - 1] == " "]
    for at in (*starts, *range(len(plain))):
        letter = plain[at].lower()
        if letter.isalnum() and letter < IDEOGRAPHS and letter not in taken:
            return f"{plain[:at]}&{plain[at:]}", letter
    return plain, ""
