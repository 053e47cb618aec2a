"""The status bar: every stage of the work has a name there."""

import re
from pathlib import Path

import imbrex
from imbrex.engine.observer import Progress
from imbrex.gui.widgets.elided_label import PlainLabel
from imbrex.gui.window.status_bar import StatusBar
from tests.rows import each_row

WINDOW = [path for path in Path(imbrex.__file__).parent.rglob("*.py") if "cli" not in path.parts]
STAGES = {name for path in WINDOW for name in re.findall(r'Progress\("([\w ]+)"', path.read_text(encoding="utf-8"))}


@each_row("stage", sorted(STAGES))
def test_a_stage_is_called_by_its_name(qtbot, stage):
    bar = StatusBar()
    qtbot.addWidget(bar)
    bar.show_progress(Progress(stage, 1, 2))
    told = bar.findChild(PlainLabel, "stageLabel").text()
    assert told.endswith("…")
    assert told != "Working…"


def test_the_stages_were_found():
    assert {"reading", "pairs", "graph", "disguises", "removing"} <= STAGES
