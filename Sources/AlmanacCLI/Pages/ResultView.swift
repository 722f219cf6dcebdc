import AlmanacCore
import JSON

/// A method's result as a person reads it: numbers with their unit, times as a clock shows them.
/// What is unknown reads "–".
struct ResultView {
  let root: JSONValue
  let wording: Wording

  static let unknown = "–"

  subscript(_ path: String...) -> JSONValue? {
    var value: JSONValue? = root
    for name in path { value = value?[name] }
    return value.flatMap { $0.isNull ? nil : $0 }
  }

  // MARK: Numbers

  /// The number as the server rounded it, with the unit of its quantity.
  func quantity(_ value: JSONValue?, _ quantity: String) -> String {
    guard let number = number(value) else { return Self.unknown }
    return unit(quantity).map { "\(number) \($0)" } ?? number
  }

  func unit(_ quantity: String) -> String? { self["units", quantity]?.string }

  func number(_ value: JSONValue?) -> String? {
    guard let value, value.kind == .number else { return nil }
    return String(decoding: value.rawBytes, as: UTF8.self)
  }

  func percent(_ value: JSONValue?) -> String {
    number(value).map { "\($0) %" } ?? Self.unknown
  }

  func whole(_ value: JSONValue?) -> String {
    value?.double.map { fixedPoint($0, decimals: 0) } ?? Self.unknown
  }

  /// To a tenth: more would be a precision that an estimate does not have.
  func tenths(_ value: JSONValue?) -> String? { value?.double.map(Self.tenths) }

  static func tenths(_ value: Double) -> String { fixedPoint(value, decimals: 1) }

  /// To a tenth, with the unit of its quantity.
  func rough(_ value: JSONValue?, _ quantity: String) -> String {
    guard let number = tenths(value) else { return Self.unknown }
    return unit(quantity).map { "\(number) \($0)" } ?? number
  }

  /// A share of 1 in percent.
  static func percent(share: Double) -> String { "\(fixedPoint(share * 100, decimals: 0)) %" }

  /// For colors: what a temperature of this result is in °C.
  func celsius(_ degrees: Double?) -> Double? {
    switch unit("temperature") {
    case "°F": degrees.map { ($0 - 32) / 1.8 }
    case "K": degrees.map { $0 - 273.15 }
    default: degrees
    }
  }

  func temperatureColor(_ degrees: Double?) -> Color? {
    celsius(degrees).map(Color.temperature)
  }

  func temperatureStyle(_ value: JSONValue?) -> Style {
    temperatureColor(value?.double).map(Style.colored) ?? .plain
  }

  // MARK: Times

  /// "19:30" or "7:30 PM", from an RFC 3339 time with the place's own offset.
  func clock(_ value: JSONValue?) -> String {
    guard let minutes = Self.minutes(value?.string) else { return Self.unknown }
    return wording.shortTime(minuteOfDay: minutes)
  }

  /// The same, nil for a time that there is not, such as a sunrise of the polar night.
  func time(_ value: JSONValue?) -> String? {
    value?.string == nil ? nil : clock(value)
  }

  /// "Sun 21 Jun", from a date or a time.
  func day(_ value: JSONValue?) -> String {
    guard let date = Self.date(value?.string) else { return Self.unknown }
    return wording.fullDay(date)
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

  // MARK: Words

  /// `firstQuarter` -> "first quarter", `drought10Year` -> "drought 10 year".
  static func words(_ name: String?) -> String {
    guard let name else { return unknown }
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

  func wind(_ value: JSONValue?) -> String {
    guard let value, !value.isNull, value["speed"]?.isNull == false else { return Self.unknown }
    var text = quantity(value["speed"], "windSpeed")
    if let compass = value["compass"]?.string { text += " " + compass }
    if let gust = number(value["gust"]) { text += ", gusts \(gust)" }
    return text
  }
}
