"""Unknown words: the rules that simplemma has for our languages, loaded one by one."""

import importlib
import sys

from imbrex.languages import unknown_words
from imbrex.languages.registry import KNOWN


class Nothing:
    def get_dictionary(self, _code):
        return {"häuser": "haus"}


def test_rules_are_those_of_the_package_and_no_others_are_loaded(monkeypatch):
    for name in [name for name in sys.modules if name.startswith("simplemma")]:
        monkeypatch.delitem(sys.modules, name)
    lemma = unknown_words.lemmatizer(Nothing(), 10)
    assert (lemma("nations", "en"), lemma("häuser", "de"), lemma("nations", "fr")) == ("nation", "haus", "nations")
    loaded = {name.rpartition(".")[2] for name in sys.modules if "defaultrules." in name}
    assert loaded == {"en"}
    lazy = sys.modules["simplemma.strategies.defaultrules"].RULE_FUNCTIONS
    codes = list(KNOWN)
    found = {code: lazy.get(code) for code in codes}
    monkeypatch.delitem(sys.modules, "simplemma.strategies.defaultrules")
    whole = importlib.import_module("simplemma.strategies.defaultrules").RULE_FUNCTIONS
    assert {code: one and one.__name__ for code, one in found.items()} == {
        code: (one := whole.get(code)) and one.__name__ for code in codes
    }
    assert any(found.values())
