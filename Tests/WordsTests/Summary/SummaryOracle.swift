import Climate
import Skill
import Sunset
import Summary
import TestSupport
import Time
import Vocabulary
import Weather

/// Judges a tree by the rows it was made from, with rules written anew.
struct SummaryOracle {
  private let input: SummaryInput
  private let zone: ZoneRules
  private let rains: [Instant: Rain]
  private var rows: ArraySlice<HourlyWeather> { input.hours }

  init(_ input: SummaryInput, _ zone: ZoneRules) {
    self.input = input
    self.zone = zone
    rains = Self.rains(Array(input.hours))
  }

  func faults(of tree: SummaryTree) -> [String] {
    var faults: [String] = []
    let significances = tree.facts.map(\.significance)
    if significances != significances.sorted(by: >) { faults.append("order \(significances)") }
    if !significances.allSatisfy((0...100).contains) { faults.append("significance") }
    if tree.facts.isEmpty { faults.append("nothing is said") }
    for fact in tree.facts where !holds(fact) { faults.append("\(fact)") }
    faults += omissions(tree)
    return faults
  }

  private var isEstimate: Bool {
    input.day.map { $0.kind == .estimate } ?? (rows.first?.kind == .estimate)
  }

  // MARK: One fact

  private func holds(_ fact: SummaryFact) -> Bool {
    if isEstimate, ![.warning, .warningsUnknown, .usual, .unknown].contains(fact.kind) {
      return false
    }
    switch fact {
    case .warning(let event, let severity, _):
      guard case .known(let alerts) = input.warnings else { return false }
      return alerts.contains { $0.warned == event && $0.severity == severity && isCurrent($0) }
    case .warningsUnknown: return input.warnings == .unknown
    case .spell(let spell): return holds(spell)
    case .wind(let wind): return holds(wind)
    case .sky(let sky): return holds(sky)
    case .skyChange(let morning, let afternoon): return morning != afternoon && !rows.isEmpty
    case .extremes(let low, let high):
      return input.day?.isPartial == false && low == input.day?.temperatureMinimumCelsius
        && high == input.day?.temperatureMaximumCelsius
    case .range(let low, let high):
      if let day = input.day {
        return day.isPartial && low == day.temperatureMinimumCelsius
          && high == day.temperatureMaximumCelsius
      }
      let known = rows.compactMap(\.temperatureCelsius)
      return known.min() == low && known.max() == high
    case .uncertainty(let low, let high):
      // What is left of the day reaches the maximum, or nothing of it is over.
      let left = rows.compactMap(\.temperatureCelsius).max() ?? -.infinity
      let isAhead = input.scope == .day || left + 1 > input.day?.temperatureMaximumCelsius ?? 0
      return isAhead && high - low >= 6 && input.day?.isPartial == false
        && input.maximumSpread?.p10 == low && input.maximumSpread?.p90 == high
    case .usual: return isEstimate
    case .comparison(let difference, let reference): return holds(difference, reference)
    case .ultraviolet(let index):
      return index >= 7.5
        && (input.day?.uvIndexMaximum == index || rows.contains { $0.uvIndex == index })
    case .sunset(let rating, let time):
      return input.sunset.map {
        $0.time == time && $0.score >= 48 && SunsetRating(score: $0.score) == rating
          && input.range.contains(time)
      } ?? false
    case .unknown: return true
    }
  }

  private func isCurrent(_ alert: WeatherAlert) -> Bool {
    let end = alert.expires ?? .latest
    return end > input.range.lowerBound
      && alert.onset ?? .earliest < input.range.upperBound
  }

  private func holds(_ difference: Double, _ reference: SummaryReference) -> Bool {
    guard let high = input.day?.temperatureMaximumCelsius else { return false }
    if case .normal = reference {
      guard let normal = input.normal?.temperatureMaximumCelsius else { return false }
      return difference == high - normal && (high > normal) == (difference > 0)
    }
    guard let before = input.before?.day.temperatureMaximumCelsius else { return false }
    return input.before?.reference == reference && difference == high - before
      && (high > before) == (difference > 0) && difference.magnitude >= 4
  }

  // MARK: Hours

  private enum Rain { case unknown, none, possible, likely }

  private func rain(_ row: HourlyWeather) -> Rain { rains[row.time] ?? .unknown }

  /// What is wet without a break before or after what is likely is the same rain.
  private static func rains(_ rows: [HourlyWeather]) -> [Instant: Rain] {
    var rains = rows.map(alone)
    let wet = rows.map {
      $0.precipitationMillimeters.map { $0 >= 0.05 } ?? isWet($0.condition) ?? false
    }
    var hasChanged = true
    while hasChanged {
      hasChanged = false
      for (index, row) in rows.enumerated() where wet[index] && rains[index] != .likely {
        let followsRain =
          index > 0 && rains[index - 1] == .likely && rows[index - 1].end == row.time
        let precedesRain =
          index + 1 < rows.count && rains[index + 1] == .likely
          && row.end == rows[index + 1].time
        if followsRain || precedesRain { (rains[index], hasChanged) = (.likely, true) }
      }
    }
    return Dictionary(uniqueKeysWithValues: zip(rows.map(\.time), rains))
  }

