import Basics
import Foundation
import Time
import Units
import Vocabulary

@testable import Words

/// A text taken apart into words, numbers and units, so that two texts can be compared by one of
/// them alone.
struct Tokens {
  /// In lower case, in order; without what is a number's unit.
  private(set) var words: [String] = []
  /// Each with ASCII digits, a point and no sign: "-3,5 °C" has 3.5, and "20:24" is one number.
  private(set) var numbers: [String] = []
  /// Of each number, as it is written but for spaces; empty if it has none.
  private(set) var units: [String] = []

  init(_ text: String, _ tokenizer: Tokenizer) {
    var rest = tokenizer.prepared(text)[...]
    while let first = rest.first {
      if Tokenizer.digit(first) != nil {
        let number = tokenizer.number(&rest)
        if tokenizer.isMonth(rest) { continue }
        numbers.append(number)
        let unit = tokenizer.unit(&rest, after: words.last ?? "")
        units.append(unit.whole)
        if let word = words.popLast() {
          let rest = tokenizer.unsigned(String(word.dropLast(unit.before.count)))
          if !rest.isEmpty { words.append(rest) }
        }
      } else if Tokenizer.isLetter(first) {
        let word = tokenizer.word(&rest)
        if !tokenizer.isUnit(word) { words.append(word) }
      } else {
        rest.removeFirst()
      }
    }
  }
}

/// What the numbers and the units of a language look like.
struct Tokenizer {
  /// A unit as it stands around its number: "時速{count}キロメートル".
  struct Unit: Hashable {
    var before = ""
    var after = ""
    var whole: String { before + after }

    /// - Parameter form: a unit alone stands behind its number.
    init(_ form: String) {
      let text = form.lowercased().filter { !$0.isWhitespace }
      let parts = text.replacingEvery("{count}", with: "\n")
        .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      (before, after) = parts.count == 2 ? (parts[0], parts[1]) : ("", text)
    }

    fileprivate init() {}
  }

  private let decimal: Unicode.Scalar?
  /// Written and spoken, in all plural forms, the longest first.
  private let units: [Unit]
  /// Those of an amount of precipitation.
  private let amounts: Set<String>
  /// What is a number in words, such as the Arabic dual, or has one of its own ("1時間に"), with what
  /// it is read as.
  private let words: [(text: String, reading: String)]
  /// "minus" as a voice says it: a sign like the written one, which is no word.
  private let minus: String
  /// Units that are no word of any language, also where no number is before them.
  private static let unmistakable: Set = [
    "mm", "km", "kmh", "mph", "inhg", "mmhg", "hpa", "kn", "bft",
  ]

  init(_ wording: Wording) {
    let phrases = wording.language.phrases
    decimal = wording.numbers.decimal.unicodeScalars.first
    minus = phrases.text(MessageRow.minus).replacingEvery("{0}", with: "")
      .trimmingCharacters(in: .whitespaces)
    func forms(_ forms: PluralForms) -> [(category: PluralCategory, form: String)] {
      PluralCategory.allCases.map { ($0, forms[$0]) }
    }
    let spoken = MeasureUnit.allCases.map { forms(phrases.spoken($0)) }
    let counted = CountedText.allCases.map { forms(phrases.counted($0)) }
    let inWords = (spoken + counted).flatMap { forms in
      forms.compactMap { category, form -> (text: String, reading: String)? in
        guard !form.contains("{count}") else { return nil }
        return [.one: "1", .two: "2"][category].map { (form, " \($0) ") }
      }
    }
    let written = MeasureUnit.allCases.map(\.rawValue) + ["°", "%", "٪"]
    let numbered = (spoken + [forms(phrases.counted(.percent))]).joined().map { $0.form }
      .filter { $0.contains("{count}") }
    let known = Set((written + numbered).map { Unit($0) }).filter { !$0.whole.isEmpty }
    let prefixes = Set(known.map(\.before)).filter { $0.contains(where: \.isNumber) }
      .map { (text: $0, reading: Self.unnumbered($0)) }
    words = (inWords + prefixes + Self.firsts(wording.aloud))
      .sorted { $0.text.count > $1.text.count }
    units = known.map { Self.unnumbered($0) }.sorted { $0.whole.count > $1.whole.count }
    let amounts = [MeasureUnit.millimeters, .inches].flatMap { unit in
      PluralCategory.allCases.map { phrases.spoken(unit)[$0] } + [unit.rawValue]
    }
    self.amounts = Set(amounts.map { Unit($0).whole })
  }

  /// "premier février": the first of each month, where it has a word of its own.
  private static func firsts(_ wording: Wording) -> [(text: String, reading: String)] {
    let first = wording.language.phrases.text(MessageRow.firstOfMonth)
    guard !first.contains(where: \.isNumber) else { return [] }
    return (1...12).compactMap { LocalDate(year: 2026, month: $0, day: 1) }.compactMap { date in
      let day = wording.longDay(date).string(in: .spoken)
      return day.range(of: first).map {
        (String(day[$0.lowerBound...]), " 1" + day[$0.upperBound...])
      }
    }
  }

  private static func unnumbered(_ text: String) -> String { text.filter { !$0.isNumber } }

  private static func unnumbered(_ unit: Unit) -> Unit {
    var unit = unit
    unit.before = unnumbered(unit.before)
    return unit
  }

