import AlmanacProtocol
import Basics
import Places
import Providers
import Services
import Sky
import Telling
import Time
import Units
import Vocabulary
import Weather
import Words
import Summary
import Sunset

/// Formats the facts the way a bar shows them: short, with units.
struct StatusLine: Sendable {
  static let unknown = ResultView.unknown.string

  let facts: StatusFacts
  let place: RequestPlace
  let now: Instant
  let units: UnitSystem
  let wording: Wording
  let glyphs: StatusGlyphs
  let escape: StatusEscape

  private let occasion: Occasion
  /// What the line, the tooltip and the speech begin with; nil if no warning is in force.
  let warning: WarningLine?

  init(
    facts: StatusFacts, place: RequestPlace, now: Instant, units: UnitSystem, wording: Wording,
    glyphs: StatusGlyphs, escape: StatusEscape
  ) {
    (self.facts, self.place, self.now, self.units) = (facts, place, now, units)
    (self.wording, self.glyphs, self.escape) = (wording, glyphs, escape)
    occasion = Occasion(now: now, zone: place.zone, alerts: facts.alerts)
    warning = WarningLine(occasion, wording)
  }

  var weather: CurrentWeather? { facts.weather?.value.weather }

  /// Whether anybody who would know has said what is in force.
  var warningsAreKnown: Bool { warningGap == nil }

  private var warningGap: WarningGap? {
    if case .unknown(let gap) = occasion.warnings { gap } else { nil }
  }

  /// A format that shows warnings has its own place for them, and only a preset has a mark that
  /// they are not known. Where no source covers the place, or none all of it, no line will ever
  /// know more; its tooltip says so.
  private func opening(_ format: StatusFormat) -> String {
    guard !format.fields.contains(.alert) else { return "" }
    if let severity = warning?.alert.severity {
      return escape(glyphs.warning + wording.word(severity).capitalized.string) + " · "
    }
    return format.isPreset && warningGap == .unheard ? escape(glyphs.unknownWarnings) : ""
  }

  /// An empty field also removes the space after it. Estimates and stale values are always marked.
  /// If the format lacks `{mark}`, "≈" precedes the first value of each estimate; if it lacks
  /// `{age}`, the age is appended.
  func text(_ format: StatusFormat) -> String {
    let provenance = provenance(of: format)
    var unmarked = format.fields.contains(.mark) ? [] : Set(format.fields.map(\.need))
    var line = ""
    var isAfterNothing = false
    for part in format.parts {
      switch part {
      case .text(let text):
        line += isAfterNothing && text.first == " " ? String(text.dropFirst()) : text
        isAfterNothing = false
      case .field(let field):
        var value = field == .mark ? provenance.mark : value(field)
        if !field.isAboutValues, value != Self.unknown, !value.isEmpty,
          unmarked.remove(field.need) != nil
        {
          value = (facts.provenance(of: field.need)?.mark ?? "") + value
        }
        isAfterNothing = value.isEmpty && line.last.map { $0 == " " } ?? true
        line += escape(value)
      }
    }
    let dated =
      format.fields.contains(.age)
      ? line : provenance.dated(Text(written: line), in: wording).string
    return opening(format) + dated
  }

  /// The combined provenance of everything a format shows.
  func provenance(of format: StatusFormat) -> Provenance {
    let needs = Set(format.fields.map(\.need))
    return Provenance(all: needs.compactMap(facts.provenance))
  }

  private func value(_ field: StatusField) -> String {
    switch field.need {
    case .weather: weatherValue(field) ?? Self.unknown
    case .nothing: localValue(field) ?? Self.unknown
    default: moreValue(field) ?? Self.unknown
    }
  }

  // MARK: Weather

  private func weatherValue(_ field: StatusField) -> String? {
    switch field {
    case .icon: weather?.condition.map(glyphs.condition) ?? (glyphs.set == .none ? "" : nil)
    case .symbol: weather?.condition.map(StatusGlyphs.letter)
    case .condition: weather?.condition.map { $0.text(in: wording.language) }
    case .temperature: degrees(weather?.temperatureCelsius)?.string
    case .feelsLike: degrees(weather?.feelsLike?.celsius)?.string
    case .dewPoint: degrees(weather?.dewPointCelsius)?.string
    case .humidity: percent(weather?.humidityPercent)?.string
    case .cloudCover: percent(weather?.cloudCover.totalPercent)?.string
    case .pressure: number(weather?.pressureHectopascals, .pressure)
    case .visibility:
      number(weather?.visibility?.kilometers, .visibility).map {
        switch weather?.visibility?.bound {
        case nil: $0
        case .atLeast: "≥" + $0
        case .lessThan: "<" + $0
        }
      }
    case .precipitation: number(weather?.precipitation?.millimetersPerHour, .precipitationRate)
    case .uvIndex: weather?.uvIndex.map { numbers.fixed($0) }
    case .normal: degrees(facts.weather?.value.normal?.temperatureCelsius)?.string
    case .anomaly: anomaly
    case .source: sourceSlug
    case .age: age
    default: windValue(field)
    }
  }

