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
  ///   - values: what stands for `{0}`, `{1}` and so on; a brace in one is text. `{0:la|las}` is
  ///     the first of two words if the value begins with the number one, as the hours of some
  ///     languages want their article, and else the second.
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
        func write(_ bytes: some Sequence<UInt8>) {
          for byte in bytes {
            unsafe target.initializeElement(at: count, to: byte)
            count += 1
          }
        }
        while index < source.count {
          guard let slot = unsafe Opening(in: source, at: index), slot.place < values.count else {
            unsafe target.initializeElement(at: count, to: source[index])
            (index, count) = (index + 1, count + 1)
            continue
          }
          let value = values[slot.place]
          if let words = slot.words {
            unsafe write(source[Self.beginsWithOne(value) ? words.one : words.other])
          } else {
            write(direction.isolated(value).utf8)
          }
          index = slot.end
        }
        return count
      }
    }
  }

  private static func beginsWithOne(_ value: String) -> Bool {
    let digits = value.utf8.prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    return digits.drop { $0 == UInt8(ascii: "0") }.elementsEqual("1".utf8)
  }

  /// The braces that open at an index; no row has ten values.
  private struct Opening {
    let place: Int
    /// After the brace that closes.
    let end: Int
    /// Where in the template the two words are.
    var words: (one: Range<Int>, other: Range<Int>)?

    init?(in text: UnsafeBufferPointer<UInt8>, at start: Int) {
      guard unsafe text[start] == UInt8(ascii: "{"), start + 2 < text.count else { return nil }
      place = unsafe Int(text[start + 1]) - Int(UInt8(ascii: "0"))
      guard (0...9).contains(place) else { return nil }
      let first = start + 3
      if unsafe text[start + 2] == UInt8(ascii: "}") {
        end = first
        return
      }
      guard unsafe text[start + 2] == UInt8(ascii: ":"),
        let close = unsafe text[first...].firstIndex(of: UInt8(ascii: "}")),
        let bar = unsafe text[first..<close].firstIndex(of: UInt8(ascii: "|"))
      else { return nil }
      end = close + 1
      words = (first..<bar, bar + 1..<close)
    }
  }
}
