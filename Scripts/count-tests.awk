# Reads the log of a suite, in whatever form its tests report. Prints how many passed, failed and were
# skipped, then a line for each that was skipped: its name, a tab, and why.

function skip(name, why, count) {
  skipped += count
  since += count # since the last summary that counts them too
  gsub(/["“”]/, "", name)
  gsub(/^["“ ]+|["” .]+$/, "", why)
  lines = lines name "\t" why "\n"
}
function count(words) { # of "N words" on this line
  return match($0, "[0-9]+ " words) ? substr($0, RSTART) + 0 : 0
}
function before(pattern) { return match($0, pattern) ? substr($0, 1, RSTART - 1) : $0 }
function after(pattern, text) { return match(text, pattern) ? substr(text, RSTART + RLENGTH) : "" }

# Node reports as TAP or in words of its own. Both end with a summary of what the lines before said.
/^TAP version/ { tap = 1 }
/^# duration_ms/ { tap = 0 }
/^(#|ℹ) pass [0-9]/ { passed += $3 }
/^(#|ℹ) (fail|cancelled) [0-9]/ { failed += $3 }
tap && / # SKIP/ { skip(after(" - ", before(" *# SKIP")), after("# SKIP *", $0), 1) }
/^﹣ / { skip(after("^﹣ ", before(" \\([0-9.]+ms\\)")), after("# ", $0), 1) }
tap { next }

# Our scripts, Vim, Neovim, bats
/^skip / { skip(after("^skip ", before(": ")), after(": ", $0), 1) }
/^ok .*# skip/ { skip(after("^ok [-0-9]* *", before(" *# skip")), after("# skip *", $0), 1); next }
/^ok / { passed++ }
/[.][.][.]ok [0-9]/ { passed++ } # a line that Neovim began
/^(not ok|FAIL) / { failed++ }

# pytest
/^SKIPPED \[/ {
  skip(after("\\] (.*/)?", before(":")), after("[^:]*(:[0-9]+)?: ", $0), after("\\[", $0) + 0)
}
/^=* ?[0-9]+ (passed|failed|skipped|errors?|deselected|warnings?)(,| in ).*[0-9]s/ {
  passed += count("passed")
  failed += count("failed") + count("error")
}

# unittest
/^Ran [0-9]+ tests? in / { ran = $2 }
ran && /^(OK|FAILED)/ {
  bad = 0
  for (text = $0; text ~ /(failures|errors)=/; bad += text + 0) {
    text = after("(failures|errors)=", text)
  }
  passed += ran - bad
  failed += bad
  ran = 0
}

# ert
/^Ran [0-9]+ tests, .* as expected/ {
  passed += count("results? as expected")
  failed += count("unexpected")
}

# replay.py
/^[0-9]+ (replayed|examples), [0-9]+ failed$/ {
  passed += $1 - $3 - since
  failed += $3
  since = 0
}

# Swift. A suite that is skipped names its tests too; its number of tests includes them.
/^[^ ]+ Test .* skipped(: ["“].*|\.)$/ {
  why = after(" skipped: ", $0)
  if (why ~ /runs within/) next # it does run, in a process of its own
  skip(after("^[^ ]+ Test ", before(" skipped[:.]")), why == "" ? "its condition fails" : why, 1)
}
/^[^ ]+ Test .* failed after/ && !/ Test (run|case) / { broken++ }
/Test run with [0-9]+ tests?/ {
  passed += count("tests?") - broken - since
  failed += broken
  broken = since = 0
}
/error: Exited with unexpected signal code|^Fatal error/ { failed++ }

END { printf "%d %d %d\n%s", passed, failed, skipped, lines }
