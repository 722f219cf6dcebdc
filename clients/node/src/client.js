import { EventEmitter } from "node:events";
import {
  ClientClosed,
  ProtocolMismatch,
  RpcError,
  ServerKeepsFailing,
} from "./errors.js";
import { Feed } from "./feed.js";
import { ServerProcess } from "./process.js";
import { RestartState } from "./restart.js";
import { Session } from "./session.js";

export const protocolVersion = "1.0";
const UNSUPPORTED = -32019;
const SHUTDOWN_MS = 2000;
const FINAL = ["failed", "closed"];

/** The server named by the environment variable ALMANAC, else `almanac` on the PATH. */
export function defaultCommand() {
  return [process.env.ALMANAC || "almanac", "serve"];
}

/**
 * An Almanac server and the conversation with it. The server is started with the first request, or
 * by `start`, and started again when it ends by itself.
 *
 * Events: `state` (name), `notification` (method, params), `log` (text).
 */
export class Almanac extends EventEmitter {
  #options;
  #restart;
  /** @type {Session | null} */
  #session = null;
  #process = null;
  #failure = null;
  #supervising = null;
  #stopWaiting = () => {};
  #subscriptions = new Set();
  /** How many requests there are, and starts and closings. */
  #underWay = 0;
  /** Of a wait before the next start. */
  #timer = null;
  /** How the server is; `failed` and `closed` are final. */
  state = "stopped";
  /** The server's answer to the handshake. */
  server = null;

  constructor(options = {}) {
    super();
    this.setMaxListeners(0);
    this.#options = { name: "almanac-client", configuration: {}, ...options };
    this.#restart = new RestartState(options.restart);
  }

  /** Starts the server and shakes hands; says at once what is wrong with it. */
  async start() {
    await this.#while(this.#ready());
    return this;
  }

  /** The result of a method; rejects with RpcError when the answer is an error. */
  async request(method, params = {}, { signal, timeoutMs } = {}) {
    const signals = [signal, timeoutMs === undefined ? null : AbortSignal.timeout(timeoutMs)];
    const either = anyOf(signals.filter(Boolean));
    const asked = orAborted(this.#ready(), either).then((session) =>
      session.request(method, params, { signal: either }),
    );
    return this.#while(asked);
  }

