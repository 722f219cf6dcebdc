import AlmanacProtocol
import JSON

/// The list of tools, always in the same order. Results have no schemas: they are texts, and the
/// schemas of their data would cost every conversation ten times the tools themselves.
enum ToolList {
  /// The member `tools`.
  static func write(to writer: inout JSONWriter) {
    writer.array("tools", ToolEntry.all) { writer, tool in
      writer.object { write(tool, to: &$0) }
    }
  }

  private static func write(_ tool: ToolEntry, to writer: inout JSONWriter) {
    writer.member("name", tool.name)
    writer.member("title", tool.title)
    writer.member("description", tool.description)
    writer.member("inputSchema", raw: tool.inputSchemaBytes)
    writer.object("annotations") { writer in
      writer.member("readOnlyHint", true)
      writer.member("openWorldHint", tool.isOpenWorld)
    }
    // Hosts with MCP Apps show the result in this page; the others ignore it.
    if let page = Resource.page(of: tool.method) {
      writer.object("_meta") { $0.object("ui") { $0.member("resourceUri", page.uri) } }
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
