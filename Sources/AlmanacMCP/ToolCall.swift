import AlmanacProtocol
import JSON
import JSONRPC

/// A host's call of a tool. Argument names are checked against the tool's schema; the method checks
/// the values.
struct ToolCall: Sendable {
  let tool: ToolEntry
  /// The method's params as one JSON text.
  let params: [UInt8]
  /// Nil for a tool whose result has no long list.
  let page: RowPage?
  let detail: ToolEntry.Detail

  /// The tool that a call names.
  /// - Throws: a protocol error; what is wrong with a tool's arguments is its result.
  static func tool(_ params: JSONValue?) throws(RPCError) -> ToolEntry {
    guard let name = params?["name"]?.string else { throw .invalidParams("`name` is missing") }
    guard let tool = ToolEntry.all.first(where: { $0.name == name }) else {
      let names = ToolEntry.all.map(\.name).joined(separator: ", ")
      throw .invalidParams("There is no tool \(name). There are: \(names).")
    }
    return tool
  }

  init(_ tool: ToolEntry, _ params: JSONValue?) throws(RPCError) {
    let arguments = params?["arguments"].flatMap { $0.isNull ? nil : $0 }
    guard arguments == nil || arguments?.kind == .object else {
      throw .invalidParams("`arguments` is not an object")
    }
    self.tool = tool
    page = try Self.page(arguments?[ToolEntry.pageArgument], tool)
    detail = try Self.detail(arguments?[ToolEntry.detailArgument])
    self.params = try Self.params(arguments, tool, page)
  }

  private static func page(
    _ argument: JSONValue?, _ tool: ToolEntry
  ) throws(RPCError) -> RowPage? {
    guard let argument, let limit = RowPage(of: tool)?.limit else { return RowPage(of: tool) }
    guard let number = argument.integer, (1...limit).contains(number) else {
      throw .invalidParams("`\(ToolEntry.pageArgument)` is a whole number from 1 to \(limit)")
    }
    return RowPage(of: tool, number: number)
  }

  private static func detail(_ argument: JSONValue?) throws(RPCError) -> ToolEntry.Detail {
    guard let argument else { return .summary }
    guard let detail = argument.string.flatMap(ToolEntry.Detail.init) else {
      let names = ToolEntry.Detail.allCases.map(\.rawValue).joined(separator: ", ")
      throw .invalidParams("`\(ToolEntry.detailArgument)` is one of \(names)")
    }
    return detail
  }

  private static func params(
    _ arguments: JSONValue?, _ tool: ToolEntry, _ page: RowPage?
  ) throws(RPCError) -> [UInt8] {
    let properties = (try? JSONDocument(parsing: tool.inputSchemaBytes))?.root["properties"]
    let own = [ToolEntry.detailArgument] + (page == nil ? [] : [ToolEntry.pageArgument])
    var writer = JSONWriter()
    writer.beginObject()
    for (name, value) in arguments?.members.map(\.self) ?? [] where !own.contains(name) {
      guard properties?[name] != nil else {
        let names = (properties?.members.map(\.key) ?? []).joined(separator: ", ")
        throw .invalidParams("\(tool.name) has no argument \(name). It has: \(names).")
      }
      writer.member(text: name, value)
    }
    // By default, only as many rows as this page shows.
    if let page, ![page.name, "date", "from", "to"].contains(where: { arguments?[$0] != nil }),
      page.number > 1 || tool.isOpenWorld && properties?[page.name]?["default"] != nil
    {
      writer.key(text: page.name)
      writer.value(page.rowsToAsk)
    }
    ToolText.writeParam(tool, to: &writer)
    writer.endObject()
    return writer.bytes
  }
}
