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

  /// The argument that only the tool has.
  static let pageArgument = "page"

  init(_ params: JSONValue?) throws(RPCError) {
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
    page = try Self.page(arguments?[Self.pageArgument], tool)
    self.params = try Self.params(arguments, tool, page)
  }

  private static func page(
    _ argument: JSONValue?, _ tool: ToolEntry
  ) throws(RPCError) -> RowPage? {
    guard let argument, let limit = RowPage.limit(of: tool) else { return RowPage(of: tool) }
    guard let number = argument.integer, (1...limit).contains(number) else {
      throw .invalidParams("`\(pageArgument)` is a whole number from 1 to \(limit)")
    }
    return RowPage(of: tool, number: number)
  }

  private static func params(
    _ arguments: JSONValue?, _ tool: ToolEntry, _ page: RowPage?
  ) throws(RPCError) -> [UInt8] {
    let properties = (try? JSONDocument(parsing: tool.inputSchemaBytes))?.root["properties"]
    var writer = JSONWriter()
    writer.beginObject()
    for (name, value) in arguments?.members.map(\.self) ?? [] {
      if name == pageArgument, page != nil { continue }
      guard properties?[name] != nil else {
        let own = page == nil ? [] : [pageArgument]
        let names = ((properties?.members.map(\.key) ?? []) + own).joined(separator: ", ")
        throw .invalidParams("\(tool.name) has no argument \(name). It has: \(names).")
      }
      writer.member(text: name, value)
    }
    // By default, only as many rows as this page shows.
    if let page, arguments?[page.name] == nil, arguments?["date"] == nil,
      page.number > 1 || tool.isOpenWorld && properties?[page.name]?["default"] != nil
    {
      writer.key(text: page.name)
      writer.value(page.rowsToAsk(tool))
    }
    ToolText.writeParam(tool, to: &writer)
    writer.endObject()
    return writer.bytes
  }
}
