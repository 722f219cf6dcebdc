// The weather page in a panel: the same files as the page in the browser, with messages to this
// extension in place of the bridge.

import { randomBytes } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import * as vscode from "vscode";
import { RpcError } from "../../node/src/index.js";
import type { MethodName, State } from "../../node/src/index.js";
import type { Server } from "./server.js";

const NOT_FOR_PAGES = new Set(["initialize", "initialized", "shutdown", "exit"]);
const NO_SERVER = -32000;

export class Panel implements vscode.Disposable {
  #server: Server;
  #extension: vscode.Uri;
  #panel: vscode.WebviewPanel | null = null;
  #calls = new Map<number, { cancel(): void }>();
  /** The subscriptions that the page made; they end with it. */
  #made = new Set<string>();

  constructor(server: Server, extension: vscode.Uri) {
    this.#server = server;
    this.#extension = extension;
  }

  open(): void {
    if (this.#panel) return this.#panel.reveal();
    const media = vscode.Uri.joinPath(this.#extension, "media");
    const page = pageFolder(this.#extension);
    const panel = vscode.window.createWebviewPanel("almanac", "Almanac", vscode.ViewColumn.Active, {
      enableScripts: true,
      retainContextWhenHidden: true,
      localResourceRoots: [media, page],
    });
    this.#panel = panel;
    panel.webview.onDidReceiveMessage((message) => void this.#heard(message));
    panel.onDidDispose(() => this.#closed());
    panel.webview.html = html(panel.webview, media, page);
  }

  /** Tells the page how the server is. */
  server(state: State): void {
    if (state !== "ready") this.#made.clear(); // they ended with the server
    this.#tell({ kind: "event", event: { kind: "state", state } });
  }

  /** Tells the page what the server said. */
  notification(method: string, params: unknown): void {
    this.#tell({ kind: "event", event: { kind: "notification", method, params } });
  }

  #tell(message: object): void {
    void this.#panel?.webview.postMessage(message);
  }

  async #heard(message: any): Promise<void> {
    if (message.kind === "listen") this.server(this.#server.state);
    else if (message.kind === "abort") this.#calls.get(message.id)?.cancel();
    else if (message.kind === "call") await this.#call(message);
  }

  async #call(asked: { id: number; method: string; params: object }): Promise<void> {
    const { id, method, params } = asked;
    const panel = this.#panel;
    try {
      if (NOT_FOR_PAGES.has(method) || method.startsWith("$/")) {
        throw new Error("This method is the extension's own.");
      }
      const call = this.#server.start().stream(method as MethodName, params as any);
      // A subscription may be made already when it is given up: it is made, and then ended.
      if (method !== "subscription.create") this.#calls.set(id, call);
      for await (const part of call.parts) this.#tell({ kind: "part", id, part });
      const result = await call.result;
      if (method === "subscription.create") this.#keep((result as { id: string }).id, panel);
      this.#tell({ kind: "result", id, result });
    } catch (error) {
      this.#tell({ kind: "error", id, error: told(error as Error) });
    } finally {
      this.#calls.delete(id);
    }
  }

  #closed(): void {
    this.#panel = null;
    for (const call of this.#calls.values()) call.cancel();
    for (const id of this.#made) this.#end(id);
    this.#made.clear();
  }

  #keep(id: string, maker: vscode.WebviewPanel | null): void {
    if (maker === this.#panel) this.#made.add(id);
    else this.#end(id);
  }

  #end(id: string): void {
    this.#server.request("subscription.cancel", { id }).catch(() => {});
  }

  dispose(): void {
    this.#panel?.dispose();
  }
}

function told(error: Error): object {
  if (error instanceof RpcError) {
    return { code: error.code, message: error.message, data: error.data };
  }
  const data = { kind: "serverUnavailable", retryable: true };
  return { code: NO_SERVER, message: error.message, data };
}

/** In a packed extension a copy; in the repository the page itself. */
function pageFolder(extension: vscode.Uri): vscode.Uri {
  const packed = vscode.Uri.joinPath(extension, "media", "web");
  return existsSync(packed.fsPath) ? packed : vscode.Uri.joinPath(extension, "..", "web", "static");
}

/** The page, allowed to load its own files and nothing else. */
function html(webview: vscode.Webview, media: vscode.Uri, page: vscode.Uri): string {
  const nonce = randomBytes(16).toString("base64url");
  const at = (base: vscode.Uri, ...path: string[]) =>
    webview.asWebviewUri(vscode.Uri.joinPath(base, ...path)).toString();
  const { cspSource } = webview;
  const policy =
    `default-src 'none'; script-src ${cspSource} 'nonce-${nonce}'; ` +
    `style-src ${cspSource}; img-src ${cspSource} data:; base-uri 'none'; form-action 'none'`;
  const colors = `<link rel="stylesheet" href="${at(media, "panel.css")}" />`;
  // Modules run in their order: the transport is there before the page looks for it.
  const head = `<meta http-equiv="Content-Security-Policy" content="${policy}" />
    <script type="module" nonce="${nonce}">
      import { CallError } from "${at(page, "js", "transport.js")}";
      import { panelTransport } from "${at(media, "transport.js")}";
      globalThis.almanacTransport = panelTransport(acquireVsCodeApi(), globalThis, CallError);
    </script>`;
  return readFileSync(vscode.Uri.joinPath(page, "index.html").fsPath, "utf8")
    .replace("<head>", `<head>\n    ${head}`)
    .replace("</head>", `  ${colors}\n  </head>`)
    .replace(/ *<link rel="(manifest|apple-touch-icon)".*\n/g, "")
    .replace(/(href|src)="(icon\.svg|app\.css|js\/main\.js)"/g, (_, name, path) =>
      `${name}="${at(page, ...path.split("/"))}"`,
    );
}
