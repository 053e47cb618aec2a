"""The program from its first line: the application object, its language and sizes, and what goes wrong there."""
