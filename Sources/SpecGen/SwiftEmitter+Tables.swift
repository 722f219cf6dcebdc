/// The tables: methods, errors, tools and the document itself.
extension SwiftEmitter {
  func name(_ method: Method) -> String { "." + Names.lowercasedFirst(method.typeName) }

  func methodTable() -> String {
    var text =
      Self.header + "\n/// Every method a client may call, `initialize` and `shutdown` aside.\n"
    text += "package enum MethodName: String, CaseIterable, Sendable {\n"
    for method in spec.calls {
      text += "  /// \(method.summary)\n"
      text += "  case \(name(method).dropFirst()) = \(Tree.quoted(method.name))\n"
    }
    for set in [MethodSet.reading, .subscribable] {
      let names = spec.calls.filter(set.contains).map { "    " + name($0) + ",\n" }.joined()
      text += "\n  /// \(set.documentation)\n"
      text += "  package static let \(set.rawValue): [MethodName] = [\n\(names)  ]\n"
    }
    text += flag("isNetworked", "May ask a provider.", \.isNetworked)
    text += flag("isSubscribable", "`subscription.create` takes it.", \.isSubscribable)
    text += flag("hasParts", "Sends parts under `partialResultToken`.") { $0.partName != nil }
    text += flag(
      "isOrdered", "Changes the state of the connection: later requests see its effect.",
      \.isOrdered)
    text += property(
      "cacheSeconds", "Int?", "Default of `maxAgeSeconds`; nil for what is computed here.",
      rows(\.cacheSeconds), otherwise: "nil")
    text += """

        /// Default of `deadlineMs` where the method has none of its own.
        package static let usualDeadlineMilliseconds = 10_000

      """
    text += property(
      "deadlineMilliseconds", "Int", "Default of `deadlineMs`.", rows(\.deadlineMilliseconds),
      otherwise: "Self.usualDeadlineMilliseconds")
    return text + "}\n"
  }

  private func flag(
    _ property: String, _ documentation: String, _ isSet: (Method) -> Bool
  ) -> String {
    let names = spec.calls.filter(isSet).map(name).joined(separator: ", ")
    return self.property(
      property, "Bool", documentation, [(names, "true")], otherwise: "false")
  }

  private func rows(_ value: (Method) -> Int?) -> [(cases: String, value: String)] {
    spec.calls.compactMap { method in value(method).map { (name(method), "\($0)") } }
  }

  /// A property with a value for each case.
  /// - Parameter fallback: of the cases that the rows leave out; nil if they name all.
  private func property(
    _ name: String, _ type: String, _ documentation: String,
    _ rows: [(cases: String, value: String)], otherwise fallback: String? = nil
  ) -> String {
    let cases = rows.map { "    case \($0.cases): \($0.value)\n" }
    let others = fallback.map { "    default: \($0)\n" } ?? ""
    return """

        /// \(documentation)
        package var \(name): \(type) {
          switch self {
      \(cases.joined())\(others)\
          }
        }

      """
  }

  /// For the vocabulary: services fail with these, too.
  func errorTable() -> String {
    func table(
      _ name: String, _ type: String, _ documentation: String, _ value: (ErrorEntry) -> String
    ) -> String {
      property(
        name, type, documentation, spec.errors.map { ("." + $0.caseName, value($0)) })
    }
    func quoted(_ text: String?) -> String { text.map(Tree.quoted) ?? "nil" }
    var text =
      Self.header + "\n/// Every error, one a kind and reason, with its fixed English sentence.\n"
    text += "package enum ErrorEntry: String, CaseIterable, Sendable {\n"
    for error in spec.errors { text += "  case \(error.caseName) = \(Tree.quoted(error.key))\n" }
    text += table("code", "Int", "JSON-RPC error code.") { String($0.code) }
    text += table("kind", "ErrorKind", "What went wrong.") { "." + $0.kind }
    text += table("reason", "String?", "Why, where the kind has reasons.") { quoted($0.reason) }
    text += table("message", "String", "One sentence, not meant to be matched.") {
      quoted($0.message)
    }
    text += table("hint", "String?", "What a person can do about it, in English.") {
      quoted($0.hint)
    }
    text += table("hintRow", "HintRow?", "The row that says it in every language.") { error in
      error.hint == nil ? "nil" : "." + error.caseName
    }
    text += table("isRetryable", "Bool", "Whether the same call may succeed later.") {
      "\($0.isRetryable)"
    }
    return text + "}\n\nextension ErrorEntry {\n"
      + VocabularyEmitter.reasons.map(entries).joined(separator: "\n") + "}\n"
  }

  /// The error of a kind for each of its reasons.
  private func entries(_ kind: String, _ reason: String, _ documentation: String) -> String {
    let cases = spec.errors.filter { $0.kind == kind }.compactMap { error in
      error.reason.map { "    case .\($0): .\(error.caseName)\n" }
    }
    return """
        package init(_ reason: \(reason)) {
          self = switch reason {
      \(cases.joined())\
          }
        }

      """
  }

  func document() -> String {
    """
    \(Self.header)
    /// The bundled OpenRPC document on one line.
    package enum OpenRPCDocument {
      package static let text: StaticString =
        ##"\(BundleEmitter(spec: spec).bundle().compact)"##
    }

    /// JSON Schema of the configuration file on one line.
    package enum ConfigurationSchema {
      package static let text: StaticString =
        ##"\(spec.configuration.compact)"##
    }

    """
  }

  private func page(_ page: ToolEmitter.Page?) -> String {
    page.map { ".init(name: \(Tree.quoted($0.name)), rows: \($0.rows), maximum: \($0.maximum))" }
      ?? "nil"
  }

  func tools() -> String {
    let details = ToolEmitter.details.map { detail in
      "    /// \(detail.meaning)\n    case \(detail.name)"
    }
    let rows = ToolEmitter(spec: spec).tools().map { tool in
      """
          ToolEntry(
            name: \(Tree.quoted(tool.name)), method: .\(Names.lowercasedFirst(tool.typeName)),
            description: \(Tree.quoted(tool.documentation)),
            isOpenWorld: \(tool.isNetworked), page: \(page(tool.page)),
            inputSchema: ##"\(tool.inputSchema.compact)"##)
      """
    }
    return """
      \(Self.header)
      /// One tool of the MCP door.
      package struct ToolEntry: Sendable {
        package let name: String
        package let method: MethodName
        package let description: String
        /// Whether it may ask a provider.
        package let isOpenWorld: Bool
        /// Nil for a tool whose result has no long list.
        package let page: Page?
        /// JSON Schema of the arguments, one line.
        package let inputSchema: StaticString

        /// The rows of a long result that are passed on at once.
        package struct Page: Sendable {
          /// The argument with the number of rows, and the member of the result with them.
          package let name: String
          package let rows: Int
          package let maximum: Int
        }

        /// How much of an answer a host gets.
        package enum Detail: String, CaseIterable, Sendable {
      \(details.joined(separator: "\n"))
        }

        /// The names of the arguments that no method has.
        package static let pageArgument = \(Tree.quoted(ToolEmitter.page))
        package static let detailArgument = \(Tree.quoted(ToolEmitter.detail))

        package static let all: [ToolEntry] = [
      \(rows.joined(separator: ",\n")),
        ]
      }

      """
  }
}
