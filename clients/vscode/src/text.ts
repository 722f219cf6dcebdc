// The words of the extension. Pure: results in, text out; what is unknown is "–".

import type { protocol } from "../../node/src/index.js";
import type { State } from "../../node/src/index.js";

const UNKNOWN = "–";
const WEEKDAYS = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"];

/** The last known text of the status bar. */
export interface Known {
  text: string;
  tooltip: string;
  /** For a screen reader. */
  speech: string;
  /** Said by the server since it was last started. */
  confirmed: boolean;
  /** Whether a value of it is an estimate or stale. */
  dimmed: boolean;
}

/** The status bar's text with its mark for how the server is. */
export function statusText(known: Known, state: State): string {
  const mark = { waiting: " $(sync~spin)", failed: " $(warning)" }[state as string];
  const text = known.text || "Almanac";
  return text + (mark ?? (known.confirmed || state === "stopped" ? "" : " …"));
}

/** What a status.text result says; its text holds mark and age already. */
export function knownFrom({ text, tooltip, speech, mark, age }: protocol.StatusTextResult): Known {
  const dimmed = Boolean(mark || age);
  const words = { text: plain(text), tooltip: tooltip ?? "", speech: speech ?? "" };
  return { ...words, confirmed: true, dimmed };
}

/** Without control characters, and without what the status bar would read as an icon. */
export function plain(text: string): string {
  return text.replace(/\p{Cc}/gu, " ").replaceAll("$(", "$ (");
}

export function clock(time: string | null | undefined): string {
  return time ? time.slice(11, 16) : UNKNOWN;
}

function tenth(value: number | null | undefined, suffix = ""): string {
  return typeof value === "number" ? value.toFixed(1) + suffix : UNKNOWN;
}

function whole(value: number | null | undefined, suffix = ""): string {
  return typeof value === "number" ? Math.round(value) + suffix : UNKNOWN;
}

/**
 * The value with "≈" before it where this, a result or a row of one, is an estimate, or where the
 * evening whose score it is may change.
 */
function marked(
  value: string,
  origin: { source?: protocol.Source; kind?: string },
  evening?: protocol.SunsetDay,
): string {
  const isEstimate = (origin.source?.kind ?? origin.kind) === "estimate";
  return (isEstimate || evening?.preliminary) && value !== UNKNOWN ? `≈${value}` : value;
}

export interface Row {
  label: string;
  description: string;
}

/** A row an hour. */
export function hourRows({ hours, units }: protocol.ForecastHourlyResult): Row[] {
  const degrees = ` ${units.temperature}`;
  return hours.map((row) => {
    const temperature = marked(tenth(row.temperature, degrees), row);
    return {
      label: `${clock(row.time)}  ${row.condition?.emoji ?? UNKNOWN}  ${temperature}`,
      description: [
        row.condition?.text ?? UNKNOWN,
        whole(row.precipitationProbability, " %"),
        `wind ${whole(row.wind?.speed, ` ${units.windSpeed}`)}`,
      ].join(" · "),
    };
  });
}

/** A row a day, with the score of its sunset where there is one. */
export function dayRows(
  { days, units }: protocol.ForecastDailyResult,
  sunset: protocol.SunsetScoreResult | null | undefined,
): Row[] {
  const evenings = new Map((sunset?.days ?? []).map((row) => [row.date, row]));
  return days.map((day) => {
    const highest = tenth(day.temperatureMax, ` ${units.temperature}`);
    const range = `${marked(tenth(day.temperatureMin), day)} to ${highest}`;
    const evening = evenings.get(day.date);
    const score = marked(whole(evening?.score), sunset ?? {}, evening);
    return {
      label: `${weekday(day.date)}  ${day.condition?.emoji ?? UNKNOWN}  ${range}`,
      description: [
        day.condition?.text ?? UNKNOWN,
        whole(day.precipitationProbability, " %"),
        `sunset ${clock(day.sunset)}, ${score} of 100`,
      ].join(" · "),
    };
  });
}

function weekday(date: string): string {
  const name = WEEKDAYS[new Date(`${date}T12:00:00Z`).getUTCDay()];
  return `${name ?? UNKNOWN} ${date.slice(8)}`;
}

/** One sentence about tonight; after dark about tomorrow. */
export function sunsetSentence(result: protocol.SunsetScoreResult): string {
  const { days, place, source } = result;
  const day = days.find(({ passed }) => !passed) ?? days[0];
  if (!day) return `Nothing is known about the sunset of ${place.name}.`;
  const golden = `golden hour ${clock(day.goldenHour?.start)} to ${clock(day.goldenHour?.end)}`;
  const score = `${marked(whole(day.score), result, day)} of 100, ${day.label ?? UNKNOWN}`;
  const when = `${day === days[0] ? "" : "tomorrow "}${clock(day.time)}`;
  const words = `${place.name}, ${when}: ${score}. ${day.explanation ?? ""}`;
  const change = day.preliminary ? "; the score may change" : "";
  return `${words} (${golden}${note(source)}${change})`;
}

/** One sentence about a day like this, years from now. */
export function projectionSentence(result: protocol.ClimateProjectResult): string {
  const degrees = ` ${result.units.temperature}`;
  const { current, projected, place, year } = result;
  const range = `${tenth(projected.low)} to ${tenth(projected.high, degrees)}`;
  const now = tenth(current.temperature, degrees);
  const then = marked(tenth(projected.temperature, degrees), result);
  const condition = projected.condition?.text ?? UNKNOWN;
  return `${place.name} in ${year}: ${then} (${range}), today ${now}, ${condition}.`;
}

/** What has to be said of numbers that are no current forecast. */
export function note(source: protocol.Source | undefined): string {
  if (source?.kind === "estimate") return "; what is usual here, not a forecast";
  return source?.stale ? `; ${age(source.ageSeconds)} old` : "";
}

/** "12 min", "3 h", "2 days", or "some time". */
function age(seconds: number | null): string {
  if (typeof seconds !== "number") return "some time";
  if (seconds < 5400) return whole(seconds / 60, " min");
  return seconds < 129_600 ? whole(seconds / 3600, " h") : whole(seconds / 86_400, " days");
}
