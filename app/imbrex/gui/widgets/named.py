"""Named: fields with a label before them, and choices, in the language of the window."""

from collections.abc import Callable
from functools import partial

from PySide6.QtWidgets import QComboBox, QWidget

from imbrex.gui.widgets.mnemonics import bare
from imbrex.gui.widgets.plain_label import PlainLabel
from imbrex.gui.wording.translated import translated


def label_for(field: QWidget, text: Callable[[], str]) -> PlainLabel:
    """A label whose key leads to a field, which screen readers know by the same words."""
    label = PlainLabel()
    label.setBuddy(field)
    translated(label.setText, text)
    translated(field.setAccessibleName, lambda: bare(text()))
    return label


def add_choice(box: QComboBox, text: Callable[[], str], value: object) -> None:
    """Add an item to a box."""
    box.addItem(text(), value)
    translated(partial(box.setItemText, box.count() - 1), text)
