import AlmanacProtocol
import JSON
import JSONRPC

/// A method's result as a tool's: a text, in as much detail as the host asked for. The same is
/// never said twice, and what is not a text is left out: some hosts pass on nothing else, and
/// others pass on both.
struct ToolResult {
  private let call: ToolCall
  private let root: JSONValue

  init(_ call: ToolCall, _ root: JSONValue) {
    self.call = call
    self.root = root
  }

  /// Members `content`, `isError` and, for a page, `_meta`.
  func write(to writer: inout JSONWriter) {
    writer.array("content", texts) { Self.writeText($1, to: &$0) }
    writer.member("isError", false)
    writeMeta(to: &writer)
  }

  private var texts: [String] {
    let isFirst = (call.page?.number ?? 1) == 1
    let text = ToolText(call.tool.method, root)
    switch call.detail {
    case .summary: return [text.summary(isFirst: isFirst, note: note)]
    case .standard: return [text.standard(rows: rowRange, note: note)]
    case .full: return [text.summary(isFirst: isFirst, note: note), Quotation.of(json: onePage)]
    }
  }

  /// What a page draws: a host hands `_meta` on to it, but not to the model (MCP Apps). The blocks
  /// are about the first rows.
  private func writeMeta(to writer: inout JSONWriter) {
    guard Resource.page(of: call.tool.method) != nil, (call.page?.number ?? 1) == 1,
      let text = root[ToolText.member]
    else { return }
    writer.object("_meta") { writer in
      writer.member("almanac/text", raw: text.rawBytes)
      writer.member("almanac/result", raw: onePage)
    }
  }

  static func writeText(_ text: String, to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("type", "text")
      writer.member("text", text)
    }
  }

  // MARK: Rows

  private var rows: JSONValue? {
    guard let page = call.page, let rows = root[page.name], rows.kind == .array else { return nil }
    return rows
  }

  private var rowRange: Range<Int>? { rows.flatMap { call.page?.range(of: $0.count) } }

  private var note: String? { rows.flatMap { call.page?.note(of: $0.count) } }

  /// For the eye alone, and codes beside their words.
  private static let glyphs: Set = ["symbols", "rank", "emoji", "sfSymbol", "owmIcon", "material"]
  private static let condition: Set = ["kind", "text"]

  /// Without the text, which is beside it, and without glyphs.
  private var onePage: [UInt8] {
    JSONWriter.object(reservingCapacity: root.rawBytes.count) { writer in
      for (name, value) in root.members where name != ToolText.member {
        writer.key(text: name)
        guard let rowRange, name == call.page?.name else {
          Self.write(value, to: &writer)
          continue
        }
        writer.array(value.elements.dropFirst(rowRange.lowerBound).prefix(rowRange.count)) {
          Self.write($1, to: &$0)
        }
      }
    }
  }

  private static func write(
    _ value: JSONValue, isCondition: Bool = false, to writer: inout JSONWriter
  ) {
    switch value.kind {
    case .object:
      writer.object { writer in
        for (name, member) in value.members
        where isCondition ? condition.contains(name) : !glyphs.contains(name) {
          writer.key(text: name)
          write(member, isCondition: name == "condition", to: &writer)
        }
      }
    case .array: writer.array(value.elements) { write($1, to: &$0) }
    default: writer.value(value)
    }
  }
}

/// A tool's failure, as a result that an assistant can read and act on.
enum ToolFailure {
  static func write(_ error: RPCError, to writer: inout JSONWriter) {
    writer.array("content", [text(error)]) { ToolResult.writeText($1, to: &$0) }
    writer.member("isError", true)
  }

  static func text(_ error: RPCError) -> String {
    guard let data = try? JSONDocument(parsing: error.data).root else { return error.message }
    // In the language of the reader, the hint and what is allowed are in the text.
    let text = data["text"]?.string
    var parts = [text ?? error.message]
    if let path = data["path"]?.string, !path.isEmpty { parts.append("At \(path).") }
    let names = data["didYouMean"]?.elements.map { ("did you mean", ForeignText($0)) } ?? []
    guard text == nil else { return parts.joined(separator: " ") + Quotation(names).text }
    if let hint = data["hint"]?.string { parts.append(hint) }
    let allowed = data["allowed"]?.elements.compactMap(\.string) ?? []
    if !allowed.isEmpty { parts.append("Allowed: \(allowed.joined(separator: "; ")).") }
    if let range = data["range"] {
      let bounds = ["minimum", "maximum"].map { range[$0]?.double?.wireText ?? "" }
      parts.append("Allowed: \(bounds[0]) to \(bounds[1]).")
    }
    if let seconds = data["retryAfterSeconds"]?.integer { parts.append("Retry in \(seconds) s.") }
    return parts.joined(separator: " ") + Quotation(names).text
  }
}
