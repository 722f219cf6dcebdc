# To be read in by a script that has read suites.sh: parts of the Swift suite, each in a process of
# its own. Tests of processes wait more than they work, and each holds one of the two threads of its
# process meanwhile, so that parts side by side use the processors that one leaves idle.
# shellcheck shell=sh disable=SC2034,SC2154

# The tests of processes in lanes of about the same length, by the first letters of their suites.
lanes='A-C D-O P-Z'

part() { # part NAME OPTION...: runs the tests that the options choose
  name=$1
  shift
  start=$(date +%s)
  status=0
  sh "$root/Scripts/swift-test.sh" --ignore-lock "$@" >"$(log_of "$name")" 2>&1 </dev/null ||
    status=$?
  result "$name" $status $(($(date +%s) - start))
}

beside() { # beside NAME OPTION...: the same, beside what comes next; `wait` waits for all of them
  part "$@" &
}
