// The server as the extension sees it: one client that can be made anew, and what it watches.

import { Almanac, RpcError } from "../../node/src/index.js";
import type {
  MethodName,
  Options,
  protocol,
  State,
  Subscription,
} from "../../node/src/index.js";

export interface Listener {
  state(state: State, failure: string | null): void;
  notification(method: string, params: any): void;
  log(text: string): void;
}

interface Watch {
  method: protocol.SubscribableMethod;
  params: object;
  intervalSeconds: number | undefined;
  onEvent: (event: Partial<protocol.SubscriptionEventParams>) => void;
  subscription: Subscription | null;
}

export class Server {
  #options: () => Options;
  #listener: Listener;
  #almanac: Almanac | null = null;
  #watches = new Set<Watch>();
  failure: string | null = null;

  constructor(options: () => Options, listener: Listener) {
    this.#options = options;
    this.#listener = listener;
  }

  get state(): State {
    return this.#almanac?.state ?? "stopped";
  }

  get name(): string {
    const info = this.#almanac?.server?.serverInfo;
    return info ? `${info.name} ${info.version}` : "unknown";
  }

  /** Starts it unless it runs. */
  start(): Almanac {
    if (this.#almanac && this.#almanac.state !== "failed") return this.#almanac;
    const almanac = new Almanac({ ...this.#options(), name: "almanac-vscode" });
    this.#almanac = almanac;
    this.failure = null;
    almanac.on("state", (state) => this.#became(almanac, state));
    almanac.on("notification", (method, params) => this.#listener.notification(method, params));
    almanac.on("log", (text) => this.#listener.log(text));
    almanac.start().catch((error: Error) => this.#failed(almanac, error));
    for (const watch of this.#watches) void this.#follow(watch);
    return almanac;
  }

  /** Says goodbye to the server; what was watched is watched again after the next start. */
  async stop(): Promise<void> {
    const almanac = this.#almanac;
    this.#almanac = null;
    if (!almanac) return;
    this.#listener.state("stopped", null);
    await almanac.close();
  }

  request<M extends MethodName>(method: M, params?: any) {
    return this.start().request(method, params);
  }

  /** Events of a method, also after the server was made anew. The returned function ends it. */
  watch(
    method: protocol.SubscribableMethod,
    params: object,
    intervalSeconds: number | undefined,
    onEvent: Watch["onEvent"],
  ): () => void {
    const watch: Watch = { method, params, intervalSeconds, onEvent, subscription: null };
    this.#watches.add(watch);
    if (this.#almanac) void this.#follow(watch);
    return () => {
      this.#watches.delete(watch);
      watch.subscription?.cancel().catch(() => {});
    };
  }

  /** Makes the subscriptions anew: what they say depends on where "here" is. */
  renew(): void {
    for (const watch of this.#watches) {
      watch.subscription?.cancel().catch(() => {});
      void this.#follow(watch);
    }
  }

  async #follow(watch: Watch): Promise<void> {
    const { method, params, intervalSeconds, onEvent } = watch;
    const almanac = this.#almanac;
    if (!almanac) return;
    try {
      const subscription = await almanac.subscribe(method, params as any, { intervalSeconds });
      if (!this.#watches.has(watch)) return await subscription.cancel();
      watch.subscription = subscription;
      for await (const event of subscription) {
        if (watch.subscription === subscription) onEvent(event);
      }
    } catch (error) {
      // A server that is gone shows in its state; this is an answer.
      const { message } = error as Error;
      if (error instanceof RpcError) onEvent({ error: { code: error.code, message, data: error.data } as any });
    }
  }

  #became(almanac: Almanac, state: State): void {
    // Why it failed comes with the error of its start.
    if (almanac === this.#almanac && state !== "failed") this.#listener.state(state, null);
    if (almanac === this.#almanac && state === "failed") void this.#explain(almanac);
  }

  async #explain(almanac: Almanac): Promise<void> {
    await almanac.start().catch((error: Error) => this.#failed(almanac, error));
  }

  #failed(almanac: Almanac, error: Error): void {
    if (almanac !== this.#almanac || this.failure) return;
    this.failure = error.message;
    this.#listener.state("failed", error.message);
  }
}
