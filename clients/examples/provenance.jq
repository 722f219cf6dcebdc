# What has to be said beside a value that is not a current one.

# "12 min", "3 h", "2 days", or "some time".
def age:
  if . == null then "some time"
  elif . < 5400 then "\(. / 60 | round) min"
  elif . < 129600 then "\(. / 3600 | round) h"
  else "\(. / 86400 | round) days" end;

# The text of a result, or of a row of it: "≈64" of an estimate and of what may change,
# "64 (3 h old)" of what is stale.
def shown($source; $row):
  (($row.kind // $source.kind) == "estimate") as $estimate
  | (if $estimate or $row.preliminary then "≈" else "" end) + .
    + (if $source.stale and ($estimate | not) then " (\($source.ageSeconds | age) old)" else "" end);
