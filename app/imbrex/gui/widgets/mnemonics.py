"""Mnemonics: a unique mnemonic for every menu entry, and translated labels for fields."""

import re
from collections.abc import Callable
from functools import partial

from PySide6.QtWidgets import QComboBox, QMenu, QWidget

from imbrex.gui.widgets.elided_label import PlainLabel
from imbrex.gui.wording.translation import translated

IDEOGRAPHS = "\u2e80"
"""First character that cannot be typed with a single key."""


def share_out(menu: QMenu) -> None:
    """Assign unique mnemonics in a menu and its submenus; existing ones take precedence."""
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
    """Return the mnemonic in lower case, "" if there is none."""
    after = text.replace("&&", "").partition("&")[2]
    return after[:1].lower()


def bare(text: str) -> str:
    """Strip a menu text of its mnemonic, which Chinese adds in brackets, and of its ellipsis."""
    return re.sub(r"\(&\w\)|&(?!&)", "", text).rstrip("…")


def marked(text: str, taken: set[str]) -> tuple[str, str]:
    """Mark a free letter as the mnemonic, preferably at the start of a word; return the text and the letter."""
    plain = text.replace("&&", "\0").replace("&", "").replace("\0", "&&")
    starts = [at for at in range(len(plain)) if at == 0 or plain[at - 1] == " "]
    for at in (*starts, *range(len(plain))):
        letter = plain[at].lower()
        if letter.isalnum() and letter < IDEOGRAPHS and letter not in taken:
            return f"{plain[:at]}&{plain[at:]}", letter
    return plain, ""


def label_for(field: QWidget, text: Callable[[], str]) -> PlainLabel:
    """Return a buddy label, whose text is also the field's accessible name."""
    label = PlainLabel()
    label.setBuddy(field)
    translated(label.setText, text)
    translated(field.setAccessibleName, lambda: bare(text()))
    return label


def add_choice(box: QComboBox, text: Callable[[], str], value: object) -> None:
    """Add a translated item to a combo box."""
    box.addItem(text(), value)
    translated(partial(box.setItemText, box.count() - 1), text)
