package import AlmanacProtocol
import Basics
package import Time
package import Units
package import Vocabulary
import Weather
package import Words

/// A method's result formatted for people: numbers with units, times as clock times, "–" for
/// unknown values.
package struct ResultView {
  package let tail: Wire.Tail
  package let units: UnitSystem
  package let wording: Wording
  private let glyphs: StatusGlyphs?
  package let occasion: Occasion
  var today: LocalDate? { occasion.today }

  package static let unknown = "–"
  /// How many days a headline is about at most.
  static let headlineDays = 3

  /// - Parameter icons: nil shows emoji as the conditions have them.
  package init(
    _ result: some TailedResult, _ wording: Wording, _ occasion: Occasion, icons: IconSet? = nil
  ) {
    self.occasion = occasion
    tail = result.tail
    units = result.tail.units.map { UnitSystem($0) } ?? .metric
    self.wording = wording
    glyphs = icons.map { StatusGlyphs(set: $0) }
  }

  /// For a result that has a place and is computed.
  package init(_ place: Wire.Place, _ wording: Wording, _ occasion: Occasion) {
    let source = Wire.Source(
      provider: nil, kind: .computed, fetchedAt: nil, ageSeconds: nil, stale: false, expiresAt: nil)
    tail = Wire.Tail(place: place, source: source, attribution: [], warnings: [])
    units = .metric
    self.wording = wording
    self.occasion = occasion
    glyphs = nil
  }

  /// What a text begins with; nil if no warning is in force.
  package var warning: WarningLine? { WarningLine(occasion, wording) }

  // MARK: Numbers

  /// The number of the result, in its units.
  package func sent(_ value: some Quantified) -> Double { units.wire(value) }

  package func sent(_ value: (some Quantified)?) -> Double? { value.map { units.wire($0) } }

  /// The number of the result, with its unit.
  package func quantity(_ value: (some Quantified)?) -> String {
    value.map { withUnit(numbers.exact(sent($0)), $0) } ?? Self.unknown
  }

  /// To a tenth, with its unit.
  package func rough(_ value: (some Quantified)?) -> String {
    value.map { withUnit(tenths(sent($0)), $0) } ?? Self.unknown
  }

  /// The unit's symbol; empty if the result has no units.
  package func unit(_ quantity: Quantity) -> String {
    tail.units == nil ? "" : units.unit(of: quantity).symbol
  }

  private func withUnit(_ number: String, _ value: some Quantified) -> String {
    let symbol = value.quantity.map(unit) ?? ""
    return symbol.isEmpty ? number : "\(number) \(symbol)"
  }

  /// How the page writes numbers.
  package var numbers: NumberStyle { wording.numbers }

  /// As the server rounded it.
  package func number(_ value: Double?) -> String { value.map(numbers.exact) ?? Self.unknown }

  package func number(_ value: (some Quantified)?) -> String { number(sent(value)) }

  package func count(_ value: Int) -> String { numbers.whole(value) }

  package func percent(_ value: Int?) -> String { percent(value.map(Double.init)) }

  package func percent(_ value: Double?) -> String {
    value.map { numbers.percent(numbers.exact($0)) } ?? Self.unknown
  }

  package func percent(_ value: (some Quantified)?) -> String { percent(sent(value)) }

  /// A fraction of 1 in percent.
  package func percent(share: Double) -> String { numbers.percent(share * 100) }

  package func whole(_ value: Double?) -> String { value.map { numbers.fixed($0) } ?? Self.unknown }

  package func whole(_ value: (some Quantified)?) -> String { whole(sent(value)) }

  /// To a tenth: an estimate is not more precise.
  package func tenths(_ value: Double) -> String { numbers.fixed(value, decimals: 1) }

  /// "13.6…14.3"; nil unless both ends are known.
  func tenths(_ low: (some Quantified)?, _ high: (some Quantified)?) -> String? {
    guard let low, let high else { return nil }
    return Self.range(tenths(sent(low)), tenths(sent(high)))
  }

  /// Ends that are written alike are said once.
  static func range(_ low: String, _ high: String) -> String {
    low == high ? high : "\(low)…\(high)"
  }

  /// Some reports say no more than that one sees at least so far, or less.
  package func visibility(_ distance: (some Quantified)?, _ bound: VisibilityBound?) -> String {
    let text = quantity(distance)
    return switch bound {
    case nil: text
    case .atLeast: say(.orMore(value: text))
    case .lessThan: say(.lessThan(value: text))
    }
  }

  // MARK: Temperatures

  func temperatureColor(_ temperature: (some Quantified)?) -> Color? {
    temperature.map { .temperature(celsius: $0.metric) }
  }

  func temperatureStyle(_ temperature: (some Quantified)?) -> Style {
    temperatureColor(temperature).map(Style.colored) ?? .plain
  }

  // MARK: Times

  /// "19:30" or "7:30 PM", as the clocks of the place show it.
  package func clock(_ time: Moment?) -> String { self.time(time) ?? Self.unknown }

  /// The same, or nil for an event that does not happen, such as a sunrise during polar night.
  package func time(_ time: Moment?) -> String? {
    time.map { wording.time(minuteOfDay: $0.minuteOfDay) }
  }

  /// "20:24–21:31"; nil without a beginning.
  package func span(_ interval: Wire.Interval?) -> String? {
    // Each clock keeps its own half of the day.
    func side(_ time: Moment) -> String { wording.language.direction.apart(clock(time)) }
    return interval?.start.map { "\(side($0))–\(interval?.end.map(side) ?? "")" }
  }

  /// The day of a time that is not today's.
  func otherDay(_ time: Moment?) -> String? {
    guard let today, let date = time?.date, date != today else { return nil }
    return day(date)
  }

  /// "Sun, Jun 21".
  package func day(_ date: LocalDate?) -> String {
    date.map(wording.fullDay) ?? Self.unknown
  }

  package func day(_ time: Moment?) -> String { day(time?.date) }

  /// "tomorrow"; the day as it is written if today is unknown.
  func relativeDay(_ date: LocalDate) -> String {
    today.map { wording.relativeDay(date, today: $0) } ?? day(date)
  }

  /// "Sun, Jun 21, 7:30 PM".
  func moment(_ time: Moment?) -> String { list([day(time), clock(time)]) }

  // MARK: Glyphs

  func glyph(_ condition: Wire.Condition?) -> String {
    guard let condition else { return "" }
    guard let glyphs else { return condition.emoji }
    let kind = condition.kind
    return glyphs.condition(Condition(kind, isDay: !condition.owmIcon.hasSuffix("n")))
  }

  /// The start of a line with a glyph.
  static func lead(_ glyph: String) -> String { glyph.isEmpty ? "  " : "  \(glyph)  " }

  func glyph(_ moon: Wire.MoonPhaseResult) -> String {
    let glyphs = glyphs ?? StatusGlyphs(set: .emoji)
    return glyphs.moon(
      moon.name, elongationDegrees: moon.elongation.rounded)
  }

  // MARK: Words

  package var phrases: any Phrasebook.Type { wording.language.phrases }

  /// A text in the page's language.
  package func say(_ text: PageText) -> String { wording.language.page(text) }

  func text(_ sentence: Sentence) -> String { wording.text(sentence, in: units) }

  /// "a, b, c"; without those that are nil.
  func list(_ parts: [String?]) -> String { wording.language.list(parts.compactMap(\.self)) }

  /// "Full moon: Tue, Jun 30".
  func named(_ name: String, _ text: String) -> String {
    wording.language.text(.dayText(day: name, text: text))
  }

  /// `firstQuarter` -> "first quarter", `drought10Year` -> "drought 10 year".
  package static func words(_ name: String) -> String {
    var text = ""
    for letter in name {
      let isDigit = letter.isNumber && text.last?.isLetter == true
      text += (letter.isUppercase || isDigit ? " " : "") + letter.lowercased()
    }
    return text
  }

  /// "≈" before an estimated row.
  package static func mark(_ kind: RowKind) -> String {
    kind == .estimate ? Provenance.estimateMark : ""
  }
}
