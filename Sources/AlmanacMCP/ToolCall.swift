import AlmanacProtocol
import JSON

/// What a host asks of a tool, checked against the tool's own schema as far as names go; the method
/// checks the values.
struct ToolCall {
  let tool: ToolEntry
  /// The method's params, one JSON text.
  let params: [UInt8]

  init(_ params: JSONValue?) throws(MCPError) {
    guard let name = params?["name"]?.string else { throw .invalidParams("`name` is missing") }
    guard let tool = ToolEntry.all.first(where: { $0.name == name }) else {
      let names = ToolEntry.all.map(\.name).joined(separator: ", ")
      throw .invalidParams("There is no tool \(name). There are: \(names).")
    }
    let arguments = params?["arguments"].flatMap { $0.isNull ? nil : $0 }
    guard arguments == nil || arguments?.kind == .object else {
      throw .invalidParams("`arguments` is not an object")
    }
    self.tool = tool
    self.params = try Self.params(arguments, tool)
  }

  private static func params(
    _ arguments: JSONValue?, _ tool: ToolEntry
  ) throws(MCPError) -> [UInt8] {
    let properties = (try? JSONDocument(parsing: tool.inputSchemaBytes))?.root["properties"]
    var writer = JSONWriter()
    writer.beginObject()
    for (name, value) in arguments?.members.map(\.self) ?? [] {
      guard properties?[name] != nil else {
        let names = properties?.members.map(\.key).joined(separator: ", ") ?? ""
        throw .invalidParams("\(tool.name) has no argument \(name). It has: \(names).")
      }
      writer.key(text: name)
      writer.value(value)
    }
    // Not more is asked for than is passed on.
    if properties?["days"] != nil, tool.isOpenWorld, arguments?["days"] == nil,
      arguments?["date"] == nil
    {
      writer.member("days", ToolList.maximumDays)
    }
    writer.endObject()
    return writer.bytes
  }
}
