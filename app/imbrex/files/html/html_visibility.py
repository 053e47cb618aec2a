"""HTML visibility: what CSS makes of text: its look, why it is invisible, and the order of its letters."""

import re
from collections.abc import Mapping
from dataclasses import field, replace

from imbrex.engine.text.disguise import Disguise
from imbrex.files.html.cascade import Declarations, ElementRules
from imbrex.files.shared import css
from imbrex.files.shared.hidden_text import UNKNOWN, WHITE, Appearance, Colour
from imbrex.values import frozen

_FAR = -700.0  # points: the width of a page
_FAR_RIGHT = 3000.0  # points: beyond any screen
_UNSEEN_BY_ALL = 0.05  # opacity
_SIZES = {"1": 7.5, "2": 10.0, "3": 12.0, "4": 13.5, "5": 18.0, "6": 24.0, "7": 36.0}
_OLD = frozenset({"color", "bgcolor", "background", "text", "size", "hidden", "dir", "fill"})
_RUNNING = frozenset("span font b i u em strong small big sub sup tt code s strike mark ins label".split())
_CLIPPED = frozenset({"hidden", "clip", "scroll", "auto"})
_THINNEST = 0.76  # points: a pixel
_VARIABLE = re.compile(r"var\(\s*(--[\w-]{1,80})\s*(?:,([^()]{0,200}))?\)")
_FUNCTION = re.compile(r"([a-z0-9-]{1,40})\(((?:[^()]|\([^()]*\)){0,500})\)")
_NUMBER = re.compile(r"[+-]?\d{0,9}\.?\d{1,9}")
_SIZE_IN_FONT = re.compile(r"(?:^|\s)([+-]?[\d.]{1,12}(?:[a-z]{2,4}|%)?)(?:\s*/|\s)")
_MOST_VARIABLES = 100
_LONGEST = 2000


@frozen
class ComputedStyle:
    """Drawing of text in an element.

    Attributes:
        clear: its colour is transparent.
        why: why it is invisible with all its descendants, whatever their styles.
        variables: custom properties.
        overridden: its letters are shown from right to left.
        font: key of its font, if the page brings that along.
    """

    appearance: Appearance = Appearance()
    clear: bool = False
    why: Disguise | None = None
    in_paragraph: bool = False
    variables: Mapping[str, str] = field(default_factory=dict)
    overridden: bool = False
    font: str = ""

    def disguise(self) -> Disguise | None:
        """Why the text is invisible, or None if it is visible."""
        appearance = self.appearance
        return self.why or (replace(appearance, colour=appearance.ground) if self.clear else appearance).disguise()


def inside(
    around: ComputedStyle, tag: str, told: dict[str, str], said: ElementRules, *, is_site: bool
) -> ComputedStyle:
    """Return the drawing of text in an element, given that of its parent.

    Websites hide menus, dialogues and words for screen readers: in them only pieces of a paragraph count.
    """
    if not said.own and told.keys().isdisjoint(_OLD) and tag not in {"dialog", "svg"}:
        return around
    variables, own = _resolved(around.variables, said.own)
    computed = replace(_coloured(around, tag, told, own), variables=variables, overridden=_overridden(tag, told, own))
    if is_site and not (around.in_paragraph and tag in _RUNNING and "aria-hidden" not in told):
        return replace(computed, appearance=replace(computed.appearance, hidden=around.appearance.hidden))
    return replace(computed, why=around.why or _why(tag, told, own, computed))


def _resolved(around: Mapping[str, str], own: Declarations) -> tuple[Mapping[str, str], Declarations]:
    """Add the custom properties of an element, and put them into its declarations."""
    named = {name: value for name, value in own.items() if name.startswith("--")}
    variables = {**around, **named} if named and len(around) < _MOST_VARIABLES else around
    if not any("var(" in value for value in own.values()):
        return variables, own
    return variables, {name: _without_variables(value, variables) for name, value in own.items()}


def _without_variables(value: str, variables: Mapping[str, str]) -> str:
    for _ in range(4):  # of variables in variables
        if "var(" not in value or len(value) > _LONGEST:
            break
        value = _VARIABLE.sub(lambda found: variables.get(found[1], found[2] or "").strip(), value)
    return value


