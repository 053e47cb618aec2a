"""Polish: morphology of Polish."""

from collections.abc import Mapping

from imbrex.languages.simple import Simple


class Polish(Simple):
    """Lemmas by simplemma; Snowball's Polish is not in NLTK, so there are no stems."""

    code = "pl"
    name = "Polish"
    has_stems = False
    corrections: Mapping[str, str] = {
        "dobra": "dobry",
        "ma": "mieć",
        "największa": "wielki",
        "największe": "wielki",
        "największy": "wielki",
        "szczęśliwi": "szczęśliwy",
    }
