// Not run: compiling it shows that the declarations say what the README says.
import { Almanac, PlaceNotFound, RpcError, type protocol } from "../../src/index.js";

export async function usage(): Promise<void> {
  const almanac = new Almanac({ location: () => ({ latitude: 1, longitude: 2 }) });
  const weather = await almanac.request("weather.current", { place: "Lisbon" });
  const temperature: number | null = weather.temperature;
  const call = almanac.stream("weather.overview", {
    parts: [{ method: "weather.current" }, { method: "forecast.hourly", params: { hours: 24 } }],
  });
  // What a result gives, a param takes.
  await almanac.request("sun.times", { place: weather.place });
  // @ts-expect-error: only one of both
  await almanac.request("forecast.chance", { variable: "temperature", above: 30, below: 0 });
  for await (const part of call.parts) {
    const name: protocol.ReadingMethod = part.method;
    console.log(name, temperature);
    // The method and the state tell the type of the value.
    if (part.method === "forecast.hourly" && part.state === "success") {
      const hours: protocol.HourForecast[] = part.value.hours;
      // @ts-expect-error: what succeeded has no error
      console.log(hours, part.error);
    }
  }
  // @ts-expect-error: a part has the params of its method
  await almanac.request("weather.overview", { parts: [{ method: "moon.phase", params: { days: 1 } }] });
  // @ts-expect-error: a part changes nothing
  await almanac.request("weather.overview", { parts: [{ method: "favorites.add" }] });
  await almanac.request("chart.render", { kind: "sunset", params: { model: "classic" } });
  // @ts-expect-error: a chart has the params of what it draws
  await almanac.request("chart.render", { kind: "sun", params: { model: "classic" } });
  for await (const event of await almanac.subscribe("sun.phase", {}, { latest: true })) {
    // What there is of an event tells its type.
    if (event.result) {
      const phase: protocol.SunPhaseResult = event.result;
      // @ts-expect-error: what has a result has no error
      console.log(phase, event.error.message);
    } else if (event.error) {
      console.log(event.error.message);
    }
  }
  // @ts-expect-error: there is no such method
  await almanac.subscribe("weather.curent");
  // @ts-expect-error: this one cannot be watched
  await almanac.subscribe("favorites.add");
  almanac.on("location/didChange", ({ place, origin }) => console.log(place.name, origin));
  almanac.on("favorites/didChange", ({ revision }) => console.log(revision.toFixed()));
  almanac.on("notification", (method, params) => {
    if (method === "favorites/didChange") console.log(params.revision.toFixed());
  });
  // @ts-expect-error: progress is told where its call is
  almanac.on("$/progress", () => {});
  // @ts-expect-error: there is no such notification
  almanac.on("favorites/changed", () => {});
  const limits = { signal: new AbortController().signal, timeoutMs: 1 };
  await almanac.start(limits);
  await almanac.stream("favorites.list", {}, limits).result;
  await almanac.subscribe("sun.phase", {}, limits).catch((error) => {
    if (error instanceof PlaceNotFound) console.log(error.hint);
  });
  try {
    // @ts-expect-error: there is no such method
    await almanac.request("no.such");
    // @ts-expect-error: a place is not a number
    await almanac.request("weather.current", { place: 1 });
  } catch (error) {
    if (error instanceof RpcError) console.log(error.kind, error.retryAfterSeconds);
  }
  const dispose: () => Promise<void> = almanac[Symbol.asyncDispose];
  await dispose.call(almanac);
}
