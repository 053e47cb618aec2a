"""From a controller to a project and back, without a file."""

import json
from dataclasses import replace

import pytest

from imbrex.engine.overview.clusters import Linkage
from imbrex.engine.overview.score import Score
from imbrex.engine.review.review import Review, Verdict
from imbrex.engine.text.document import Document, Problem
from imbrex.engine.text.role import Role
from imbrex.gui.model.document_rows import State
from imbrex.gui.model.lens import Lens
from imbrex.gui.model.overrides import Overrides
from imbrex.gui.overview.overview_tabs import Tab
from imbrex.gui.overview.pairs.arrangement import Arrangement
from imbrex.gui.overview.pairs.selection import Kind
from imbrex.gui.window.project_layout import OverviewState, Place, ProjectLayout
from imbrex.gui.window.project_state import ProjectCapture, capture_layout, restore
from imbrex.projects.project import Project
from tests.gui.conftest import FOX, HARBOUR, LETTER, ROSE
from tests.gui.questions import ask


@pytest.fixture
def bring(qtbot, other):
    """Restore a project in the second window and wait for its report."""

    def bring(project: Project):
        with qtbot.waitSignal(other.report_ready, timeout=30_000):
            restore(other.controller, project)
        return other.controller

    return bring


def told(project: Project) -> Project:
    """The project as a file would give it back."""
    return replace(project, layout=json.loads(json.dumps(dict(project.layout))))


def a_class_comes_back_without_its_files(qtbot, window, open_and_wait, folder, write, bring):
    write("class/broken.docx", "no document at all")
    open_and_wait(folder)
    session = window.controller.session
    keys = [document.key for document in session.documents]
    session.set_authors({keys[0]: "Ada"})
    session.set_role([keys[1]], Role.SOURCE)
    with qtbot.waitSignal(window.report_ready, timeout=20_000):
        session.set_language([keys[2]], "de")
    qtbot.waitUntil(lambda: session.report.documents[1].document.role is Role.SOURCE)
    session.decisions.judge([(keys[0], keys[1])], Verdict.COPIED)
    session.decisions.note_pair(keys[2], keys[3], "look again")
    project = told(ProjectCapture(window.controller).capture())
    for path in folder.iterdir():
        path.unlink()
    controller = bring(project)
    assert controller.session.documents == session.documents
    assert [(row.key, row.state) for row in controller.session.rows] == [(row.key, row.state) for row in session.rows]
    assert [row.state for row in controller.session.rows].count(State.PROBLEM) == 1
    assert controller.session.decisions.review == session.decisions.review
    assert controller.session.decisions.undo_stack.count() == 0
    assert controller.session.said == session.said
    assert controller.session.report.pairs.left.tolist() == session.report.pairs.left.tolist()
    assert controller.page is controller.overview


def the_overview_is_looked_at_as_before(qtbot, window, open_and_wait, folder, bring):
    open_and_wait(folder)
    page = window.controller.overview
    page.bar.choose_score(Score.JACCARD)
    page.bar.move_to(0.125)
    page.clusters.choose_linkage(Linkage.AVERAGE)
    page.tabs.show_tab(Tab.CLUSTERS)
    page.pairs.arrange(Arrangement("essay", Kind.ALL.value, True, "SHARED", falling=True))
    qtbot.waitUntil(lambda: not window.controller.runner.is_busy, timeout=20_000)
    page.choice.choose_pair((2, 3))
    page.choice.choose_document(3)
    project = told(ProjectCapture(window.controller).capture())
    controller = bring(project)
    look = capture_layout(controller).overview
    keys = [document.key for document in controller.session.documents]
    assert look == OverviewState(
        Score.JACCARD,
        0.125,
        Linkage.AVERAGE,
        Tab.CLUSTERS,
        (keys[2], keys[3]),
        keys[3],
        Arrangement("essay", Kind.ALL.value, True, "SHARED", falling=True),
    )
    assert controller.overview.choice.pair == (2, 3)
    assert controller.overview.bar.threshold == 0.125


