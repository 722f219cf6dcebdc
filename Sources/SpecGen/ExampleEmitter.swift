/// Readers of what the server writes, for tests: an example of the spec as a value of the generated
/// types. The product itself never reads a result.
struct ExampleEmitter {
  private let swift: SwiftEmitter

  init(_ spec: Spec) { swift = SwiftEmitter(spec) }

  func readers() -> String {
    let nouns = swift.spec.sections.flatMap(\.nouns).filter { swift.written.contains($0.name) }
    return SwiftEmitter.header + """

      package import AlmanacProtocol
      package import JSON
      package import Vocabulary

      \((nouns.compactMap(reader) + [tail, records(nouns)]).joined(separator: "\n"))
      """
  }

  /// Every record, and whether its numbers measure something.
  private func records(_ nouns: [Noun]) -> String {
    let rows = nouns.compactMap { noun -> String? in
      guard case .record(let record) = noun else { return nil }
      let measures = record.members.dropLast(record.tailCount)
        .contains { $0.kind.numberRule != nil }
      return "    (\(Tree.quoted(record.name)), \(measures), Wire.\(record.name).self),\n"
    }
    return """
      package enum WrittenRecord {
        package typealias Record = ExampleReadable & WireWritable
        package static let all: [(name: String, measures: Bool, type: any Record.Type)] = [
      \(rows.joined())  ]
      }

      """
  }

  /// Examples are not written out: a member `text` is the method's own.
  private var tail: String {
    reader("Tail", swift.tailProperties.filter { $0.name != "text" })
  }

  private func reader(_ noun: Noun) -> String? {
    switch noun {
    case .choice(let choice): "extension \(choice.name): ExampleReadable {}\n"
    case .alias: nil
    case .record(let record): reader(record.name, swift.properties(record, isWritten: true))
    case .union(let union):
      conformance(
        union.name,
        union.branches.map { branch in
          (swift.condition(branch, of: union).map {
            "if let value, \($0) { self = .\(branch.caseName)(try .init(example: value)); return }"
          } ?? "if let value = try? .init(example: value) as "
            + "\(swift.type(branch.kind, written: true)) "
            + "{ self = .\(branch.caseName)(value); return }")
        }.joined(separator: "\n    ") + "\n    throw ExampleFault.type")
    }
  }

  private func reader(_ name: String, _ properties: [SwiftEmitter.Property]) -> String {
    let stored = properties.filter { !$0.isConstant }
    return conformance(name, "self.init(\(stored.map(argument).joined(separator: ", ")))")
  }

  private func argument(_ property: SwiftEmitter.Property) -> String {
    let value = property.wireNames.first.map { "value?[\(Tree.quoted($0))]" } ?? "value"
    return "\(property.name.filter { $0 != "`" }): try .init(example: \(value))"
  }

  private func conformance(_ name: String, _ body: String) -> String {
    """
    extension Wire.\(name): ExampleReadable {
      package init(example value: JSONValue?) throws {
        \(body)
      }
    }

    """
  }
}
