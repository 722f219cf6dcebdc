// What a report of a problem should contain, opened as a document to read before it is sent.

import * as vscode from "vscode";
import type { Server } from "./server.js";

/** No place, no key, no setting but those that matter: the user sees it all before anyone else. */
export async function report(server: Server, log: string[], version: string): Promise<void> {
  const content = [
    "# Almanac: report of a problem",
    "",
    "What happened, and what you expected:",
    "",
    "## Versions",
    "",
    `- VS Code ${vscode.version}`,
    `- extension ${version}`,
    `- server ${server.name}, ${server.state}${server.failure ? `: ${server.failure}` : ""}`,
    "",
    "## Log",
    "",
    "```",
    ...log.slice(-30),
    "```",
    "",
  ].join("\n");
  const document = await vscode.workspace.openTextDocument({ content, language: "markdown" });
  await vscode.window.showTextDocument(document);
}