def _coloured(around: ComputedStyle, tag: str, told: dict[str, str], own: Declarations) -> ComputedStyle:
    clear, colour = around.clear, around.appearance.colour
    written = own.get("-webkit-text-fill-color") or own.get("fill" if tag in _DRAWN_TAGS else "color")
    written = written or told.get("fill" if tag in _DRAWN_TAGS else "color" if tag == "font" else "text", "")
    value = css.colour(written or "")
    if value is not None:
        clear = value == css.CLEAR
        colour = colour if isinstance(value, str) else value
    appearance = replace(
        around.appearance,
        colour=colour,
        ground=UNKNOWN if tag == "svg" else _ground(own, told, colour) or around.appearance.ground,
        points=_points(around.appearance.points, tag, told, own),
        hidden=_visibility(around.appearance.hidden, own),
    )
    return replace(around, appearance=appearance, clear=clear)


_DRAWN_TAGS = frozenset({"svg", "g", "text", "tspan", "textpath"})


def _ground(own: Declarations, told: dict[str, str], colour: Colour | None) -> Colour | None:
    """Return the element's own background, or None if it inherits its parent's."""
    image = own.get("background-image", "")
    if "url(" in image or "gradient" in image or told.get("background"):
        return UNKNOWN
    written = own.get("background-color") or own.get("background") or told.get("bgcolor", "")
    if not written:
        return None
    if written == "currentcolor":
        return colour
    found = css.colour(written)
    if found is None:  # the shorthand has more than a colour
        colours = [one for word in written.split() if (one := css.colour(word)) is not None]
        found = colours[0] if colours and "url(" not in written else _of_rest(written)
    return None if isinstance(found, str) else found


def _of_rest(written: str) -> Colour | str:
    return css.CLEAR if written in {"none", "inherit", "initial", "unset"} else UNKNOWN


def _points(around: float, tag: str, told: dict[str, str], own: Declarations) -> float:
    if tag == "font" and told.get("size"):
        around = _SIZES.get(told["size"], around)
    written = own.get("font-size", "")
    if not written and "font" in own and (found := _SIZE_IN_FONT.search(f"{own['font']} ")):
        written = found[1]
    size = css.points(written, around)
    zoom = own.get("zoom", "1")
    factor = float(zoom.rstrip("%")) / (100 if "%" in zoom else 1) if _NUMBER.fullmatch(zoom.rstrip("%")) else 1.0
    return (around if size is None else size) * factor


def _visibility(around: bool, own: Declarations) -> bool:
    value = own.get("visibility", "")
    return value in {"hidden", "collapse"} if value and value != "inherit" else around


def _overridden(tag: str, told: dict[str, str], own: Declarations) -> bool:
    """Whether an element turns the order of its letters, unlike one that only names a direction."""
    override = "override" in own.get("unicode-bidi", "bidi-override" if tag == "bdo" else "")
    return override and own.get("direction", told.get("dir", "").lower()) == "rtl"


def _why(tag: str, told: dict[str, str], own: Declarations, computed: ComputedStyle) -> Disguise | None:
    if tag == "dialog" and "open" not in told and "display" not in own:
        return Disguise.HIDDEN
    if ("hidden" in told and "display" not in own) or not own:
        return Disguise.HIDDEN if "hidden" in told else None
    if _is_for_ears(own) and not computed.in_paragraph:
        return None
    if _is_gone(own) or _is_clipped(own) or _is_flat(own, computed.appearance.points):
        return Disguise.HIDDEN
    if _is_moved_off(own, computed.appearance.points):
        return Disguise.OFF_PAGE
    return _transformed(own, computed.appearance.points)


def _is_gone(own: Declarations) -> bool:
    if own.get("display") == "none" or own.get("mso-hide") == "all" or own.get("content-visibility") == "hidden":
        return True
    faded = re.search(r"opacity\(([^)]{1,20})\)", own.get("filter", ""))
    return any(_share(value) <= _UNSEEN_BY_ALL for value in (own.get("opacity", "1"), faded[1] if faded else "1"))


def _share(value: str) -> float:
    try:
        return float(value.rstrip("% ")) / (100 if "%" in value else 1)
    except ValueError:
        return 1.0


