"""Document texts: names of languages, roles and kinds of files."""

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication, QLocale

from imbrex.engine.text.role import Role
from imbrex.files.formats import SUFFIXES
from imbrex.files.shared.file_names import ZIP
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


LANGUAGE_NAMES = {
    "en": QT_TRANSLATE_NOOP("LanguageNames", "English"),
    "ru": QT_TRANSLATE_NOOP("LanguageNames", "Russian"),
    "uk": QT_TRANSLATE_NOOP("LanguageNames", "Ukrainian"),
    "zh": QT_TRANSLATE_NOOP("LanguageNames", "Chinese"),
    "de": QT_TRANSLATE_NOOP("LanguageNames", "German"),
    "fr": QT_TRANSLATE_NOOP("LanguageNames", "French"),
    "es": QT_TRANSLATE_NOOP("LanguageNames", "Spanish"),
    "it": QT_TRANSLATE_NOOP("LanguageNames", "Italian"),
    "pt": QT_TRANSLATE_NOOP("LanguageNames", "Portuguese"),
    "pl": QT_TRANSLATE_NOOP("LanguageNames", "Polish"),
    "und": QT_TRANSLATE_NOOP("LanguageNames", "unknown language"),
}
"""In English, for the translators: Qt knows language names in English only."""


def language_name(code: str) -> str:
    """Return the name of a language in the language of the window; in English if untranslated."""
    if name := LANGUAGE_NAMES.get(code or "und"):
        return QCoreApplication.translate("LanguageNames", str(name))
    language = QLocale.codeToLanguage(code)
    return code if language == QLocale.Language.AnyLanguage else QLocale.languageToString(language)
