"""Help: short pages about the program, in the program."""