  /** A request that shows its parts and its progress as they come; the result is always whole. */
  stream(method, params = {}, { signal } = {}) {
    const parts = new Feed();
    const progress = new Feed();
    const controller = new AbortController();
    const either = anyOf([controller.signal, signal].filter(Boolean));
    const feeds = { partialResultToken: parts, workDoneToken: progress };
    const asked = orAborted(this.#ready(), either).then((session) =>
      session.request(method, params, { signal: either, feeds }),
    );
    const result = this.#while(asked).finally(() => {
      parts.end();
      progress.end();
    });
    // Who only iterates over the parts need not look at the result.
    result.catch(() => {});
    return { result, parts, progress, cancel: () => controller.abort() };
  }

  /** Asks the server to tell when the method's result changes, or when a condition holds. */
  async subscribe(method, params = {}, options = {}) {
    const { intervalSeconds, emit, when } = options;
    const feed = new Feed(() => void subscription.cancel().catch(() => {}));
    const subscription = {
      id: null,
      params: { method, params, intervalSeconds, emit, when },
      feed,
      cancel: () => this.#unsubscribe(subscription),
      [Symbol.asyncIterator]: () => feed[Symbol.asyncIterator](),
    };
    const created = this.#ready().then((session) => this.#create(subscription, session));
    await this.#while(created);
    return subscription;
  }

  /** Sends a notification. */
  async notify(method, params = {}) {
    (await this.#while(this.#ready())).notify(method, params);
  }

  /** Says goodbye and ends the server: politely first, firmly after two seconds. */
  async close() {
    await this.#while(this.#close());
  }

  async #close() {
    const session = this.#session;
    this.#become("closed");
    for (const subscription of this.#subscriptions) subscription.feed.end();
    this.#subscriptions.clear();
    this.#stopWaiting();
    if (session?.alive) await goodbye(session);
    await this.#process?.close();
    await this.#supervising;
  }

  async [Symbol.asyncDispose ?? Symbol.for("asyncDispose")]() {
    await this.close();
  }

  /** This program runs on while something is under way or watched, not for an idle server. */
  async #while(work) {
    this.#underWay += 1;
    this.#keepRunning();
    try {
      return await work;
    } finally {
      this.#underWay -= 1;
      this.#keepRunning();
    }
  }

  #keepRunning() {
    const isKept = this.#underWay > 0 || this.#subscriptions.size > 0;
    this.#process?.keepRunning(isKept);
    this.#timer?.[isKept ? "ref" : "unref"]();
  }

  async #ready() {
    if (this.state === "closed") throw new ClientClosed("this client has been closed");
    if (!this.#supervising) {
      this.#become("starting");
      this.#supervising = this.#supervise();
    }
    while (!(this.state === "ready" && this.#session?.alive)) {
      if (FINAL.includes(this.state)) {
        throw this.#failure ?? new ClientClosed("this client has been closed");
      }
      await new Promise((resolve) => this.once("state", resolve));
    }
    return this.#session;
  }

  #become(state) {
    if (FINAL.includes(this.state) || this.state === state) return;
    this.state = state;
    this.emit("state", state);
  }

  async #supervise() {
    while (!FINAL.includes(this.state)) {
      try {
        await this.#liveOnce();
      } catch (error) {
        this.#fail(error);
        return;
      }
      const delayMs = this.#restart.ended(performance.now());
      if (FINAL.includes(this.state)) return;
      if (delayMs === null) {
        this.#fail(new ServerKeepsFailing("the server ends again and again"));
        return;
      }
      this.#become("waiting");
      await this.#wait(delayMs);
      this.#become("starting");
    }
  }

  #wait(delayMs) {
    return new Promise((resolve) => {
      this.#timer = setTimeout(resolve, delayMs);
      this.#keepRunning();
      this.#stopWaiting = () => {
        clearTimeout(this.#timer);
        resolve(undefined);
      };
    });
  }

  #fail(error) {
    this.#failure = error;
    for (const subscription of this.#subscriptions) subscription.feed.end(error);
    this.#become("failed");
  }

  async #liveOnce() {
    const { command = defaultCommand(), environment, location } = this.#options;
    const variables = { ...process.env, ...environment };
    this.#process = await ServerProcess.start(command, variables, (text) => this.emit("log", text));
    this.#keepRunning();
    const heard = (method, params) => this.#onNotification(method, params);
    const session = new Session(this.#process, heard, location);
    try {
      await this.#greet(session);
    } catch (error) {
      await this.#process.close();
      if (error instanceof ProtocolMismatch) throw error;
      return;
    }
    if (this.state === "closed") {
      await goodbye(session);
      await this.#process.close();
      return;
    }
    this.#session = session;
    this.#become("ready");
    await this.#resubscribe(session);
    await session.ended;
  }

  async #resubscribe(session) {
    for (const subscription of [...this.#subscriptions]) {
      try {
        await this.#create(subscription, session);
      } catch (error) {
        if (!session.alive) return;
        subscription.feed.end(error);
        this.#subscriptions.delete(subscription);
      }
    }
  }

  async #greet(session) {
    const { name, configuration, location } = this.#options;
    const capabilities = { progress: true, location: Boolean(location), notifications: true };
    try {
      this.server = await session.request("initialize", {
        protocolVersion,
        processId: process.pid,
        clientInfo: { name, version: "0.1.0" },
        capabilities,
        configuration,
      });
    } catch (error) {
      if (!(error instanceof RpcError)) throw error;
      const said = error.code === UNSUPPORTED ? mismatch(error.data.supported) : error.message;
      throw new ProtocolMismatch(said, { cause: error });
    }
    const version = String(this.server?.protocolVersion);
    if (version.split(".")[0] !== protocolVersion.split(".")[0]) {
      throw new ProtocolMismatch(mismatch([version]));
    }
    session.notify("initialized");
  }

  #onNotification(method, params) {
    if (method === "subscription/event") {
      for (const subscription of this.#subscriptions) {
        if (subscription.id === params.id) subscription.feed.put(whole(params, subscription));
      }
    }
    this.emit("notification", method, params);
  }

  async #create(subscription, session) {
    // The first event may be the very next line.
    const onResult = ({ id }) => {
      subscription.id = id;
      this.#subscriptions.add(subscription);
    };
    await session.request("subscription.create", subscription.params, { onResult });
  }

  async #unsubscribe(subscription) {
    if (!this.#subscriptions.delete(subscription)) return;
    subscription.feed.end();
    const { id } = subscription;
    const isWatched = this.state === "ready" && this.#session?.alive;
    await this.#while(isWatched ? this.#session.request("subscription.cancel", { id }) : null);
  }
}

/** `shutdown` and `exit`; a server that does not answer in time is ended by its process. */
async function goodbye(session) {
  try {
    await session.request("shutdown", {}, { signal: AbortSignal.timeout(SHUTDOWN_MS) });
    session.notify("exit");
  } catch {
    // The end of its input is what comes next, and then its end.
  }
}

function mismatch(versions) {
  return `this client speaks protocol ${protocolVersion}, the server ${versions}`;
}

/** AbortSignal.any, which Node 18 does not have. */
function anyOf(signals) {
  if (signals.length < 2) return signals[0];
  const controller = new AbortController();
  for (const signal of signals) {
    const abort = () => controller.abort(signal.reason);
    if (signal.aborted) abort();
    else signal.addEventListener("abort", abort, { once: true, signal: controller.signal });
  }
  return controller.signal;
}

function orAborted(promise, signal) {
  if (!signal) return promise;
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason);
    if (signal.aborted) abort();
    signal.addEventListener("abort", abort, { once: true });
    promise.then(resolve, reject).finally(() => signal.removeEventListener("abort", abort));
  });
}

/** The event with all parts, of which the server may send only the changed ones. */
function whole(event, subscription) {
  if (subscription.params.emit !== "changedParts" || !event.result) return event;
  const newer = new Map(event.result.parts.map((part) => [part.method, part]));
  const known = subscription.parts ?? event.result.parts;
  subscription.parts = known.map((part) => newer.get(part.method) ?? part);
  return { ...event, result: { ...event.result, parts: subscription.parts } };
}
