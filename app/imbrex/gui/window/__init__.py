"""The main window: menus, pages, docks and what brings the features together."""
