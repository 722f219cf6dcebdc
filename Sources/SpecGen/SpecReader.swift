import JSON

/// Combines the files of `protocol-spec/` into one `Spec`.
struct SpecReader {
  private var groups: [String: Tree] = [:]
  private var groupOrder: [String] = []
  private var spec = Spec(
    information: .null, configuration: .null, sections: [], methods: [], groups: [], errors: [],
    products: [], schemas: [])

  /// - Parameter files: contents by path relative to `protocol-spec/`.
  static func read(_ files: [String: String]) throws(SpecFault) -> Spec {
    var reader = SpecReader()
    reader.spec.information = try tree("info.json", files)
    try reader.readGroups(try tree("common.json", files))
    try reader.readErrors(try tree("errors.json", files))
    try reader.readProducts(try tree("products.json", files))
    let limits = try Limits(files)
    func limited(_ path: String) throws(SpecFault) -> Tree {
      try limits.applied(to: try tree(path, files), in: path)
    }
    for path in files.keys.sorted() where path.hasPrefix("schemas/") {
      try reader.readSchemas(path, try limited(path))
    }
    for path in files.keys.sorted() where path.hasPrefix("methods/") {
      try reader.readMethods(path, try limited(path))
    }
    try reader.resolve()
    reader.spec.configuration = reader.spec.namingUpstreams(
      reader.spec.resolved(try tree("configuration.json", files)))
    return reader.spec
  }

  static func tree(_ path: String, _ files: [String: String]) throws(SpecFault) -> Tree {
    guard let text = files[path] else {
      throw SpecFault(file: path, pointer: "", reason: "this file is missing")
    }
    do throws(JSONError) { return try Tree(parsing: text) } catch {
      throw SpecFault(
        file: path, pointer: "", reason: "not JSON: \(error.kind) at byte \(error.offset)")
    }
  }

  private mutating func readGroups(_ tree: Tree) throws(SpecFault) {
    for entry in tree.entries {
      groups[entry.key] = entry.value
      groupOrder.append(entry.key)
      if entry.value["properties"] != nil {
        spec.tail[entry.key] = try SchemaReader(file: "common.json")
          .members(entry.value, at: "/\(entry.key)")
      }
      guard let params = entry.value["params"] else { continue }
      spec.groups.append(
        Group(
          name: entry.key, recordName: entry.value["record"]?.text,
          documentation: entry.value["description"]?.text ?? "",
          members: try members(params, "common.json", "/\(entry.key)/params"),
          errors: errorNames(entry.value),
          ownNames: entry.value["own"]?.elements.compactMap(\.text) ?? []))
    }
  }

  /// The kinds that a method or a group of params refers to.
  private func errorNames(_ source: Tree) -> [String] {
    (source["errors"]?.elements ?? []).compactMap(\.["$ref"]?.text)
      .map { String($0.split(separator: "/").last ?? "") }
  }

  private func members(
    _ params: Tree, _ file: String, _ pointer: String
  ) throws(SpecFault) -> [Member] {
    let reader = SchemaReader(file: file)
    return try params.elements.enumerated().map { position, param throws(SpecFault) in
      let inside = "\(pointer)/\(position)"
      guard let name = param["name"]?.text, let schema = param["schema"] else {
        throw reader.fault(inside, "a param has a name and a schema")
      }
      var member = try reader.member(
        name, schema, isRequired: param["required"]?.flag ?? false, inside + "/schema")
      member.documentation = param["description"]?.text ?? ""
      guard !member.isFleeting else { throw reader.fault(inside, "a param is not compared") }
      return member
    }
  }

  private mutating func readErrors(_ tree: Tree) throws(SpecFault) {
    for entry in tree.entries {
      let value = entry.value
      guard let code = value["code"]?.double.map({ Int($0) }), let kind = value["kind"]?.text,
        let message = value["message"]?.text, let retryable = value["retryable"]
      else {
        throw SpecFault(
          file: "errors.json", pointer: "/" + entry.key,
          reason: "an error has code, kind, message and retryable")
      }
      spec.errors.append(
        ErrorEntry(
          key: entry.key, code: code, kind: kind, reason: value["reason"]?.text, message: message,
          hint: value["hint"]?.text, isRetryable: retryable.flag))
    }
  }

