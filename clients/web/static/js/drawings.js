// Small drawings beside numbers that say the same: the sun's way, wind, UV and the moon.

import { h, svg } from "./dom.js";
import { sayAll } from "./blocks.js";
import { t } from "./words.js";

/** As exact as can be seen. */
const rounded = (value) => Math.round(value * 100) / 100;

/** The sun's way from rise to set, and where it is now, over what is told; null without both. */
export function sunArc({ sunrise, sunset }, now, told) {
  if (!sunrise || !sunset) return null;
  const [from, to] = [Date.parse(sunrise), Date.parse(sunset)];
  const share = Math.max(0, Math.min(1, (now - from) / (to - from)));
  const angle = Math.PI * (1 - share);
  const [x, y] = [100 + 84 * Math.cos(angle), 84 - 70 * Math.sin(angle)];
  return h(
    "figure",
    { class: "arc" },
    svg(
      "svg",
      { viewBox: "0 0 200 96", "aria-hidden": "true" },
      svg("path", { class: "arc-way", d: "M16 84A84 70 0 0 1 184 84" }),
      svg("line", { class: "arc-ground", x1: 4, x2: 196, y1: 84, y2: 84 }),
      now >= from && now <= to ? svg("circle", { class: "arc-sun", cx: x, cy: y, r: 8 }) : null,
    ),
    told ? h("figcaption", {}, sayAll(told.value)) : null,
  );
}

/** An arrow to where the wind blows. */
export function windRose({ direction }) {
  if (direction === null || direction === undefined) return null;
  return svg(
    "svg",
    { class: "rose", viewBox: "-24 -24 48 48", "aria-hidden": "true" },
    svg("circle", { r: 21 }),
    svg("text", { y: -11, "text-anchor": "middle" }, t("n")),
    svg("path", { d: "M0 14L-6 4h4V-12h4V4h4Z", transform: `rotate(${direction})` }),
  );
}

/** The UV index on its scale of eleven. */
export function uvBar(index) {
  if (index === null || index === undefined) return null;
  const share = `${Math.min(100, (index / 11) * 100)}%`;
  return h("span", { class: "uv", "aria-hidden": "true" }, h("span", { style: { "--at": share } }));
}

/** The moon's lit part, as seen from the north. */
export function moon({ name, illumination }) {
  const waxing = /^(waxing|firstQuarter|new)/.test(name);
  const bulge = 10 * (1 - 2 * illumination);
  const [limb, edge] = waxing ? [1, bulge > 0 ? 0 : 1] : [0, bulge > 0 ? 1 : 0];
  const lit = `M0-10A10 10 0 0 ${limb} 0 10A${rounded(Math.abs(bulge))} 10 0 0 ${edge} 0-10Z`;
  return svg(
    "svg",
    { class: "moon", viewBox: "-11 -11 22 22", "aria-hidden": "true" },
    svg("circle", { r: 10 }),
    svg("path", { d: lit }),
  );
}

/** A line through the values, as wide as what it stands behind; gaps where nothing is known. */
export function sparkline(values) {
  const known = values.filter((value) => value !== null && value !== undefined);
  if (known.length < 2) return null;
  const [least, most] = [Math.min(...known), Math.max(...known)];
  const points = values.flatMap((value, index) =>
    value === null || value === undefined
      ? []
      : [`${index + 0.5} ${rounded(34 - ((value - least) / (most - least || 1)) * 28)}`],
  );
  const line = `M${points.join("L")}`;
  return svg(
    "svg",
    {
      class: "sparkline",
      viewBox: `0 0 ${values.length} 40`,
      preserveAspectRatio: "none",
      "aria-hidden": "true",
    },
    svg("path", { class: "area", d: `${line}V40H0.5Z` }),
    svg("path", { class: "line", d: line }),
  );
}
