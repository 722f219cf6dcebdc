// What the commands show: today, the week, tonight's sunset, 2045, another place.

import * as vscode from "vscode";
import type { protocol } from "../../node/src/index.js";
import type { Server } from "./server.js";
import { dayRows, hourRows, note, projectionSentence, sunsetSentence } from "./text.js";

const LIMIT = 9;

export async function today(server: Server): Promise<void> {
  const result = await server.request("forecast.hourly", { hours: 24 });
  const title = `${result.place.displayName}${note(result.source)}`;
  await vscode.window.showQuickPick(hourRows(result), { title, placeHolder: "The next 24 hours" });
}

export async function week(server: Server): Promise<void> {
  const params = { include: ["daily", "sunset"], days: 7 };
  const { place, components } = await server.request("weather.overview", params);
  const daily = components.daily?.value;
  if (!daily) throw new Error(components.daily?.error?.message ?? "There is no forecast.");
  const rows = dayRows(daily, components.sunset?.value);
  const title = `${place.displayName}${note(daily.source)}`;
  await vscode.window.showQuickPick(rows, { title, placeHolder: "The days ahead" });
}

export async function sunset(server: Server): Promise<void> {
  const result = await server.request("sunset.score", { days: 2 });
  await vscode.window.showInformationMessage(sunsetSentence(result));
}

export async function project(server: Server): Promise<void> {
  const result = await server.request("climate.project", { year: 2045 });
  await vscode.window.showInformationMessage(projectionSentence(result));
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
