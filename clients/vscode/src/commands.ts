// What the commands show: today, the week, tonight's sunset, 2045, another place.

import * as vscode from "vscode";
import type { protocol } from "../../node/src/index.js";
import type { Server } from "./server.js";
import { heading, partOf, reason, rows, sentence } from "./text.js";

const LIMIT = 9;
const HEADLINE = { style: "headline" };
const BLOCKS = { style: "blocks" };

export async function today(server: Server): Promise<void> {
  const result = await server.request("forecast.hourly", { hours: 24, text: BLOCKS });
  await vscode.window.showQuickPick(rows(result.text), heading(result));
}

export async function week(server: Server): Promise<void> {
  const calls = ["forecast.daily", "sunset.score"].map((method) => ({ method, params: { days: 7 } }));
  const { parts } = await server.request("weather.overview", { parts: calls, text: BLOCKS });
  const daily = partOf(parts, "forecast.daily");
  const sunset = partOf(parts, "sunset.score");
  if (daily?.state !== "success") {
    throw new Error(daily?.state === "failure" ? reason(daily.error) : undefined);
  }
  const items: vscode.QuickPickItem[] = rows(daily.value.text);
  if (sunset?.state === "success") {
    const label = sunset.value.text?.title ?? "";
    items.push({ label, kind: vscode.QuickPickItemKind.Separator }, ...rows(sunset.value.text));
  }
  await vscode.window.showQuickPick(items, heading(daily.value));
}

export async function sunset(server: Server): Promise<void> {
  const result = await server.request("sunset.score", { days: 2, text: HEADLINE });
  await vscode.window.showInformationMessage(sentence(result));
}

export async function project(server: Server): Promise<void> {
  const result = await server.request("climate.project", { year: 2045, text: HEADLINE });
  await vscode.window.showInformationMessage(sentence(result));
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
