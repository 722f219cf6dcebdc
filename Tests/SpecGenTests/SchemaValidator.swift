import SpecGen

/// Checks a value against the schema subset. Stricter than JSON Schema: members that are not named
/// are faults, because the examples are ours.
struct SchemaValidator {
  let schemas: Tree
  /// By name.
  private let methods: [String: Tree]

  init(bundle: Tree) {
    schemas = bundle["components"]?["schemas"] ?? .null
    let all = bundle["methods"]?.elements ?? []
    methods = Dictionary(uniqueKeysWithValues: all.map { ($0["name"]?.text ?? "", $0) })
  }

  /// What is wrong, each with its JSON Pointer.
  func faults(_ value: Tree, _ schema: Tree, at path: String = "") -> [String] {
    if let name = schema["$ref"]?.text?.split(separator: "/").last {
      guard let target = schemas[String(name)] else { return ["\(path): no schema \(name)"] }
      return faults(value, target, at: path)
    }
    if let branches = schema["oneOf"]?.elements {
      let results = branches.map { faults(value, $0, at: path) }
      let good = results.filter(\.isEmpty).count
      let closest = results.max { $0.joined().count < $1.joined().count } ?? []
      return good == 1 ? [] : ["\(path): \(good) of \(branches.count) branches fit"] + closest
    }
    if let only = schema["const"] {
      return value == only ? [] : ["\(path): \(value.compact) is not \(only.compact)"]
    }
    if let allowed = schema["enum"]?.elements {
      return allowed.contains(value) ? [] : ["\(path): \(value.compact) is not allowed"]
    }
    var types = schema["type"]?.elements.compactMap(\.text) ?? []
    if let type = schema["type"]?.text { types = [type] }
    if types.isEmpty { return [] }
    guard types.contains(where: { fits(value, $0) }) else {
      return ["\(path): \(value.compact) is not \(types.joined(separator: " or "))"]
    }
    return bounds(value, schema, path) + inside(value, schema, path)
  }

  private func fits(_ value: Tree, _ type: String) -> Bool {
    switch (value, type) {
    case (.null, "null"), (.bool, "boolean"), (.number, "number"), (.string, "string"),
      (.array, "array"), (.object, "object"):
      true
    case (.number, "integer"): value.double.map { $0 == $0.rounded() } ?? false
    default: false
    }
  }

  private func bounds(_ value: Tree, _ schema: Tree, _ path: String) -> [String] {
    let (size, low, high): (Double, String, String) =
      switch value {
      case .number: (value.double ?? 0, "minimum", "maximum")
      case .string(let text): (Double(text.utf8.count), "minLength", "maxLength")
      case .array(let elements): (Double(elements.count), "minItems", "maxItems")
      default: (0, "", "")
      }
    var faults: [String] = []
    if let minimum = schema[low]?.double, size < minimum { faults.append("\(path): below \(low)") }
    if let maximum = schema[high]?.double, size > maximum {
      faults.append("\(path): above \(high)")
    }
    if case .string(let text) = value, let format = schema["format"]?.text {
      let isGood =
        format == "date"
        ? text.wholeMatch(of: /\d{4}-\d\d-\d\d/) != nil
        : text.wholeMatch(of: /\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)/) != nil
      if !isGood { faults.append("\(path): not a \(format)") }
    }
    return faults
  }

  private func inside(_ value: Tree, _ schema: Tree, _ path: String) -> [String] {
    switch value {
    case .array(let elements):
      guard let items = schema["items"] else { return [] }
      return elements.enumerated().flatMap { faults($1, items, at: "\(path)/\($0)") }
    case .object(let entries):
      guard let properties = schema["properties"] else { return [] }
      let required = schema["required"]?.elements.compactMap(\.text) ?? []
      let missing = required.filter { value[$0] == nil }.map { "\(path)/\($0): missing" }
      return missing
        + entries.flatMap { entry in
          let inside = path + "/" + entry.key
          guard let property = properties[entry.key] else { return ["\(inside): unknown"] }
          return faults(entry.value, property, at: inside)
            + faults(entry.value, property, beside: value, at: inside)
        }
    default: return []
    }
  }

  /// What is wrong with the params or the result of the method that is named beside them.
  func faults(
    _ value: Tree, _ schema: Tree, beside others: Tree, at path: String
  ) -> [String] {
    guard let tag = schema["x-resultOf"]?.text ?? schema["x-paramsOf"]?.text,
      let method = others[tag]?.text.flatMap({ owner(of: $0) })
    else { return [] }
    guard schema["x-paramsOf"] != nil else {
      return faults(value, method["result"]?["schema"] ?? .null, at: path)
    }
    let params = method["params"]?.elements ?? []
    return value.entries.flatMap { entry in
      let param = params.first { $0["name"]?.text == entry.key }
      let inside = path + "/" + entry.key
      return param?["schema"].map { faults(entry.value, $0, at: inside) } ?? ["\(inside): unknown"]
    }
  }

  /// The method of this name, or the one that such a chart draws.
  private func owner(of name: String) -> Tree? {
    methods[name]
      ?? methods.values.first { $0["x-chart"]?.elements.contains(.string(name)) ?? false }
  }
}
