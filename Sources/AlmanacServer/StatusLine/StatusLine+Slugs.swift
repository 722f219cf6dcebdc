import Providers
import Services
import Vocabulary
import Weather
import Telling

/// What scripts and style sheets of bars compare: the contract's own words, in no language.
extension StatusLine {
  /// The condition, day or night, the source, the state of the line's values (`estimate`, `stale`),
  /// and the most severe alert in force at the place.
  func classes(_ format: StatusFormat) -> [String] {
    var classes = [alt]
    var parts = [provenance(of: format)]
    if let weather = facts.weather {
      classes.append(weather.value.isDay ? "day" : "night")
      classes.append(weather.source.kind.rawValue)
      parts.append(Provenance(weather.source))
    }
    classes += Provenance(all: parts).classes.filter { !classes.contains($0) }
    if let alert = warning?.alert { classes += ["alert", "alert-\(alert.severity.rawValue)"] }
    if !warningsAreKnown { classes.append("alerts-unknown") }
    return classes
  }

  var alt: String { weather?.condition?.kind.rawValue ?? ConditionKind.unknown.rawValue }

  var sourceSlug: String? { facts.weather?.source.kind.rawValue }
}
