"""Reports from the window: they say what the window shows, under the names it shows."""

import csv
import json
import re
from pathlib import Path

import pypdfium2
import pytest
from PySide6.QtCore import QStandardPaths
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QCheckBox, QComboBox, QDialog, QDockWidget, QFileDialog, QLabel, QLineEdit, QRadioButton
from selectolax.lexbor import LexborHTMLParser

from imbrex.cli.program import main
from imbrex.engine.review.review import Verdict
from imbrex.gui.compare.review.reviewed_pair import ReviewedPair
from imbrex.gui.model.lens import Lens
from imbrex.gui.model.settings import Settings
from imbrex.gui.overview.pairs.pair_figures import PairColumn
from imbrex.gui.reporting.report_dialog import WIDEST, ReportDialog
from imbrex.gui.wording.numbers import percent, tenths
from imbrex.projects.project import Project
from imbrex.projects.saving import save_project
from imbrex.reports.saving import Form
from imbrex.reports.wording.phrases import LANGUAGES, Phrases
from tests.gui.conftest import FOX, HARBOUR, LETTER, ROSE, SCHOOL

pytestmark = pytest.mark.one_window


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
            dialog.findChild(QCheckBox, "reportVerdicts").setChecked(choices.get("verdicts", True))
            if choices.get("anonymous"):
                dialog.findChild(QCheckBox, "reportAnonymous").click()
            return QDialog.DialogCode.Accepted

        monkeypatch.setattr(ReportDialog, "exec", answer)
        with qtbot.waitSignal(window.controller.status_message, timeout=20_000) as told:
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
    shown = window.findChild(QLabel, "leftHeadFigure").text()
    assert shown.split()[0].strip("%") == f"{100 * record['figures']['containment_left']:.0f}"
    assert str(target) in told
    assert opened == [target]


def test_saving_tells_of_nothing_but_writing(window, open_and_wait, essays, save, opened):
    open_and_wait(*essays)
    stages = []
    window.controller.runner.progressed.connect(lambda progress: stages.append(progress.stage))
    save(window, scope="class")
    assert set(stages) == {"writing reports"}


def test_closing_the_documents_stops_their_report_and_says_so(window, open_and_wait, essays, save, opened):
    open_and_wait(*essays)
    close = window.commands["close_all"].trigger
    window.controller.busy_changed.connect(close)
    _, told = save(window, scope="class")
    window.controller.busy_changed.disconnect(close)
    assert told == "Saving the report was stopped."
    assert not opened
    assert window.controller.session.rows == []


def test_a_class_is_written_as_a_class(window, open_and_wait, essays, save, opened):
    open_and_wait(*essays)
    target, _ = save(window, scope="class", title="Winter")
    record = json.loads(target.read_text("utf-8"))
    assert record["kind"] == "imbrex class report"
    assert record["making"]["title"] == "Winter"
    assert record["class_figures"]["threshold"] == window.controller.overview.bar.threshold
    assert record["class_figures"]["threshold_from"] == "floor"
    assert len(record["documents"]) == 3
    window.controller.overview.bar.move_to(0.25)
    moved = json.loads(save(window, scope="class")[0].read_text("utf-8"))["class_figures"]
    assert (moved["threshold"], moved["threshold_from"]) == (0.25, "given")


def test_window_report_and_command_line_show_one_figure(window, open_and_wait, write, save, opened, capsys):
    """Of the percentile, the threshold and the reason for it; shares have a decimal more on paper than in the table."""
    texts = (f"{ROSE} {FOX}", f"{ROSE} {FOX} {HARBOUR}", f"{FOX} {ROSE} {LETTER}", f"{FOX} {LETTER} {ROSE}", SCHOOL)
    paths = [write(f"class/essay {number}.txt", text) for number, text in enumerate(texts, 1)]
    folder = paths[0].parent
    open_and_wait(folder)
    overview = window.controller.overview
    target, _ = save(window, "out.html", scope="class")
    page = LexborHTMLParser(target.read_text("utf-8"))
    assert main(["overview", str(folder)]) == 0
    printed = capsys.readouterr().out
    rows = page.css("#figures tbody tr")
    assert len(rows) > 1
    for row in rows:
        name, other = (cell.text() for cell in row.css("td.who"))
        line = next(line for line in printed.splitlines() if name in line and other in line and line.count("%") == 5)
        model = overview.pairs.model
        cells = next(
            [model.index(place, column).data() for column in PairColumn]
            for place in range(model.rowCount())
            if all(Path(one).stem in model.index(place, PairColumn.PAIR).data() for one in (name, other))
        )
        percentile = cells[PairColumn.PERCENTILE].removesuffix(" ▲")
        assert row.css("td.figure")[-1].text() == f"{percentile.rstrip('%')}%"
        assert line.split()[-1].rstrip("%") == percentile.rstrip("%")
        written = float(row.css("td.figure")[0].text().rstrip("%"))
        assert abs(float(cells[PairColumn.CONTAINMENT_LEFT].rstrip("%")) - written) <= 0.5
        assert f"{written}%" in line
    threshold = tenths(overview.bar.threshold)
    assert f"Threshold: {threshold} (suggested" in printed
    sentences = page.css_first("footer").text().replace("\N{NO-BREAK SPACE}", " ")
    assert f"threshold of {threshold} " in sentences
    reason = "o chance level: too many of the pairs are similar"
    window_says = f"{overview.headline._level.text()} {overview.headline._facts.text()}"
    for shown in (printed, sentences, window_says):
        assert reason in shown


