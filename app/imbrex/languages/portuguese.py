"""Portuguese: morphology of Portuguese."""

from collections.abc import Mapping

from imbrex.languages.simple import Simple


class Portuguese(Simple):
    """Lemmas by simplemma, without the d' of "d'água"."""

    code = "pt"
    name = "Portuguese"
    corrections: Mapping[str, str] = {"farei": "fazer", "irei": "ir", "melhores": "melhor", "ponho": "pôr"}
    elisions = frozenset(("d", "n", "m", "t", "lh"))
