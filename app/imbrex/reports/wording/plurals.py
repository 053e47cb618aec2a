"""Plurals: which form of a word goes with a number, by the rules of Unicode's CLDR for whole numbers."""

_SLAVIC = ("one", "few", "many")
_FORMS = {"ru": _SLAVIC, "uk": _SLAVIC, "zh": ("other",)}
_TWO = ("one", "other")


def forms(language: str) -> tuple[str, ...]:
    """The forms that a language has."""
    return _FORMS.get(language, _TWO)


def form(language: str, count: int) -> str:
    """The form that goes with a number."""
    there = forms(language)
    if there == _SLAVIC:
        return _slavic(count)
    return "one" if count == 1 and "one" in there else "other"


def _slavic(count: int) -> str:
    if count % 10 == 1 and count % 100 != 11:
        return "one"
    return "few" if 2 <= count % 10 <= 4 and not 12 <= count % 100 <= 14 else "many"
