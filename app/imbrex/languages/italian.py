"""Italian: morphology of Italian."""

from collections.abc import Mapping

from imbrex.languages.simple import Simple


class Italian(Simple):
    """Lemmas by simplemma, without dell', un' and similar elisions."""

    code = "it"
    name = "Italian"
    corrections: Mapping[str, str] = {"so": "sapere"}
    elisions = frozenset(
        "l un d c s m t v n gl all dall dell nell sull coll quest quell ch cos dov com anch sant bell tutt qualcun"
        " nessun".split()
    )
    # Era, the age; essere, the being; avere, the possessions.
    content_pairs = frozenset(
        f"{head}'{noun}"
        for head in "l un all dall dell nell sull quest quell".split()
        for noun in ("era", "essere", "avere")
    )
