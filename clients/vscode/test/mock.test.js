import assert from "node:assert/strict";
import { test } from "node:test";
import { activated, item, manifest, mock, run, screen, showed, until, vscode } from "./support.js";

const themed = { "almanac.theme.bySun": true, "workbench.colorTheme": "Mine" };

test("activation shows an item, registers every command, and starts nothing", async () => {
  await activated(mock("editors/status-and-sun"), async () => {
    assert.equal(item().text, "Almanac");
    assert.equal(item().command, "almanac.start");
    assert.equal(item().shown, true);
    const wanted = manifest.contributes.commands.map(({ command }) => command);
    assert.deepEqual([...screen.commands.keys()].sort(), wanted.sort());
  });
});

test("the weather and the theme by the sun", async () => {
  const themes = [];
  await activated({ ...mock("editors/status-and-sun"), ...themed }, async () => {
    screen.configuration.event(() => themes.push(screen.settings["workbench.colorTheme"]));
    await run("start");
    await until("dusk", () => themes.length === 2);
    assert.deepEqual(themes, ["Default Light Modern", "Default Dark Modern"]);
    await until("the text", () => item().text === "⛅ 21°C");
    assert.match(item().tooltip.value, /Lisbon: partly cloudy/);
    assert.equal(item().accessibilityInformation.label, "Lisbon: partly cloudy, 21 degrees.");
    assert.equal(item().command, "almanac.open");
  });
});

test("the last text is there at once, and a silent server is not waited for", async () => {
  const known = { text: "⛅ 21°C", tooltip: "", confirmed: true };
  const memory = { "almanac.started": true, "almanac.status": known };
  await activated(mock("editors/silent"), async () => {
    assert.match(item().text, /^⛅ 21°C/);
    await until("the mark of a start", () => item().text === "⛅ 21°C …");
  }, memory);
});

test("who stopped it is not asked again; who started it need not start it again", async () => {
  const memory = {};
  await activated(mock("editors/estimate"), async () => {
    await run("start");
    await until("the estimate", () => item().text.startsWith("⛅ ≈24°C"));
    await until("the error", () => item().text.endsWith(" …"));
    assert.match(item().tooltip.value, /The network is switched off\./);
    assert.equal(memory["almanac.started"], true);
    await run("stop");
    assert.equal(memory["almanac.started"], false);
  }, memory);
});

test("a lost server is shown and started again", async () => {
  await activated(mock("editors/lost"), async () => {
    await run("start");
    await showed("⛅ 21°C", "⛅ 21°C $(sync~spin)", "⛅ 21°C");
    assert.match(item().tooltips.join("\n"), /lost and is started again/);
  });
});

for (const name of ["other-version", "later-version"]) {
  test(`a server of ${name} is not used, and that is said`, async () => {
    await activated(mock(name), async () => {
      await run("start");
      await until("the refusal", () => screen.messages.length > 0);
      assert.equal(screen.messages[0].kind, "error");
      assert.match(screen.messages[0].text, /speaks protocol 1\.0/);
      assert.match(item().text, /\$\(warning\)/);
      assert.equal(item().backgroundColor.id, "statusBarItem.warningBackground");
      assert.equal(item().command, "almanac.start");
    });
  });
}

test("a missing program is said, and can be tried again", async () => {
  await activated({ "almanac.server.command": ["/nowhere/almanac"] }, async () => {
    await run("start");
    await until("the error", () => screen.messages.length === 1);
    assert.match(screen.messages[0].text, /cannot be started/);
    Object.assign(screen.settings, mock("editors/estimate"));
    await run("start");
    await until("the text", () => item().text.startsWith("⛅ ≈24°C"));
  });
});

test("a problem is reported in a document without places", async () => {
  const settings = { "almanac.server.command": ["/nowhere/almanac"], "almanac.place": "Home" };
  await activated(settings, async () => {
    await run("start");
    await until("the error", () => screen.messages.length === 1);
    await run("reportProblem");
    assert.match(screen.documents[0], /failed: .*cannot be started/);
    assert.match(screen.documents[0], /VS Code 1\.0\.0-stub/);
    assert.doesNotMatch(screen.documents[0], /Home/);
  });
});

test("another place, chosen among several; the status bar follows", async () => {
  await activated(mock("editors/place"), async () => {
    await run("start");
    await until("the first text", () => item().text === "⛅ 21°C");
    screen.answers.input = "porto";
    screen.answers.pick = (items) => items[1];
    await run("place");
    assert.match(screen.messages.at(-1).text, /Porto Alegre, Brazil/);
    await until("the other text", () => item().text === "🌧 14°C");
  });
});

test("the page gets its transport, and may load its own files only", async () => {
  await activated(mock("answer"), async () => {
    await run("open");
    const [panel] = screen.panels;
    const { html } = panel.webview;
    const nonce = /nonce-([\w-]+)'/.exec(html)[1];
    assert.ok(html.includes(`<script type="module" nonce="${nonce}">`));
    assert.ok(html.includes("default-src 'none'"));
    assert.doesNotMatch(html, /(href|src)="(app\.css|js\/main\.js)"/);
    assert.ok(html.indexOf("almanacTransport") < html.indexOf("js/main.js"));
    await run("open");
    assert.equal(panel.revealed, 1);
    assert.equal(screen.panels.length, 1);
  });
});

test("the page asks through messages: results, errors, and what is not for pages", async () => {
  const { panelTransport } = await import("../media/transport.js");
  await activated(mock("answer"), async () => {
    await run("open");
    const [panel] = screen.panels;
    const page = new EventTarget();
    panel.onPosted = (data) => page.dispatchEvent(Object.assign(new Event("message"), { data }));
    class CallError extends Error {
      constructor({ code, message }) {
        super(message);
        this.code = code;
      }
    }
    const api = { postMessage: (message) => panel.page.fire(message) };
    const transport = panelTransport(api, page, CallError);
    const events = [];
    transport.listen((event) => events.push(event));
    const result = await transport.call("sun.phase", { place: "Lisbon" });
    assert.equal(result.phase, "day");
    assert.ok(events.some(({ kind, state }) => kind === "state" && state === "ready"));
    await assert.rejects(transport.call("weather.current", {}), (error) => error.code === -32601);
    await assert.rejects(transport.call("shutdown", {}), /extension's own/);
    const gone = AbortSignal.abort(new Error("left"));
    await assert.rejects(transport.call("sun.phase", {}, { signal: gone }), /left/);
  });
  assert.ok(vscode);
});