  private static func alone(_ row: HourlyWeather) -> Rain {
    let named = isWet(row.condition)
    let chance = row.precipitationProbabilityPercent
    if let amount = row.precipitationMillimeters {
      guard amount >= 0.05 else { return chance ?? 0 >= 40 ? .possible : .none }
    } else {
      guard let named else { return chance ?? 0 >= 40 ? .possible : .unknown }
      guard named else { return chance ?? 0 >= 40 ? .possible : .none }
    }
    guard let chance else { return .likely }
    return chance >= 50 ? .likely : chance >= 10 ? .possible : .none
  }

  /// The kinds of weather whose names have one of some words.
  private static func kinds(_ words: [String]) -> Set<ConditionKind> {
    let named = ConditionKind.allCases.filter { kind in
      words.contains { kind.rawValue.contains($0) }
    }
    return Set(named).subtracting([.mainlyClear, .unknown])
  }

  private static let wet = kinds(["rizzle", "ain", "now", "leet", "ail", "hunderstorm"])
  private static let dangerous = kinds(["hunderstorm", "reezing", "heavySnow", "hail", "lightHail"])

  private static func isWet(_ condition: Condition?) -> Bool? {
    condition.map { wet.contains($0.kind) }
  }

  private func isDangerous(_ row: HourlyWeather) -> Bool {
    row.condition.map { Self.dangerous.contains($0.kind) } ?? false
  }

  private func holds(_ spell: WeatherSpell) -> Bool {
    guard let hours = spell.hours else {
      // Of the day: something in it is wet.
      let day = input.day
      return spell.span == .sometime
        && ((day?.precipitationMillimeters ?? 0) >= 0.05
          || (day?.precipitationProbabilityPercent ?? 0) >= 40
          || Self.isWet(day?.condition) == true)
    }
    let holds: (HourlyWeather) -> Bool =
      switch spell.phenomenon {
      case .fog: { $0.condition.map { $0.kind == .fog || $0.kind == .rimeFog } ?? false }
      case .frost: { $0.temperatureCelsius.map { $0 <= -0.5 } ?? false }
      case .thunderstorms, .hail, .freezingRain, .heavySnow:
        { rain($0) == (spell.isCertain ? .likely : .possible) && isDangerous($0) }
      default: { rain($0) == (spell.isCertain ? .likely : .possible) }
      }
    return hasAmount(spell, hours) && isBounded(hours, spell.isIntermittent, holds)
      && isNamed(spell.span, hours, holds) && hasKind(spell, hours)
  }

  /// The amount of the hours named, and "more" only where the day has more than what is left of it.
  private func hasAmount(_ spell: WeatherSpell, _ hours: Range<Instant>) -> Bool {
    let left = rows.compactMap(\.precipitationMillimeters).reduce(0) { $0 + $1 }
    if spell.isFurther, (input.day?.precipitationMillimeters ?? 0) - left < 0.05 - 1e-9 {
      return false
    }
    guard let amount = spell.amountMillimeters else { return true }
    let sum = rows.filter { hours.contains($0.time) }.compactMap(\.precipitationMillimeters)
      .reduce(0) { $0 + $1 }
    return (amount - sum).magnitude < 1e-9
  }

  private func holds(_ wind: WindSpell) -> Bool {
    func force(_ speed: Double?, _ gust: Double?) -> WindLevel? {
      let value = max(speed ?? 0, (gust ?? 0) / 1.45)
      return value >= 118
        ? .hurricane : value >= 89 ? .storm : value >= 62 ? .gale : value >= 39 ? .strong : nil
    }
    guard let hours = wind.hours else {
      return rows.isEmpty && wind.span == .sometime
        && force(
          input.day?.windSpeedMaximumKilometersPerHour, input.day?.windGustMaximumKilometersPerHour)
          == wind.level
    }
    let levels = rows.map { force($0.wind.speedKilometersPerHour, $0.wind.gustKilometersPerHour) }
    return levels.compactMap { $0 }.max() == wind.level
      && isNamed(wind.span, hours) {
        force($0.wind.speedKilometersPerHour, $0.wind.gustKilometersPerHour) == wind.level
      }
  }

