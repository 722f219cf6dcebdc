import AlmanacProtocol
import JSON

/// The list of tools, always in the same order.
enum ToolList {
  private static func description(_ tool: ToolEntry) -> String {
    let text = tool.description + " Metric units unless `units` says otherwise."
    guard let page = RowPage(of: tool) else { return text }
    return text + " Returns \(page.size) \(page.name) at a time; `page` 2 has the next ones."
  }

  /// The member `tools`.
  static func write(to writer: inout JSONWriter) {
    let outputs = OutputSchemas()
    writer.key("tools")
    writer.beginArray()
    for tool in ToolEntry.all { write(tool, outputs, to: &writer) }
    writer.endArray()
  }

  private static func write(
    _ tool: ToolEntry, _ outputs: OutputSchemas, to writer: inout JSONWriter
  ) {
    writer.beginObject()
    writer.member("name", tool.name)
    writer.member("title", tool.title)
    writer.member("description", description(tool))
    writer.key("inputSchema")
    writeInput(tool, to: &writer)
    if let schema = outputs.schema(of: tool.method) {
      writer.key("outputSchema")
      writer.raw(schema)
    }
    writeAnnotations(tool, to: &writer)
    if let page = Resource.page(of: tool.method) { writePage(page, to: &writer) }
    writer.endObject()
  }

  /// Hosts with MCP Apps show the result in this page; the others ignore it.
  private static func writePage(_ page: Resource, to writer: inout JSONWriter) {
    writer.key("_meta")
    writer.beginObject()
    writer.key("ui")
    writer.beginObject()
    writer.member("resourceUri", page.uri)
    writer.endObject()
    writer.endObject()
  }

  private static func writeAnnotations(_ tool: ToolEntry, to writer: inout JSONWriter) {
    writer.key("annotations")
    writer.beginObject()
    writer.member("title", tool.title)
    writer.member("readOnlyHint", true)
    writer.member("destructiveHint", false)
    writer.member("idempotentHint", true)
    writer.member("openWorldHint", tool.isOpenWorld)
    writer.endObject()
  }

  /// The schema with "string or object" reduced to a string: models fill that in well, and every
  /// conversation pays for the size of every tool's schema.
  private static func writeInput(_ tool: ToolEntry, to writer: inout JSONWriter) {
    let schema = tool.inputSchemaBytes
    guard let root = try? JSONDocument(parsing: schema).root else { return writer.raw(schema) }
    writer.beginObject()
    for (name, value) in root.members {
      writer.key(text: name)
      guard name == "properties" else {
        writer.value(value)
        continue
      }
      writer.beginObject()
      for (name, property) in value.members {
        writer.key(text: name)
        writeProperty(property, to: &writer)
      }
      if let limit = RowPage.limit(of: tool) { writePage(limit, to: &writer) }
      writer.endObject()
    }
    writer.endObject()
  }

  private static func writePage(_ limit: Int, to writer: inout JSONWriter) {
    writer.key(text: ToolCall.pageArgument)
    writer.beginObject()
    writer.member("type", "integer")
    writer.member("minimum", 1)
    writer.member("maximum", limit)
    writer.member("default", 1)
    writer.member("description", "Which page of a long result.")
    writer.endObject()
  }

  private static func writeProperty(_ property: JSONValue, to writer: inout JSONWriter) {
    guard let text = property["oneOf"]?.element(at: 0), text["type"]?.string == "string" else {
      return writer.value(property)
    }
    writer.beginObject()
    for (name, value) in text.members where name != "description" {
      writer.key(text: name)
      writer.value(value)
    }
    writer.member("description", property["description"]?.string ?? "")
    writer.endObject()
  }
}

extension ToolEntry {
  /// `air_quality` -> "Air quality".
  var title: String {
    let words = String(name.map { $0 == "_" ? " " : $0 })
    return words.prefix(1).uppercased() + words.dropFirst()
  }

  var inputSchemaBytes: [UInt8] { inputSchema.withUTF8Buffer { unsafe Array($0) } }
}
