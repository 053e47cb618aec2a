"""The commands, each with its result and output."""
