"""Unicode CLDR -> Sources/AlmanacCore/Words/LocaleHabits.swift.

Needs `pip install babel`, which carries CLDR. Of every locale: whether its short time pattern counts
to twelve; of the languages that Almanac has words in: how a month and a day are written in digits.
"""

import pathlib
import re
import sys

import babel
from babel import Locale, localedata
from babel.core import get_global

WORDS = ["de", "en", "es", "fr", "it", "pt"]
TARGET = pathlib.Path(__file__).parents[2] / "Sources/AlmanacCore/Words/LocaleHabits.swift"


def locales():
    """Every locale without a script, or whose script is the likely one of language and territory."""
    likely = get_global("likely_subtags")
    for name in sorted(localedata.locale_identifiers()):
        locale = Locale.parse(name)
        parts = [locale.language] + [locale.territory] * bool(locale.territory)
        usual = likely.get("_".join(parts)) or likely.get(locale.language, "")
        if not locale.variant and (not locale.script or f"_{locale.script}_" in usual):
            yield "-".join(parts), locale


def counts_to_twelve(locale):
    pattern = re.sub(r"'[^']*'", "", str(locale.time_formats["short"].pattern))
    return bool(re.search("[hK]", pattern))


def month_day(locale):
    pattern = locale.datetime_skeletons["Md"].pattern
    return re.sub("M+", "MM", re.sub("d+", "dd", pattern))


def literal(values, indent):
    lines, line = [], ""
    for value in values:
        if len(indent + line + value) > 98:
            lines.append(indent + line.rstrip())
            line = ""
        line += value + ", "
    return "\n".join(lines + [indent + line.rstrip(" ,") + ","])


def main():
    clocks, days = {}, {}
    for tag, locale in locales():
        clocks[tag] = counts_to_twelve(locale)
        if locale.language in WORDS:
            days[tag] = month_day(locale)
    languages = sorted(tag for tag, twelve in clocks.items() if twelve and "-" not in tag)
    otherwise = sorted(
        tag for tag, twelve in clocks.items()
        if "-" in tag and twelve != clocks.get(tag.split("-")[0], False))
    patterns = {}
    for language in WORDS:
        regional = [days[tag] for tag in days if tag.startswith(language + "-")]
        usual = max(sorted(set(regional)), key=regional.count)
        for tag in (tag for tag in days if tag.split("-")[0] == language):
            if days[tag] != (usual if "-" in tag else None):
                patterns[tag] = days[tag]
        patterns[language + "-"] = usual
    TARGET.write_text(f'''// Made by Scripts/tables/locale_habits.py from Unicode CLDR (Babel {babel.__version__}); see NOTICE.

/// How the people of a locale write times and dates.
enum LocaleHabits {{
  /// Languages whose clock counts to twelve; all others count to twenty-four.
  static let twelveHours: Set<String> = [
{literal([f'"{tag}"' for tag in languages], "    ")}
  ]

  /// Where the clock is not that of the language.
  static let otherwise: Set<String> = [
{literal([f'"{tag}"' for tag in otherwise], "    ")}
  ]

  /// Month and day in digits: of a language, of it in a territory, and (`en-`) in any other one.
  static let monthDay: [String: String] = [
{literal([f'"{tag}": "{patterns[tag]}"' for tag in sorted(patterns)], "    ")}
  ]
}}
''', encoding="utf-8")


if __name__ == "__main__":
    sys.exit(main())
