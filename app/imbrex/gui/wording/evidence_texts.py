"""Evidence texts: kinds of evidence, and cautious sentences for hints."""

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication, QDate, QDateTime, QLocale, QObject, Qt

from imbrex.engine.evidence.item import Clue, Direction, FileRecord, Hint, Kind, Repair
from imbrex.gui.wording.numbers import short_day, short_moment
from imbrex.gui.wording.plain_text import isolated, quote

KINDS = {
    Kind.EDITING_SESSION: QT_TRANSLATE_NOOP("Evidence", "Common editing sessions"),
    Kind.MISSPELLING: QT_TRANSLATE_NOOP("Evidence", "Misspellings"),
    Kind.RARE_WORD: QT_TRANSLATE_NOOP("Evidence", "Rare words"),
    Kind.NAME: QT_TRANSLATE_NOOP("Evidence", "Names"),
    Kind.NUMBER: QT_TRANSLATE_NOOP("Evidence", "Numbers"),
    Kind.ADDRESS: QT_TRANSLATE_NOOP("Evidence", "Addresses"),
    Kind.FOREIGN_SPELLING: QT_TRANSLATE_NOOP("Evidence", "Names spelled as in the other text"),
    Kind.LITERAL_QUOTATION: QT_TRANSLATE_NOOP("Evidence", "Literal quotations in the other language"),
    Kind.UNTRANSLATED_WORD: QT_TRANSLATE_NOOP("Evidence", "Untranslated words"),
}
HIDDEN = "•••"
"""Placeholder for a hidden name."""
_EXAMPLES = 3
_LONGEST = 60  # characters of a word or name in a sentence
_DAY = 10  # characters of an ISO date


def kind_name(kind: Kind) -> str:
    """Return the name of a kind, as a heading."""
    return QCoreApplication.translate("Evidence", str(KINDS[kind]))


