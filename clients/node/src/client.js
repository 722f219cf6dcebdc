import { Feed } from "./feed.js";
import { newSubscriptionId } from "./session.js";
import { Supervisor } from "./supervisor.js";
import { version } from "./version.js";

/** Ends what belongs to an object that nobody refers to any more. */
const dropped = new FinalizationRegistry((end) => void end().catch(() => {}));

/** The server named by the environment variable ALMANAC, else `almanac` on the PATH. */
export function defaultCommand() {
  return [process.env.ALMANAC || "almanac", "serve"];
}

/**
 * An Almanac server and the conversation with it. The server is started with the first request, or
 * by `start`, and started again when it ends by itself. A client that nobody refers to any more
 * ends its server.
 *
 * Events: `state` (name), `notification` (method, params), each notification's own (params), `log`
 * (text).
 */
export class Almanac {
  #supervisor;

  constructor(options = {}) {
    const defaults = { name: "almanac-client", version, configuration: {} };
    const command = options.command ?? defaultCommand();
    const supervisor = new Supervisor({ ...defaults, ...options, command });
    this.#supervisor = supervisor;
    dropped.register(this, () => supervisor.close());
  }

  /** How the server is; `failed` and `closed` are final. */
  get state() {
    return this.#supervisor.state;
  }

  /** The server's answer to the handshake; null before it. */
  get server() {
    return this.#supervisor.server;
  }

  on(event, listener) {
    this.#supervisor.listeners.add(event, listener);
    return this;
  }

  off(event, listener) {
    this.#supervisor.listeners.remove(event, listener);
    return this;
  }

  /** Starts the server and shakes hands; says at once what is wrong with it. */
  async start(options = {}) {
    await this.#limited(options, (signal) => this.#supervisor.session(signal));
    return this;
  }

  /** The result of a method; rejects with RpcError when the answer is an error. */
  request(method, params = {}, options = {}) {
    return this.#limited(options, async (signal) =>
      (await this.#supervisor.session(signal)).request(method, params, { signal }),
    );
  }

  /** A request that shows its parts and its progress as they come; the result is always whole. */
  stream(method, params = {}, options = {}) {
    const parts = new Feed();
    const progress = new Feed();
    const feeds = { partialResultToken: parts, workDoneToken: progress };
    const controller = new AbortController();
    let isCancelled = false;
    const result = this.#limited(
      options,
      async (signal) => {
        const session = await this.#supervisor.session(signal);
        return session.request(method, params, { signal, feeds });
      },
      controller,
    );
    const end = (error) => {
      parts.end(error);
      progress.end(error);
    };
    // Who only iterates over the parts need not look at the result.
    result.then(() => end(null), (error) => end(isCancelled ? null : error));
    const cancel = () => {
      isCancelled = true;
      controller.abort();
    };
    return { result, parts, progress, cancel };
  }

  /** Asks the server to tell when the method's result changes, or when a condition holds. */
  async subscribe(method, params = {}, options = {}) {
    const { intervalSeconds, emit, when, latest, ...limits } = options;
    const id = newSubscriptionId();
    const wanted = { id, method, params, intervalSeconds, emit, when };
    const watch = { params: wanted, feed: new Feed(latest ? 1 : undefined) };
    await this.#limited(limits, (signal) => this.#supervisor.watch(watch, signal));
    return new Subscription(watch, this.#supervisor, this);
  }

  /** Sends a notification. */
  async notify(method, params = {}, options = {}) {
    const session = await this.#limited(options, (signal) => this.#supervisor.session(signal));
    session.notify(method, params);
  }

  /** Says goodbye and ends the server: politely first, firmly within two seconds. */
  async close() {
    await this.#supervisor.during(this, this.#supervisor.close());
  }

  async [Symbol.asyncDispose ?? Symbol.for("asyncDispose")]() {
    await this.close();
  }

  /** Work that ends with the user's signal, or after a time, or with the controller. */
  async #limited({ signal, timeoutMs }, work, controller = new AbortController()) {
    signal?.throwIfAborted();
    const abort = () => controller.abort(signal.reason);
    signal?.addEventListener("abort", abort, { once: true });
    const timer = timeoutMs === undefined ? undefined : setTimeout(() => {
      const text = `no answer within ${timeoutMs} ms`;
      controller.abort(new DOMException(text, "TimeoutError"));
    }, timeoutMs);
    try {
      return await this.#supervisor.during(this, work(controller.signal));
    } finally {
      clearTimeout(timer);
      signal?.removeEventListener("abort", abort);
    }
  }
}

/** Events until it is cancelled, its loop is left or nobody refers to it, across restarts. */
class Subscription {
  #watch;
  #supervisor;
  /** A client lives as long as what it gave. */
  #owner;

  constructor(watch, supervisor, owner) {
    this.#watch = watch;
    this.#supervisor = supervisor;
    this.#owner = owner;
    dropped.register(this, () => supervisor.unwatch(watch));
  }

  /** Its name in the server. */
  get id() {
    return this.#watch.params.id;
  }

  /** Ends it here and in the server. */
  async cancel() {
    await this.#supervisor.during(this.#owner, this.#supervisor.unwatch(this.#watch));
  }

  [Symbol.asyncIterator]() {
    return {
      next: () => this.#watch.feed.next(),
      return: async () => {
        await this.cancel();
        return { done: true, value: undefined };
      },
    };
  }
}
