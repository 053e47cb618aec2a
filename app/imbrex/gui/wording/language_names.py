"""Language names: names of languages in the language of the window."""

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication, QLocale

NAMES = {
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
    if name := NAMES.get(code or "und"):
        return QCoreApplication.translate("LanguageNames", str(name))
    language = QLocale.codeToLanguage(code)
    return code if language == QLocale.Language.AnyLanguage else QLocale.languageToString(language)
