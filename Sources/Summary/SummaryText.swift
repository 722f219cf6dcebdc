package import Time
package import Units
import Vocabulary
package import Words

/// How much a summary says.
package enum SummaryStyle: CaseIterable, Sendable {
  /// The main facts, each without what is little.
  case short
  case long
}

/// Writes facts as sentences. Every fact is one sentence of its own, so that no language has to
/// join what it would inflect.
package struct SummaryText: Sendable {
  /// A sender's name of a warning may be a sentence.
  private static let eventLength = 60

  private let wording: Wording
  private let units: UnitSystem
  private let zone: ZoneRules
  private let style: SummaryStyle

  package init(_ style: SummaryStyle, _ wording: Wording, units: UnitSystem, zone: ZoneRules) {
    self.style = style
    self.wording = wording
    self.units = units
    self.zone = zone
  }

  package func text(_ tree: SummaryTree) -> Text {
    wording.joined((style == .short ? tree.main : tree.facts).map(sentence))
  }

  /// One fact.
  package func sentence(_ fact: SummaryFact) -> Text { wording.sentence(clause(fact)) }

  private func clause(_ fact: SummaryFact) -> Text {
    switch fact {
    case .warning(let event, let severity, let others): warning(event, severity, others)
    case .warningsUnknown: wording.text(.warningsUnknown)
    case .spell(let spell): clause(spell)
    case .wind(let wind): clause(wind)
    case .sky(let sky): wording.word(sky)
    case .skyChange(let morning, let afternoon):
      wording.text(
        .skyChange(morning: wording.word(morning), afternoon: wording.word(afternoon)))
    case .extremes(let low, let high):
      lowAndHigh(low, high, Message.steady) { .extremes(high: $1, low: $0) }
    case .range(let low, let high):
      lowAndHigh(low, high, Message.steady) { .range(low: $0, high: $1) }
    case .uncertainty(let low, let high):
      wording.text(.uncertainty(low: temperature(low), high: temperature(high)))
    case .usual(let low, let high):
      lowAndHigh(low, high, Message.usualSteady) { .usual(low: $0, high: $1) }
    case .comparison(let difference, let reference): comparison(difference, reference)
    case .ultraviolet(let index):
      wording.text(.ultraviolet(index: wording.fixed(index)))
    case .sunset(let rating, let time): wording.text(Self.sunset(rating, clock(time)))
    case .unknown: wording.text(.noForecast)
    }
  }

  // MARK: Facts

  private func warning(_ event: WarnedEvent, _ severity: AlertSeverity, _ others: Int) -> Text {
    let named = wording.named(
      wording.word(severity), wording.event(event.shortened(to: Self.eventLength)))
    guard others > 0 else { return named }
    let more = wording.page(.alertsMore(count: wording.whole(others)))
    return wording.list([named, more])
  }

  private static func sunset(_ rating: SunsetRating, _ time: Text) -> Message {
    switch rating {
    case .poor, .muted, .fine, .colorful: .sunsetColorful(time: time)
    case .vivid: .sunsetVivid(time: time)
    case .spectacular: .sunsetSpectacular(time: time)
    }
  }

  /// Ends that are closer are shown alike in some unit. No unit may change a word.
  private static let leastRangeCelsius = 1.0

  /// - Parameter once: of ends that are close, by what is between them.
  private func lowAndHigh(
    _ low: Double, _ high: Double, _ once: (Text) -> Message,
    _ both: (Text, Text) -> Message
  ) -> Text {
    wording.text(
      high - low < Self.leastRangeCelsius
        ? once(temperature((low + high) / 2)) : both(temperature(low), temperature(high)))
  }

  private func comparison(_ difference: Double, _ reference: SummaryReference) -> Text {
    let size = wording.measure(
      difference.magnitude, .temperatureDifference, in: units)
    let isWarmer = difference > 0
    let phrase: Message =
      switch reference {
      case .yesterday:
        isWarmer ? .warmerThanYesterday(difference: size) : .colderThanYesterday(difference: size)
      case .today:
        isWarmer ? .warmerThanToday(difference: size) : .colderThanToday(difference: size)
      case .dayBefore:
        isWarmer ? .warmerThanDayBefore(difference: size) : .colderThanDayBefore(difference: size)
      case .normal: isWarmer ? .aboveNormal(difference: size) : .belowNormal(difference: size)
      }
    let text = wording.text(phrase)
    guard reference == .normal(isRare: true) else { return text }
    return detailed(text, wording.text(isWarmer ? .rareHeat : .rareCold))
  }

  private func clause(_ spell: WeatherSpell) -> Text {
    let name =
      spell.isCertain ? wording.word(spell.phenomenon) : wording.possible(spell.phenomenon)
    let what = spell.isIntermittent ? wording.text(.atTimes(what: name)) : name
    let text = placed(what, spell.span)
    return amount(of: spell).map { detailed(text, $0) } ?? text
  }

  private func clause(_ wind: WindSpell) -> Text {
    let text = placed(wording.word(wind.level), wind.span)
    guard let gust = wind.gustKilometersPerHour else { return text }
    let speed = wording.measure(gust, .windSpeed, in: units)
    return detailed(text, wording.text(.gusts(speed: speed)))
  }

  private func detailed(_ text: Text, _ detail: Text) -> Text {
    wording.text(.detail(text: text, detail: detail))
  }

  /// Snow by its depth, the rest as water; left out if it is little.
  private func amount(of spell: WeatherSpell) -> Text? {
    func phrase(_ amount: Text) -> Text {
      wording.text(spell.isFurther ? .amountFurther(amount: amount) : .amount(amount: amount))
    }
    if let snow = spell.snowfallCentimeters, snow >= (style == .short ? 5 : 1) {
      return phrase(depth(snow, .snowfall))
    }
    guard let water = spell.amountMillimeters, water >= (style == .short ? 10 : 1) else {
      return nil
    }
    return phrase(depth(water, .precipitation))
  }

  private func depth(_ value: Double, _ quantity: Quantity) -> Text {
    wording.measure(
      value, quantity, in: units,
      decimals: units.unit(of: quantity) == .inches ? 1 : 0)
  }

  private func temperature(_ celsius: Double) -> Text {
    wording.measure(celsius, .temperature, in: units)
  }

  // MARK: Times

  private func placed(_ what: Text, _ span: SummarySpan) -> Text {
    switch span {
    case .whole(.day): wording.text(.wholeDay(what: what))
    case .whole(.restOfDay): wording.text(.restOfDay(what: what))
    case .whole(.nextHours): wording.text(.wholeTime(what: what))
    case .sometime: what
    case .during(let part): wording.text(.whatWhen(what: what, when: wording.within(part)))
    case .parts(.from(let part)):
      wording.text(.whatWhen(what: what, when: wording.from(part)))
    case .parts(.until(let part)):
      wording.text(.whatWhen(what: what, when: wording.until(part)))
    case .parts(.between(let first, let last)):
      wording.text(
        .betweenParts(what: what, from: wording.from(first), until: wording.until(last)))
    case .clock(.from(let start)):
      wording.text(.fromTime(what: what, start: clock(start)))
    case .clock(.until(let end)): wording.text(.untilTime(what: what, end: clock(end)))
    case .clock(.between(let start, let end)):
      wording.text(
        .betweenTimes(what: what, start: clock(start), end: clock(end)))
    }
  }

  private func clock(_ instant: Instant) -> Text {
    wording.time(zone.moment(instant))
  }
}
