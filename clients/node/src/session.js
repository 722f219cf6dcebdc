import { LocationDenied, RpcError, ServerGone } from "./errors.js";

const METHOD_NOT_FOUND = -32601;
const INTERNAL_ERROR = -32603;
const LOCATION_UNAVAILABLE = -32011;

/** One connection: ids and tokens on one side, promises and feeds on the other. */
export class Session {
  #process;
  #onNotification;
  #location;
  #nextId = 1;
  /** @type {Map<number, {resolve: Function, reject: Function, onResult?: Function}>} */
  #pending = new Map();
  /** @type {Map<string, import("./feed.js").Feed>} */
  #feeds = new Map();

  constructor(process, onNotification, location) {
    this.#process = process;
    this.#onNotification = onNotification;
    this.#location = location;
    /** False from the moment what was under way is failed. */
    this.alive = true;
    process.onMessage((message) => this.#dispatch(message));
    /** Resolves when the server has ended. */
    this.ended = process.ended.then(() => this.#end());
  }

  /**
   * Sends a request. `feeds` is by the name of the token member; `onResult` is called before any
   * later message is looked at; aborting the signal cancels in the server.
   */
  request(method, params = {}, { signal, feeds = {}, onResult } = {}) {
    return new Promise((resolve, reject) => {
      if (!this.alive) throw new ServerGone(this.#process.farewell());
      signal?.throwIfAborted();
      const id = this.#nextId++;
      const sent = { ...params };
      for (const [member, feed] of Object.entries(feeds)) {
        sent[member] = `${member}-${id}`;
        this.#feeds.set(sent[member], feed);
      }
      const abort = () => {
        settle(reject)(signal.reason);
        this.#post({ method: "$/cancelRequest", params: { id } });
      };
      const settle = (end) => (value) => {
        this.#pending.delete(id);
        signal?.removeEventListener("abort", abort);
        for (const member of Object.keys(feeds)) this.#feeds.delete(sent[member]);
        end(value);
      };
      this.#pending.set(id, { resolve: settle(resolve), reject: settle(reject), onResult });
      signal?.addEventListener("abort", abort);
      this.#process.send({ jsonrpc: "2.0", id, method, params: sent });
    });
  }

  notify(method, params = {}) {
    this.#post({ method, params });
  }

  #post(message) {
    try {
      this.#process.send({ jsonrpc: "2.0", ...message });
    } catch (error) {
      if (!(error instanceof ServerGone)) throw error;
    }
  }

  #end() {
    this.alive = false;
    for (const { reject } of [...this.#pending.values()]) {
      reject(new ServerGone(this.#process.farewell()));
    }
  }

  #dispatch(message) {
    const { id, method, params } = message;
    if (method === undefined) this.#settle(message);
    else if (id !== undefined) void this.#answer(id, method, params ?? {});
    else if (method === "$/progress") this.#feeds.get(params?.token)?.put(params.value);
    else this.#onNotification(method, params ?? {});
  }

  #settle({ id, result, error }) {
    const pending = this.#pending.get(id);
    if (!pending) return;
    if (error) {
      const { code = INTERNAL_ERROR, message = "", data } = error;
      pending.reject(new RpcError(code, message, data));
      return;
    }
    pending.onResult?.(result);
    pending.resolve(result);
  }

  async #answer(id, method, params) {
    if (method !== "location/request" || !this.#location) {
      const error = { code: METHOD_NOT_FOUND, message: `${method} is not known here.` };
      this.#post({ id, error });
      return;
    }
    try {
      this.#post({ id, result: (await this.#location(params)) ?? null });
    } catch (error) {
      this.#post({ id, error: refusal(error) });
    }
  }
}

function refusal(error) {
  const reason = error instanceof LocationDenied ? "denied" : "other";
  const message = error?.message || "The location could not be determined.";
  return { code: LOCATION_UNAVAILABLE, message, data: { kind: "locationUnavailable", reason } };
}
