/// Swift types for clients (`clients/swift`): `Codable` values without the server's kit, one call
/// per method, and the errors by kind.
///
/// A client reads answers of later servers: choices are open, and unknown members are ignored.
struct SwiftClientEmitter {
  let spec: Spec

  static let folder = "clients/swift/Sources/AlmanacClient/Generated/"

  func files() -> [String: String] {
    var files: [String: String] = [:]
    for section in spec.sections {
      var text = section.nouns.map(declaration).joined()
      let methods = spec.methods.filter { $0.namespace + "Results" == section.name }
      text += methods.map(params).joined()
      let stem = methods.first?.namespace ?? section.name
      files[Names.capitalized(stem) + (methods.isEmpty ? "Types" : "Methods") + ".swift"] = text
    }
    files["Calls.swift"] = calls()
    files["ReadingAnswer.swift"] = answers()
    files["Notice.swift"] = notices()
    files["ServerError.swift"] = errors()
    return Dictionary(
      uniqueKeysWithValues: files.map { (Self.folder + $0, SwiftEmitter.header + $1) })
  }

  private func declaration(_ noun: Noun) -> String {
    switch noun {
    case .record(let record):
      call(record) ?? structure(record.name, record.documentation, record.members)
    case .choice(let choice): self.choice(choice)
    case .union(let union): union.tag.map { self.union(union, tag: $0) } ?? self.union(union)
    case .alias(let alias):
      comment(alias.documentation) + "public typealias \(alias.name) = \(type(alias.shape))\n"
    }
  }

  func comment(_ text: String, _ indent: String = "") -> String {
    (indent.isEmpty ? "\n" : "") + "\(indent)/// \(text)\n"
  }

  // MARK: Types

  private func structure(
    _ name: String, _ documentation: String, _ members: [Member], subject: Subject? = nil
  ) -> String {
    let constants = members.filter { $0.kind.constant != nil }
    var rows = members.withLabels.filter { $0.kind.constant == nil }.map { member in
      Row(
        name: Names.swift(member.name),
        type: member.kind.resultOf == nil ? type(member.kind.shape) : Self.answerName,
        documentation: member.documentation,
        isOptional: !member.isRequired || member.kind.isNullable,
        isBeside: member.kind.resultOf != nil)
    }
    if let subject {
      rows.insert(
        Row(
          name: "subject", type: subject.typeName, documentation: "What it is about.",
          isOptional: false, isBeside: true), at: 0)
    }
    let isPlain = constants.isEmpty && !rows.contains(where: \.isBeside)
    let coding = isPlain ? "" : self.coding(rows, constants: constants)
    let all = ["Codable", "Equatable", "Sendable"] + traits(members)
    var text = comment(documentation)
    text += "public struct \(name): \(all.joined(separator: ", ")) {\n"
    for row in rows {
      text += comment(row.documentation, "  ")
      text += "  public var \(row.name): \(row.type)\(row.isOptional ? "?" : "")\n"
    }
    let arguments = rows.map { "\($0.name): \($0.type)" + ($0.isOptional ? "? = nil" : "") }
    let argumentList =
      arguments.isEmpty ? "" : "\n    " + arguments.joined(separator: ",\n    ") + "\n  "
    text += "\n  public init(\(argumentList)) {\n"
    for row in rows { text += "    self.\(row.name) = \(row.name)\n" }
    return text + "  }\n" + coding + "}\n"
  }

  /// One property of a structure.
  struct Row {
    var name: String
    var type: String
    var documentation: String
    var isOptional: Bool
    /// Coded with its own members beside those of the structure.
    var isBeside = false
  }

  /// What the client's own code knows of a record, by its members.
  private func traits(_ members: [Member]) -> [String] {
    if isPart(members) { return ["AnswerPart"] }
    let source = members.first { $0.name == "source" && $0.isRequired }
    return source?.kind.shape == .named("Source") ? ["Sourced"] : []
  }

  /// Whether these are the members of a part of an answer: its state, and its value or error.
  private func isPart(_ members: [Member]) -> Bool {
    let parts = ["state", "value", "error"].map { name in members.first { $0.name == name } }
    return !parts.contains { $0 == nil }
      && parts[1].map { spec.isNamed($0.kind.shape) } ?? false
  }

  private func choice(_ choice: Choice) -> String {
    var text = comment(choice.documentation)
    text += "public struct \(choice.name): OpenChoice {\n"
    text += "  public let rawValue: String\n"
    text += "  public init(rawValue: String) { self.rawValue = rawValue }\n\n"
    for value in choice.values {
      text += "  public static let \(Names.swift(value.caseName)) = "
      text += "Self(rawValue: \(Tree.quoted(value.raw)))\n"
    }
    let names = choice.values.map { "." + $0.caseName }.joined(separator: ", ")
    return text + "\n  /// Those that this version of the client knows.\n"
      + "  public static let allCases: [Self] = [\(names)]\n}\n"
  }

