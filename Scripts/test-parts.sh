# To be read in by a script that sets $root and $logs: parts of the Swift suite, each in a process
# of its own. Tests of processes wait more than they work, and each holds one of the two threads of
# its process meanwhile, so that parts side by side use the processors that one leaves idle.
# shellcheck shell=sh disable=SC2034,SC2154

# The tests of processes in lanes of about the same length, by the first letters of their suites.
lanes='A-C D-O P-Z'
failed=

part() { # NAME OPTION...: runs the tests that the options choose, and says how long they took
  name=$1
  shift
  start=$(date +%s)
  status=0
  sh "$root/Scripts/swift-test.sh" --ignore-lock "$@" >"$logs/$name" 2>&1 || status=$?
  echo "tests: $name: $(($(date +%s) - start)) s"
  return $status
}

beside() { # NAME OPTION...: the same, beside what comes next
  part "$@" &
  running="${running:-} $1:$!"
}

together() { # waits for all that run beside each other
  for job in ${running:-}; do
    wait "${job#*:}" || failed="$failed $logs/${job%%:*}"
  done
  running=
}

report() { # NAME...: the logs of the parts; what failed comes last
  for name; do
    case $failed in
      *"/$name"*) ;;
      *) cat "$logs/$name" ;;
    esac
  done
  # shellcheck disable=SC2086 # a list of paths of our own
  [ -z "$failed" ] || { cat $failed && return 1; }
}
