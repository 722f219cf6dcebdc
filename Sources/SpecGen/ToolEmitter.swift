/// The tools of the MCP door: self-contained input schemas, as short as they can be, since every
/// conversation of an assistant pays for all of them.
struct ToolEmitter {
  let spec: Spec

  struct Tool {
    var name: String
    var typeName: String
    var documentation: String
    var isNetworked: Bool
    var page: Page?
    var inputSchema: Tree
  }

  /// The rows of a long result that are passed on at once.
  struct Page {
    /// The param with the number of rows, and the member of the result with them.
    var name: String
    var rows: Int
    var maximum: Int
  }

  /// The arguments that no method has.
  static let page = "page"
  static let detail = "detail"
  /// How much of an answer a host gets; the first is the default.
  static let details = [
    (name: "summary", meaning: "The main point in a few sentences."),
    (name: "standard", meaning: "What a person's page shows."),
    (name: "full", meaning: "The data as one JSON text."),
  ]

  func tools() -> [Tool] {
    spec.methods.compactMap { method in
      method.tool.map { tool in
        let hasUnits = method.groups.contains { $0.name == "units" }
        let sentences =
          [tool.documentation] + method.alternatives.map(\.sentence)
          + (hasUnits ? ["Metric unless `units` says otherwise."] : [])
        return Tool(
          name: tool.name, typeName: method.typeName,
          documentation: sentences.joined(separator: " "), isNetworked: method.isNetworked,
          page: page(method, tool), inputSchema: inputSchema(method, tool))
      }
    }
  }

  private func params(_ method: Method) -> [(name: String, entry: Tree)] {
    (method.entry["params"]?.elements ?? []).compactMap { param in
      param["name"]?.text.map { ($0, param) }
    }
  }

  private func page(_ method: Method, _ tool: Method.Tool) -> Page? {
    guard let name = tool.pagedParam, let rows = tool.rowsPerPage,
      let param = params(method).first(where: { $0.name == name })?.entry,
      let maximum = spec.resolved(param["schema"] ?? .object([]))["maximum"]?.double
    else { return nil }
    return Page(name: name, rows: rows, maximum: Int(maximum))
  }

  private func inputSchema(_ method: Method, _ tool: Method.Tool) -> Tree {
    let shown = Set(tool.params + ["place", "units"])
    var properties: [Tree.Entry] = []
    var required: [Tree] = []
    for (name, param) in params(method) where shown.contains(name) {
      let schema = short(spec.resolved(param["schema"] ?? .object([])))
      properties.append(
        .init(name, schema.setting("description", param["description"] ?? .string(""))))
      if param["required"]?.flag ?? false { required.append(.string(name)) }
    }
    if let page = page(method, tool) {
      let pages = (page.maximum + page.rows - 1) / page.rows
      properties.append(
        .init(
          Self.page,
          .object([
            .init("type", .string("integer")), .init("minimum", .number("1")),
            .init("maximum", .number("\(pages)")),
            .init("description", .string("Of \(page.rows) \(page.name) each.")),
          ])))
    }
    properties.append(
      .init(
        Self.detail,
        .object([
          .init("enum", .array(Self.details.map { .string($0.name) })),
          .init("default", .string(Self.details[0].name)),
        ])))
    var entries = [
      Tree.Entry("type", .string("object")), .init("properties", .object(properties)),
    ]
    if !required.isEmpty { entries.append(.init("required", .array(required))) }
    entries.append(.init("additionalProperties", .bool(false)))
    return .object(entries)
  }

  /// Of alternatives the first, which models fill in well; without the lengths of a text, which
  /// its description says.
  private func short(_ schema: Tree) -> Tree {
    let first = schema["oneOf"]?.elements.first ?? schema
    return ["minLength", "maxLength"].reduce(first) { $0.setting($1, nil) }
      .setting("default", schema["default"])
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
