/// Parses the schema subset of `protocol-spec/README.md`; rejects anything else with its pointer.
struct SchemaReader {
  let file: String
  static let prefix = "#/components/schemas/"

  func fault(_ pointer: String, _ reason: String) -> SpecFault {
    SpecFault(file: file, pointer: pointer, reason: reason)
  }

  /// A schema of `schemas/*.json` or an inline result.
  func noun(_ name: String, _ schema: Tree, at pointer: String) throws(SpecFault) -> Noun {
    let documentation = schema["description"]?.text ?? ""
    if schema["enum"] != nil {
      return .choice(try choice(name, documentation, schema, at: pointer))
    }
    if schema["oneOf"] != nil {
      return .union(try union(name, documentation, schema, at: pointer))
    }
    if schema["type"]?.text == "object", schema["properties"] != nil {
      return .record(try record(name, documentation, schema, at: pointer))
    }
    let kind = try kind(schema, at: pointer)
    guard kind.minimum == nil, kind.maximum == nil, !kind.isNullable else {
      throw fault(pointer, "an alias has neither bounds nor null")
    }
    return .alias(Alias(name: name, documentation: documentation, shape: kind.shape))
  }

  private func record(
    _ name: String, _ documentation: String, _ schema: Tree, at pointer: String
  ) throws(SpecFault) -> Record {
    try allow(
      ["type", "description", "properties", "required", "x-lenient", "x-chart"], schema, pointer)
    let members = try members(schema, at: pointer)
    let required = (schema["required"]?.elements ?? []).compactMap(\.text)
    for name in required where !members.contains(where: { $0.name == name }) {
      throw fault(pointer + "/required", "no member is called \(name)")
    }
    let others = members.compactMap(\.kind.onset).flatMap { [$0.until] + $0.keys }
    for other in others where !["nextRow", "itself"].contains(other) {
      guard members.contains(where: { $0.name == other }) else {
        throw fault(pointer, "an onset refers to \(other), which is no member")
      }
    }
    return Record(
      name: name, documentation: documentation, members: members,
      isLenient: schema["x-lenient"]?.flag ?? false,
      charts: schema["x-chart"]?.elements.compactMap(\.text) ?? [])
  }

  /// The members of an object.
  func members(_ schema: Tree, at pointer: String) throws(SpecFault) -> [Member] {
    let required = (schema["required"]?.elements ?? []).compactMap(\.text)
    return try (schema["properties"]?.entries ?? []).map { property throws(SpecFault) in
      try member(
        property.key, property.value, isRequired: required.contains(property.key),
        "\(pointer)/properties/\(property.key)")
    }
  }

  func member(
    _ name: String, _ schema: Tree, isRequired: Bool, _ pointer: String
  ) throws(SpecFault) -> Member {
    let isLocalized = schema["x-localized"]?.flag ?? false
    let kind = try kind(schema.dropping(["x-fleeting"]), at: pointer)
    let unit = kind.numberRule?.unit.map { " In `units.\($0)`." } ?? ""
    return Member(
      name: name,
      documentation: (schema["description"]?.text ?? "") + unit
        + (isLocalized ? " Localized." : ""),
      kind: kind, isRequired: isRequired, defaultValue: schema["default"],
      isFleeting: schema["x-fleeting"]?.flag ?? false)
  }

  private func choice(
    _ name: String, _ documentation: String, _ schema: Tree, at pointer: String
  ) throws(SpecFault) -> Choice {
    try allow(
      [
        "type", "description", "enum", "x-enum-varnames", "x-enum-titles", "x-enum-descriptions",
      ], schema, pointer)
    let raws = (schema["enum"]?.elements ?? []).compactMap(\.text)
    let names = schema["x-enum-varnames"]?.elements.compactMap(\.text) ?? raws.map(Names.caseName)
    guard !raws.isEmpty, raws.count == names.count, schema["type"]?.text == "string" else {
      throw fault(pointer, "a choice is a list of strings, each with one name")
    }
    func texts(_ mark: String) throws(SpecFault) -> [String: String] {
      var texts: [String: String] = [:]
      for entry in schema[mark]?.entries ?? [] {
        guard raws.contains(entry.key) else {
          throw fault("\(pointer)/\(mark)/\(entry.key)", "there is no such value")
        }
        texts[entry.key] = entry.value.text
      }
      return texts
    }
    let (titles, descriptions) = (try texts("x-enum-titles"), try texts("x-enum-descriptions"))
    return Choice(
      name: name, documentation: documentation,
      values: zip(raws, names).map { raw, name in
        Choice.Value(
          raw: raw, caseName: name, title: titles[raw], documentation: descriptions[raw])
      })
  }

