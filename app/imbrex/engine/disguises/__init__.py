"""Disguises: ways to make copied text look new to a program and unchanged to a reader, found and undone."""
