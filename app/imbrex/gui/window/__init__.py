"""The main window: menus, pages, docks and the wiring between features."""
