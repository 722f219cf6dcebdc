#!/usr/bin/env node
// then-and-now.mjs [PLACE] [MONTH]: an average day of the month as it was in 1975 and as it will
// be in 2045, by scenario. Needs no network.
import { Almanac } from "../node/src/index.js";
import { shown } from "./provenance.mjs";

const [place, month = String(new Date().getMonth() + 1)] = process.argv.slice(2);
if (!/^0?[1-9]$|^1[0-2]$/.test(month)) {
  console.error(`then-and-now: ${month} is not a month from 1 to 12`);
  process.exit(2);
}
const where = place ? { place } : {};
const scenarios = ["ssp126", "ssp245", "ssp585"];
const year = new Date().getFullYear();

const almanac = new Almanac({ name: "then-and-now" });
try {
  const normals = await almanac.request("climate.normals", { ...where, month: Number(month) });
  const mean = normals.months[0]?.temperatureMean;
  if (mean === null || mean === undefined) throw new Error("there are no normals for this place");
  const unit = normals.units.temperature;
  const date = `${year}-${month.padStart(2, "0")}-15`;
  const asked = { ...where, date, temperature: mean };
  const past = await almanac.request("climate.project", { ...asked, year: 1975 });
  console.log(`${normals.place.displayName}, an average day in month ${month}`);
  console.log(row("today", mean, normals));
  console.log(row("1975", past.projected.temperature, past));
  for (const scenario of scenarios) {
    const then = await almanac.request("climate.project", { ...asked, year: 2045, scenario });
    const { temperature, low, high } = then.projected;
    const range = low === null ? "" : `  (${low.toFixed(1)} to ${high.toFixed(1)})`;
    console.log(`${row(`2045 ${scenario}`, temperature, then)}${range}`);
  }
  function row(title, value, { source }) {
    const degrees = value === null ? "–" : shown(`${value.toFixed(1)} ${unit}`, source);
    return `  ${title.padEnd(12)} ${degrees.padStart(9)}`;
  }
} catch (error) {
  console.error(`then-and-now: ${error.message}`);
  process.exitCode = 1;
} finally {
  await almanac.close();
}
