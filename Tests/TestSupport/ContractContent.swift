package import AlmanacProtocol
package import JSON

/// What of a result counts as a change, by the bundled document alone: everything but the members
/// that are `x-fleeting`.
package enum ContractContent {
  private static let document = try? JSONDocument(parsing: SpecDocument.bytes).root

  package static func schema(_ name: String) -> JSONValue? {
    document?["components"]?["schemas"]?[name]
  }

  /// - Parameter schema: of the value; nil if any JSON is valid there.
  package static func of(_ bytes: [UInt8], _ schema: JSONValue?) throws -> [UInt8] {
    let value = try JSONDocument(parsing: bytes).root
    var writer = JSONWriter()
    write(value, schema, to: &writer)
    return writer.bytes
  }

  package static func of(_ bytes: [UInt8], _ method: MethodName) throws -> [UInt8] {
    try of(bytes, result(method.rawValue))
  }

  private static func result(_ method: String?) -> JSONValue? {
    document?["methods"]?.elements.first { $0["name"]?.string == method }?["result"]?["schema"]
  }

  private static func write(_ value: JSONValue, _ schema: JSONValue?, to writer: inout JSONWriter) {
    let schema = schema.map { resolved($0, for: value) }
    switch value.kind {
    case .object:
      let properties = schema?["properties"]
      writer.object { writer in
        for (name, member) in value.members where properties?[name]?["x-fleeting"]?.bool != true {
          writer.key(text: name)
          let owner = properties?[name]?["x-resultOf"]?.string.flatMap { value[$0]?.string }
          write(member, owner.map(result) ?? properties?[name], to: &writer)
        }
      }
    case .array: writer.array(value.elements) { write($1, schema?["items"], to: &$0) }
    default: writer.value(value)
    }
  }

  /// The schema that a reference names, and of a union the branch that the value belongs to.
  private static func resolved(_ schema: JSONValue, for value: JSONValue) -> JSONValue {
    if let name = schema["$ref"]?.string?.split(separator: "/").last,
      let target = self.schema(String(name))
    {
      return resolved(target, for: value)
    }
    let branches = schema["oneOf"]?.elements.map { resolved($0, for: value) } ?? []
    return branches.first { fits(value, $0) } ?? schema
  }

  private static func fits(_ value: JSONValue, _ branch: JSONValue) -> Bool {
    guard value.kind == .object, let properties = branch["properties"] else {
      return branch["type"]?.string == value.kind.rawValue
    }
    let required = branch["required"]?.elements.compactMap(\.string) ?? []
    return required.allSatisfy { name in
      value[name] != nil
        && properties[name]?["const"].map { $0.string == value[name]?.string } ?? true
    }
  }
}