  private func union(_ union: Union) -> String {
    let branches = union.branches.map { ($0.caseName, type($0.kind.shape)) }
    let hasText = branches.contains { $0.0 == "string" }
    var text = comment(union.documentation)
    text += "public enum \(union.name): Codable, Equatable, Sendable"
    text += (hasText ? ", ExpressibleByStringLiteral" : "") + " {\n"
    for branch in branches { text += "  case \(branch.0)(\(branch.1))\n" }
    text += "\n  public init(from decoder: any Decoder) throws {\n"
    text += "    let container = try decoder.singleValueContainer()\n"
    for branch in branches.dropLast() {
      text += "    if let value = try? container.decode(\(branch.1).self) {\n"
      text += "      self = .\(branch.0)(value)\n      return\n    }\n"
    }
    if let last = branches.last {
      text += "    self = .\(last.0)(try container.decode(\(last.1).self))\n  }\n"
    }
    text += "\n  public func encode(to encoder: any Encoder) throws {\n"
    text += "    var container = encoder.singleValueContainer()\n    switch self {\n"
    for branch in branches {
      text += "    case .\(branch.0)(let value): try container.encode(value)\n"
    }
    text += "    }\n  }\n"
    if hasText {
      text += "\n  public init(stringLiteral value: String) { self = .string(value) }\n"
    }
    return text + "}\n"
  }

  let type = ShapeNames(
    boolean: "Bool", integer: "Int", number: "Double", string: "String", date: "CalendarDate",
    instant: "Timestamp", anything: "JSONValue", object: "[String: JSONValue]", list: { "[\($0)]" },
    method: { _ in "String" })

  // MARK: Messages

  /// The client sets the tokens itself.
  private static let ownParams: Set<String> = ["workDoneToken", "partialResultToken", "_meta"]

  private func params(_ method: Method) -> String {
    let members = method.allParams
      .filter { !Self.ownParams.contains($0.name) }
    let name = method.typeName + "Params"
    let text =
      spec.subject(of: method).map { subject in
        self.subject(subject, of: method)
          + structure(
            name, method.paramsDocumentation, members.filter { !subject.names.contains($0.name) },
            subject: subject)
      } ?? structure(name, method.paramsDocumentation, members)
    guard spec.calls.contains(method), let result = method.resultName else { return text }
    var call = "\nextension \(name): ServerCall"
    if method.isSubscribable { call += ", SubscribableCall" }
    if let part = method.partName {
      call += ", PartialCall {\n  public typealias Part = \(part)\n"
    } else {
      call += " {\n"
    }
    call += "  public typealias Answer = \(result)\n"
    return text + call + "  public static let method = \(Tree.quoted(method.name))\n}\n"
  }

  private func calls() -> String {
    let functions = spec.calls.map { method in
      let empty = needsParams(method) ? "" : " = .init()"
      return """

          /// \(method.summary)
          ///
          /// `\(method.name)`. The deadline ends the call here and in the server.
          public func \(Names.lowercasedFirst(method.typeName))(
            _ params: \(method.typeName)Params\(empty), deadline: Duration? = nil
          ) async throws(AlmanacError) -> \(method.resultName ?? "JSONValue") {
            try await call(params, deadline: deadline)
          }

        """
    }
    let types = spec.calls.map { "    \($0.typeName)Params.self,\n" }.joined()
    return "\nextension Almanac {\n  /// Every call that this version of the client knows.\n"
      + "  public static let calls: [any ServerCall.Type] = [\n" + types + "  ]\n"
      + functions.joined() + "}\n"
  }

  private func notices() -> String {
    let methods = spec.methods.filter {
      $0.isFromServer && $0.isNotification && $0.name.hasSuffix("/didChange")
    }
    var text = "\n/// What the server tells without being asked.\n"
    text += "public enum Notice: Equatable, Sendable {\n"
    for method in methods {
      text += comment(method.summary, "  ")
      text += "  case \(Names.lowercasedFirst(method.typeName))(\(method.typeName)Params)\n"
    }
    text += "\n  /// The notice in a message, or nil if this client does not know the method.\n"
    text += "  init?(_ method: String, _ message: Message) throws {\n    switch method {\n"
    for method in methods {
      text += "    case \(Tree.quoted(method.name)):\n"
      text += "      self = .\(Names.lowercasedFirst(method.typeName))(try message.params())\n"
    }
    return text + "    default: return nil\n    }\n  }\n}\n"
  }

  /// Errors by kind, and every reason there is.
  private func errors() -> String {
    let kinds = spec.errorKinds.map(\.kind)
    var text = "\n/// The server's answer is an error, by its kind.\n"
    text += "public enum ServerError: Error, Equatable, Sendable {\n"
    for (kind, errors) in spec.errorKinds {
      text += comment((errors.first { $0.reason == nil } ?? errors[0]).message, "  ")
      text += "  case \(kind)(ErrorObject)\n"
    }
    text += "  /// Any other kind, of a later server.\n  case other(ErrorObject)\n"
    text += "\n  public init(_ details: ErrorObject) {\n    switch details.kind {\n"
    for kind in kinds { text += "    case .\(kind): self = .\(kind)(details)\n" }
    text += "    default: self = .other(details)\n    }\n  }\n"
    text += "\n  /// The details, whatever the kind.\n  public var details: ErrorObject {\n"
    text += "    switch self {\n"
    for kind in kinds { text += "    case .\(kind)(let details): details\n" }
    text += "    case .other(let details): details\n    }\n  }\n}\n"
    return text + reasons()
  }

  private func reasons() -> String {
    var names: [String] = []
    for error in spec.errors {
      if let reason = error.reason, !names.contains(reason) { names.append(reason) }
    }
    return choice(
      Choice(
        name: "ErrorReason", documentation: "The exact cause of an error, within its kind.",
        values: names.map { Choice.Value(raw: $0, caseName: Names.caseName($0)) }))
  }
}
