"""Step: what the tour shows at one place of the window."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Step:
    """One bubble.

    Attributes:
        place: name of the widget it points at; of an action for one that stands in a menu.
        title, text: what it says.
        needs_pair: whether two texts have to be side by side.
    """

    place: str
    title: str
    text: str
    needs_pair: bool = True
