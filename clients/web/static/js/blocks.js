// Draws what the server tells (`text.blocks`): its labels, units, marks and sentences, in the order
// in which they are to be read. A view chooses where a block stands and what is drawn beside it.

import { h } from "./dom.js";
import { isolated } from "./words.js";

/** As a param: what a call asks for whose answer is drawn. */
export const BLOCKS = { style: "blocks" };

export function blocksOf(value) {
  return value?.text?.blocks ?? [];
}

export function ofKind(value, kind) {
  return blocksOf(value).filter((block) => block.kind === kind);
}

/** That the values are no forecast, and the like. */
export function cautions(value) {
  return ofKind(value, "paragraph").filter(({ spans: [{ role }] }) => role === "warning");
}

/** One text; read aloud in words where these differ, and silent where it is only seen. */
export function said({ text, spoken, role }) {
  const [name, dir] = [role ? `said-${role}` : null, role === "quoted" ? "auto" : null];
  const attributes = { class: name, dir };
  if (spoken === undefined) return h("span", attributes, text);
  return h(
    "span",
    attributes,
    h("span", { "aria-hidden": "true" }, text),
    h("span", { class: "hidden" }, spoken),
  );
}

/** Texts with blanks between. */
export function sayAll(spans = []) {
  return spans.flatMap((span, index) => (index ? [" ", said(span)] : [said(span)]));
}

/** What a screen reader is told of a text. */
export function aloud(span) {
  return span?.spoken ?? span?.text ?? "";
}

/** Facts with a value, in the order in which they are told; `beside` has drawings by their ids. */
export function factList(facts, beside = {}) {
  const known = facts.filter(({ value }) => value.some(({ role }) => role !== "unknown"));
  if (known.length === 0) return null;
  return h(
    "dl",
    { class: "facts" },
    known.map(({ id, name, value }) =>
      h("div", {}, h("dt", {}, said(name)), h("dd", {}, sayAll(value), beside[id] ?? null))),
  );
}

const CLASSES = { muted: "note", warning: "caution" };

/** A block as it is told; `beside` has drawings for facts by their ids. */
export function draw(block, beside) {
  switch (block.kind) {
    case "warning":
    case "warningElsewhere":
      return h("p", { class: "in-force", "data-severity": block.severity }, sayAll(block.spans));
    case "facts":
      return factList(block.facts, beside);
    case "table":
      return null;
    case "paragraph": {
      const [{ role }] = block.spans;
      return h("p", { class: CLASSES[role] ?? null }, sayAll(block.spans));
    }
    default:
      return h("p", {}, sayAll(block.spans));
  }
}

/** The rows of the table with that column, each with its cells by the ids of the columns. */
export function rowsOf(value, column) {
  const table = ofKind(value, "table").find(({ columns }) =>
    columns.some(({ id }) => id === column));
  return (table?.rows ?? []).map(({ cells }) => ({
    columns: table.columns,
    cells: Object.fromEntries(table.columns.map((column, index) => [column.id, cells[index]])),
  }));
}

/** A cell with the unit of its column; null where nothing is known. */
export function cell({ columns, cells }, id) {
  const span = cells[id];
  if (!span?.text || span.role === "unknown") return null;
  const { unit } = columnOf({ columns }, id);
  return unit ? { ...span, text: isolated(`${span.text} ${unit}`) } : span;
}

export function columnOf({ columns }, id) {
  return columns.find((column) => column.id === id);
}

/** A cell that is nothing where nothing is known. */
export function shown(row, id, className = null) {
  const span = row && cell(row, id);
  return span ? h("span", { class: className }, said(span)) : null;
}

/** The facts of a value with these ids, in this order. */
export function factsWith(value, ids) {
  const all = ofKind(value, "facts").flatMap(({ facts }) => facts);
  return ids.flatMap((id) => all.filter((fact) => fact.id === id));
}

/** Texts as one, where only text can stand. */
export function written(spans = []) {
  return spans.map(({ text }) => text).join(" ");
}

/** A row as facts but for some columns; a column without a name goes on with the one before. */
export function factsOf(row, without) {
  const facts = [];
  for (const { id, name } of row.columns) {
    const value = cell(row, id);
    if (without.includes(id) || !value) continue;
    if (name.text) facts.push({ id, name, value: [value] });
    else facts.at(-1)?.value.push(value);
  }
  return facts;
}
