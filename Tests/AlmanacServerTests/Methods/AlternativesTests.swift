import AlmanacProtocol
import JSON
import Testing

/// Params that exclude each other by the specification exclude each other in the server.
@Suite struct AlternativesTests {
  struct Rule: CustomTestStringConvertible, Sendable {
    let method: String
    let names: [String]
    let isRequired: Bool
    /// A value of each of `names`, and of each other param that is required.
    let values: [String: String]

    var testDescription: String { "\(method) \(names)" }

    func params(_ given: [String]) -> String {
      let all = values.keys.filter { !names.contains($0) } + given
      return "{" + all.map { "\"\($0)\":\(values[$0] ?? "null")" }.joined(separator: ",") + "}"
    }
  }

  static let rules: [Rule] = {
    guard let root = try? JSONDocument(parsing: SpecDocument.bytes).root else { return [] }
    return list(root["methods"]).flatMap { method in
      ["x-exactlyOne", "x-atMostOne"].flatMap { key in
        list(method[key]).map { names in
          let names = names.elements.compactMap(\.string)
          let params = list(method["params"]).filter { param in
            param["required"]?.bool == true || names.contains(param["name"]?.string ?? "")
          }
          let values = params.map { ($0["name"]?.string ?? "", value($0["schema"], root)) }
          return Rule(
            method: method["name"]?.string ?? "", names: names,
            isRequired: key == "x-exactlyOne", values: Dictionary(uniqueKeysWithValues: values))
        }
      }
    }
  }()

  private static func list(_ value: JSONValue?) -> [JSONValue] {
    value.map { Array($0.elements) } ?? []
  }

  /// Something that the schema allows.
  private static func value(_ schema: JSONValue?, _ root: JSONValue) -> String {
    if let name = schema?["$ref"]?.string?.split(separator: "/").last {
      return value(root["components"]?["schemas"]?[String(name)], root)
    }
    if let first = list(schema?["enum"]).first {
      return String(decoding: first.rawBytes, as: UTF8.self)
    }
    if let example = list(schema?["examples"]).first {
      return String(decoding: example.rawBytes, as: UTF8.self)
    }
    if schema?["format"]?.string == "date" { return #""2026-06-21""# }
    return switch schema?["type"]?.string {
    case "boolean": "true"
    case "integer", "number": "1"
    default: #""10d""#
    }
  }

  @Test func `every rule is known`() {
    #expect(Self.rules.count >= 7 && Self.rules.contains { $0.isRequired })
  }

  @Test(arguments: rules)
  func `two are refused by their names`(rule: Rule) throws {
    let error = try MethodBench().error(rule.method, rule.params(rule.names))
    #expect(error?["code"]?.integer == -32602)
    #expect(error?.at("data", "kind")?.string == "notAllowed")
    #expect(error?.at("data", "path")?.string == "/" + rule.names[1])
    #expect(error?.at("data", "allowed")?.elements.compactMap(\.string) == rule.names)
  }

  @Test(arguments: rules)
  func `none is refused where one is needed`(rule: Rule) throws {
    let error = try MethodBench().error(rule.method, rule.params([]))
    #expect((error?.at("data", "kind")?.string == "missingParam") == rule.isRequired)
    guard rule.isRequired else { return }
    #expect(error?.at("data", "allowed")?.elements.compactMap(\.string) == rule.names)
  }

  @Test(arguments: rules)
  func `one is fine`(rule: Rule) throws {
    for name in rule.names {
      let error = try MethodBench().error(rule.method, rule.params([name]))
      #expect(error?.at("data", "allowed")?.elements.compactMap(\.string) != rule.names)
    }
  }
}
