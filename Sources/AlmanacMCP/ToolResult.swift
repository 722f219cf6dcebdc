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

  /// Members `content`, `structuredContent` and `isError`.
  func write(to writer: inout JSONWriter) {
    let data = onePage
    writer.key("content")
    writer.beginArray()
    Self.writeText(
      ToolText.of(call.tool.method, root, isFirst: (call.page?.number ?? 1) == 1, note: note),
      to: &writer)
    Self.writeText(Quotation.of(json: data), to: &writer)
    writer.endArray()
    writer.key("structuredContent")
    writer.raw(data)
    writer.member("isError", false)
  }

  static func writeText(_ text: String, to writer: inout JSONWriter) {
    writer.beginObject()
    writer.member("type", "text")
    writer.member("text", text)
    writer.endObject()
  }

  // MARK: Rows

  private var rows: JSONValue? {
    guard let page = call.page, let rows = root[page.name], rows.kind == .array else { return nil }
    return rows
  }

  private var note: String? { rows.flatMap { call.page?.note(of: $0.count) } }

  /// Without the text, which is beside it.
  private var onePage: [UInt8] {
    var writer = JSONWriter(reservingCapacity: root.rawBytes.count)
    writer.beginObject()
    for (name, value) in root.members where name != ToolText.member {
      writer.key(text: name)
      guard let page = call.page, let rows, name == page.name else {
        writer.value(value)
        continue
      }
      let range = page.range(of: rows.count)
      writer.beginArray()
      for row in rows.elements.dropFirst(range.lowerBound).prefix(range.count) { writer.value(row) }
      writer.endArray()
    }
    writer.endObject()
    return writer.bytes
  }
}

/// A tool's failure, as a result that an assistant can read and act on.
enum ToolFailure {
  static func write(_ error: RPCError, to writer: inout JSONWriter) {
    writer.key("content")
    writer.beginArray()
    ToolResult.writeText(text(error), to: &writer)
    writer.endArray()
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
      let bounds = ["minimum", "maximum"].map { name in
        range[name].map { String(decoding: $0.rawBytes, as: UTF8.self) } ?? ""
      }
      parts.append("Allowed: \(bounds[0]) to \(bounds[1]).")
    }
    if let seconds = data["retryAfterSeconds"]?.integer { parts.append("Retry in \(seconds) s.") }
    let names = data["didYouMean"]?.elements.map { ("did you mean", ForeignText($0)) } ?? []
    return parts.joined(separator: " ") + Quotation(names).text
  }
}
