"""Role texts: roles in the language of the window."""

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from imbrex.engine.text.role import Role

NAMES = {
    Role.ESSAY: QT_TRANSLATE_NOOP("Role", "Essay"),
    Role.SOURCE: QT_TRANSLATE_NOOP("Role", "Source"),
    Role.TEMPLATE: QT_TRANSLATE_NOOP("Role", "Template"),
    Role.ARCHIVE: QT_TRANSLATE_NOOP("Role", "Archive"),
}


def role_name(role: Role) -> str:
    """Return a role in one word."""
    return QCoreApplication.translate("Role", str(NAMES[role]))
