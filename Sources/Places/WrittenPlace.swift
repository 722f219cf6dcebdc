package import Vocabulary

/// A text that says where, by its form. The form is decided first, then the value: a text in the
/// form of coordinates or a code that is wrong is malformed, never the name of a place.
///
/// - decimal degrees: `38.72,-9.14`, `38,72 -9,14`, `38.72°N 9.14°W`;
/// - degrees, minutes and seconds: `47°33'44"N 13°38'57"E`, `N47 33.73 E13 38.95`;
/// - a `geo:` URI (RFC 5870): `geo:47.5622,13.6493;u=35`;
/// - a full Plus Code (Open Location Code): `8FVC9G8F+6W`;
/// - a Maidenhead locator of 6, 8 or 10 characters: `JN67TN`.
package enum WrittenPlace: Equatable, Sendable {
  /// Degrees north and east, in range or not; the center of an area.
  case angles(latitude: Double, longitude: Double)
  /// One of the notations, but wrong; `expected` says in a sentence what it should be.
  case malformed(expected: Hint)
  /// Anything else, with single blanks between its words.
  case name(String)

  package init(_ text: String) {
    // What is left when a plus sign is a blank may have a form too.
    let name = Self.words(text)
    self = Self.form(text) ?? (name == text ? nil : Self.form(name)) ?? .name(name)
  }

  /// Any notation but a name's.
  private static func form(_ text: String) -> WrittenPlace? {
    let written = unified(text)
    return uri(written) ?? GridReference.read(written) ?? WrittenAngles.read(written)
  }

  // MARK: Blanks

  /// What is no part of a text at its ends: blanks and line ends of any script, and what is
  /// invisible, such as the marks that a page leaves around a name that is copied from it.
  private static func isBlank(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .spaceSeparator, .lineSeparator, .paragraphSeparator, .control, .format: true
    default: false
    }
  }

  /// The words of a name. Marks within are kept, because some scripts need them to join letters;
  /// a plus sign is the blank of a URL's query.
  private static func words(_ text: String) -> String {
    var scalars = String.UnicodeScalarView()
    var isAfterBlank = true
    for scalar in text.unicodeScalars {
      let isMark = scalar.properties.generalCategory == .format
      if scalar == "+" || isBlank(scalar) && !isMark {
        isAfterBlank = true
      } else {
        if isAfterBlank, !scalars.isEmpty { scalars.append(" ") }
        isAfterBlank = false
        scalars.append(scalar)
      }
    }
    var trimmed = scalars[...]
    while let first = trimmed.first, isBlank(first) { trimmed.removeFirst() }
    while let last = trimmed.last, isBlank(last) { trimmed.removeLast() }
    return String(trimmed)
  }

  /// In capitals, with one sign for each kind of quotation mark, minus, comma and blank, without
  /// blanks and brackets around.
  private static func unified(_ text: String) -> [Character] {
    var characters: [Character] = []
    for scalar in text.uppercased().unicodeScalars {
      switch scalar {
      case "′", "’", "‘", "`": characters.append("'")
      case "″", "”", "“": characters.append("\"")
      case "º", "˚": characters.append("°")
      case "−", "–": characters.append("-")
      case "，", "、": characters.append(",")
      case "；": characters.append(";")
      case _ where isBlank(scalar):
        if scalar.properties.generalCategory != .format { characters.append(" ") }
      default: characters.append(Character(scalar))
      }
    }
    let trimmed = characters[...].trimmed
    let brackets: [Character: Character] = ["(": ")", "[": "]"]
    let isEnclosed =
      trimmed.count > 1 && trimmed.first.flatMap { brackets[$0] } == trimmed.last
    return Array(isEnclosed ? trimmed.dropFirst().dropLast().trimmed : trimmed)
  }

  // MARK: geo:

  private static func uri(_ text: [Character]) -> WrittenPlace? {
    let scheme: [Character] = ["G", "E", "O", ":"]
    guard text.starts(with: scheme) else { return nil }
    let parts = text.dropFirst(scheme.count).split(separator: ";", omittingEmptySubsequences: false)
    let system = parts.dropFirst().first { $0.starts(with: ["C", "R", "S", "="]) }
    guard system.map({ String($0.dropFirst(4)) == "WGS84" }) ?? true else {
      return .malformed(expected: .otherReferenceSystem)
    }
    // Some programs add a query, which RFC 5870 does not know.
    let place = parts.first?.prefix { $0 != "?" } ?? []
    let numbers = place.split(separator: ",", omittingEmptySubsequences: false).map(\.decimal)
    guard (2...3).contains(numbers.count), let latitude = numbers[0], let longitude = numbers[1],
      numbers.allSatisfy({ $0 != nil })
    else {
      return .malformed(expected: .expectedGeoURI)
    }
    return .angles(latitude: latitude, longitude: longitude)
  }
}

extension ArraySlice<Character> {
  /// Without blanks around it.
  var trimmed: Self {
    let start = drop { $0 == " " }
    return start.lastIndex { $0 != " " }.map { start[...$0] } ?? []
  }

  /// Digits with a sign and a point at most. `Double` would also accept "nan", "0x1p3" and "1e2",
  /// which are never meant as angles.
  var decimal: Double? {
    allSatisfy { "0123456789.+-".contains($0) } ? Double(String(self)) : nil
  }
}
