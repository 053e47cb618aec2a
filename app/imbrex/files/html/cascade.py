"""Cascade: the declarations of style sheets and of `style` that apply to each element of a page on a screen.

After CSS Cascading 4, Selectors 4 and Nesting 1, by tinycss2 and cssselect2. Layers count in the order of the page.
"""

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import field
from functools import lru_cache
from typing import Any
from xml.etree import ElementTree as ET

import cssselect2
import tinycss2
from selectolax.lexbor import LexborNode

from imbrex.values import frozen

Declarations = dict[str, str]
"""Values by property, in lower case but for generated content and variables."""

_MOST_RULES = 10_000
_MOST_ELEMENTS = 100_000
_DEEPEST = 200  # elements; selectors ask for all ancestors
_DEEPEST_RULE = 8
_MOST_SIBLINGS = 2000
_COUNTING = re.compile(r"~(?!=)|-of-type|nth-last|:has", re.IGNORECASE)  # ask for all siblings of each element
_GROUPS = frozenset({"media", "supports", "layer", "container", "scope"})
_PAPER = frozenset({"print", "speech", "braille", "embossed", "handheld", "projection", "tty", "tv"})
_SCREEN = {"width": 1280.0, "height": 720.0}  # pixels
_FEATURE = re.compile(r"\(\s*(min-|max-)?([\w-]+)\s*(?:(:|<=|>=|<|>|=)\s*([\w.-]+)\s*)?\)")
_NUMBER = re.compile(r"(\d{1,7}(?:\.\d{1,4})?)(px|em|rem)?")
_CASED = ("content", "--")
_Important = tuple[Declarations, Declarations]  # usual ones, important ones


@frozen
class ElementRules:
    """The declarations for an element, and for what is generated before and after its content."""

    own: Declarations = field(default_factory=dict)
    before: Declarations = field(default_factory=dict)
    after: Declarations = field(default_factory=dict)


_NOTHING = ElementRules()


class Cascade:
    """The style sheets of a page.

    Attributes:
        is_cut: whether some rules or elements were left out, because there are too many.
    """

    def __init__(self, sources: Iterable[str], root: LexborNode | None) -> None:
        self._matcher = cssselect2.Matcher()
        self._rules: list[_Important] = []
        sources = list(sources)
        elements, self.is_cut = _elements(root) if sources and root is not None else ({}, False)
        self._is_crowded = any(len(element) > _MOST_SIBLINGS for element in elements.values())
        for source in sources:
            for selector, compiled, declared in _rules_of(source):
                self._add(selector, compiled, declared)
        self._matched: dict[int, tuple[tuple[str | None, int], ...]] = {}
        self._known: dict[tuple[tuple[tuple[str | None, int], ...], str], ElementRules] = {}
        if self._rules:
            self._match(elements)

    def __bool__(self) -> bool:
        return bool(self._rules)

    def rules(self, node: LexborNode, style: str) -> ElementRules:
        """Collect the declarations for an element with a `style`."""
        matched = self._matched.get(node.mem_id, ()) if self._rules else ()
        if not matched and not style:
            return _NOTHING
        key = (matched, style)
        if key not in self._known:
            own = [self._rules[number] for pseudo, number in matched if pseudo is None]
            generated = (
                _merged([self._rules[number] for pseudo, number in matched if pseudo == name])
                for name in ("before", "after")
            )
            self._known[key] = ElementRules(_merged([*own, declarations(style)]), *generated)
        return self._known[key]

    def _add(self, selector: str, compiled: Iterable[Any], declared: _Important) -> None:
        if len(self._rules) >= _MOST_RULES or (self._is_crowded and _COUNTING.search(selector)):
            self.is_cut = True
            return
        for one in compiled:
            self._matcher.add_selector(one, len(self._rules))
        self._rules.append(declared)

    def _match(self, elements: dict[int, ET.Element]) -> None:
        top = next(iter(elements.values()), None)
        numbers = {id(element): number for number, element in elements.items()}
        for element in cssselect2.ElementWrapper.from_html_root(top).iter_subtree() if top is not None else ():
            found = self._matcher.match(element)
            if found:
                matched = tuple((pseudo, number) for _, _, pseudo, number in found)
                self._matched[numbers[id(element.etree_element)]] = matched


