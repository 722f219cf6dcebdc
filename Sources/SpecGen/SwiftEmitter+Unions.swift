/// Unions: a value that is one of several, distinguished by its JSON.
extension SwiftEmitter {
  func swift(_ union: Union, isRead: Bool, isWritten: Bool) -> String {
    let conformances = (isRead ? ["WireReadable"] : []) + (isWritten ? ["WireWritable"] : [])
    var text = "\n/// \(union.documentation)\npackage enum \(union.name): "
    text += conformances.joined(separator: ", ") + " {\n"
    for branch in union.branches {
      text += "  case \(branch.caseName)(\(type(branch.kind, written: isWritten)))\n"
    }
    if isRead { text += reader(union) }
    if isWritten {
      text += "\n  package func write(to writer: inout ResultWriter) {\n    switch self {\n"
      for branch in union.branches {
        let isPlain = !(spec.isNamed(branch.kind.shape))
        let call = isPlain ? "writer.value(value)" : "value.write(to: &writer)"
        text += "    case .\(branch.caseName)(let value): \(call)\n"
      }
      text += "    }\n  }\n"
    }
    return text + "}\n"
  }

  private func reader(_ union: Union) -> String {
    var text = "\n  package init(_ value: JSONValue, at path: String) throws(Failure) {\n"
    text += "    switch value.kind {\n"
    for branch in union.branches {
      let look = spec.look(branch.kind.shape)
      let mark = condition(branch, of: union).map { " where \($0)" } ?? ""
      let pattern = look == .boolean ? ".bool" : ".\(look)"
      text +=
        "    case \(pattern)\(mark): self = .\(branch.caseName)(try \(reading(branch.kind)))\n"
    }
    text += emptyList(union)
    return text + "    default: throw .type(.\(hint(union)), at: path)\n    }\n  }\n"
  }

  /// The row of the words that says what was expected: `expectedStringOrNumber`; of branches that
  /// members tell apart, the one that names them (`expectedSubscriptionCondition`).
  private func hint(_ union: Union) -> String {
    let isMarked = union.tag != nil || union.branches.contains { $0.mark != nil }
    let looks = union.branches.map { spec.look($0.kind.shape).name }
    return "expected" + (isMarked ? union.name : looks.joined(separator: "Or"))
  }

  /// What tells an object of a branch from those of the others; nil if nothing has to.
  func condition(_ branch: Union.Branch, of union: Union) -> String? {
    if let tag = union.tag, let value = branch.tag {
      return "value[\(Tree.quoted(tag))]?.string == \(Tree.quoted(value))"
    }
    return branch.mark.map { "value[\(Tree.quoted($0))] != nil" }
  }

  /// Accepts `[]` for an object: some languages encode an empty object that way.
  private func emptyList(_ union: Union) -> String {
    let looks = union.branches.map { spec.look($0.kind.shape) }
    guard !looks.contains(.array), looks.filter({ $0 == .object }).count == 1,
      let branch = union.branches.first(where: { spec.look($0.kind.shape) == .object })
    else { return "" }
    return "    case .array where value.count == 0: self = .\(branch.caseName)"
      + "(try \(reading(branch.kind)))\n"
  }

  private func reading(_ kind: Kind) -> String {
    switch kind.shape {
    case .list: "\(type(kind, written: false))(list: value, at: path\(bounds(kind)))"
    case .string:
      "String(value, at: path, from: \(kind.minimum ?? "nil"), to: \(kind.maximum ?? "nil"))"
    case .integer where kind.minimum != nil || kind.maximum != nil:
      "Int(value, at: path, from: \(kind.minimum ?? "nil"), to: \(kind.maximum ?? "nil"))"
    default: "\(type(kind, written: false))(value, at: path)"
    }
  }
}
