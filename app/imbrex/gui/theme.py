"""Theme: the only place that knows colours, in light and in dark."""

from dataclasses import dataclass
from functools import cache
from typing import Literal

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QColor, QFont, QPalette
from PySide6.QtWidgets import QApplication, QWidget

from imbrex.gui.contrast import VISIBLE, contrast, luminance, mix, readable
from imbrex.gui.oklab import even_ramp

Scheme = Literal["light", "dark", "system"]

# Okabe and Ito's colours for colour-blind eyes ("Color Universal Design", 2008), without black, ordered so that
# neighbours in a text differ in lightness as well as in hue; grey takes black's place.
HUES = ("#0072B2", "#E69F00", "#009E73", "#CC79A7", "#56B4E9", "#D55E00", "#B8A800", "#8A8F98")

# Where scores lead from nothing to all: lightness, chroma, hue of OKLab. Lightness alone tells the order, so that it
# can be seen without seeing hues; away from the page, so that what is high is what stands out.
HEAT_LIGHT = ((0.95, 0.06, 98), (0.80, 0.135, 70), (0.62, 0.175, 42), (0.45, 0.15, 22), (0.29, 0.10, 5))
HEAT_DARK = ((0.35, 0.07, -60), (0.48, 0.14, -10), (0.63, 0.17, 35), (0.79, 0.14, 70), (0.95, 0.10, 102))


@dataclass(frozen=True, slots=True)
class Theme:
    """The colours of one scheme.

    Attributes:
        base, text: of the page people read.
        window, window_text: of what lies around it.
        muted: secondary text on `window` and on `base`.
        line: hairlines.
        accent: selection, focus.
        hit, hit_current: behind what Find found.
        tint, tint_current: share of a passage's hue in its highlight.
    """

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

    def highlight(self, number: int) -> QColor:
        """Behind the words of a passage."""
        return _shades(self.dark)[number % len(HUES)].highlight

    def highlight_current(self, number: int) -> QColor:
        """Behind the words of the passage people look at."""
        return _shades(self.dark)[number % len(HUES)].highlight_current

    def strong(self, number: int) -> QColor:
        """For outlines, bars and strips of a passage."""
        return _shades(self.dark)[number % len(HUES)].strong

    def ink(self, number: int) -> QColor:
        """For a passage's number on `window`."""
        return _shades(self.dark)[number % len(HUES)].ink

    def stroke(self, change: int) -> QColor:
        """For the stroke at a word that was changed in this way, on the highlight of any passage."""
        return _strokes(self.dark)[change]

    def heat(self, fraction: float) -> QColor:
        """The colour of a score that deserves a look; equal differences look alike."""
        ramp = _heat(self.dark)
        return ramp[round(min(1.0, max(0.0, fraction)) * (len(ramp) - 1))]

    def heat_below(self, fraction: float) -> QColor:
        """The colour of a score below the threshold: the same, paler, the more so the lower it is."""
        return mix(self.base, self.heat(fraction), 0.18 + 0.32 * fraction)

    def heat_own(self, fraction: float) -> QColor:
        """The colour of a score that does not count, of one author's drafts: another hue altogether."""
        return mix(self.base, QColor(HUES[4]), 0.25 + 0.5 * fraction)

    def veil(self) -> QColor:
        """Over text that is not the body: dims it and keeps it readable."""
        color = QColor(self.base)
        color.setAlphaF(0.28)
        return color

    def left_out(self) -> QColor:
        """Behind words that a template or an excluded phrase takes out of the comparison."""
        return mix(self.base, self.text, 0.09)

    def switches(self) -> QPalette:
        """The palette of check boxes: in the dark, an empty box in the colour of paper could hardly be seen."""
        palette = self.palette()
        if self.dark:
            palette.setColor(QPalette.ColorRole.Base, mix(self.window, self.window_text, 0.33))
        return palette

    def palette(self) -> QPalette:
        """A full palette for the Fusion style."""
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
            QPalette.ColorRole.Link: readable(self.accent, self.base, self.text),
            QPalette.ColorRole.Mid: self.line,
            # Fusion draws hairlines in this; what Qt works out by itself glares in the dark.
            QPalette.ColorRole.Light: mix(self.button, QColor("#ffffff"), 0.05 if self.dark else 0.8),
            QPalette.ColorRole.Accent: self.accent,
        }
        for role, color in roles.items():
            palette.setColor(role, color)
        for role in (QPalette.ColorRole.WindowText, QPalette.ColorRole.Text, QPalette.ColorRole.ButtonText):
            palette.setColor(QPalette.ColorGroup.Disabled, role, mix(self.window, self.window_text, 0.42))
        return palette


