/// The bounds that the schemas and the code count with, from `protocol-spec/limits.json`: a result
/// cannot exceed a bound of its schema that it is counted with.
///
/// A schema refers to one by `{"$limit": "name"}` in place of the number; `-name` is its negative.
struct Limits {
  static let path = "limits.json"

  private let rows: [(name: String, value: Int, documentation: String)]

  init(_ files: [String: String]) throws(SpecFault) {
    var rows: [(name: String, value: Int, documentation: String)] = []
    guard files[Self.path] != nil else {
      self.rows = []
      return
    }
    for entry in try SpecReader.tree(Self.path, files).entries {
      guard let value = entry.value["value"]?.double.map({ Int($0) }), value > 0,
        let documentation = entry.value["description"]?.text
      else {
        throw SpecFault(
          file: Self.path, pointer: "/" + entry.key, reason: "a limit has value and description")
      }
      rows.append((entry.key, value, documentation))
    }
    self.rows = rows
  }

  /// The tree with numbers in place of names.
  func applied(to tree: Tree, in file: String, at pointer: String = "") throws(SpecFault) -> Tree {
    switch tree {
    case .array(let elements):
      var known: [Tree] = []
      for (index, element) in elements.enumerated() {
        known.append(try applied(to: element, in: file, at: "\(pointer)/\(index)"))
      }
      return .array(known)
    case .object(let entries):
      if let name = tree["$limit"]?.text { return try number(name, in: file, at: pointer) }
      var known: [Tree.Entry] = []
      for entry in entries {
        known.append(
          .init(entry.key, try applied(to: entry.value, in: file, at: "\(pointer)/\(entry.key)")))
      }
      return .object(known)
    default: return tree
    }
  }

  private func number(
    _ name: String, in file: String, at pointer: String
  ) throws(SpecFault) -> Tree {
    let isNegative = name.hasPrefix("-")
    guard let row = rows.first(where: { $0.name == name.dropFirst(isNegative ? 1 : 0) }) else {
      throw SpecFault(file: file, pointer: pointer, reason: "there is no limit \(name)")
    }
    return .number("\(isNegative ? -row.value : row.value)")
  }

  /// By path relative to the repository.
  var swift: [String: String] {
    let members = rows.map { name, value, documentation in
      "  /// \(documentation)\n  package static let \(name) = \(value)\n"
    }
    return [
      "Sources/Vocabulary/Generated/WireLimits.swift": """
      \(SwiftEmitter.header)
      /// Bounds of params and results that the code counts with.
      package enum WireLimits {
      \(members.joined())}

      """
    ]
  }
}