  /// In lower case, without marks of direction, and with every count in digits.
  func prepared(_ text: String) -> [Unicode.Scalar] {
    var text = String(
      String.UnicodeScalarView(
        text.unicodeScalars.filter { $0.properties.generalCategory != .format }))
    for (form, reading) in words {
      if text.contains(form) { text = text.replacingEvery(form, with: reading) }
      // Its words may stand in two lines.
      guard let last = form.split(separator: " ").dropFirst().last, text.contains(last) else {
        continue
      }
      text = text.replacingOccurrences(
        of: form.replacingEvery(" ", with: #"\s+"#), with: reading, options: .regularExpression)
    }
    text = text.lowercased()
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(Self.withoutUnits)
    return Array(lines.joined(separator: "\n").unicodeScalars)
  }

  /// The head of a table without the units of its columns, and the title of a chart without that
  /// at its end.
  private static func withoutUnits(_ line: Substring) -> String {
    let text = line.drop { $0 == " " }
    let words = text.split(separator: " ")
    let hasColumns = text.contains("  ")
    let isHead =
      !text.contains(where: \.isNumber)
      && (hasColumns || words.contains { isSymbol($0) && $0.contains { !$0.isLetter } })
    if isHead { return words.filter { !isSymbol($0) }.joined(separator: " ") }
    guard let last = words.last, isSymbol(last), line.hasSuffix("  " + last) else {
      return String(line)
    }
    return String(line.dropLast(last.count))
  }

  private static func isSymbol(_ word: Substring) -> Bool { symbols.contains(String(word)) }

  private static let symbols = Set(MeasureUnit.allCases.map { $0.rawValue.lowercased() })

  func number(_ rest: inout ArraySlice<Unicode.Scalar>) -> String {
    var number = ""
    while let first = rest.first {
      let next = rest.dropFirst().first.flatMap(Self.digit)
      if let digit = Self.digit(first) {
        number += "\(digit)"
      } else if next != nil, first == decimal || first == "." {
        number += "."
      } else if next != nil, first == ":" {
        number += ":"
      } else {
        break
      }
      rest.removeFirst()
    }
    // Some locales write an hour with two digits.
    let isPadded = number.contains(":") && number.hasPrefix("0") && !number.hasPrefix("0:")
    return isPadded ? String(number.dropFirst()) : number
  }

  /// The unit around a number, if no word goes on after it.
  /// - Parameter word: what stands before the number.
  func unit(_ rest: inout ArraySlice<Unicode.Scalar>, after word: String) -> Unit {
    for unit in units where word.hasSuffix(unit.before) {
      var after = rest
      var wanted = unit.after.unicodeScalars[...]
      while let scalar = wanted.first, let next = after.first {
        if next.properties.isWhitespace {
          after.removeFirst()
          // What goes on in another line is indented.
          if next == "\n", after.first?.properties.isWhitespace == false { break }
        } else if next == scalar {
          after.removeFirst()
          wanted.removeFirst()
        } else {
          break
        }
      }
      guard wanted.isEmpty else { continue }
      // "1 in 20" are two numbers; columns are further apart.
      let isWord = unit.after == MeasureUnit.inches.rawValue && after.first == " "
      if isWord, after.dropFirst().first.flatMap(Self.digit) != nil { continue }
      if let last = unit.after.unicodeScalars.last, Self.isCased(last), let next = after.first,
        Self.isCased(next)
      {
        continue
      }
      rest = after
      return unit
    }
    return Unit()
  }

  func word(_ rest: inout ArraySlice<Unicode.Scalar>) -> String {
    var word = String.UnicodeScalarView()
    // "PM10" and "CO₂" are words; a number beside a letter without cases is one of its own.
    var hasCases = false
    while let first = rest.first {
      let isDigit = Self.digit(first) != nil
      guard Self.isLetter(first) || hasCases && isDigit else { break }
      if !isDigit { hasCases = Self.isCased(first) }
      word.append(first)
      rest.removeFirst()
    }
    return String(word)
  }

  /// The number of a month, which has a name in other languages: "6月21日".
  func isMonth(_ rest: ArraySlice<Unicode.Scalar>) -> Bool {
    guard rest.first == "月" else { return false }
    return rest.dropFirst().first { !$0.properties.isWhitespace }.flatMap(Self.digit) != nil
  }

  /// What stands before a number without its sign.
  func unsigned(_ word: String) -> String {
    let isApart = minus.unicodeScalars.first.map(Self.isCased) ?? true
    return isApart
      ? (word == minus ? "" : word)
      : word.hasSuffix(minus) ? String(word.dropLast(minus.count)) : word
  }

  func isAmount(_ unit: String) -> Bool { amounts.contains(unit) }

  func isUnit(_ word: String) -> Bool { Self.unmistakable.contains(word) }

  static func digit(_ scalar: Unicode.Scalar) -> Int? {
    scalar.properties.numericType == .decimal ? scalar.properties.numericValue.map { Int($0) } : nil
  }

  static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isAlphabetic || scalar.properties.generalCategory == .nonspacingMark
      || scalar.properties.generalCategory == .spacingMark
  }

  private static func isCased(_ scalar: Unicode.Scalar) -> Bool {
    isLetter(scalar) && scalar.properties.generalCategory != .otherLetter
  }
}
