"""Help: short pages about the program, shown in the program."""
