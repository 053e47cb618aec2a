"""The result of a bulk job in the window: its pairs, and its texts on demand."""

import json

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from imbrex.bulk.pairs_stage import PAIRS
from imbrex.bulk.result import BulkResult
from imbrex.bulk.texts_stage import TEXTS
from imbrex.engine.fingerprints.prepared_texts import independently
from imbrex.engine.options import PRESETS
from imbrex.errors import ImbrexError
from imbrex.gui.bulk.bulk_dialog import BulkDialog
from imbrex.gui.bulk.bulk_model import BulkColumn
from imbrex.gui.window.controller import Controller
from imbrex.gui.window.preload import Preload

NAMES = ["ann", "bob", "cid", "dora", "eve"]
SHARES = {("ann", "bob"): 0.5, ("bob", "cid"): 0.25, ("dora", "eve"): 0.9}


def write(folder, name, table, rows, **made_from):
    import pyarrow as pa
    from pyarrow import parquet

    (folder / name).mkdir(parents=True)
    parquet.write_table(pa.Table.from_batches([table.batch(rows)]), folder / name / "part-0.parquet")
    (folder / name / "_SUCCESS").touch()
    (folder / f"{name}.json").write_text(json.dumps(made_from))


def pair(left, right, share):
    return {
        **dict.fromkeys(PAIRS.names, 0),
        "left": left,
        "right": right,
        "left_name": left.title(),
        "right_name": right.title(),
        "left_author": "",
        "right_author": "",
        "options": "0123",
        "containment_left": share,
        "containment_right": share / 2,
        "longest_passage": int(100 * share),
    }


@pytest.fixture
def folder(tmp_path):
    """The folder of a finished job on a file of lines, from which one text has been removed since."""
    source = tmp_path / "texts.jsonl"
    texts = {name: f"The {name} bridge carries heavy lorries at night, says {name}." for name in NAMES}
    lines = [json.dumps({"id": name, "text": text}) for name, text in texts.items() if name != "eve"]
    source.write_text("\n".join(lines))
    out = tmp_path / "out"
    told = {"kind": "jsonl", "paths": [str(source)], "options": independently(PRESETS["rewrite"]).to_dict()}
    rows = [{"id": name, "name": name.title(), "language": "en", "author": ""} for name in NAMES]
    write(out, "texts", TEXTS, rows, **told)
    write(out, "pairs", PAIRS, [pair(*names, share) for names, share in SHARES.items()], **told, minimum=0.05)
    problem = {"id": "x.docx", "problem": "The file is damaged.", "hint": ""}
    write(out, "problems", TEXTS, [problem], **told)
    return out


def test_a_folder_without_a_result_or_with_a_damaged_one_is_told(folder, tmp_path):
    with pytest.raises(ImbrexError, match="has no result of a bulk job"):
        BulkResult.open(tmp_path)
    (folder / "pairs" / "part-0.parquet").write_bytes(b"PAR1 nothing")
    with pytest.raises(ImbrexError, match="is damaged"):
        BulkResult.open(folder)


def test_pairs_are_ranked_filtered_and_nameless(folder, qtbot):
    dialog = BulkDialog(BulkResult.open(folder))
    qtbot.addWidget(dialog)
    model = dialog.table.model()

    def names(column=BulkColumn.LEFT):
        return [model.index(row, column).data() for row in range(model.rowCount())]

    assert names() == ["Dora", "Ann", "Bob"]
    assert names(BulkColumn.LONGEST) == ["90", "50", "25"]
    dialog.table.sortByColumn(BulkColumn.RIGHT, Qt.SortOrder.AscendingOrder)
    assert names(BulkColumn.RIGHT) == ["Bob", "Cid", "Eve"]
    dialog._search.setText("CID")
    assert names() == ["Bob"]
    dialog._search.clear()
    dialog._level.setValue(40)
    assert sorted(names()) == ["Ann", "Dora"]
    dialog.hide_names(True)
    assert all(name.startswith("Text ") for name in names())
    assert "1 text couldn't be compared." in dialog._message.text()
    assert not dialog._pair.isEnabled()
    dialog.table.selectRow(0)
    assert dialog._pair.isEnabled()


def test_texts_are_opened_on_demand(folder, qtbot):
    window = QWidget()
    controller = Controller(Preload(window))
    qtbot.addWidget(window)
    bulk, told, asked = controller.bulk, [], []
    bulk.status_message.connect(told.append)
    bulk.compare_requested.disconnect()
    bulk.compare_requested.connect(lambda *keys: asked.append(keys))
    try:
        bulk.open(folder, window)
        qtbot.waitUntil(lambda: window.findChild(BulkDialog) is not None)
        window.findChild(BulkDialog).close()
        result = BulkResult.open(folder)
        bulk._read_group(result, "ann", 0.0)
        qtbot.waitUntil(lambda: controller.session.document("cid") is not None)
        assert {row.key for row in controller.session.rows} == {"ann", "bob", "cid"}
        assert controller.session.document("bob").text.startswith("The bob bridge")
        bulk._read(result, ("ann", "cid"), bulk._compare)
        qtbot.waitUntil(lambda: asked == [("ann", "cid")])
        bulk._read(result, ("dora", "eve"), bulk._compare)
        qtbot.waitUntil(lambda: controller.session.document("dora") is not None)
        assert any(one.startswith("eve: This text is not where the job read it.") for one in told)
        assert len(asked) == 1
        assert result.ids(result.group_of("ann", 0.3)) == ["ann", "bob"]
    finally:
        controller.close()
