/// Params with those of another method in them, whose type follows from their kind.
extension SwiftClientEmitter {
  /// The kind with its params, which are coded beside each other.
  func subject(_ subject: Subject, of method: Method) -> String {
    let cases = subject.branches.map { (name: $0.kind.caseName, type: $0.paramsName) }
    var text = comment("What `\(method.name)` is about: its `\(subject.kindName)`, with params.")
    text += "public enum \(subject.typeName): Codable, Equatable, Sendable {\n"
    for branch in cases { text += "  case \(branch.name)(\(branch.type) = .init())\n" }
    text += "\n  private enum Keys: String, CodingKey {\n    case "
    text += "kind = \(Tree.quoted(subject.kindName)), params = \(Tree.quoted(subject.paramsName))"
    text += "\n  }\n\n  public init(from decoder: any Decoder) throws {\n"
    text += "    let values = try decoder.container(keyedBy: Keys.self)\n"
    text += "    switch try values.decode(\(subject.kindType).self, forKey: .kind) {\n"
    for branch in cases {
      text += "    case .\(branch.name):\n      self = .\(branch.name)(try values"
      text += ".decodeIfPresent(\(branch.type).self, forKey: .params) ?? .init())\n"
    }
    text += """
          case let kind:
            throw DecodingError.dataCorruptedError(
              forKey: .kind, in: values, debugDescription: "unknown: \\(kind.rawValue)")
          }
        }

        public func encode(to encoder: any Encoder) throws {
          var values = encoder.container(keyedBy: Keys.self)
          switch self {

      """
    for branch in cases {
      text += "    case .\(branch.name)(let params):\n"
      text += "      try values.encode(\(subject.kindType).\(branch.name), forKey: .kind)\n"
      text += "      try values.encode(params, forKey: .params)\n"
    }
    return text + "    }\n  }\n}\n"
  }

  /// Codes the subject's members among the others.
  func coding(_ rows: [Row]) -> String {
    let names = rows.map(\.name).joined(separator: ", ")
    let decoded = rows.map { row in
      "    \(row.name) = try values.decode\(row.isOptional ? "IfPresent" : "")"
        + "(\(row.type).self, forKey: .\(row.name))\n"
    }
    let encoded = rows.map { row in
      "    try values.encode\(row.isOptional ? "IfPresent" : "")"
        + "(\(row.name), forKey: .\(row.name))\n"
    }
    return """

        private enum CodingKeys: String, CodingKey {
          case \(names)
        }

        public init(from decoder: any Decoder) throws {
          subject = try .init(from: decoder)
          let values = try decoder.container(keyedBy: CodingKeys.self)
      \(decoded.joined())  }

        public func encode(to encoder: any Encoder) throws {
          try subject.encode(to: encoder)
          var values = encoder.container(keyedBy: CodingKeys.self)
      \(encoded.joined())  }

      """
  }
}
