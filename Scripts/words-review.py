#!/usr/bin/env python3
"""Lists the rows of a review of the words that are neither in the tables nor answered.

usage: words-review.py FOLDER

FOLDER has one file a language, such as `de.tsv`: the key of a row, what it says, what the reviewer
proposes, and why, with a line of heads. A proposal counts as applied if a row of the language says
it, whatever its spaces. An answer to any other one is a line of docs/languages-review.tsv: language,
key, proposal, answer.
"""
import csv
import json
import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent


def rows(path):
    """The rows of a file without its heads."""
    with open(path, encoding="utf-8", newline="") as file:
        return list(csv.reader(file, delimiter="\t", quoting=csv.QUOTE_NONE))[1:]


def texts(table):
    """All texts of a table."""
    if isinstance(table, dict):
        return [text for value in table.values() for text in texts(value)]
    return [table] if isinstance(table, str) else []


def plain(text):
    """Without what a reviewer cannot see: the kind of a space, and how a row takes its values."""
    return re.sub(r"\s+", " ", text.replace("{number} {unit}", "{count}")).strip()


def open_rows(language, review):
    table = json.loads((ROOT / f"protocol-spec/words/{language}.json").read_text(encoding="utf-8"))
    known = "\n".join(plain(text) for text in texts(table))
    answered = {
        (key, proposed)
        for code, key, proposed, _ in rows(ROOT / "docs/languages-review.tsv")
        if code == language
    }
    for key, present, proposed, *rest in review:
        parts = re.sub(r" \(without the number\)$", "", proposed).split(" | ")
        if (key, proposed) in answered or all(plain(part) in known for part in parts):
            continue
        yield key, present, proposed, *rest


def main():
    if len(sys.argv) != 2:
        sys.exit(__doc__.strip())
    count = 0
    for path in sorted(pathlib.Path(sys.argv[1]).glob("*.tsv")):
        if not (ROOT / f"protocol-spec/words/{path.stem}.json").exists():
            continue
        for row in open_rows(path.stem, rows(path)):
            count += 1
            print("\t".join([path.stem, *row]))
    sys.exit(1 if count else 0)


if __name__ == "__main__":
    main()
