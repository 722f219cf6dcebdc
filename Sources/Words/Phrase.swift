import Basics
package import Vocabulary

/// A row of the tables with what fills it in. Only the generated functions make one, so that a row
/// never lacks a value and never gets another's; its template is seen by nobody else.
package struct Phrase<Row: PhraseRow>: Hashable, Sendable {
  let row: Row
  /// In the order of the row's functions, by which the templates number them.
  let values: [Row.Value]

  init(_ row: Row, _ values: [Row.Value] = []) {
    self.row = row
    self.values = values
  }
}

/// The rows of one table.
package protocol PhraseRow: CaseIterable, Hashable, Sendable {
  /// What fills the rows in.
  associatedtype Value: Hashable, Sendable
}

/// A value of a sentence that is put into words where it is made.
package enum Slot: Hashable, Sendable {
  case text(Text)
  case direction(Direction)
}

/// Where something lies.
package enum Direction: Hashable, Sendable {
  case bearing(Bearing)
  case sunward
}

extension Phrase where Row: RawRepresentable<String> {
  /// The row's name, by which programs know what is said.
  package var id: String { row.rawValue }
}

package typealias Message = Phrase<MessageRow>
package typealias PageText = Phrase<PageRow>
package typealias ChartText = Phrase<ChartRow>

extension SpokenLanguage {
  package func chart(_ text: ChartText) -> String { filled(phrases.text(text.row), text.values) }

  /// - Parameters:
  ///   - values: what stands for `{0}`, `{1}` and so on; a brace in one is text.
  ///   - isIsolating: whether each keeps its order on a screen.
  func filled(_ template: String, _ values: [String], isIsolating: Bool = true) -> String {
    guard !values.isEmpty else { return template }
    let direction = isIsolating ? direction : .leftToRight
    var template = template
    return template.withUTF8 { source in
      // Each brace may open the longest of the values, between two marks.
      let braces = unsafe source.count { $0 == UInt8(ascii: "{") }
      let longest = values.reduce(0) { max($0, $1.utf8.count) } + TextDirection.isolateBytes
      return unsafe String(
        unsafeUninitializedCapacity: source.count + braces * longest
      ) { target in
        var (index, count) = (0, 0)
        while index < source.count {
          if let place = unsafe Self.place(in: source, at: index), place < values.count {
            for byte in direction.isolated(values[place]).utf8 {
              unsafe target.initializeElement(at: count, to: byte)
              count += 1
            }
            index += "{0}".utf8.count
          } else {
            unsafe target.initializeElement(at: count, to: source[index])
            (index, count) = (index + 1, count + 1)
          }
        }
        return count
      }
    }
  }

  /// The number in the braces that open at an index; no row has ten values.
  private static func place(in text: UnsafeBufferPointer<UInt8>, at start: Int) -> Int? {
    guard unsafe text[start] == UInt8(ascii: "{"), start + 2 < text.count,
      unsafe text[start + 2] == UInt8(ascii: "}")
    else { return nil }
    let place = unsafe Int(text[start + 1]) - Int(UInt8(ascii: "0"))
    return (0...9).contains(place) ? place : nil
  }
}