def test_a_report_for_each_document(window, open_and_wait, essays, save, opened):
    open_and_wait(*essays)
    target, told = save(window, scope="document", form="html")
    names = sorted(path.name for path in target.parent.iterdir())
    assert names == ["001 Ivanova txt.html", "002 Petrova txt.html", "003 third txt.html", "class.html"]
    assert "4" in told
    assert "other file" not in told
    assert opened == [target.parent / "class.html"]


def test_reports_of_an_earlier_time_in_the_same_folder_are_told_of(window, open_and_wait, essays, save, opened):
    open_and_wait(*essays)
    save(window, scope="document", form="html")
    window.commands["anonymous"].trigger()
    target, told = save(window, scope="document", form="html")
    assert (target.parent / "001 Ivanova txt.html").exists()
    assert f"{target.parent} · This folder contains 3 other files" in told


def test_hidden_names_stay_hidden(window, open_and_wait, essays, save, opened):
    open_and_wait(*essays[:2])
    window.commands["anonymous"].trigger()
    target, told = save(window, "out.html")
    text = target.read_text("utf-8")
    assert "Ivanova" not in text
    assert "Petrova" not in text
    assert window.controller.session.shown_name(str(essays[0])) in text
    assert told


def test_a_place_that_cannot_be_written_is_told(window, open_and_wait, essays, save, opened):
    open_and_wait(*essays[:2])
    _, told = save(window, "missing/out.html")
    assert "Couldn't save" in told
    assert opened == []


def test_the_next_report_is_offered_beside_the_last_one_and_the_first_beside_the_files(
    window, open_and_wait, essays, save, opened, monkeypatch, tmp_path
):
    proposed = []
    asked = ReportDialog._ask_file

    def ask(dialog, scope, form):
        answer = QFileDialog.getSaveFileName
        monkeypatch.setattr(
            QFileDialog, "getSaveFileName", lambda *given: (proposed.append(Path(given[2]).parent), answer())[1]
        )
        return asked(dialog, scope, form)

    monkeypatch.setattr(ReportDialog, "_ask_file", ask)
    Settings().folder = str(tmp_path)
    open_and_wait(*essays[:2])
    save(window)
    save(window)
    assert proposed == [tmp_path, tmp_path / "out"]


@pytest.mark.parametrize("made", [True, False])
def test_the_first_folder_that_is_offered_is_one_that_is_there(qtbot, monkeypatch, tmp_path, made):
    """For one that is not, dialogs show the folder in which the program was started."""
    documents, proposed = tmp_path / "Documents", []
    if made:
        documents.mkdir()
    monkeypatch.setattr(QStandardPaths, "writableLocation", lambda _: str(documents))
    monkeypatch.setattr(Path, "home", lambda: tmp_path)
    monkeypatch.setattr(QFileDialog, "getExistingDirectory", lambda *given: proposed.append(given[2]) or "")
    dialog = ReportDialog(None, None, 3, anonymous=False)
    qtbot.addWidget(dialog)
    assert dialog._ask_folder() is None
    assert proposed == [str(documents if made else tmp_path)]


def test_the_dialog_offers_what_there_is(qtbot):
    def scopes(pair, documents):
        names = ("a", "b") if pair else None
        dialog = ReportDialog(pair, names, documents, anonymous=False)
        qtbot.addWidget(dialog)
        dialog.show()
        return [button.property("scope") for button in dialog.findChildren(QRadioButton) if button.isVisible()]

    assert scopes(("a", "b"), 2) == []
    assert scopes(None, 3) == ["class", "pair", "document"]
    assert scopes(("a", "b"), 3) == ["this", "class", "pair", "document"]


