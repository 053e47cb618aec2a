"""Accessible pages: heads, landmarks, names of what can be focused, and contrast in both themes."""

import re
from itertools import pairwise

import pytest
from selectolax.lexbor import LexborHTMLParser

from imbrex import assets
from imbrex.reports.html.rendering import class_page, pair_page
from imbrex.reports.wording.phrases import LANGUAGES

LEAST = 4.5  # of text, by WCAG 2.2, 1.4.3
LEAST_OF_LINES = 3.0  # of what shows where the focus is, by 1.4.11


@pytest.fixture(scope="module", params=["pair", "class"])
def tree(request, judged):
    batch = judged()
    page = pair_page(batch.pair("left", "right")) if request.param == "pair" else class_page(batch.whole())
    return LexborHTMLParser("".join(page))


def test_heads_go_down_one_step_at_a_time(tree):
    levels = [int(head.tag[1]) for head in tree.css("h1, h2, h3, h4")]
    assert levels[0] == 1
    assert levels.count(1) == 1
    assert len(levels) > 4
    assert all(below - above <= 1 for above, below in pairwise(levels))


def test_all_of_the_page_stands_in_landmarks(tree):
    parts = [node.tag for node in tree.body.iter() if node.tag != "script"]
    assert set(parts) <= {"header", "nav", "main", "footer"}
    assert parts.count("main") == parts.count("header") == parts.count("footer") == 1


def test_whatever_has_a_name_elsewhere_finds_it(tree):
    for node in tree.css("[aria-labelledby]"):
        named = tree.css_first(f"#{node.attributes['aria-labelledby']}")
        assert named is not None
        assert named.text().strip()
    for node in tree.css("nav, [role=region], dl"):
        assert (node.attributes.get("aria-label") or node.attributes.get("aria-labelledby") or "").strip()


def test_whatever_can_be_focused_says_what_it_is(tree):
    for node in tree.css("a, button, summary"):
        assert (node.attributes.get("aria-label") or node.text()).strip()
    for node in tree.css("[tabindex]"):
        assert node.attributes["tabindex"] == "0"
        assert node.attributes.get("aria-labelledby") or node.attributes.get("aria-label")


def test_cells_of_tables_have_heads(tree):
    for table in tree.css("table"):
        assert table.css("th[scope]") or not table.css("thead")
        assert all(cell.attributes.get("scope") in {"row", "rowgroup", "col"} for cell in table.css("th"))


def test_identifiers_are_there_once(tree):
    names = [node.attributes["id"] for node in tree.css("[id]")]
    assert len(names) == len(set(names))


def test_the_language_is_told(tree):
    assert tree.css_first("html").attributes["lang"] in LANGUAGES


def themes():
    """The colours of each theme, by the names of the style sheet."""
    css = assets.text("reports/report.css")
    blocks = re.findall(r":root \{([^}]*)\}", css)
    light, dark, paper = (dict(re.findall(r"--([\w-]+): ([^;]+);", block)) for block in blocks)
    return {"light": light, "dark": light | dark, "print": light | paper}


def rgb(colour):
    digits = colour.strip("#")
    digits = "".join(2 * digit for digit in digits) if len(digits) == 3 else digits
    return [int(digits[at : at + 2], 16) for at in (0, 2, 4)]


def mixed(colour, over, share):
    """As the browser mixes a colour with nothing and lays it over another one."""
    part = float(share.strip("%")) / 100
    return [part * one + (1 - part) * other for one, other in zip(rgb(colour), rgb(over), strict=True)]


def luminance(values):
    linear = [value / 255 / 12.92 if value <= 10 else ((value / 255 + 0.055) / 1.055) ** 2.4 for value in values]
    return sum(weight * part for weight, part in zip((0.2126, 0.7152, 0.0722), linear, strict=True))


def contrast(one, other):
    high, low = sorted((luminance(one), luminance(other)), reverse=True)
    return (high + 0.05) / (low + 0.05)


@pytest.mark.parametrize("theme", ["light", "dark", "print"])
def test_text_stands_out_from_what_it_stands_on(theme):
    one = themes()[theme]
    for text in ("ink", "muted", "accent"):
        for ground in ("paper", "ground"):
            assert contrast(rgb(one[text]), rgb(one[ground])) >= LEAST, (text, ground)
    for hue in (one["verbatim"], one["reworded"], one["excluded"]):
        for share in (one["tint"], one["chosen"]):
            assert contrast(rgb(one["ink"]), mixed(hue, one["paper"], share)) >= LEAST, (hue, share)
    [strange] = re.findall(
        r"\.typed \{ background: color-mix\(in srgb, (#\w+) (\d+%)", assets.text("reports/report.css")
    )
    assert contrast(rgb(one["ink"]), mixed(strange[0], one["paper"], strange[1])) >= LEAST


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_focus_is_seen(theme):
    one = themes()[theme]
    assert all(contrast(rgb(one["accent"]), rgb(one[ground])) >= LEAST_OF_LINES for ground in ("paper", "ground"))


def test_black_on_white_is_21_to_one():
    assert contrast(rgb("#000"), rgb("#fff")) == pytest.approx(21)
    assert contrast(rgb("#777777"), rgb("#fff")) == pytest.approx(4.48, abs=0.01)
