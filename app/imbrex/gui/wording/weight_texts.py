"""Weight texts: one sentence on how rare the similarity of a pair is among unrelated ones."""

from PySide6.QtCore import QLocale, QObject

from imbrex.engine.likelihood_ratio.weight import NoWeight, Weight


class WeightTexts(QObject):
    """Sentences for weights."""

    def sentence(self, weight: Weight) -> str:
        """Return how many unrelated pairs share as much, or why that can't be told."""
        if weight.reason is not None:
            text = self.tr("Can't determine how many unrelated pairs share as much: %1")
            return text.replace("%1", self._reason(weight.reason))
        if weight.one_in == 1:
            return self.tr("Unrelated pairs of this class often share as much.")
        return self._rarity(weight)

    def caution(self, weight: Weight) -> str:
        """Return the interval, and what the figure does not say."""
        if weight.reason is not None:
            return ""
        low, high = map(QLocale().toString, (weight.low_in, weight.high_in))
        interval = self.tr("90% interval: 1 in %1 to 1 in %2.").replace("%1", low).replace("%2", high)
        fallacy = self.tr(
            "This is not the probability that a text was copied: of many honest pairs, some are this similar by chance."
        )
        return f"{interval} {fallacy}" if weight.low_in < weight.high_in else fallacy

    def _rarity(self, weight: Weight) -> str:
        if weight.at_limit:
            text = self.tr("Fewer than 1 in %1 unrelated pairs of this class share as much.")
        else:
            text = self.tr("About 1 in %1 unrelated pairs of this class shares as much.")
        return text.replace("%1", QLocale().toString(weight.one_in))

    def _reason(self, reason: NoWeight) -> str:
        match reason:
            case NoWeight.TOO_FEW:
                return self.tr("the class has too few documents in this language.")
            case NoWeight.LANGUAGE:
                return self.tr("this is known for English and for Russian pairs only.")
            case NoWeight.LENGTH:
                return self.tr("a text is much shorter or longer than is usual.")
            case NoWeight.SAME_AUTHOR:
                return self.tr("both texts are by the same author.")
        return self.tr("one of the texts is a template.")
