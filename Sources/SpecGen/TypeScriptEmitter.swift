/// TypeScript declarations: one interface per record, and the map of methods.
struct TypeScriptEmitter {
  let spec: Spec

  func text() -> String {
    var text = "// Generated from protocol-spec/ by specgen; do not edit.\n"
    for set in [MethodSet.reading, .subscribable] {
      let names = spec.names(set).map(Tree.quoted).joined(separator: "\n  | ")
      text += comment(set.documentation) + "export type \(set.typeName) =\n  | \(names);\n"
    }
    for section in spec.sections {
      for noun in section.nouns { text += declaration(noun) }
    }
    for method in spec.methods { text += params(method) }
    text += messages(
      "Methods", "Requests from the client.", spec.methods.filter { !$0.isFromServer })
    text += messages(
      "ServerMethods", "Requests and notifications from the server.",
      spec.methods.filter(\.isFromServer))
    return text
  }

  private func declaration(_ noun: Noun) -> String {
    switch noun {
    case .record(let record):
      interface(record.name, record.documentation, record.members)
    case .choice(let choice):
      comment(choice.documentation)
        + "export type \(choice.name) =\n  | "
        + choice.values.map { Tree.quoted($0.raw) }.joined(separator: "\n  | ") + ";\n"
    case .union(let union):
      comment(union.documentation)
        + "export type \(union.name) = "
        + union.branches.map { type($0.kind.shape) }.joined(separator: " | ") + ";\n"
    case .alias(let alias):
      comment(alias.documentation) + "export type \(alias.name) = \(type(alias.shape));\n"
    }
  }

  private func comment(_ text: String, _ indent: String = "\n") -> String {
    // `*/didChange` must not end the comment.
    "\(indent)/** \(text.replacing("*/", with: "*\\/")) */\n"
  }

  private func interface(_ name: String, _ documentation: String, _ members: [Member]) -> String {
    guard let set = Self.methods(of: members) else {
      return comment(documentation) + "export interface \(name) {\n" + self.members(members)
        + "}\n"
    }
    // Distributes over the methods, so that the method tells the type of what is beside it.
    return comment(documentation)
      + "export type \(name)<M extends \(set.typeName) = \(set.typeName)> = "
      + "M extends \(set.typeName) ? {\n" + self.members(members) + "} : never;\n"
  }

  /// The methods of which a member names one; nil if none does.
  private static func methods(of members: [Member]) -> MethodSet? {
    if case .method(let set) = members.first(where: \.kind.isMethod)?.kind.shape { return set }
    return nil
  }

  private func type(_ member: Member, _ set: MethodSet?) -> String {
    if set != nil {
      if member.kind.isMethod { return "M" }
      if member.kind.paramsOf != nil { return "Methods[M][\"params\"]" }
      if member.kind.resultOf != nil { return "Methods[M][\"result\"]" }
    }
    return type(member.kind.shape)
  }

  private func members(_ members: [Member]) -> String {
    var text = ""
    let set = Self.methods(of: members)
    for member in members {
      let mark = member.isRequired ? "" : "?"
      let null = member.kind.isNullable ? " | null" : ""
      text += comment(member.documentation, "  ")
      text += "  \(member.name)\(mark): \(type(member, set))\(null);\n"
      if member.kind.isLabeled { text += "  \(member.name)Labels?: TimeLabels;\n" }
    }
    return text
  }

  private func params(_ method: Method) -> String {
    let (name, documentation) = (method.typeName + "Params", method.paramsDocumentation)
    let alternatives = method.alternatives
    let subject = spec.subject(of: method)
    guard !alternatives.isEmpty || subject != nil else {
      return interface(name, documentation, method.allParams)
    }
    let apart = Set(alternatives.flatMap(\.names) + (subject?.names ?? []))
    let others = method.allParams.filter { !apart.contains($0.name) }
    let choices =
      alternatives.map { branches($0, method) } + [subject.map(branches)].compactMap(\.self)
    return comment(documentation) + "export type \(name) = {\n" + members(others) + "}"
      + choices.map { " & (\n\($0)\n)" }.joined() + ";\n"
  }

  /// One object type for each kind, with its params.
  private func branches(_ subject: Subject) -> String {
    subject.branches.map {
      "  | { \(subject.kindName): \(Tree.quoted($0.kind.raw)); "
        + "\(subject.paramsName)?: \($0.paramsName); }"
    }.joined(separator: "\n")
  }

  /// One object type for each param that may be given, in which the others may not.
  private func branches(_ alternatives: Alternatives, _ method: Method) -> String {
    let members = method.allParams.filter { alternatives.names.contains($0.name) }
    return members.map { given in
      let rows = members.map { member in
        let isFlag = member.kind.shape == .boolean
        guard member.name == given.name else {
          return "\(member.name)?: \(isFlag ? "false" : "never");"
        }
        let type = isFlag && alternatives.isRequired ? "true" : type(member.kind.shape)
        return "/** \(member.documentation) */ "
          + "\(member.name)\(alternatives.isRequired ? "" : "?"): \(type);"
      }
      return "  | { " + rows.joined(separator: " ") + " }"
    }.joined(separator: "\n")
  }

  private func messages(_ name: String, _ documentation: String, _ methods: [Method]) -> String {
    var text = comment(documentation) + "export interface \(name) {\n"
    for method in methods {
      let result = method.isNotification ? "never" : method.resultName ?? "null"
      text += comment(method.summary, "  ")
      text +=
        "  \(Tree.quoted(method.name)): { params: \(method.typeName)Params; result: \(result) };\n"
    }
    return text + "}\n"
  }

  private let type = ShapeNames(
    boolean: "boolean", integer: "number", number: "number", string: "string", date: "string",
    instant: "string", anything: "unknown", object: "Record<string, unknown>", list: { "\($0)[]" })
}
