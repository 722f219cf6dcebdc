import Basics

/// How numbers are written for a person: digits, decimal sign, minus, plus and percent of a locale
/// (Unicode CLDR). Everything that shows a number takes it from here; what a program reads is
/// written by `fixedPoint` and the JSON writer.
///
/// Digits are not grouped. Signs may carry the marks that keep them in place within text from right
/// to left (UAX #9).
package struct NumberStyle: Equatable, Sendable {
  private let zero: Unicode.Scalar
  /// What stands before the decimals.
  let decimal: String
  private let minus: String
  private let plus: String
  private let percentSign: String
  /// `{0}%`.
  private let percentFormat: String
  private let hasLatinDigits: Bool
  /// Whether numbers are written as programs write them, but for the percent sign.
  private let isPlain: Bool

  /// "-1234.5", "45%".
  package static let english = NumberStyle(
    zero: "0", decimal: ".", minus: "-", plus: "+", percentSign: "%", percentFormat: "{0}%")

  private init(
    zero: Unicode.Scalar, decimal: String, minus: String, plus: String, percentSign: String,
    percentFormat: String
  ) {
    self.zero = zero
    self.decimal = decimal
    self.minus = minus
    self.plus = plus
    self.percentSign = percentSign
    self.percentFormat = percentFormat
    hasLatinDigits = zero == "0"
    isPlain = hasLatinDigits && decimal == "." && minus == "-"
  }

  /// - Parameter system: the digits to use (UTS #35, `nu`: "latn"); nil or an unknown one for the
  ///   locale's own.
  init(_ record: LocaleTable.Record, digits system: String?, in table: LocaleTable = .embedded) {
    let own = table.digits(of: record)
    let chosen = system.flatMap { name in table.zero(of: name).map { (name: name, zero: $0) } }
    let used = chosen ?? own
    let row: LocaleTable.Row =
      switch used.name {
      case own.name: .signs
      case "arab": .arabicSigns
      case "arabext": .persianSigns
      default: .latinSigns
      }
    func sign(_ field: Int) -> String { table.text(field, of: row, in: record) }
    self.init(
      zero: used.zero, decimal: sign(0), minus: sign(1), plus: sign(2), percentSign: sign(3),
      percentFormat: table.text(LocaleFormat.percent.rawValue, of: .formats, in: record))
  }

  /// For drawings, where a number stands alone: with a true minus (U+2212) for a hyphen, and
  /// without marks.
  package var drawn: NumberStyle {
    func bare(_ sign: String) -> String {
      String(String.UnicodeScalarView(sign.unicodeScalars.filter { !$0.properties.isBidiControl }))
    }
    return NumberStyle(
      zero: zero, decimal: decimal, minus: bare(minus).replacingEvery("-", with: "−"),
      plus: bare(plus), percentSign: bare(percentSign), percentFormat: percentFormat)
  }

  /// For a voice: signs as words.
  func aloud(in language: SpokenLanguage) -> NumberStyle {
    let phrases = language.phrases
    return NumberStyle(
      zero: zero, decimal: decimal,
      minus: phrases.text(MessageRow.minus).replacingEvery("{0}", with: ""), plus: "",
      percentSign: "",
      percentFormat: phrases.counted(.percent)[.other].replacingEvery("{count}", with: "{0}"))
  }

  // MARK: Numbers

  /// Rounded half away from zero; total as `fixedPoint`.
  package func fixed(_ value: Double, decimals: Int = 0) -> String {
    localized(fixedPoint(value, decimals: decimals))
  }

  /// With its sign, unless it rounds to zero.
  package func signed(_ value: Double, decimals: Int = 0) -> String {
    let text = fixedPoint(value, decimals: decimals)
    let isPositive = text.utf8.contains { $0 > UInt8(ascii: "0") } && text.utf8.first != Self.hyphen
    return (isPositive ? plus : "") + localized(text)
  }

  /// With the decimals that the number has.
  package func exact(_ value: Double) -> String {
    if value == value.rounded(), value.magnitude < 1e12 { return whole(Int(value)) }
    let text = "\(value)"
    // Beyond the powers that are written out.
    return text.utf8.contains(UInt8(ascii: "e")) || !value.isFinite
      ? fixed(value, decimals: 6) : localized(text)
  }

  /// - Parameter digits: the least number of digits, padded with zeros.
  package func whole(_ value: Int, digits: Int = 1) -> String {
    let text = String(value.magnitude)
    let zeros = String(repeating: "0", count: max(0, digits - text.utf8.count))
    return localized((value < 0 ? "-" : "") + zeros + text)
  }

  package func percent(_ value: Double, decimals: Int = 0) -> String {
    percent(fixed(value, decimals: decimals))
  }

  /// - Parameter number: as this style writes it.
  package func percent(_ number: String) -> String {
    percentFormat.replacingEvery("{0}", with: number).replacingEvery("%", with: percentSign)
  }

  // MARK: Signs and digits

  /// A row of the tables in the digits of the locale. Digits within names, such as those of "CO2"
  /// and "SSP2-4.5", and within the places of values stay as they are.
  func row(_ template: String) -> String {
    guard !hasLatinDigits else { return template }
    var (result, word, isPlace) = ("", "", false)
    for scalar in template.unicodeScalars {
      if Self.isOfNumber(scalar) || scalar.properties.isAlphabetic && scalar.isASCII {
        word.unicodeScalars.append(scalar)
        continue
      }
      let number = isPlace ? word : written(word)
      result += number
      result += scalar == "%" && number != word ? percentSign : String(scalar)
      word = ""
      if scalar == "{" || scalar == "}" { isPlace = scalar == "{" }
    }
    return result + written(word)
  }

  /// A number with what ends a sentence behind it; anything else is a name.
  private func written(_ word: String) -> String {
    let number = word.unicodeScalars.reversed().drop { $0 == "." || $0 == "-" }
    guard !number.isEmpty, number.allSatisfy(Self.isOfNumber) else { return word }
    let end = word.unicodeScalars.dropFirst(number.count)
    return localized(String(String.UnicodeScalarView(number.reversed()))) + String(end)
  }

  private static func isOfNumber(_ scalar: Unicode.Scalar) -> Bool {
    ("0"..."9").contains(scalar) || scalar == "." || scalar == "-"
  }

  private static let hyphen = UInt8(ascii: "-")

  /// A number as programs write it.
  private func localized(_ text: String) -> String {
    if isPlain || hasLatinDigits && text.utf8.allSatisfy({ $0 >= UInt8(ascii: "0") }) {
      return text
    }
    var result = ""
    for byte in text.utf8 {
      switch byte {
      case Self.hyphen: result += minus
      case UInt8(ascii: "."): result += decimal
      default:
        let digit = UInt32(byte &- UInt8(ascii: "0"))
        result.unicodeScalars.append(Unicode.Scalar(zero.value + digit) ?? "0")
      }
    }
    return result
  }
}
