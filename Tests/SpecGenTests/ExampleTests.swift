import SpecGen
import Testing

/// Every example of the spec is what the spec says.
@Suite struct ExampleTests {
  let bundle: Tree
  let validator: SchemaValidator
  let methods: [Tree]

  init() throws {
    bundle = try Repository.bundle()
    validator = SchemaValidator(bundle: bundle)
    methods = (bundle["methods"]?.elements ?? []) + (bundle["x-serverMethods"]?.elements ?? [])
  }

  /// What an example of `$/progress` shows, since the parts of results have many types.
  private static let workDone = Tree.object([
    .init("$ref", .string("#/components/schemas/WorkDoneProgress"))
  ])

  @Test func everyMethodHasAnExample() {
    #expect(methods.count > 50)
    for method in methods {
      #expect(method["examples"]?.elements.isEmpty == false, "\(method["name"]?.text ?? "")")
    }
  }

  @Test func examplesFitTheirSchemas() {
    for method in methods {
      let name = method["name"]?.text ?? ""
      for example in method["examples"]?.elements ?? [] {
        let given = (example["params"]?.elements ?? []).map {
          Tree.Entry($0["name"]?.text ?? "", $0["value"] ?? .null)
        }
        #expect(faults(given, method) == [], "params of \(name)")
        if let schema = method["result"]?["schema"] {
          let value = example["result"]?["value"] ?? .string("missing")
          #expect(validator.faults(value, schema) == [], "result of \(name)")
        } else {
          #expect(example["result"] == nil, "\(name) is a notification")
        }
      }
    }
  }

  private func faults(_ given: [Tree.Entry], _ method: Tree) -> [String] {
    let params = method["params"]?.elements ?? []
    let required = params.filter { $0["required"]?.flag ?? false }.compactMap { $0["name"]?.text }
    let missing = required.filter { name in !given.contains { $0.key == name } }
    let wrong = given.flatMap { entry -> [String] in
      guard let param = params.first(where: { $0["name"]?.text == entry.key }) else {
        return ["\(entry.key) is not a param"]
      }
      if method["name"]?.text == "$/progress", entry.key == "value" {
        return validator.faults(entry.value, Self.workDone, at: "/value")
      }
      if entry.value == .null, !required.contains(entry.key) { return [] }
      let schema = param["schema"] ?? .null
      return validator.faults(entry.value, schema, at: "/" + entry.key)
        + validator.faults(entry.value, schema, beside: .object(given), at: "/" + entry.key)
    }
    return missing.map { "\($0) is missing" } + wrong
      + exclusions(given, method, "x-exactlyOne", 1...1)
      + exclusions(given, method, "x-atMostOne", 0...1)
  }

  private func exclusions(
    _ given: [Tree.Entry], _ method: Tree, _ key: String, _ allowed: ClosedRange<Int>
  ) -> [String] {
    (method[key]?.elements ?? []).map { $0.elements.compactMap(\.text) }.filter { names in
      !allowed.contains(given.count { names.contains($0.key) })
    }.map { "\($0) exclude each other" }
  }

  @Test func errorExamplesAreInTheCatalog() throws {
    let catalog = bundle["x-errors"]?.elements ?? []
    let dataSchema = try #require(validator.schemas["ErrorData"])
    var count = 0
    for method in methods {
      for example in method["x-errorExamples"]?.elements ?? [] {
        count += 1
        let error = example["error"] ?? .null
        let known = catalog.first {
          $0["kind"] == error["data"]?["kind"] && $0["reason"] == error["data"]?["reason"]
        }
        #expect(known?["code"] == error["code"], "\(error.compact)")
        #expect(known?["message"] == error["message"], "\(error.compact)")
        #expect(validator.faults(error["data"] ?? .null, dataSchema) == [])
      }
    }
    #expect(count > 10)
  }

  /// A place or a sky of a result is passed on as it is, whatever is unknown of it.
  @Test(arguments: [
    ("Place", "PlaceFields"), ("FoundPlace", "PlaceFields"), ("CloudCover", "CloudCoverInput"),
  ])
  func `what a result gives a param takes`(output: String, input: String) throws {
    let members = try #require(validator.schemas[output]?["properties"]).entries
    let taken = try #require(validator.schemas[input]?["properties"])
    for member in members {
      let schema = try #require(taken[member.key], "\(member.key)")
      #expect(types(schema).isSuperset(of: types(member.value)), "\(member.key)")
    }
    let values = examples(of: Set(members.map(\.key)), in: bundle["methods"] ?? .null)
    #expect(!values.isEmpty)
    let reference = Tree.object([.init("$ref", .string("#/components/schemas/" + input))])
    for value in values { #expect(validator.faults(value, reference) == []) }
  }

  /// A number may be whole.
  private func types(_ schema: Tree) -> Set<String> {
    if let reference = schema["$ref"]?.text { return [reference] }
    let names = schema["type"]?.elements.compactMap(\.text) ?? []
    let all = names.isEmpty ? [schema["type"]?.text ?? ""] : names
    return Set(all.flatMap { $0 == "number" ? ["number", "integer"] : [$0] })
  }

  /// The objects within that have most of these members and no others.
  private func examples(of names: Set<String>, in tree: Tree) -> [Tree] {
    switch tree {
    case .object(let entries):
      let own = Set(entries.map(\.key))
      let isOne = own.isSubset(of: names) && 4 * own.count >= 3 * names.count
      return (isOne ? [tree] : []) + entries.flatMap { examples(of: names, in: $0.value) }
    case .array(let elements): return elements.flatMap { examples(of: names, in: $0) }
    default: return []
    }
  }

  @Test(arguments: [
    (#"{"scale":"us","value":1,"category":"good","dominantPollutant":null}"#, "AirQualityIndex", 0),
    (#"{"scale":"us","value":1,"category":"good"}"#, "AirQualityIndex", 1),
    (
      #"{"scale":"xx","value":"1","category":"good","dominantPollutant":null}"#, "AirQualityIndex",
      2
    ),
    (#"{"latitude":95}"#, "PlaceReference", 2),
    (#""Lisbon""#, "PlaceReference", 0),
  ])
  func validatorFindsFaults(text: String, schema: String, count: Int) throws {
    let reference = Tree.object([.init("$ref", .string("#/components/schemas/" + schema))])
    #expect(validator.faults(try Tree(parsing: text), reference).count == count)
  }
}