def a_pair_that_was_open_is_opened_again(qtbot, window, open_and_wait, folder, bring):
    open_and_wait(folder)
    keys = [document.key for document in window.controller.session.documents]
    with qtbot.waitSignal(window.report_ready, timeout=20_000):
        window.controller.show_pair(keys[3], keys[2])
    window.controller.compare.view.set_lens(Lens.REWRITING)
    controller = bring(told(ProjectCapture(window.controller).capture()))
    assert controller.pair == (keys[3], keys[2])
    assert controller.page is controller.compare
    assert controller.can_go_back
    assert controller.compare.view.lens is Lens.REWRITING


def the_place_in_a_long_pair_is_found_again(qtbot, window, open_and_wait, write, bring):
    gap = " ".join(f"left{number}" for number in range(1500))
    other_gap = " ".join(f"right{number}" for number in range(1500))
    left = write("left.txt", f"{ROSE} {gap} {FOX}")
    right = write("right.txt", f"{ROSE} {other_gap} {FOX}")
    open_and_wait(left, right)
    window.controller.compare.view.set_current(1)
    before = capture_layout(window.controller).place
    assert before.passage == 1
    controller = bring(told(ProjectCapture(window.controller).capture()))
    qtbot.waitUntil(lambda: capture_layout(controller).place.passage == 1, timeout=5000)
    assert abs(capture_layout(controller).place.left - before.left) < 400


def what_was_opened_before_gives_way(qtbot, window, open_and_wait, pair, folder, other, bring):
    project = capture_after(window, open_and_wait, pair)
    with qtbot.waitSignal(other.report_ready, timeout=30_000):
        other.open_paths([folder])
    other.controller.session.decisions.judge([("x", "y")], Verdict.CITED)
    controller = bring(project)
    assert [document.name for document in controller.session.documents] == ["left.txt", "right.txt"]
    assert controller.session.decisions.review == Review()
    assert controller.page is controller.compare


def capture_after(window, open_and_wait, pair):
    open_and_wait(*pair)
    return told(ProjectCapture(window.controller).capture())


def what_is_still_being_read_does_not_come_into_the_project(qtbot, window, open_and_wait, pair, folder, bring, other):
    project = capture_after(window, open_and_wait, pair)
    other.open_paths([folder])
    controller = bring(project)
    qtbot.waitUntil(lambda: not controller.runner.is_busy, timeout=20_000)
    assert [row.name for row in controller.session.rows] == ["left.txt", "right.txt"]
    assert controller.session.pending == ()


def names_stay_hidden_under_the_numbers_they_had(qtbot, window, open_and_wait, folder, bring):
    open_and_wait(folder)
    session = window.controller.session
    first, *rest = [document.key for document in session.documents]
    with qtbot.waitSignal(window.report_ready, timeout=20_000):
        session.remove([first])
    session.set_anonymous(True)
    assert session.shown_name(rest[0]) == "Text 2"
    project = told(ProjectCapture(window.controller).capture())
    assert first not in json.dumps(dict(project.layout["said"]) | {"aliases": project.layout["aliases"]})
    controller = bring(project)
    assert controller.session.anonymous
    assert [controller.session.shown_name(key) for key in rest] == [session.shown_name(key) for key in rest]
    assert "essay" not in controller.parent().windowTitle()
    assert controller.parent().commands["anonymous"].isChecked()  # switching it off shows the names again


def a_file_read_again_is_what_people_said_it_is(qtbot, window, open_and_wait, pair, bring):
    open_and_wait(*pair)
    session = window.controller.session
    left = str(pair[0])
    session.set_role([left], Role.SOURCE)
    session.set_authors({left: "Ada"})
    controller = bring(told(ProjectCapture(window.controller).capture()))
    pair[0].write_text(f"{ROSE} {HARBOUR}", encoding="utf-8")
    with qtbot.waitSignal(controller.report_ready, timeout=20_000):
        controller.open([pair[0]])
    document = controller.session.document(left)
    assert (document.text, document.role, document.author) == (f"{ROSE} {HARBOUR}", Role.SOURCE, "Ada")


