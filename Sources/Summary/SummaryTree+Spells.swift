import Climate
import Time
import Vocabulary
import Weather

/// Weather that begins and ends, in the hours or, where they do not say, in the day.
extension SummaryTree {
  static func spells(_ input: SummaryInput) -> [WeatherSpell] {
    precipitation(input)
      + always(.fog, input) { hour in
        hour.condition.map { $0.kind == .fog || $0.kind == .rimeFog }
      }
      + always(.frost, input) { hour in hour.temperatureCelsius.map { $0 <= frostCelsius } }
  }

  /// Shown as less than zero.
  static let frostCelsius = -0.5

  /// Whether precipitation leaves no room for the sky: most of the range.
  static func isWet(_ spells: [WeatherSpell], _ input: SummaryInput) -> Bool {
    let longest = spells.map { spell in
      spell.isCertain && spell.phenomenon != .fog && spell.phenomenon != .frost
        ? spell.hours?.clamped(to: input.range) : nil
    }.compactMap(\.?.durationSeconds).max()
    return longest ?? 0 > 0.6 * input.range.durationSeconds
  }

  // MARK: Precipitation

  /// Dangerous spells are written separately; among the others, possible ones only if none is
  /// likely.
  private static func precipitation(_ input: SummaryInput) -> [WeatherSpell] {
    let states = HourState.precipitation(in: input.hours)
    guard states.contains(where: { $0 != .unknown }) else { return ofDay(input) }
    // Most hours of most days are dry.
    guard states.contains(where: { $0 != .unknown && $0 != .no }) else { return [] }
    let kinds = zip(input.hours.indices, states).map { index, state in
      state == .yes || state == .possible ? Phenomenon(ofHour: input.hours[index]) : nil
    }
    let dangers = zip(states, kinds).map { state, kind in
      state == .unknown || kind?.isDangerous == true ? state : .no
    }
    return likely(input, dangers, kinds) { $0.isDangerous }
      + likely(input, states, kinds) { !$0.isDangerous }
  }

  private static func likely(
    _ input: SummaryInput, _ states: [HourState], _ kinds: [Phenomenon?],
    named isNamed: (Phenomenon) -> Bool
  ) -> [WeatherSpell] {
    for wanted in [HourState.yes, .possible] {
      let spells = HourRun.all(in: input.hours, states, of: wanted).compactMap {
        run -> WeatherSpell? in
        let named = run.indexes.compactMap { index -> (kind: Phenomenon, seconds: Double)? in
          let offset = index - input.hours.startIndex
          guard states[offset] == wanted, let kind = kinds[offset], isNamed(kind) else {
            return nil
          }
          return (kind, input.hours[index].durationSeconds)
        }
        return heaviest(named).map { spell($0, run, isCertain: wanted == .yes, input) }
      }
      if !spells.isEmpty { return spells }
    }
    return []
  }

  private static func heaviest(_ kinds: [(kind: Phenomenon, seconds: Double)]) -> Phenomenon? {
    // In time order: of equals the first. A spell has few kinds.
    var weights: [(kind: Phenomenon, weight: Double)] = []
    for (kind, seconds) in kinds {
      if let index = weights.firstIndex(where: { $0.kind == kind }) {
        weights[index].weight += kind.weight * seconds
      } else {
        weights.append((kind, kind.weight * seconds))
      }
    }
    return weights.max { $0.weight < $1.weight }?.kind
  }

  private static func spell(
    _ phenomenon: Phenomenon, _ run: HourRun, isCertain: Bool, _ input: SummaryInput
  ) -> WeatherSpell {
    let rows = input.hours[run.indexes]
    return WeatherSpell(
      phenomenon: phenomenon, isCertain: isCertain, isIntermittent: run.hasBreaks,
      span: span(of: run, input), hours: hours(of: run, input),
      amountMillimeters: isCertain ? sum(rows.map(\.precipitationMillimeters)) : nil,
      snowfallCentimeters: isCertain ? sum(rows.map(\.snowfallCentimeters)) : nil,
      isFurther: hasFallenBefore(input))
  }

  /// The day's row is of all of its hours, its words are of those that are left.
  private static func hasFallenBefore(_ input: SummaryInput) -> Bool {
    guard input.scope == .restOfDay, let day = input.day?.precipitationMillimeters,
      let left = sum(input.hours.map(\.precipitationMillimeters))
    else { return false }
    return HourState.isShown(day - left)
  }

  /// Nil if one is unknown.
  private static func sum(_ amounts: [Double?]) -> Double? {
    amounts.reduce(0) { sum, amount in amount.flatMap { amount in sum.map { $0 + amount } } }
  }

