// The page's own words, in the language that the server is set to: the rows `shell` of
// `protocol-spec/words/`.

import { DIRECTIONS } from "./languages.js";

export let language = "en";
let words = {};
let errors = {};
let hints = {};

/** The language of the page for a locale. */
export function languageOf(locale) {
  // POSIX writes "pt_BR.UTF-8".
  const tag = String(locale ?? "").split(/[.@]/)[0].replaceAll("_", "-");
  try {
    const { language, script } = new Intl.Locale(tag).maximize();
    const tags = [language, `${language}-${script}`];
    return Object.keys(DIRECTIONS).find((known) => tags.includes(known)) ?? "en";
  } catch {
    return "en";
  }
}

/** Speaks that language from now on; what is there already stays, so this comes first. */
export async function speak(locale) {
  const wanted = languageOf(locale);
  use(await import(`./words/${wanted}.js`), wanted);
  document.documentElement.lang = language;
  document.documentElement.dir = DIRECTIONS[language];
}

/** Takes the tables of a language, by their rows in `protocol-spec/words/`. */
export function use({ WORDS, ERRORS, HINTS }, ofLanguage) {
  [words, errors, hints] = [WORDS, ERRORS, HINTS];
  language = ofLanguage;
}

/** What an error of the server says; undefined for one of another sender. */
export function failure(data) {
  return errors[rowOf(data)] ?? errors[data?.kind];
}

/** What a person can do about it; undefined if there is nothing to say. */
export function remedy(data) {
  return hints[rowOf(data)] ?? hints[data?.kind];
}

/** The row of an error is its kind, and its reason where it has one. */
function rowOf({ kind, reason = "" } = {}) {
  return kind + reason.slice(0, 1).toUpperCase() + reason.slice(1);
}

export function isRightToLeft() {
  return DIRECTIONS[language] === "rtl";
}

/** "a, b, c". */
export function list(parts) {
  return parts.join(words.listSeparator);
}

/** Points along the line of reading. */
export function arrow() {
  return isRightToLeft() ? "←" : "→";
}

/** What keeps its own order among words from right to left (Unicode UAX #9, FSI and PDI). */
export function isolated(text) {
  return isRightToLeft() ? `\u2068${text}\u2069` : text;
}

/** The words of a row, with `{name}` replaced by the value of that name. */
export function t(row, values = {}) {
  return words[row].replace(/\{(\w+)\}/g, (_, name) => isolated(values[name]));
}

/** Fills in the page as it was delivered: `data-words` and `data-label` name rows. */
export function translate(root) {
  for (const element of root.querySelectorAll("[data-words]")) {
    element.textContent = t(element.dataset.words);
  }
  for (const element of root.querySelectorAll("[data-label]")) {
    element.setAttribute("aria-label", t(element.dataset.label));
  }
}
