import pytest
from PySide6.QtGui import QColor, QPalette
from PySide6.QtWidgets import QApplication, QMenu, QTabBar

from imbrex.gui.appearance import dress
from imbrex.gui.appearance.contrast import READABLE, contrast, mix
from imbrex.gui.appearance.theme import DARK, HIGH_DARK, HUES, LIGHT, theme_of

THEMES = pytest.mark.parametrize("scheme", [LIGHT, DARK], ids=["light", "dark"])


@pytest.fixture
def untouched(qapp):
    palette, sheet, style = qapp.palette(), qapp.styleSheet(), qapp.style().name()
    yield qapp
    follower = qapp.findChild(dress.Follower)
    if follower is not None:
        qapp.styleHints().colorSchemeChanged.disconnect(follower._on_system_changed)
        follower.setParent(None)
        follower.deleteLater()
    qapp.setStyle(style)
    qapp.setPalette(palette)
    qapp.setStyleSheet(sheet)


def test_contrast_is_that_of_the_standard():
    assert contrast(QColor("white"), QColor("black")) == pytest.approx(21)
    assert contrast(QColor("#777777"), QColor("white")) == pytest.approx(4.48, abs=0.01)


@THEMES
def test_text_can_be_read_on_every_highlight(scheme):
    for number in range(len(HUES)):
        assert contrast(scheme.text, scheme.highlight(number)) >= READABLE
        assert contrast(scheme.text, scheme.highlight_current(number)) >= READABLE
    for background in (scheme.base, scheme.hit, scheme.hit_current):
        assert contrast(scheme.text, background) >= READABLE


@THEMES
def test_numbers_and_secondary_text_can_be_read(scheme):
    for number in range(len(HUES)):
        assert contrast(scheme.ink(number), scheme.window) >= READABLE
    assert contrast(scheme.muted, scheme.window) >= READABLE
    assert contrast(scheme.muted, scheme.base) >= READABLE
    assert contrast(scheme.accent_text, scheme.accent) >= READABLE


def test_an_empty_check_box_can_be_seen_in_the_dark():
    box = DARK.switches().color(QPalette.ColorRole.Base)
    assert contrast(box, DARK.window) >= 2.5
    assert contrast(DARK.switches().color(QPalette.ColorRole.Text), box) >= READABLE


@THEMES
def test_a_menu_has_an_edge_where_no_desktop_gives_it_a_shadow(untouched, qtbot, scheme):
    dress.apply(untouched, "dark" if scheme is DARK else "light")
    menu = QMenu()
    qtbot.addWidget(menu)
    menu.addAction("something to choose")
    picture = menu.grab().toImage()
    assert picture.pixelColor(0, picture.height() // 2) == scheme.line
    assert picture.pixelColor(2, picture.height() // 2) == scheme.base


@THEMES
def test_dimmed_parts_can_be_read(scheme):
    veil = scheme.veil()
    assert 0 < veil.alphaF() < 1
    for number in range(len(HUES)):
        dimmed = mix(scheme.text, veil, veil.alphaF())
        behind = mix(scheme.highlight(number), veil, veil.alphaF())
        assert contrast(dimmed, behind) >= READABLE


@THEMES
def test_highlights_differ_from_one_another_and_from_the_page(scheme):
    shades = {scheme.highlight(number).name() for number in range(len(HUES))} | {scheme.base.name()}
    assert len(shades) == len(HUES) + 1


@pytest.mark.parametrize(("scheme", "expected"), [("light", LIGHT), ("dark", DARK)])
def test_a_chosen_scheme_is_shown(untouched, scheme, expected):
    dress.apply(untouched, scheme)
    assert theme_of(QApplication.palette()) is expected
    assert QApplication.palette().color(QApplication.palette().ColorRole.Base) == expected.base
    untouched.setStyleSheet("")  # a style with a sheet around it has no name
    assert untouched.style().name().lower() == "fusion"


def test_a_choice_can_be_changed(untouched):
    dress.apply(untouched, "dark")
    dress.apply(untouched, "light")
    assert theme_of(QApplication.palette()) is LIGHT


def test_empty_boxes_and_circles_can_be_told_from_the_dark_window(untouched):
    dress.apply(untouched, "dark")
    for kind in ("QCheckBox", "QRadioButton"):
        box = QApplication.palette(kind).color(QPalette.ColorRole.Base)
        assert contrast(box, DARK.window) > contrast(DARK.base, DARK.window)


def test_tabs_can_be_read_in_high_contrast(untouched, qtbot, monkeypatch):
    monkeypatch.setattr(dress, "wanted", lambda hints, scheme: HIGH_DARK)
    dress.apply(untouched, "high")
    bar = QTabBar()
    qtbot.addWidget(bar)
    bar.addTab("MMMM")
    bar.addTab("MMMM")
    bar.show()
    picture = bar.grab().toImage()
    for tab in range(2):
        place = bar.tabRect(tab)
        shades = [picture.pixelColor(x, place.center().y()) for x in range(place.left() + 4, place.right() - 4)]
        assert max(contrast(shade, HIGH_DARK.base) for shade in shades) > 7
        assert min(contrast(shade, HIGH_DARK.base) for shade in shades) < 1.2
