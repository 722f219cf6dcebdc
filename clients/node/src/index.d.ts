import { EventEmitter } from "node:events";
import type {
  LocationRequestParams,
  LocationRequestResult,
  Methods,
  OverviewPart,
  PlaceReference,
  SearchPart,
  EmitMode,
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
    : unknown;

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
  /** Who is calling, for the server's log. */
  name?: string;
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
  /** Parts of the result as they arrive; ends with the request. */
  parts: AsyncIterable<Part<M>>;
  /** begin, reports and end of the work; ends with the request. */
  progress: AsyncIterable<WorkDoneProgress>;
  /** Stops the work in the server. */
  cancel(): void;
}

/** Events until it is cancelled or its loop is left, across restarts of the server. */
export interface Subscription extends AsyncIterable<SubscriptionEventParams> {
  /** The server's name for it; another one after a restart. */
  readonly id: string | null;
  cancel(): Promise<void>;
}

export declare class Almanac extends EventEmitter {
  constructor(options?: Options);
  readonly state: State;
  /** The server's answer to the handshake; null before it. */
  readonly server: Methods["initialize"]["result"] | null;
  start(): Promise<this>;
  request<M extends MethodName>(
    method: M,
    params?: Methods[M]["params"],
    options?: { signal?: AbortSignal; timeoutMs?: number },
  ): Promise<Methods[M]["result"]>;
  stream<M extends MethodName>(
    method: M,
    params?: Methods[M]["params"],
    options?: { signal?: AbortSignal },
  ): Call<M>;
  subscribe<M extends MethodName>(
    method: M,
    params?: Methods[M]["params"],
    options?: {
      intervalSeconds?: number;
      /** With `changedParts` the server sends what changed; an event here has all parts. */
      emit?: EmitMode;
      when?: SubscriptionTrigger;
    },
  ): Promise<Subscription>;
  notify(method: string, params?: object): Promise<void>;
  close(): Promise<void>;
  /** Closes it at the end of a block that has it by `await using`. */
  [Symbol.asyncDispose](): Promise<void>;
  on(event: "state", listener: (state: State) => void): this;
  on(event: "notification", listener: (method: string, params: any) => void): this;
  on(event: "log", listener: (text: string) => void): this;
}

/** The version of the protocol this client speaks. */
export declare const protocolVersion: string;
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
  readonly retryable: boolean;
  readonly retryAfterSeconds: number | null;
}
/** There is no such program to start. */
export declare class ServerNotFound extends AlmanacError {}
/** The server ended while the request was under way; the next request starts it again. */
export declare class ServerGone extends AlmanacError {}
/** The server ended too often in too short a time; it is not started again. */
export declare class ServerKeepsFailing extends AlmanacError {}
/** The server speaks another major version of the protocol. */
export declare class ProtocolMismatch extends AlmanacError {}
/** This client has been closed. */
export declare class ClientClosed extends AlmanacError {}
/** Thrown by a location handler: the person does not want to say where they are. */
export declare class LocationDenied extends Error {}
