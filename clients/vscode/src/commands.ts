// What the commands show: today, the week, tonight's sunset, 2045, another place.

import * as vscode from "vscode";
import type { protocol } from "../../node/src/index.js";
import type { Server } from "./server.js";
import { dayRows, heading, hourRows, partOf, sentence } from "./text.js";

const LIMIT = 9;
const HEADLINE = { style: "headline" };

export async function today(server: Server): Promise<void> {
  const params = { hours: 24, labels: "padded", text: HEADLINE };
  const [result, locale] = await Promise.all([
    server.request("forecast.hourly", params),
    localeOf(server),
  ]);
  await vscode.window.showQuickPick(hourRows(result, locale), heading(result));
}

export async function week(server: Server): Promise<void> {
  const calls = ["forecast.daily", "sunset.score"].map((method) => ({ method, params: { days: 7 } }));
  const params = { parts: calls, labels: "padded", text: HEADLINE };
  const [{ parts }, locale] = await Promise.all([
    server.request("weather.overview", params),
    localeOf(server),
  ]);
  const daily = partOf(parts, "forecast.daily");
  const sunset = partOf(parts, "sunset.score");
  if (daily?.state !== "success") {
    throw new Error(daily?.state === "failure" ? daily.error.message : undefined);
  }
  await vscode.window.showQuickPick(dayRows(daily.value, sunset, locale), heading(daily.value));
}

export async function sunset(server: Server): Promise<void> {
  const result = await server.request("sunset.score", { days: 2, text: HEADLINE });
  await vscode.window.showInformationMessage(sentence(result));
}

export async function project(server: Server): Promise<void> {
  const result = await server.request("climate.project", { year: 2045, text: HEADLINE });
  await vscode.window.showInformationMessage(sentence(result));
}

/** For numbers. The server also takes a POSIX name, "es_MX.UTF-8", and text that is no locale. */
async function localeOf(server: Server): Promise<string> {
  const { values, language } = await server.request("config.get");
  const value = values.find(({ setting }: protocol.ConfigValue) => setting === "locale")?.value;
  try {
    const tag = String(value).replace(/[.@].*$/, "").replaceAll("_", "-");
    return new Intl.NumberFormat(tag).resolvedOptions().locale;
  } catch {
    return language.tag;
  }
}

/** The new place, or nothing when none was chosen. */
export async function place(server: Server): Promise<protocol.Place | undefined> {
  const typed = await vscode.window.showInputBox({ prompt: "Name, or latitude,longitude" });
  const query = typed?.trim();
  if (!query) return undefined;
  const reference = await chosen(server, query);
  if (!reference) return undefined;
  const result = await server.request("location.set", { place: reference });
  return result.place;
}

async function chosen(server: Server, query: string): Promise<string | { id: string } | undefined> {
  if (/^-?[\d.]+\s*,\s*-?[\d.]+$/.test(query)) return query;
  const { places } = await server.request("location.search", { query, limit: LIMIT });
  const [first] = places;
  if (!first) throw new Error(`No place is called "${query}".`);
  if (places.length === 1) return { id: first.id };
  const items = places.map(({ id, displayName }: { id: string; displayName: string }) => ({
    id,
    label: displayName,
  }));
  const item = await vscode.window.showQuickPick(items, { title: `Which ${query}?` });
  return item && { id: (item as { id: string; label: string }).id };
}
