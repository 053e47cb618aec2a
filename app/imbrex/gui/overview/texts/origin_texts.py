"""Origin texts: sentences about the parts of one text."""

from PySide6.QtCore import QLocale, QObject

from imbrex.engine.compare.report import Counted
from imbrex.gui.overview.texts.traced_text import NOWHERE, Traced
from imbrex.gui.wording.messages import shown
from imbrex.gui.wording.numbers import percent
from imbrex.gui.wording.plain_text import isolated
from imbrex.messages import sentences

MOST_NAMED = 3
LONGEST_NAME = 40  # maximum characters of a name in the summary; the list beside the text has the full name


class OriginTexts(QObject):
    """Sentences about a text and its stretches."""

    def summary(self, traced: Traced) -> str:
        """Summarize the origins of a text: "38 % also in B · 21 % in C · 41 % only here"."""
        origins = traced.origins.origins
        if not origins and traced.has_pairs:
            return self.tr("No other text shares more than a few words in a row with this one.")
        if not origins:
            return self.tr("Nothing in this text appears in another text.")
        parts: list[str] = []
        for rank, origin in enumerate(origins[:MOST_NAMED]):
            sentence = self.tr("%1 in %2") if rank else self.tr("%1 also in %2")
            parts.append(sentence.replace("%1", percent(origin.share)).replace("%2", shortened(traced.name(rank))))
        rest = origins[MOST_NAMED:]
        if rest:
            share = percent(sum(origin.share for origin in rest))
            parts.append(self.tr("%1 in %Ln more text(s)", "", len(rest)).replace("%1", share))
        parts.append(self.tr("%1 only here").replace("%1", percent(traced.origins.unique)))
        return " · ".join(parts)

    def stretch(self, traced: Traced, number: int) -> str:
        """Describe where else a stretch occurs, and its length."""
        stretch, rank = traced.origins.stretches[number], int(traced.rank[number])
        words = self.tr("%Ln word(s)", "", stretch.words)
        if rank == NOWHERE and not stretch.others:
            return self.tr("Only here") + "\n" + words
        if rank == NOWHERE:
            return self.tr("Too short to match to another text") + "\n" + words
        lines = [f"{QLocale().toString(rank + 1)} · {isolated(traced.name(rank))}", words]
        if stretch.others > 1:
            lines[1] += " · " + self.tr("in %Ln other text(s)", "", stretch.others)
        return "\n".join(lines)

    def facts(self, counted: Counted) -> str:
        """Return the word counts of a text; the later ones add up to the first."""
        facts = [self.tr("%Ln word(s)", "", counted.words), self.tr("%Ln compared", "", counted.compared)]
        if counted.ignored:
            facts.append(self.tr("%Ln ignored", "", counted.ignored))
        if counted.excluded:
            facts.append(self.tr("%Ln excluded", "", counted.excluded))
        return " · ".join(facts)

    def obstacle(self, counted: Counted) -> str:
        """Return why a text has no result; empty if it has one."""
        if counted.problem is not None:
            return shown(sentences(counted.problem.message, counted.problem.hint))
        return "" if counted.takes_part else self.tr("This text is a template. It is not compared with other texts.")


def shortened(name: str) -> str:
    """Shorten a name in the middle, keeping both ends, where file names differ."""
    half = LONGEST_NAME // 2
    return isolated(name if len(name) <= LONGEST_NAME else f"{name[:half]}…{name[-half:]}")
