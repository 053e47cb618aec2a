"""Share texts: the shares of a text in words."""

from PySide6.QtCore import QLocale, QObject

from imbrex.engine.percent import Rounded
from imbrex.engine.shares.shares import Shares
from imbrex.gui.wording.percent import percent_sign


def share(rounded: Rounded) -> str:
    """Return a rounded percentage as displayed: "<1%"."""
    return rounded.bound + QLocale().toString(int(rounded.value)) + percent_sign()


def headline(shares: Shares) -> str:
    """Return the part of a text that is also in the other one, as displayed."""
    return share(shares.shown_headline())


def fractions(shares: Shares) -> tuple[float, float, float]:
    """Return the parts of a bar: word for word, reworded, excluded."""
    return shares.verbatim, shares.reworded, shares.excluded


class ShareTexts(QObject):
    """The four shares of a text in one sentence."""

    def told(self, shares: Shares) -> str:
        """Return the shares that are not 0; they sum to 100."""
        names = (
            self.tr("%1 word for word"),
            self.tr("%1 reworded"),
            self.tr("%1 quoted or template"),
            self.tr("%1 only here"),
        )
        counts = (shares.verbatim_words, shares.reworded_words, shares.excluded_words, shares.only_here_words)
        parts = zip(names, shares.shown(), counts, strict=True)
        return ", ".join(name.replace("%1", share(shown)) for name, shown, count in parts if count)
