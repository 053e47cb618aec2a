from collections import Counter

import pytest
from PySide6.QtCore import QPoint, QRect
from PySide6.QtGui import QAction, QColor, QImage, QPalette
from PySide6.QtWidgets import QApplication, QDialog, QMenu, QMenuBar, QPushButton, QTabBar, QToolTip, QWidget

from imbrex.gui.theme import apply_theme
from imbrex.gui.theme.contrast import READABLE, VISIBLE, contrast, mix
from imbrex.gui.theme.icons import icon
from imbrex.gui.theme.text_size import add_style, set_style_sheet, style_sheet
from imbrex.gui.theme.theme import DARK, HIGH_DARK, HIGH_LIGHT, HUES, LIGHT, theme_of
from imbrex.gui.widgets.segments import SegmentedBar, Segments

ALL_THEMES = pytest.mark.parametrize("theme", [LIGHT, DARK, HIGH_LIGHT, HIGH_DARK], ids=lambda theme: theme.name)
THEMES = pytest.mark.parametrize("scheme", [LIGHT, DARK], ids=["light", "dark"])


@pytest.fixture
def untouched(qapp):
    palette, sheet, style = qapp.palette(), style_sheet(), qapp.style().name()
    set_style_sheet("")  # otherwise a theme that an earlier test wore would not be put on again
    yield qapp
    follower = qapp.findChild(apply_theme.ThemeFollower)
    if follower is not None:
        qapp.styleHints().colorSchemeChanged.disconnect(follower._on_system_changed)
        follower.setParent(None)
        follower.deleteLater()
    qapp.setStyle(style)
    qapp.setPalette(palette)
    set_style_sheet(sheet)


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
    apply_theme.apply(untouched, "dark" if scheme is DARK else "light")
    menu = QMenu()
    add_style(menu)
    qtbot.addWidget(menu)
    menu.addAction("something to choose")
    picture = menu.grab().toImage()
    assert picture.pixelColor(0, picture.height() // 2) == scheme.line
    assert picture.pixelColor(2, picture.height() // 2) == scheme.base


def wear(application, theme, monkeypatch):
    monkeypatch.setattr(apply_theme, "wanted", lambda hints, scheme: theme)
    apply_theme.apply(application, "system")


@pytest.fixture
def menu(qtbot):
    """One of each kind of item."""
    menu = QMenu()
    add_style(menu)
    qtbot.addWidget(menu)
    menu.addAction("MMMMMM").setShortcut("Ctrl+M")
    checked = menu.addAction("MMMMMM")
    checked.setCheckable(True)
    checked.setChecked(True)
    menu.addMenu("MMMMMM").addAction("MMMMMM")
    menu.addAction(icon("save"), "MMMMMM")
    menu.addAction("MMMMMM").setEnabled(False)
    return menu


def inks(picture: QImage, place: QRect) -> tuple[QColor, float]:
    """The ground of a place, which is most of it, and the contrast of what stands out most from it."""
    across, down = range(place.left(), place.right()), range(place.top() + 2, place.bottom() - 2)
    shades = [picture.pixelColor(x, y).name() for x in across for y in down]
    ground = QColor(max(set(shades), key=shades.count))
    return ground, max(contrast(QColor(shade), ground) for shade in set(shades))


def columns(row: QRect) -> tuple[QRect, QRect, QRect]:
    """Where a row has its icon or check mark, its text, and its shortcut or arrow."""
    y, height = row.top(), row.height()
    return (
        QRect(row.left() + 1, y, 18, height),
        QRect(row.left() + 24, y, 40, height),
        QRect(row.right() - 60, y, 56, height),
    )


@ALL_THEMES
def test_the_selected_item_of_a_menu_can_be_seen_and_read(untouched, monkeypatch, menu, theme):
    wear(untouched, theme, monkeypatch)
    for action in menu.actions()[:-1]:
        menu.setActiveAction(action)
        picture = menu.grab().toImage()
        for other in menu.actions():
            ground, ink = inks(picture, columns(menu.actionGeometry(other))[1])
            assert contrast(ground, theme.base) >= READABLE if other is action else ground == theme.base
            assert ink >= (READABLE if other.isEnabled() else 2)


@ALL_THEMES
def test_signs_and_shortcuts_can_be_seen_in_the_selected_item(untouched, monkeypatch, menu, theme):
    wear(untouched, theme, monkeypatch)
    shortcut, mark, arrow, picture_of_it = menu.actions()[:4]
    for action, column, least in ((shortcut, 2, READABLE), (mark, 0, READABLE), (arrow, 2, VISIBLE)):
        menu.setActiveAction(action)
        ground, ink = inks(menu.grab().toImage(), columns(menu.actionGeometry(action))[column])
        assert ink >= least
        assert contrast(ground, theme.base) >= READABLE
    menu.setActiveAction(picture_of_it)
    assert inks(menu.grab().toImage(), columns(menu.actionGeometry(picture_of_it))[0])[1] >= VISIBLE


@pytest.mark.qt_log_ignore("This plugin does not support", extend=True)
@ALL_THEMES
def test_the_open_menu_can_be_seen_and_read_in_its_bar(untouched, qtbot, monkeypatch, theme):
    wear(untouched, theme, monkeypatch)
    bar = QMenuBar()
    add_style(bar)
    qtbot.addWidget(bar)
    first, second = bar.addMenu("MMMM"), bar.addMenu("MMMM")
    first.addAction("MMMM")
    bar.resize(300, bar.sizeHint().height())
    bar.show()
    bar.setActiveAction(first.menuAction())
    picture = bar.grab().toImage()
    ground, ink = inks(picture, bar.actionGeometry(first.menuAction()))
    assert ink >= READABLE
    assert contrast(ground, inks(picture, bar.actionGeometry(second.menuAction()))[0]) >= READABLE
    first.close()


@THEMES
def test_dimmed_parts_can_be_read(scheme):
    overlay = scheme.overlay()
    assert 0 < overlay.alphaF() < 1
    for number in range(len(HUES)):
        dimmed = mix(scheme.text, overlay, overlay.alphaF())
        behind = mix(scheme.highlight(number), overlay, overlay.alphaF())
        assert contrast(dimmed, behind) >= READABLE


@THEMES
def test_highlights_differ_from_one_another_and_from_the_page(scheme):
    shades = {scheme.highlight(number).name() for number in range(len(HUES))} | {scheme.base.name()}
    assert len(shades) == len(HUES) + 1


@pytest.mark.parametrize(("scheme", "expected"), [("light", LIGHT), ("dark", DARK)])
def test_a_chosen_scheme_is_shown(untouched, scheme, expected):
    apply_theme.apply(untouched, scheme)
    assert theme_of(QApplication.palette()) is expected
    assert QApplication.palette().color(QApplication.palette().ColorRole.Base) == expected.base
    assert untouched.style().name().lower() == "fusion"


def test_a_choice_can_be_changed(untouched):
    apply_theme.apply(untouched, "dark")
    apply_theme.apply(untouched, "light")
    assert theme_of(QApplication.palette()) is LIGHT


def test_empty_boxes_and_circles_can_be_told_from_the_dark_window(untouched):
    apply_theme.apply(untouched, "dark")
    for kind in ("QCheckBox", "QRadioButton"):
        box = QApplication.palette(kind).color(QPalette.ColorRole.Base)
        assert contrast(box, DARK.window) > contrast(DARK.base, DARK.window)


@pytest.mark.qt_log_ignore("This plugin does not support", extend=True)
def test_windows_take_the_style_of_another_theme_and_what_opens_from_them_has_it_too(untouched, qtbot):
    apply_theme.apply(untouched, "light")
    window = QWidget()
    add_style(window)
    qtbot.addWidget(window)
    dialog = QDialog(window)
    for parent in (window, dialog):
        QMenu(parent).addAction("something to choose")
    window.show()
    apply_theme.apply(untouched, "dark")
    for menu in window.findChildren(QMenu):
        assert menu.grab().toImage().pixelColor(0, menu.height() // 2) == DARK.line


@pytest.mark.qt_log_ignore("This plugin does not support", extend=True)
def test_tips_are_written_in_the_colours_of_the_theme(untouched, qtbot):
    apply_theme.apply(untouched, "dark")
    window = QWidget()
    add_style(window)
    qtbot.addWidget(window)
    button = QPushButton("MMMM", window)
    window.show()
    QToolTip.showText(QPoint(10, 10), "MMMM", button)
    tip = next(widget for widget in QApplication.topLevelWidgets() if widget.metaObject().className() == "QTipLabel")
    picture = tip.grab().toImage()
    QToolTip.hideText()
    assert picture.pixelColor(0, picture.height() // 2) == DARK.line
    assert picture.pixelColor(2, picture.height() // 2) == DARK.base


def test_tabs_can_be_read_in_high_contrast(untouched, qtbot, monkeypatch):
    monkeypatch.setattr(apply_theme, "wanted", lambda hints, scheme: HIGH_DARK)
    apply_theme.apply(untouched, "high")
    bar = QTabBar()
    add_style(bar)
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


def _fill(picture: QImage) -> QColor:
    """Return the most frequent colour of a picture."""
    points = ((x, y) for x in range(picture.width()) for y in range(picture.height()))
    return QColor(Counter(picture.pixel(*point) for point in points).most_common(1)[0][0])


@ALL_THEMES
def test_a_chosen_tab_is_filled_like_a_chosen_button(untouched, qtbot, monkeypatch, theme):
    monkeypatch.setattr(apply_theme, "wanted", lambda hints, scheme: theme)
    apply_theme.apply(untouched, "system")
    bar, action = SegmentedBar("bar"), QAction("MMMM", untouched)
    action.setCheckable(True)
    action.setChecked(True)
    bar.addTab("MMMM")
    for widget in (bar, Segments([action])):
        add_style(widget)
        qtbot.addWidget(widget)
        assert _fill(widget.grab().toImage()).name() == theme.chosen.name()