LIGHT = Theme(
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


@dataclass(frozen=True, slots=True)
class Shades:
    """What one hue becomes in one theme."""

    highlight: QColor
    highlight_current: QColor
    strong: QColor
    ink: QColor


@cache
def _shades(dark: bool) -> tuple[Shades, ...]:
    """The shades of all hues; worked out once, for they are asked for with every line painted."""
    theme = DARK if dark else LIGHT
    return tuple(
        Shades(
            mix(theme.base, QColor(hue), theme.tint),
            mix(theme.base, QColor(hue), theme.tint_current),
            mix(QColor(hue), theme.text, 0.15) if dark else QColor(hue),
            readable(QColor(hue), theme.window, theme.window_text),
        )
        for hue in HUES
    )


@cache
def _strokes(dark: bool) -> tuple[QColor, ...]:
    """One for each way, from kept to dropped: grey, grey, blue, purple, green, vermilion."""
    theme = DARK if dark else LIGHT
    highlights = [theme.highlight_current(number) for number in range(len(HUES))]
    hardest = min(highlights, key=lambda color: contrast(color, theme.text))
    hues = (theme.muted, theme.muted, *(QColor(HUES[row]) for row in (0, 3, 2, 5)))
    return tuple(readable(hue, hardest, theme.text, VISIBLE) for hue in hues)


@cache
def _heat(dark: bool) -> list[QColor]:
    return even_ramp(HEAT_DARK if dark else HEAT_LIGHT, 101)


def theme_of(palette: QPalette) -> Theme:
    """The theme a widget is shown in, told from its palette."""
    return DARK if luminance(palette.color(QPalette.ColorRole.Window)) < 0.2 else LIGHT


def reading_font() -> QFont:
    """A serif for long texts, a little larger than the window's own font."""
    font = QFont()
    size = QApplication.font().pointSizeF()
    font.setFamilies(["Source Serif 4", "Charter", "Noto Serif", "Georgia", "DejaVu Serif"])
    font.setStyleHint(QFont.StyleHint.Serif)
    font.setPointSizeF(max(size, 9.0) + 1.5)
    return font


STYLE = """
QToolTip {{ color: {text}; background: {base}; border: 1px solid {line}; padding: 4px 6px; }}
QToolButton {{ border: 1px solid transparent; border-radius: 4px; padding: 4px 8px; }}
QToolButton:hover {{ background: {button}; border-color: {line}; }}
QToolButton:checked {{ background: {checked}; border-color: {line}; }}
QToolButton:pressed {{ background: {line}; }}
QToolButton:focus {{ border-color: {accent}; }}
#lensSwitch QToolButton {{ border-color: {line}; border-radius: 0; margin-left: -1px; padding: 4px 10px; }}
#lensSwitch QToolButton:focus {{ border-color: {accent}; }}
#lensSwitch #shinglesLens {{ border-top-left-radius: 4px; border-bottom-left-radius: 4px; margin-left: 0; }}
#lensSwitch #mapLens {{ border-top-right-radius: 4px; border-bottom-right-radius: 4px; }}
QDialogButtonBox {{ dialogbuttonbox-buttons-have-icons: 0; }}
QMainWindow::separator {{ background: {line}; width: 1px; height: 1px; }}
"""


def style_sheet(theme: Theme) -> str:
    """What Fusion with a palette does not do alone."""
    names = {name: getattr(theme, name).name() for name in ("text", "base", "line", "button", "accent")}
    return STYLE.format(checked=mix(theme.window, theme.accent, 0.18).name(), **names)


def wanted(application: QApplication, scheme: Scheme) -> Theme:
    """The theme for a choice; "system" is light where the system does not say."""
    if scheme == "system":
        return DARK if application.styleHints().colorScheme() == Qt.ColorScheme.Dark else LIGHT
    return DARK if scheme == "dark" else LIGHT


def apply(application: QApplication, scheme: Scheme) -> None:
    """Put a scheme on the whole program; "system" also follows the system's later changes."""
    follower = application.findChild(Follower) or Follower(application)
    follower.follow(scheme)


class Follower(QObject):
    """Keeps the program in the chosen scheme."""

    def __init__(self, application: QApplication) -> None:
        super().__init__(application)
        self._application = application
        self._scheme: Scheme = "system"
        application.setStyle("Fusion")
        application.styleHints().colorSchemeChanged.connect(self._on_system_changed)

    def follow(self, scheme: Scheme) -> None:
        """Show this scheme from now on."""
        self._scheme = scheme
        theme = wanted(self._application, scheme)
        # Where a desktop's own theme is loaded, title bars and file dialogs follow this; elsewhere it does nothing.
        hints = self._application.styleHints()
        chosen = Qt.ColorScheme.Dark if theme.dark else Qt.ColorScheme.Light
        hints.setColorScheme(Qt.ColorScheme.Unknown if scheme == "system" else chosen)
        self._application.setPalette(theme.palette())
        for kind in ("QCheckBox", "QRadioButton"):
            self._application.setPalette(theme.switches(), kind)  # type: ignore[arg-type]  # PySide refuses bytes
        self._application.setStyleSheet(style_sheet(theme))

    def _on_system_changed(self) -> None:
        if self._scheme == "system":
            self.follow("system")


def is_palette_change(event: QEvent) -> bool:
    """Whether a widget must paint or load its icons anew because the theme changed."""
    return event.type() in {QEvent.Type.PaletteChange, QEvent.Type.ApplicationPaletteChange}


def page_palette(widget: QWidget) -> QPalette:
    """The palette of a widget whose surroundings are paper too."""
    theme = theme_of(QApplication.palette())
    palette = QPalette(widget.palette())
    palette.setColor(QPalette.ColorRole.Window, theme.base)
    return palette
