"""Document texts: names of languages, roles and kinds of files."""

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication, QLocale

from imbrex.engine.text.role import Role
from imbrex.files.formats import SUFFIXES
from imbrex.files.shared.file_names import ZIP
from imbrex.languages.registry import KNOWN
from imbrex.projects.format import SUFFIX

ROLE_NAMES = {
    Role.ESSAY: QT_TRANSLATE_NOOP("Role", "Essay"),
    Role.SOURCE: QT_TRANSLATE_NOOP("Role", "Source"),
    Role.TEMPLATE: QT_TRANSLATE_NOOP("Role", "Template"),
    Role.ARCHIVE: QT_TRANSLATE_NOOP("Role", "Archive"),
}


def role_name(role: Role) -> str:
    """Return a role in one word."""
    return QCoreApplication.translate("Role", str(ROLE_NAMES[role]))


def document_kinds() -> str:
    """Return the filter of a file dialog: readable files first, then all."""
    readable = QCoreApplication.translate("FileKinds", "Documents")
    everything = QCoreApplication.translate("FileKinds", "All files")
    return f"{readable} ({' '.join(f'*{suffix}' for suffix in (*SUFFIXES, ZIP, SUFFIX))});;{everything} (*)"


_UNKNOWN = QT_TRANSLATE_NOOP("LanguageNames", "unknown language")


def language_name(code: str) -> str:
    """Return the name of a language in the language of the window; in English if untranslated."""
    if name := _UNKNOWN if code in {"", "und"} else KNOWN.get(code):
        return QCoreApplication.translate("LanguageNames", str(name))  # Qt knows the names in English only
    language = QLocale.codeToLanguage(code)
    return code if language == QLocale.Language.AnyLanguage else QLocale.languageToString(language)
