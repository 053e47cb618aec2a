"""What-if jobs: scores of a pair under other options."""

from dataclasses import dataclass

from imbrex.engine.observer import Observer
from imbrex.engine.options import Options
from imbrex.engine.what_if.option_switches import PairScore, Switch, pair_score, try_switches
from imbrex.engine.what_if.shingle_lengths import WhatIf, what_if
from imbrex.gui.tasks.worker_context import QueryJob, WorkerContext


@dataclass(frozen=True, slots=True)
class Switched:
    """The result of a SwitchesJob: the pair under the current options, and with each one toggled."""

    options: Options
    now: PairScore
    switches: tuple[Switch, ...]


@dataclass(frozen=True, eq=False, slots=True, kw_only=True)
class WhatIfJob(QueryJob[WhatIf]):
    """Scores a pair at every shingle length."""

    left: str
    right: str

    def answer(self, context: WorkerContext, observer: Observer) -> WhatIf:
        return what_if(context.corpus, self.left, self.right, observer)


@dataclass(frozen=True, eq=False, slots=True, kw_only=True)
class SwitchesJob(QueryJob[Switched]):
    """Scores a pair with each normalization option toggled in turn."""

    left: str
    right: str

    def answer(self, context: WorkerContext, observer: Observer) -> Switched:
        now = pair_score(context.corpus, self.left, self.right, observer)
        return Switched(self.options, now, tuple(try_switches(context.corpus, self.left, self.right, observer)))
