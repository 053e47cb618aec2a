"""Work in another thread: jobs, the runner and the worker."""
