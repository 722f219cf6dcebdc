/// Values whose type follows from a word beside them: the params of a kind or a method, and the
/// answers of methods.
extension SwiftClientEmitter {
  /// One case of a value with a tag.
  struct TaggedCase {
    let name: String
    let tag: String
    let type: String
    /// Whether the value may be left out.
    let isOptional: Bool
  }

  /// What a chart is about.
  func subject(_ subject: Subject, of method: Method) -> String {
    tagged(
      subject.typeName, "What `\(method.name)` is about: its `\(subject.kindName)`, with params.",
      keys: (subject.kindName, subject.paramsName),
      subject.branches.map { branch in
        TaggedCase(
          name: branch.kind.caseName, tag: branch.kind.raw, type: branch.paramsName,
          isOptional: branch.method.map { !needsParams($0) } ?? true)
      })
  }

  /// A record of nothing but a method and its params; nil for any other.
  func call(_ record: Record) -> String? {
    guard record.members.count == 2,
      let params = record.members.first(where: { $0.kind.paramsOf != nil }),
      case .method(let set) = record.members.first(where: { $0.kind.isMethod })?.kind.shape
    else { return nil }
    return tagged(
      record.name, record.documentation, keys: (params.kind.paramsOf ?? "", params.name),
      cases(set) { ($0.typeName + "Params", !needsParams($0)) })
  }

  /// The answer of a method that reads.
  func answers() -> String {
    let cases = cases(.reading) { ($0.resultName ?? "JSONValue", false) }
    let values = cases.map { "    case .\($0.name)(let value): value\n" }.joined()
    return tagged(
      Self.answerName, "The answer of a method that changes nothing, by its method.",
      keys: ("method", "value"), cases, isOpen: true)
        + """

        extension \(Self.answerName) {
          /// The answer of this call; nil if it is one of another.
          public func answer<Call: ServerCall>(of call: Call.Type) -> Call.Answer? {
            method == call.method ? any as? Call.Answer : nil
          }

          private var any: any Sendable {
            switch self {
        \(values)    case .other(_, let value): value
            }
          }
        }

        """
  }

  static let answerName = "ReadingAnswer"

  private func cases(
    _ set: MethodSet, _ type: (Method) -> (name: String, isOptional: Bool)
  ) -> [TaggedCase] {
    spec.calls.filter(set.contains).map { method in
      let type = type(method)
      return TaggedCase(
        name: Names.lowercasedFirst(method.typeName), tag: method.name, type: type.name,
        isOptional: type.isOptional)
    }
  }

  func needsParams(_ method: Method) -> Bool {
    method.allParams.contains(where: \.isRequired)
      || method.alternatives.contains(where: \.isRequired)
  }

  /// - Parameter isOpen: whether a later server may have more of them.
  private func tagged(
    _ name: String, _ documentation: String, keys: (tag: String, value: String),
    _ cases: [TaggedCase], isOpen: Bool = false
  ) -> String {
    var text = comment(documentation)
    // Boxed: one of the values is large.
    text += "public indirect enum \(name): Codable, Equatable, Sendable {\n"
    for branch in cases {
      text += "  case \(branch.name)(\(branch.type)\(branch.isOptional ? " = .init()" : ""))\n"
    }
    if isOpen {
      text += "  /// One that this version of the client does not know.\n"
      text += "  case other(\(keys.tag): String, \(keys.value): JSONValue)\n"
    }
    let tags = cases.map { "    case .\($0.name): \(Tree.quoted($0.tag))\n" }.joined()
    text +=
      "\n  /// Which one it is, on the wire.\n  public var \(keys.tag): String {\n"
      + "    switch self {\n"
    text += tags + (isOpen ? "    case .other(let tag, _): tag\n" : "") + "    }\n  }\n"
    text += "\n  private enum Keys: String, CodingKey {\n    case "
    text += "tag = \(Tree.quoted(keys.tag)), value = \(Tree.quoted(keys.value))\n  }\n"
    text += "\n  public init(from decoder: any Decoder) throws {\n"
    text += "    let values = try decoder.container(keyedBy: Keys.self)\n"
    text += "    switch try values.decode(String.self, forKey: .tag) {\n"
    for branch in cases {
      text += "    case \(Tree.quoted(branch.tag)):\n      self = .\(branch.name)(try values"
      text +=
        branch.isOptional
        ? ".decodeIfPresent(\(branch.type).self, forKey: .value) ?? .init())\n"
        : ".decode(\(branch.type).self, forKey: .value))\n"
    }
    text +=
      isOpen
      ? """
          case let tag:
            self = .other(
              \(keys.tag): tag, \(keys.value): try values.decode(JSONValue.self, forKey: .value))

      """
      : """
          case let tag:
            throw DecodingError.dataCorruptedError(
              forKey: .tag, in: values, debugDescription: "unknown: \\(tag)")

      """
    text += "    }\n  }\n\n  public func encode(to encoder: any Encoder) throws {\n"
    text += "    var values = encoder.container(keyedBy: Keys.self)\n    switch self {\n"
    for branch in cases {
      text += "    case .\(branch.name)(let value):\n"
      text += "      try values.encode(\(Tree.quoted(branch.tag)), forKey: .tag)\n"
      text +=
        branch.isOptional
        ? "      if value != .init() { try values.encode(value, forKey: .value) }\n"
        : "      try values.encode(value, forKey: .value)\n"
    }
    if isOpen {
      text += "    case .other(let tag, let value):\n"
      text += "      try values.encode(tag, forKey: .tag)\n"
      text += "      try values.encode(value, forKey: .value)\n"
    }
    return text + "    }\n  }\n}\n"
  }

