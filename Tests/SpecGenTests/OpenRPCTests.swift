import SpecGen
import Testing

/// The bundle keeps the rules of the OpenRPC 1.4 meta-schema that matter here (open-rpc/spec,
/// spec/1.4/schema.json), written out by hand so that nothing is fetched.
@Suite struct OpenRPCTests {
  let bundle: Tree
  init() throws { bundle = try Repository.bundle() }

  private let known: [String: Set<String>] = [
    "root": ["openrpc", "info", "externalDocs", "servers", "methods", "components", "$schema"],
    "info": ["title", "description", "termsOfService", "version", "contact", "license"],
    "method": [
      "name", "description", "summary", "servers", "tags", "paramStructure", "params", "result",
      "errors", "links", "examples", "deprecated", "externalDocs",
    ],
    "descriptor": ["name", "description", "summary", "schema", "required", "deprecated"],
    "pairing": ["name", "description", "summary", "params", "result"],
    "example": ["name", "description", "summary", "value", "externalValue"],
    "components": [
      "schemas", "links", "errors", "examples", "examplePairings", "contentDescriptors", "tags",
    ],
  ]

  private func unknown(_ tree: Tree, _ noun: String) -> [String] {
    tree.entries.map(\.key).filter { !$0.hasPrefix("x-") && known[noun]?.contains($0) != true }
  }

  @Test func rootIsComplete() throws {
    #expect(bundle["openrpc"]?.text?.wholeMatch(of: /1\.4\.\d+/) != nil)
    #expect(unknown(bundle, "root") == [])
    #expect(unknown(try #require(bundle["info"]), "info") == [])
    #expect(bundle["info"]?["title"]?.text != nil && bundle["info"]?["version"]?.text != nil)
    let components = try #require(bundle["components"])
    #expect(unknown(components, "components") == [])
    for section in components.entries {
      for entry in section.value.entries {
        #expect(entry.key.wholeMatch(of: /[a-zA-Z0-9._-]+/) != nil, "\(entry.key)")
      }
    }
  }

  @Test func methodsAreWellFormed() {
    var names: Set<String> = []
    for method in bundle["methods"]?.elements ?? [] {
      let name = method["name"]?.text ?? ""
      #expect(names.insert(name).inserted, "\(name) twice")
      #expect(unknown(method, "method") == [], "\(name)")
      #expect(method["paramStructure"]?.text == "by-name", "\(name)")
      let params = method["params"]?.elements ?? []
      let paramNames = params.compactMap { $0["name"]?.text }
      #expect(Set(paramNames).count == params.count, "\(name): a param without a name or twice")
      for descriptor in params + [method["result"]].compactMap({ $0 }) {
        #expect(unknown(descriptor, "descriptor") == [], "\(name)")
        #expect(descriptor["name"]?.text != nil && descriptor["schema"] != nil, "\(name)")
      }
      for pairing in method["examples"]?.elements ?? [] {
        #expect(unknown(pairing, "pairing") == [] && pairing["name"]?.text != nil, "\(name)")
        #expect(pairing["params"] != nil, "\(name)")
        for example in pairing["params"]?.elements ?? [] {
          #expect(unknown(example, "example") == [] && example["name"]?.text != nil, "\(name)")
        }
      }
    }
    #expect(names.count > 45)
  }

  @Test func referencesResolve() {
    var count = 0
    func visit(_ tree: Tree) {
      switch tree {
      case .array(let elements): for element in elements { visit(element) }
      case .object(let entries):
        if let path = tree["$ref"]?.text {
          count += 1
          let target = path.dropFirst(2).split(separator: "/")
            .reduce(Optional(bundle)) { $0?[String($1)] }
          #expect(path.hasPrefix("#/") && target != nil, "\(path)")
        }
        for entry in entries { visit(entry.value) }
      default: break
      }
    }
    visit(bundle)
    #expect(count > 500)
  }

  @Test func errorsHaveCodeAndMessage() {
    let errors = bundle["components"]?["errors"]?.entries ?? []
    #expect(errors.count > 20)
    for error in errors {
      #expect(error.value["code"]?.double != nil && error.value["message"]?.text != nil)
    }
  }
}