  /// How long provider data counts as fresh: defined once for all methods that show it.
  private mutating func readProducts(_ tree: Tree) throws(SpecFault) {
    for entry in tree.entries {
      guard let seconds = entry.value["maxAgeSeconds"]?.double.map({ Int($0) }), seconds > 0 else {
        throw SpecFault(
          file: "products.json", pointer: "/" + entry.key, reason: "a product has maxAgeSeconds")
      }
      spec.products.append(
        Product(
          name: entry.key, documentation: entry.value["description"]?.text ?? "",
          freshSeconds: seconds,
          maximumStaleSeconds: entry.value["maxStaleSeconds"]?.double.map { Int($0) }))
    }
  }

  /// The product in a method's `x-cache`; nil without that field.
  private func product(
    _ source: Tree, _ path: String, _ pointer: String
  ) throws(SpecFault) -> Product? {
    guard let cache = source["x-cache"] else { return nil }
    let name = cache["product"]?.text
    guard let product = spec.products.first(where: { $0.name == name }) else {
      throw SpecFault(
        file: path, pointer: pointer + "/x-cache", reason: "no product \(name ?? "is named")")
    }
    return product
  }

  private mutating func readSchemas(_ path: String, _ tree: Tree) throws(SpecFault) {
    let reader = SchemaReader(file: path)
    var nouns: [Noun] = []
    for entry in tree.entries {
      nouns.append(try reader.noun(entry.key, entry.value, at: "/" + entry.key))
      spec.schemas.append(entry)
    }
    spec.sections.append(Spec.Section(name: section(path), nouns: nouns))
  }

  private func section(_ path: String) -> String {
    String(path.split(separator: "/").last?.split(separator: ".").first ?? "")
  }

  private mutating func readMethods(_ path: String, _ tree: Tree) throws(SpecFault) {
    var nouns: [Noun] = []
    for (position, entry) in tree.elements.enumerated() {
      let (method, result) = try method(entry, path, "/\(position)")
      spec.methods.append(method)
      if let result { nouns.append(result) }
    }
    spec.sections.append(Spec.Section(name: section(path) + "Results", nouns: nouns))
  }

  private mutating func method(
    _ source: Tree, _ path: String, _ pointer: String
  ) throws(SpecFault) -> (Method, Noun?) {
    let reader = SchemaReader(file: path)
    guard let name = source["name"]?.text else {
      throw reader.fault(pointer, "a method has a name")
    }
    let isFromServer = source["x-direction"]?.text == "serverToClient"
    let isNotification = source["result"] == nil
    var groupNames = source["x-common"]?.elements.compactMap(\.text) ?? []
    if !isFromServer, !isNotification { groupNames.append("request") }
    let product = try product(source, path, pointer)
    let resultGroups = resultGroups(source)
    try check(resultGroups, groupNames, source, reader, pointer)
    var entry = try expanded(source, groupNames, resultGroups, path, pointer)
    if let product {
      let seconds = Tree.Entry("maxAgeSeconds", .number(String(product.freshSeconds)))
      entry = entry.setting("x-cache", .object([seconds]))
    }
    let result = try result(name, entry, resultGroups, path, pointer)
    let partReference = entry["x-partial"]?["$ref"]?.text
    var method = Method(
      name: name, typeName: Names.type(name), namespace: section(path),
      summary: source["summary"]?.text ?? "", documentation: source["description"]?.text ?? "",
      params: try members(source["params"] ?? .array([]), path, pointer + "/params"),
      groups: groupNames.compactMap { name in spec.groups.first { $0.name == name } },
      alternatives: [],
      isNotification: isNotification, resultName: result?.name, isFromServer: isFromServer,
      isLifecycle: source["x-lifecycle"]?.flag ?? false,
      isLenient: source["x-lenient"]?.flag ?? false,
      isNetworked: source["x-networked"]?.flag ?? false,
      isSubscribable: source["x-subscribable"]?.flag ?? false,
      isOrdered: source["x-ordered"]?.flag ?? false,
      isWriting: source["x-writes"]?.flag ?? false,
      partName: partReference.map { String($0.dropFirst(SchemaReader.prefix.count)) },
      cacheSeconds: product?.freshSeconds,
      deadlineMilliseconds: source["x-deadline"]?["milliseconds"]?.double.map { Int($0) },
      tool: source["x-mcp"].map {
        .init(
          name: $0["tool"]?.text ?? "", documentation: $0["description"]?.text ?? "",
          params: $0["params"]?.elements.compactMap(\.text) ?? [],
          pagedParam: $0["page"]?["of"]?.text,
          rowsPerPage: $0["page"]?["rows"]?.double.map { Int($0) })
      },
      charts: source["x-chart"]?.elements.compactMap(\.text) ?? [],
      resultGroups: resultGroups,
      errors: errorNames(entry),
      entry: entry)
    for key in ["x-exactlyOne", "x-atMostOne"] {
      method.alternatives += try alternatives(key, of: method, reader, pointer)
    }
    return (method, result)
  }