def test_where_there_is_nothing_to_choose_the_two_documents_are_named(qtbot):
    dialog = ReportDialog(("a", "b"), ("first.txt", "second.txt"), 2, anonymous=False)
    qtbot.addWidget(dialog)
    dialog.show()
    assert dialog.findChild(QLabel, "reportNames").isVisible()
    assert "first.txt" in dialog.findChild(QLabel, "reportNames").text()


def test_no_file_is_replaced_by_a_name_without_a_suffix(window, open_and_wait, essays, save, opened, monkeypatch):
    open_and_wait(*essays[:2])
    target, _ = save(window, "out.json")
    target.write_text("of last year", "utf-8")
    (target.parent / "other").mkdir()
    answers = [str(target.with_suffix("")), str(target.parent / "other" / "new")]
    proposed = []
    asked = ReportDialog._ask_file

    def ask(dialog, scope, form):
        monkeypatch.setattr(
            QFileDialog, "getSaveFileName", lambda *given: (proposed.append(given[2]), (answers.pop(0), ""))[1]
        )
        return asked(dialog, scope, form)

    monkeypatch.setattr(ReportDialog, "_ask_file", ask)
    save(window, "out.json")
    assert target.read_text("utf-8") == "of last year"
    assert proposed[1] == str(target)
    assert (target.parent / "other" / "new.json").exists()


def searched(qtbot, window):
    """Show the passages of the open pair, with the list that has the switches; return their review."""
    window.controller.compare.view.set_lens(Lens.REWRITING)
    window.findChild(QDockWidget, "passagesDock").show()
    review = window.controller.panels.review
    qtbot.waitUntil(lambda: review.found is not None, timeout=20_000)
    return review


def test_the_headline_is_that_of_the_report_whatever_counts(qtbot, window, open_and_wait, tmp_path, save, opened):
    quoted = "the lamp on the northern cape went out on twelve nights and no captain told the owners why"
    copied = "Glass blowers of the island guarded their recipes for cobalt blue from everybody who came to ask."
    gaps = [" ".join(f"{stem}{number}" for number in range(60)) + "." for stem in ("oak", "elm", "ash", "yew")]
    (tmp_path / "source.txt").write_text(f"{copied} {gaps[0]} And {quoted}. {gaps[1]}", "utf-8")
    (tmp_path / "suspect.txt").write_text(f"{gaps[2]} {copied} {gaps[3]} “{quoted}” (Miller 1999, p. 12).", "utf-8")
    open_and_wait(tmp_path / "source.txt", tmp_path / "suspect.txt")
    review = searched(qtbot, window)
    seen = set()
    for switch in (None, "countsCITED_AND_QUOTED", "countsNOT_CITED"):
        if switch is not None:
            window.findChild(QCheckBox, switch).click()
        target, _ = save(window)
        figures = json.loads(target.read_text("utf-8"))["figures"]
        assert review.counted == pytest.approx(figures["counted_right"])
        seen.add(figures["counted_right"])
    assert len(seen) == 3


def test_the_dialog_stays_narrow_whatever_the_names_and_calls_languages_as_their_people_do(qtbot):
    dialog = ReportDialog(("a", "b"), ("Длинное имя " * 25, "n" * 300), 3, anonymous=False)
    qtbot.addWidget(dialog)
    assert dialog.width() <= WIDEST
    languages = dialog.findChild(QComboBox, "reportLanguage")
    names = [languages.itemText(row) for row in range(languages.count())]
    assert names == [Phrases(code)["language-name"] for code in LANGUAGES]
    assert {"English", "Русский"} <= set(names)
    forms = dialog.findChild(QComboBox, "reportForm")
    assert {forms.itemData(row) for row in range(forms.count())} == set(Form)


@pytest.fixture
def judged(qtbot, window, open_and_wait, tmp_path):
    """A pair in the window with one passage ignored, and one counted although it is cited; gives its files."""
    quoted = "the lamp on the northern cape went out on twelve nights and no captain told the owners why"
    copied = "Glass blowers of the island guarded their recipes for cobalt blue from everybody who came to ask."
    given = "Describe in your own words how a town of your choice lost its harbour and name three causes of it."
    gaps = [" ".join(f"{stem}{number}" for number in range(60)) + "." for stem in ("oak", "elm", "ash", "yew", "fir")]
    paths = tmp_path / "source.txt", tmp_path / "suspect.txt"
    paths[0].write_text(f"{given} {gaps[4]} {copied} {gaps[0]} And {quoted}. {gaps[1]}", "utf-8")
    paths[1].write_text(f"{given} {gaps[2]} {copied} {gaps[3]} “{quoted}” (Miller 1999, p. 12).", "utf-8")
    open_and_wait(*paths)
    review = searched(qtbot, window)
    before = review.counted
    review.judge([0], Verdict.IGNORE)
    review.write(0, "given to all")
    after = review.counted
    review.judge([2], Verdict.COPIED)
    keys = tuple(map(str, paths))
    window.controller.session.decisions.judge([keys], Verdict.COPIED)
    window.controller.session.decisions.note_pair(*keys, "heard in May")
    assert len({before, after, review.counted}) == 3
    return paths


