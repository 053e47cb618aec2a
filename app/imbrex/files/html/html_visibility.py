"""HTML visibility: effect of tags and style sheets on text, inherited from an element to its descendants."""

from dataclasses import dataclass, replace

from selectolax.lexbor import LexborHTMLParser, LexborNode

from imbrex.engine.text.disguise import Disguise
from imbrex.files.shared import css
from imbrex.files.shared.visibility import UNKNOWN, WHITE, Colour, Look

_FAR = -700.0  # points: the width of a page
_SITES = "script[src], nav, link[rel~=stylesheet]"
_RUNNING = frozenset("span font b i u em strong small big sub sup tt code s strike mark ins label".split())
_SIZES = {"1": 7.5, "2": 10.0, "3": 12.0, "4": 13.5, "5": 18.0, "6": 24.0, "7": 36.0}
_UNSEEN_BY_ALL = 0.05  # opacity


@dataclass(frozen=True, slots=True)
class Inked:
    """Drawing of text in an element; `clear` if its colour is transparent."""

    look: Look = Look()  # noqa: RUF009 - frozen
    clear: bool = False
    gone: bool = False  # with all its descendants, whatever their styles
    in_paragraph: bool = False

    def disguise(self) -> Disguise | None:
        """Why the text is invisible, or None if it is visible."""
        look = self.look
        return replace(
            look, hidden=look.hidden or self.gone, colour=look.ground if self.clear else look.colour
        ).disguise()


class Page:
    """Properties of a page as a whole.

    Pages of websites hide menus, dialogues and words for screen readers, and have external style sheets that colour the
    background: in them only hidden sentences inside a paragraph count, and the background is unknown unless declared.
    """

    def __init__(self, page: LexborHTMLParser) -> None:
        self._sheet = css.Sheet(style.text() or "" for style in page.css("style"))
        self.is_site = page.css_first(_SITES) is not None
        self.start = Inked(Look(ground=UNKNOWN if self.is_site else WHITE))

    def inside(self, around: Inked, node: LexborNode, tag: str) -> Inked:
        """Return the drawing of text in an element, given that of its parent."""
        attributes = node.attributes
        inked = replace(around, in_paragraph=True) if tag == "p" and not around.in_paragraph else around
        if not attributes and not self._sheet:
            return inked
        told = {name: value or "" for name, value in attributes.items()}
        said = self._sheet.said(tag, told.get("class", ""), told.get("id", ""), told.get("style", ""))
        if said or not told.keys().isdisjoint(_OLD):
            inked = self._drawn(inked, tag, told, said)
        return inked

    def _drawn(self, around: Inked, tag: str, told: dict[str, str], said: css.Declarations) -> Inked:
        clear, colour = around.clear, around.look.colour
        if said.get("color") == css.UNSURE:
            clear, colour = False, None
        value = css.colour(said.get("color") or (told.get("color", "") if tag == "font" else told.get("text", "")))
        if value is not None:
            clear = value == css.CLEAR
            colour = colour if isinstance(value, str) else value
        look = replace(
            around.look,
            colour=colour,
            ground=_ground(said, told) or around.look.ground,
            points=_points(around.look.points, tag, told, said),
            hidden=_visibility(around.look.hidden, said),
        )
        inked = replace(around, look=look, clear=clear)
        if self.is_site and not (around.in_paragraph and tag in _RUNNING and "aria-hidden" not in told):
            return replace(inked, look=replace(look, hidden=around.look.hidden))
        away = look.away or (_is_moved_off(said, look.points) and not _is_for_ears(said))
        return replace(inked, look=replace(look, away=away), gone=around.gone or _is_gone(told, said))


_OLD = frozenset({"color", "bgcolor", "background", "text", "size", "hidden"})


def _ground(said: css.Declarations, told: dict[str, str]) -> Colour | None:
    """Return the element's own background, or None if it inherits its parent's."""
    if "url(" in said.get("background-image", "") or "gradient" in said.get("background-image", ""):
        return UNKNOWN
    if told.get("background"):
        return UNKNOWN
    written = said.get("background-color") or said.get("background") or told.get("bgcolor", "")
    if not written:
        return None
    colour = css.colour(written)
    if colour is None:  # the shorthand has more than a colour
        colours = [found for word in written.split() if (found := css.colour(word)) is not None]
        colour = colours[0] if colours and "url(" not in written else _of_rest(written)
    return None if isinstance(colour, str) else colour


def _of_rest(written: str) -> Colour | str:
    return css.CLEAR if written in {"none", "inherit", "initial", "unset"} else UNKNOWN


def _points(around: float, tag: str, told: dict[str, str], said: css.Declarations) -> float:
    if tag == "font" and told.get("size"):
        around = _SIZES.get(told["size"], around)
    size = css.points(said.get("font-size", ""), around)
    return around if size is None else size


def _visibility(around: bool, said: css.Declarations) -> bool:
    value = said.get("visibility", "")
    return value in {"hidden", "collapse"} if value and value != "inherit" else around


def _is_gone(told: dict[str, str], said: css.Declarations) -> bool:
    if said.get("display", "") == "none" or said.get("mso-hide", "") == "all":
        return True
    if "hidden" in told and "display" not in said:
        return True
    try:
        return float(said.get("opacity", "1").rstrip("%")) <= _UNSEEN_BY_ALL
    except ValueError:
        return False


def _is_moved_off(said: css.Declarations, size: float) -> bool:
    names = ["text-indent", "margin-left", "margin-top"]
    if said.get("position", "") in {"absolute", "fixed", "relative"}:
        names += ["left", "top"]
    return any((css.points(said.get(name, ""), size) or 0.0) <= _FAR for name in names)


def _is_for_ears(said: css.Declarations) -> bool:
    """Detect the usual way to show text to screen readers only: a box of one pixel."""
    return said.get("width", "") in {"1px", "0"} and said.get("height", "") in {"1px", "0"}
