// The map: tiles of one layer over a grid of degrees, with places as landmarks, and frames in time.

import { h, replace } from "../dom.js";
import { notes } from "../notes.js";
import { troubleOf } from "../part.js";
import { list, t } from "../words.js";

const TILE = 256;
const FRAME_MS = 600;
const KEPT_TILES = 400;

export function mapView(app) {
  let layers = [];
  let layer = null;
  let frame = null;
  let center = { latitude: 40, longitude: 0 };
  let zoom = 5;
  let playing = null;
  let stale = true;
  /** Promises of data addresses, and what stops those on their way, by tile. */
  const tiles = new Map();
  const underWay = new Map();

  /** The sheet of pictures that is seen, and the one that is being filled to take its place. */
  let seen = null;
  let coming = null;

  const sheets = h("div", { class: "map-sheets" });
  const overlay = h("div", { class: "map-overlay" });
  const grid = h("div", { class: "map-grid" }, sheets, overlay);
  const map = h(
    "div",
    {
      class: "map",
      tabindex: "0",
      role: "application",
      "aria-label": t("mapKeys"),
      onkeydown: steer,
      onwheel: wheel,
      ondblclick: () => setZoom(zoom + 1),
    },
    grid,
  );
  const picker = h("div", { class: "segments", role: "group", "aria-label": t("layer") });
  const legend = h("ul", { class: "legend", "aria-label": t("legend") });
  const lacking = h("p", { class: "note lacking" });
  const trouble = h("div");
  const time = h("output", { class: "note" });
  const slider = h(
    "input",
    {
      type: "range",
      min: 0,
      max: 0,
      step: 1,
      "aria-label": t("pictureTime"),
      oninput: () => setFrame(Number(slider.value)),
    },
  );
  const play = h(
    "button",
    { type: "button", class: "icon", "aria-label": t("play"), onclick: togglePlay },
    "▶",
  );
  const frames = h("div", { class: "frames" }, play, slider, time);
  const zooms = h(
    "div",
    { class: "zooms" },
    h(
      "button",
      { type: "button", class: "icon", "aria-label": t("closer"), onclick: () => setZoom(zoom + 1) },
      "+",
    ),
    h(
      "button",
      { type: "button", class: "icon", "aria-label": t("further"), onclick: () => setZoom(zoom - 1) },
      "−",
    ),
    h(
      "button",
      { type: "button", class: "icon", "aria-label": t("backToPlace"), onclick: toPlace },
      "◎",
    ),
  );
  const footer = notes();
  const element = h(
    "div",
    { class: "view" },
    h(
      "section",
      { class: "card map-card", "aria-label": t("map") },
      picker,
      trouble,
      h("div", { class: "map-frame" }, map, zooms),
      frames,
      legend,
      lacking,
      footer.element,
    ),
  );
  letDrag();

  async function load() {
    stale = false;
    try {
      const answer = await app.call("map.layers", {
        labels: true,
        ...(app.place ? { place: app.place } : {}),
      });
      layers = answer.layers;
      trouble.replaceChildren();
      footer.show([answer]);
      if (!app.place) center = { ...answer.place };
      chooseLayer(
        layers.find(({ id }) => id === layer?.id) ??
          layers.find(({ kind, available }) => kind === "radar" && available) ??
          layers.find(({ available }) => available) ??
          layers[0],
      );
    } catch (error) {
      trouble.replaceChildren(troubleOf(error, load, layers.length > 0));
      draw();
    }
  }

  function chooseLayer(chosen) {
    if (chosen?.id !== layer?.id) {
      tiles.clear();
      sheets.replaceChildren();
      seen = null;
    }
    layer = chosen;
    stop();
    replace(
      picker,
      layers.filter(({ available }) => available).map((entry) => h(
        "button",
        {
          type: "button",
          "data-key": entry.id,
          "aria-pressed": String(entry.id === layer?.id),
          onclick: () => chooseLayer(entry),
        },
        entry.title,
      )),
    );
    lacking.textContent = reasons(layers.filter(({ available }) => !available));
    replace(
      legend,
      (layer?.legend ?? []).map(({ color, label, words = label }) => h(
        "li",
        {},
        h("span", { class: "swatch", style: { "--color": color } }),
        words,
      )),
    );
    frames.hidden = !layer?.frames.length;
    slider.max = String(Math.max(0, (layer?.frames.length ?? 1) - 1));
    const latest = layer?.frames.findLastIndex(({ kind }) => kind === "past") ?? -1;
    setFrame(Math.max(0, latest));
    trouble.replaceChildren();
  }

  function setFrame(index) {
    slider.value = String(index);
    frame = layer?.frames[index] ?? null;
    const ahead = frame?.kind === "forecast" ? ` ${t("forecast")}` : "";
    time.textContent = frame ? `${frame.timeLabels.time}${ahead}` : "";
    draw();
  }

  function togglePlay() {
    if (playing) return stop();
    play.textContent = "❚❚";
    play.setAttribute("aria-label", t("pause"));
    playing = {};
    void playOn(playing);
  }

  /** A frame stands until the next one is there. */
  async function playOn(turn) {
    while (playing === turn) {
      const next = (Number(slider.value) + 1) % layer.frames.length;
      const pause = new Promise((done) => setTimeout(done, FRAME_MS));
      const keys = pictureKeys(view(), layer.frames[next]).map(({ params }) => tile(params));
      await Promise.allSettled([pause, ...keys]);
      if (playing === turn) setFrame(next);
    }
  }

  function stop() {
    playing = null;
    play.textContent = "▶";
    play.setAttribute("aria-label", t("play"));
  }

  function setZoom(wanted) {
    zoom = Math.max(layer?.minZoom ?? 1, 1, Math.min(layer?.maxZoom ?? 8, wanted));
    draw();
  }

  function toPlace() {
    center = { ...(app.shownPlace ?? center) };
    draw();
  }

  /** What of the world is to be seen, in pixels of a world `size` wide. */
  function view() {
    const { clientWidth: width, clientHeight: height } = map;
    const size = TILE * 2 ** zoom;
    const { x, y } = project(center, size);
    return { left: x - width / 2, top: y - height / 2, width, height, size };
  }

  function draw() {
    const now = view();
    const { left, top, width, height, size } = now;
    if (!width) return;
    map.dataset.zoom = zoom;
    const pins = landmarks().map(({ place, name, here }) => {
      const { x, y } = project(place, size);
      const style = { left: `${x - left}px`, top: `${y - top}px` };
      return h("span", { class: here ? "pin here" : "pin", dir: "auto", style }, name);
    });
    replace(overlay, ...graticule(left, top, width, height, size), pins);
    // What is seen goes along until the new pictures are there: the map is never blank.
    for (const sheet of [seen, coming]) if (sheet) move(sheet, now);
    void fill(now);
  }

  /** Puts a sheet where it belongs now, larger or smaller after a zoom. */
  function move({ element, at }, { left, top, size }) {
    const scale = size / at.size;
    const shift = `translate(${at.left * scale - left}px, ${at.top * scale - top}px)`;
    element.style.setProperty("transform", `${shift} scale(${scale})`);
  }

  /** Fills a new sheet out of sight, and shows it when its last picture has come. */
  async function fill(at) {
    const land = pictureKeys(at, null, "outlines");
    const wanted = [...land, ...(layer?.available ? pictureKeys(at, frame) : [])];
    dropUnseen(new Set(wanted.map(({ params }) => keyOf(params))));
    const images = wanted.map(({ params, x, y }) =>
      h("img", {
        alt: "",
        class: params.layer === "outlines" ? "land" : "",
        draggable: "false",
        style: { left: `${x}px`, top: `${y}px` },
      }),
    );
    coming?.element.remove();
    const sheet = { element: h("div", { class: "coming" }, images), at };
    coming = sheet;
    sheets.append(sheet.element);
    map.setAttribute("aria-busy", "true");
    await Promise.all(wanted.map(({ params }, index) => picture(images[index], params)));
    if (coming !== sheet) return;
    seen?.element.remove();
    sheet.element.classList.remove("coming");
    seen = sheet;
    coming = null;
    map.removeAttribute("aria-busy");
  }

  /** Pictures nobody looks at any more are not waited for, but for those of the next frame. */
  function dropUnseen(wanted) {
    for (const [key, controller] of underWay) {
      if (wanted.has(key) || playing) continue;
      tiles.delete(key);
      underWay.delete(key);
      controller.abort();
    }
  }

  function landmarks() {
    const shown = app.shownPlace ? [
      { place: app.shownPlace, name: app.shownPlace.name, here: true },
    ] : [];
    return [...landmarksOfFavorites, ...shown];
  }
  let landmarksOfFavorites = [];
  async function loadFavorites() {
    try {
      const { favorites } = await app.call("favorites.list");
      landmarksOfFavorites = favorites.map(({ name, place }) => ({ name, place }));
      draw();
    } catch {
      // A map without them is a map.
    }
  }

  /** Each tile that is to be seen, and where it stands on its sheet. */
  function pictureKeys({ left, top, width, height }, shownFrame, id = layer.id) {
    const count = 2 ** zoom;
    const found = [];
    for (let ty = Math.floor(top / TILE); ty * TILE < top + height; ty += 1) {
      if (ty < 0 || ty >= count) continue;
      for (let tx = Math.floor(left / TILE); tx * TILE < left + width; tx += 1) {
        const params = { layer: id, z: zoom, x: ((tx % count) + count) % count, y: ty };
        if (shownFrame) params.frame = shownFrame.id;
        found.push({ params, x: tx * TILE - left, y: ty * TILE - top });
      }
    }
    return found;
  }

  /** Fills one image; one that cannot be had stays empty. */
  async function picture(image, params) {
    try {
      image.src = await tile(params);
      await image.decode();
    } catch (error) {
      image.classList.add("missing");
      if (error.name !== "AbortError" && trouble.childElementCount === 0) {
        trouble.replaceChildren(troubleOf(error, draw, true));
      }
    }
  }

  /** The data address of a tile, asked for once. */
  function tile(params) {
    const key = keyOf(params);
    if (!tiles.has(key)) {
      const asked = fetchTile(key, params);
      asked.catch(() => tiles.get(key) === asked && tiles.delete(key));
      tiles.set(key, asked);
    }
    if (tiles.size > KEPT_TILES) tiles.delete(tiles.keys().next().value);
    return tiles.get(key);
  }

  async function fetchTile(key, params) {
    const controller = new AbortController();
    underWay.set(key, controller);
    try {
      const { mimeType, data } = await app.call("map.tile", params, { signal: controller.signal });
      return `data:${mimeType};base64,${data}`;
    } finally {
      if (underWay.get(key) === controller) underWay.delete(key);
    }
  }

  function steer(event) {
    const step = 80;
    const moves = {
      ArrowLeft: [-step, 0],
      ArrowRight: [step, 0],
      ArrowUp: [0, -step],
      ArrowDown: [0, step],
    };
    if (moves[event.key]) shift(...moves[event.key]);
    else if (event.key === "+" || event.key === "=") setZoom(zoom + 1);
    else if (event.key === "-") setZoom(zoom - 1);
    else return;
    event.preventDefault();
  }

  function wheel(event) {
    if (!event.ctrlKey && document.activeElement !== map) return;
    event.preventDefault();
    setZoom(zoom + (event.deltaY < 0 ? 1 : -1));
  }

  function shift(dx, dy) {
    const size = TILE * 2 ** zoom;
    const { x, y } = project(center, size);
    center = unproject(x + dx, y + dy, size);
    draw();
  }

  /** One pointer moves the map; two zoom it when they are twice or half as far apart. */
  function letDrag() {
    const down = new Map();
    let apart = null;
    const distance = () => {
      const [first, second] = down.values();
      return Math.hypot(first.clientX - second.clientX, first.clientY - second.clientY);
    };
    map.addEventListener("pointerdown", (event) => {
      down.set(event.pointerId, event);
      if (down.size === 2) apart = distance();
      if (event.isTrusted) map.setPointerCapture(event.pointerId);
    });
    map.addEventListener("pointermove", (event) => {
      const from = down.get(event.pointerId);
      if (!from) return;
      down.set(event.pointerId, event);
      if (down.size === 1) shift(from.clientX - event.clientX, from.clientY - event.clientY);
      else if (down.size === 2) {
        const steps = Math.trunc(Math.log2(distance() / apart) * 1.5);
        if (steps === 0) return;
        apart = distance();
        setZoom(zoom + steps);
      }
    });
    for (const end of ["pointerup", "pointercancel"]) {
      map.addEventListener(end, ({ pointerId }) => down.delete(pointerId));
    }
  }

  function shown() {
    if (app.shownPlace) center = { ...app.shownPlace };
    if (stale) {
      void load();
      void loadFavorites();
    } else draw();
  }
  new ResizeObserver(draw).observe(map);
  app.on("place", () => {
    if (app.shownPlace) center = { ...app.shownPlace };
    draw();
  });
  app.on("reset", () => {
    stale = true;
    if (!element.hidden && element.isConnected) shown();
  });
  return { element, title: t("map"), shown, hidden: stop, refresh: () => playing || load() };
}

