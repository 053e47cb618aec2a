"""Articles: the translations in an article of a dictionary, as it is printed for people."""

import re
from collections.abc import Iterator

_REMARKS = re.compile(
    r"\[[^\]]*\]|\{[^}]*\}|<[^>]*>|/[^/\n]*/"  # pronunciation, references, tags
    r"|_\S+"  # abbreviations of a subject or style, as Mueller's dictionary marks them
    r"|\b\w{1,5}\.(?=\s*[\w(])"  # others: "esp. a house"
)
_PARENTHESES = re.compile(r"\([^()]*\)")
_NUMBERS = re.compile(r"(?:\b\d+|\b\w)[.)>]+")
_BETWEEN = re.compile(r"[;,\n|:=]|\s-\s")


def phrases(head: str, article: str) -> Iterator[str]:
    """The phrases of an article that may be translations, without what explains them."""
    body = article.strip().removeprefix(head)
    first, line_break, rest = body.partition("\n")
    body = rest if line_break and not _REMARKS.sub("", first).strip() else body
    body = _NUMBERS.sub(";", _PARENTHESES.sub(" ", _PARENTHESES.sub(" ", _REMARKS.sub(" ", body))))
    return (phrase.strip() for phrase in _BETWEEN.split(body) if phrase.strip())
