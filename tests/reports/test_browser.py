"""Reports in a real browser: they open from disk, ask for nothing, walk, print, and run nobody's code."""

import base64
import json
import shutil
from dataclasses import replace

import pypdfium2
import pytest

from imbrex.engine.review.review import Decision, Review, Verdict
from imbrex.engine.text.document import Span
from imbrex.reports.builders.pair_builder import make_pair_report
from imbrex.reports.model.pair_report import PassageFacts
from imbrex.reports.saving import save
from tests.reports.conftest import DECOY, HOSTILE, corpus_of, making, mark

pytestmark = [
    pytest.mark.browser,
    pytest.mark.skipif(not shutil.which("chromedriver"), reason="no Chromium with its driver is installed"),
]


@pytest.fixture(scope="module")
def browser():
    from selenium import webdriver
    from selenium.webdriver.chrome.service import Service

    options = webdriver.ChromeOptions()
    for argument in (
        "--headless=new",
        "--no-sandbox",
        "--disable-gpu",
        "--disable-dev-shm-usage",
        "--window-size=1200,900",
    ):
        options.add_argument(argument)
    options.set_capability("goog:loggingPrefs", {"browser": "ALL", "performance": "ALL"})
    driver = webdriver.Chrome(options, Service(shutil.which("chromedriver")))
    yield driver
    driver.quit()


@pytest.fixture
def opened(browser, tmp_path):
    """Opens a report from disk, and gives the browser."""

    def opened(report):
        path = tmp_path / "report.html"
        save(report, path)
        browser.get_log("performance")
        browser.get(path.as_uri())
        return browser

    return opened


@pytest.fixture(scope="module")
def long_report(source, essay):
    padding = "".join(
        f"This is line {number} of what was written before, by {number * 7} hands.\n" for number in range(150)
    )
    left = replace(source, text=f"{padding}{source.text}\n{padding}")
    right = replace(essay, text=f"{essay.text}\n{padding.upper()}")
    return make_pair_report(corpus_of(left, right), "source", "essay", making())


def requests(browser):
    messages = [json.loads(entry["message"])["message"] for entry in browser.get_log("performance")]
    sent = [one["params"]["request"]["url"] for one in messages if one["method"] == "Network.requestWillBeSent"]
    return [url for url in sent if not url.startswith(("file:", "data:", "chrome"))]


def in_sight(browser, side):
    """Whether the current passage is seen in its pane."""
    return browser.execute_script(
        """const pane = document.getElementById(arguments[0]).getBoundingClientRect();
        const mark = document.querySelector('#' + arguments[0] + ' mark.current').getBoundingClientRect();
        return mark.top >= pane.top - 1 && mark.top < pane.bottom;""",
        side,
    )


def test_it_opens_without_an_error_or_a_request(opened, pair_report, class_report):
    for report in (pair_report, class_report):
        browser = opened(report)
        assert browser.get_log("browser") == []
        assert requests(browser) == []


def test_a_click_brings_the_twin_level(opened, long_report):
    browser = opened(long_report)
    from selenium.webdriver.common.by import By

    end = "const pane = document.getElementById('left'); pane.scrollTop = pane.scrollHeight;"
    end += "return pane.getBoundingClientRect().bottom - pane.lastElementChild.getBoundingClientRect().bottom"
    assert 0 <= browser.execute_script(end) < 40  # the pane ends with its text
    browser.execute_script("document.getElementById('left').scrollTop = 0")
    number = browser.find_element(By.CSS_SELECTOR, "#right mark").get_attribute("data-p").split()[0]
    browser.find_element(By.CSS_SELECTOR, "#right mark").click()
    tops = [
        browser.execute_script("return document.querySelector(arguments[0]).getBoundingClientRect().top", selector)
        for selector in (f'#left mark[data-p~="{number}"]', f'#right mark[data-p~="{number}"]')
    ]
    assert in_sight(browser, "left")
    assert in_sight(browser, "right")
    assert abs(tops[0] - tops[1]) < 2


