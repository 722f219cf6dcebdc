import type {
  ErrorObject,
  LocationRequestParams,
  LocationRequestResult,
  Methods,
  OverviewPart,
  PlaceReference,
  SearchPart,
  EmitMode,
  Favorite,
  ServerMethods,
  SubscribableMethod,
  SubscriptionTrigger,
  SubscriptionEventParams,
  UnitsChoice,
  WorkDoneProgress,
} from "./generated.js";

import type * as protocol from "./generated.js";

declare global {
  /** For compilers that do not know it yet. */
  interface SymbolConstructor {
    readonly asyncDispose: unique symbol;
  }
}

export { protocol };

/** How the server is; `failed` and `closed` are final. */
export type State = "stopped" | "starting" | "ready" | "waiting" | "failed" | "closed";

export type MethodName = keyof Methods;

export type Part<M> = M extends "weather.overview"
  ? OverviewPart
  : M extends "location.search"
    ? SearchPart
    : M extends "favorites.list"
      ? Favorite
      : unknown;

/** What the server tells unasked, by its name; what begins with `$` is this library's. */
export type Notifications = {
  [N in keyof ServerMethods as [ServerMethods[N]["result"]] extends [never]
    ? Exclude<N, `$/${string}`>
    : never]: ServerMethods[N]["params"];
};

/** What is called when something happens, by what happens. */
export type Listeners = { [N in keyof Notifications]: (params: Notifications[N]) => unknown } & {
  state: (state: State) => unknown;
  log: (text: string) => unknown;
  notification: (...told: Told[keyof Notifications]) => unknown;
};

type Told = { [N in keyof Notifications]: [method: N, params: Notifications[N]] };

/** How long a call may take; the server stops its work too. */
export interface Limits {
  signal?: AbortSignal;
  timeoutMs?: number;
}

/** Milliseconds; defaults: 1000, 8000, five ends within 60000. */
export interface RestartPolicy {
  firstDelayMs?: number;
  longestDelayMs?: number;
  mostEnds?: number;
  windowMs?: number;
}

export interface Options {
  /** The server's command; else the environment variable ALMANAC, else `almanac` on the PATH. */
  command?: readonly string[];
  /** Variables added to this process's own. */
  environment?: Record<string, string>;
  /** Who is calling, for the server's log; else this library and its version. */
  name?: string;
  version?: string;
  /** Settings for this connection. */
  configuration?: { location?: PlaceReference; units?: UnitsChoice; locale?: string };
  /** Where the device is; null when it does not know, LocationDenied when it must not tell. */
  location?: (
    params: LocationRequestParams,
  ) => LocationRequestResult | null | Promise<LocationRequestResult | null>;
  restart?: RestartPolicy;
}

/** A request under way. */
export interface Call<M extends MethodName> {
  /** The whole result. */
  result: Promise<Methods[M]["result"]>;
  /** Parts of the result as they arrive; ends with the request, and fails with it. */
  parts: AsyncIterable<Part<M>>;
  /** begin, reports and end of the work; ends with the request, and fails with it. */
  progress: AsyncIterable<WorkDoneProgress>;
  /** Stops the work in the server. */
  cancel(): void;
}

/** An event of a subscription: the method's result, why there is none, or the end. */
export type SubscriptionEvent<M extends SubscribableMethod> = Pick<
  SubscriptionEventParams,
  "id" | "sequence" | "time" | "reason" | "onsets"
> &
  (
    | { result: Methods[M]["result"]; error?: undefined }
    | { error: ErrorObject; result?: undefined }
    | { result?: undefined; error?: undefined }
  );

/** Events until it is cancelled, its loop is left or nothing refers to it, across restarts. */
export interface Subscription<M extends SubscribableMethod = SubscribableMethod>
  extends AsyncIterable<SubscriptionEvent<M>> {
  /** Its name in the server. */
  readonly id: string;
  cancel(): Promise<void>;
}

export interface SubscriptionOptions extends Limits {
  intervalSeconds?: number;
  /** With `changedParts` the server sends what changed; an event here has all parts. */
  emit?: EmitMode;
  when?: SubscriptionTrigger;
  /** A reader who is slow gets only the newest event. */
  latest?: boolean;
}

export declare class Almanac {
  constructor(options?: Options);
  readonly state: State;
  /** The server's answer to the handshake; null before it. */
  readonly server: Methods["initialize"]["result"] | null;
  start(options?: Limits): Promise<this>;
  request<M extends MethodName>(
    method: M,
    params?: Methods[M]["params"],
    options?: Limits,
  ): Promise<Methods[M]["result"]>;
  stream<M extends MethodName>(
    method: M,
    params?: Methods[M]["params"],
    options?: Limits,
  ): Call<M>;
  subscribe<M extends SubscribableMethod>(
    method: M,
    params?: Methods[M]["params"],
    options?: SubscriptionOptions,
  ): Promise<Subscription<M>>;
  notify(method: string, params?: object, options?: Limits): Promise<void>;
  /** Takes at most two seconds; what is under way fails with ClientClosed. */
  close(): Promise<void>;
  /** Closes it at the end of a block that has it by `await using`. */
  [Symbol.asyncDispose](): Promise<void>;
  /** What goes wrong in a listener is told to those of `log`. */
  on<E extends keyof Listeners>(event: E, listener: Listeners[E]): this;
  off<E extends keyof Listeners>(event: E, listener: Listeners[E]): this;
}

/** The version of the protocol this client speaks. */
export declare const protocolVersion: string;
/** The version of this library, which is the program's. */
export declare const version: string;
export declare function defaultCommand(): string[];

/** Anything that goes wrong between this client and the server. */
export declare class AlmanacError extends Error {}
/** The server's answer is an error. `kind` and `reason` are for programs, the text is not. */
export declare class RpcError extends AlmanacError {
  readonly code: number;
  readonly data: Record<string, any>;
  readonly kind: string;
  readonly reason: string | null;
  readonly hint: string | null;
  /** What a person reads, in the language of the answers. */
  readonly text: string;
  readonly retryable: boolean;
  readonly retryAfterSeconds: number | null;
}
/** No place has this name; `data.didYouMean` has names that are like it. */
export declare class PlaceNotFound extends RpcError {}
/** The current location is unknown, or must not be known; see `reason`. */
export declare class LocationUnavailable extends RpcError {}
/** A provider cannot be reached, or its answer is of no use; see `reason`. */
export declare class ProviderUnavailable extends RpcError {}
/** A provider accepts no more requests for now; see `retryAfterSeconds`. */
export declare class RateLimited extends RpcError {}
/** There are no data for this place or time; see `reason`. */
export declare class NoData extends RpcError {}
/** No acceptable answer was there before `deadlineMs`, or a second later none at all. */
export declare class DeadlineExceeded extends RpcError {}
/** There is no such program to start. */
export declare class ServerNotFound extends AlmanacError {}
/** The server ended while the request was under way; the next request starts it again. */
export declare class ServerGone extends AlmanacError {}
/** The server ended too often in too short a time; it is not started again. */
export declare class ServerKeepsFailing extends AlmanacError {}
/** The program ended at once, said nothing for 10 s or refused the handshake. */
export declare class HandshakeFailed extends AlmanacError {}
/** The server speaks another major version of the protocol. */
export declare class ProtocolMismatch extends HandshakeFailed {}
/** This client has been closed. */
export declare class ClientClosed extends AlmanacError {}
/** Thrown by a location handler: the person does not want to say where they are. */
export declare class LocationDenied extends Error {}
