import JSON

/// A JSON text as a tree that a test can change in one place.
indirect enum JSONTree: Sendable {
  case object([(key: String, value: JSONTree)])
  case array([JSONTree])
  /// A string, number or literal as it is written.
  case leaf(String)

  init(_ value: JSONValue) {
    switch value.kind {
    case .object: self = .object(value.members.map { ($0.key, JSONTree($0.value)) })
    case .array: self = .array(value.elements.map { JSONTree($0) })
    default: self = .leaf(String(decoding: value.rawBytes, as: UTF8.self))
    }
  }

  init(parsing text: String) throws {
    self.init(try JSONDocument(parsing: Array(text.utf8)).root)
  }

  var text: String {
    switch self {
    case .object(let members):
      "{" + members.map { "\"\($0.key)\":" + $0.value.text }.joined(separator: ",") + "}"
    case .array(let elements): "[" + elements.map(\.text).joined(separator: ",") + "]"
    case .leaf(let raw): raw
    }
  }

  /// From the root: names of members and indices of elements.
  typealias Path = [Int]

  var children: [JSONTree] {
    switch self {
    case .object(let members): members.map(\.value)
    case .array(let elements): elements
    case .leaf: []
    }
  }

  /// Every place in the tree but its root, by the positions that lead there.
  var paths: [Path] {
    children.enumerated().flatMap { index, child in [[index]] + child.paths.map { [index] + $0 } }
  }

  subscript(path: Path) -> JSONTree { path.reduce(self) { $0.children[$1] } }

  /// As a person writes it: `/hourly/time/0`.
  func name(_ path: Path) -> String {
    guard let first = path.first else { return "" }
    let rest = children[first].name(Array(path.dropFirst()))
    if case .object(let members) = self { return "/" + members[first].key + rest }
    return "/\(first)" + rest
  }

  /// The tree with something else in a place; nil takes the place away.
  func changing(_ path: Path, to new: JSONTree?) -> JSONTree {
    guard let first = path.first else { return new ?? .leaf("null") }
    let rest = Array(path.dropFirst())
    let child = rest.isEmpty ? new : children[first].changing(rest, to: new)
    switch self {
    case .object(var members):
      if let child { members[first].value = child } else { members.remove(at: first) }
      return .object(members)
    case .array(var elements):
      if let child { elements[first] = child } else { elements.remove(at: first) }
      return .array(elements)
    case .leaf: return self
    }
  }

  /// The tree with every array that passes a test made into another.
  func mappingArrays(_ change: ([JSONTree]) -> [JSONTree]) -> JSONTree {
    switch self {
    case .object(let members):
      .object(members.map { ($0.key, $0.value.mappingArrays(change)) })
    case .array(let elements): .array(change(elements.map { $0.mappingArrays(change) }))
    case .leaf: self
    }
  }
}

/// What an answer says, as the values that are known by where they stand: rows go by their time or
/// name and not by their number, so that a row which is lost moves no other.
func knownValues(_ value: Any) -> [String: String] {
  var known: [String: String] = [:]
  collect(value, at: "", into: &known)
  return known
}

private func collect(_ value: Any, at path: String, into known: inout [String: String]) {
  let mirror = Mirror(reflecting: value)
  switch mirror.displayStyle {
  case .optional:
    if let some = mirror.children.first { collect(some.value, at: path, into: &known) }
  case .collection:
    for (index, child) in mirror.children.enumerated() {
      collect(child.value, at: "\(path)/\(rowName(child.value) ?? String(index))", into: &known)
    }
  case .dictionary:
    for child in mirror.children {
      let pair = Array(Mirror(reflecting: child.value).children)
      collect(pair[1].value, at: "\(path)/\(pair[0].value)", into: &known)
    }
  case .struct, .class, .tuple:
    for child in mirror.children {
      collect(child.value, at: "\(path)/\(child.label ?? "")", into: &known)
    }
  default: known[path] = "\(value)"
  }
}

private func rowName(_ row: Any) -> String? {
  for child in Mirror(reflecting: row).children {
    if ["time", "date", "id", "name", "scale"].contains(child.label) {
      return "\(child.value)"
    }
  }
  return nil
}
