"""Dialogs: the few windows that open over the main one."""
