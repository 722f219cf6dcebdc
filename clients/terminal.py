#!/usr/bin/env python3
"""Runs an interactive program in a terminal of its own, and says what it says.

terminal.py SECONDS COMMAND...: the exit code is the command's, or 124 when the time is over. A
program that reads the terminal of whoever runs the tests takes their keys, and is stopped for ever
in the background, where `timeout` puts it.
"""

import os
import pty
import select
import signal
import sys
import time


def main() -> int:
    end = time.monotonic() + float(sys.argv[1])
    child, terminal = pty.fork()
    if child == 0:
        try:
            os.execvp(sys.argv[2], sys.argv[2:])
        except OSError as error:
            print(f"{sys.argv[2]}: {error.strerror}")
            os._exit(127)
    while (left := end - time.monotonic()) > 0:
        if not select.select([terminal], [], [], left)[0]:
            break
        try:
            said = os.read(terminal, 65536)
        except OSError:  # EIO: nobody has the terminal open any more
            said = b""
        if not said:
            return os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) % 256
        sys.stdout.buffer.write(said.replace(b"\r\n", b"\n"))
        sys.stdout.buffer.flush()
    os.killpg(child, signal.SIGKILL)
    os.waitpid(child, 0)
    print(f"{sys.argv[2]}: not done after {sys.argv[1]} s")
    return 124


sys.exit(main())
