/** Anything that goes wrong between this client and the server. */
export class AlmanacError extends Error {
  /** @param {string} message @param {ErrorOptions} [options] */
  constructor(message, options) {
    super(message, options);
    this.name = new.target.name;
  }
}

/** The server's answer is an error. `kind` and `reason` are for programs, the text is not. */
export class RpcError extends AlmanacError {
  /** @param {number} code @param {string} message @param {Record<string, any> | null} [data] */
  constructor(code, message, data) {
    super(message);
    this.code = code;
    this.data = data ?? {};
  }

  get kind() {
    return this.data.kind ?? "";
  }

  get reason() {
    return this.data.reason ?? null;
  }

  get hint() {
    return this.data.hint ?? null;
  }

  /** What a person reads, in the language of the answers. */
  get text() {
    return this.data.text ?? this.message;
  }

  get retryable() {
    return this.data.retryable === true;
  }

  get retryAfterSeconds() {
    return this.data.retryAfterSeconds ?? null;
  }
}

/** No place has this name; `data.didYouMean` has names that are like it. */
export class PlaceNotFound extends RpcError {}

/** The current location is unknown, or must not be known; see `reason`. */
export class LocationUnavailable extends RpcError {}

/** A provider cannot be reached, or its answer is of no use; see `reason`. */
export class ProviderUnavailable extends RpcError {}

/** A provider accepts no more requests for now; see `retryAfterSeconds`. */
export class RateLimited extends RpcError {}

/** There are no data for this place or time; see `reason`. */
export class NoData extends RpcError {}

/** No acceptable answer was there before `deadlineMs`, or a second later none at all. */
export class DeadlineExceeded extends RpcError {}

const kinds = {
  placeNotFound: PlaceNotFound,
  locationUnavailable: LocationUnavailable,
  providerUnavailable: ProviderUnavailable,
  rateLimited: RateLimited,
  noData: NoData,
  deadlineExceeded: DeadlineExceeded,
};
const INTERNAL_ERROR = -32603;

/** The exception for the `error` of an answer, whatever it is. */
export function rpcError(error) {
  const { code = INTERNAL_ERROR, message = "", data } = error;
  const Kind = Object.hasOwn(kinds, data?.kind) ? kinds[data.kind] : RpcError;
  return new Kind(code, message, data);
}

/** There is no such program to start. */
export class ServerNotFound extends AlmanacError {}

/**
 * The program is no server: it ended at once, said nothing for 10 s or refused the handshake. The
 * message has its exit code and its last words. It is not started again.
 */
export class HandshakeFailed extends AlmanacError {}

/** The server speaks another major version of the protocol. */
export class ProtocolMismatch extends HandshakeFailed {}

/** The server ended while the request was under way; the next request starts it again. */
export class ServerGone extends AlmanacError {}

/** The server ended too often in too short a time; it is not started again. */
export class ServerKeepsFailing extends AlmanacError {}

/** This client has been closed. */
export class ClientClosed extends AlmanacError {}

/** Thrown by a location handler: the person does not want to say where they are. */
export class LocationDenied extends Error {}
