"""Theme: all colours except those of scores: light, dark, and both with high contrast."""

from functools import cache
from typing import NamedTuple

from PySide6.QtCore import QEvent
from PySide6.QtGui import QColor, QPalette
from PySide6.QtWidgets import QApplication, QWidget

from imbrex.gui.theme.contrast import READABLE, STRONG, VISIBLE, contrast, even_ramp, luminance, mix, readable

# Lightness, chroma, hue of OKLab. Lightness alone gives the order, so that it is visible without hues; it moves
# away from the page, so that high scores stand out.
HEAT_LIGHT = ((0.95, 0.06, 98), (0.80, 0.135, 70), (0.62, 0.175, 42), (0.45, 0.15, 22), (0.29, 0.10, 5))
HEAT_DARK = ((0.35, 0.07, -60), (0.48, 0.14, -10), (0.63, 0.17, 35), (0.79, 0.14, 70), (0.95, 0.10, 102))
STEPS = 101  # whole percent


@cache
def heat_ramp(dark: bool) -> list[QColor]:
    """Return a colour for each whole percent, on a light or dark page; equal differences look equal."""
    return even_ramp(HEAT_DARK if dark else HEAT_LIGHT, STEPS)


# Okabe and Ito's palette for colour blindness ("Color Universal Design", 2008), without black, ordered so that
# neighbours in a text differ in lightness as well as in hue; grey takes black's place.
HUES = ("#0072B2", "#E69F00", "#009E73", "#CC79A7", "#56B4E9", "#D55E00", "#B8A800", "#8A8F98")


DARKER = 140  # percent by which Fusion darkens the window's colour for outlines


class Theme(NamedTuple):
    """Colours of one scheme.

    Attributes:
        name: "light", "dark", "high-light" or "high-dark".
        dark: whether text is light on a dark page.
        high: whether borders and text have the highest contrast.
        base, text: of the text page.
        window, window_text: of everything around it.
        muted: secondary text on `window` and on `base`.
        line: hairlines.
        accent: selection, focus.
        hit, hit_current: backgrounds of search hits.
        tint, tint_current: share of a passage's hue in its highlight.
    """

    name: str
    dark: bool
    base: QColor
    text: QColor
    window: QColor
    window_text: QColor
    button: QColor
    muted: QColor
    line: QColor
    accent: QColor
    accent_text: QColor
    hit: QColor
    hit_current: QColor
    tint: float
    tint_current: float
    high: bool = False

    @property
    def focus(self) -> QColor:
        """Focus ring."""
        return readable(self.accent, self._hardest, self.window_text, STRONG if self.high else VISIBLE)

    @property
    def chosen(self) -> QColor:
        """Background of the highlighted menu item; nothing else marks it."""
        return readable(self.accent, self.base, self.text, STRONG if self.dark or self.high else READABLE)

    @property
    def link(self) -> QColor:
        """Text that leads somewhere, on a page or on the window."""
        return readable(self.accent, self._hardest, self.window_text)

    @property
    def chosen_text(self) -> QColor:
        """Text on `chosen`; the page's colour where white would be too pale."""
        return max(self.accent_text, self.base, key=lambda color: contrast(color, self.chosen))

    def highlight(self, number: int) -> QColor:
        """Background of the words of a passage."""
        return _shades(self.name)[number % len(HUES)].highlight

    def highlight_current(self, number: int) -> QColor:
        """Background of the words of the current passage."""
        return _shades(self.name)[number % len(HUES)].highlight_current

    def strong(self, number: int) -> QColor:
        """Outlines, bars and strips of a passage."""
        return _shades(self.name)[number % len(HUES)].strong

    def ink(self, number: int) -> QColor:
        """Number of a passage on `window`."""
        return _shades(self.name)[number % len(HUES)].ink

    def heat(self, fraction: float) -> QColor:
        """Colour of a score at or above the threshold; equal differences look equal."""
        ramp = heat_ramp(self.dark)
        return ramp[round(min(1.0, max(0.0, fraction)) * (len(ramp) - 1))]

    def heat_below(self, fraction: float) -> QColor:
        """Colour of a score below the threshold: the same, but paler the lower it is."""
        return mix(self.base, self.heat(fraction), 0.18 + 0.32 * fraction)

    def heat_own(self, fraction: float) -> QColor:
        """Colour of a score between drafts of one author, which does not count: a distinct hue."""
        return mix(self.base, QColor(HUES[4]), 0.25 + 0.5 * fraction)

    def overlay(self) -> QColor:
        """Overlay on text outside the body: dims it but keeps it readable."""
        color = QColor(self.base)
        color.setAlphaF(0.28)
        return color

    def left_out(self) -> QColor:
        """Background of words that a template or an excluded phrase excludes from the comparison."""
        return mix(self.base, self.text, 0.09)

    def switches(self) -> QPalette:
        """Palette of check boxes: in dark themes, an empty box in the page colour would be hardly visible."""
        palette = self.outlined()
        if self.dark and not self.high:
            palette.setColor(QPalette.ColorRole.Base, mix(self.window, self.window_text, 0.33))
        return palette

    def outlined(self) -> QPalette:
        """Palette of widgets that Fusion outlines in a darker shade of the window, which may be black already."""
        palette = self.palette()
        if self.high:
            palette.setColor(QPalette.ColorRole.Window, self.line.lighter(DARKER))
        return palette

    def palette(self) -> QPalette:
        """Return a full palette for the Fusion style."""
        palette = QPalette(self.button, self.window)
        roles = {
            QPalette.ColorRole.Window: self.window,
            QPalette.ColorRole.WindowText: self.window_text,
            QPalette.ColorRole.Base: self.base,
            QPalette.ColorRole.AlternateBase: mix(self.base, self.window, 0.6),
            QPalette.ColorRole.Text: self.text,
            QPalette.ColorRole.Button: self.button,
            QPalette.ColorRole.ButtonText: self.window_text,
            QPalette.ColorRole.BrightText: QColor("#ffffff"),
            QPalette.ColorRole.Highlight: self.accent,
            QPalette.ColorRole.HighlightedText: self.accent_text,
            QPalette.ColorRole.ToolTipBase: self.base,
            QPalette.ColorRole.ToolTipText: self.text,
            QPalette.ColorRole.PlaceholderText: self.muted,
            QPalette.ColorRole.Link: self.link,
            QPalette.ColorRole.Mid: self.line,
            # Fusion draws hairlines in this; the colour that Qt computes glares in dark themes.
            QPalette.ColorRole.Light: mix(self.button, QColor("#ffffff"), 0.05 if self.dark else 0.8),
            QPalette.ColorRole.Accent: self.accent,
        }
        for role, color in roles.items():
            palette.setColor(role, color)
        for role in (QPalette.ColorRole.WindowText, QPalette.ColorRole.Text, QPalette.ColorRole.ButtonText):
            palette.setColor(QPalette.ColorGroup.Disabled, role, self.faint)
        return palette

    @property
    def faint(self) -> QColor:
        """Disabled text and icons: no more than visible, but on any background."""
        return readable(mix(self.window, self.window_text, 0.42), self._hardest, self.window_text, VISIBLE)

    @property
    def _hardest(self) -> QColor:
        """The background with the least contrast."""
        return min((self.window, self.base, self.button), key=lambda color: contrast(color, self.window_text))