/** Which layers cannot be shown, and why, in a line for each reason. */
function reasons(layers) {
  const byReason = new Map();
  for (const { message, title } of layers) {
    byReason.set(message, [...(byReason.get(message) ?? []), title]);
  }
  return [...byReason].map(([message, titles]) => `${list(titles)}: ${message}`).join(" ");
}

function keyOf({ layer, z, x, y, frame }) {
  return [layer, z, x, y, frame].join("/");
}

/** Web Mercator in pixels of a world `size` wide. */
function project({ latitude, longitude }, size) {
  const sine = Math.sin((Math.max(-85, Math.min(85, latitude)) * Math.PI) / 180);
  return {
    x: ((longitude + 180) / 360) * size,
    y: (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * size,
  };
}

function unproject(x, y, size) {
  const longitude = (((x / size) * 360 + 360) % 360) - 180;
  const latitude = (Math.atan(Math.sinh(Math.PI * (1 - (2 * y) / size))) * 180) / Math.PI;
  return { latitude, longitude };
}

/** Lines of latitude and longitude. */
function* graticule(left, top, width, height, size) {
  const step = [60, 30, 20, 10, 10, 5, 2, 1, 1, 1][Math.log2(size / TILE)] ?? 0.5;
  for (let latitude = -80; latitude <= 80; latitude += step) {
    const y = project({ latitude, longitude: 0 }, size).y - top;
    if (y < 0 || y > height) continue;
    const name = `${Math.abs(latitude)}°${latitude >= 0 ? t("n") : t("s")}`;
    yield h("span", { class: "parallel", style: { top: `${y}px` } }, name);
  }
  for (let longitude = -180; longitude < 180; longitude += step) {
    const x = project({ latitude: 0, longitude }, size).x - left;
    if (x < 0 || x > width) continue;
    const name = `${Math.abs(longitude)}°${longitude >= 0 ? t("e") : t("w")}`;
    yield h("span", { class: "meridian", style: { left: `${x}px` } }, name);
  }
}
