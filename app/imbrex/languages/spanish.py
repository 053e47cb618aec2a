"""Spanish."""

from imbrex.languages.simple import Simple


class Spanish(Simple):
    """Lemmas by simplemma."""

    code = "es"
    name = "Spanish"
