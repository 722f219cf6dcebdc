import assert from "node:assert/strict";
import { test } from "node:test";
import { activated, item, run, screen, server, until } from "./support.js";

const skip = process.env.ALMANAC ? false : "ALMANAC is not set";

test("the status bar has a text of the built server", { skip }, async () => {
  await activated(server(), async () => {
    await run("start");
    await until("the text", () => /≈.*°C$/.test(item().text));
    assert.match(item().tooltip.value, /Sunset/);
  });
});

test("today and the week are lists in the server's words", { skip }, async () => {
  await activated(server(), async () => {
    await run("today");
    await run("week");
    const [today, week] = screen.picks;
    assert.equal(today.items.length, 24);
    assert.match(today.items[0].label, /^≈1:00 PM  \S+  \d+ °C$/);
    assert.match(today.items[0].description, /^Chance \d+% · Wind \d+ km\/h · .* · Weather [A-Z]/);
    assert.equal(today.options.title, "Lisbon, Portugal · The next 24 hours");
    assert.match(today.options.placeHolder, /^≈.*What is usual here, not a forecast\. Official warnings unknown\.$/);
    assert.equal(week.items.length, 7 + 1 + 7);
    assert.match(week.items[0].label, /^≈Sun, Jun 21  \S+  \d+  \d+ °C$/);
    assert.match(week.items[0].description, /^Rain \d.* · Chance \d+% · .* · Weather [A-Z]/);
    assert.match(week.items[7].label, /^Sunset, Sun, Jun 21$/);
    assert.match(week.items[8].label, /^≈\d+ of 100 [A-Z]/);
    assert.match(week.items[9].label, /^Mon, Jun 22  9:0\d PM  ≈\d+/);
    assert.equal(week.options.title, "Lisbon, Portugal · 7 days");
  });
});

test("words and numbers follow the locale", { skip }, async () => {
  await activated({ ...server(), "almanac.locale": "de" }, async () => {
    await run("today");
    await run("week");
    await run("project");
    const [today, week] = screen.picks;
    assert.match(today.items[0].label, /^≈13:00  \S+  \d+ °C$/);
    assert.match(today.options.title, / · Die nächsten 24 Stunden$/);
    assert.match(week.items[0].label, /^≈So\., 21\. Juni  /);
    assert.match(week.items[8].label, /^≈\d+ von 100 [A-Z]/);
    assert.match(screen.messages[0].text, /^Lisbon: .*2045.*≈\d+,\d °C/);
  });
});

test("a locale as POSIX has it, and one that there is not", { skip }, async () => {
  const labels = {
    "de_DE.UTF-8": /^≈13:00 /,
    "es_MX.UTF-8": /^≈1:00.p\.m\. /,
    "d!": /^≈1:00.PM /,
  };
  for (const [locale, label] of Object.entries(labels)) {
    await activated({ ...server(), "almanac.locale": locale }, async () => {
      await run("today");
      assert.match(screen.picks[0].items[0].label, label);
    });
  }
});

test("tonight's sunset and 2045 are the server's sentences", { skip }, async () => {
  await activated(server(), async () => {
    await run("sunset");
    await run("project");
    const [sunset, future] = screen.messages.map(({ text }) => text);
    assert.match(sunset, /^Lisbon: Sunset, Sun, Jun 21, 9:0\d PM: ≈[\d.]+ of 100 \([^)]+\)\. /);
    assert.match(future, /^Lisbon: In 2045: ≈\d+\.\d °C .*Now: ≈\d+\.\d °C\. Official warnings unknown\.$/);
    assert.match(sunset, /not a forecast\. Official warnings unknown\.$/);
  });
});

test("another place holds, also when the settings make a new server", { skip }, async () => {
  await activated(server(), async () => {
    screen.answers.input = "Reykjavik";
    screen.answers.pick = (items) => items[0];
    await run("place");
    screen.settings["almanac.units"] = "imperial";
    screen.configuration.fire({ affectsConfiguration: (part) => part === "almanac" });
    await run("sunset");
    assert.match(screen.messages.at(-1).text, /^Reykjav/);
    await run("project");
    assert.match(screen.messages.at(-1).text, /°F/);
  });
});

test("a place that does not exist is said", { skip }, async () => {
  await activated(server(), async () => {
    screen.answers.input = "Qwxyzzy";
    await run("place");
    assert.deepEqual(screen.messages.at(-1), {
      kind: "warning",
      text: 'Almanac: No place is called "Qwxyzzy".',
    });
  });
});

const shades = [[0, "Default Light Modern"], [-600, "Default Dark Modern"]];
test("the theme follows the sun, its offset, and the user's own choice", { skip }, async () => {
  for (const [minutes, theme] of shades) {
    const sun = { "almanac.theme.bySun": true, "almanac.theme.offsetMinutes": minutes };
    const settings = { ...server(), ...sun };
    await activated(settings, async () => {
      await until("the theme", () => screen.settings["workbench.colorTheme"] === theme);
      // The user's own choice holds while the sun is what it was.
      screen.settings["workbench.colorTheme"] = "Mine";
      screen.windowState.fire({ focused: true });
      await run("sunset");
      assert.equal(screen.settings["workbench.colorTheme"], "Mine");
    });
  }
});

test("the page gets the parts of the overview and then the whole", { skip }, async () => {
  await activated(server(), async () => {
    await run("open");
    const [panel] = screen.panels;
    panel.page.fire({ kind: "listen" });
    const params = { parts: [{ method: "weather.current" }, { method: "sunset.score" }] };
    panel.page.fire({ kind: "call", id: 1, method: "weather.overview", params });
    await until("the whole", () => panel.posted.some(({ kind }) => kind === "result"));
    const kinds = panel.posted.filter(({ id }) => id === 1).map(({ kind }) => kind);
    assert.ok(kinds.filter((kind) => kind === "part").length >= 2);
    assert.equal(kinds.at(-1), "result");
  });
});

test("what a page watches ends with the page", { skip }, async () => {
  await activated(server(), async () => {
    let id = 0;
    const call = (panel, method, params) => panel.page.fire({ kind: "call", id: ++id, method, params });
    const watched = async (panel) => {
      call(panel, "subscription.list", {});
      const found = () => panel.posted.find((said) => said.kind === "result" && said.id === id);
      await until("the list", found);
      return found().result.subscriptions.filter(({ method }) => method === "air.quality").length;
    };
    const watch = { method: "air.quality", params: {} };
    await run("open");
    const [first] = screen.panels;
    call(first, "subscription.create", watch);
    assert.equal(await watched(first), 1);
    call(first, "subscription.create", watch);
    first.dispose(); // before this one is made
    await run("open");
    while ((await watched(screen.panels[1])) > 0);
  });
});