  /// It begins and ends with hours that have it, and has breaks only if they are written.
  private func isBounded(
    _ hours: Range<Instant>, _ hasBreaks: Bool, _ holds: (HourlyWeather) -> Bool
  ) -> Bool {
    let inside = rows.filter {
      $0.time >= hours.lowerBound
        && $0.end <= hours.upperBound
    }
    guard let first = inside.first, let last = inside.last, holds(first), holds(last),
      first.time == hours.lowerBound,
      last.end == hours.upperBound
    else { return false }
    let covered = inside.filter(holds).reduce(0) { $0 + $1.durationSeconds }
    return (covered < hours.durationSeconds) == hasBreaks
  }

  /// The words name the hours, and what is said to begin or end does.
  private func isNamed(
    _ span: SummarySpan, _ hours: Range<Instant>, _ holds: (HourlyWeather) -> Bool
  ) -> Bool {
    let begins = rows.last { $0.time < hours.lowerBound }.map { !holds($0) } ?? false
    let ends = rows.first { $0.time >= hours.upperBound }.map { !holds($0) } ?? false
    let (start, end) = (
      part(at: max(hours.lowerBound, input.range.lowerBound)),
      part(at: min(hours.upperBound, input.range.upperBound) - 1)
    )
    switch span {
    case .whole:
      return hours.lowerBound <= input.range.lowerBound
        && hours.upperBound >= input.range.upperBound
    case .clock(.from(let time)): return begins && time == hours.lowerBound
    case .clock(.until(let time)): return ends && time == hours.upperBound
    case .clock(.between(let from, let to)):
      return begins && ends && from == hours.lowerBound
        && to == hours.upperBound
    case .parts(.from(let part)): return begins && part == start
    case .parts(.until(let part)): return ends && part == end
    case .parts(.between(let from, let to)): return begins && ends && from == start && to == end
    case .during(let part): return start == part && end == part
    case .sometime: return true
    }
  }

  private func part(at time: Instant) -> DayPart {
    let offset = zone.offset(at: time).seconds
    let second = (Int(time.unixSeconds) + offset) % 86_400
    return DayPart.allCases[(second + 86_400) % 86_400 / 21_600]
  }

  /// No snow where there is only rain, and no storm without one.
  private func hasKind(_ spell: WeatherSpell, _ hours: Range<Instant>) -> Bool {
    let inside = rows.filter { hours.contains($0.time) }
    func has(_ word: String) -> Bool {
      inside.contains { $0.condition?.kind.rawValue.contains(word) ?? false }
    }
    func isUnnamed(_ row: HourlyWeather) -> Bool { Self.isWet(row.condition) != true }
    switch spell.phenomenon {
    case .thunderstorms: return has("hunderstorm")
    case .freezingRain: return has("reezing")
    case .hail: return has("ail")
    case .sleet: return has("leet")
    case .drizzle: return has("rizzle")
    case .showers, .heavyShowers, .snowShowers: return has("howers")
    case .heavySnow: return has("heavySnow")
    case .snow, .lightSnow:
      return has("now")
        || inside.contains {
          isUnnamed($0) && ($0.snowfallCentimeters ?? 0 > 0 || $0.temperatureCelsius ?? 99 < 6)
        }
    case .rain, .lightRain, .heavyRain:
      return has("ain") || inside.contains { isUnnamed($0) && $0.temperatureCelsius ?? -99 > -3 }
    case .precipitation: return inside.contains { isUnnamed($0) && $0.temperatureCelsius == nil }
    case .fog, .frost: return true
    }
  }

  private func holds(_ sky: SummarySky) -> Bool {
    let known =
      rows.compactMap { $0.cloudCover.totalPercent ?? clouds($0.condition) }
      + [input.day?.cloudCoverMeanPercent ?? clouds(input.day?.condition)].compactMap(\.self)
    switch sky {
    case .sunny, .clear:
      return (known.min() ?? 99) < 30 && (sky == .sunny || rows.contains { $0.isDay != true })
    case .partlyCloudy: return true
    case .cloudy: return (known.max() ?? 0) >= 75
    }
  }

  private func clouds(_ condition: Condition?) -> Double? {
    [ConditionKind.clear: 0, .mainlyClear: 25, .partlyCloudy: 50, .overcast: 100][
      condition?.kind ?? .unknown]
  }

  // MARK: What is left out

  /// No likely rain is kept silent, and no wind that matters.
  private func omissions(_ tree: SummaryTree) -> [String] {
    guard !isEstimate else { return [] }
    var spells: [WeatherSpell] = []
    var hasWind = false
    for fact in tree.facts {
      if case .spell(let spell) = fact, spell.isCertain { spells.append(spell) }
      if case .wind = fact { hasWind = true }
    }
    let untold = rows.filter { row in
      rain(row) == .likely
        && !spells.contains { $0.hours?.contains(row.time) ?? false }
    }
    var faults = untold.isEmpty ? [] : ["rain at \(untold.map(\.time)) is not told"]
    if !hasWind, rows.contains(where: { $0.wind.speedKilometersPerHour ?? 0 >= 39 }) {
      faults.append("wind is not told")
    }
    return faults
  }
}
