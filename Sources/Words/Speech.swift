import Basics
package import Units
import Vocabulary

extension Wording {
  /// A written text as it is read aloud: measures with their units in words, marks as words, and no
  /// symbol, emoji or drawing. What is speech already stays as it is.
  package func spoken(_ text: String, units: UnitSystem) -> String {
    Speech.words(text, self, Speech.Symbols(self, units))
  }

  /// The same of several with quotations, which are read as they are.
  package func spoken(_ texts: [QuotingText], units: UnitSystem) -> [String] {
    let symbols = Speech.Symbols(self, units)
    return texts.map { spoken($0, Speech.words($0.own, self, symbols)) }
  }

  /// - Parameter words: what became of our own.
  private func spoken(_ text: QuotingText, _ words: String) -> String {
    // The same pause, which every voice knows.
    text.filled(words) { $0.replacingEvery("…", with: "...") }
  }

  /// Texts, each as sentences; without those of which nothing is said. Quotations are read as they
  /// are.
  package func sentences(_ texts: [QuotingText], units: UnitSystem) -> [String] {
    let symbols = Speech.Symbols(self, units)
    return texts.map { text in
      let words = Speech.words(text.own, self, symbols)
      // A quotation begins as it is written.
      let isQuoted = words.hasPrefix(QuotingText.slot)
      return language.ended(
        spoken(text, isQuoted ? words : SpokenLanguage.capitalized(words)))
    }.filter { !$0.isEmpty }
  }

  /// Several lines, each at least one sentence.
  package func spoken(lines: [QuotingText], units: UnitSystem) -> String {
    sentences(lines, units: units).joined(separator: language.sentenceSeparator)
  }
}

/// Reads a written text from left to right, as the text normalization of a speech synthesizer does.
private struct Speech {
  private let text: [Unicode.Scalar]
  private let wording: Wording
  private let symbols: Symbols
  private var index = 0
  private var spoken = ""
  private var language: SpokenLanguage { wording.language }

  fileprivate enum Unit {
    case measure(MeasureUnit)
    case counted(CountedText)
  }

  private struct Number {
    var isNegative = false
    /// Without its sign.
    let shown: String
    let value: Double
    /// Digits after the decimal sign, as far as the plural sees them.
    var decimals = 0
    var isClock = false
  }

  /// The written units of a language, the longest first.
  struct Symbols {
    private let all: [(symbol: [Unicode.Scalar], unit: Unit)]

    /// What separates the parts of a sentence.
    let pause: String
    /// Between hours and minutes, besides a colon; nil if the locale's decimals have the same.
    let clockSign: Unicode.Scalar?

    init(_ wording: Wording, _ units: UnitSystem) {
      pause = wording.language.listSeparator
      let sign = wording.clockSign
      clockSign = sign.map(String.init) == wording.numbers.decimal ? nil : sign
      // "in" is a word, unless amounts are shown in inches.
      let hasInches = units.unit(of: .precipitation) == .inches
      let measures = MeasureUnit.allCases.filter { hasInches || $0 != .inches }
        .map { ($0.symbol, Unit.measure($0)) }
      let others: [(String, Unit)] = [
        ("°", .measure(.celsius)), ("%", .counted(.percent)), ("٪", .counted(.percent)),
        ("min", .counted(.minutesInWords)), ("h", .counted(.hoursInWords)), ("d", .counted(.days)),
      ]
      let ages = [(CountedText.minutes, CountedText.minutesInWords), (.hours, .hoursInWords)]
        .map { written, spoken in
          let form = wording.language.phrases.counted(written)[.other]
          return (
            form.replacingEvery("{count}", with: "").filter { $0 != " " }, Unit.counted(spoken)
          )
        }
      all = (measures + others + ages).map { (Array($0.0.unicodeScalars), $0.1) }
        .sorted { $0.0.count > $1.0.count }
    }

    /// The one that a text has at an index, if no word goes on after it.
    fileprivate func first(
      in text: [Unicode.Scalar], at index: Int
    ) -> (symbol: [Unicode.Scalar], unit: Unit)? {
      all.first { symbol, _ in
        let end = index + symbol.count
        return end <= text.count && text[index..<end].elementsEqual(symbol)
          && (end == text.count || !Speech.goesOn(text[end]))
      }
    }
  }

  static func words(_ text: String, _ wording: Wording, _ symbols: Symbols) -> String {
    var speech = Speech(text, wording, symbols)
    return speech.words()
  }

  private init(_ text: String, _ wording: Wording, _ symbols: Symbols) {
    self.text = text.unicodeScalars.filter { !Self.isMark($0) }
    self.wording = wording
    self.symbols = symbols
  }

