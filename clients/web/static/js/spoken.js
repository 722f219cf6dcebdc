// What a screen reader says when the place or its forecast changes, and not at each refresh.

/** The parts whose change is a change of the forecast. */
const PARTS = ["hourly", "daily"];

export function keepSpoken(app, element) {
  let asked = null;

  async function ask() {
    const known = PARTS.map((name) => app.parts[name]);
    if (!app.shownPlace || known.some(({ state }) => state !== "success")) return;
    const fetched = known.map(({ value }) => value?.source?.fetchedAt ?? value?.source?.kind);
    const about = JSON.stringify([app.shownPlace.id, app.units, fetched]);
    if (about === asked) return;
    asked = about;
    const params = app.here({ text: { style: "speech" } });
    const summary = await app.call("weather.summary", params).catch(() => null);
    if (about !== asked || !summary) return;
    const words = [summary.place.name, ...summary.text.lines].join("\n");
    if (element.textContent !== words) element.textContent = words;
  }

  app.on("parts", () => void ask());
}
