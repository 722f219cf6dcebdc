#!/usr/bin/env python3
"""Which pages of its tables a server touches: pages.py PROGRAM [REQUEST]...

A request is a method and its params, as 'forecast.daily {"place":"Lisbon"}'. Without one, the server
is only initialized. perf records each page fault with its address (the kernel maps up to 16 pages
around one, so that a table counts as untouched only if nothing near it was touched either). PROGRAM
must have its symbols. The locale is German, so that words and formats are other than the default.
"""
import os
import re
import subprocess
import sys
import tempfile

TABLES = {"words": r"5Words\d+\w+Phrases", "locales": r"^locales_table$"}


def main():
    program, *calls = sys.argv[1:]
    calls = [call.partition(" ")[::2] for call in calls]
    with tempfile.TemporaryDirectory() as folder:
        record = os.path.join(folder, "perf.data")
        run(program, calls, folder, record)
        events = output("perf", "script", "-i", record, "-F", "addr", "--show-mmap-events")
    name = re.escape(os.path.realpath(program))
    maps = re.findall(rf"\[(0x\w+)\(0x\w+\) @ (\w+) .*?\]: \S+ {name}$", events, re.MULTILINE)
    start = min(int(address, 16) - int(offset, 16) for address, offset in maps)
    faults = [int(line, 16) for line in events.split() if re.fullmatch(r"[0-9a-f]{6,16}", line)]
    touched = {(address - start) >> 12 for address in faults}
    symbols = output("nm", "-S", "--defined-only", program).splitlines()
    for table, pattern in TABLES.items():
        pages, size = set(), 0
        for symbol in map(str.split, symbols):
            # Functions and constants: the loader itself writes to what has addresses in it.
            if len(symbol) == 4 and symbol[2] in "tTrR" and re.search(pattern, symbol[3]):
                address, count = int(symbol[0], 16), int(symbol[1], 16)
                size += count
                pages |= set(range(address >> 12, (address + max(count, 1) - 1 >> 12) + 1))
        print(f"{table}: {size} bytes, {len(pages & touched)} of {len(pages)} pages touched")


def run(program, calls, folder, record):
    calls = [("initialize", "{}"), *calls]
    request = "".join(
        f'{{"jsonrpc":"2.0","id":{number},"method":"{method}","params":{params or "{}"}}}\n'
        for number, (method, params) in enumerate(calls)
    )
    environment = {"PATH": os.environ["PATH"], "HOME": folder, "LANG": "de_DE.UTF-8"}
    subprocess.run(
        ["perf", "record", "-q", "-e", "page-faults", "-c", "1", "-d", "-o", record]
        + [program, "serve"],
        input=request.encode(),
        stdout=subprocess.DEVNULL,
        env=environment,
        check=True,
    )


def output(*command):
    return subprocess.run(command, capture_output=True, check=True, encoding="utf-8").stdout


main()
