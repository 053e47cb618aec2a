"""A whole class at a glance: what the figures of all pairs say together."""
