/** Waits 1, 2, 4, 8 seconds; gives up after five ends within a minute. */
export const defaultPolicy = Object.freeze({
  firstDelayMs: 1000,
  longestDelayMs: 8000,
  mostEnds: 5,
  windowMs: 60_000,
});

/** When to start a server again that ended by itself. No clock and no process in here. */
export class RestartState {
  #policy;
  /** @type {number[]} */
  #ends = [];

  constructor(policy = {}) {
    this.#policy = { ...defaultPolicy, ...policy };
  }

  /** Milliseconds to wait before the next start, or null when it is not worth another. */
  ended(nowMs) {
    const { firstDelayMs, longestDelayMs, mostEnds, windowMs } = this.#policy;
    this.#ends = this.#ends.filter((end) => nowMs - end <= windowMs);
    this.#ends.push(nowMs);
    if (this.#ends.length >= mostEnds) return null;
    return Math.min(firstDelayMs * 2 ** (this.#ends.length - 1), longestDelayMs);
  }
}
