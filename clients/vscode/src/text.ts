// What results say, as text. The words are the server's, the numbers those of its locale; what is
// unknown is "–".

import type { protocol } from "../../node/src/index.js";
import type { State } from "../../node/src/index.js";

const UNKNOWN = "–";

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

export interface Row {
  label: string;
  description: string;
  detail?: string;
}

/** A row an hour of a result with labels, in numbers of the locale. */
export function hourRows(result: protocol.ForecastHourlyResult, locale: string): Row[] {
  const { hours, units, dir } = result;
  const { number, percent } = numbers(locale);
  return hours.map((row) => {
    const mark = (variable: string) => rowMark(row, result, variable);
    const temperature = number(row.temperature, units.temperature, 1, mark("temperature"));
    const rain = row.precipitationProbability;
    return {
      label: joined(dir, "  ", [row.timeLabels?.time, row.condition?.emoji, temperature]),
      description: joined(dir, " · ", [
        row.condition?.text,
        percent(rain, mark("precipitationProbability")),
        number(row.wind?.speed, units.windSpeed, 0, mark("windSpeed")),
      ]),
    };
  });
}

type Part<M> = Extract<protocol.OverviewPart, { method: M }>;

/** The part of an overview with the answer of a method. */
export function partOf<M extends protocol.ReadingMethod>(
  parts: protocol.OverviewPart[],
  method: M,
): Part<M> | undefined {
  return parts.find((part): part is Part<M> => part.method === method);
}

/** A row a day of a result with labels, with its sunset below it where there is one. */
export function dayRows(
  result: protocol.ForecastDailyResult,
  sunset: Part<"sunset.score"> | undefined,
  locale: string,
): Row[] {
  const { days, units, dir } = result;
  const { number } = numbers(locale);
  const scores = sunset?.state === "success" ? sunset.value : null;
  const evenings = new Map((scores?.days ?? []).map((row) => [row.date, row]));
  return days.map((day) => {
    const lowest = number(day.temperatureMin, "", 1, rowMark(day, result, "temperature"));
    const range = `${lowest}…${number(day.temperatureMax, units.temperature, 1)}`;
    const labels = day.dateLabels;
    const date = labels ? `${labels.weekday} ${labels.day}` : day.date;
    const row: Row = {
      label: joined(dir, "  ", [date, day.condition?.emoji, range]),
      description: joined(dir, "", [day.summary]),
    };
    const evening = evenings.get(day.date);
    if (!evening) return row;
    const isEstimate = scores?.source.kind === "estimate";
    const score = number(evening.score, "", 0, isEstimate || evening.preliminary ? "≈" : "");
    const parts = [sunset?.title, evening.timeLabels?.time, score, evening.label];
    return { ...row, detail: joined(dir, "  ", parts) };
  });
}

/** "≈" before an estimate, "*" before a value corrected by past errors. */
function rowMark(
  row: { kind?: string },
  { corrections }: { corrections?: protocol.Correction[] },
  variable: string,
): string {
  if (row.kind === "estimate") return "≈";
  return corrections?.some((each) => each.variable === variable && each.added) ? "*" : "";
}

/** Writes numbers as people of the locale do, each after its mark. */
function numbers(locale: string) {
  type Value = number | null | undefined;
  const written = (value: Value, mark: string, options: Intl.NumberFormatOptions) =>
    typeof value === "number" ? mark + value.toLocaleString(locale, options) : null;
  return {
    number(value: Value, unit: string, digits: number, mark = ""): string {
      const options = { minimumFractionDigits: digits, maximumFractionDigits: digits };
      const text = written(value, mark, options);
      return text ? `${text} ${unit}`.trim() : UNKNOWN;
    },
    percent: (value: Value, mark: string) =>
      written(typeof value === "number" ? value / 100 : null, mark, { style: "percent" }),
  };
}

/** A statement of the server about a place. */
export function sentence({ place, dir, text }: Said): string {
  return joined(dir, ": ", [place.name, text?.headline]);
}

/** Of a list: its place and its subject, with the age of stale data, and the main point below. */
export function heading({ place, dir, text }: Said): { title: string; placeHolder: string } {
  return {
    title: joined(dir, " · ", [place.displayName, text?.title]),
    placeHolder: joined(dir, "", [text?.headline]),
  };
}

interface Said {
  place: protocol.Place;
  dir?: protocol.TextDirection;
  text?: protocol.ResultText;
}

/** The parts beside each other; where words run from right to left, each keeps its own order. */
function joined(
  dir: protocol.TextDirection | undefined,
  separator: string,
  parts: (string | null | undefined)[],
): string {
  const texts = parts.map((part) => part ?? UNKNOWN);
  return texts.map((text) => (dir === "rtl" ? `\u2068${text}\u2069` : text)).join(separator);
}
