import {
  ClientClosed,
  HandshakeFailed,
  ProtocolMismatch,
  RpcError,
  ServerGone,
  ServerKeepsFailing,
} from "./errors.js";
import { Listeners } from "./listeners.js";
import { ServerProcess } from "./process.js";
import { RestartState } from "./restart.js";
import { CANCEL, CREATE, Session } from "./session.js";

export const protocolVersion = "1.0";
const UNSUPPORTED = -32019;
const HANDSHAKE_MS = 10_000;
/** With what the process may take then, closing ends within two seconds. */
const SHUTDOWN_MS = 800;
const FINAL = ["failed", "closed"];

/**
 * Keeps a server running, and with it a session, its subscriptions and its listeners. It does not
 * know the client that is its owner but while that has something under way, so that one that nobody
 * refers to any more can end.
 */
export class Supervisor {
  #options;
  #restart;
  /** @type {Session | null} */
  #session = null;
  #process = null;
  /** Made when it is needed: an error refers to those who called, so also to the owner. */
  #failure = null;
  #life = null;
  #hasShakenHands = false;
  /** The end of a wait: for the next state, and before the next start. */
  #turns = [];
  #timer = null;
  /** Watched subscriptions by their id, and for each its `params` and `feed`. */
  #watches = new Map();
  /** One entry for each request, start or closing, which holds its owner. */
  #underWay = new Set();
  listeners = new Listeners();
  state = "stopped";
  server = null;

  constructor(options) {
    this.#options = options;
    this.#restart = new RestartState(options.restart);
  }