def test_what_was_decided_counts_alike_in_window_reports_and_command_line(
    window, judged, save, opened, tmp_path, capsys
):
    counted, english = percent(window.controller.panels.review.counted), Phrases("en")
    written = {form: save(window, f"out.{form}")[0] for form in ("html", "pdf", "csv", "json")}
    record = json.loads(written["json"].read_text("utf-8"))
    session = window.controller.session
    project = Project(session.documents, (), session.options, session.decisions.review)
    save_project(project, tmp_path / "session.imbrex")
    assert main(["report", str(tmp_path / "session.imbrex"), "-o", str(tmp_path / "cli.json")]) == 0
    assert main(["verify", str(tmp_path / "cli.json"), *map(str, judged)]) == 0
    by_command = json.loads((tmp_path / "cli.json").read_text("utf-8"))
    share = record["figures"]["counted_right"]
    assert percent(share) == counted
    assert by_command["passages"] == record["passages"]
    assert by_command["figures"] == record["figures"]
    assert (
        (by_command["verdict"], by_command["note"]) == (record["verdict"], record["note"]) == ("copied", "heard in May")
    )
    tree = LexborHTMLParser(written["html"].read_text("utf-8"))
    assert tree.css_first("#figure-counted-right").text() == english.percent(share)
    assert "ignored: “given to all”" in tree.css_first("#one-by-one").text()
    paper = " ".join(page.get_textpage().get_text_range() for page in pypdfium2.PdfDocument(written["pdf"]))
    assert english.percent(share).replace("\xa0", " ") in " ".join(paper.split())
    told, *rows = csv.DictReader(written["csv"].read_text("utf-8-sig").splitlines(keepends=True))
    assert (told["verdict"], told["note"], told["counted_right"]) == ("copied", "heard in May", f"{share:.6f}")
    assert [(row["verdict"], row["note"], row["reason"]) for row in rows] == [
        ("ignore", "given to all", "verdict"),
        ("open", "", ""),
        ("copied", "", ""),
    ]
    review = window.findChild(ReviewedPair)
    assert [row["is_counted"] == "yes" for row in rows] == review.counting.tolist()
    assert record["reviewed"] == review.decided == 2


def test_verdicts_and_notes_can_stay_at_home(window, judged, save, opened):
    with_them = json.loads(save(window, "with.json")[0].read_text("utf-8"))
    bare = save(window, "bare.json", verdicts=False)[0].read_text("utf-8")
    assert "heard in May" not in bare
    assert "given to all" not in bare
    assert json.loads(bare)["figures"]["counted_right"] != with_them["figures"]["counted_right"]
    assert json.loads(bare)["figures"]["in_passages_right"] == with_them["figures"]["in_passages_right"]


def test_reports_are_written_when_the_files_are_gone(window, judged, save, opened):
    window.controller.reloader.blockSignals(True)  # on a busy machine it says that they are gone before the report is
    for path in judged:
        path.unlink()
    record = json.loads(save(window)[0].read_text("utf-8"))
    assert record["left_document"]["name"] == "source.txt"
    assert len(record["passages"]) == 3


def test_window_and_report_say_alike_how_far_the_review_is(qtbot, window, open_and_wait, essays, save, opened):
    open_and_wait(*essays)
    level = window.findChild(QLabel, "overviewLevel")
    keys = [str(path) for path in essays]
    window.controller.overview.bar.move_to(0.1)
    window.controller.session.decisions.judge([(keys[1], keys[0]), (keys[0], keys[2])], Verdict.CITED)
    of_these = re.compile(r"(\d+) of (\d+) reviewed")
    qtbot.waitUntil(lambda: of_these.search(level.text()) is not None, timeout=10_000)
    told = of_these.search(level.text())
    figures = json.loads(save(window, scope="class")[0].read_text("utf-8"))["class_figures"]
    assert (figures["reviewed"], figures["above"]) == tuple(map(int, told.groups()))
    assert figures["reviewed"] == 1
