# To be read in by a script that sets $root. Suites of tests: a line each, their details in files, and
# at the end what was skipped and why, what failed, and how many passed.
# shellcheck shell=sh disable=SC2154
logs=$root/.build/${logs_name:-test-logs}
bold='' faint='' red='' green='' yellow='' plain=''
if [ -t 1 ] && [ -z "${NO_COLOR:-}" ] && [ "${TERM:-dumb}" != dumb ]; then
  escape=$(printf '\033[')
  bold=${escape}1m faint=${escape}2m plain=${escape}0m
  red=${escape}31m green=${escape}32m yellow=${escape}33m
fi

begin_suites() {
  mkdir -p "$logs"
  # Everything temporary is below one folder, which goes however this ends.
  scratch=$(mktemp -d "${TMPDIR:-/tmp}/almanac-test.XXXXXX")
  trap sweep EXIT
  # Parts in the background do not hear the interrupt of the terminal.
  trap 'trap "" TERM; kill 0; exit 130' INT
  trap 'exit 143' TERM HUP
  results=$scratch/results
  : >"$results"
  mkdir "$scratch/tmp" "$scratch/counts"
  export TMPDIR="$scratch/tmp"
}

sweep() {
  chmod -R u+w "$scratch" 2>/dev/null # a package manager makes its store read-only
  rm -rf "$scratch"
}

log_of() { printf '%s/%s.log' "$logs" "$(printf %s "$1" | tr ' /' '--')"; }

suite() { # suite NAME COMMAND...: no suite reads the terminal; status 77 says that it was skipped
  name=$1
  shift
  start=$(date +%s)
  code=$TMPDIR.status
  if [ -n "${verbose:-}" ]; then
    { "$@" && echo 0 >"$code" || echo $? >"$code"; } 2>&1 </dev/null | tee "$(log_of "$name")"
  else
    if [ -t 1 ]; then printf '  %-22s…\r' "$name"; fi
    "$@" >"$(log_of "$name")" 2>&1 </dev/null && echo 0 >"$code" || echo $? >"$code"
  fi
  status=$(cat "$code")
  if ! is_swept "$name" && [ "$status" = 0 ]; then status=1; fi
  result "$name" "$status" $(($(date +%s) - start))
}

# The same beside what comes next, in a temporary folder of its own; `wait` waits for all of them.
suite_beside() { # suite_beside NAME COMMAND...
  (
    TMPDIR=$scratch/beside
    mkdir "$TMPDIR"
    suite "$@"
  ) &
}

is_swept() { # what a suite leaves behind is a fault like any other
  # pytest keeps the folders of its last runs by itself, SwiftPM folders and locks of its own, and
  # the compiler the expansions of macros that it speaks about.
  left=$(find "$TMPDIR" -mindepth 1 -maxdepth 1 ! -name 'pytest-of-*' \
    ! -name 'TemporaryDirectory.*' ! -name '_*.lock' ! -name swift-generated-sources)
  [ -n "$left" ] || return 0
  printf 'not ok nothing stays in the temporary folder:\n%s\n' "$left" >>"$(log_of "$1")"
  chmod -R u+w "$TMPDIR" 2>/dev/null
  rm -rf "$TMPDIR"
  mkdir "$TMPDIR"
  return 1
}

# Counts what the log of a suite says, and says it in a line.
result() { # result NAME STATUS SECONDS
  log=$(log_of "$1")
  awk -f "$root/Scripts/count-tests.awk" "$log" >"$scratch/counts/$1"
  read -r passed failed skipped <"$scratch/counts/$1"
  case $2 in
    0) outcome=passed ;;
    77) outcome=skipped ;;
    *) outcome=failed ;;
  esac
  # Continuous integration can have all tools of the clients.
  case ${NO_SKIPS:-0}$1 in
    1client*)
      if [ $outcome = skipped ] || [ "$skipped" != 0 ]; then
        outcome=failed failed=$((failed + 1))
        echo 'not ok nothing is skipped (NO_SKIPS=1)' >>"$log"
      fi
      ;;
  esac
  case $outcome/$passed/$failed/$skipped in
    passed/0/*/0) passed=1 ;; # a check as a whole
    passed/0/*) outcome=skipped ;;
    failed/*/0/*) failed=1 ;; # something else than a test
  esac
  echo "$outcome $passed $failed $1" >>"$results"
  case $outcome in
    passed) mark=$green✔$plain ;;
    skipped) mark=$yellow–$plain ;;
    *) mark=$red✘$plain ;;
  esac
  # Swift's own words where there are any.
  words=$(sed -n 's/^[^A-Za-z]*\(Test run with .*\)/\1/p' "$log" | tail -n 1)
  if [ -z "$words" ] && [ $outcome = skipped ] && [ "$passed" = 0 ]; then
    words=skipped
  elif [ -z "$words" ]; then
    words="$passed passed"
    if [ "$failed" != 0 ]; then words="$words, $failed failed"; fi
    if [ "$skipped" != 0 ]; then words="$words, $skipped skipped"; fi
  fi
  printf '%s %-20s%6s s  %s\n' "$mark" "$1" "$3" "$words"
}

# The list of what was skipped, what failed, and as the last line how many passed.
finish_suites() {
  while read -r outcome passed failed name; do
    sed "1d; s|^|$name	|" "$scratch/counts/$name"
  done <"$results" >"$scratch/skipped"
  if [ -s "$scratch/skipped" ]; then
    printf '\n%s\n' "${bold}Skipped, and why$plain"
    awk -F '\t' '
      { key = $1 FS $3; if (!(key in count)) order[++keys] = key }
      $2 != "" && count[key]++ < 3 { names[key] = names[key] (count[key] > 1 ? ", " : "") $2 }
      END {
        for (i = 1; i <= keys; i++) {
          key = order[i]
          split(key, part, FS)
          if (count[key] > 3) names[key] = names[key] " and " count[key] - 3 " more"
          printf "  %-20s %s: %s\n", part[1], names[key], part[2]
        }
      }' "$scratch/skipped" | cut -c 1-200
    if [ -s "$root/.build/remedy" ]; then cat "$root/.build/remedy"; fi
  fi
  while read -r outcome passed failed name; do
    if [ "$outcome" != failed ]; then continue; fi
    log=$(log_of "$name")
    printf '\n%s\n' "$bold$red$name failed$plain (${log#"$root/"})"
    if [ "$(wc -l <"$log")" -gt 80 ]; then
      grep -nE '^(not ok|FAIL|ERROR|✘|✖)|error:|recorded an issue' "$log" | head -n 40 |
        cut -c 1-300
      printf '%s\n' "${faint}Its end:$plain"
    fi
    tail -n 80 "$log" | cut -c 1-1000
  done <"$results"
  awk '{ passed += $2; failed += $3 }
    END { printf "\n%d passed, %d failed\n", passed, failed; exit failed > 0 }' "$results"
}
