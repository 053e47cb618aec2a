"""No text accuses anybody: a program finds what is alike, and people say what it means."""

import re

import pytest

from imbrex import assets
from imbrex.gui.wording.translation import LANGUAGES

ACCUSING = re.compile(
    r"plagia|cheat|guilt|culprit|dishonest|\bsteal|\bstole|\btheft"
    r"|плагиа|плагіа|списа|списыва|списува|винов|\bвинн|украд|украл"
    r"|abgeschrieben|schuldig|gestohlen|betrug"
    r"|抄袭|剽窃|作弊|有罪",
    re.IGNORECASE,
)
"""What calls people names, or what they did: in the language of each text, and in English."""
PLACES = ("i18n/imbrex_{}.ts", "reports/{}.toml", "help/{}/*.md")


def accusations(text):
    """Words that accuse, with their line."""
    return [line.strip() for line in text.splitlines() if ACCUSING.search(line)]


def texts(language):
    """Everything that a language says, by its place."""
    resources = assets.path("i18n").parent
    for pattern in PLACES:
        for file in sorted(resources.glob(pattern.format(language))):
            yield file.name, file.read_text(encoding="utf-8")


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_accuses_anybody(language):
    said = {name: accusations(text) for name, text in texts(language)}
    assert len(said) >= 2
    assert not any(said.values()), said


@pytest.mark.parametrize("word", ["Plagiarism", "抄袭", "Списано у", "списаного", "Es wurde abgeschrieben."])
def test_words_that_accuse_are_known(word):
    assert accusations(f"something\n{word}\n") == [word]