  private func windValue(_ field: StatusField) -> String? {
    guard let wind = weather?.wind else { return nil }
    let speed = whole(wind.speedKilometersPerHour, .windSpeed)?.string
    switch field {
    case .wind: return speed.map { glyphs.wind(wind, in: wording.language) + $0 }
    case .windSpeed: return speed
    case .gust: return whole(wind.gustKilometersPerHour, .windSpeed)?.string
    case .compass: return wind.origin.map { wording.language.phrases.letters($0) }
    default: return nil
    }
  }

  /// "14 kilometers per hour northwest" aloud, as a page has it.
  private var windInWords: Text? {
    guard wording.voice == .spoken else { return windValue(.wind).map { Text(written: $0) } }
    return whole(weather?.wind.speedKilometersPerHour, .windSpeed)
      .map { wording.wind($0, from: weather?.wind.origin) }
  }

  private var anomaly: String? {
    guard let celsius = facts.weather?.value.normal?.anomalyCelsius else { return nil }
    let value = units.shown(celsius, .temperatureDifference)
    return numbers.signed(value) + symbol(.temperature)
  }

  private var age: String? {
    facts.weather?.source.ageSeconds.map { Age(seconds: $0).short(in: numbers) }
  }

  // MARK: Day, rain, sunset, air, alerts

  private func moreValue(_ field: StatusField) -> String? {
    let day = facts.day?.value.first?.weather
    let sunset = facts.sunset?.value.first
    switch field {
    case .observed: return observed
    case .temperatureMin: return degrees(day?.temperatureMinimumCelsius)?.string
    case .temperatureMax: return degrees(day?.temperatureMaximumCelsius)?.string
    case .precipitationProbability: return percent(day?.precipitationProbabilityPercent)?.string
    case .rainIn: return rainIn
    case .sunsetScore:
      return sunset?.score.map {
        numbers.fixed(Rounding.round($0, decimals: Rounding.scoreDecimals))
      }
    case .sunsetRating: return sunset?.rating.map { wording.language.phrases.word($0) }
    case .aqi: return airQuality
    case .alert:
      let event = warning.map { wording.event($0.alert.warned).string }
      return warningsAreKnown ? event ?? "" : nil
    case .alertCount:
      return warningsAreKnown ? facts.alerts.map { numbers.whole($0.value.own.count) } : nil
    default: return nil
    }
  }

  /// With its age if it is old.
  private var observed: String? {
    guard let temperature = facts.observed?.value.weather.temperature,
      let value = degrees(temperature.value)?.string
    else { return nil }
    guard temperature.quality != .fresh else { return value }
    return "\(value) (\(Age(seconds: Int(temperature.ageSeconds)).short(in: numbers)))"
  }

  private var rainIn: String? {
    switch facts.nowcast?.value.outlook(from: now) {
    case nil, .unknown?, .usual?, .dry(0?)?: return nil
    case .dry?: return wording.page(.rainNone).string
    case .wet(0?, _, _)?: return wording.page(.rainNow).string
    case .wet(_, let latest, _)?: return numbers.whole(latest) + "min"
    }
  }

  private var airQuality: String? {
    let indices = facts.air?.value.current.indices ?? []
    return (indices.first { $0.scale == .us } ?? indices.first).map {
      numbers.fixed($0.value)
    }
  }

  // MARK: Place, clock, sun and moon

  private func localValue(_ field: StatusField) -> String? {
    let labels = ClockLabels(now, zone: place.zone, wording: wording)
    switch field {
    case .place: return place.place.displayName
    case .name: return place.place.name
    case .country: return place.place.country
    case .time: return labels.time
    case .date: return place.zone.date(at: now)?.description
    case .weekday: return labels.weekday
    case .timeZone: return place.place.timeZone
    default: return sunValue(field) ?? moonValue(field)
    }
  }

