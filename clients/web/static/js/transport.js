// How the page reaches the server: one socket for all calls, their parts and what comes unasked.
// Another host of the page (an editor's panel) may put its own in `globalThis.almanacTransport`.

import { t } from "./words.js";

const FIRST_RETRY_MS = 250;
const LAST_RETRY_MS = 2000;

export class CallError extends Error {
  constructor({ code, message, data }) {
    super(message);
    this.code = code;
    this.data = data ?? {};
  }
}

export function socketTransport() {
  /** What waits for an answer: how to end it well or badly, and who looks at its parts. */
  const calls = new Map();
  let nextId = 1;
  let opened = open();
  let retryMs = FIRST_RETRY_MS;
  /** What came before anybody listened. */
  const early = [];
  let tell = (event) => early.push(event);

  /** The open socket; opened again and again until the bridge is there. */
  function open() {
    const socket = new WebSocket(`ws://${location.host}/socket`);
    const ready = new Promise((resolve, reject) => {
      socket.onopen = () => {
        retryMs = FIRST_RETRY_MS;
        resolve(socket);
      };
      socket.onmessage = ({ data }) => receive(JSON.parse(data));
      socket.onclose = async () => {
        reject(unreachable(t("bridgeStopped")));
        for (const { fail } of calls.values()) fail(unreachable(t("bridgeLost")));
        setTimeout(() => (opened = open()), retryMs);
        retryMs = Math.min(2 * retryMs, LAST_RETRY_MS);
        tell({ kind: "state", state: await whyNot() });
      };
    });
    ready.catch(() => {}); // told to the calls that wait for it, if any do
    return ready;
  }

  function receive(message) {
    if ("kind" in message) return tell(message);
    const call = calls.get(message.id);
    if ("part" in message) call?.onPart?.(message.part);
    else if ("error" in message) call?.fail(new CallError(message.error));
    else call?.done(message.result);
  }

  return {
    async call(method, params, { onPart, signal } = {}) {
      signal?.throwIfAborted();
      const socket = await opened;
      const id = nextId++;
      const stop = () => {
        if (socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify({ cancel: id }));
        calls.get(id)?.fail(signal.reason);
      };
      try {
        return await new Promise((done, fail) => {
          calls.set(id, { done, fail, onPart });
          signal?.throwIfAborted();
          signal?.addEventListener("abort", stop);
          socket.send(JSON.stringify({ id, method, params, parts: Boolean(onPart) }));
        });
      } finally {
        calls.delete(id);
        signal?.removeEventListener("abort", stop);
      }
    },

    listen(onEvent) {
      tell = onEvent;
      // Once whoever listens is complete.
      queueMicrotask(() => early.splice(0).forEach(tell));
    },

    async locate(answer) {
      (await opened).send(JSON.stringify({ location: answer }));
    },
  };
}

/** A socket that was refused says nothing about the reason; a request does. */
async function whyNot() {
  const response = await fetch("/", { cache: "no-store" }).catch(() => null);
  return response?.status === 403 ? "unknown" : "unreachable";
}

function unreachable(message) {
  return new CallError({
    code: -32000,
    message: `${t("serverUnreachable")} ${message}`,
    data: { kind: "bridgeUnavailable", retryable: true },
  });
}
