// The status bar item: the last known text at once, its mark, its tooltip.

import * as vscode from "vscode";
import type { protocol, State } from "../../node/src/index.js";
import { knownFrom, reason, statusText } from "./text.js";
import type { Known } from "./text.js";

const KEY = "almanac.status";

export class Status implements vscode.Disposable {
  #item: vscode.StatusBarItem;
  #memory: vscode.Memento;
  #known: Known;
  #state: State = "stopped";
  #trouble: string | null = null;

  constructor(memory: vscode.Memento, priority: number) {
    this.#memory = memory;
    const nothing = { text: "", tooltip: "", speech: "", dimmed: false };
    this.#known = { ...nothing, ...memory.get<Known>(KEY), confirmed: false };
    this.#item = vscode.window.createStatusBarItem(
      "almanac.status",
      vscode.StatusBarAlignment.Right,
      priority,
    );
    this.#item.name = "Almanac";
    this.#draw();
    this.#item.show();
  }

  server(state: State, trouble: string | null): void {
    this.#state = state;
    this.#trouble = trouble;
    if (state !== "ready") this.#known = { ...this.#known, confirmed: false };
    this.#draw();
  }

  /** Takes an event of the status.text subscription. */
  take(event: { result?: unknown; error?: { message: string; data?: { text?: string } | null } }): void {
    if (event.error) {
      this.#known = { ...this.#known, confirmed: false };
      this.#trouble = reason(event.error);
    } else {
      this.#known = knownFrom(event.result as protocol.StatusTextResult);
      this.#trouble = null;
      void this.#memory.update(KEY, this.#known);
    }
    this.#draw();
  }

  #draw(): void {
    const failed = this.#state === "failed";
    this.#item.text = statusText(this.#known, this.#state);
    // A screen reader says this instead of the text, whose symbols it would skip or spell.
    const spoken = [this.#known.speech || this.#item.text, this.#trouble].filter(Boolean);
    this.#item.accessibilityInformation = { label: spoken.join(" "), role: "button" };
    this.#item.command = this.#state === "stopped" || failed ? "almanac.start" : "almanac.open";
    this.#item.backgroundColor = failed
      ? new vscode.ThemeColor("statusBarItem.warningBackground")
      : undefined;
    this.#item.color = this.#known.dimmed && !failed
      ? new vscode.ThemeColor("descriptionForeground")
      : undefined;
    // As text, not as Markdown: words from elsewhere are nothing to click on.
    const lines = [this.#known.tooltip, this.#trouble, hint(this.#state)].filter(Boolean);
    this.#item.tooltip = new vscode.MarkdownString().appendText(lines.join("\n"));
  }

  dispose(): void {
    this.#item.dispose();
  }
}

function hint(state: State): string {
  if (state === "stopped") return "Click to show the weather.";
  if (state === "failed") return "Click to try again.";
  if (state === "waiting") return "The server was lost and is started again.";
  return "Click to open the weather page.";
}