def test_pasted_texts_go_on_being_numbered(qtbot, window, bring):
    with qtbot.waitSignal(window.report_ready, timeout=20_000):
        window.controller.reading.paste(f"{ROSE} {FOX}")
        window.controller.reading.paste(f"{ROSE} {LETTER}")
    controller = bring(told(ProjectCapture(window.controller).capture()))
    with qtbot.waitSignal(controller.report_ready, timeout=20_000):
        controller.reading.paste(HARBOUR)
    assert [row.name for row in controller.session.rows] == ["Pasted text 1", "Pasted text 2", "Pasted text 3"]


def documents_that_are_the_same_are_the_same_tuple(window, open_and_wait, pair):
    open_and_wait(*pair)
    capturing = ProjectCapture(window.controller)
    first = capturing.capture()
    assert capturing.capture().documents is first.documents
    window.controller.session.set_authors({str(pair[0]): "Ada"})
    assert capturing.capture().documents is not first.documents


def test_problems_without_places_come_last(bring):
    documents = (Document("/a", "a", f"{ROSE} {FOX}"), Document("/b", "b", f"{ROSE} {LETTER}"))
    problems = (Problem("c", "It is damaged.", path="/a"), Problem("d", "It is empty."))
    controller = bring(Project(documents, problems))
    assert [row.name for row in controller.session.rows] == ["a", "b", "c", "d"]
    assert [row.problem for row in controller.session.rows][2:] == list(problems)


@pytest.mark.parametrize(
    "values",
    [
        {},
        {"said": 7, "problems": [1, ["x", 2], [3]], "aliases": [1, "/a"], "pair": ["/a"], "place": [1, 2]},
        {"lens": "x-ray", "score": 3, "threshold": float("nan"), "linkage": None, "tab": "none", "chosen": "pair"},
        {"threshold": 2, "chosen": [["/a", 3], 4], "pairs": {"filter": 1, "kind": "odd", "column": "NONE"}},
        {"said": {"roles": {"/a": "king", "/b": 3}, "authors": {"/a": None}, "languages": [], "pasted": -4}},
        {"place": ["a", 1, 2], "pair": [["/a"], "/b"], "tab": 3, "anonymous": "yes"},
    ],
)
def test_a_layout_that_makes_no_sense_is_that_of_a_new_window(values):
    layout = ProjectLayout.from_dict(values)
    assert layout.overview == OverviewState()
    assert (layout.said, layout.pair, layout.place, layout.lens) == (Overrides(), None, Place(), Lens.SHINGLES)
    assert layout.problems == ()
    assert not layout.anonymous


@pytest.mark.parametrize(
    ("values", "score"),
    [
        ({"score": "containment", "threshold": None}, Score.VERBATIM),  # nobody chose it
        ({"score": "containment", "threshold": 0.3}, Score.CONTAINMENT),  # the threshold belongs to it
        ({"score": "jaccard"}, Score.JACCARD),
        ({"ranked_by": "containment", "threshold": None}, Score.CONTAINMENT),
    ],
)
def test_a_class_is_ranked_as_it_was_saved_unless_by_the_usual_score_of_that_time(values, score):
    assert ProjectLayout.from_dict(values).overview.score is score


def a_pair_that_is_not_there_is_not_opened(qtbot, window, open_and_wait, folder, bring):
    open_and_wait(folder)
    project = told(ProjectCapture(window.controller).capture())
    project = replace(project, layout={**project.layout, "pair": ["/gone", project.documents[0].key]})
    assert bring(project).page is not None
    assert bring(project).pair is None


def test_projects_come_back(request, both_reset):
    """Each question is asked of two windows without documents."""
    ask(
        request,
        both_reset,
        names_stay_hidden_under_the_numbers_they_had,
        a_file_read_again_is_what_people_said_it_is,
        documents_that_are_the_same_are_the_same_tuple,
        what_is_still_being_read_does_not_come_into_the_project,
        what_was_opened_before_gives_way,
        the_place_in_a_long_pair_is_found_again,
        a_pair_that_is_not_there_is_not_opened,
        a_pair_that_was_open_is_opened_again,
        a_class_comes_back_without_its_files,
        the_overview_is_looked_at_as_before,
    )
