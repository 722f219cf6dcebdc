import AlmanacProtocol
import JSON

/// The result schemas of the OpenRPC document, each self-contained: referenced schemas are copied
/// to `$defs`. Descriptions and examples are left out, because hosts only validate with them.
struct OutputSchemas {
  private static let prefix = "#/components/schemas/"
  private static let leftOut: Set = ["description", "examples", "default", "x-localized"]

  private let methods: [String: JSONValue]
  private let schemas: JSONValue?

  init() {
    let spec = try? JSONDocument(parsing: SpecDocument.bytes).root
    schemas = spec?["components"]?["schemas"]
    var methods: [String: JSONValue] = [:]
    for method in spec?["methods"]?.elements.map(\.self) ?? [] {
      guard let name = method["name"]?.string else { continue }
      methods[name] = method["result"]?["schema"]
    }
    self.methods = methods
  }

  /// Nil if the result is not an object.
  func schema(of method: MethodName) -> [UInt8]? {
    guard let name = methods[method.rawValue]?["$ref"]?.string?.dropFirst(Self.prefix.count),
      let root = schemas?[String(name)], root["type"]?.string == "object"
    else { return nil }
    var found: [String] = []
    return JSONWriter.object(reservingCapacity: 8192) { writer in
      for (key, value) in root.members { write(key, value, to: &writer, &found) }
      writer.object("$defs") { writer in
        var index = 0
        while index < found.count {
          writer.key(text: found[index])
          if let schema = schemas?[found[index]] { write(schema, to: &writer, &found) }
          index += 1
        }
      }
    }
  }

  private func write(
    _ schema: JSONValue, isSchema: Bool = true, to writer: inout JSONWriter,
    _ found: inout [String]
  ) {
    switch schema.kind {
    case .object:
      writer.object { writer in
        for (key, value) in schema.members {
          // A tool's result has its text beside it.
          if !isSchema, value["$ref"]?.string == Self.prefix + "ResultText" { continue }
          if isSchema {
            write(key, value, to: &writer, &found)
          } else {
            writer.key(text: key)
            write(value, to: &writer, &found)
          }
        }
      }
    case .array: writer.array(schema.elements) { write($1, to: &$0, &found) }
    default: writer.value(schema)
    }
  }

  /// One keyword of a schema. Below `properties`, names are members of the data, not keywords.
  private func write(
    _ key: String, _ value: JSONValue, to writer: inout JSONWriter, _ found: inout [String]
  ) {
    if key == "$ref", let target = value.string, target.hasPrefix(Self.prefix) {
      let name = String(target.dropFirst(Self.prefix.count))
      if !found.contains(name) { found.append(name) }
      writer.member("$ref", "#/$defs/" + name)
    } else if !Self.leftOut.contains(key), !key.hasPrefix("x-") {
      writer.key(text: key)
      write(value, isSchema: key != "properties", to: &writer, &found)
    }
  }
}
