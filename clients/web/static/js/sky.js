// The sky behind everything: the sun's place and the clouds now, or the evening that is looked at.
// White text stands on its upper, darker part, so every color there is held dark enough for it.

import { BLOCKS } from "./blocks.js";

const MINUTE_MS = 60_000;
/** Luminance (WCAG) above which white text has less than 4.5 : 1, with some room. */
const DARK_ENOUGH = 0.165;
/** Colors from the zenith to the horizon, by the sun's altitude in degrees. */
const SKIES = [
  [-18, ["#04060f", "#070c1f", "#0d1838", "#16264f"]],
  [-8, ["#080d24", "#121c46", "#2c2c63", "#6b3f6a"]],
  [-3, ["#0d1738", "#1f2f66", "#5a4476", "#d77b5a"]],
  [2, ["#10224f", "#27497f", "#6d6a93", "#f2a866"]],
  [10, ["#103064", "#1f5390", "#3d7cb4", "#a9c9dc"]],
  [45, ["#0b3a78", "#14549c", "#2b77bf", "#86bce6"]],
];

export function keepSky(app, element) {
  const root = document.documentElement;
  let altitude = 20;
  /** A row of sunset.score while the view of evenings is open. */
  let evening = null;

  function paint() {
    const gradient = evening?.gradient ?? [];
    const colors = gradient.length === 3
      ? eveningSky(gradient)
      : cloudy(skyAt(altitude), app.parts.current.value?.cloudCover?.total ?? 0);
    for (const [index, color] of colors.entries()) root.style.setProperty(`--sky-${index}`, color);
    element.classList.toggle("painted", gradient.length === 3);
    const score = evening?.score ?? null;
    const vibrancy = gradient.length < 3 ? 1 : score === null ? 0.6 : 0.6 + score / 140;
    element.style.setProperty("--vibrancy", vibrancy);
  }

  /** Where the sun is, and what time the server has: both are computed, so they come at once. */
  async function look() {
    try {
      const place = app.place ? { place: app.place } : {};
      const sun = await app.call("sun.phase", { ...place, text: BLOCKS });
      const { altitude: now, isDay, time } = sun;
      altitude = now;
      app.clockAheadMs = Date.parse(time) - Date.now();
      app.isDay = isDay;
      app.tell("sun", sun);
    } catch {
      // The sky of before stays.
    }
    paint();
  }

  app.on("evening", (row) => {
    evening = row;
    paint();
  });
  app.on("part:current", paint);
  app.on("reset", look);
  app.on("back", look);
  setInterval(() => document.visibilityState === "visible" && look(), MINUTE_MS);
  paint();
  return look();
}

/** The four colors for an altitude of the sun. */
export function skyAt(altitude) {
  const after = SKIES.findIndex(([at]) => at >= altitude);
  if (after === 0) return held(SKIES[0][1]);
  if (after < 0) return held(SKIES.at(-1)[1]);
  const [[low, below], [high, above]] = [SKIES[after - 1], SKIES[after]];
  const share = (altitude - low) / (high - low);
  return held(below.map((color, index) => hex(mixed(rgb(color), rgb(above[index]), share))));
}

/** The four colors of an evening of three. */
export function eveningSky([zenith, middle, horizon]) {
  return held([hex(mixed(rgb(zenith), [8, 10, 30], 0.45)), zenith, middle, horizon]);
}

/** Clouds take the color, not the light. */
function cloudy(colors, percent) {
  return colors.map((color) => {
    const own = rgb(color);
    const gray = 255 * luminance(own) ** (1 / 2.2);
    return hex(mixed(own, [gray * 0.96, gray, gray * 1.06], (percent / 100) * 0.7));
  });
}

/** All but the horizon dark enough for white text. */
function held(colors) {
  return colors.map((color, index) => (index === 3 ? color : darkened(color)));
}

function darkened(color) {
  let own = rgb(color);
  while (luminance(own) > DARK_ENOUGH) own = own.map((channel) => channel * 0.97);
  return hex(own);
}

function mixed(from, to, share) {
  return from.map((channel, index) => channel + (to[index] - channel) * share);
}

function rgb(color) {
  return [1, 3, 5].map((at) => parseInt(color.slice(at, at + 2), 16));
}

function hex(channels) {
  const byte = (channel) => Math.max(0, Math.min(255, Math.round(channel)));
  return `#${channels.map((channel) => byte(channel).toString(16).padStart(2, "0")).join("")}`;
}

function luminance(channels) {
  const [red, green, blue] = channels.map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
