"""Option switches: effect of changing each canonization option, or the step between shingles, on one pair."""

from collections.abc import Iterator
from dataclasses import fields
from typing import Any

from imbrex.engine.compare.corpus import Corpus
from imbrex.engine.compare.shingles import common, distinct, shingles_of
from imbrex.engine.language import PartOfSpeech
from imbrex.engine.observer import SILENT, Observer, Progress
from imbrex.engine.option_fields import Describe
from imbrex.engine.options import Canonization, Shingling, WordForm
from imbrex.values import frozen


@frozen
class PairScore:
    """Scores of a pair under some options; fractions of 1, None if a text has no shingle.

    Attributes:
        containment_left: share of the left text's distinct shingles that are also in the right.
        containment_right: the reverse.
        jaccard: share of the shingles of either that are shared.
        left_words, right_words: compared words of each.
    """

    containment_left: float | None
    containment_right: float | None
    jaccard: float | None
    left_words: int
    right_words: int


@frozen
class Switch:
    """One option changed, all others unchanged.

    Attributes:
        flag: name of the option.
        value: its new value; pass both to `Options.with_value`.
        label: user-visible description of the change.
        score: of the pair after that.
    """

    flag: str
    value: Any
    label: str
    score: PairScore


def pair_score(corpus: Corpus, left_key: str, right_key: str, observer: Observer = SILENT) -> PairScore:
    """Score two documents under the current options. Raises KeyError for an unknown key."""
    left, right = corpus.tokens(left_key, observer), corpus.tokens(right_key, observer)
    rules = corpus.options.shingles
    mine, its = (distinct(shingles_of(side, rules.length, rules.stride)) for side in (left, right))
    words = len(left.kept), len(right.kept)
    if not len(mine) or not len(its):
        return PairScore(None, None, None, *words)
    shared = len(common(mine, its))
    return PairScore(shared / len(mine), shared / len(its), shared / (len(mine) + len(its) - shared), *words)


def try_switches(corpus: Corpus, left_key: str, right_key: str, observer: Observer = SILENT) -> Iterator[Switch]:
    """Change each canonization option and the step in turn and score the pair; the corpus itself is unchanged."""
    options = corpus.options
    trial = corpus.alone([left_key, right_key], observer)
    turns = [*_turns(options.canonization), *_steps(options.shingles)]
    for done, (flag, value, label) in enumerate(turns):
        observer.check()
        observer.progress(Progress("options", done, len(turns)))
        trial.set_options(options.with_value(flag, value))
        yield Switch(flag, value, label, pair_score(trial, left_key, right_key, observer))


def _turns(canonization: Canonization) -> Iterator[tuple[str, Any, str]]:
    """Flag, new value and description of each possible change."""
    for item in fields(canonization):
        describe: Describe = item.metadata["describe"]
        value = getattr(canonization, item.name)
        if isinstance(value, bool):
            yield describe.flag, not value, f"{describe.label}: {'off' if value else 'on'}"
        elif isinstance(value, PartOfSpeech):
            for part in PartOfSpeech:
                yield describe.flag, value ^ part, f"{'Keep' if value & part else 'Ignore'} {part.label}s"
        elif isinstance(value, WordForm):
            for form in WordForm:
                if form is not value:
                    yield describe.flag, form, f"{describe.label}: {form.value.replace('-', ' ')}"


def _steps(rules: Shingling) -> Iterator[tuple[str, Any, str]]:
    """The same for steps: overlapping shingles, half overlapping ones, and end to end."""
    describe: Describe = Shingling.__dataclass_fields__["step"].metadata["describe"]
    for step in sorted({1, (rules.length + 1) // 2, rules.length} - {rules.stride}):
        yield describe.flag, step, f"{describe.label}: {step}"
