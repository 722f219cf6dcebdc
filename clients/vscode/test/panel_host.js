// The extension with its panel open, for a browser: serves the panel's page and files on a loopback
// port, and passes messages as lines, the page's on stdin and the extension's on stdout.
import { createReadStream } from "node:fs";
import { createServer } from "node:http";
import { createInterface } from "node:readline";
import { activated, run, screen, server, vscode } from "./support.js";

const types = { html: "text/html", js: "text/javascript", css: "text/css", svg: "image/svg+xml" };

await activated(server(), async () => {
  let html = "";
  const files = createServer((request, response) => {
    const { pathname } = new URL(request.url, "http://127.0.0.1");
    const type = types[pathname === "/" ? "html" : pathname.split(".").pop()];
    response.setHeader("Content-Type", `${type}; charset=utf-8`);
    if (pathname === "/") response.end(html);
    else createReadStream(pathname).on("error", () => response.end()).pipe(response);
  });
  await new Promise((resolve) => files.listen(0, "127.0.0.1", resolve));
  const origin = `http://127.0.0.1:${files.address().port}`;
  vscode.Uri.prototype.toString = function () {
    return `${origin}${this.fsPath}`;
  };
  await run("open");
  const [panel] = screen.panels;
  html = panel.webview.html.replaceAll("vscode-resource:", origin);
  panel.onPosted = (message) => process.stdout.write(`${JSON.stringify(message)}\n`);
  process.stdout.write(`${JSON.stringify({ origin })}\n`);
  for await (const line of createInterface({ input: process.stdin })) {
    panel.page.fire(JSON.parse(line));
  }
  files.close();
});
process.exit(0);
