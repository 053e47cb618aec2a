"""Ukrainian."""

from imbrex.languages.pymorphy import Pymorphy


class Ukrainian(Pymorphy):
    """Morphology by pymorphy3, whose dictionary knows ASCII apostrophes only; there is no Snowball stemmer."""

    code = "uk"
    name = "Ukrainian"
