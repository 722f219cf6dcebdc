import { DeadlineExceeded, LocationDenied, ServerGone, rpcError } from "./errors.js";

const METHOD_NOT_FOUND = -32601;
const LOCATION_UNAVAILABLE = -32011;
const DEADLINE_EXCEEDED = -32018;
/** How long after its deadline an answer that says so may still be under way. */
const DEADLINE_GRACE_MS = 1000;
export const CREATE = "subscription.create";
export const CANCEL = "subscription.cancel";

let lastSubscription = 0;

/** The client chooses the ids of its subscriptions, so that it can always cancel them. */
export function newSubscriptionId() {
  lastSubscription += 1;
  return `client-${lastSubscription}`;
}

/** One connection: ids and tokens on one side, promises and feeds on the other. */
export class Session {
  #process;
  #onNotification;
  #location;
  #nextId = 1;
  #failure = null;
  /** @type {Map<number, {resolve: Function, reject: Function}>} */
  #pending = new Map();
  /** @type {Map<string, import("./feed.js").Feed>} */
  #feeds = new Map();

  constructor(process, onNotification, location) {
    this.#process = process;
    this.#onNotification = onNotification;
    this.#location = location;
    process.onMessage((message) => this.#dispatch(message));
    /** Resolves when the server has ended. */
    this.ended = process.ended.then(() => this.fail(new ServerGone(process.farewell())));
  }

  /** False from the moment what was under way is failed. */
  get alive() {
    return this.#failure === null;
  }

  /**
   * Sends a request. `feeds` is by the name of the token member; aborting the signal cancels in the
   * server.
   */
  async request(method, params = {}, { signal, feeds = {} } = {}) {
    if (this.#failure) throw this.#failure;
    return this.#exchange(method, params, signal, feeds);
  }

  #exchange(method, params, signal, feeds) {
    return new Promise((resolve, reject) => {
      signal?.throwIfAborted();
      const id = this.#nextId++;
      const sent = { ...params };
      if (method === CREATE) sent.id ??= newSubscriptionId();
      for (const member of Object.keys(feeds)) sent[member] = `${member}-${id}`;
      this.#process.send({ id, method, params: sent });

      const takeBack = (error) => {
        settle(reject)(error);
        this.notify("$/cancelRequest", { id });
        if (method === CREATE) this.post(CANCEL, { id: sent.id }); // it may exist already
      };
      const abort = () => takeBack(signal.reason);
      const timer = deadline(params.deadlineMs, takeBack);
      const settle = (end) => (value) => {
        this.#pending.delete(id);
        clearTimeout(timer);
        signal?.removeEventListener("abort", abort);
        for (const member of Object.keys(feeds)) this.#feeds.delete(sent[member]);
        end(value);
      };
      this.#pending.set(id, { resolve: settle(resolve), reject: settle(reject) });
      for (const [member, feed] of Object.entries(feeds)) this.#feeds.set(sent[member], feed);
      signal?.addEventListener("abort", abort, { once: true });
    });
  }

  /** Sends a request of whose answer nothing depends. */
  post(method, params) {
    this.#send({ id: this.#nextId++, method, params });
  }

  notify(method, params = {}) {
    this.#send({ method, params });
  }

  #send(message) {
    try {
      this.#process.send(message);
    } catch (error) {
      if (!(error instanceof ServerGone)) throw error; // who waits for an answer learns of it
    }
  }

  /** Fails what is under way and all that is asked later. */
  fail(error) {
    this.#failure ??= error;
    for (const { reject } of [...this.#pending.values()]) reject(error);
  }

  /** `shutdown` and `exit`, if the server answers within this time. */
  async goodbye(limitMs) {
    try {
      await this.#exchange("shutdown", {}, AbortSignal.timeout(limitMs), {});
      this.notify("exit");
    } catch {
      // The end of its input is what comes next, and then its end.
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
    if (error) pending?.reject(rpcError(error));
    else pending?.resolve(result);
  }

  async #answer(id, method, params) {
    if (method !== "location/request" || !this.#location) {
      const error = { code: METHOD_NOT_FOUND, message: `${method} is not known here.` };
      this.#send({ id, error });
      return;
    }
    try {
      this.#send({ id, result: (await this.#location(params)) ?? null });
    } catch (error) {
      this.#send({ id, error: refusal(error) });
    }
  }
}

/** A server that has stopped cannot say that a deadline has passed. */
function deadline(limitMs, expire) {
  if (typeof limitMs !== "number") return undefined;
  const data = { kind: "deadlineExceeded", retryable: true };
  const text = "The server did not answer before the deadline.";
  const error = new DeadlineExceeded(DEADLINE_EXCEEDED, text, data);
  return setTimeout(() => expire(error), limitMs + DEADLINE_GRACE_MS);
}

function refusal(error) {
  const reason = error instanceof LocationDenied ? "denied" : "other";
  const message = error?.message || "The location could not be determined.";
  return { code: LOCATION_UNAVAILABLE, message, data: { kind: "locationUnavailable", reason } };
}
