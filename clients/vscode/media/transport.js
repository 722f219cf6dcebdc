// How the page reaches the server from within an editor's panel: messages to the extension.

/** `host` is the panel's window, `CallError` the page's own error. */
export function panelTransport(api, host, CallError) {
  const calls = new Map();
  let lastId = 0;
  let onEvent = () => {};

  host.addEventListener("message", ({ data }) => {
    if (data.kind === "event") onEvent(data.event);
    else calls.get(data.id)?.[data.kind]?.(data);
  });

  return {
    // The panel's address and colors are the editor's, which does not know where it is.
    isEmbedded: true,

    call(method, params, { onPart, signal } = {}) {
      const id = ++lastId;
      return new Promise((resolve, reject) => {
        const abort = () => {
          api.postMessage({ kind: "abort", id });
          finish(() => reject(signal.reason));
        };
        const finish = (end) => {
          calls.delete(id);
          signal?.removeEventListener("abort", abort);
          end();
        };
        if (signal?.aborted) return reject(signal.reason);
        signal?.addEventListener("abort", abort);
        calls.set(id, {
          part: ({ part }) => onPart?.(part),
          result: ({ result }) => finish(() => resolve(result)),
          error: ({ error }) => finish(() => reject(new CallError(error))),
        });
        api.postMessage({ kind: "call", id, method, params });
      });
    },

    listen(listener) {
      onEvent = listener;
      api.postMessage({ kind: "listen" });
    },

    // The extension never asks: an editor does not know where it is.
    async locate() {},
  };
}
