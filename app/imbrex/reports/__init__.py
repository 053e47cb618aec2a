"""Reports: what a check found, for people who read it without the program."""
