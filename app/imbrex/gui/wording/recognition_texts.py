"""Recognition texts: what is said of text that was recognized in pictures."""

from PySide6.QtCore import QCoreApplication

from imbrex.engine.text.recognition import Recognition


def recognition_text(recognition: Recognition) -> str:
    """Say that a text was recognized, and how many words are uncertain; nothing about other texts."""
    if not recognition.pages:
        return ""
    count = len(recognition.uncertain)
    if not count:
        return QCoreApplication.translate("RecognitionTexts", "Recognized from a scan.")
    return QCoreApplication.translate(
        "RecognitionTexts", "Recognized from a scan; %Ln word(s) are uncertain.", "", count
    )


def uncertain_word() -> str:
    """Describe a word that may be wrong."""
    return QCoreApplication.translate("RecognitionTexts", "Text recognition is not certain of this word.")