  private func sunValue(_ field: StatusField) -> String? {
    guard let sun = facts.sun else { return nil }
    switch field {
    case .dawn: return time(sun.civilDawn)
    case .sunrise: return time(sun.sunrise)
    case .noon: return time(sun.solarNoon)
    case .sunset: return time(sun.sunset)
    case .dusk: return time(sun.civilDusk)
    case .goldenHour: return time(sun.goldenHour.evening.start)
    case .dayLength:
      return sun.dayLengthSeconds.map { seconds in
        let minutes = Int((seconds / 60).rounded())
        return numbers.whole(minutes / 60) + "h" + numbers.whole(minutes % 60, digits: 2)
      }
    default: return nil
    }
  }

  private func moonValue(_ field: StatusField) -> String? {
    switch field {
    case .moonIcon: moonIcon
    case .moonPhase: wording.language.phrases.word(MoonPhase(at: now).name)
    case .moonAge: numbers.fixed(MoonPhase.ageDays(at: now))
    case .moonIllumination: percent(MoonPhase(at: now).illumination * 100)?.string
    default: nil
    }
  }

  private var moonIcon: String {
    let phase = MoonPhase(at: now)
    return glyphs.moon(phase.name, elongationDegrees: phase.elongationDegrees)
  }

  // MARK: Figures

  private var numbers: NumberStyle { wording.numbers }

  private func time(_ instant: Instant?) -> String? { clock(instant)?.string }

  private func clock(_ instant: Instant?) -> Text? {
    instant.map { wording.time(place.zone.moment($0)) }
  }

  private func symbol(_ quantity: Quantity) -> String { units.unit(of: quantity).symbol }

  func degrees(_ celsius: Double?) -> Text? { whole(celsius, .temperature) }

  private func whole(_ value: Double?, _ quantity: Quantity) -> Text? {
    value.map {
      wording.measure(
        units.shown($0, quantity), decimals: 0, in: units.unit(of: quantity), gap: "")
    }
  }

  private func number(_ value: Double?, _ quantity: Quantity) -> String? {
    value.map { value in
      let decimals =
        quantity == .pressure && symbol(quantity) == "hPa" ? 0 : units.decimals(of: quantity)
      return numbers.fixed(units.wire(value, quantity), decimals: decimals) + symbol(quantity)
    }
  }

  func percent(_ value: Double?) -> Text? {
    Rounding.percent(value).map { wording.percent(Double($0)) }
  }

  // MARK: Beside the line

  var humidity: Int? { Rounding.percent(weather?.humidityPercent) }

  var tooltip: String {
    details.map { escape($0.string) }.joined(separator: "\n")
  }

  /// The same to be read aloud.
  var speech: String {
    let wording = wording.aloud
    let line = StatusLine(
      facts: facts, place: place, now: now, units: units, wording: wording, glyphs: glyphs,
      escape: escape)
    return escape(wording.sentences(line.details).string)
  }

  private var details: [Text] {
    let own = ownDetails.filter { !$0.isEmpty }
    if let warning { return [warning.words.whole] + own }
    guard let alert = facts.alerts?.value.alerts.first else { return own }
    let words =
      alert.isForPlace
      ? WarningLine(alert, occasion, wording).words
      : WarningWords(inCountry: alert.warned, wording)
    return own.prefix(1) + [words.whole] + own.dropFirst()
  }

  private var ownDetails: [Text] {
    let wind = windInWords.map { wording.page(.windIs(value: $0)) }
    let humid = percent(weather?.humidityPercent).map { wording.page(.humidityIs(value: $0)) }
    let rise = clock(facts.sun?.sunrise).map { wording.page(.sunriseIs(time: $0)) }
    let set = clock(facts.sun?.sunset).map { wording.page(.sunsetIs(time: $0)) }
    return [headline, wording.list([wind, humid]), wording.list([rise, set])]
      + [occasion.caveat(in: wording), provenance].compactMap(\.self)
  }

  private var headline: Text {
    let provenance = facts.provenance(of: .weather) ?? .current
    let condition = weather?.condition.map { wording.word($0.kind) }
    let feels = degrees(weather?.feelsLike?.celsius).map { wording.page(.feelsLike(value: $0)) }
    let temperature = degrees(weather?.temperatureCelsius)
      .map { provenance.marked($0, in: wording) }
    let facts = [condition, temperature, feels].compactMap(\.self)
    return wording.named(
      wording.quote(place.place.name), facts.isEmpty ? ResultView.unknown : wording.list(facts))
  }

  private var provenance: Text? {
    guard let source = facts.weather?.source else { return nil }
    if let note = Provenance(source).note(in: wording) { return note.capitalized }
    return source.kind == .cache ? Age(seconds: source.ageSeconds).old(in: wording) : nil
  }
}
