"""Portuguese."""

from collections.abc import Mapping

from imbrex.languages.simple import Simple


class Portuguese(Simple):
    """Lemmas by simplemma; the d' of "d'água" is set aside."""

    code = "pt"
    name = "Portuguese"
    corrections: Mapping[str, str] = {"farei": "fazer", "irei": "ir", "melhores": "melhor", "ponho": "pôr"}
    elisions = frozenset(("d", "n", "m", "t", "lh"))
