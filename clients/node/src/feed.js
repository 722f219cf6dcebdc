/** Of values that nobody has read yet, the newest are kept. */
const MOST_WAITING = 1024;

/**
 * Values from the reader to whoever loops over them. Its end, or the error it ended with, is met by
 * every loop, also by a later one. Of several loops at once each gets some of the values.
 */
export class Feed {
  #values = [];
  #most;
  #isEnded = false;
  #error = null;
  #wakes = [];

  constructor(most = MOST_WAITING) {
    this.#most = most;
  }

  put(value) {
    this.#values.push(value);
    if (this.#values.length > this.#most) this.#values.shift();
    this.#wake();
  }

  /** Nothing comes after what was put so far, or the error. */
  end(error = null) {
    if (this.#isEnded) return;
    this.#isEnded = true;
    this.#error = error;
    this.#wake();
  }

  #wake() {
    for (const wake of this.#wakes.splice(0)) wake();
  }

  async next() {
    while (this.#values.length === 0) {
      if (this.#error) throw this.#error;
      if (this.#isEnded) return { done: true, value: undefined };
      await new Promise((resolve) => this.#wakes.push(resolve));
    }
    return { done: false, value: this.#values.shift() };
  }

  [Symbol.asyncIterator]() {
    return this;
  }
}
