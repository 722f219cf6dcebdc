// Keeps what is shown fresh while somebody looks: each part is asked for again when its answer
// expires, and soon when it could not be had, may change or is only an estimate.

const FIRST_RETRY_MS = 1000;
/** After an outage the page is live again within so long. */
const LAST_RETRY_MS = 10_000;
/** For answers that do not say how long they hold. */
const USUAL_MS = 10 * 60_000;
const LEAST_MS = 5000;
/** Parts that expire so close to each other are asked for together. */
const TOGETHER_MS = 5000;
/** An evening is over so long after its time. */
const AFTERWARDS_MS = 30_000;

export function keepFresh(app) {
  let timer = null;

  function plan() {
    clearTimeout(timer);
    if (document.visibilityState !== "visible") return;
    const next = Math.min(...Object.values(app.parts).map(dueAt));
    if (Number.isFinite(next)) timer = setTimeout(ask, Math.max(0, next - Date.now()));
  }

  function ask() {
    const soon = Date.now() + TOGETHER_MS;
    const due = Object.entries(app.parts).filter(([, part]) => dueAt(part) <= soon);
    if (due.length > 0) void app.load(due.map(([name]) => name));
  }

  app.on("parts", plan);
  document.addEventListener("visibilitychange", plan);
  addEventListener("online", () => {
    void app.load(Object.keys(app.parts).filter((name) => isLacking(app.parts[name])));
  });
}

/** Whether newer or better can be had than what the part shows. */
export function isLacking({ value, error }) {
  if (error) return error.data?.retryable !== false;
  return value?.source?.kind === "estimate" || Boolean(value?.source?.stale) || mayChange(value);
}

/** Whether a score of a result, or that of a row, may change. */
function mayChange(value) {
  return Boolean(value?.preliminary || value?.days?.some(({ preliminary }) => preliminary));
}

/** When the part should be asked for again, by the clock of this machine. */
function dueAt(part) {
  const { state, value, error, at, misses } = part;
  if (state === "loading" || state === "idle") return Infinity;
  if (isLacking(part)) {
    const asked = Math.min(FIRST_RETRY_MS * 2 ** misses, LAST_RETRY_MS);
    return at + Math.max(asked, throttledMs(value));
  }
  return error ? Infinity : Math.min(at + holdsMs(value?.source), eventOver(value?.days));
}

function throttledMs(value) {
  const throttled = value?.warnings?.find(({ code }) => code === "throttled");
  return (throttled?.retryAfterSeconds ?? 0) * 1000;
}

/** By the server's times alone: the clock of this machine may be another. */
function holdsMs({ fetchedAt, expiresAt, ageSeconds } = {}) {
  if (!fetchedAt || !expiresAt) return USUAL_MS;
  return Math.max(LEAST_MS, Date.parse(expiresAt) - Date.parse(fetchedAt) - ageSeconds * 1000);
}

/** The next evening's end, after which another one is the next. */
function eventOver(days = []) {
  const ends = days.map(({ passed, time }) => (passed === false ? Date.parse(time) : NaN));
  const ahead = ends.map((end) => end + AFTERWARDS_MS).filter((end) => end > Date.now());
  return Math.min(...ahead);
}