class HintTexts(QObject):
    """Sentences for hints."""

    def sentence(self, hint: Hint, *, anonymous: bool) -> str:
        """Return the basis of a hint, its suggestion, and why it may be wrong."""
        match hint.clue:
            case Clue.REPAIRED:
                return self._repaired(hint)
            case Clue.LEFTOVER:
                return self._leftover(hint)
            case Clue.SHARED_SESSIONS:
                return self._shared(hint, anonymous=anonymous)
            case Clue.EDITING_TIME:
                return self._written(hint)
            case Clue.SAME_ORDER:
                return self._ordered(hint)
            case Clue.NAMES_IN_ORDER:
                return self._named_in_order(hint)
            case Clue.SAME_AUTHOR | Clue.SAVED_BY_OTHER:
                name = HIDDEN if anonymous else quote(hint.left, _LONGEST)
                return " ".join((self._named(hint).replace("%1", name), self.tr("Anyone can change these names.")))
        sentence = self._dated(hint).replace("%2", shown_date(hint.right)).replace("%1", shown_date(hint.left))
        return " ".join((sentence, self.tr("Anyone can change these dates.")))

    def sessions_in_common(self, count: int) -> str:
        """Say that two files have editing sessions in common."""
        return self.tr("The two files have %Ln editing session(s) in common.", "", count)

    def _ordered(self, hint: Hint) -> str:
        if hint.of_left:
            told = self.tr(
                "Follows the same order: %Ln sentence(s) of the left text, outside the passages, have rare words of "
                "the right text in its order.",
                "",
                len(hint.places),
            )
        else:
            told = self.tr(
                "Follows the same order: %Ln sentence(s) of the right text, outside the passages, have rare words of "
                "the left text in its order.",
                "",
                len(hint.places),
            )
        return " ".join((told, self.tr("One text may retell the other, or both a third one.")))

    def _named_in_order(self, hint: Hint) -> str:
        told = self.tr(
            "%Ln name(s) or number(s) come in the same order in both texts; about %1 would by chance.",
            "",
            len(hint.places),
        )
        caution = self.tr("A translation keeps this order, but two accounts of the same events may share it too.")
        return " ".join((told.replace("%1", QLocale().toString(round(hint.expected))), caution))

    def _shared(self, hint: Hint, *, anonymous: bool) -> str:
        counts = self.tr("Words from these sessions: %1 in the left text, %2 in the right text.")
        left, right = map(QLocale().toString, hint.words)
        told = f"{self.sessions_in_common(hint.sessions)} {counts.replace('%1', left).replace('%2', right)}"
        reasons = self.tr("A template, a shared folder or a file that was passed on may be the reason.")
        return "\n".join((f"{told} {reasons}", *self._recorded(hint.files, anonymous=anonymous)))

    def _recorded(self, files: tuple[FileRecord, ...], *, anonymous: bool) -> list[str]:
        """Return for each side what its file records, which is not always something."""
        sides = zip((self.tr("Left file: %1."), self.tr("Right file: %1.")), files, strict=False)
        told = ((side, self._record(file, anonymous=anonymous)) for side, file in sides)
        return [side.replace("%1", record) for side, record in told if record]

    def _record(self, file: FileRecord, *, anonymous: bool) -> str:
        told = []
        if file.created:
            told.append(self.tr("created on %1").replace("%1", shown_date(file.created)))
        if file.modified:
            told.append(self.tr("last saved on %1").replace("%1", shown_date(file.modified)))
        if file.editor:
            told.append(
                self.tr("last saved by %1").replace("%1", HIDDEN if anonymous else quote(file.editor, _LONGEST))
            )
        if file.minutes >= 0:
            told.append(self.tr("edited for %Ln minute(s)", "", file.minutes))
        name = [quote(file.file, _LONGEST)] if file.file else []
        return ", ".join([*name, *told, self.tr("%Ln word(s)", "", file.words)]) if told else ""

    def _written(self, hint: Hint) -> str:
        left, right = hint.words
        if left:
            text = self.tr("The left text has %1 words, and its file was edited for %Ln minute(s).", "", hint.minutes)
        else:
            text = self.tr("The right text has %1 words, and its file was edited for %Ln minute(s).", "", hint.minutes)
        told = text.replace("%1", QLocale().toString(left or right))
        return " ".join((told, self.tr("It may have been pasted, from the author's own notes or another text.")))

    def _dated(self, hint: Hint) -> str:
        if hint.clue is Clue.SAME_CREATION:
            return self.tr(
                "Both files were created in the same second, %1, according to their properties. One may be a "
                "copy of the other."
            )
        if hint.clue is Clue.FINISHED_BEFORE:
            return self._finished(hint.direction)
        if hint.direction is Direction.LEFT_FIRST:
            return self.tr(
                "According to the file properties, the left file was created on %1 and the right file on %2. "
                "The left text may be the earlier one."
            )
        return self.tr(
            "According to the file properties, the left file was created on %1 and the right file on %2. The "
            "right text may be the earlier one."
        )

    def _finished(self, direction: Direction) -> str:
        if direction is Direction.LEFT_FIRST:
            return self.tr(
                "According to the file properties, the left file was last changed on %1, before the right "
                "file was created on %2. The left text may be the earlier one."
            )
        return self.tr(
            "According to the file properties, the left file was created on %1, after the right file was "
            "last changed on %2. The right text may be the earlier one."
        )

    def _named(self, hint: Hint) -> str:
        left_first = hint.direction is Direction.LEFT_FIRST
        if hint.clue is Clue.SAVED_BY_OTHER and left_first:
            return self.tr(
                "According to its properties, the left file was last saved by %1, the author of the right "
                "file, who may have had access to it."
            )
        if hint.clue is Clue.SAVED_BY_OTHER:
            return self.tr(
                "According to its properties, the right file was last saved by %1, the author of the left "
                "file, who may have had access to it."
            )
        both = self.tr("Both files name the same author, %1. One may have been made from the other.")
        if hint.direction is Direction.OPEN:
            return both
        if left_first:
            other = self.tr(
                "The right file was last saved by someone else, which suggests that the left text came first."
            )
        else:
            other = self.tr(
                "The left file was last saved by someone else, which suggests that the right text came first."
            )
        return " ".join((both, other))

    def _leftover(self, hint: Hint) -> str:
        if hint.left:
            text = self.tr("The left text contains signs of a web page (%1). It may come from one.")
        else:
            text = self.tr("The right text contains signs of a web page (%1). It may come from one.")
        return text.replace("%1", quote(hint.left or hint.right, _LONGEST))

    def _repaired(self, hint: Hint) -> str:
        left = [repair for repair in hint.repairs if repair.wrong_is_left]
        right = [repair for repair in hint.repairs if not repair.wrong_is_left]
        told = []
        if left:
            text = self.tr(
                "%Ln misspelling(s) in the left text that are corrected in the right one: %1.",
                "",
                len(left),
            )
            told.append(text.replace("%1", _examples(left)))
        if right:
            text = self.tr(
                "%Ln misspelling(s) in the right text that are corrected in the left one: %1.",
                "",
                len(right),
            )
            told.append(text.replace("%1", _examples(right)))
        return " ".join([*told, self._suggested(hint.direction)])

    def _suggested(self, direction: Direction) -> str:
        if direction is Direction.LEFT_FIRST:
            return self.tr("Errors are often corrected in a copy, which suggests that the left text came first.")
        if direction is Direction.RIGHT_FIRST:
            return self.tr("Errors are often corrected in a copy, which suggests that the right text came first.")
        return self.tr("The signs are too few, or too mixed, to suggest which text came first.")


def shown_date(value: str) -> str:
    """Return an ISO 8601 date in the user's format; unchanged if it is not exact to the day."""
    if len(value) < _DAY:
        return value
    if len(value) == _DAY:
        day = QDate.fromString(value, Qt.DateFormat.ISODate)
        return short_day(day) if day.isValid() else value
    moment = QDateTime.fromString(value, Qt.DateFormat.ISODate)
    return short_moment(moment) if moment.isValid() else value


def _examples(repairs: list[Repair]) -> str:
    shown = [f"{isolated(repair.wrong)} → {isolated(repair.right)}" for repair in repairs[:_EXAMPLES]]
    return ", ".join(shown) + (" …" if len(repairs) > _EXAMPLES else "")
