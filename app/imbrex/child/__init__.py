"""Child: a niced process with limits, for work that could hang, crash or eat the memory."""
