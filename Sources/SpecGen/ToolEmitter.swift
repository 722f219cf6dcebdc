/// The tools of the MCP door: self-contained input schemas without the params that only programs
/// need.
struct ToolEmitter {
  let spec: Spec

  struct Tool {
    var name: String
    var typeName: String
    var documentation: String
    var isNetworked: Bool
    var inputSchema: Tree
  }

  func tools() -> [Tool] {
    spec.methods.compactMap { method in
      method.tool.map {
        Tool(
          name: $0.name, typeName: method.typeName,
          documentation: ([$0.documentation] + method.alternatives.map(\.sentence))
            .joined(separator: " "),
          isNetworked: method.isNetworked, inputSchema: inputSchema(method))
      }
    }
  }

  private func inputSchema(_ method: Method) -> Tree {
    let hidden = Set(
      spec.groups.filter { $0.recordName != nil || ["labels", "text"].contains($0.name) }
        .flatMap { $0.members.map(\.name) })
    var properties: [Tree.Entry] = []
    var required: [Tree] = []
    for param in method.entry["params"]?.elements ?? [] {
      guard let name = param["name"]?.text, !hidden.contains(name) else { continue }
      let schema = spec.resolved(param["schema"] ?? .object([]))
      properties.append(
        .init(name, schema.setting("description", param["description"] ?? .string(""))))
      if param["required"]?.flag ?? false { required.append(.string(name)) }
    }
    var entries = [
      Tree.Entry("type", .string("object")), .init("properties", .object(properties)),
    ]
    if !required.isEmpty { entries.append(.init("required", .array(required))) }
    entries.append(.init("additionalProperties", .bool(false)))
    return .object(entries)
  }
}

extension Spec {
  /// The schema with every reference expanded; members next to a reference (description, default)
  /// win.
  func resolved(_ schema: Tree) -> Tree {
    switch schema {
    case .array(let elements): return .array(elements.map(resolved))
    case .object(let entries):
      let hidden: Set = [
        "x-labels", "x-onset", "x-quantity", "x-decimals", "x-sentence", "x-enum-varnames",
        "x-enum-titles", "x-enum-descriptions", "examples",
      ]
      if let name = schema["$ref"]?.text?.split(separator: "/").last,
        let target = schemas.first(where: { $0.key == name })?.value
      {
        return entries.filter { $0.key != "$ref" && !hidden.contains($0.key) }
          .reduce(resolved(target)) { $0.setting($1.key, $1.value) }
      }
      return .object(
        entries.filter { !hidden.contains($0.key) }.map { .init($0.key, resolved($0.value)) })
    default: return schema
    }
  }

  /// The schema with `x-upstreams` replaced by the name of every network provider: as an array
  /// element or as a member's key.
  func namingUpstreams(_ schema: Tree) -> Tree {
    let marker = "x-upstreams"
    switch schema {
    case .array([.string(marker)]): return .array(upstreams.map(Tree.string))
    case .array(let elements): return .array(elements.map(namingUpstreams))
    case .object(let entries):
      return .object(
        entries.flatMap { entry in
          (entry.key == marker ? upstreams : [entry.key])
            .map { .init($0, namingUpstreams(entry.value)) }
        })
    default: return schema
    }
  }
}
