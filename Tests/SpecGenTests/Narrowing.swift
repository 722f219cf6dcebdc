import SpecGen

/// What a newer document takes away from clients of an older one. A minor version adds methods,
/// optional members and enum values; nothing else.
func narrowings(from old: Tree, to new: Tree) -> [String] {
  var comparison = Comparison(old: old, new: new)
  comparison.run()
  return comparison.faults
}

private struct Comparison {
  /// Who writes the value: the client's values must stay accepted, the server's must stay complete.
  enum Direction: String { case accepted, given }

  let old: Tree
  let new: Tree
  var faults: [String] = []
  private var seen: Set<String> = []

  init(old: Tree, new: Tree) {
    self.old = old
    self.new = new
  }

  mutating func run() {
    for section in ["methods", "x-serverMethods"] {
      let isFromClient = section == "methods"
      for method in old[section]?.elements ?? [] {
        let name = method["name"]?.text ?? ""
        guard let newer = entry(new[section], "name", name) else {
          faults.append("\(name): removed")
          continue
        }
        compareParams(method, newer, name, isFromClient ? .accepted : .given)
        if let before = method["result"]?["schema"] {
          let after = newer["result"]?["schema"] ?? .null
          compare(before, after, "\(name) result", isFromClient ? .given : .accepted)
        }
        for mark in ["x-subscribable", "x-partial", "x-mcp"] where method[mark] != nil {
          if newer[mark] == nil { faults.append("\(name): no longer \(mark)") }
        }
      }
    }
    for error in old["x-errors"]?.elements ?? [] {
      let same = new["x-errors"]?.elements.first {
        $0["kind"] == error["kind"] && $0["reason"] == error["reason"]
      }
      let name = error["kind"]?.text ?? ""
      if same == nil { faults.append("error \(name): removed") }
      if let same, same["code"] != error["code"] { faults.append("error \(name): another code") }
    }
  }

  private func entry(_ list: Tree?, _ key: String, _ value: String) -> Tree? {
    list?.elements.first { $0[key]?.text == value }
  }

  private mutating func compareParams(
    _ old: Tree, _ new: Tree, _ name: String, _ direction: Direction
  ) {
    for param in old["params"]?.elements ?? [] {
      let path = "\(name) \(param["name"]?.text ?? "")"
      guard let newer = entry(new["params"], "name", param["name"]?.text ?? "") else {
        faults.append("\(path): removed")
        continue
      }
      compare(param["schema"] ?? .null, newer["schema"] ?? .null, path, direction)
    }
    for param in new["params"]?.elements ?? [] where param["required"]?.flag ?? false {
      let before = entry(old["params"], "name", param["name"]?.text ?? "")
      if direction == .accepted, before?["required"]?.flag != true {
        faults.append("\(name) \(param["name"]?.text ?? ""): became required")
      }
    }
  }

  private mutating func compare(_ old: Tree, _ new: Tree, _ path: String, _ direction: Direction) {
    if let name = old["$ref"]?.text {
      guard new["$ref"]?.text == name else {
        faults.append("\(path): no longer \(name.split(separator: "/").last ?? "")")
        return
      }
      guard seen.insert(name + direction.rawValue).inserted else { return }
      let key = String(name.split(separator: "/").last ?? "")
      let before = self.old["components"]?["schemas"]?[key] ?? .null
      let after = self.new["components"]?["schemas"]?[key] ?? .null
      return compare(before, after, key, direction)
    }
    compareBranches(old, new, path, direction)
    compareTypes(old, new, path, direction)
    compareBounds(old, new, path, direction)
    compareMembers(old, new, path, direction)
    if let items = old["items"] { compare(items, new["items"] ?? .null, path + "[]", direction) }
  }

  private mutating func compareBranches(
    _ old: Tree, _ new: Tree, _ path: String, _ direction: Direction
  ) {
    let before = old["oneOf"]?.elements ?? []
    let after = new["oneOf"]?.elements ?? []
    if before.isEmpty != after.isEmpty { return faults.append("\(path): another kind of type") }
    if direction == .given, after.count > before.count { faults.append("\(path): may be more") }
    for branch in before {
      let same = after.first { $0["$ref"] == branch["$ref"] && $0["type"] == branch["type"] }
      if let same {
        compare(branch, same, path, direction)
      } else if direction == .accepted {
        faults.append("\(path): a branch is gone")
      }
    }
  }

  private mutating func compareTypes(
    _ old: Tree, _ new: Tree, _ path: String, _ direction: Direction
  ) {
    let before = types(old)
    let after = types(new)
    let isKept = direction == .accepted ? before.isSubset(of: after) : after.isSubset(of: before)
    let isWide = direction == .accepted ? after.isEmpty : before.isEmpty
    if !isKept, !isWide { faults.append("\(path): another type") }
    if old["format"] != new["format"] { faults.append("\(path): another format") }
    let values = Set((new["enum"]?.elements ?? []).compactMap(\.text))
    for value in (old["enum"]?.elements ?? []).compactMap(\.text) where !values.contains(value) {
      faults.append("\(path): \(value) is gone")
    }
  }

  private func types(_ schema: Tree) -> Set<String> {
    if let type = schema["type"]?.text { return type == "number" ? [type, "integer"] : [type] }
    let types = Set((schema["type"]?.elements ?? []).compactMap(\.text))
    return types.contains("number") ? types.union(["integer"]) : types
  }

  private mutating func compareBounds(
    _ old: Tree, _ new: Tree, _ path: String, _ direction: Direction
  ) {
    guard direction == .accepted else { return }
    for (bound, sign) in [
      ("minimum", 1.0), ("minLength", 1), ("minItems", 1), ("maximum", -1), ("maxLength", -1),
      ("maxItems", -1),
    ] {
      guard let after = new[bound]?.double else { continue }
      let before = old[bound]?.double ?? -sign * .infinity
      if after * sign > before * sign { faults.append("\(path): tighter \(bound)") }
    }
  }

  private mutating func compareMembers(
    _ old: Tree, _ new: Tree, _ path: String, _ direction: Direction
  ) {
    let before = Set((old["required"]?.elements ?? []).compactMap(\.text))
    let after = Set((new["required"]?.elements ?? []).compactMap(\.text))
    for entry in old["properties"]?.entries ?? [] {
      guard let newer = new["properties"]?[entry.key] else {
        faults.append("\(path)/\(entry.key): removed")
        continue
      }
      compare(entry.value, newer, path + "/" + entry.key, direction)
    }
    let changed = direction == .accepted ? after.subtracting(before) : before.subtracting(after)
    for name in changed.sorted() {
      faults.append("\(path)/\(name): \(direction == .accepted ? "became" : "no longer") required")
    }
  }
}
