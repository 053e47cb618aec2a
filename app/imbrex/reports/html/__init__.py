"""HTML: reports as one file each that needs neither network nor program."""
