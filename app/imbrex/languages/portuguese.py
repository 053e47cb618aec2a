"""Portuguese."""

from imbrex.languages.simple import Simple


class Portuguese(Simple):
    """Lemmas by simplemma; the d' of "d'água" is set aside."""

    code = "pt"
    name = "Portuguese"
    elisions = frozenset(("d", "n", "m", "t", "lh"))
