"""Named: translated labels for fields, and translated combo box items."""

from collections.abc import Callable
from functools import partial

from PySide6.QtWidgets import QComboBox, QWidget

from imbrex.gui.widgets.mnemonics import bare
from imbrex.gui.widgets.plain_label import PlainLabel
from imbrex.gui.wording.translation import translated


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
