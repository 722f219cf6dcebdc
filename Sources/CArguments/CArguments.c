#include "CArguments.h"

static int count;
static char **vector;

// glibc and dyld call constructors with the arguments of main. Swift's own `CommandLine` reads
// /proc/self/cmdline, which a sandbox may hide.
__attribute__((constructor)) static void keep(int argc, char **argv, char **envp) {
  (void)envp;
  count = argc;
  vector = argv;
}

int carguments_count(void) { return count; }

const char *carguments_at(int index) { return vector[index]; }
