"""Unknown words: simplemma's lemmatizer, for words that a dictionary does not have as they are.

simplemma's packages import the rules of all languages, and ways to detect a language and to log, which takes as long as
the rest of a comparison of two short texts. Here, only what lemmas need is imported, and the rules of a language when
it is first asked for.
"""

import importlib
import sys
import unicodedata
from collections.abc import Callable
from functools import lru_cache
from importlib.util import find_spec, module_from_spec
from typing import Any

_RULES = "simplemma.strategies.defaultrules"


class _RulesByLanguage(dict[str, Callable[[str], str | None]]):
    """simplemma's rules by language, imported one by one."""

    def get(self, code: str, default: Any = None) -> Any:
        """The rules of a language; `default` if it has none."""
        if code not in self and find_spec(name := f"{_RULES}.{code}"):
            self[code] = getattr(importlib.import_module(name), f"apply_{code}")
        return super().get(code, default)


def lemmatizer(dictionaries: object, remembered: int) -> Callable[[str, str], str]:
    """The function that finds the lemma of a word in the language of a code.

    Args:
        dictionaries: a dictionary factory in the sense of simplemma.
        remembered: number of words whose lemmas are kept.
    """
    import_little()
    from simplemma.strategies.default import DefaultStrategy  # noqa: PLC0415 - on demand, and after the line above

    strategy = DefaultStrategy(dictionary_factory=dictionaries)  # type: ignore[arg-type]

    @lru_cache(remembered)
    def lemma(word: str, code: str) -> str:
        word = unicodedata.normalize("NFC", word)
        found = strategy.get_lemma(word, code)
        return word if found is None else found

    return lemma


def import_little() -> None:
    """Put empty packages in the place of simplemma's, whose modules are then imported one by one."""
    packages: dict[str, dict[str, Any]] = {  # parents first; each with those of its names that other modules import
        "simplemma": {},
        "simplemma.strategies": {},
        "simplemma.strategies.dictionaries": {"LOW_MEMORY_DICTIONARY_FACTORY": None},
        _RULES: {"RULE_FUNCTIONS": _RulesByLanguage()},
    }
    for name, contents in packages.items():
        if name not in sys.modules and (found := find_spec(name)):
            sys.modules[name] = package = module_from_spec(found)
            vars(package).update(contents)
