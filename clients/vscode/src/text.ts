// The words of the extension. Pure: results in, text out; what is unknown is "–".

import type { protocol } from "../../node/src/index.js";
import type { State } from "../../node/src/index.js";

const UNKNOWN = "–";
const WEEKDAYS = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"];

/** The last known text of the status bar. */
export interface Known {
  text: string;
  tooltip: string;
  /** Said by the server since it was last started. */
  confirmed: boolean;
}

/** The status bar's text with its mark for how the server is. */
export function statusText(known: Known, state: State): string {
  const mark = { waiting: " $(sync~spin)", failed: " $(warning)" }[state as string];
  const text = known.text || "Almanac";
  return text + (mark ?? (known.confirmed || state === "stopped" ? "" : " …"));
}

/** What a status.text result says, with a mark before an estimate. */
export function knownFrom(result: protocol.StatusTextResult): Known {
  const mark = result.source?.kind === "estimate" ? "~" : "";
  return { text: mark + plain(result.text), tooltip: result.tooltip ?? "", confirmed: true };
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

export interface Row {
  label: string;
  description: string;
}

/** A row an hour. */
export function hourRows({ hours, units }: protocol.ForecastHourlyResult): Row[] {
  const degrees = ` ${units.temperature}`;
  return hours.map(({ time, condition, temperature, precipitationProbability, wind }) => ({
    label: `${clock(time)}  ${condition?.emoji ?? UNKNOWN}  ${tenth(temperature, degrees)}`,
    description: [
      condition?.text ?? UNKNOWN,
      whole(precipitationProbability, " %"),
      `wind ${whole(wind?.speed, ` ${units.windSpeed}`)}`,
    ].join(" · "),
  }));
}

/** A row a day, with the score of its sunset where there is one. */
export function dayRows(
  { days, units }: protocol.ForecastDailyResult,
  sunsets: protocol.SunsetScoreResult["days"],
): Row[] {
  const scores = new Map(sunsets.map((sunset) => [sunset.date, sunset.score]));
  return days.map((day) => {
    const highest = tenth(day.temperatureMax, ` ${units.temperature}`);
    const range = `${tenth(day.temperatureMin)} to ${highest}`;
    return {
      label: `${weekday(day.date)}  ${day.condition?.emoji ?? UNKNOWN}  ${range}`,
      description: [
        day.condition?.text ?? UNKNOWN,
        whole(day.precipitationProbability, " %"),
        `sunset ${clock(day.sunset)}, ${whole(scores.get(day.date))} of 100`,
      ].join(" · "),
    };
  });
}

function weekday(date: string): string {
  const name = WEEKDAYS[new Date(`${date}T12:00:00Z`).getUTCDay()];
  return `${name ?? UNKNOWN} ${date.slice(8)}`;
}

/** One sentence about tonight. */
export function sunsetSentence({ days, place, source }: protocol.SunsetScoreResult): string {
  const [day] = days;
  if (!day) return `Nothing is known about the sunset of ${place.name}.`;
  const golden = `golden hour ${clock(day.goldenHour?.start)} to ${clock(day.goldenHour?.end)}`;
  const score = `${whole(day.score)} of 100, ${day.label ?? UNKNOWN}`;
  const words = `${place.name}, ${clock(day.time)}: ${score}. ${day.explanation ?? ""}`;
  return `${words} (${golden}${estimated(source)})`;
}

/** One sentence about a day like this, years from now. */
export function projectionSentence(result: protocol.ClimateProjectResult): string {
  const degrees = ` ${result.units.temperature}`;
  const { current, projected, place, year } = result;
  const range = `${tenth(projected.low)} to ${tenth(projected.high, degrees)}`;
  const now = tenth(current.temperature, degrees);
  const then = tenth(projected.temperature, degrees);
  const condition = projected.condition?.text ?? UNKNOWN;
  return `${place.name} in ${year}: ${then} (${range}), today ${now}, ${condition}.`;
}

/** What has to be said of numbers that are no forecast. */
export function estimated(source: protocol.Source | undefined): string {
  if (source?.kind === "estimate") return "; what the climate says, no forecast";
  return source?.stale ? "; stored, nothing newer could be had" : "";
}
