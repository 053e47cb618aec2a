"""The class at a glance: the views of the overview page, all of one choice."""
