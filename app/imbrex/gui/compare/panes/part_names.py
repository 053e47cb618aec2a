"""Part names: how the parts of an office file are called in the window."""

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from imbrex.engine.text.document import PartKind

NAMES = {
    PartKind.BODY: QT_TRANSLATE_NOOP("PartNames", "Body text"),
    PartKind.TABLE: QT_TRANSLATE_NOOP("PartNames", "Table"),
    PartKind.FOOTNOTE: QT_TRANSLATE_NOOP("PartNames", "Footnotes"),
    PartKind.HEADER: QT_TRANSLATE_NOOP("PartNames", "Headers and footers"),
    PartKind.COMMENT: QT_TRANSLATE_NOOP("PartNames", "Comments"),
    PartKind.DELETION: QT_TRANSLATE_NOOP("PartNames", "Deleted text"),
    PartKind.ALTERNATIVE: QT_TRANSLATE_NOOP("PartNames", "Descriptions of pictures"),
    PartKind.FIELD: QT_TRANSLATE_NOOP("PartNames", "Field codes"),
}


def part_name(kind: PartKind) -> str:
    """The heading above text of this kind."""
    return QCoreApplication.translate("PartNames", str(NAMES[kind]))
