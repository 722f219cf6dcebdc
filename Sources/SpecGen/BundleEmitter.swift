/// The whole spec as one plain OpenRPC 1.4 document.
struct BundleEmitter {
  let spec: Spec

  func bundle() -> Tree {
    .object([
      .init("openrpc", .string("1.4.1")),
      .init("info", spec.information),
      .init("methods", .array(entries { !$0.isFromServer })),
      .init("x-serverMethods", .array(entries { $0.isFromServer })),
      .init("x-errors", .array(spec.errors.map(catalogued))),
      .init(
        "components",
        .object([
          .init("schemas", .object(schemas())),
          .init("errors", .object(errors())),
        ])),
    ])
  }

  private func entries(_ isWanted: (Method) -> Bool) -> [Tree] {
    spec.methods.filter(isWanted).map { labeled($0.entry) }
  }

  func schemas() -> [Tree.Entry] {
    spec.schemas.sorted { $0.key < $1.key }.map { Tree.Entry($0.key, labeled($0.value)) }
  }

  private static let unpublished: Set = ["x-enum-titles", "x-enum-descriptions"]

  /// Replaces each `x-labels` mark by the sibling member it refers to, and leaves out what only
  /// people who work on Almanac read.
  private func labeled(_ tree: Tree) -> Tree {
    switch tree {
    case .array(let elements): return .array(elements.map(labeled))
    case .object(let entries):
      return .object(
        entries.filter { !Self.unpublished.contains($0.key) }.flatMap { entry in
          guard entry.key == "x-methods", let set = entry.value.text.flatMap(MethodSet.init)
          else { return [entry] }
          return [entry, .init("enum", .array(spec.names(set).map { .string($0) }))]
        }.map { entry in
          guard entry.key == "properties" else { return .init(entry.key, labeled(entry.value)) }
          return .init(entry.key, .object(entry.value.entries.flatMap(spread)))
        })
    default: return tree
    }
  }

  private func spread(_ property: Tree.Entry) -> [Tree.Entry] {
    let plain = Tree.Entry(
      property.key, labeled(property.value).dropping(["x-labels", "x-sentence"]))
    guard property.value["x-labels"]?.flag ?? false else { return [plain] }
    let label = Tree.object([
      .init("$ref", .string(SchemaReader.prefix + "TimeLabels")),
      .init("description", .string("`\(property.key)` in words, with `labels: true`.")),
    ]).setting("x-fleeting", property.value["x-fleeting"])
    return [plain, .init(property.key + "Labels", label)]
  }

  /// One entry per kind, with all its possible reasons.
  private func errors() -> [Tree.Entry] {
    spec.errorKinds.map { kind, entries in
      let reasons = entries.compactMap(\.reason)
      var data = [
        Tree.Entry("kind", .string(kind)),
        .init("retryable", .bool(entries[0].isRetryable)),
      ]
      if !reasons.isEmpty { data.append(.init("reasons", .array(reasons.map { .string($0) }))) }
      return .init(
        kind,
        .object([
          .init("code", .number(String(entries[0].code))),
          .init("message", .string(entries[0].message)),
          .init("data", .object(data)),
        ]))
    }
  }

  private func catalogued(_ error: ErrorEntry) -> Tree {
    var entries = [
      Tree.Entry("code", .number(String(error.code))), .init("kind", .string(error.kind)),
    ]
    if let reason = error.reason { entries.append(.init("reason", .string(reason))) }
    entries.append(.init("message", .string(error.message)))
    if let hint = error.hint { entries.append(.init("hint", .string(hint))) }
    entries.append(.init("retryable", .bool(error.isRetryable)))
    return .object(entries)
  }
}