  private mutating func words() -> String {
    while index < text.count {
      if skipAddress() { continue }
      if let figure = figure() {
        spoken += figure
      } else {
        spoken += plain(text[index])
        index += 1
      }
    }
    return Self.tidied(spoken)
  }

  // MARK: Numbers

  private static let marks: Set<Unicode.Scalar> = ["≈", "≥", "<", ">", "*", "↑", "↓"]

  /// A number, a span or a time, with the mark before it and the unit after it; nil if there is
  /// none here.
  private mutating func figure() -> String? {
    guard !isInWord else { return nil }
    let start = index
    var marks: [Unicode.Scalar] = []
    while let mark = peek(), Self.marks.contains(mark) {
      marks.append(mark)
      index += 1
      while peek() == " " { index += 1 }
    }
    guard let number = number() else {
      index = start
      return nil
    }
    let words = measure(number)
    switch marks.last {
    case "↑" where number.isClock: return separated(language.page(.sunriseIs(time: words)))
    case "↓" where number.isClock: return separated(language.page(.sunsetIs(time: words)))
    case "≥": return language.page(.orMore(value: words))
    case "<": return language.page(.lessThan(value: words))
    // Of an hour, it is the weather that is estimated.
    case "≈" where !number.isClock: return language.text(.amount(amount: words))
    default: return words
    }
  }

  /// With its unit, or with the end of a span and the unit of both.
  private mutating func measure(_ number: Number) -> String {
    if let unit = unit() { return words(number, unit) }
    let start = index
    guard skipSpan(), let end = self.number() else {
      index = start
      return bare(number)
    }
    let last = unit().map { words(end, $0) } ?? bare(end)
    return language.page(.fromTo(least: bare(number), most: last))
  }

  /// What stands between the ends of a span; a hyphen only between years.
  private mutating func skipSpan() -> Bool {
    while peek() == " " { index += 1 }
    guard let mark = peek() else { return false }
    let areYears = mark == "-" && areDigits(-4..<0) && areDigits(1..<5)
    guard areYears || ["–", "…", "→"].contains(mark) else { return false }
    index += 1
    while peek() == " " { index += 1 }
    return true
  }

  private func areDigits(_ offsets: Range<Int>) -> Bool {
    offsets.allSatisfy { peek($0).flatMap(Self.digit) != nil }
  }

  private func bare(_ number: Number) -> String {
    number.isNegative ? language.text(.minus(number: number.shown)) : number.shown
  }

  private func words(_ number: Number, _ unit: Unit) -> String {
    let category = wording.plural(number.value, decimals: number.decimals)
    switch unit {
    case .measure(let unit):
      return language.measure(
        number.shown, isNegative: number.isNegative, unit, in: category)
    case .counted(let text):
      return language.phrases.counted(text)[category]
        .replacingEvery("{count}", with: bare(number))
    }
  }

  private mutating func number() -> Number? {
    let start = index
    let prefix = peek().flatMap { ["-", "−", "+"].contains($0) ? $0 : nil }
    if prefix != nil { index += 1 }
    guard let whole = digits() else {
      index = start
      return nil
    }
    if let minutes = minutes(of: whole.value) {
      let time = whole.shown + ":" + minutes + half()
      return Number(shown: time, value: whole.value, isClock: true)
    }
    let isNegative = prefix != nil && prefix != "+"
    guard let point = peek(), [".", ",", "٫"].contains(point), let part = digits(after: 1) else {
      return Number(isNegative: isNegative, shown: whole.shown, value: whole.value)
    }
    // Written with a point, it is read with the sign of the language; three digits may be a group.
    let sign = point == "." && part.count != 3 ? wording.aloud.numbers.decimal : String(point)
    let fraction = (0..<part.count).reduce(part.value) { value, _ in value / 10 }
    return Number(
      isNegative: isNegative, shown: whole.shown + sign + part.shown,
      value: whole.value + fraction, decimals: part.value == 0 ? 0 : part.count)
  }

  /// After a colon, or after the locale's own sign if a clock could show them.
  private mutating func minutes(of hour: Double) -> String? {
    let start = index
    guard let sign = peek(), sign == ":" || sign == symbols.clockSign,
      let minutes = digits(after: 1)
    else { return nil }
    let isDate = peek() == sign && areDigits(1..<2)
    let isTime = hour < 24 && minutes.count == 2 && minutes.value < 60 && !isDate
    guard sign == ":" || isTime else {
      index = start
      return nil
    }
    return minutes.shown
  }

  /// The half of the day after a time of a 12-hour clock.
  private mutating func half() -> String {
    for half in wording.dayHalves {
      let words = Array((" " + half).unicodeScalars)
      guard text[index...].starts(with: words) else { continue }
      index += words.count
      return " " + half
    }
    return ""
  }

