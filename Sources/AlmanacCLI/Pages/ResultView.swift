import AlmanacCore
import AlmanacProtocol
import AlmanacServer

/// A method's result formatted for people: numbers with units, times as clock times, "–" for
/// unknown values.
struct ResultView {
  let tail: Wire.Tail
  let wording: Wording

  static let unknown = "–"

  init(_ result: some TailedResult, _ wording: Wording) {
    tail = result.tail
    self.wording = wording
  }

  /// For a result that has a place and is computed.
  init(_ place: Wire.Place, _ wording: Wording) {
    let source = Wire.Source(
      provider: nil, kind: .computed, fetchedAt: nil, ageSeconds: nil, stale: false, expiresAt: nil)
    tail = Wire.Tail(place: place, source: source, attribution: [], warnings: [])
    self.wording = wording
  }

  // MARK: Numbers

  /// The number as the server rounded it, with its unit.
  func quantity(
    _ value: Double?, _ unit: KeyPath<Wire.Units, some RawRepresentable<String>>
  ) -> String {
    withUnit(value.map(numbers.exact), unit)
  }

  /// To a tenth, with its unit.
  func rough(
    _ value: Double?, _ unit: KeyPath<Wire.Units, some RawRepresentable<String>>
  ) -> String {
    withUnit(value.map(tenths), unit)
  }

  /// The unit's symbol; empty if the result has no units.
  func unit(_ unit: KeyPath<Wire.Units, some RawRepresentable<String>>) -> String {
    tail.units.map { $0[keyPath: unit].rawValue } ?? ""
  }

  private func withUnit(
    _ number: String?, _ unit: KeyPath<Wire.Units, some RawRepresentable<String>>
  ) -> String {
    guard let number else { return Self.unknown }
    let symbol = self.unit(unit)
    return symbol.isEmpty ? number : "\(number) \(symbol)"
  }

  /// How the page writes numbers.
  var numbers: NumberStyle { wording.numbers }

  /// As the server rounded it.
  func number(_ value: Double?) -> String { value.map(numbers.exact) ?? Self.unknown }

  func count(_ value: Int) -> String { numbers.whole(value) }

  func percent(_ value: Int?) -> String { percent(value.map(Double.init)) }

  func percent(_ value: Double?) -> String {
    value.map { numbers.percent(numbers.exact($0)) } ?? Self.unknown
  }

  /// A fraction of 1 in percent.
  func percent(share: Double) -> String { numbers.percent(share * 100) }

  func whole(_ value: Double?) -> String { value.map { numbers.fixed($0) } ?? Self.unknown }

  /// To a tenth: an estimate is not more precise.
  func tenths(_ value: Double) -> String { numbers.fixed(value, decimals: 1) }

  /// Some reports say no more than that one sees at least so far.
  func visibility(_ distance: Double?, isAtLeast: Bool?) -> String {
    let text = quantity(distance, \.visibility)
    return isAtLeast == true ? say(.orMore, ["value": text]) : text
  }

  // MARK: Temperatures

  var units: UnitSystem { tail.units.map { UnitSystem($0) } ?? .metric }

  func temperatureColor(_ degrees: Double?) -> Color? {
    degrees.map { .temperature(celsius: units.metric($0, .temperature)) }
  }

  func temperatureStyle(_ degrees: Double?) -> Style {
    temperatureColor(degrees).map(Style.colored) ?? .plain
  }

  // MARK: Times

  /// "19:30" or "7:30 PM", as the clocks of the place show it.
  func clock(_ time: LabeledTime?) -> String { clock(time?.text) }

  func clock(_ time: String?) -> String {
    guard let minutes = Self.minutes(time) else { return Self.unknown }
    return wording.shortTime(minuteOfDay: minutes)
  }

  /// The same, or nil for an event that does not happen, such as a sunrise during polar night.
  func time(_ time: LabeledTime?) -> String? { time.map { clock($0) } }

  /// "20:24–21:31"; nil without a beginning.
  func span(_ interval: Wire.Interval?) -> String? {
    interval?.start.map { "\(clock($0))–\(clock(interval?.end))" }
  }

  /// "Sun, Jun 21", from a date or a time.
  func day(_ time: LabeledTime?) -> String {
    Self.date(time?.text).map(wording.fullDay) ?? Self.unknown
  }

  /// Minutes since the local midnight of the time's own date.
  static func minutes(_ time: String?) -> Int? {
    guard let bytes = time.map({ Array($0.utf8) }), bytes.count >= 16 else { return nil }
    guard let hour = Int(String(decoding: bytes[11..<13], as: UTF8.self)),
      let minute = Int(String(decoding: bytes[14..<16], as: UTF8.self))
    else { return nil }
    return hour * 60 + minute
  }

  static func date(_ time: String?) -> LocalDate? {
    time.flatMap { LocalDate(parsing: String($0.prefix(10))) }
  }

  /// "NW"; aloud "northwest".
  func compass(_ direction: Wire.Compass?) -> String? {
    guard wording.voice == .spoken else { return direction?.rawValue }
    return direction.map { wording.language.phrases.direction(AlmanacCore.Compass($0)) }
  }

  // MARK: Words

  /// A text in the page's language.
  func say(_ text: PageText, _ values: KeyValuePairs<String, String> = [:]) -> String {
    wording.language.page(text, values)
  }

  /// `firstQuarter` -> "first quarter", `drought10Year` -> "drought 10 year".
  static func words(_ choice: (some RawRepresentable<String>)?) -> String {
    choice.map { words($0.rawValue) } ?? unknown
  }

  static func words(_ name: String) -> String {
    var text = ""
    for letter in name {
      let isDigit = letter.isNumber && text.last?.isLetter == true
      text += (letter.isUppercase || isDigit ? " " : "") + letter.lowercased()
    }
    return text
  }

  static func sentence(_ text: String) -> String {
    text.prefix(1).uppercased() + text.dropFirst()
  }

  /// "≈" before an estimated row.
  static func mark(_ kind: Wire.RowKind) -> String {
    kind == .estimate ? Provenance.estimateMark : ""
  }
}
