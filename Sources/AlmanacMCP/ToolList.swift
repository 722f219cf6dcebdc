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
    writer.array("tools", ToolEntry.all) { writer, tool in
      writer.object { write(tool, outputs, to: &$0) }
    }
  }

  private static func write(
    _ tool: ToolEntry, _ outputs: OutputSchemas, to writer: inout JSONWriter
  ) {
    writer.member("name", tool.name)
    writer.member("title", tool.title)
    writer.member("description", description(tool))
    writer.key("inputSchema")
    writeInput(tool, to: &writer)
    if let schema = outputs.schema(of: tool.method) { writer.member("outputSchema", raw: schema) }
    writer.object("annotations") { writer in
      writer.member("title", tool.title)
      writer.member("readOnlyHint", true)
      writer.member("destructiveHint", false)
      writer.member("idempotentHint", true)
      writer.member("openWorldHint", tool.isOpenWorld)
    }
    // Hosts with MCP Apps show the result in this page; the others ignore it.
    if let page = Resource.page(of: tool.method) {
      writer.object("_meta") { $0.object("ui") { $0.member("resourceUri", page.uri) } }
    }
  }

  /// The schema with "string or object" reduced to a string: models fill that in well, and every
  /// conversation pays for the size of every tool's schema.
  private static func writeInput(_ tool: ToolEntry, to writer: inout JSONWriter) {
    let schema = tool.inputSchemaBytes
    guard let root = try? JSONDocument(parsing: schema).root else { return writer.raw(schema) }
    writer.object { writer in
      for (name, value) in root.members {
        writer.key(text: name)
        guard name == "properties" else {
          writer.value(value)
          continue
        }
        writer.object { writer in
          for (name, property) in value.members {
            writer.key(text: name)
            writeProperty(property, to: &writer)
          }
          if let limit = RowPage.limit(of: tool) { writePage(limit, to: &writer) }
        }
      }
    }
  }

  private static func writePage(_ limit: Int, to writer: inout JSONWriter) {
    writer.key(text: ToolCall.pageArgument)
    writer.object { writer in
      writer.member("type", "integer")
      writer.member("minimum", 1)
      writer.member("maximum", limit)
      writer.member("default", 1)
      writer.member("description", "Which page of a long result.")
    }
  }

  private static func writeProperty(_ property: JSONValue, to writer: inout JSONWriter) {
    guard let text = property["oneOf"]?.element(at: 0), text["type"]?.string == "string" else {
      return writer.value(property)
    }
    writer.object { writer in
      for (name, value) in text.members where name != "description" {
        writer.member(text: name, value)
      }
      writer.member("description", property["description"]?.string ?? "")
    }
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
