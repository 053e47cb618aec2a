"""Messages: messages in the language of the window, with names hidden if necessary."""

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, QLocale

from imbrex.engine.percent import Percent
from imbrex.gui.wording.numbers import percentage
from imbrex.messages import VERBATIM, Message, filled

Hide = Callable[[str], str]
"""Hides names in a name or free text, if necessary."""


def shown(message: str, hide: Hide = str) -> str:
    """Return a message in the language of the window.

    Plain text, such as from a saved file, is translated if it is a template without placeholders.
    """
    if not isinstance(message, Message) or message.template == VERBATIM:
        return hide(QCoreApplication.translate("Messages", message))
    count = message.arguments.get("count", -1)
    template = QCoreApplication.translate("Messages", message.template, "", count if isinstance(count, int) else -1)
    if template == message.template and not message.arguments:
        return str(message)
    return filled(template, message.arguments, lambda value, _: _written(value, hide))


def _written(value: object, hide: Hide) -> str:
    match value:
        case Message():
            return shown(value, hide)
        case int():
            return QLocale().toString(value)
        case Percent():
            return percentage(value.fraction, value.decimals)
        case str():
            return hide(value)  # which recognizes a name by its type
    return str(value)