  private func union(
    _ name: String, _ documentation: String, _ schema: Tree, at pointer: String
  ) throws(SpecFault) -> Union {
    try allow(["description", "oneOf", "discriminator"], schema, pointer)
    let branches = try (schema["oneOf"]?.elements ?? []).enumerated().map {
      position, branch throws(SpecFault) in
      let kind = try kind(branch, at: "\(pointer)/oneOf/\(position)")
      return Union.Branch(caseName: Names.branch(kind.shape), kind: kind, mark: nil)
    }
    guard branches.count > 1 else { throw fault(pointer, "a union has two branches or more") }
    return Union(
      name: name, documentation: documentation,
      tag: schema["discriminator"]?["propertyName"]?.text, branches: branches)
  }

  /// A schema used as a value.
  func kind(_ schema: Tree, at pointer: String) throws(SpecFault) -> Kind {
    try allow(
      [
        "type", "$ref", "oneOf", "items", "format", "description", "examples", "default",
        "deprecated", "minimum", "maximum", "minLength", "maxLength", "minItems", "maxItems",
        "x-labels", "x-localized", "x-onset", "x-paramsOf", "x-resultOf", "x-methods",
        "x-quantity", "x-decimals", "x-sentence", "const",
      ], schema, pointer)
    var kind = Kind(shape: .anything)
    kind.isLabeled = schema["x-labels"]?.flag ?? false
    kind.isSentence = schema["x-sentence"]?.flag ?? false
    kind.paramsOf = schema["x-paramsOf"]?.text
    kind.resultOf = schema["x-resultOf"]?.text
    kind.onset = try schema["x-onset"].map { mark throws(SpecFault) in
      try onset(mark, at: pointer + "/x-onset")
    }
    if let reference = schema["$ref"] {
      kind.shape = .named(try name(reference, at: pointer))
    } else if let branches = schema["oneOf"]?.elements {
      guard branches.count == 2, branches[1] == .object([.init("type", .string("null"))]) else {
        throw fault(pointer, "here oneOf means a reference or null; name any other union")
      }
      kind.shape = .named(try name(branches[0]["$ref"] ?? .null, at: pointer))
      kind.isNullable = true
    } else {
      try plain(schema, &kind, at: pointer)
    }
    kind.numberRule = try numberRule(schema, of: kind.shape, at: pointer)
    return kind
  }

  private func onset(_ mark: Tree, at pointer: String) throws(SpecFault) -> OnsetRule {
    try allow(["until", "key", "unknown"], mark, pointer)
    guard let until = mark["until"]?.text, [nil, "begun"].contains(mark["unknown"]?.text) else {
      throw fault(pointer, "an onset says until when, and of an unknown one only that it has begun")
    }
    return OnsetRule(
      until: until, keys: mark["key"]?.elements.compactMap(\.text) ?? [],
      isBegunIfUnknown: mark["unknown"] != nil)
  }

  private func plain(_ schema: Tree, _ kind: inout Kind, at pointer: String) throws(SpecFault) {
    var type = schema["type"]?.text
    if let types = schema["type"]?.elements, types.count == 2, types[1].text == "null" {
      type = types[0].text
      kind.isNullable = true
    }
    var bounds = ("minimum", "maximum")
    switch type {
    case "boolean": kind.shape = .boolean
    case "integer": kind.shape = .integer
    case "number": kind.shape = .number
    case "string":
      bounds = ("minLength", "maxLength")
      switch schema["format"]?.text {
      case nil: kind.shape = try text(schema, at: pointer)
      case "date": kind.shape = .date
      case "date-time": kind.shape = .instant
      case let format: throw fault(pointer, "format \(format ?? "") is not in the subset")
      }
    case "array":
      bounds = ("minItems", "maxItems")
      kind.shape = .list(try self.kind(schema["items"] ?? .null, at: pointer + "/items").shape)
    case "object":
      guard schema["properties"] == nil else {
        throw fault(pointer, "name an object with members in schemas/")
      }
      kind.shape = .object
    case nil where schema["type"] == nil: kind.shape = .anything
    default: throw fault(pointer + "/type", "this type is not in the subset")
    }
    kind.minimum = schema[bounds.0].flatMap { $0.double == nil ? nil : $0.compact }
    kind.maximum = schema[bounds.1].flatMap { $0.double == nil ? nil : $0.compact }
  }

  private func text(_ schema: Tree, at pointer: String) throws(SpecFault) -> Shape {
    if let value = schema["const"]?.text { return .constant(value) }
    guard let methods = schema["x-methods"]?.text else { return .string }
    guard let set = MethodSet(rawValue: methods) else {
      throw fault(pointer + "/x-methods", "there is no such set of methods")
    }
    return .method(set)
  }

  private func name(_ reference: Tree, at pointer: String) throws(SpecFault) -> String {
    guard let text = reference.text, text.hasPrefix(Self.prefix) else {
      throw fault(pointer, "a reference begins with \(Self.prefix)")
    }
    return String(text.dropFirst(Self.prefix.count))
  }

  private func allow(_ known: Set<String>, _ schema: Tree, _ pointer: String) throws(SpecFault) {
    guard case .object(let entries) = schema else { throw fault(pointer, "not a schema") }
    if let entry = entries.first(where: { !known.contains($0.key) }) {
      throw fault(pointer + "/" + entry.key, "this keyword is not in the subset")
    }
  }
}
