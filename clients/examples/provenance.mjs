// What has to be said beside a value that is not a current one.

/**
 * The value of a result, or of a row of it: "≈64" of an estimate and of what may change,
 * "64 (3 h old)" of what is stale.
 */
export function shown(value, source, row = {}) {
  const isEstimate = (row.kind ?? source.kind) === "estimate";
  const mark = isEstimate || row.preliminary ? "≈" : "";
  const isOld = source.stale && !isEstimate;
  return `${mark}${value}${isOld ? ` (${age(source.ageSeconds)} old)` : ""}`;
}

/** "12 min", "3 h", "2 days", or "some time". */
function age(seconds) {
  if (typeof seconds !== "number") return "some time";
  if (seconds < 5_400) return `${Math.round(seconds / 60)} min`;
  if (seconds < 129_600) return `${Math.round(seconds / 3_600)} h`;
  return `${Math.round(seconds / 86_400)} days`;
}