def test_keys_walk_through_all_passages_and_stop_at_the_ends(opened, long_report):
    browser = opened(long_report)
    from selenium.webdriver.common.by import By

    page, count = browser.find_element(By.TAG_NAME, "body"), len(long_report.passages)
    for number in (*range(1, count + 1), count):
        page.send_keys("]")
        assert browser.find_element(By.ID, "place").text == f"Passage {number} of {count}"
        assert in_sight(browser, "left")
        assert in_sight(browser, "right")
    for _ in range(count + 1):
        page.send_keys("k")
    assert browser.find_element(By.ID, "place").text == f"Passage 1 of {count}"


def test_the_browser_s_search_finds_words_far_down(opened, long_report):
    browser = opened(long_report)
    assert browser.execute_script("return window.find('line 149 of what')")
    assert not browser.execute_script("return window.find('no such words as these')")


def test_print_has_every_passage_of_both_sides(opened, long_report):
    printed = opened(long_report).print_page()
    document = pypdfium2.PdfDocument(base64.b64decode(printed))
    text = " ".join("".join(page.get_textpage().get_text_range() for page in document).split())
    for passage in long_report.passages:
        for whole, span in ((long_report.left_text, passage.left), (long_report.right_text, passage.right)):
            for word in whole[span.start : span.end].split()[:3]:
                assert word in text
    assert "Settings" in text


def test_a_number_of_the_class_unfolds_its_pair_and_print_all_of_them(opened, class_report):
    browser = opened(class_report)
    assert not browser.execute_script("return document.querySelector('details[open]')")
    browser.find_element("link text", "2").click()
    assert browser.execute_script("return [...document.querySelectorAll('details[open]')].map(d => d.id)") == ["pair2"]
    printed = pypdfium2.PdfDocument(base64.b64decode(browser.print_page()))
    text = " ".join("".join(page.get_textpage().get_text_range() for page in printed).split())
    [detail, *_] = [pair.detail for pair in class_report.pairs]
    assert detail.left_text[detail.passages[0].left.start :].split()[0] in text


def test_hostile_words_do_not_run(opened, source, essay):
    left = replace(source, name=HOSTILE, author=HOSTILE, notes=(HOSTILE,), text=f"{HOSTILE}\n{source.text}")
    report = make_pair_report(corpus_of(left, essay), "source", "essay", replace(making(), title=HOSTILE))
    browser = opened(report)
    assert browser.get_log("browser") == []
    assert requests(browser) == []
    assert browser.execute_script("return document.scripts.length") == 2
    assert HOSTILE.split("\u202e", maxsplit=1)[0] in browser.find_element("id", "left").text


@pytest.fixture(scope="module")
def many(pair_report):
    """Two thousand passages, far more than fit on a screen."""
    count, texts, passages = 2000, ([], []), []
    at = [0, 0]
    for number in range(1, count + 1):
        same = f"Passage {number} says that {number * 7} boats lay in the harbour of {number * 13} on that day. "
        spans = []
        for side, gap in enumerate((f"Left{number} alone.\n", f"Right{number} for itself.\n" * (1 + number % 3))):
            texts[side].append(same + gap)
            spans.append(Span(at[side], at[side] + len(same)))
            at[side] += len(same) + len(gap)
        facts = PassageFacts(
            number, *spans, 14, 14, "identical", 1.0, "not cited", number % 5 > 0, rows=(tuple(spans),)
        )
        passages.append(facts)
    return replace(pair_report, left_text="".join(texts[0]), right_text="".join(texts[1]), passages=tuple(passages))


