"""Reports from the window: they say what the window shows, under the names it shows."""

import json
from pathlib import Path

import pytest
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import (
    QAbstractButton,
    QCheckBox,
    QComboBox,
    QDialog,
    QFileDialog,
    QLabel,
    QLineEdit,
    QRadioButton,
)

from imbrex.gui.dialogs.report import WIDEST, ReportDialog
from imbrex.gui.passage_figures import UNKNOWN
from imbrex.gui.percent import percent


@pytest.fixture
def opened(monkeypatch):
    """What was opened for people to see."""
    urls = []
    monkeypatch.setattr(QDesktopServices, "openUrl", lambda url: urls.append(Path(url.toLocalFile())))
    return urls


@pytest.fixture
def save(monkeypatch, tmp_path, qtbot):
    """Answers the dialogs as people would; gives what was written."""

    def save(window, name="out.json", **choices):
        target = tmp_path / "out" / name
        (tmp_path / "out").mkdir(exist_ok=True)
        monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(target), ""))
        monkeypatch.setattr(QFileDialog, "getExistingDirectory", lambda *_: str(target.parent))

        def answer(dialog):
            if "scope" in choices:
                dialog.findChild(QRadioButton, f"reportScope_{choices['scope']}").click()
            form = dialog.findChild(QComboBox, "reportForm")
            form.setCurrentIndex(form.findData(choices.get("form", target.suffix[1:])))
            dialog.findChild(QLineEdit, "reportTitle").setText(choices.get("title", ""))
            if choices.get("anonymous"):
                dialog.findChild(QCheckBox, "reportAnonymous").click()
            return QDialog.DialogCode.Accepted

        monkeypatch.setattr(ReportDialog, "exec", answer)
        with qtbot.waitSignal(window.bench.told, timeout=20_000) as told:
            window.commands["save_report"].trigger()
        return target, told.args[0]

    return save


@pytest.fixture
def essays(tmp_path):
    words = [f"word{number}" for number in range(60)]
    texts = {
        "Ivanova.txt": " ".join(words),
        "Petrova.txt": " ".join(words[:40] + [f"other{number}" for number in range(20)]),
        "third.txt": " ".join(f"more{number}" for number in range(50)),
    }
    for name, text in texts.items():
        (tmp_path / name).write_text(text, "utf-8")
    return [tmp_path / name for name in texts]


def test_nothing_can_be_written_before_anything_is_compared(window):
    assert not window.commands["save_report"].isEnabled()


def test_the_open_pair_is_written_with_the_figures_of_the_window(window, open_and_wait, essays, save, opened):
    open_and_wait(*essays[:2])
    target, told = save(window)
    record = json.loads(target.read_text("utf-8"))
    assert record["kind"] == "imbrex pair report"
    shown = window.findChild(QLabel, "scoreContainmentLeft").text()
    assert shown.split()[0].strip("%") == f"{100 * record['figures']['containment_left']:.0f}"
    assert str(target) in told
    assert opened == [target]


def test_a_class_is_written_as_a_class(window, open_and_wait, essays, save, opened):
    open_and_wait(*essays)
    target, _ = save(window, scope="class", title="Winter")
    record = json.loads(target.read_text("utf-8"))
    assert record["kind"] == "imbrex class report"
    assert record["making"]["title"] == "Winter"
    assert record["figures"]["threshold"] == window.bench.overview.bar.threshold
    assert len(record["documents"]) == 3


def test_a_report_for_each_document(window, open_and_wait, essays, save, opened):
    open_and_wait(*essays)
    target, told = save(window, scope="document", form="html")
    names = sorted(path.name for path in target.parent.iterdir())
    assert names == ["001 Ivanova txt.html", "002 Petrova txt.html", "003 third txt.html", "class.html"]
    assert "4" in told
    assert opened == [target.parent / "class.html"]


def test_hidden_names_stay_hidden(window, open_and_wait, essays, save, opened):
    open_and_wait(*essays[:2])
    window.commands["anonymous"].trigger()
    target, told = save(window, "out.html")
    text = target.read_text("utf-8")
    assert "Ivanova" not in text
    assert "Petrova" not in text
    assert window.bench.session.shown_name(str(essays[0])) in text
    assert told


def test_a_place_that_cannot_be_written_is_told(window, open_and_wait, essays, save, opened):
    open_and_wait(*essays[:2])
    _, told = save(window, "missing/out.html")
    assert "cannot be written" in told
    assert opened == []


def test_the_dialog_offers_what_there_is(qtbot):
    def scopes(pair, documents):
        names = ("a", "b") if pair else None
        dialog = ReportDialog(pair, names, documents, anonymous=False)
        qtbot.addWidget(dialog)
        return [button.property("scope") for button in dialog.findChildren(QRadioButton)]

    assert scopes(("a", "b"), 2) == ["this"]
    assert scopes(None, 3) == ["class", "pair", "document"]
    assert scopes(("a", "b"), 3) == ["this", "class", "pair", "document"]


def test_the_headline_is_that_of_the_report_whatever_counts(qtbot, window, open_and_wait, tmp_path, save, opened):
    quoted = "the lamp on the northern cape went out on twelve nights and no captain told the owners why"
    copied = "Glass blowers of the island guarded their recipes for cobalt blue from everybody who came to ask."
    gaps = [" ".join(f"{stem}{number}" for number in range(60)) + "." for stem in ("oak", "elm", "ash", "yew")]
    (tmp_path / "source.txt").write_text(f"{copied} {gaps[0]} And {quoted}. {gaps[1]}", "utf-8")
    (tmp_path / "suspect.txt").write_text(f"{gaps[2]} {copied} {gaps[3]} “{quoted}” (Miller 1999, p. 12).", "utf-8")
    open_and_wait(tmp_path / "source.txt", tmp_path / "suspect.txt")
    window.findChild(QAbstractButton, "askPassages").click()
    shown = window.bench.compare.passages
    qtbot.waitUntil(lambda: shown.counted.value.text() != UNKNOWN, timeout=20_000)
    seen = set()
    for switch in (None, "countsCITED_AND_QUOTED", "countsNOT_CITED"):
        if switch is not None:
            window.findChild(QCheckBox, switch).click()
        target, _ = save(window)
        figures = json.loads(target.read_text("utf-8"))["figures"]
        texts = [one.value.text() for one in (shown.raw, shown.counted, shown.quoted)]
        assert texts == [percent(figures[name]) for name in ("in_passages", "counted", "quoted")]
        seen.add(figures["counted"])
    assert len(seen) == 3


def test_the_dialog_stays_narrow_whatever_the_names_and_calls_languages_as_their_people_do(qtbot):
    dialog = ReportDialog(("a", "b"), ("Длинное имя " * 25, "n" * 300), 3, anonymous=False)
    qtbot.addWidget(dialog)
    assert dialog.width() <= WIDEST
    languages = dialog.findChild(QComboBox, "reportLanguage")
    assert [languages.itemText(row) for row in range(languages.count())] == ["English", "Русский"]
