// Made by Scripts/tables/locale_habits.py from Unicode CLDR (Babel 2.18.0); see NOTICE.

/// How the people of a locale write times and dates.
enum LocaleHabits {
  /// Languages whose clock counts to twelve; all others count to twenty-four.
  static let twelveHours: Set<String> = [
    "aa", "ak", "am", "ar", "as", "bal", "bem", "bgc", "bho", "bn", "brx", "byn", "cad", "ccp",
    "ceb", "chr", "cic", "ckb", "csw", "doi", "dz", "ee", "el", "en", "fil", "gaa", "gez", "gu",
    "haw", "hi", "iu", "kab", "km", "kn", "ko", "kok", "kpe", "ks", "kxv", "lkt", "mai", "mi",
    "mic", "ml", "mni", "moh", "mr", "ms", "mus", "naq", "nus", "ny", "om", "or", "osa", "pa",
    "qu", "raj", "sa", "sat", "sd", "sid", "so", "sq", "ssy", "syr", "ta", "te", "ti", "tig", "to",
    "tpi", "trv", "trw", "ur", "vai", "wal", "xnr", "yue",
  ]

  /// Where the clock is not that of the language.
  static let otherwise: Set<String> = [
    "af-NA", "ar-IL", "ar-KM", "ar-MA", "bo-IN", "ckb-IR", "ee-TG", "en-150", "en-AI", "en-AT",
    "en-BE", "en-BI", "en-BW", "en-BZ", "en-CC", "en-CH", "en-CK", "en-CM", "en-CX", "en-CZ",
    "en-DE", "en-DG", "en-DK", "en-ES", "en-FI", "en-FK", "en-FR", "en-GB", "en-GG", "en-GI",
    "en-GS", "en-HU", "en-ID", "en-IE", "en-IL", "en-IM", "en-IO", "en-IT", "en-JE", "en-KE",
    "en-MG", "en-MS", "en-MT", "en-MU", "en-MV", "en-NF", "en-NG", "en-NL", "en-NO", "en-NR",
    "en-NU", "en-PL", "en-PN", "en-PT", "en-RO", "en-RW", "en-SC", "en-SE", "en-SH", "en-SI",
    "en-SK", "en-SX", "en-TK", "en-TV", "en-TZ", "en-UG", "en-ZA", "en-ZW", "es-419", "es-AR",
    "es-BO", "es-CL", "es-CO", "es-CR", "es-CU", "es-DO", "es-EC", "es-GT", "es-HN", "es-MX",
    "es-NI", "es-PA", "es-PE", "es-PH", "es-PR", "es-PY", "es-SV", "es-US", "es-UY", "es-VE",
    "ff-GH", "ff-GM", "ff-LR", "ff-MR", "ff-SL", "fr-DJ", "fr-DZ", "fr-MR", "fr-SY", "fr-TD",
    "fr-TN", "fr-VU", "ha-GH", "ko-CN", "kpe-GN", "lrc-IQ", "ms-ID", "ne-IN", "om-KE", "ps-PK",
    "pt-MO", "rhg-BD", "so-KE", "sq-MK", "sq-XK", "ss-SZ", "st-LS", "ta-LK", "tr-CY", "yrl-CO",
    "yrl-VE", "yue-CN", "zh-HK", "zh-MO", "zh-MY", "zh-SG", "zh-TW",
  ]

  /// Month and day in digits: of a language, of it in a territory, and (`en-`) in any other one.
  static let monthDay: [String: String] = [
    "de": "dd.MM.", "de-": "dd.MM.", "en": "MM/dd", "en-": "dd/MM", "en-AS": "MM/dd",
    "en-BI": "MM/dd", "en-CH": "dd.MM", "en-GU": "MM/dd", "en-MH": "MM/dd", "en-MP": "MM/dd",
    "en-PH": "MM/dd", "en-PR": "MM/dd", "en-UM": "MM/dd", "en-US": "MM/dd", "en-VI": "MM/dd",
    "en-ZA": "MM/dd", "es": "dd/MM", "es-": "dd/MM", "es-CL": "dd-MM", "es-PA": "MM/dd",
    "es-PR": "MM/dd", "fr": "dd/MM", "fr-": "dd/MM", "fr-CA": "MM-dd", "fr-CH": "dd.MM.",
    "it": "dd/MM", "it-": "dd/MM", "pt": "dd/MM", "pt-": "dd/MM",
  ]
}
