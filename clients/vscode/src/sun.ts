// The color theme by the sun. The server says when it changes; on every start and wake it is asked.

import * as vscode from "vscode";
import type { protocol } from "../../node/src/index.js";
import type { Server } from "./server.js";

export class Sun implements vscode.Disposable {
  #server: Server;
  #end: (() => void) | null = null;
  /** What was applied last: a choice of the user's own holds until the sun changes. */
  #applied: string | null = null;

  constructor(server: Server) {
    this.#server = server;
  }

  /** Reads the settings and follows the sun, or leaves the theme alone. */
  configure(): void {
    this.#end?.();
    this.#end = null;
    this.#applied = null;
    if (!settings().get<boolean>("bySun")) return;
    this.#server.start();
    this.#end = this.#server.watch("sun.phase", params(), undefined, ({ result }) => {
      if (result) void this.#take(result as protocol.SunPhaseResult);
    });
  }

  /** Asks where the sun is now: after a sleep the last event may be long past. */
  async wake(): Promise<void> {
    if (!this.#end) return;
    try {
      await this.#take(await this.#server.request("sun.phase", params()));
    } catch {
      // How the server is shows in the status bar.
    }
  }

  /** Polar days and nights are days and nights like others. */
  async #take({ isDay }: protocol.SunPhaseResult): Promise<void> {
    const shade = isDay ? "light" : "dark";
    if (!this.#end || shade === this.#applied) return;
    this.#applied = shade;
    const theme = settings().get<string>(shade);
    const workbench = vscode.workspace.getConfiguration("workbench");
    if (theme && workbench.get("colorTheme") !== theme) {
      await workbench.update("colorTheme", theme, vscode.ConfigurationTarget.Global);
    }
  }

  dispose(): void {
    this.#end?.();
    this.#end = null;
  }
}

function settings(): vscode.WorkspaceConfiguration {
  return vscode.workspace.getConfiguration("almanac.theme");
}

function params() {
  return {
    elevationAngle: settings().get<number>("elevationAngle"),
    offsetMinutes: settings().get<number>("offsetMinutes"),
  };
}
