// Where VS Code begins: what is registered, what is kept, what starts by itself.

import * as vscode from "vscode";
import type { Options, State } from "../../node/src/index.js";
import * as commands from "./commands.js";
import { Panel } from "./panel.js";
import { report } from "./report.js";
import { Server } from "./server.js";
import { Status } from "./status.js";
import { Sun } from "./sun.js";
import { reason } from "./text.js";

const STARTED = "almanac.started";
const LOG_LINES = 100;

let server: Server | null = null;

export function activate(context: vscode.ExtensionContext): void {
  const channel = vscode.window.createOutputChannel("Almanac");
  const log: string[] = [];
  const note = (text: string) => {
    channel.appendLine(text);
    log.push(text);
    if (log.length > LOG_LINES) log.shift();
  };
  let chosenPlace: { id: string } | null = null;
  const mine = new Server(() => serverOptions(chosenPlace), {
    state: (state, failure) => became(state, failure),
    notification: (method, params) => {
      if (method === "location/didChange") mine.renew();
      panel.notification(method, params);
    },
    log: note,
  });
  server = mine;
  const status = new Status(context.globalState, settings().get<number>("status.priority") ?? 0);
  const sun = new Sun(mine);
  const panel = new Panel(mine, context.extensionUri);
  let endStatus: (() => void) | null = null;

  function became(state: State, failure: string | null): void {
    note(`server: ${state}${failure ? `: ${failure}` : ""}`);
    status.server(state, failure);
    panel.server(state);
    if (state === "failed") void complain(failure ?? "the server failed");
  }

  async function complain(failure: string): Promise<void> {
    const text = `Almanac: ${failure}`;
    const choice = await vscode.window.showErrorMessage(text, "Try Again", "Settings", "Log");
    if (choice === "Try Again") start();
    else if (choice === "Settings") await openSettings();
    else if (choice === "Log") channel.show();
  }

  function watchStatus(): void {
    endStatus?.();
    const format = settings().get<string>("status.format");
    const iconSet = settings().get<string>("status.icons");
    const params = { format, iconSet, deadlineMs: 10_000 };
    const interval = settings().get<number>("status.intervalSeconds");
    endStatus = mine.watch("status.text", params, interval, (event) => status.take(event));
  }

  function start(): void {
    void context.globalState.update(STARTED, true);
    mine.start();
    if (!endStatus) watchStatus();
  }

  async function stop(): Promise<void> {
    void context.globalState.update(STARTED, false);
    endStatus?.();
    endStatus = null;
    sun.dispose();
    await mine.stop();
  }

  async function configured(): Promise<void> {
    const ran = mine.state !== "stopped";
    if (ran) await mine.stop();
    if (endStatus) watchStatus();
    if (ran) mine.start();
    sun.configure();
  }

  async function place(): Promise<void> {
    const found = await commands.place(mine);
    if (!found) return;
    // A server that is started again has to know it too.
    chosenPlace = { id: found.id };
    mine.renew();
    panel.notification("location/didChange", { place: found, origin: "set" });
    await vscode.window.showInformationMessage(`The place is ${found.displayName}.`);
  }

  const actions: Record<string, () => unknown> = {
    start,
    stop,
    open: () => panel.open(),
    today: () => commands.today(mine),
    week: () => commands.week(mine),
    sunset: () => commands.sunset(mine),
    project: () => commands.project(mine),
    place,
    reportProblem: () => report(mine, log, context.extension.packageJSON.version),
  };
  for (const [name, action] of Object.entries(actions)) {
    const run = () => saying(action);
    context.subscriptions.push(vscode.commands.registerCommand(`almanac.${name}`, run));
  }
  context.subscriptions.push(
    channel,
    status,
    sun,
    panel,
    vscode.window.onDidChangeWindowState(({ focused }) => {
      if (focused) void sun.wake();
    }),
    vscode.workspace.onDidChangeConfiguration((event) => {
      if (event.affectsConfiguration("almanac.theme")) sun.configure();
      else if (event.affectsConfiguration("almanac")) void configured();
    }),
  );
  // Nothing is asked before the user asked for it once.
  if (context.globalState.get<boolean>(STARTED)) start();
  sun.configure();
}

export async function deactivate(): Promise<void> {
  await server?.stop();
  server = null;
}

function settings(): vscode.WorkspaceConfiguration {
  return vscode.workspace.getConfiguration("almanac");
}

function serverOptions(chosenPlace: { id: string } | null): Options {
  const command = settings().get<string[]>("server.command");
  const environment = settings().get<Record<string, string>>("server.environment") ?? {};
  const location = chosenPlace ?? (settings().get<string>("place") || undefined);
  const units = (settings().get<string>("units") || "locale") as any;
  const locale = settings().get<string>("locale") || undefined;
  const configuration = {
    ...(location ? { location } : {}),
    units,
    ...(locale ? { locale } : {}),
  };
  return { ...(command?.length ? { command } : {}), environment, configuration };
}

async function openSettings(): Promise<void> {
  await vscode.commands.executeCommand("workbench.action.openSettings", "almanac");
}

/** Runs a command; what goes wrong is said and not thrown. */
async function saying(action: () => unknown): Promise<void> {
  try {
    await action();
  } catch (error) {
    await vscode.window.showWarningMessage(`Almanac: ${reason(error as Error)}`);
  }
}