  /// The groups of `x-results`, `words` if there can be localized text in them or in the result's
  /// own members, and `text` for a result that can be written out.
  private func resultGroups(_ source: Tree) -> [String] {
    var names = source["x-results"]?.elements.compactMap(\.text) ?? []
    guard let schema = source["result"]?["schema"], !names.isEmpty else { return names }
    let isText = source["x-common"]?.elements.contains(.string("text")) ?? false
    let members = names.compactMap { groups[$0] } + [schema]
    let hasWords = isText || members.contains(where: spec.isLocalized)
    let added = (hasWords ? ["words"] : []) + (isText ? ["text"] : [])
    names.insert(contentsOf: added, at: names.firstIndex { $0.hasPrefix("source") } ?? 0)
    return names
  }

  /// Checks what the generated contract relies on: an answer about a place or with units belongs to
  /// a method that takes them and states its source, and only methods that may send provider
  /// requests take the network options.
  private func check(
    _ results: [String], _ params: [String], _ source: Tree, _ reader: SchemaReader,
    _ pointer: String
  ) throws(SpecFault) {
    for name in ["place", "units"] where results.contains(name) && !params.contains(name) {
      throw reader.fault(pointer + "/x-results", "x-common has no \(name)")
    }
    let order = Spec.tailOrder.filter(results.contains)
    let isWhole = results.contains("credit") && order.contains { $0.hasPrefix("source") }
    guard order == results, results.isEmpty || isWhole else {
      throw reader.fault(
        pointer + "/x-results", "the order is place, units, source or sources, credit")
    }
    if source["x-mcp"] != nil, !params.contains("text") {
      throw reader.fault(pointer + "/x-mcp", "a tool answers with its text; x-common has no text")
    }
    let own = source["params"]?.elements.compactMap { $0["name"]?.text } ?? []
    let shown = source["x-mcp"]?["params"]?.elements.compactMap(\.text) ?? []
    guard Set(shown).isSubset(of: own) else {
      throw reader.fault(pointer + "/x-mcp/params", "the method has no such param")
    }
    guard (source["x-networked"]?.flag ?? false) == params.contains("network") else {
      throw reader.fault(pointer + "/x-networked", "x-common says otherwise")
    }
  }

  /// The method with its groups expanded and its result named.
  private mutating func expanded(
    _ source: Tree, _ groupNames: [String], _ resultGroups: [String], _ path: String,
    _ pointer: String
  ) throws(SpecFault) -> Tree {
    var params = source["params"]?.elements ?? []
    var errors = source["errors"]?.elements ?? []
    for name in groupNames {
      guard let group = groups[name] else {
        throw SpecFault(file: path, pointer: pointer + "/x-common", reason: "no group \(name)")
      }
      params += group["params"]?.elements ?? []
      errors += group["errors"]?.elements.filter { !errors.contains($0) } ?? []
    }
    var entry = source.dropping(["x-common", "x-results"]).setting("params", .array(params))
    guard let result = source["result"], var schema = result["schema"] else { return entry }
    var properties = schema["properties"]?.entries ?? []
    var required = schema["required"]?.elements ?? []
    for name in resultGroups {
      guard let group = groups[name], let more = group["properties"] else {
        throw SpecFault(file: path, pointer: pointer + "/x-results", reason: "no group \(name)")
      }
      properties += more.entries
      required += group["required"]?.elements ?? []
    }
    if schema["properties"] != nil {
      schema = schema.setting("properties", .object(properties))
        .setting("required", .array(required))
      schema = schema.setting("description", .string("Result of `\(source["name"]?.text ?? "")`."))
      let name = Names.type(source["name"]?.text ?? "") + "Result"
      spec.schemas.append(.init(name, schema))
      schema = .object([.init("$ref", .string(SchemaReader.prefix + name))])
    }
    entry = entry.setting("result", result.setting("schema", schema))
    return errors.isEmpty ? entry : entry.setting("errors", .array(errors))
  }

