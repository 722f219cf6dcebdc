// Generated from protocol-spec/words/ by specgen; do not edit.

/** The languages of the page, and how each is written. */
export const DIRECTIONS = {
  "en": "ltr",
  "ar": "rtl",
  "de": "ltr",
  "es": "ltr",
  "fr": "ltr",
  "it": "ltr",
  "ja": "ltr",
  "nl": "ltr",
  "pl": "ltr",
  "pt": "ltr",
  "sv": "ltr",
  "zh-Hans": "ltr",
};
