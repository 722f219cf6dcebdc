import AlmanacProtocol
import JSON
import JSONRPC

/// A method's result as a tool's: one page of its rows, a sentence with the main point, and the
/// data as quoted text for hosts that only pass on text.
///
/// Every revision with `structuredContent` asks for that text too, and some hosts pass on nothing
/// else.
struct ToolResult {
  private let call: ToolCall
  private let root: JSONValue

  init(_ call: ToolCall, _ root: JSONValue) {
    self.call = call
    self.root = root
  }

  /// Members `content`, `structuredContent`, `isError` and, for a page, `_meta`.
  func write(to writer: inout JSONWriter) {
    let data = onePage
    let text = ToolText.of(
      call.tool.method, root, isFirst: (call.page?.number ?? 1) == 1, note: note)
    writer.array("content", [text, Quotation.of(json: data)]) { Self.writeText($1, to: &$0) }
    writer.member("structuredContent", raw: data)
    writer.member("isError", false)
    writeMeta(to: &writer)
  }

  /// What a page draws: a host hands `_meta` on to it, but not to the model (MCP Apps). The blocks
  /// are about the first rows.
  private func writeMeta(to writer: inout JSONWriter) {
    guard Resource.page(of: call.tool.method) != nil, (call.page?.number ?? 1) == 1,
      let text = root[ToolText.member]
    else { return }
    writer.object("_meta") { $0.member("almanac/text", raw: text.rawBytes) }
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

  private var note: String? { rows.flatMap { call.page?.note(of: $0.count) } }

  /// Without the text, which is beside it.
  private var onePage: [UInt8] {
    JSONWriter.object(reservingCapacity: root.rawBytes.count) { writer in
      for (name, value) in root.members where name != ToolText.member {
        writer.key(text: name)
        guard let page = call.page, let rows, name == page.name else {
          writer.value(value)
          continue
        }
        let range = page.range(of: rows.count)
        writer.array(rows.elements.dropFirst(range.lowerBound).prefix(range.count)) { $0.value($1) }
      }
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
    var parts = [error.message]
    if let path = data["path"]?.string, !path.isEmpty { parts.append("At \(path).") }
    if let hint = data["hint"]?.string { parts.append(hint) }
    let allowed = data["allowed"]?.elements.compactMap(\.string) ?? []
    if !allowed.isEmpty { parts.append("Allowed: \(allowed.joined(separator: "; ")).") }
    if let range = data["range"] {
      let bounds = ["minimum", "maximum"].map { range[$0]?.double?.wireText ?? "" }
      parts.append("Allowed: \(bounds[0]) to \(bounds[1]).")
    }
    if let seconds = data["retryAfterSeconds"]?.integer { parts.append("Retry in \(seconds) s.") }
    let names = data["didYouMean"]?.elements.map { ("did you mean", ForeignText($0)) } ?? []
    return parts.joined(separator: " ") + Quotation(names).text
  }
}
