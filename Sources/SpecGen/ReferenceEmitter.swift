/// `REFERENCE.md`: every method, type and error on one page.
struct ReferenceEmitter {
  /// Its first page, written by hand; the tests play its sessions.
  static let quickStart = "quick-start.md"

  let spec: Spec
  let quickStart: String

  func text() -> String {
    var text = """
      <!-- Generated from protocol-spec/ by specgen; do not edit. -->
      # Reference of the Almanac protocol \(spec.information["version"]?.text ?? "")

      How messages travel, what cancels and what an error looks like is in
      [specification.md](specification.md). `?` after a name: may be absent, and is then never null.
      Fleeting: a change of it, or of its labels, is none for a subscription.
      The answers of the examples are recorded. `{…}` and `[…]` stand for the shared members, which
      are described once; a list of objects is shown by its first two, and a text of more than 320
      characters by its beginning.

      \(quickStart)
      ## Methods


      """
    text += "| method | |\n|---|---|\n"
    for method in spec.methods {
      text += "| [`\(method.name)`](#\(anchor(method.name))) | \(method.summary) |\n"
    }
    for method in spec.methods { text += section(method) }
    text += "\n## Shared params\n"
    for group in spec.groups {
      text +=
        "\n### \(group.name)\n\n\(group.documentation)\n\n\(table(group.members, isInput: true))"
        + errors(group.errors)
    }
    text += "\n## Shared members of results\n"
    for name in Spec.tailOrder {
      text += "\n### \(resultHeading(name))\n\n\(table(spec.tail[name] ?? [], isInput: false))"
    }
    for set in [MethodSet.reading, .subscribable] {
      let names = spec.names(set).map { "[`\($0)`](#\(anchor($0)))" }.joined(separator: ", ")
      text += "\n### \(set.rawValue) methods\n\n\(set.documentation)\n\n\(names)\n"
    }
    text += "\n## Types\n"
    for section in spec.sections where !section.name.hasSuffix("Results") {
      for noun in section.nouns { text += self.section(noun) }
    }
    return text + errors()
  }

