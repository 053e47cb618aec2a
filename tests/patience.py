"""How long a test waits for what has to come."""

PATIENCE = 300
"""Seconds, against hanging alone: what is waited for comes at once on a quiet machine, and much later on a busy one."""
