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

  get retryable() {
    return this.data.retryable === true;
  }

  get retryAfterSeconds() {
    return this.data.retryAfterSeconds ?? null;
  }
}

/** There is no such program to start. */
export class ServerNotFound extends AlmanacError {}

/** The server ended while the request was under way; the next request starts it again. */
export class ServerGone extends AlmanacError {}

/** The server ended too often in too short a time; it is not started again. */
export class ServerKeepsFailing extends AlmanacError {}

/** The server speaks another major version of the protocol. */
export class ProtocolMismatch extends AlmanacError {}

/** This client has been closed. */
export class ClientClosed extends AlmanacError {}

/** Thrown by a location handler: the person does not want to say where they are. */
export class LocationDenied extends Error {}
