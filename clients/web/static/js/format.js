// Numbers and times for people. Unknown is a dash, never a zero.

import { countIn, isolated, language, list, languageOf, t } from "./words.js";

export const DASH = "–";

const habits = { locale: regional(language), hour12: false };

/** Follows the server's settings: its clock, and its variety of the page's language. */
export function follow({ locale, timeFormat }) {
  if (languageOf(locale) === language) habits.locale = regional(locale.replaceAll("_", "-"));
  habits.hour12 = timeFormat === "12h";
  countIn(habits.locale);
}

/** Without a country English dates are the British ones, which are like those of its neighbors. */
function regional(locale) {
  try {
    return locale === "en" ? "en-GB" : Intl.getCanonicalLocales(locale)[0];
  } catch {
    return language;
  }
}

/** `digits` after the point; with a unit where there is one. */
export function number(value, unit = "", digits = 0, signDisplay = "auto") {
  if (value === null || value === undefined) return DASH;
  const isShare = unit === "%";
  const text = (isShare ? value / 100 : value).toLocaleString(habits.locale, {
    minimumFractionDigits: 0,
    maximumFractionDigits: digits,
    signDisplay,
    style: isShare ? "percent" : "decimal",
  });
  if (!unit || isShare) return isolated(text);
  return isolated(`${text}${unit.startsWith("°") ? "" : "\u202f"}${unit}`);
}

/** A visibility, or the least it can be. */
export function visibility({ visibility: value, visibilityBound }, units) {
  const text = number(value, units?.visibility, 1);
  if (visibilityBound === "lessThan") return `< ${text}`;
  return visibilityBound ? `${text} ${t("orMore")}` : text;
}

export function temperature(value, units) {
  return value === null || value === undefined ? DASH : number(Math.round(value), degree(units));
}

/** `°` alone says enough where the unit stands nearby. */
export function degrees(value) {
  return value === null || value === undefined ? DASH : number(Math.round(value), "°");
}

function degree(units) {
  return units?.temperature ?? "°";
}

/** The wall clock of the place: the time as the server wrote it, whatever zone this page is in. */
export function clock(time) {
  if (!time) return DASH;
  return wall(time).toLocaleTimeString(habits.locale, clockOptions({ minute: "2-digit" }));
}

function twoDigits(value) {
  return value.toLocaleString(habits.locale, { minimumIntegerDigits: 2 });
}

function clockOptions(more = {}) {
  const { hour12 } = habits;
  return { hour: hour12 ? "numeric" : "2-digit", hour12, timeZone: "UTC", ...more };
}

export function weekday(date, style = "short") {
  return dated(`${date}T12:00:00`, { weekday: style });
}

export function day(date) {
  return dated(`${date}T12:00:00`, { weekday: "long", day: "numeric", month: "long" });
}

/** From one time to another, each day named once; either may be unknown. */
export function period(start, end) {
  if (!start && !end) return DASH;
  if (!start) return t("untilTime", { time: moment(end) });
  if (!end) return t("fromTime", { time: moment(start) });
  const sameDay = start.slice(0, 10) === end.slice(0, 10);
  return `${moment(start)} – ${sameDay ? clock(end) : moment(end)}`;
}

function moment(time) {
  return list([dated(time, { weekday: "short", day: "numeric", month: "short" }), clock(time)]);
}

function dated(time, options) {
  return wall(time).toLocaleDateString(habits.locale, { ...options, timeZone: "UTC" });
}

function wall(time) {
  return new Date(`${time.slice(0, 19)}Z`);
}

export function duration(seconds) {
  if (seconds === null || seconds === undefined) return DASH;
  const minutes = Math.round(seconds / 60);
  if (minutes < 60) return t("minutes", { count: minutes });
  return t("hoursAndMinutes", {
    hours: Math.floor(minutes / 60),
    minutes: twoDigits(minutes % 60),
  });
}

const MARK = "≈";

/** The text with its mark where the result, or the row of it that is shown, is no current value. */
export function marked(text, source, row) {
  const isEstimate = (row?.kind ?? source?.kind) === "estimate";
  return (isEstimate || row?.preliminary) && text !== DASH ? MARK + text : text;
}

/** Whether a score of a result, or that of a row, may change. */
export function mayChange(value) {
  return Boolean(value?.preliminary || value?.days?.some(({ preliminary }) => preliminary));
}

/** What has to be said beside a result so long after it came, and is not told already. */
export function caveats(value, secondsSince = 0) {
  const isTold = value?.text && value.source?.kind === "estimate";
  return [
    isTold ? null : age(value?.source, secondsSince),
    mayChange(value) ? t("scoresMayChange", { mark: MARK }) : null,
  ].filter(Boolean);
}

/** How old something is, in words, so long after it came; null while it is new. */
function age(source, secondsSince = 0) {
  if (!source) return null;
  if (source.kind === "estimate") return t("estimateFromClimateRecords");
  if (source.ageSeconds === null || source.ageSeconds === undefined) return null;
  const minutes = Math.floor((source.ageSeconds + secondsSince) / 60);
  if (minutes < 1) return null;
  if (minutes < 60) return t("minutesOld", { count: minutes });
  const hours = Math.round(minutes / 60);
  if (hours < 48) return t("hoursOld", { count: hours });
  return t("daysOld", { count: Math.round(hours / 24) });
}

const WINDS = [
  t("north"), t("northeast"), t("east"), t("southeast"),
  t("south"), t("southwest"), t("west"), t("northwest"),
];

/** Where degrees from north point to. */
export function compass(azimuth) {
  return WINDS[Math.round(azimuth / 45) % 8];
}