@lru_cache(maxsize=8)  # all chapters of a book have the same ones
def _rules_of(source: str) -> list[tuple[str, list[Any], _Important]]:
    """Read the rules of a style sheet: selectors, what they match, and declarations."""
    found: list[tuple[str, list[Any], _Important]] = []
    for selector, declared in _flat(tinycss2.parse_stylesheet(source, skip_comments=True, skip_whitespace=True)):
        if len(found) > _MOST_RULES:
            break
        try:
            found.append((selector, cssselect2.compile_selector_list(selector), declared))
        except cssselect2.SelectorError:
            continue
    return found


def _elements(root: LexborNode) -> tuple[dict[int, ET.Element], bool]:
    """Copy the elements of a page, for selectors, by number; and whether the deepest or last ones are missing."""
    elements: dict[int, ET.Element] = {}
    is_cut = False
    stack: list[tuple[LexborNode | None, ET.Element | None, int]] = [(root, None, 0)]
    while stack and len(elements) < _MOST_ELEMENTS:
        node, parent, depth = stack.pop()
        while node is not None and not node.is_element_node:
            node = node.next
        if node is None:
            continue
        element = ET.Element(node.tag or "", {name: value or "" for name, value in node.attributes.items()})
        elements[node.mem_id] = element
        if parent is not None:
            parent.append(element)
            stack.append((node.next, parent, depth))
        if depth < _DEEPEST:
            stack.append((node.first_child, element, depth + 1))
        else:
            is_cut = is_cut or node.first_child is not None
    return elements, is_cut or bool(stack)


def _merged(rules: Sequence[_Important]) -> Declarations:
    """Merge declarations in ascending order; important ones count more."""
    merged: Declarations = {}
    for place in (0, 1):
        for rule in rules:
            merged |= rule[place]
    return merged


def _flat(nodes: Iterable[Any], parent: str = "", depth: int = 0) -> Iterator[tuple[str, _Important]]:
    """Yield selectors with their declarations: rules in conditions that a screen meets, and nested rules."""
    for node in nodes if depth < _DEEPEST_RULE else ():
        if node.type == "qualified-rule":
            selector = _inside(parent, tinycss2.serialize(node.prelude).strip())
            contents = _contents(node.content)
            yield selector, _declared(contents)
            yield from _flat(contents, selector, depth + 1)
        elif node.type == "at-rule" and node.content is not None and _applies(node):
            contents = _contents(node.content)
            if parent:
                yield parent, _declared(contents)
            yield from _flat(contents, parent, depth + 1)


def _contents(content: Iterable[Any]) -> list[Any]:
    return list(tinycss2.parse_blocks_contents(content, skip_comments=True, skip_whitespace=True))


def _inside(parent: str, selector: str) -> str:
    """The selector of a nested rule, whose parent is "&" or in front of it."""
    if not parent:
        return selector
    around = f":is({parent})"
    return selector.replace("&", around) if "&" in selector else f"{around} {selector}"


def _applies(rule: Any) -> bool:
    name, condition = rule.lower_at_keyword, tinycss2.serialize(rule.prelude).strip().lower()
    if name == "media":
        return any(_meets(query.strip()) for query in condition.split(","))
    return name in _GROUPS and not condition.startswith("not ")


def _meets(query: str) -> bool:
    """Whether a screen of usual size meets a media query."""
    if query.startswith("not "):
        return not _meets(query[4:].strip())
    kind = query.removeprefix("only ").partition(" ")[0]
    return kind not in _PAPER and all(_has(*found) for found in _FEATURE.findall(query))


def _has(bound: str, name: str, sign: str, value: str) -> bool:
    number = _NUMBER.fullmatch(value)
    if name in _SCREEN and number is not None:
        size = float(number[1]) * (1 if number[2] == "px" else 16)
        if bound == "min-" or sign.startswith(">"):
            return _SCREEN[name] >= size
        return _SCREEN[name] <= size if bound == "max-" or sign.startswith("<") else _SCREEN[name] == size
    return value not in {"dark", "portrait", "reduce", "none", "coarse"}


@lru_cache(maxsize=4096)  # programs write the same into thousands of paragraphs
def declarations(style: str) -> _Important:
    """Read the attribute `style`: usual and important declarations, not to be modified."""
    return _declared(_contents(style)) if style else ({}, {})


def _declared(contents: Iterable[Any]) -> _Important:
    found: _Important = ({}, {})
    for one in contents:
        if one.type == "declaration":
            value = tinycss2.serialize([token for token in one.value if token.type != "comment"]).strip()
            name = one.name if one.name.startswith("--") else one.lower_name
            found[one.important][name] = value if name.startswith(_CASED) else value.lower()
    return found
