import Vocabulary

/// Codes that stand for an area of the Earth; what is meant is its center.
enum GridReference {
  /// - Parameter text: trimmed and in capitals.
  /// - Returns: nil if the text has not the form of such a code.
  static func read(_ text: [Character]) -> WrittenPlace? { plusCode(text) ?? locator(text) }

  // MARK: Plus Codes

  /// The digits of base 20, which spell no word (Open Location Code Specification).
  private static let digits = Array("23456789CFGHJMPQRVWX")
  /// Of a full code, before its plus sign.
  private static let positionOfPlus = 8

  /// Letters and digits on both sides of one plus sign, unless it is the blank between two words
  /// ("Sao+Paulo"). Behind a blank, a short code is followed by a town, which is not looked for.
  private static func plusCode(_ text: [Character]) -> WrittenPlace? {
    let code = text.prefix { $0 != " " }
    guard let plus = code.firstIndex(of: "+"), (1...positionOfPlus).contains(plus),
      code.count - plus <= positionOfPlus,
      code.indices.allSatisfy({ $0 == plus || text[$0].isCodeCharacter })
    else { return nil }
    let isCode = code.contains(where: \.isLetter) && code.contains(where: \.isNumber)
    let isOfDigits = code.indices.allSatisfy {
      $0 == plus || text[$0] == "0" || digits.contains(text[$0])
    }
    guard isCode || plus == positionOfPlus && isOfDigits else { return nil }
    guard plus == positionOfPlus, code.count == text.count, let area = area(plus, text) else {
      return .malformed(expected: .expectedPlusCode)
    }
    return .angles(latitude: area.latitude, longitude: area.longitude)
  }

  /// Pairs of digits, each a twentieth of the one before; from the eleventh digit on, one digit for
  /// a cell of five rows and four columns. Zeros in place of digits stop short of the plus sign.
  private static func area(_ plus: Int, _ text: [Character]) -> (
    latitude: Double, longitude: Double
  )? {
    let head = text[..<plus].prefix { $0 != "0" }
    let tail = text[(plus + 1)...]
    let isPadded = head.count < plus
    guard head.count >= 2, head.count % 2 == 0, text[head.count..<plus].allSatisfy({ $0 == "0" }),
      isPadded ? tail.isEmpty : tail.count != 1
    else { return nil }
    let values = (head + tail).compactMap(digits.firstIndex)
    guard values.count == head.count + tail.count, values[0] < 9, values[1] < 18 else { return nil }
    var (south, west, height, width) = (-90.0, -180.0, 400.0, 400.0)
    for pair in stride(from: 0, to: min(values.count, 10), by: 2) {
      (height, width) = (height / 20, width / 20)
      south += Double(values[pair]) * height
      west += Double(values[pair + 1]) * width
    }
    for value in values.dropFirst(10) {
      (height, width) = (height / 5, width / 4)
      south += Double(value / 4) * height
      west += Double(value % 4) * width
    }
    return (south + height / 2, west + width / 2)
  }

  // MARK: Maidenhead

  /// A field of 20° by 10°, a square of 2° by 1°, a subsquare of 5′ by 2.5′, and perhaps a tenth of
  /// that and a 24th of the tenth (IARU Region 1, 1980). Four characters alone could be a name.
  private static func locator(_ text: [Character]) -> WrittenPlace? {
    guard (6...12).contains(text.count), text.allSatisfy(\.isCodeCharacter),
      (0..<6).allSatisfy({ text[$0].isLetter == ($0 % 4 < 2) })
    else { return nil }
    let malformed = WrittenPlace.malformed(
      expected: .expectedLocator)
    guard text.count % 2 == 0, text.count <= 10 else { return malformed }
    var (south, west, height, width) = (-90.0, -180.0, 180.0, 360.0)
    for pair in stride(from: 0, to: text.count, by: 2) {
      let (first, base) =
        pair % 4 == 0 ? (UInt8(ascii: "A"), pair == 0 ? 18 : 24) : (UInt8(ascii: "0"), 10)
      guard let east = text[pair].asciiValue, let north = text[pair + 1].asciiValue,
        east >= first, north >= first, east < first + UInt8(base), north < first + UInt8(base)
      else { return malformed }
      (height, width) = (height / Double(base), width / Double(base))
      south += Double(north - first) * height
      west += Double(east - first) * width
    }
    return .angles(latitude: south + height / 2, longitude: west + width / 2)
  }
}

extension Character {
  /// A capital letter or digit of ASCII.
  fileprivate var isCodeCharacter: Bool {
    ("A"..."Z").contains(self) || ("0"..."9").contains(self)
  }
}
