// The page of the tool sunset_score in a conversation (MCP Apps, 2026-01-26): the web shell's view of
// evenings, with messages to the host in place of the bridge.

import { keepSky } from "../../web/static/js/sky.js";
import { sunsetView } from "../../web/static/js/views/sunset.js";

const IDLE = { state: "idle", value: null, error: null, valueAt: 0 };
const METHOD_NOT_FOUND = { code: -32601, message: "Method not found" };
/** The tools behind the methods that the view calls. */
const TOOLS = { "sunset.score": "sunset_score" };
/** Where a result has the blocks that the page draws. */
const [TEXT, DATA] = ["almanac/text", "almanac/result"];

/** Requests and notifications to the host, and what it sends. */
class Host {
  #last = 0;
  #waiting = new Map();

  /** `heard` gets each notification. */
  constructor(heard) {
    addEventListener("message", ({ source, data }) => {
      if (source !== parent || data?.jsonrpc !== "2.0") return;
      if (data.method === undefined) this.#answered(data);
      else if (data.id === undefined) heard(data.method, data.params ?? {});
      else this.#answer(data);
    });
  }

  request(method, params) {
    const id = ++this.#last;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      this.#send({ id, method, params });
    });
  }

  notify(method, params = {}) {
    this.#send({ method, params });
  }

  #answered({ id, result, error }) {
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    if (error) waiting?.reject(error);
    else waiting?.resolve(result);
  }

  #answer({ id, method }) {
    const isKnown = ["ping", "ui/resource-teardown"].includes(method);
    this.#send(isKnown ? { id, result: {} } : { id, error: METHOD_NOT_FOUND });
  }

  #send(message) {
    parent.postMessage({ jsonrpc: "2.0", ...message }, "*");
  }
}

/** What the view needs of the web shell's app, for one place. */
class EveningApp extends EventTarget {
  parts = { current: IDLE, sunset: IDLE };
  /** What the tool was called with. */
  input = {};
  /** The coordinates that the result is for. */
  place = null;
  /** Whether the host passes on calls of tools. */
  canCall = false;
  host = new Host((method, params) => this.#heard(method, params));

  tell(name, detail) {
    this.dispatchEvent(new CustomEvent(name, { detail }));
  }

  on(name, listener) {
    this.addEventListener(name, (event) => listener(event.detail));
  }

  now() {
    return Date.now();
  }

  async call(method, params) {
    const name = TOOLS[method];
    if (!name || !this.canCall) throw new Error("The host does not pass this on.");
    return content(await this.host.request("tools/call", { name, arguments: params }));
  }

  want(event) {
    if ((this.parts[event] ?? IDLE).state === "idle") void this.load([event]);
  }

  async load([event]) {
    this.#show(event, { ...(this.parts[event] ?? IDLE), state: "loading" });
    const place = this.place ? { place: this.place } : {};
    try {
      // The text is about the first rows.
      const { page: _, ...input } = this.input;
      this.take(await this.call("sunset.score", { ...input, ...place, event }));
    } catch (error) {
      this.#show(event, { ...this.parts[event], state: "failure", error });
    }
  }

  take(value) {
    this.place = `${value.place.latitude},${value.place.longitude}`;
    this.#show(value.event, { state: "success", value, error: null, valueAt: Date.now() });
    this.tell("taken", value);
  }

  #show(event, part) {
    this.parts[event] = part;
    this.tell(`part:${event}`, part);
  }

  #heard(method, params) {
    if (method === "ui/notifications/tool-input") this.input = params.arguments ?? {};
    else if (method === "ui/notifications/host-context-changed") adopt(params);
    else if (method === "ui/notifications/tool-cancelled") this.#fail("The call was cancelled.");
    else if (method === "ui/notifications/tool-result") {
      try {
        this.take(content(params));
      } catch (error) {
        this.#fail(error.message);
      }
    }
  }

  #fail(message) {
    this.#show(this.input.event ?? "sunset", { ...IDLE, state: "failure", error: { message } });
  }
}

/** The data of a tool's result; a failed one has a sentence in their place. */
function content(result) {
  if (result.isError) throw new Error(result.content?.[0]?.text ?? "The tool failed.");
  const { _meta: { [TEXT]: text, [DATA]: value } = {} } = result;
  if (!value || !text) throw new Error("The host did not pass on the data.");
  return { ...value, text };
}

/** The host's theme, as far as it is told. */
function adopt({ theme }) {
  if (theme) document.documentElement.dataset.theme = theme;
}

function credit({ attribution }) {
  const names = attribution.map(({ text, license }) => (license ? `${text} (${license})` : text));
  return names.length === 0 ? "" : `Data: ${names.join(", ")}`;
}

async function start() {
  const app = new EveningApp();
  const view = sunsetView(app);
  document.getElementById("main").append(view.element);
  void keepSky(app, document.getElementById("sky"));
  app.on("taken", (value) => {
    document.getElementById("place").textContent = value.place.displayName;
    document.getElementById("credit").textContent = credit(value);
    const index = ["sunset", "sunrise"].indexOf(value.event);
    const button = view.element.querySelectorAll(".segments button")[index];
    if (button.getAttribute("aria-pressed") !== "true") button.click();
  });
  const { hostCapabilities = {}, hostContext = {} } = await app.host.request("ui/initialize", {
    protocolVersion: "2026-01-26",
    appInfo: { name: "almanac-evening", title: "Almanac", version: "1.0.0" },
    appCapabilities: { availableDisplayModes: ["inline"] },
  });
  app.canCall = Boolean(hostCapabilities.serverTools);
  // Without calls there is nothing to switch to.
  document.body.classList.toggle("app-alone", !app.canCall);
  adopt(hostContext);
  app.host.notify("ui/notifications/initialized");
  new ResizeObserver(() => {
    const { width, height } = document.documentElement.getBoundingClientRect();
    const size = { width: Math.ceil(width), height: Math.ceil(height) };
    app.host.notify("ui/notifications/size-changed", size);
  }).observe(document.body);
}

void start();