  /// - Parameter skipped: scalars before them.
  private mutating func digits(
    after skipped: Int = 0
  ) -> (shown: String, value: Double, count: Int)? {
    var (shown, value, count) = ("", 0.0, 0)
    while let scalar = peek(skipped + count), let digit = Self.digit(scalar) {
      shown.unicodeScalars.append(scalar)
      value = value * 10 + digit
      count += 1
    }
    guard count > 0 else { return nil }
    index += skipped + count
    return (shown, value, count)
  }

  private static let gaps: Set<Unicode.Scalar> = [" ", "\u{A0}", "\u{202F}"]

  private mutating func unit() -> Unit? {
    let gap = peek().map(Self.gaps.contains) == true ? 1 : 0
    guard let found = symbols.first(in: text, at: index + gap) else { return nil }
    index += gap + found.symbol.count
    return found.unit
  }

  // MARK: Everything else

  private func plain(_ scalar: Unicode.Scalar) -> String {
    // Of "NO₂" or "m³".
    if !scalar.isASCII, scalar.properties.numericType == .digit,
      let digit = scalar.properties.numericValue
    {
      return "\(Int(digit))"
    }
    if Self.isWord(scalar) || Self.kept.contains(scalar) { return String(scalar) }
    switch scalar {
    // The columns of a line.
    case " " where peek(1) == " ": return symbols.pause
    case "·", "(", "[", "•": return symbols.pause
    case "-", "‐", "‑": return isBetweenLetters ? "-" : isBetweenSpaces ? symbols.pause : " "
    case "–", "—": return isBetweenSpaces ? symbols.pause : " "
    default: return " "
    }
  }

  private static let pauses = Set(".,;:?!،؛؟。，、：；？！".unicodeScalars)
  private static let commas = Set(",،，、".unicodeScalars)
  private static let kept = pauses.union(("'’" + QuotingText.slot).unicodeScalars)

  private var isBetweenLetters: Bool {
    peek(-1)?.properties.isAlphabetic == true && peek(1)?.properties.isAlphabetic == true
  }

  private var isBetweenSpaces: Bool { peek(-1) == " " && peek(1) == " " }

  /// Nobody wants to hear a web address.
  private mutating func skipAddress() -> Bool {
    guard peek() == "h" else { return false }
    let isAddress = ["https://", "http://"].contains { address in
      text[index...].starts(with: address.unicodeScalars)
    }
    guard isAddress else { return false }
    while let scalar = peek(), scalar != " " { index += 1 }
    return true
  }

  private var isInWord: Bool { peek(-1).map(Self.goesOn) ?? false }

  private func peek(_ offset: Int = 0) -> Unicode.Scalar? {
    text.indices.contains(index + offset) ? text[index + offset] : nil
  }

  /// By a comma from what is before it.
  private func separated(_ words: String) -> String {
    spoken.isEmpty ? words : symbols.pause + words
  }

  private static func isWord(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII {
      return "a"..."z" ~= scalar || "A"..."Z" ~= scalar || digit(scalar) != nil
    }
    return switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .nonspacingMark, .spacingMark, .decimalNumber:
      !scalar.properties.isVariationSelector
    default: false
    }
  }

  /// A word of letters with cases, or a number. Chinese, Japanese and Arabic have numbers next to
  /// letters.
  private static func goesOn(_ scalar: Unicode.Scalar) -> Bool {
    isWord(scalar) && (scalar.isASCII || scalar.properties.generalCategory != .otherLetter)
  }

  /// The value of a decimal digit.
  private static func digit(_ scalar: Unicode.Scalar) -> Double? {
    if scalar.isASCII { return "0"..."9" ~= scalar ? Double(scalar.value - 48) : nil }
    let properties = scalar.properties
    return properties.numericType == .decimal ? properties.numericValue : nil
  }

  /// Marks of direction and the like, which have no sound.
  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    !scalar.isASCII && scalar.properties.generalCategory == .format
  }

  /// One space between words, none before a pause, and one pause at a time.
  private static func tidied(_ text: String) -> String {
    var tidy: [Unicode.Scalar] = []
    for scalar in text.unicodeScalars where !isMark(scalar) {
      if pauses.contains(scalar) {
        if tidy.last == " " { tidy.removeLast() }
        guard let last = tidy.last else { continue }
        if pauses.contains(last) {
          if commas.contains(last) { tidy[tidy.count - 1] = scalar }
          continue
        }
      } else if scalar == " ", tidy.isEmpty || tidy.last == " " {
        continue
      }
      tidy.append(scalar)
    }
    while let last = tidy.last, last == " " || commas.contains(last) { tidy.removeLast() }
    return String(String.UnicodeScalarView(tidy))
  }
}
