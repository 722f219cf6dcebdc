#!/usr/bin/env node
// best-evening.mjs [DAYS] [PLACE…]: where and when to be with a camera, among the favorites
// or the places given.
import { Almanac } from "../node/src/index.js";
import { shown } from "./provenance.mjs";

const [days = "5", ...places] = process.argv.slice(2);
if (!/^[1-9][0-9]?$/.test(days)) {
  console.error(`best-evening: ${days} is not a number of days`);
  process.exit(2);
}
const almanac = new Almanac({ name: "best-evening" });
try {
  const params = { days: Number(days), ...(places.length > 0 ? { places } : {}) };
  const { ranked, source } = await almanac.request("sunset.best", params, { timeoutMs: 60_000 });
  if (ranked.length === 0) console.log("No evening stands out; are there favorites?");
  for (const [index, evening] of ranked.slice(0, 5).entries()) {
    const { place, date, score, color, time } = evening;
    const points = score === null ? "–" : shown(Math.round(score), source, evening);
    const sure = color === null ? "" : `, ${color.text}`;
    const at = time?.slice(11, 16) ?? "–";
    console.log(`${index + 1}. ${place.name}, ${date} at ${at}: ${points}${sure}`);
  }
} catch (error) {
  console.error(`best-evening: ${error.message}`);
  process.exitCode = 1;
} finally {
  await almanac.close();
}
