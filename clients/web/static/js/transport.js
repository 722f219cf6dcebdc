// How the page reaches the server: fetch for calls, an event stream for what comes unasked. Another
// host of the page (an editor's panel) may put its own in `globalThis.almanacTransport`.

export class CallError extends Error {
  constructor({ code, message, data }) {
    super(message);
    this.code = code;
    this.data = data ?? {};
  }
}

export function httpTransport() {
  return {
    async call(method, params, { onPart, signal } = {}) {
      const body = JSON.stringify({ method, params, parts: Boolean(onPart) });
      const headers = { "Content-Type": "application/json" };
      const response = await reach("/call", { method: "POST", headers, body, signal });
      if (!response.ok) throw unreachable(await response.text());
      for await (const line of lines(response.body)) {
        if ("part" in line) onPart?.(line.part);
        else if ("error" in line) throw new CallError(line.error);
        else return line.result;
      }
      throw unreachable("the bridge broke off");
    },

    listen(onEvent) {
      const source = new EventSource("/events");
      source.onmessage = ({ data }) => onEvent(JSON.parse(data));
      source.onerror = () => onEvent({ kind: "state", state: "unreachable" });
    },

    async locate(answer) {
      const headers = { "Content-Type": "application/json" };
      await reach("/location", { method: "POST", headers, body: JSON.stringify(answer) });
    },
  };
}

async function reach(path, options) {
  try {
    return await fetch(path, options);
  } catch (error) {
    if (error.name === "AbortError") throw error;
    throw unreachable("the bridge is not running");
  }
}

function unreachable(message) {
  return new CallError({
    code: -32000,
    message: `Almanac cannot be reached: ${message.trim()}.`,
    data: { kind: "serverUnavailable", retryable: true },
  });
}

async function* lines(stream) {
  let rest = "";
  const reader = stream.pipeThrough(new TextDecoderStream()).getReader();
  for (;;) {
    const { value, done } = await reader.read();
    if (done) return;
    const pieces = (rest + value).split("\n");
    rest = pieces.pop();
    for (const piece of pieces) if (piece) yield JSON.parse(piece);
  }
}
