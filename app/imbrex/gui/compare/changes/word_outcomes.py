"""Word outcomes: sentences about how a word or a passage was changed or compared."""

from PySide6.QtCore import QLocale, QObject

from imbrex.engine.compare.comparison import Comparison
from imbrex.engine.rewriting.rewritten_passage import Change, Rewritten
from imbrex.engine.text.tokens import Fate, Tokens
from imbrex.gui.compare.panes.pane_text import PaneText
from imbrex.gui.wording.numbers import percent
from imbrex.gui.wording.passage_texts import change_name


class RewritingOutcome(QObject):
    """Describes how much a passage was changed."""

    def facts(self, passages: Rewritten, number: int) -> str:
        """Return the class of a passage and how much of it was kept."""
        change = Change(int(passages.change[number]))
        linked = change is Change.TRANSLATED
        kept = self.tr("%1 of the words linked") if linked else self.tr("%1 of the words kept")
        return f"{change_name(change)} · {kept.replace('%1', percent(float(passages.kept[number])))}"

    def describe(self, passages: Rewritten, number: int) -> list[str]:
        """Return the number, the degree of change and the lengths of a passage."""
        locale = QLocale()
        first = self.tr("Passage %1 of %2")
        first = first.replace("%1", locale.toString(number + 1)).replace("%2", locale.toString(len(passages)))
        a, b, c, d = passages.bounds(number)
        sizes = self.tr("%Ln word(s) on the left", "", b - a) + " · " + self.tr("%Ln word(s) on the right", "", d - c)
        return [f"{first} · {self.facts(passages, number)}", sizes]


SHINGLES_TOLD = 3
LONGEST_TOLD = 90  # characters of a word or a shingle in a sentence


def shorten(text: str) -> str:
    """Put a text on one line, shortened for a tooltip."""
    line = " ".join(text[: 4 * LONGEST_TOLD].split())
    return line if len(line) <= LONGEST_TOLD else line[: LONGEST_TOLD - 1] + "…"


class WordOutcome(QObject):
    """Explains why a word is marked, or why it is not compared."""

    def describe_at(self, comparison: Comparison, version: PaneText, point: int, current: int) -> list[str]:
        """Describe the word at a position in the displayed text; empty if there is none."""
        index = version.token_at(point)
        if index is None:
            return []
        lines = [self.describe(version.tokens, index)]
        covering = version.highlights.at(point)
        if covering:
            number = current if current in covering else covering[-1]
            lines += self.describe_passage(comparison, number, version.tokens is comparison.right, index)
        return lines

    def describe(self, tokens: Tokens, index: int) -> str:
        """Describe the normalization of a word."""
        word, canonical = shorten(tokens.word(index)), shorten(tokens.canonical(index))
        fate = int(tokens.fate[index])
        if fate >= Fate.DROPPED:
            return self.tr("“%1” is ignored: %2").replace("%2", self._reason(fate)).replace("%1", word, 1)
        if fate == Fate.KEPT:
            return self.tr("“%1” is compared as written").replace("%1", word, 1)
        sentence = {
            Fate.LEMMATIZED: self.tr("“%1” is compared as “%2” (normal form)"),
            Fate.STEMMED: self.tr("“%1” is compared as “%2” (stem)"),
            Fate.UNDISGUISED: self.tr("“%1” is compared as “%2” (disguise removed)"),
        }.get(Fate(fate), self.tr("“%1” is compared as “%2” (same spelling)"))
        before, _, after = sentence.partition("%1")
        return before + word + after.replace("%2", canonical, 1)

    def describe_passage(self, comparison: Comparison, number: int, right: bool, index: int) -> list[str]:
        """Return a word's passage, its rule and the shared shingles that contain it."""
        tokens = comparison.right if right else comparison.left
        passages = comparison.passages
        first = int((passages.right_word if right else passages.left_word)[number])
        words, length = int(passages.words[number]), comparison.length
        place = int(tokens.kept.searchsorted(index)) - first
        lines = [
            self.tr("Passage %1 of %2").replace("%1", str(number + 1)).replace("%2", str(len(passages))),
            self.tr("%Ln compared word(s) in a row match", "", words)
            + " · "
            + self.tr("%Ln shared shingle(s)", "", max(1, words - length + 1)),
        ]
        kept = 0 <= place < words and int(tokens.kept[first + place]) == index
        return lines + (self._shingles(tokens, first, words, length, place) if kept else [])

    def _shingles(self, tokens: Tokens, first: int, words: int, length: int, place: int) -> list[str]:
        begin, end = max(0, place - length + 1), min(place, words - length)
        told = []
        for offset in range(begin, min(end + 1, begin + SHINGLES_TOLD)):
            row = tokens.kept[first + offset : first + offset + length].tolist()
            told.append("   " + shorten(" ".join(tokens.canonical(index) for index in row)))
        rest = end + 1 - begin - len(told)
        if rest > 0:
            told.append("   " + self.tr("and %Ln more", "", rest))
        return [self.tr("This word is in %Ln shingle(s):", "", end + 1 - begin), *told] if told else []

    def _reason(self, fate: int) -> str:
        reasons = {
            Fate.DROPPED_STOP_WORD: self.tr("stop word"),
            Fate.DROPPED_NUMBER: self.tr("number"),
            Fate.DROPPED_PREPOSITION: self.tr("preposition"),
            Fate.DROPPED_CONJUNCTION: self.tr("conjunction"),
            Fate.DROPPED_PARTICLE: self.tr("particle"),
            Fate.DROPPED_INTERJECTION: self.tr("interjection"),
            Fate.DROPPED_PRONOUN: self.tr("pronoun"),
            Fate.DROPPED_DETERMINER: self.tr("determiner"),
            Fate.DROPPED_ADJECTIVE: self.tr("adjective"),
            Fate.DROPPED_ADVERB: self.tr("adverb"),
            Fate.DROPPED_TEMPLATE: self.tr("in a template"),
            Fate.DROPPED_PHRASE: self.tr("in an excluded phrase"),
            Fate.DROPPED_QUOTATION: self.tr("quoted"),
            Fate.DROPPED_BIBLIOGRAPHY: self.tr("in a list of references"),
        }
        return reasons.get(Fate(fate), self.tr("not compared"))
