"""What can be asked on the command line."""
