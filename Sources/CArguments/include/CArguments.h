// The arguments the program was started with.

#pragma once

/// How many there are, the program's own name included; 0 if the system's loader does not pass them.
int carguments_count(void);

/// One of them; valid as long as the process lives.
const char *carguments_at(int index);
