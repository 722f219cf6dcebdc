// The page's words, in the language that the server is set to.

/** Those of the server beside English; for any other the page and the server speak English. */
export const LANGUAGES = [
  "ar", "de", "es", "fr", "it", "ja", "nl", "pl", "pt", "sv", "zh-Hans",
];
const RIGHT_TO_LEFT = ["ar"];
const COMMAS = { ar: "، ", ja: "、", "zh-Hans": "，" };

export let language = "en";
let words = {};

/** The language of the page for a locale. */
export function languageOf(locale) {
  // POSIX writes "pt_BR.UTF-8".
  const tag = String(locale ?? "").split(/[.@]/)[0].replaceAll("_", "-");
  try {
    const { language, script } = new Intl.Locale(tag).maximize();
    return LANGUAGES.find((known) => [language, `${language}-${script}`].includes(known)) ?? "en";
  } catch {
    return "en";
  }
}

/** Speaks that language from now on; what is there already stays, so this comes first. */
export async function speak(locale) {
  language = languageOf(locale);
  words = language === "en" ? {} : (await import(`./words/${language}.js`)).default;
  document.documentElement.lang = language;
  document.documentElement.dir = isRightToLeft() ? "rtl" : "ltr";
}

export function isRightToLeft() {
  return RIGHT_TO_LEFT.includes(language);
}

/** "a, b, c". */
export function list(parts) {
  return parts.join(COMMAS[language] ?? ", ");
}

/** Points along the line of reading. */
export function arrow() {
  return isRightToLeft() ? "←" : "→";
}

/** What keeps its own order among words from right to left (Unicode UAX #9, FSI and PDI). */
export function isolated(text) {
  return isRightToLeft() ? `\u2068${text}\u2069` : text;
}

let numerals = new Intl.NumberFormat("en", { useGrouping: false });

/** Writes the numbers among the words as in that locale from now on. */
export function countIn(locale) {
  numerals = new Intl.NumberFormat(locale, { useGrouping: false });
}

/** A number that is not a measure: a year, a count. */
export function numeral(value) {
  return numerals.format(value);
}

/** An English text in the language of the page, with `{name}` replaced by the value of that name. */
export function t(text, values = {}) {
  const said = words[text] ?? text;
  return said.replace(/\{(\w+)\}/g, (_, name) => {
    const value = values[name];
    return isolated(typeof value === "number" ? numeral(value) : value);
  });
}

/** Puts the texts of the page as it was delivered into its language. */
export function translate(root) {
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const node = texts.currentNode;
    const text = node.data.trim();
    // Where room is short, a language may have a shorter word.
    const short = words[node.parentElement.dataset.short];
    if (text) node.data = node.data.replace(text, short ?? t(text));
  }
  for (const element of root.querySelectorAll("[aria-label]")) {
    element.setAttribute("aria-label", t(element.getAttribute("aria-label")));
  }
}
