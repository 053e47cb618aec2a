"""Unknown words: simplemma's lemmatizer, for words that a dictionary does not have as they are.

simplemma's package compiles its rules for all languages when it is imported, which takes as long as the rest of a
comparison of two short texts. Here, those of a language are loaded when it is first asked for.
"""

import importlib
import importlib.util
import sys
from collections.abc import Callable
from pathlib import Path
from types import ModuleType
from typing import Any

_RULES = "simplemma.strategies.defaultrules"


class _RulesByLanguage(dict[str, Callable[[str], str | None]]):
    """simplemma's rules by language, imported one by one."""

    def get(self, code: str, default: Any = None) -> Any:
        """The rules of a language; `default` if it has none."""
        if code not in self and importlib.util.find_spec(name := f"{_RULES}.{code}"):
            self[code] = getattr(importlib.import_module(name), f"apply_{code}")
        return super().get(code, default)


def lemmatizer(dictionaries: object, remembered: int) -> Callable[[str, str], str]:
    """The function that finds the lemma of a word in the language of a code.

    Args:
        dictionaries: a dictionary factory in the sense of simplemma.
        remembered: number of words whose lemmas are kept.
    """
    delay_rules()
    from simplemma import Lemmatizer  # noqa: PLC0415 - on demand, and after the rules were replaced
    from simplemma.strategies import DefaultStrategy  # noqa: PLC0415 - as above

    strategy = DefaultStrategy(dictionary_factory=dictionaries)  # type: ignore[arg-type]
    return Lemmatizer(remembered, lemmatization_strategy=strategy).lemmatize


def delay_rules() -> None:
    """Put a package in the place of simplemma's rules that imports none of its modules by itself."""
    found = importlib.util.find_spec("simplemma")
    if _RULES in sys.modules or found is None:
        return
    package = ModuleType(_RULES)
    package.__path__ = [str(Path(folder, *_RULES.split(".")[1:])) for folder in found.submodule_search_locations or ()]
    package.RULE_FUNCTIONS = _RulesByLanguage()  # type: ignore[attr-defined]
    sys.modules[_RULES] = package
