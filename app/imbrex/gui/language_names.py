"""Language names: how languages are called in the window."""

from PySide6.QtCore import QCoreApplication, QLocale


def language_name(code: str) -> str:
    """The name of a language in the language of the window; the language's own name where Qt has none."""
    if code in ("", "und"):
        return QCoreApplication.translate("LanguageNames", "unknown language")
    language = QLocale.codeToLanguage(code)
    if language == QLocale.Language.AnyLanguage:
        return code
    if QLocale().language() == language:
        return (
            QLocale(language).nativeLanguageName().capitalize() if language != QLocale.Language.English else "English"
        )
    return QLocale.languageToString(language)
