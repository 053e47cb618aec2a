"""Reports in a real browser: they open from disk, ask for nothing, walk, print, and run nobody's code."""

import base64
import json
import shutil
from dataclasses import replace

import pypdfium2
import pytest

from imbrex.reports.pair_making import make_pair_report
from imbrex.reports.saving import save
from tests.reports.conftest import HOSTILE, corpus_of, making

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