  private func result(
    _ name: String, _ entry: Tree, _ groups: [String], _ path: String, _ pointer: String
  ) throws(SpecFault) -> Noun? {
    guard let schema = entry["result"]?["schema"], schema["type"]?.text != "null" else {
      return nil
    }
    let reader = SchemaReader(file: path)
    let resultName = Names.type(name) + "Result"
    if let own = spec.schemas.last, own.key == resultName {
      let noun = try reader.noun(resultName, own.value, at: pointer + "/result/schema")
      guard case .record(var record) = noun else { return noun }
      record.tailCount = groups.reduce(0) { $0 + (spec.tail[$1]?.count ?? 0) }
      return .record(record)
    }
    return .alias(
      Alias(
        name: resultName, documentation: "Result of `\(name)`.",
        shape: try reader.kind(schema, at: pointer + "/result/schema").shape))
  }

  /// Checks every reference: names exist, and one check distinguishes the branches of a union.
  private mutating func resolve() throws(SpecFault) {
    for (position, section) in spec.sections.enumerated() {
      for (index, noun) in section.nouns.enumerated() {
        for name in spec.references(of: noun) where spec.noun(name) == nil {
          throw SpecFault(file: section.name, pointer: "/" + noun.name, reason: "no schema \(name)")
        }
        guard case .union(var union) = noun else { continue }
        try spec.mark(&union, section.name)
        spec.sections[position].nouns[index] = .union(union)
      }
    }
    try spec.checkSubjects()
    try spec.checkNumberRules()
    try spec.checkFleeting()
  }
}

extension Spec {
  /// The groups of a result's last members.
  static let tailOrder = ["place", "units", "words", "text", "source", "sources", "credit"]
}

/// The result of one check of a JSON value's type.
enum JSONLook: Hashable { case boolean, number, string, array, object }

extension Spec {
  /// Whether a value of the schema may contain text that follows the locale, beside times' labels.
  package func isLocalized(_ schema: Tree) -> Bool {
    if schema["x-localized"] != nil { return true }
    if let reference = schema["$ref"]?.text {
      let name = reference.dropFirst(SchemaReader.prefix.count)
      return schemas.first { $0.key == name }.map { isLocalized($0.value) } ?? false
    }
    let members = schema["properties"]?.entries.map(\.value) ?? []
    return (members + (schema["oneOf"]?.elements ?? []) + [schema["items"]].compactMap(\.self))
      .contains { isLocalized($0) }
  }

  func record(_ shape: Shape) -> Record? {
    guard case .named(let name) = shape, case .record(let record) = noun(name) else { return nil }
    return record
  }

  func look(_ shape: Shape) -> JSONLook {
    switch shape {
    case .boolean: .boolean
    case .integer, .number: .number
    case .string, .date, .instant, .method, .constant: .string
    case .list: .array
    case .anything, .object: .object
    case .named(let name):
      if case .choice = noun(name) { .string } else { .object }
    }
  }

  /// The names that a noun refers to.
  func references(of noun: Noun) -> [String] {
    let shapes: [Shape] =
      switch noun {
      case .record(let record): record.members.map(\.kind.shape)
      case .choice: []
      case .union(let union): union.branches.map(\.kind.shape)
      case .alias(let alias): [alias.shape]
      }
    return shapes.compactMap(name(in:))
  }

  func references(in shape: Shape) -> [String] { [name(in: shape)].compactMap(\.self) }

  private func name(in shape: Shape) -> String? {
    switch shape {
    case .named(let name): name
    case .list(let element): name(in: element)
    default: nil
    }
  }
}
