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

  package static let unknown: Text = "–"
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

  /// What a text ends with where warnings are not known.
  package var caveat: Text? { occasion.caveat(in: wording) }

  // MARK: Numbers

  /// The number of the result, in its units.
  package func sent(_ value: some Quantified) -> Double { units.wire(value) }

  package func sent(_ value: (some Quantified)?) -> Double? { value.map { units.wire($0) } }

  /// The number of the result, with its unit.
  package func quantity(_ value: (some Quantified)?) -> Text { measure(value, decimals: nil) }

  /// To a tenth, with its unit: an estimate is not more precise.
  package func rough(_ value: (some Quantified)?) -> Text { measure(value, decimals: 1) }

  private func measure(_ value: (some Quantified)?, decimals: Int?) -> Text {
    guard let value else { return Self.unknown }
    return measure(sent(value), decimals: decimals, value.quantity)
  }

  /// A number of the result with the unit of its quantity, if the result has units.
  func measure(
    _ number: Double, decimals: Int?, _ quantity: Quantity?, isEnd: Bool = false
  ) -> Text {
    guard let quantity, tail.units != nil else { return bare(number, decimals: decimals) }
    return wording.measure(
      number, decimals: decimals, in: units.unit(of: quantity), isEnd: isEnd)
  }

  private func bare(_ number: Double, decimals: Int?) -> Text {
    decimals.map { wording.fixed(number, decimals: $0) } ?? wording.exact(number)
  }

  /// In a column whose head has the unit: without it, but not aloud.
  func cell(_ value: (some Quantified)?, decimals: Int? = nil) -> Text {
    guard let value else { return Self.unknown }
    return wording.voice == .spoken
      ? measure(value, decimals: decimals) : bare(sent(value), decimals: decimals)
  }

  /// The unit's symbol, for the head of a column; empty if the result has no units.
  package func unit(_ quantity: Quantity) -> String {
    tail.units == nil ? "" : units.unit(of: quantity).symbol
  }

  /// How the page writes numbers.
  package var numbers: NumberStyle { wording.numbers }

  /// As the server rounded it.
  package func number(_ value: (some Quantified)?) -> Text {
    value.map { wording.exact(sent($0)) } ?? Self.unknown
  }

  package func count(_ value: Int) -> Text { wording.whole(value) }

  package func percent(_ value: (some Quantified)?) -> Text {
    value.map { wording.percent(sent($0)) } ?? Self.unknown
  }

  /// A fraction of 1 in percent.
  package func percent(share: Double) -> Text { wording.percent(share * 100, decimals: 0) }

  package func whole(_ value: (some Quantified)?) -> Text {
    value.map { wording.fixed(sent($0)) } ?? Self.unknown
  }

  /// "28°": how high something stands.
  func angle(_ value: some Quantified) -> Text {
    wording.voice == .spoken
      ? wording.measure(sent(value), decimals: 0, in: .celsius)
      : wording.fixed(sent(value)) + "°"
  }

  /// "13.6…14.3", with the unit if one is given; nil unless both ends are known.
  func tenths(
    _ low: (some Quantified)?, _ high: (some Quantified)?, in quantity: Quantity? = nil
  ) -> Text? {
    guard let low, let high else { return nil }
    return range(sent(low), sent(high), decimals: 1, in: quantity)
  }

  /// Ends that are written alike are said once.
  func range(_ low: Double, _ high: Double, decimals: Int? = 0, in quantity: Quantity? = nil)
    -> Text
  {
    let (least, most) = (bare(low, decimals: decimals), bare(high, decimals: decimals))
    guard least != most else { return measure(high, decimals: decimals, quantity) }
    return wording.range(least, measure(high, decimals: decimals, quantity, isEnd: true))
  }

  /// Some reports say no more than that one sees at least so far, or less.
  package func visibility(_ distance: (some Quantified)?, _ bound: VisibilityBound?) -> Text {
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
  package func clock(_ time: Moment?) -> Text { self.time(time) ?? Self.unknown }

  /// The same, or nil for an event that does not happen, such as a sunrise during polar night.
  package func time(_ time: Moment?) -> Text? { time.map(wording.time) }

  /// "20:24–21:31"; nil without a beginning.
  package func span(_ interval: Wire.Interval?) -> Text? {
    guard let interval, let start = interval.start else { return nil }
    guard wording.voice == .written else {
      return interval.end.map { wording.range(clock(start), clock($0)) } ?? clock(start)
    }
    // Each clock keeps its own half of the day.
    func side(_ time: Moment) -> String { wording.language.direction.apart(clock(time).string) }
    return Text(written: "\(side(start))–\(interval.end.map(side) ?? "")")
  }

  /// The day of a time that is not today's.
  func otherDay(_ time: Moment?) -> Text? {
    guard let today, let date = time?.date, date != today else { return nil }
    return day(date)
  }

  /// "Sun, Jun 21".
  package func day(_ date: LocalDate?) -> Text {
    date.map(wording.fullDay) ?? Self.unknown
  }

  package func day(_ time: Moment?) -> Text { day(time?.date) }

  /// "tomorrow"; the day as it is written if today is unknown.
  func relativeDay(_ date: LocalDate) -> Text {
    today.map { wording.relativeDay(date, today: $0) } ?? day(date)
  }

  /// "Sun, Jun 21, 7:30 PM".
  func moment(_ time: Moment?) -> Text { list([day(time), clock(time)]) }

  // MARK: Glyphs

  func glyph(_ condition: Wire.Condition?) -> Text {
    guard let condition else { return "" }
    guard let glyphs else { return Text(written: condition.emoji) }
    let kind = condition.kind
    return Text(
      written: glyphs.condition(Condition(kind, isDay: !condition.owmIcon.hasSuffix("n"))))
  }

  /// The start of a line with a glyph.
  static func lead(_ glyph: Text) -> Text { glyph.isEmpty ? "  " : "  " + glyph + "  " }

  func glyph(_ moon: Wire.MoonPhaseResult) -> Text {
    let glyphs = glyphs ?? StatusGlyphs(set: .emoji)
    return Text(
      written: glyphs.moon(moon.name, elongationDegrees: moon.elongation.rounded))
  }

  // MARK: Words

  /// By its own name, where a caller has given one.
  func words(_ condition: Wire.Condition?) -> Text? { condition.map { wording.quote($0.text) } }

  /// A text in the page's language.
  package func say(_ text: PageText) -> Text { wording.page(text) }

  func text(_ sentence: Sentence) -> Text { wording.text(sentence, in: units) }

  /// "a, b, c"; without those that are nil.
  func list(_ parts: [Text?]) -> Text { wording.list(parts) }

  /// "Full moon: Tue, Jun 30".
  func named(_ name: Text, _ text: Text) -> Text { wording.named(name, text) }

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
  package static func mark(_ kind: RowKind) -> Text {
    Text(written: kind == .estimate ? Provenance.estimateMark : "")
  }
}
