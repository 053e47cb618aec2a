"""Background work: jobs, the runner and the worker."""
