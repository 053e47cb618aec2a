"""The commands: what each finds, and how that is printed."""
