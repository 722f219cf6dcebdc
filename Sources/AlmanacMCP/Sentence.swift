import AlmanacServer
import JSON

/// A sentence of this program. It can only contain the program's own words and numbers; foreign
/// text cannot be interpolated.
struct Sentence: ExpressibleByStringInterpolation, Equatable {
  private(set) var text: String

  init(stringLiteral text: String) { self.text = text }
  init(stringInterpolation: StringInterpolation) { text = stringInterpolation.text }

  private init(text: String) { self.text = text }

  static func joined(_ parts: [Sentence], by separator: String) -> Sentence {
    Sentence(text: parts.map(\.text).joined(separator: separator))
  }

  static func + (left: Sentence, right: Sentence) -> Sentence {
    Sentence(text: left.text + right.text)
  }

  struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var text = ""

    init(literalCapacity: Int, interpolationCount: Int) {}

    mutating func appendLiteral(_ literal: String) { text += literal }
    mutating func appendInterpolation(_ number: Int) { text += "\(number)" }
    mutating func appendInterpolation(_ number: Double) { text += "\(number)" }
    mutating func appendInterpolation(_ part: Sentence) { text += part.text }
  }

  // MARK: What of a result is our own

  static let unknown: Sentence = "unknown"

  /// A number, date or time of a result; "unknown" for anything else.
  static func figure(_ value: JSONValue?) -> Sentence {
    guard let value else { return unknown }
    if value.kind == .number {
      return Sentence(text: String(decoding: value.rawBytes, as: UTF8.self))
    }
    guard let text = value.string, text.utf8.count <= 40,
      text.utf8.allSatisfy({ (0x30...0x39).contains($0) || "-+:.TZW".utf8.contains($0) })
    else { return unknown }
    return Sentence(text: text)
  }

  /// A name of one of the protocol's enums in words: `waxingGibbous` is "waxing gibbous".
  static func word(_ value: JSONValue?) -> Sentence {
    guard let name = value?.string, name.utf8.count <= 40,
      name.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") })
    else { return unknown }
    return Sentence(
      text: name.reduce(into: "") { $0 += $1.isUppercase ? " " + $1.lowercased() : String($1) })
  }

  /// A text that this program composed: a condition, a label, an explanation, a unit.
  static func own(_ value: JSONValue?) -> Sentence {
    value?.string.map { Sentence(text: $0) } ?? unknown
  }

  /// A value, marked if it is an estimate. Unknown values are not marked.
  func marked(_ provenance: Provenance) -> Sentence {
    self == Self.unknown ? self : Sentence(text: provenance.marked(text))
  }
}
