"""Ukrainian: morphology of Ukrainian."""

from imbrex.languages.pymorphy import Pymorphy


class Ukrainian(Pymorphy):
    """Morphology by pymorphy3, whose dictionary has ASCII apostrophes only; there is no Snowball stemmer."""

    code = "uk"
    name = "Ukrainian"
