import AlmanacProtocol
import JSON
import JSONRPC

/// A method's result as a tool's: rows beyond what an assistant can use are cut, a sentence says
/// the main thing, and the data follow as text for hosts that pass on text alone.
struct ToolResult {
  private let tool: ToolEntry
  private let root: JSONValue

  init(_ tool: ToolEntry, _ root: JSONValue) {
    self.tool = tool
    self.root = root
  }

  /// Members `content`, `structuredContent` and `isError`.
  func write(to writer: inout JSONWriter) {
    let trimmed = Self.trimmed(root)
    writer.key("content")
    writer.beginArray()
    Self.writeText(ToolText.of(tool.method, root) + cutNote, to: &writer)
    Self.writeText(String(decoding: trimmed, as: UTF8.self), to: &writer)
    writer.endArray()
    writer.key("structuredContent")
    writer.raw(trimmed)
    writer.member("isError", false)
  }

  static func writeText(_ text: String, to writer: inout JSONWriter) {
    writer.beginObject()
    writer.member("type", "text")
    writer.member("text", text)
    writer.endObject()
  }

  // MARK: Rows

  private static let maximumRows = ["hours": ToolList.maximumHours, "days": ToolList.maximumDays]

  private static func trimmed(_ root: JSONValue) -> [UInt8] {
    var writer = JSONWriter(reservingCapacity: root.rawBytes.count)
    writer.beginObject()
    for (name, value) in root.members {
      writer.key(text: name)
      guard let most = maximumRows[name], value.kind == .array, value.count > most else {
        writer.value(value)
        continue
      }
      writer.beginArray()
      for row in value.elements.prefix(most) { writer.value(row) }
      writer.endArray()
    }
    writer.endObject()
    return writer.bytes
  }

  private var cutNote: String {
    for (name, most) in Self.maximumRows.sorted(by: { $0.key < $1.key }) {
      guard let rows = root[name], rows.kind == .array, rows.count > most else { continue }
      return " Only the first \(most) of \(rows.count) \(name) follow."
    }
    return ""
  }
}

/// What a tool could not do, as a result that an assistant can read and act on.
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
    for (name, words) in [("Allowed", "allowed"), ("Did you mean", "didYouMean")] {
      let texts = data[words]?.elements.compactMap(\.string) ?? []
      if !texts.isEmpty { parts.append("\(name): \(texts.joined(separator: "; ")).") }
    }
    if let range = data["range"] {
      let bounds = ["minimum", "maximum"].map { name in
        range[name].map { String(decoding: $0.rawBytes, as: UTF8.self) } ?? ""
      }
      parts.append("Allowed: \(bounds[0]) to \(bounds[1]).")
    }
    if let seconds = data["retryAfterSeconds"]?.integer { parts.append("Retry in \(seconds) s.") }
    return parts.joined(separator: " ")
  }
}
