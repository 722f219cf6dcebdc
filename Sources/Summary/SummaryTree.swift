import Climate
import Skill
import Sunset
import Time
import Vocabulary
import Weather

/// What a span of weather is about, from data alone: facts, the most significant first.
package struct SummaryTree: Equatable, Sendable {
  package let facts: [SummaryFact]

  /// Whether it is about weather, not only about what is usual.
  package var isKnown: Bool {
    facts.contains { ![.usual, .unknown, .warningsUnknown].contains($0.kind) }
  }

  package init(_ input: SummaryInput) {
    let all = Self.facts(input)
    let significances = all.map(\.significance)
    // Of equals the first.
    let order = all.indices.sorted { (significances[$1], $0) < (significances[$0], $1) }
    facts = order.map { all[$0] }
  }

  /// Those of a short text: the most significant ones besides the warnings, and always the
  /// temperatures. What a text leaves out is decided here, by its facts: a language whose words are
  /// longer says no less.
  package var main: [SummaryFact] {
    var room = Self.mainCount - (facts.contains(where: \.isOfDegrees) ? 1 : 0)
    return facts.filter { fact in
      if fact.isAboutWarnings || fact.isOfDegrees { return true }
      room -= 1
      return room >= 0
    }
  }

  private static let mainCount = 4

  private static func facts(_ input: SummaryInput) -> [SummaryFact] {
    var facts = warnings(input)
    if isEstimate(input) { return facts + [usual(input)] }
    let weather = spells(input)
    let before = facts.count
    facts += weather.map { .spell($0) }
    if !isWet(weather, input), let sky = sky(input) { facts.append(sky) }
    if let extremes = extremes(input) { facts.append(extremes) }
    if let uncertainty = uncertainty(input) { facts.append(uncertainty) }
    facts += winds(input).map { .wind($0) }
    facts += comparisons(input)
    if let index = ultraviolet(input) { facts.append(.ultraviolet(index: index)) }
    if let sunset = input.sunset, input.range.contains(sunset.time) {
      let rating = SunsetRating(score: sunset.score)
      if rating.minimumScore >= SunsetRating.colorful.minimumScore {
        facts.append(.sunset(rating, sunset.time))
      }
    }
    return facts.count == before ? facts + [.unknown] : facts
  }

  /// Normals are no forecast: nothing is said of their weather.
  private static func isEstimate(_ input: SummaryInput) -> Bool {
    (input.day?.kind ?? input.hours.first?.kind) == .estimate
  }

  private static func usual(_ input: SummaryInput) -> SummaryFact {
    guard let (low, high) = lowAndHigh(input) else { return .unknown }
    return .usual(minimumCelsius: low, maximumCelsius: high)
  }

  private static func warnings(_ input: SummaryInput) -> [SummaryFact] {
    if input.warnings == .unknown { return [.warningsUnknown] }
    let relevant = input.warnings.alerts.filter {
      ($0.onset ?? .earliest) < input.range.upperBound
        && WeatherAlert.isInForce(until: $0.expires, at: input.range.lowerBound)
    }
    guard let worst = relevant.min(by: { $0.severity.gravity < $1.severity.gravity }) else {
      return []
    }
    let others = Set(relevant.map(\.event)).subtracting([worst.event]).count
    return [.warning(event: worst.warned, worst.severity, others: others)]
  }

  // MARK: Temperature

  /// A part of a day has neither its high nor its low.
  private static func extremes(_ input: SummaryInput) -> SummaryFact? {
    lowAndHigh(input).map { low, high in
      input.day?.isPartial ?? true
        ? .range(minimumCelsius: low, maximumCelsius: high)
        : .extremes(minimumCelsius: low, maximumCelsius: high)
    }
  }

  private static func lowAndHigh(_ input: SummaryInput) -> (Double, Double)? {
    guard let day = input.day else {
      let known = input.hours.compactMap(\.temperatureCelsius)
      return known.min().flatMap { low in known.max().map { (low, $0) } }
    }
    guard let low = day.temperatureMinimumCelsius, let high = day.temperatureMaximumCelsius else {
      return nil
    }
    return (low, high)
  }

  /// From p10 to p90: what a mean absolute error of about 2 °C comes to, twice that of a good
  /// forecast for tomorrow.
  private static let notableSpreadCelsius = 6.0

  /// Of a maximum that is still to come.
  private static func uncertainty(_ input: SummaryInput) -> SummaryFact? {
    guard let spread = input.maximumSpread, let day = input.day, !day.isPartial,
      let high = day.temperatureMaximumCelsius,
      spread.p90 - spread.p10 >= notableSpreadCelsius
    else { return nil }
    let left = input.hours.compactMap(\.temperatureCelsius).max()
    let isAhead = input.scope == .day || left.map { $0 > high - reachedCelsius } ?? false
    return isAhead ? .uncertainty(lowCelsius: spread.p10, highCelsius: spread.p90) : nil
  }

  /// The hours' maximum is less sharp than the day's.
  private static let reachedCelsius = 1.0

  /// Differences that are felt.
  private static let notableChangeCelsius = 4.0
  private static let notableAnomalyCelsius = 5.0

  private static func comparisons(_ input: SummaryInput) -> [SummaryFact] {
    guard let day = input.day, !day.isPartial, let high = day.temperatureMaximumCelsius else {
      return []
    }
    var facts: [SummaryFact] = []
    if let (before, reference) = input.before, before.kind == .forecast, !before.isPartial,
      let other = before.temperatureMaximumCelsius,
      (high - other).magnitude >= notableChangeCelsius
    {
      facts.append(.comparison(differenceCelsius: high - other, reference))
    }
    if let normal = input.normal {
      let anomaly = high - normal.temperatureMaximumCelsius
      let isRare = normal.isRare(anomalyCelsius: anomaly)
      if anomaly.magnitude >= notableAnomalyCelsius {
        facts.append(.comparison(differenceCelsius: anomaly, .normal(isRare: isRare)))
      }
    }
    return facts
  }

  /// "Very high" and more (WHO, Global Solar UV Index, 2002).
  private static let notableUltraviolet = 8.0

  private static func ultraviolet(_ input: SummaryInput) -> Double? {
    let index = input.day?.uvIndexMaximum ?? input.hours.compactMap(\.uvIndex).max()
    return index.flatMap { $0.rounded() >= notableUltraviolet ? $0 : nil }
  }
}
