/// Params of which only one is given (`x-exactlyOne`, `x-atMostOne`).
package struct Alternatives: Equatable, Sendable {
  package var names: [String]
  package var isRequired: Bool

  /// For the reference and the clients' types.
  var sentence: String {
    let quoted = names.map { "`\($0)`" }
    let list = quoted.dropLast().joined(separator: ", ") + " and " + (quoted.last ?? "")
    return "\(isRequired ? "Exactly" : "At most") one of \(list) is given."
  }
}

extension SpecReader {
  /// Two or more params each, none of which has to be given.
  func alternatives(
    _ key: String, of method: Method, _ reader: SchemaReader, _ pointer: String
  ) throws(SpecFault) -> [Alternatives] {
    let optional = method.allParams.filter { !$0.isRequired }.map(\.name)
    return try (method.entry[key]?.elements ?? []).map { list throws(SpecFault) in
      let names = list.elements.compactMap(\.text)
      guard names.count > 1, Set(names).isSubset(of: optional) else {
        throw reader.fault(pointer + "/" + key, "names two or more optional params each")
      }
      return Alternatives(names: names, isRequired: key == "x-exactlyOne")
    }
  }
}

extension SwiftEmitter {
  /// The lines of the params' reader that keep them apart.
  func checks(_ alternatives: [Alternatives]) -> String {
    alternatives.map { choice in
      let names = choice.names.map(Tree.quoted).joined(separator: ", ")
      return "    try fields.\(choice.isRequired ? "exactlyOne" : "atMostOne")(of: [\(names)])\n"
    }.joined()
  }
}