  private static func hours(of run: HourRun, _ input: SummaryInput) -> Range<Instant> {
    let start = input.hours[run.indexes.lowerBound].time
    return start..<max(input.hours.end(of: run.indexes.upperBound), start)
  }

  private static func span(of run: HourRun, _ input: SummaryInput) -> SummarySpan {
    input.span(
      of: hours(of: run, input), isStartKnown: run.isStartKnown, isEndKnown: run.isEndKnown)
  }

  // MARK: Without hours

  private static func ofDay(_ input: SummaryInput) -> [WeatherSpell] {
    guard let day = input.day else { return [] }
    let chance = day.precipitationProbabilityPercent
    let isWet = day.precipitationMillimeters.map(HourState.isShown)
    let byCondition = day.condition.flatMap { Phenomenon(precipitationOf: $0.kind) }
    let isCertain = isWet == true && chance ?? 100 >= 50
    let isPossible = isWet == true ? chance ?? 100 >= 10 : chance ?? 0 >= 40
    guard isCertain || isPossible || (isWet == nil && chance == nil && byCondition != nil) else {
      return []
    }
    return [
      WeatherSpell(
        phenomenon: byCondition ?? .precipitation, isCertain: isCertain || isWet == nil,
        isIntermittent: false, span: .sometime, hours: nil,
        amountMillimeters: isCertain ? day.precipitationMillimeters : nil,
        snowfallCentimeters: isCertain ? day.snowfallCentimeters : nil)
    ]
  }

  // MARK: Fog and frost

  private static func always(
    _ phenomenon: Phenomenon, _ input: SummaryInput, has: (HourlyWeather) -> Bool?
  ) -> [WeatherSpell] {
    let states = input.hours.indices.map { HourState(has(input.hours[$0])) }
    return HourRun.all(in: input.hours, states, of: .yes).map {
      WeatherSpell(
        phenomenon: phenomenon, isCertain: true, isIntermittent: $0.hasBreaks,
        span: span(of: $0, input), hours: hours(of: $0, input), amountMillimeters: nil,
        snowfallCentimeters: nil)
    }
  }

  // MARK: Wind

  /// The strongest level, and when it blows.
  static func winds(_ input: SummaryInput) -> [WindSpell] {
    guard !input.hours.isEmpty else { return windOfDay(input).map { [$0] } ?? [] }
    let levels = input.hours.indices.map { WindLevel(input.hours[$0].wind) }
    guard let level = levels.lazy.compactMap(\.self).max() else { return [] }
    let states = zip(input.hours.indices, levels).map { index, own -> HourState in
      let wind = input.hours[index].wind
      let isKnown = wind.speedKilometersPerHour != nil || wind.gustKilometersPerHour != nil
      return isKnown ? HourState(own == level) : .unknown
    }
    return HourRun.all(in: input.hours, states, of: .yes).map { run in
      WindSpell(
        level: level, span: span(of: run, input), hours: hours(of: run, input),
        gustKilometersPerHour: input.hours[run.indexes].compactMap(\.wind.gustKilometersPerHour)
          .max())
    }
  }

  private static func windOfDay(_ input: SummaryInput) -> WindSpell? {
    let wind = Wind(
      speedKilometersPerHour: input.day?.windSpeedMaximumKilometersPerHour,
      gustKilometersPerHour: input.day?.windGustMaximumKilometersPerHour)
    return WindLevel(wind).map {
      WindSpell(
        level: $0, span: .sometime, hours: nil,
        gustKilometersPerHour: wind.gustKilometersPerHour)
    }
  }
}

extension Phenomenon {
  /// Bounds of light and heavy rain, mm/h (AMS Glossary of Meteorology, "rain").
  private static let moderateMillimetersPerHour = 2.5
  private static let heavyMillimetersPerHour = 7.6
  private static let usualHumidityPercent = 85.0

  /// What an hour's precipitation is: its condition, or where that is dry or unknown, its
  /// temperature.
  init(ofHour hour: HourlyWeather) {
    if let kind = hour.condition?.kind, let named = Phenomenon(precipitationOf: kind) {
      self = named
      return
    }
    if hour.snowfallCentimeters ?? 0 > 0 {
      self = .snow
      return
    }
    guard let temperature = hour.temperatureCelsius else {
      self = .precipitation
      return
    }
    let snow = PrecipitationPhase.snowProbability(
      temperatureCelsius: temperature,
      humidityPercent: hour.humidityPercent ?? Self.usualHumidityPercent)
    let rate = hour.precipitation?.millimetersPerHour ?? 0
    if snow > 0.5 {
      self = rate < Self.moderateMillimetersPerHour ? .lightSnow : .snow
    } else if rate < Self.moderateMillimetersPerHour {
      self = .lightRain
    } else {
      self = rate < Self.heavyMillimetersPerHour ? .rain : .heavyRain
    }
  }
}
