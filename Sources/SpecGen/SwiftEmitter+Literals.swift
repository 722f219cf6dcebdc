/// The types of members and their defaults as Swift.
extension SwiftEmitter {
  func type(_ kind: Kind, written: Bool) -> String {
    if written, let rule = kind.numberRule { return rule.typeName }
    switch kind.shape {
    case .boolean: return "Bool"
    case .integer: return "Int"
    case .number: return "Double"
    case .string: return written && kind.isSentence ? "Sentence" : "String"
    case .date: return "LocalDate"
    case .instant: return written ? "Moment" : "Instant"
    case .method: return "MethodName"
    case .constant: return "StaticString"
    case .anything, .object: return written ? "EncodedJSON" : "JSONValue"
    case .named(let name): return name
    case .list(let element):
      let element = Kind(shape: element, isSentence: kind.isSentence)
      return "[" + type(element, written: written) + "]"
    }
  }

  func literal(_ value: Tree, _ shape: Shape) -> String? {
    guard case .named(let name) = shape else {
      if case .method = shape {
        return "MethodName." + Names.lowercasedFirst(Names.type(value.text ?? ""))
      }
      guard case .list(let element) = shape else { return value.compact }
      return "[" + value.elements.compactMap { literal($0, element) }.joined(separator: ", ") + "]"
    }
    switch spec.noun(name) {
    case .choice(let choice):
      return choice.values.first { $0.raw == value.text }.map {
        "\(name).\(Names.swift($0.caseName))"
      }
    case .union(let union):
      let branch = union.branches.first { spec.look($0.kind.shape) == value.look }
      return branch.map { "\(name).\($0.caseName)(\(value.compact))" }
    case .record(let record):
      let members = value.entries.compactMap { entry in
        record.members.first { $0.name == entry.key }
          .flatMap { literal(entry.value, $0.kind.shape) }.map { "\(entry.key): \($0)" }
      }
      return "\(name)(\(members.joined(separator: ", ")))"
    default: return nil
    }
  }
}
