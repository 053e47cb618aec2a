"""What all views of the overview share: what is shown, what is chosen, and parts of lists."""
