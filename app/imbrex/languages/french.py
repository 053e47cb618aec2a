"""French: morphology of French."""

from collections.abc import Mapping

from imbrex.languages.simple import Simple


class French(Simple):
    """Lemmas by simplemma, without l', qu' and similar elisions."""

    code = "fr"
    name = "French"
    corrections: Mapping[str, str] = {"hélas": "hélas", "paris": "paris", "sommes": "être"}
    elisions = frozenset("c d j l m n s t qu jusqu lorsqu puisqu quoiqu presqu".split())
    content_pairs = frozenset("l'or d'or l'été d'été l'être l'avoir".split())
