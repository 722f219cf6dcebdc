/** The functions of a user. What goes wrong in one is reported, and hurts nobody else. */
export class Listeners {
  /** @type {Map<string, Function[]>} */
  #byEvent = new Map();

  add(event, listener) {
    this.#byEvent.set(event, [...this.#of(event), listener]);
  }

  remove(event, listener) {
    this.#byEvent.set(event, this.#of(event).filter((other) => other !== listener));
  }

  #of(event) {
    return this.#byEvent.get(event) ?? [];
  }

  /** Calls the listeners of an event, each apart from the others. */
  tell(event, ...values) {
    for (const listener of this.#of(event)) {
      queueMicrotask(async () => {
        try {
          await listener(...values);
        } catch (error) {
          // One of the log itself would be told of its own fault for ever.
          const words = `a listener of ${event} failed: ${error?.stack ?? error}`;
          if (event !== "log") this.tell("log", words);
        }
      });
    }
  }
}
