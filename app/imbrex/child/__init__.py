"""Child: a niced, limited process for work that could hang, crash or exhaust memory."""
