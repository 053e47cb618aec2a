"""How the jobs of a runner end, noted for tests."""

from imbrex.gui.tasks.runner import Runner, ignore


def note_ends(runner: Runner):
    """A list of (job, None) for each job that finishes from now on, and of (job, error) for each other one."""
    ends, start = [], runner.start

    def noting(job, then=ignore, otherwise=None, meanwhile=ignore):
        def finished(result):
            ends.append((job, None))
            then(result)

        def failed(error):
            ends.append((job, error))
            (otherwise or runner._emit_failed)(error)

        return start(job, finished, failed, meanwhile)

    runner.start = noting
    return ends


def note_finished(runner: Runner):
    """A list of the kinds of jobs that finish from now on."""
    return _Kinds(note_ends(runner))


class _Kinds:
    def __init__(self, ends):
        self._ends = ends

    def __contains__(self, kind):
        return any(type(job) is kind and error is None for job, error in self._ends)

    def count(self, kind):
        return sum(type(job) is kind and error is None for job, error in self._ends)

    def clear(self):
        self._ends.clear()
