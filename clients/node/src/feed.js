/** Values from the reader to one consumer, until it is ended. */
export class Feed {
  #values = [];
  #ended = false;
  #error = null;
  #wake = null;
  #onReturn;

  /** @param {() => void} [onReturn] called when the consumer leaves its loop early */
  constructor(onReturn = () => {}) {
    this.#onReturn = onReturn;
  }

  put(value) {
    if (this.#ended) return;
    this.#values.push(value);
    this.#wake?.();
  }

  /** Nothing comes after what was put so far, or the error. */
  end(error = null) {
    if (this.#ended) return;
    this.#ended = true;
    this.#error = error;
    this.#wake?.();
  }

  async *[Symbol.asyncIterator]() {
    try {
      for (;;) {
        while (this.#values.length > 0) yield this.#values.shift();
        if (this.#ended) {
          if (this.#error) throw this.#error;
          return;
        }
        await new Promise((resolve) => {
          this.#wake = resolve;
        });
      }
    } finally {
      this.#onReturn();
    }
  }
}
