"""The measures of the articles: one file each, and a registry that window, command line and reports read."""
