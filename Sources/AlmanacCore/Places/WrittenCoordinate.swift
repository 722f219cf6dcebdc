/// Coordinates as people write them:
///
/// - decimal degrees: `38.72,-9.14`, `38.72 -9.14`, `38.72°N 9.14°W`;
/// - degrees, minutes and seconds: `47°33'44"N 13°38'57"E`, `N47 33.73 E13 38.95`;
/// - a `geo:` URI (RFC 5870): `geo:47.5622,13.6493;u=35`;
/// - a full Plus Code (Open Location Code): `8FVC9G8F+6W`;
/// - a Maidenhead locator of 6 or 8 characters: `JN67TN`.
///
/// Nothing here is ever the name of a place.
package enum WrittenCoordinate: Equatable, Sendable {
  /// Degrees north and east, in range or not; the center of an area.
  case angles(latitude: Double, longitude: Double)
  /// One of the notations, but wrong; `expected` says in a sentence what it should be.
  case malformed(expected: String)

  /// Nil if the text is not a coordinate in any notation.
  package init?(_ text: String) {
    guard text.utf8.count <= Self.maximumBytes else { return nil }
    let written = Self.unified(text)
    guard let found = Self.uri(written) ?? GridReference.read(written) ?? Self.pair(written) else {
      return nil
    }
    self = found
  }

  private static let maximumBytes = 128

  /// Trimmed, in capitals, with one sign for each kind of quotation mark and minus.
  private static func unified(_ text: String) -> [Character] {
    var characters: [Character] = []
    for character in text.uppercased() {
      switch character {
      case "′", "’", "‘", "`": characters.append("'")
      case "″", "”", "“": characters.append("\"")
      case "º", "˚": characters.append("°")
      case "−", "–": characters.append("-")
      case "\t", "\u{A0}", "\u{202F}": characters.append(" ")
      default: characters.append(character)
      }
    }
    return Array(characters[...].trimmed)
  }

  // MARK: geo:

  private static func uri(_ text: [Character]) -> WrittenCoordinate? {
    let scheme: [Character] = ["G", "E", "O", ":"]
    guard text.starts(with: scheme) else { return nil }
    let parts = text.dropFirst(scheme.count).split(separator: ";", omittingEmptySubsequences: false)
    let system = parts.dropFirst().first { $0.starts(with: ["C", "R", "S", "="]) }
    guard system.map({ String($0.dropFirst(4)) == "WGS84" }) ?? true else {
      return .malformed(expected: "Of a geo: URI only the reference system wgs84 is understood.")
    }
    // Some programs add a query, which RFC 5870 does not know.
    let place = parts.first?.prefix { $0 != "?" } ?? []
    let numbers = place.split(separator: ",", omittingEmptySubsequences: false).map(decimal)
    guard (2...3).contains(numbers.count), let latitude = numbers[0], let longitude = numbers[1],
      numbers.allSatisfy({ $0 != nil })
    else {
      return .malformed(expected: "Expected a geo: URI such as geo:47.5622,13.6493.")
    }
    return .angles(latitude: latitude, longitude: longitude)
  }

  // MARK: Two angles

  private static let allowed = Set<Character>("0123456789.+-°'\" ,;NSEW")

  private static func pair(_ text: [Character]) -> WrittenCoordinate? {
    guard text.allSatisfy(allowed.contains), let (first, second) = halves(text),
      let first = Angle(first), let second = Angle(second)
    else { return nil }
    let isSwapped = first.axis == .longitude && second.axis == .latitude
    let (latitude, longitude) = isSwapped ? (second, first) : (first, second)
    guard latitude.axis != .longitude, longitude.axis != .latitude else { return nil }
    guard latitude.isWhole, longitude.isWhole else {
      return .malformed(expected: "Minutes and seconds of an angle are less than 60.")
    }
    return .angles(latitude: latitude.degrees, longitude: longitude.degrees)
  }

  /// At a comma or semicolon; else behind or before the letters of the directions; else at a blank.
  private static func halves(
    _ text: [Character]
  ) -> (ArraySlice<Character>, ArraySlice<Character>)? {
    var pieces = text.split(whereSeparator: { $0 == "," || $0 == ";" })
    if pieces.count == 1 {
      let letters = text.indices.filter { Angle.directions[text[$0]] != nil }
      if letters.count == 2 {
        let cut = letters[0] == 0 ? letters[1] : letters[0] + 1
        pieces = [text[..<cut], text[cut...]]
      } else {
        pieces = text.split(separator: " ")
      }
    }
    return pieces.count == 2 ? (pieces[0], pieces[1]) : nil
  }

  /// Digits with a sign and a point at most. `Double` would also accept "nan", "0x1p3" and "1e2",
  /// which are never meant as angles.
  fileprivate static func decimal(_ text: ArraySlice<Character>) -> Double? {
    let isPlain = text.allSatisfy { "0123456789.+-".contains($0) }
    return isPlain ? Double(String(text)) : nil
  }
}

/// One of the two angles: degrees, or degrees and minutes, or all three.
private struct Angle {
  enum Axis {
    case latitude
    case longitude
  }

  static let directions: [Character: (axis: Axis, sign: Double)] = [
    "N": (.latitude, 1), "S": (.latitude, -1), "E": (.longitude, 1), "W": (.longitude, -1),
  ]

  /// As its direction says; nil where none is given.
  let axis: Axis?
  let degrees: Double
  /// Whether its minutes and seconds are less than 60.
  let isWhole: Bool

  init?(_ text: ArraySlice<Character>) {
    var rest = text.trimmed
    var direction: (axis: Axis, sign: Double)?
    if let first = rest.first.flatMap({ Self.directions[$0] }) {
      direction = first
      rest = rest.dropFirst().trimmed
    } else if let last = rest.last.flatMap({ Self.directions[$0] }) {
      direction = last
      rest = rest.dropLast().trimmed
    }
    var sign = direction?.sign ?? 1
    if let first = rest.first, first == "-" || first == "+" {
      // "-5°S" could mean either.
      guard direction == nil else { return nil }
      if first == "-" { sign = -1 }
      rest = rest.dropFirst()
    }
    guard let parts = Self.parts(rest) else { return nil }
    axis = direction?.axis
    degrees = sign * zip(parts, [1, 60, 3_600]).reduce(0) { $0 + $1.0 / $1.1 }
    isWhole = parts.dropFirst().allSatisfy { $0 < 60 }
  }

  /// One to three numbers, each with its mark behind it or a blank; the last may have a fraction.
  private static func parts(_ text: ArraySlice<Character>) -> [Double]? {
    let marks: [Character] = ["°", "'", "\""]
    var (rest, parts) = (text, [Double]())
    while !rest.isEmpty {
      let digits = rest.prefix { "0123456789.".contains($0) }
      guard parts.count < 3, let number = WrittenCoordinate.decimal(digits) else { return nil }
      parts.append(number)
      rest = rest.dropFirst(digits.count).trimmed
      // Two apostrophes are a double one.
      if parts.count == 3, rest.starts(with: ["'", "'"]) { rest = rest.dropFirst(2) }
      if let mark = rest.first, marks.contains(mark) {
        guard mark == marks[parts.count - 1] else { return nil }
        rest = rest.dropFirst().trimmed
      }
      guard rest.isEmpty || !digits.contains(".") else { return nil }
    }
    return parts.isEmpty ? nil : parts
  }
}

extension ArraySlice<Character> {
  /// Without blanks around it.
  fileprivate var trimmed: Self {
    let start = drop { $0 == " " }
    return start.lastIndex { $0 != " " }.map { start[...$0] } ?? []
  }
}
