"""Convert the English tagger's weights from a pickle to JSON.

    pip download --no-deps --no-binary :all: textblob-aptagger==0.2.0
    python packaging/convert_tagger.py textblob-aptagger-0.2.0.tar.gz

Writes resources/tagger/english.json.xz and NOTICE.md. Nothing of the pickle is run: only dict, str, float, int and set
can come out of it. The same input gives the same bytes.
"""

import argparse
import hashlib
import io
import json
import lzma
import pickle
import tarfile
from pathlib import Path
from typing import Any

PACKAGE = "textblob-aptagger-0.2.0"
SHA256 = "b251a4d8626fbd98e50e36db577e8dad2091161c63c8ba6b4b3d9cdbcbc09fae"
PICKLE = f"{PACKAGE}/textblob_aptagger/trontagger-0.1.0.pickle"
LICENCE = f"{PACKAGE}/LICENSE"
TARGET = Path(__file__).resolve().parents[1] / "resources" / "tagger"


class PlainUnpickler(pickle.Unpickler):
    """Reads plain values and refuses everything else."""

    def find_class(self, module: str, name: str) -> Any:
        if (module, name) in {("__builtin__", "set"), ("builtins", "set")}:
            return set
        raise pickle.UnpicklingError(f"the pickle asks for {module}.{name}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("archive", type=Path, help=f"{PACKAGE}.tar.gz as pip downloads it")
    parser.add_argument("--target", type=Path, default=TARGET, help="folder to write to")
    arguments = parser.parse_args()
    weights, words, tags, licence = read(arguments.archive)
    model = convert(weights, words, tags)
    write(model, licence, arguments.target)


def read(archive: Path) -> tuple[dict[str, dict[str, float]], dict[str, str], set[str], str]:
    """Weights by feature and tag, tags of unambiguous words, all tags, and the licence."""
    raw = archive.read_bytes()
    digest = hashlib.sha256(raw).hexdigest()
    if digest != SHA256:
        raise SystemExit(f"{archive} is not {PACKAGE}.tar.gz: its SHA-256 is {digest}")
    with tarfile.open(fileobj=io.BytesIO(raw)) as package:
        model, licence = package.extractfile(PICKLE), package.extractfile(LICENCE)
        assert model is not None
        assert licence is not None
        weights, words, tags = PlainUnpickler(model, encoding="utf-8").load()
        text = licence.read().decode()
    check(weights, words, tags)
    print(f"read {PICKLE}: {len(weights)} features, {sum(map(len, weights.values()))} weights, {len(tags)} tags")
    return weights, words, tags, text


def check(weights: Any, words: Any, tags: Any) -> None:
    """Refuse anything but the expected shape."""
    good = (
        all(isinstance(tag, str) for tag in tags)
        and all(isinstance(word, str) and tag in tags for word, tag in words.items())
        and all(isinstance(feature, str) and tags.issuperset(row) for feature, row in weights.items())
        and all(isinstance(weight, float | int) for row in weights.values() for weight in row.values())
    )
    if not good:
        raise SystemExit("the pickle does not hold weights, words and tags")


def convert(weights: dict[str, dict[str, float]], words: dict[str, str], tags: set[str]) -> dict[str, Any]:
    """The model as JSON: tags as numbers, weights in thousandths, `{feature: [tag, weight, tag, weight, ...]}`.

    Small weights stay: without those under 0.5 the file would shrink by a sixth only, and some tags would change.
    """
    order = sorted(tags)
    number = {tag: index for index, tag in enumerate(order)}
    rows: dict[str, list[int]] = {}
    worst = 0.0
    for feature, row in sorted(weights.items()):
        kept: list[int] = []
        for tag, weight in sorted(row.items()):
            thousandths = round(weight * 1000)
            worst = max(worst, abs(thousandths / 1000 - weight))
            kept += (number[tag], thousandths)
        if kept:
            rows[feature] = kept
    count = sum(map(len, rows.values())) // 2
    print(f"kept {len(rows)} features that have a weight, {count} weights; largest rounding error {worst:.2g}")
    return {"tags": order, "words": {word: number[tag] for word, tag in sorted(words.items())}, "weights": rows}


def write(model: dict[str, Any], licence: str, target: Path) -> None:
    """Write the model and the notice of its origin."""
    target.mkdir(parents=True, exist_ok=True)
    text = json.dumps(model, ensure_ascii=False, separators=(",", ":"))
    packed = lzma.compress(text.encode(), preset=9 | lzma.PRESET_EXTREME)
    (target / "english.json.xz").write_bytes(packed)
    (target / "NOTICE.md").write_text(NOTICE.format(licence=licence.strip()), encoding="utf-8")
    print(f"wrote {target / 'english.json.xz'}: {len(text)} characters of JSON in {len(packed)} bytes")


NOTICE = """# Notice

`english.json.xz` holds the weights of the averaged perceptron tagger of textblob-aptagger 0.2.0
(`trontagger-0.1.0.pickle`, PyPI, by Matthew Honnibal and Steven Loria), converted by `packaging/convert_tagger.py`:
tags as numbers, weights in thousandths, nothing left out. The package is under the MIT licence:

{licence}
"""

if __name__ == "__main__":
    main()