  /** The session of a server that is ready; every call passes here. */
  async session(signal) {
    if (this.state === "stopped") {
      this.#become("starting");
      this.#life = this.#supervise();
    }
    while (!(this.state === "ready" && this.#session?.alive)) {
      if (FINAL.includes(this.state)) throw this.#failure;
      await this.#turn(signal);
    }
    return this.#session;
  }

  /** Waits for the next state, or for the end of a session. */
  #turn(signal) {
    return new Promise((resolve, reject) => {
      signal?.throwIfAborted();
      const abort = () => reject(signal.reason);
      signal?.addEventListener("abort", abort, { once: true });
      this.#turns.push(() => {
        signal?.removeEventListener("abort", abort);
        resolve(undefined);
      });
    });
  }

  #become(state) {
    if (FINAL.includes(this.state) || this.state === state) return;
    this.state = state;
    this.listeners.tell("state", state);
    for (const turn of this.#turns.splice(0)) turn();
  }

  /** The program runs on while something is under way or watched, not for an idle server. */
  async during(owner, work) {
    const entry = { owner };
    this.#underWay.add(entry);
    this.#keepRunning();
    try {
      return await work;
    } finally {
      this.#underWay.delete(entry);
      this.#keepRunning();
    }
  }

  #keepRunning() {
    const isKept = this.#underWay.size > 0 || this.#watches.size > 0;
    this.#process?.keepRunning(isKept);
    this.#timer?.[isKept ? "ref" : "unref"]();
  }

  async #supervise() {
    try {
      while (!FINAL.includes(this.state)) {
        const last = await this.#liveOnce();
        const delayMs = this.#restart.ended(performance.now());
        if (FINAL.includes(this.state)) return;
        if (delayMs === null) {
          throw new ServerKeepsFailing(`the server ends again and again: ${last}`);
        }
        this.#become("waiting");
        await this.#wait(delayMs);
        this.#become("starting");
      }
    } catch (error) {
      this.#end(error, "failed");
    }
  }

  /** Until the time has passed, or the client is closed. */
  async #wait(delayMs) {
    const passed = new Promise((resolve) => {
      this.#timer = setTimeout(resolve, delayMs);
    });
    this.#keepRunning();
    await Promise.race([passed, this.#turn()]);
    clearTimeout(this.#timer);
  }

  #end(failure, state) {
    if (FINAL.includes(this.state)) return;
    this.#failure = failure;
    this.#become(state);
    this.#session?.fail(failure);
    for (const { feed } of this.#watches.values()) feed.end(state === "closed" ? null : failure);
    this.#watches.clear();
    this.#keepRunning();
  }

  /** From the start of a server to its end; how it ended. */
  async #liveOnce() {
    const { command, environment, location } = this.#options;
    const log = (text) => this.listeners.tell("log", text);
    const server = await ServerProcess.start(command, { ...process.env, ...environment }, log);
    this.#process = server;
    const heard = (method, params) => this.#onNotification(method, params);
    const session = new Session(server, heard, location);
    this.#session = session;
    this.#keepRunning();
    try {
      if (FINAL.includes(this.state)) session.fail(this.#failure); // closed while it was started
      await this.#greet(session, server);
      this.#become("ready");
      await this.#renew(session);
      while (session.alive) await Promise.race([session.ended, this.#turn()]);
    } catch (error) {
      const isFatal = !this.#hasShakenHands || error instanceof ProtocolMismatch;
      if (isFatal && !FINAL.includes(this.state)) throw error;
    } finally {
      if (FINAL.includes(this.state)) await session.goodbye(SHUTDOWN_MS);
      await server.close();
    }
    return server.farewell();
  }

  async #greet(session, server) {
    const { name, version, configuration, location, command } = this.#options;
    const capabilities = { progress: true, location: Boolean(location), notifications: true };
    const signal = AbortSignal.timeout(HANDSHAKE_MS);
    const params = {
      protocolVersion,
      processId: process.pid,
      clientInfo: { name, version },
      capabilities,
      configuration,
    };
    const program = command.join(" ");
    try {
      this.server = await session.request("initialize", params, { signal });
    } catch (cause) {
      if (signal.aborted) {
        const words = `${program} said nothing for ${HANDSHAKE_MS / 1000} s`;
        throw new HandshakeFailed(`${words}: ${server.farewell()}`, { cause });
      }
      if (cause instanceof ServerGone) {
        throw new HandshakeFailed(`${program} does not start: ${cause.message}`, { cause });
      }
      if (!(cause instanceof RpcError)) throw cause;
      if (cause.code === UNSUPPORTED) {
        throw new ProtocolMismatch(mismatch(cause.data.supported), { cause });
      }
      throw new HandshakeFailed(`${program} refused the handshake: ${cause.message}`, { cause });
    }
    const spoken = String(this.server?.protocolVersion);
    if (spoken.split(".")[0] !== protocolVersion.split(".")[0]) {
      throw new ProtocolMismatch(mismatch([spoken]));
    }
    this.#hasShakenHands = true;
    session.notify("initialized");
  }

  #onNotification(method, params) {
    if (method === "subscription/event") {
      const watch = this.#watches.get(params.id);
      watch?.feed.put(whole(params, watch));
    }
    this.listeners.tell("notification", method, params);
    this.listeners.tell(method, params);
  }

  /** Makes a subscription in this server, and later in those after it. */
  async watch(watch, signal) {
    const session = await this.session(signal);
    const { id } = watch.params;
    this.#watches.set(id, watch);
    try {
      await session.request(CREATE, watch.params, { signal });
    } catch (error) {
      this.#watches.delete(id);
      throw error;
    }
  }

  async #renew(session) {
    for (const [id, watch] of [...this.#watches]) {
      try {
        // It may have been cancelled meanwhile.
        if (this.#watches.has(id)) await session.request(CREATE, watch.params);
      } catch (error) {
        if (!session.alive) return; // the next server is asked for them
        watch.feed.end(error);
        this.#forget(id);
      }
    }
  }

  #forget(id) {
    const isKnown = this.#watches.delete(id);
    this.#keepRunning();
    return isKnown;
  }

  /** Ends a subscription here, and in the server if that has it. */
  async unwatch({ params: { id }, feed }) {
    feed.end();
    const isWatched = this.#forget(id) && this.state === "ready" && this.#session?.alive;
    if (!isWatched) return;
    await this.during(null, this.#session.request(CANCEL, { id })).catch((error) => {
      if (this.#session?.alive) throw error; // else it ended with the server
    });
  }

  /** Says goodbye and ends the server: politely first, firmly within two seconds. */
  async close() {
    this.#end(new ClientClosed("this client has been closed"), "closed");
    await this.#life;
  }
}

function mismatch(versions) {
  return `this client speaks protocol ${protocolVersion}, the server ${versions}`;
}

/** The event with all parts, of which the server may send only the changed ones. */
function whole(event, watch) {
  if (watch.params.emit !== "changedParts" || !event.result) return event;
  const newer = new Map(event.result.parts.map((part) => [part.method, part]));
  const known = watch.parts ?? event.result.parts;
  watch.parts = known.map((part) => newer.get(part.method) ?? part);
  return { ...event, result: { ...event.result, parts: watch.parts } };
}
