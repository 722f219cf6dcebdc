import Vocabulary

/// Latitude and longitude as two angles.
enum WrittenAngles {
  /// What is wrong, as a sentence.
  fileprivate struct Fault: Error {
    var expected = Hint.expectedAngles
  }

  /// - Parameter text: unified by `WrittenPlace`.
  /// - Returns: nil if the text has not the form of angles.
  static func read(_ text: [Character]) -> WrittenPlace? {
    guard hasForm(text) else { return nil }
    do throws(Fault) {
      return try pair(text)
    } catch {
      return .malformed(expected: error.expected)
    }
  }

  // MARK: Form

  private static let marks = Set<Character>("°'\" .,;:=+-/")
  /// Words that stand beside or in place of numbers.
  private static let labels: Set<String> = [
    "N", "S", "E", "W", "O", "X", "LAT", "LATITUDE", "LON", "LNG", "LONG", "LONGITUDE",
  ]
  private static let nonNumbers: Set<String> = ["NAN", "INF", "INFINITY"]

  /// Only numbers, their marks and the words beside them: two numbers, or one that is written as
  /// an angle. Bare digits may be a postal code ("10115", "00-950").
  private static func hasForm(_ text: [Character]) -> Bool {
    guard text.contains(where: \.isDigit) || text.contains("N") else { return false }
    var (numbers, unknown, isAngle) = (0, 0, false)
    var position = 0
    while position < text.count {
      let character = text[position]
      var end = position + 1
      if character.isDigit {
        end = text[position...].firstIndex { !$0.isDigit && $0 != "." } ?? text.count
        numbers += 1
        isAngle = isAngle || text[position..<end].contains(".")
      } else if character.isASCII, character.isLetter {
        end = text[position...].firstIndex { !($0.isASCII && $0.isLetter) } ?? text.count
        let word = String(text[position..<end])
        if nonNumbers.contains(word) {
          unknown += 1
        } else if !labels.contains(word), !(word.count == 1 && text.contains("°")) {
          return false
        }
      } else {
        guard marks.contains(character) else { return false }
        let isSign = character == "-" || character == "+"
        isAngle =
          isAngle || character == "°" || character == "," || character == ";"
          || isSign && (position == 0 || !text[position - 1].isDigit)
      }
      position = end
    }
    if numbers == 0 { return unknown > 1 }
    return isAngle || unknown > 0 || numbers > 1 && !isPostalCode(text)
  }

  /// Groups of digits with hyphens.
  private static func isPostalCode(_ text: [Character]) -> Bool {
    text.contains("-") && text.allSatisfy { $0.isDigit || $0 == "-" }
  }

  // MARK: Value

  private static func pair(_ text: [Character]) throws(Fault) -> WrittenPlace {
    let words = text.split { !$0.isLetter }.map { String($0) }
    if words.contains(where: nonNumbers.contains) {
      throw Fault(expected: .anglesAreNumbers)
    }
    if words.contains("O") {
      throw Fault(expected: .ambiguousDirection)
    }
    guard let (first, second) = halves(text) else { throw Fault() }
    let (one, other) = (try Angle(first), try Angle(second))
    let isSwapped = one.axis == .longitude && other.axis == .latitude
    let (latitude, longitude) = isSwapped ? (other, one) : (one, other)
    guard latitude.axis != .longitude, longitude.axis != .latitude else {
      throw Fault(expected: .oneAngleOfEach)
    }
    return .angles(latitude: latitude.degrees, longitude: longitude.degrees)
  }

  /// The two angles, with points for decimal commas.
  private static func halves(
    _ text: [Character]
  ) -> (ArraySlice<Character>, ArraySlice<Character>)? {
    var pieces = text.split(separator: ";", omittingEmptySubsequences: false)
    if pieces.count == 1 {
      let commas = text.indices.filter { text[$0] == "," }
      if let comma = separator(among: commas, text) {
        pieces = [text[..<comma], text[(comma + 1)...]]
      } else {
        guard commas.isEmpty || !text.contains(".") else { return nil }
        pieces = unseparated(text)
      }
    }
    guard pieces.count == 2 else { return nil }
    let points = pieces.map { Array($0.map { $0 == "," ? "." : $0 })[...] }
    return (points[0], points[1])
  }

  /// The comma between the two angles; nil if all are decimal ones. Beside points a comma is none;
  /// a decimal comma has digits on both sides.
  private static func separator(among commas: [Int], _ text: [Character]) -> Int? {
    if text.contains(".") { return commas.count == 1 ? commas[0] : nil }
    let loose = commas.filter { comma in
      comma == 0 || comma == text.count - 1 || !text[comma - 1].isDigit || !text[comma + 1].isDigit
    }
    if loose.count == 1 { return loose[0] }
    guard loose.isEmpty, commas.count % 2 == 1, unseparated(text).count != 2 else { return nil }
    return commas[commas.count / 2]
  }

  /// Behind or before the letters of the directions; else at a blank.
  private static func unseparated(_ text: [Character]) -> [ArraySlice<Character>] {
    let letters = text.indices.filter { Angle.directions[text[$0]] != nil }
    guard letters.count == 2 else { return text.split(separator: " ") }
    let cut = letters[0] == 0 ? letters[1] : letters[0] + 1
    return [text[..<cut], text[cut...]]
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

  init(_ text: ArraySlice<Character>) throws(WrittenAngles.Fault) {
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
      guard direction == nil else {
        throw WrittenAngles.Fault(
          expected: .signOrDirection)
      }
      if first == "-" { sign = -1 }
      rest = rest.dropFirst()
    }
    guard let parts = Self.parts(rest) else { throw WrittenAngles.Fault() }
    guard parts.dropFirst().allSatisfy({ $0 < 60 }) else {
      throw WrittenAngles.Fault(expected: .minutesBelowSixty)
    }
    axis = direction?.axis
    degrees = sign * zip(parts, [1, 60, 3_600]).reduce(0) { $0 + $1.0 / $1.1 }
  }

  /// One to three numbers, each with its mark behind it or a blank; the last may have a fraction.
  private static func parts(_ text: ArraySlice<Character>) -> [Double]? {
    let marks: [Character] = ["°", "'", "\""]
    var (rest, parts) = (text, [Double]())
    while !rest.isEmpty {
      let digits = rest.prefix { $0.isDigit || $0 == "." }
      guard parts.count < 3, let number = digits.decimal else { return nil }
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

extension Character {
  /// Of ASCII: other digits are not read.
  fileprivate var isDigit: Bool { ("0"..."9").contains(self) }
}