  private func anchor(_ name: String) -> String {
    name.lowercased().filter { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" }
  }

  private func section(_ method: Method) -> String {
    var text = "\n## \(method.name)\n\n\(method.summary)\n"
    if !method.documentation.isEmpty { text += "\n\(method.documentation)\n" }
    let marks = marks(method)
    if !marks.isEmpty { text += "\n*\(marks.joined(separator: " · "))*\n" }
    let shared = method.groups.map { "[\($0.name)](#\($0.name))" }.joined(separator: ", ")
    if !method.params.isEmpty { text += "\n**Params**\n\n" + table(method.params, isInput: true) }
    if !shared.isEmpty { text += "\nShared params: \(shared).\n" }
    let alternatives = method.alternatives.map(\.sentence).joined(separator: " ")
    if !alternatives.isEmpty { text += "\n\(alternatives)\n" }
    if let subject = spec.subject(of: method) { text += table(subject) }
    if let name = method.resultName, let noun = spec.noun(name) { text += result(noun, method) }
    text += errors(method.ownErrors)
    for example in method.entry["examples"]?.elements.prefix(1) ?? [] {
      text += self.example(example, method)
    }
    return text
  }

  private func errors(_ kinds: [String]) -> String {
    kinds.isEmpty
      ? "" : "\n**Errors**: " + kinds.map { "`\($0)`" }.joined(separator: ", ") + "\n"
  }

  /// A param has the same name as what it puts into the result, and a link needs one of its own.
  private func resultHeading(_ group: String) -> String { "result: \(group)" }

  /// Whose params belong to each kind.
  private func table(_ subject: Subject) -> String {
    let rows = subject.branches.map { branch in
      let owner = branch.method.map { "[\($0.name)](#\(anchor($0.name)))" }
      return "| `\(branch.kind.raw)` | \(owner ?? link(branch.paramsName)) |\n"
    }
    return "\n| `\(subject.kindName)` | `\(subject.paramsName)` are those of |\n|---|---|\n"
      + rows.joined()
  }

  private func marks(_ method: Method) -> [String] {
    var marks: [String] = []
    if method.isFromServer { marks.append("from the server") }
    if method.isNotification { marks.append("notification") }
    if method.isNetworked { marks.append("networked") }
    if let seconds = method.cacheSeconds { marks.append("stored \(seconds) s") }
    if method.isSubscribable { marks.append("subscribable") }
    if let part = method.partName { marks.append("parts: \(link(part))") }
    if let tool = method.tool { marks.append("MCP tool `\(tool.name)`") }
    return marks
  }

  private func result(_ noun: Noun, _ method: Method) -> String {
    switch noun {
    case .record(let record):
      result(record.members.dropLast(record.tailCount), shared: method.resultGroups)
    case .alias(let alias): "\n**Result**: \(words(Kind(shape: alias.shape)))\n"
    default: ""
    }
  }

  private func result(_ members: some Collection<Member>, shared groups: [String]) -> String {
    let links = groups.map { "[\($0)](#\(anchor("result-" + $0)))" }.joined(separator: ", ")
    return (members.isEmpty ? "" : "\n**Result**\n\n" + table(Array(members), isInput: false))
      + (links.isEmpty ? "" : "\nShared members of the result: \(links).\n")
  }

  private func example(_ example: Tree, _ method: Method) -> String {
    let shared = Set(method.resultGroups.flatMap { spec.tail[$0] ?? [] }.map(\.name))
      .subtracting(["text"])
    let params = (example["params"]?.elements ?? []).compactMap { param in
      param["name"]?.text.map { Tree.Entry($0, param["value"] ?? .null) }
    }
    var text = "\n```\n→ " + Tree.object(params).pretty(isPacked: true) + "\n"
    if let result = example["result"]?["value"] {
      let all = Set(spec.tail.values.joined().map(\.name))
      text += "← " + result.abridged(shared, shared: all).pretty(isPacked: true) + "\n"
    }
    return text + "```\n"
  }

  private func section(_ noun: Noun) -> String {
    switch noun {
    case .record(let record):
      return "\n### \(record.name)\n\n\(record.documentation)\n\n"
        + table(record.members, isInput: false)
    case .choice(let choice):
      let values = choice.values.map { "`\($0.raw)`" }.joined(separator: ", ")
      return "\n### \(choice.name)\n\n\(choice.documentation) One of \(values).\n"
    case .union(let union):
      let branches = union.branches.map { branch in
        words(branch.kind) + (branch.tag.map { " (`\($0)`)" } ?? "")
      }
      let tag = union.tag.map { " `\($0)` says which." } ?? ""
      return "\n### \(union.name)\n\n\(union.documentation) Either "
        + branches.joined(separator: ", or ") + ".\(tag)\n"
    case .alias(let alias):
      return "\n### \(alias.name)\n\n\(alias.documentation) \(words(Kind(shape: alias.shape)))\n"
    }
  }

  private func table(_ members: [Member], isInput: Bool) -> String {
    var text = "| name | type | |\n|---|---|---|\n"
    for member in members {
      let mark = member.isRequired ? "" : "?"
      let fallback = member.defaultValue.map { " Default `\($0.compact)`." } ?? ""
      let labels = member.kind.isLabeled ? " Has labels." : ""
      let fleeting = member.isFleeting ? " Fleeting." : ""
      text +=
        "| `\(member.name)`\(mark) | \(words(member.kind)) | "
        + "\(member.documentation)\(fallback)\(labels)\(fleeting) |\n"
    }
    return text
  }

  private func words(_ kind: Kind) -> String {
    var text = words(kind.shape)
    switch (kind.minimum, kind.maximum) {
    case (let low?, let high?): text += " \(low)…\(high)"
    case (let low?, nil): text += " ≥ \(low)"
    case (nil, let high?): text += " ≤ \(high)"
    case (nil, nil): break
    }
    return text + (kind.isNullable ? " or null" : "")
  }

  private func words(_ shape: Shape) -> String {
    ShapeNames(
      boolean: "boolean", integer: "integer", number: "number", string: "string", date: "date",
      instant: "time", anything: "any JSON", object: "object", list: { "list of \($0)" },
      named: { link($0) },
      method: { "name of a [\($0.rawValue) method](#\($0.rawValue)-methods)" },
      constant: { "`\($0)`" }
    )(shape)
  }

  private func link(_ name: String) -> String {
    if let method = spec.methods.first(where: { $0.resultName == name }) {
      return "[\(name)](#\(anchor(method.name)))"
    }
    return "[\(name)](#\(name.lowercased()))"
  }

  private func errors() -> String {
    var text = "\n## Errors\n\n| code | kind | reason | message | hint |\n|--:|---|---|---|---|\n"
    for error in spec.errors {
      let hint = (error.hint ?? "").split(separator: "\n").joined(separator: " ")
      text +=
        "| \(error.code) | \(error.kind) | \(error.reason ?? "") | \(error.message) | \(hint) |\n"
    }
    return text
  }
}

extension Tree {
  /// Without what some members say, and the later ones of many objects.
  fileprivate func abridged(_ members: Set<String>, shared: Set<String>) -> Tree {
    switch self {
    case .object(let entries):
      // The answer of another method.
      let isResult = self["source"] != nil && self["attribution"] != nil
      let elided = isResult ? members.union(shared) : members
      return .object(
        entries.map { entry in
          .init(
            entry.key,
            elided.contains(entry.key)
              ? entry.value.elided : entry.value.abridged([], shared: shared))
        })
    case .array(let elements):
      let isMany = elements.count > 2 && elements.allSatisfy(\.isLong)
      let shown = isMany ? elements.prefix(2) : elements[...]
      return .array(
        shown.map { $0.abridged([], shared: shared) } + (isMany ? [.number("…")] : []))
    default: return self
    }
  }

  private var isLong: Bool { !entries.isEmpty && compact.count > 60 }

  private var elided: Tree {
    switch self {
    case .object(let entries) where !entries.isEmpty: .number("{…}")
    case .array(let elements) where !elements.isEmpty: .number("[…]")
    default: self
    }
  }
}