LIGHT = Theme(
    name="light",
    dark=False,
    base=QColor("#ffffff"),
    text=QColor("#1d1f23"),
    window=QColor("#f3f3f4"),
    window_text=QColor("#24262a"),
    button=QColor("#f0f0f1"),
    muted=QColor("#62666d"),
    line=QColor("#d9dadd"),
    accent=QColor("#0067a3"),
    accent_text=QColor("#ffffff"),
    hit=QColor("#ffe27a"),
    hit_current=QColor("#ffb938"),
    tint=0.26,
    tint_current=0.40,
)

DARK = Theme(
    name="dark",
    dark=True,
    base=QColor("#1c1d20"),
    text=QColor("#e3e4e6"),
    window=QColor("#27282c"),
    window_text=QColor("#e3e4e6"),
    button=QColor("#33353a"),
    muted=QColor("#a3a7ae"),
    line=QColor("#3d3f45"),
    accent=QColor("#2a72a8"),
    accent_text=QColor("#ffffff"),
    hit=QColor("#5c4c0a"),
    hit_current=QColor("#7a5600"),
    tint=0.30,
    tint_current=0.42,
)

HIGH_LIGHT = Theme(
    name="high-light",
    dark=False,
    high=True,
    base=QColor("#ffffff"),
    text=QColor("#000000"),
    window=QColor("#ffffff"),
    window_text=QColor("#000000"),
    button=QColor("#ffffff"),
    muted=QColor("#333333"),
    line=QColor("#4d4d4d"),
    accent=QColor("#00389c"),
    accent_text=QColor("#ffffff"),
    hit=QColor("#ffe27a"),
    hit_current=QColor("#ffb938"),
    tint=0.26,
    tint_current=0.40,
)

HIGH_DARK = Theme(
    name="high-dark",
    dark=True,
    high=True,
    base=QColor("#000000"),
    text=QColor("#ffffff"),
    window=QColor("#000000"),
    window_text=QColor("#ffffff"),
    button=QColor("#000000"),
    muted=QColor("#d6d6d6"),
    line=QColor("#b8b8b8"),
    accent=QColor("#ffd800"),
    accent_text=QColor("#000000"),
    hit=QColor("#5c4c0a"),
    hit_current=QColor("#6e4c00"),
    tint=0.30,
    tint_current=0.42,
)

THEMES = {theme.name: theme for theme in (LIGHT, DARK, HIGH_LIGHT, HIGH_DARK)}


class Shades(NamedTuple):
    """Shades of one hue in one theme."""

    highlight: QColor
    highlight_current: QColor
    strong: QColor
    ink: QColor


@cache
def _shades(name: str) -> tuple[Shades, ...]:
    """The shades of all hues, cached because every painted line needs them."""
    theme = THEMES[name]
    return tuple(
        Shades(
            mix(theme.base, QColor(hue), theme.tint),
            mix(theme.base, QColor(hue), theme.tint_current),
            _strong(theme, QColor(hue)),
            readable(QColor(hue), theme.window, theme.window_text, STRONG if theme.high else READABLE),
        )
        for hue in HUES
    )


def _strong(theme: Theme, hue: QColor) -> QColor:
    return readable(mix(hue, theme.text, 0.15) if theme.dark else hue, theme.base, theme.text, VISIBLE)


def theme_of(palette: QPalette) -> Theme:
    """Return the theme of a widget, identified by its palette."""
    line = palette.color(QPalette.ColorRole.Mid)  # not overridden by any widget
    known = next((theme for theme in THEMES.values() if theme.line == line), None)
    return known or (DARK if luminance(palette.color(QPalette.ColorRole.Window)) < 0.2 else LIGHT)


def is_palette_change(event: QEvent) -> bool:
    """Whether a widget must repaint or reload its icons because the theme changed."""
    return event.type() in {QEvent.Type.PaletteChange, QEvent.Type.ApplicationPaletteChange}


def page_palette(widget: QWidget) -> QPalette:
    """Return the palette of a widget on a page background."""
    theme = theme_of(QApplication.palette())
    palette = QPalette(widget.palette())
    palette.setColor(QPalette.ColorRole.Window, theme.base)
    return palette
