import Basics
import SpecGen

/// Values of the schemas of the bundled document, made at random.
struct SchemaSampler {
  let schemas: Tree
  /// Leaves out what may be absent, and has nulls, any branch of a union and lists of any length;
  /// else all members, the first branch and one element.
  var isVaried = false

  /// A reference's own schema, and the first branch of a union.
  func resolved(_ schema: Tree) -> Tree {
    if let name = schema["$ref"]?.text?.split(separator: "/").last {
      return resolved(schemas[String(name)] ?? .null)
    }
    return schema["oneOf"]?.elements.first.map(resolved) ?? schema
  }

  private func branch(_ schema: Tree, _ random: inout SplitMix64) -> Tree {
    guard isVaried else { return resolved(schema) }
    if let name = schema["$ref"]?.text?.split(separator: "/").last {
      return branch(schemas[String(name)] ?? .null, &random)
    }
    return schema["oneOf"]?.elements.randomElement(using: &random).map { branch($0, &random) }
      ?? schema
  }

  func sample(_ schema: Tree, _ random: inout SplitMix64) -> Tree {
    let schema = branch(schema, &random)
    if let constant = schema["const"] { return constant }
    if let words = schema["enum"]?.elements, let first = words.first {
      return isVaried ? words.randomElement(using: &random) ?? first : first
    }
    let types = schema["type"]?.elements ?? []
    if isVaried, types.contains(.string("null")), Bool.random(using: &random) { return .null }
    switch schema["type"]?.text ?? types.first?.text {
    case "object":
      let required = schema["required"]?.elements ?? []
      let members = (schema["properties"]?.entries ?? []).filter { member in
        !member.key.hasSuffix("Labels")
          && (!isVaried || required.contains(.string(member.key)) || Bool.random(using: &random))
      }
      return .object(members.map { .init($0.key, sample($0.value, &random)) })
    case "array":
      let count = isVaried ? Int.random(in: 0...2, using: &random) : 1
      return .array((0..<count).map { _ in sample(schema["items"] ?? .null, &random) })
    case "string":
      return .string(
        schema["format"]?.text == "date" ? "2026-06-21" : "2026-06-21T19:30:00+01:00")
    case "boolean": return .bool(true)
    case "null": return .null
    // Of an integer on the wire any number is one before it is rounded, if it has a rule.
    case "integer" where schema["x-quantity"] == nil: return .number("7")
    case "number", "integer":
      return .number(
        "\(Rounding.round(Double.random(in: -80...1100, using: &random), decimals: 6))")
    default: return .object([])
    }
  }
}
