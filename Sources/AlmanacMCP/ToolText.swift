import AlmanacProtocol
import JSON
import Vocabulary

/// A result for people and for models that do not read JSON; names and warnings are quoted after
/// it.
struct ToolText {
  private let method: MethodName
  private let root: JSONValue
  private let text: JSONValue?

  /// The member of a result with its text.
  static let member = "text"

  init(_ method: MethodName, _ root: JSONValue) {
    (self.method, self.root) = (method, root)
    text = root[Self.member]
  }

  /// Asks for the headline, which has only the server's own words and numbers, and for the blocks
  /// of a page.
  static func writeParam(_ tool: ToolEntry, to writer: inout JSONWriter) {
    writer.object("text") { writer in
      writer.member("style", TextStyle.blocks.rawValue)
      if Resource.page(of: tool.method) == nil { writer.member("icons", IconSet.none.rawValue) }
    }
  }

  /// The main point in a few sentences.
  /// - Parameters:
  ///   - isFirst: whether these are the first rows, which the headline is about.
  ///   - note: which rows these are.
  func summary(isFirst: Bool, note: String?) -> String {
    // The headline begins with the warning in force.
    whole([(isFirst ? text?["headline"] : text?["warning"])?.string, note])
  }

  /// What a page shows, a line for each fact and row: as data, since a page has names and texts of
  /// others among its own.
  /// - Parameter rows: of its longest table; nil for all.
  func standard(rows: Range<Int>?, note: String?) -> String {
    let blocks = text?["blocks"]?.elements.map(\.self) ?? []
    let longest = blocks.map { $0["rows"]?.count ?? 0 }.max() ?? 0
    let lines = blocks.flatMap { block in
      let count = block["rows"]?.count ?? 0
      return Self.lines(block, rows: count == longest ? rows ?? 0..<count : 0..<count)
    }
    return whole([text?["warning"]?.string, note], lines)
  }

  /// Notes name places and senders of warnings, so they are data too.
  private func whole(_ sentences: [String?], _ lines: [String] = []) -> String {
    let notes = text?["notes"]?.elements.compactMap(\.string).joined(separator: " · ") ?? ""
    return sentences.compactMap(\.self).joined(separator: " ")
      + Quotation(quotes, lines: (lines + [notes]).filter { !$0.isEmpty }).text
  }

  // MARK: Blocks

  /// A warning's own name is quoted elsewhere, and a gradient is for the eye.
  private static func lines(_ block: JSONValue, rows: Range<Int>) -> [String] {
    guard let kind = block["kind"]?.string.flatMap(TextBlockKind.init) else { return [] }
    switch kind {
    case .warning, .warningElsewhere: return []
    case .badge, .line, .paragraph: return [joined(block["spans"])]
    case .facts:
      return (block["facts"]?.elements.map(\.self) ?? []).map { fact in
        let name = fact["name"]?["text"]?.string ?? ""
        return (name.isEmpty ? "" : name + ": ") + joined(fact["value"])
      }
    case .table:
      let columns = block["columns"]?.elements.map(\.self) ?? []
      let shown = columns.indices.filter { columns[$0]["detail"]?.bool != true }
      let heads = shown.map { index in
        let (name, unit) = (columns[index]["name"]?["text"]?.string, columns[index]["unit"]?.string)
        return [name, unit].compactMap(\.self).filter { !$0.isEmpty }.joined(separator: " ")
      }
      let cells = (block["rows"]?.elements.map(\.self) ?? []).dropFirst(rows.lowerBound)
        .prefix(rows.count).map { row in
          let cells = row["cells"]?.elements.map(\.self) ?? []
          return shown.map { cells[$0]["text"]?.string ?? "" }.joined(separator: "|")
        }
      return [heads.joined(separator: "|")] + cells
    }
  }

  private static func joined(_ spans: JSONValue?) -> String {
    (spans?.elements.compactMap { $0["text"]?.string } ?? []).filter { !$0.isEmpty }
      .joined(separator: " ")
  }

  // MARK: Quotations

  private var quotes: [(label: String, text: ForeignText?)] {
    func rows(_ name: String) -> [JSONValue] { root[name]?.elements.map(\.self) ?? [] }
    let place = [(label: "place", text: ForeignText(root["place"]?["displayName"]))]
    return switch method {
    case .alertsActive: place + rows("alerts").map(Self.warning)
    case .locationSearch: rows("places").map { ("place", ForeignText($0["displayName"])) }
    default: place
    }
  }

  private static func warning(_ row: JSONValue) -> (label: String, text: ForeignText?) {
    let isForPlace = row["match"]?.string.flatMap(AlertMatch.init)?.isForPlace ?? false
    return (
      isForPlace ? "warning" : "warning somewhere in the country", ForeignText(row["event"])
    )
  }
}
