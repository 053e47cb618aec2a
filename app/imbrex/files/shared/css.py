"""CSS: style sheets, as far as they hide text: rules for tags, classes and ids, and values of colours and sizes.

After CSS 2.2. Whether a rule with nested selectors applies depends on more than the piece of text: its values are
unsure. Rules for states and media are ignored.
"""

import re
from collections.abc import Iterable

from imbrex.files.shared.hidden_text import BLACK, WHITE, Colour, of_hex

Declarations = dict[str, str]

_COMMENT = re.compile(r"/\*.*?(?:\*/|\Z)|<!--|-->", re.DOTALL)
_SELECTOR = re.compile(r"([a-z][\w-]{0,40}|\*)?([.#][\w-]{1,80})?([.#][\w-]{1,80})?", re.IGNORECASE)
_LENGTH = re.compile(r"([+-]?\d{0,9}\.?\d{1,9})\s*(px|pt|em|rem|%|cm|mm|in|pc|ex|ch|vw|vh|)")
_POINTS = {"px": 0.75, "pt": 1.0, "cm": 28.35, "mm": 2.835, "in": 72.0, "pc": 12.0, "": 0.75, "vw": 6.0, "vh": 8.0}
_RELATIVE = {"em": 1.0, "%": 0.01, "ex": 0.5, "ch": 0.5}
_ROOT = 12.0
_NAMED = {
    "white": WHITE, "black": BLACK, "red": (255, 0, 0), "lime": (0, 255, 0), "blue": (0, 0, 255),
    "green": (0, 128, 0), "yellow": (255, 255, 0), "navy": (0, 0, 128), "maroon": (128, 0, 0), "teal": (0, 128, 128),
    "purple": (128, 0, 128), "olive": (128, 128, 0), "gray": (128, 128, 128), "grey": (128, 128, 128),
    "silver": (192, 192, 192), "aqua": (0, 255, 255), "cyan": (0, 255, 255), "fuchsia": (255, 0, 255),
    "magenta": (255, 0, 255), "snow": (255, 250, 250), "ivory": (255, 255, 240), "ghostwhite": (248, 248, 255),
    "whitesmoke": (245, 245, 245), "mintcream": (245, 255, 250), "azure": (240, 255, 255),
    "floralwhite": (255, 250, 240), "aliceblue": (240, 248, 255), "window": WHITE, "canvas": WHITE,
}  # fmt: skip
_FUNCTION = re.compile(r"rgba?\(([^)]{1,60})\)")
_COMBINED = re.compile(r"[\s>+~]+")
CLEAR = "clear"
UNSURE = "unsure"
"""Value that cannot be determined without more of the page."""
_MOST_RULES = 5000
_MOST_FOR_ONE = 200  # rules for one name; real pages have some ten
_MOST_KNOWN = 10_000


class Sheet:
    """The rules of a page, by selector."""

    def __init__(self, sources: Iterable[str] = ()) -> None:
        self._rules: dict[str, list[tuple[tuple[int, int], frozenset[str], Declarations]]] = {}
        self._known: dict[tuple[str, str, str], Declarations] = {}
        self._count = 0
        for source in sources:
            self._read(_COMMENT.sub(" ", source))

    def __bool__(self) -> bool:
        return bool(self._rules)

    def said(self, tag: str, classes: str, key: str, style: str) -> Declarations:
        """Collect the declarations of the rules and the element's own style, the strongest last."""
        own = declarations(style) if style else {}
        if not self._rules:
            return own
        wanted = (tag, classes, key)
        if wanted not in self._known:
            if len(self._known) >= _MOST_KNOWN:
                self._known.clear()
            self._known[wanted] = self._ruled(tag, classes, key)
        return self._known[wanted] | own

    def _ruled(self, tag: str, classes: str, key: str) -> Declarations:
        names = {"*", tag, *(f".{name}" for name in classes.lower().split()), f"#{key.lower()}"}
        matching = [rule for name in names for rule in self._rules.get(name, ()) if rule[1] <= names]
        merged: Declarations = {}
        for _, _, rule in sorted(matching, key=lambda rule: rule[0]):
            merged |= rule
        return merged

    def _read(self, source: str) -> None:
        for rule in _rules(source):
            selectors, _, body = rule.partition("{")
            said = declarations(body)
            for selector in selectors.split(",") if said else ():
                self._add(selector.strip().lower(), said)

    def _add(self, selector: str, said: Declarations) -> None:
        *outer, selector = _COMBINED.split(selector)
        if outer:
            said = dict.fromkeys(said, UNSURE)
        found = _SELECTOR.fullmatch(selector)
        if found is None or not selector or self._count >= _MOST_RULES:
            return
        parts = frozenset(part for part in found.groups() if part)
        weight = sum({"#": 100, ".": 10}.get(part[0], part != "*") for part in parts) + 100 * bool(outer)
        self._count += 1
        rarest = max(parts, key=lambda part: part[0] in "#.")
        rules = self._rules.setdefault(rarest, [])
        if len(rules) < _MOST_FOR_ONE:
            rules.append(((weight, self._count), parts, said))


def _rules(source: str) -> Iterable[str]:
    """Yield the rules on the outermost level, without those in `@media` and the like."""
    start, depth = 0, 0
    for place, sign in ((found.start(), found[0]) for found in re.finditer("[{};]", source)):
        if sign == ";" and not depth:
            start = place + 1  # @import and the like
        elif sign == "{":
            depth += 1
        elif sign == "}":
            depth = max(0, depth - 1)
            if not depth:
                rule = source[start:place].strip()
                start = place + 1
                if not rule.startswith("@"):
                    yield rule


def declarations(style: str) -> Declarations:
    """Read the declarations in the braces of a rule, or in the attribute `style`."""
    pairs = (entry.partition(":") for entry in style.split(";"))
    return {
        name.strip().lower(): value.lower().replace("!important", "").strip() for name, colon, value in pairs if colon
    }


def colour(value: str) -> Colour | str | None:
    """Read a colour: None if unknown, `CLEAR` if transparent."""
    value = value.strip().lower()
    if value == "transparent":
        return CLEAR
    if value.startswith("#"):
        return _of_digits(value[1:])
    found = _FUNCTION.fullmatch(value)
    if found is None:
        return _NAMED.get(value) or of_hex(value)  # without the sign, as in old attributes
    return _of_numbers(re.split(r"[\s,/]+", found[1].strip()))


def _of_digits(digits: str) -> Colour | str | None:
    digits = "".join(2 * digit for digit in digits) if len(digits) in {3, 4} else digits
    return CLEAR if len(digits) == 8 and digits.endswith("00") else of_hex(digits[:6])


def _of_numbers(values: list[str]) -> Colour | str | None:
    try:
        numbers = [float(value.rstrip("%")) * (2.55 if value.endswith("%") else 1) for value in values]
    except ValueError:
        return None
    if len(numbers) == 4 and numbers[3] <= 0.05:
        return CLEAR
    if len(numbers) not in {3, 4}:
        return None
    red, green, blue = (min(255, max(0, round(number))) for number in numbers[:3])
    return red, green, blue


def points(value: str, around: float) -> float | None:
    """Read a length in points; `around` is the font size for relative ones."""
    found = _LENGTH.fullmatch(value.strip())
    if found is None:
        return None
    number, unit = float(found[1]), found[2]
    if unit in _RELATIVE:
        return number * _RELATIVE[unit] * around
    return number * (_ROOT if unit == "rem" else _POINTS[unit])
