"""Spanish: morphology of Spanish."""

from collections.abc import Mapping

from imbrex.languages.simple import Simple


class Spanish(Simple):
    """Lemmas by simplemma."""

    code = "es"
    name = "Spanish"
    corrections: Mapping[str, str] = {
        "buena": "bueno",
        "buenas": "bueno",
        "buenos": "bueno",
        "salgo": "salir",
        "vendría": "venir",
        "vendríamos": "venir",
        "vendrían": "venir",
        "vendrías": "venir",
        "vengo": "venir",
        "visto": "ver",
    }
