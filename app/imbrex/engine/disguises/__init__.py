"""Disguises: detection and repair of changes that hide copied text from a program but not from a reader."""