def _is_for_ears(own: Declarations) -> bool:
    """Detect the usual way to show text to screen readers only: a box of one pixel."""
    return own.get("width", "") in {"1px", "0"} and own.get("height", "") in {"1px", "0"}


def _is_clipped(own: Declarations) -> bool:
    """Whether nothing is left of an element that is clipped."""
    path = _FUNCTION.match(own.get("clip-path", ""))
    numbers = [float(number) for number in _NUMBER.findall(path[2])] if path else []
    if path and path[1] == "inset" and numbers:
        return numbers[0] + numbers[-1 if len(numbers) < 3 else 2] >= 100 and "%" in path[2]
    if path and path[1] in {"circle", "ellipse", "polygon", "rect"} and not any(numbers):
        return True
    clip = _FUNCTION.match(own.get("clip", ""))
    edges = [float(number) for number in _NUMBER.findall(clip[2])] if clip else []
    return len(edges) == 4 and (edges[0] >= edges[2] - 1 or edges[3] >= edges[1] - 1)


def _is_flat(own: Declarations, size: float) -> bool:
    """Whether the text does not fit into an element that cuts it off."""
    if not any(own.get(name, "").split(" ")[0] in _CLIPPED for name in ("overflow", "overflow-x", "overflow-y")):
        return False
    sides = ("height", "max-height", "width", "max-width", "block-size", "inline-size", "line-height")
    return any(
        (length := css.points(own[name], size)) is not None and length <= _THINNEST for name in sides if name in own
    )


def _is_moved_off(own: Declarations, size: float) -> bool:
    names = ["text-indent", "margin-left", "margin-top", "margin-inline-start"]
    edges = _four(own.get("margin", ""))
    places = {"margin-top": edges[0], "margin-left": edges[3]}
    if own.get("position", "") in {"absolute", "fixed", "relative"}:
        names += ["left", "top"]
        places |= dict(zip(("top", "right", "bottom", "left"), _four(own.get("inset", "")), strict=True))
        far = [css.points(own.get(name) or places.get(name, ""), size) or 0.0 for name in ("right", "bottom")]
        if max(far) >= -_FAR:
            return True
    moved = [css.points(own.get(name) or places.get(name, ""), size) or 0.0 for name in names]
    return min(moved) <= _FAR or max(moved) >= _FAR_RIGHT


def _four(value: str) -> list[str]:
    """The sides of a shorthand: top, right, bottom and left."""
    sides = value.split()[:4] or [""]
    top, right = sides[0], sides[1] if len(sides) > 1 else sides[0]
    bottom = sides[2] if len(sides) > 2 else top
    return [top, right, bottom, sides[3] if len(sides) > 3 else right]


def _transformed(own: Declarations, size: float) -> Disguise | None:
    """Why an element is invisible after it was scaled, turned or moved."""
    functions = _FUNCTION.findall(own.get("transform", ""))
    functions += [(name, own[name]) for name in ("scale", "rotate", "translate") if name in own]
    for name, arguments in functions:
        values = arguments.replace(",", " ").split()
        if name.startswith("scale") and any(_NUMBER.fullmatch(one) and abs(float(one)) <= 0.1 for one in values):
            return Disguise.TINY
        if name in {"rotatex", "rotatey"} and values[:1] in (["90deg"], ["270deg"], ["-90deg"], [".25turn"]):
            return Disguise.HIDDEN
        if name.startswith("translate") and any(abs(css.points(one, size) or 0.0) >= -_FAR for one in values):
            return Disguise.OFF_PAGE
    return None


def covers(said: Declarations) -> bool:
    """Whether what is generated lies over all of its element."""
    edges = [said.get(name, "") for name in ("top", "left")]
    whole = said.get("inset") == "0" or (edges == ["0", "0"] and said.get("width") == said.get("height") == "100%")
    ground = _ground(said, {}, None)
    return said.get("position") == "absolute" and whole and ground not in {None, UNKNOWN}


def start(*, is_site: bool) -> ComputedStyle:
    """The drawing of text in a page; the background of a website is in a style sheet elsewhere."""
    return ComputedStyle(Appearance(ground=UNKNOWN if is_site else WHITE))
