internal import Basics

/// A locale's plural rules for cardinals: which form of a word follows a number (Unicode CLDR;
/// UTS #35, Language Plural Rules).
struct PluralRules: Sendable {
  private let table: LocaleTable
  private let start: Int

  init(_ record: LocaleTable.Record, in table: LocaleTable = .embedded) {
    self.table = table
    start = table.plurals(of: record)
  }

  init(_ tag: LocaleTag, in table: LocaleTable = .embedded) {
    self.init(table.record(tag), in: table)
  }

  /// The category of a number as it is written.
  /// - Parameter decimals: how many are written, 0…6: "1.0" is not counted as "1".
  func category(_ number: Double, decimals: Int = 0) -> PluralCategory {
    let operands = Operands(number, decimals: decimals)
    var reader = Reader(bytes: table.bytes, position: start)
    while true {
      let category = reader.byte()
      // The order of `PluralCategory`; after the last rule, 255.
      guard category < PluralCategory.allCases.count else { return .other }
      var holds = false
      for _ in 0..<reader.byte() {
        var allHold = true
        for _ in 0..<reader.byte() where !reader.relation(operands) { allHold = false }
        holds = holds || allHold
      }
      if holds { return PluralCategory.allCases[category] }
    }
  }

  /// What a rule compares (UTS #35, Plural Operand Meanings).
  private struct Operands {
    /// The integer digits.
    let i: Int
    /// The number of decimals, with trailing zeros.
    let v: Int
    /// The decimals as an integer, with trailing zeros.
    let f: Int
    /// The same without trailing zeros.
    let t: Int

    init(_ number: Double, decimals: Int) {
      let scale = [1, 10, 100, 1000, 10_000, 100_000, 1_000_000][min(max(decimals, 0), 6)]
      let digits = wholeNumber(bounded(number.magnitude) * Double(scale))
      i = digits / scale
      v = decimals
      f = digits % scale
      var rest = f
      while rest != 0, rest % 10 == 0 { rest /= 10 }
      t = rest
    }

    /// Nil if the number itself is asked for and is not an integer.
    subscript(letter: UInt8) -> Int? {
      switch letter {
      case UInt8(ascii: "i"): i
      case UInt8(ascii: "v"): v
      case UInt8(ascii: "f"): f
      case UInt8(ascii: "t"): t
      default: t == 0 ? i : nil
      }
    }
  }

  /// Reads rules from the table; its layout is in Scripts/tables/locales.py.
  private struct Reader {
    let bytes: EmbeddedTable
    var position: Int

    mutating func byte() -> Int {
      defer { position += 1 }
      return Int(bytes.integer(at: position, as: UInt8.self))
    }

    private mutating func number() -> Int {
      defer { position += 3 }
      return bytes.threeBytes(at: position)
    }

    mutating func relation(_ operands: Operands) -> Bool {
      let letter = UInt8(truncatingIfNeeded: byte())
      let modulus = number()
      let value = operands[letter | 0x20].map { modulus == 0 ? $0 : $0 % modulus }
      var isWithin = false
      for _ in 0..<byte() {
        let (low, high) = (number(), number())
        if let value, low <= value, value <= high { isWithin = true }
      }
      let isNegated = letter & 0x20 == 0
      return isWithin != isNegated
    }
  }
}
