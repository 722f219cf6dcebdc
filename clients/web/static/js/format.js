// Numbers and times for people. Unknown is a dash, never a zero.

export const DASH = "–";

const hour12 = new Intl.DateTimeFormat([], { hour: "numeric" }).resolvedOptions().hour12;

/** `digits` after the point; with a unit where there is one. */
export function number(value, unit = "", digits = 0) {
  if (value === null || value === undefined) return DASH;
  const text = value.toLocaleString([], {
    minimumFractionDigits: 0,
    maximumFractionDigits: digits,
  });
  const glued = unit.startsWith("°") || unit === "%";
  return unit ? `${text}${glued ? "" : "\u202f"}${unit}` : text;
}

export function temperature(value, units) {
  return value === null || value === undefined ? DASH : number(Math.round(value), degree(units));
}

/** `°` alone says enough where the unit stands nearby. */
export function degrees(value) {
  return value === null || value === undefined ? DASH : `${Math.round(value)}°`;
}

function degree(units) {
  return units?.temperature ?? "°";
}

export function signed(value, unit = "", digits = 1) {
  if (value === null || value === undefined) return DASH;
  return `${value >= 0 ? "+" : "−"}${number(Math.abs(value), unit, digits)}`;
}

/** The wall clock of the place: the time as the server wrote it, whatever zone this page is in. */
export function clock(time) {
  if (!time) return DASH;
  return wall(time).toLocaleTimeString([], {
    hour: hour12 ? "numeric" : "2-digit",
    minute: "2-digit",
    timeZone: "UTC",
  });
}

export function hour(time) {
  return wall(time).toLocaleTimeString(
    [],
    { hour: hour12 ? "numeric" : "2-digit", timeZone: "UTC" },
  );
}

export function weekday(date, style = "short") {
  return wall(`${date}T12:00:00`).toLocaleDateString([], { weekday: style, timeZone: "UTC" });
}

export function day(date) {
  const options = { weekday: "long", day: "numeric", month: "long", timeZone: "UTC" };
  return wall(`${date}T12:00:00`).toLocaleDateString([], options);
}

function wall(time) {
  return new Date(`${time.slice(0, 19)}Z`);
}

export function duration(seconds) {
  if (seconds === null || seconds === undefined) return DASH;
  const minutes = Math.round(seconds / 60);
  return `${Math.floor(minutes / 60)} h ${String(minutes % 60).padStart(2, "0")} min`;
}

/** How old something is, in words, so long after it came; null while it is new. */
export function age(source, secondsSince = 0) {
  if (!source) return null;
  if (source.kind === "estimate") return "estimate from climate records";
  if (source.ageSeconds === null || source.ageSeconds === undefined) return null;
  const minutes = Math.floor((source.ageSeconds + secondsSince) / 60);
  if (minutes < 1) return null;
  if (minutes < 60) return `${minutes} min old`;
  const hours = Math.round(minutes / 60);
  return hours < 48 ? `${hours} h old` : `${Math.round(hours / 24)} days old`;
}