  /// A union whose branches have a constant of their own.
  func union(_ union: Union, tag: String) -> String {
    let branches = union.branches.map {
      (name: $0.caseName, type: type($0.kind.shape), tag: $0.tag)
    }
    var text = comment(union.documentation)
    text += "public enum \(union.name): Codable, Equatable, Sendable {\n"
    for branch in branches { text += "  case \(branch.name)(\(branch.type))\n" }
    text += "  /// One that this version of the client does not know.\n  case other(JSONValue)\n"
    text += "\n  private enum Keys: String, CodingKey {\n    case tag = \(Tree.quoted(tag))\n  }\n"
    text += "\n  public init(from decoder: any Decoder) throws {\n"
    text += "    let values = try decoder.container(keyedBy: Keys.self)\n"
    text += "    switch try values.decode(String.self, forKey: .tag) {\n"
    for branch in branches {
      text += "    case \(Tree.quoted(branch.tag ?? "")): "
      text += "self = .\(branch.name)(try .init(from: decoder))\n"
    }
    text += "    default: self = .other(try .init(from: decoder))\n    }\n  }\n"
    text += "\n  public func encode(to encoder: any Encoder) throws {\n    switch self {\n"
    for branch in branches {
      text += "    case .\(branch.name)(let value): try value.encode(to: encoder)\n"
    }
    return text + "    case .other(let value): try value.encode(to: encoder)\n    }\n  }\n}\n"
  }

  /// How a structure is coded of which some properties are coded beside the others, and which has
  /// members that are always the same.
  func coding(_ rows: [Row], constants: [Member]) -> String {
    let names = rows.map(\.name) + constants.map { Names.swift($0.name) }
    let decoded = rows.map { row in
      guard !row.isBeside else {
        let value = "try .init(from: decoder)"
        return "    \(row.name) = "
          + (row.isOptional ? "values.contains(.\(row.name)) ? \(value) : nil" : value) + "\n"
      }
      return "    \(row.name) = try values.decode\(row.isOptional ? "IfPresent" : "")"
        + "(\(row.type).self, forKey: .\(row.name))\n"
    }
    let encoded =
      rows.map { row in
        row.isBeside
          ? "    try \(row.name)\(row.isOptional ? "?" : "").encode(to: encoder)\n"
          : "    try values.encode\(row.isOptional ? "IfPresent" : "")"
            + "(\(row.name), forKey: .\(row.name))\n"
      }
      + constants.map {
        "    try values.encode(\(Tree.quoted($0.kind.constant ?? "")), "
          + "forKey: .\(Names.swift($0.name)))\n"
      }
    return """

        private enum CodingKeys: String, CodingKey {
          case \(names.joined(separator: ", "))
        }

        public init(from decoder: any Decoder) throws {
          let values = try decoder.container(keyedBy: CodingKeys.self)
      \(decoded.joined())  }

        public func encode(to encoder: any Encoder) throws {
          var values = encoder.container(keyedBy: CodingKeys.self)
      \(encoded.joined())  }

      """
  }
}