def test_of_thousands_of_passages_none_is_lost_and_each_can_be_reached(opened, many):
    browser = opened(many)
    assert browser.execute_script("return document.querySelectorAll('.passages li').length") == 2000
    marks = "return new Set([...document.querySelectorAll('mark')].map(one => one.dataset.p)).size"
    assert browser.execute_script(marks) == 2000
    assert browser.execute_script("return window.find('Passage 1997 says that')")
    for number in (1999, 3, 1000):
        link = browser.find_element("css selector", f'.passages a[href="#r{number}"]')
        browser.execute_script("arguments[0].click()", link)
        browser.execute_async_script("requestAnimationFrame(() => requestAnimationFrame(arguments[0]))")
        assert browser.find_element("id", "place").text == f"Passage {number} of 2000"
        tops = [
            browser.execute_script(
                "return document.querySelector(arguments[0]).getBoundingClientRect().top", f"#{side} mark.current"
            )
            for side in ("left", "right")
        ]
        assert abs(tops[0] - tops[1]) < 2
        assert in_sight(browser, "left")
        assert in_sight(browser, "right")


def test_only_what_is_near_the_screen_is_laid_out(opened, many):
    browser = opened(many)
    skipped = (
        "return [...document.querySelectorAll('.part')]"
        ".filter(one => !one.firstElementChild.checkVisibility({contentVisibilityAuto: true})).length"
    )
    parts = browser.execute_script("return document.querySelectorAll('.part').length")
    assert parts > 100
    assert browser.execute_script(skipped) > 0.8 * parts


def test_a_passage_is_walked_to_by_the_keyboard_alone(opened, long_report):
    browser = opened(long_report)
    from selenium.webdriver.common.keys import Keys

    for _ in range(12):
        browser.switch_to.active_element.send_keys(Keys.TAB)
        focused = browser.switch_to.active_element
        if focused.get_attribute("class").startswith("n "):
            break
    focused.send_keys(Keys.ENTER)
    number = focused.text
    assert browser.find_element("id", "place").text == f"Passage {number} of {len(long_report.passages)}"
    assert in_sight(browser, "left")
    assert in_sight(browser, "right")


def test_nothing_but_wide_tables_scrolls_sideways(opened, judged):
    batch = judged()
    for report in (batch.pair("left", "right"), batch.whole()):
        browser = opened(report)
        browser.execute_script("document.querySelectorAll('details').forEach(one => one.open = true)")
        for width in (400, 800, 1200):
            size = {"width": width, "height": 800, "deviceScaleFactor": 1, "mobile": False}
            browser.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", size)
            wide = browser.execute_script(
                "return [...document.querySelectorAll('html, section, details, ol, .texts')]"
                ".filter(one => one.clientWidth && one.scrollWidth > one.clientWidth + 1)"
                ".map(one => one.id || one.tagName)"
            )
            browser.execute_cdp_cmd("Emulation.clearDeviceMetricsOverride", {})
            assert wide == []


def test_hostile_notes_do_not_run(opened, judged, judged_documents):
    left, right, _ = judged_documents
    review = Review().decided({("left", "right"): Decision(Verdict.COPIED, HOSTILE)})
    review = review.marked("left", "right", [mark(left, right, DECOY, Verdict.IGNORE, HOSTILE)])
    batch = judged(review=review)
    for report in (batch.pair("left", "right"), batch.whole()):
        browser = opened(report)
        assert browser.get_log("browser") == []
        assert requests(browser) == []
        assert browser.execute_script("return document.scripts.length") == 2


def test_no_cell_is_a_tower_of_letters_on_a_narrow_screen(opened, judged):
    browser = opened(judged().whole())
    size = {"width": 400, "height": 800, "deviceScaleFactor": 1, "mobile": False}
    browser.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", size)
    narrow = browser.execute_script(
        "return [...document.querySelectorAll('#clusters td, #documents code')]"
        ".filter(one => one.textContent.length > 8).map(one => one.offsetWidth)"
    )
    browser.execute_cdp_cmd("Emulation.clearDeviceMetricsOverride", {})
    assert narrow
    assert min(narrow) > 110
