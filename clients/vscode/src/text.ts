// What results say, as text: every word and number is the server's.

import type { protocol } from "../../node/src/index.js";
import type { State } from "../../node/src/index.js";

const UNKNOWN = "–";

/** The last known text of the status bar. */
export interface Known {
  text: string;
  tooltip: string;
  /** For a screen reader. */
  speech: string;
  /** Said by the server since it was last started. */
  confirmed: boolean;
  /** Whether a value of it is an estimate or stale. */
  dimmed: boolean;
}

/** The status bar's text with its mark for how the server is. */
export function statusText(known: Known, state: State): string {
  const mark = { waiting: " $(sync~spin)", failed: " $(warning)" }[state as string];
  const text = known.text || "Almanac";
  return text + (mark ?? (known.confirmed || state === "stopped" ? "" : " …"));
}

/** What a status.text result says; its text holds mark and age already. */
export function knownFrom({ text, tooltip, speech, mark, age }: protocol.StatusTextResult): Known {
  const dimmed = Boolean(mark || age);
  const words = { text: plain(text), tooltip: tooltip ?? "", speech: speech ?? "" };
  return { ...words, confirmed: true, dimmed };
}

/** Without control characters, and without what the status bar would read as an icon. */
export function plain(text: string): string {
  return text.replace(/\p{Cc}/gu, " ").replaceAll("$(", "$ (");
}

export interface Row {
  label: string;
  description: string;
}

/** What a row is known by; what else is told of it has the name of its column. */
const LABEL = ["day", "time", "icon", "temperature", "low", "high", "score", "label"];

/** A row for each of a result's tables, and one for the value that stands for the whole of it. */
export function rows(text?: protocol.ResultText): Row[] {
  return (text?.blocks ?? []).flatMap((block) => {
    if (block.kind === "badge") return [{ label: words((block.spans ?? []).map(({ text }) => text)), description: "" }];
    const columns = block.columns ?? [];
    return (block.rows ?? []).flatMap(({ cells }) => {
      const told = columns.flatMap((column, index) => {
        const cell = cells[index];
        return cell?.text && !column.detail ? [{ column, cell }] : [];
      });
      const isLabel = ({ column }: { column: protocol.TextColumn }) => LABEL.includes(column.id);
      const label = told.filter(isLabel).map(({ column, cell }) => measured(cell, column));
      const more = told
        .filter((each) => !isLabel(each))
        .map(({ column, cell }) => words([column.name.text, measured(cell, column)]));
      // A table can be of details alone.
      return label.length ? [{ label: label.join("  "), description: more.join(" · ") }] : [];
    });
  });
}

function measured({ text, role }: protocol.TextSpan, { unit }: protocol.TextColumn): string {
  return words([text, role === "unknown" ? "" : unit]);
}

const words = (parts: (string | undefined)[]) => parts.filter(Boolean).join(" ");

type Part<M> = Extract<protocol.OverviewPart, { method: M }>;

/** The part of an overview with the answer of a method. */
export function partOf<M extends protocol.ReadingMethod>(
  parts: protocol.OverviewPart[],
  method: M,
): Part<M> | undefined {
  return parts.find((part): part is Part<M> => part.method === method);
}

/** A statement of the server about a place. */
export function sentence({ place, dir, text }: Said): string {
  return joined(dir, ": ", [place.name, text?.headline]);
}

/** Of a list: its place and its subject, with the age of stale data, and the main point below. */
export function heading({ place, dir, text }: Said): { title: string; placeHolder: string } {
  return {
    title: joined(dir, " · ", [place.displayName, text?.title]),
    placeHolder: joined(dir, "", [text?.headline]),
  };
}

interface Said {
  place: protocol.Place;
  dir?: protocol.TextDirection;
  text?: protocol.ResultText;
}

/** The parts beside each other; where words run from right to left, each keeps its own order. */
function joined(
  dir: protocol.TextDirection | undefined,
  separator: string,
  parts: (string | null | undefined)[],
): string {
  const texts = parts.map((part) => part ?? UNKNOWN);
  return texts.map((text) => (dir === "rtl" ? `\u2068${text}\u2069` : text)).join(separator);
}

/** An error as a person reads it, in the language of the answers. */
export function reason(error: { message: string; data?: { text?: string } | null }): string {
  return error.data?.text ?? error.message;
}
