/// The enumerations of the contract, below everything else: the domain extends them and the wire
/// types refer to them, so that each exists once.
struct VocabularyEmitter {
  let spec: Spec

  static let folder = "Sources/Vocabulary/Generated/"

  /// The network providers and the tables in the program.
  static let sources = "SourceProvider"

  /// The choices that are more than a list of words: they are written by hand around these.
  private static let kernels = [
    sources: (
      name: "ProviderID",
      documentation:
        "A service that answers over the network, in the order in which they are asked."
    ),
    "WindOrigin": (name: "Compass", documentation: "The sixteen points of the compass."),
  ]

  /// The kinds of error whose reasons the program tells apart.
  static let reasons: [(kind: String, name: String, documentation: String)] = [
    ("providerUnavailable", "OutageReason", "Why a provider cannot be asked, or its answer used."),
    ("unauthorized", "AuthorizationProblem", "Why a provider refuses."),
    ("noData", "NoDataReason", "Why there are no data."),
    ("storageFailure", "StorageFailure", "Why reading or writing failed."),
  ]

  /// By path relative to the repository.
  func files() -> [String: String] {
    var files: [String: String] = [:]
    for section in spec.sections {
      let choices = section.nouns.compactMap(\.choice)
      guard !choices.isEmpty else { continue }
      files[Names.capitalized(section.name)] = choices.map(declaration).joined()
    }
    files["Reasons"] = Self.reasons.map(reasons).joined()
    return Dictionary(
      uniqueKeysWithValues: files.map { (Self.folder + $0 + ".swift", SwiftEmitter.header + $1) })
  }

  private func declaration(_ choice: Choice) -> String {
    let (name, documentation) =
      Self.kernels[choice.name] ?? (choice.name, choice.documentation)
    let isWanted: (Choice.Value) -> Bool = {
      choice.name != Self.sources || spec.upstreams.contains($0.raw)
    }
    return enumeration(name, documentation, choice.values.filter(isWanted))
  }

  private func reasons(_ kind: String, _ name: String, _ documentation: String) -> String {
    let values = spec.errors.filter { $0.kind == kind }.compactMap { error in
      error.reason.map { Choice.Value(raw: $0, caseName: $0, documentation: error.message) }
    }
    return enumeration(name, documentation, values)
  }

  private func enumeration(
    _ name: String, _ documentation: String, _ values: [Choice.Value]
  ) -> String {
    let cases = values.map { value in
      let raw = value.raw == value.caseName ? "" : " = \(Tree.quoted(value.raw))"
      return (value.documentation.map { "  /// \($0)\n" } ?? "")
        + "  case \(Names.swift(value.caseName))\(raw)\n"
    }
    return "\n/// \(documentation)\npackage enum \(name): String, Word {\n\(cases.joined())}\n"
      + titles(name, values)
  }

  private func titles(_ name: String, _ values: [Choice.Value]) -> String {
    let cases = values.compactMap { value in
      value.title.map { "    case .\(Names.swift(value.caseName)): \(Tree.quoted($0))\n" }
    }
    guard !cases.isEmpty else { return "" }
    return """

      extension \(name) {
        /// Its own name, as a text has it.
        package var title: String {
          switch self {
      \(cases.joined())    }
        }
      }

      """
  }
}

extension Noun {
  var choice: Choice? {
    if case .choice(let choice) = self { choice } else { nil }
  }

  var union: Union? {
    if case .union(let union) = self { union } else { nil }
  }
}
