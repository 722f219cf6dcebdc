import Foundation
import Testing

/// Where an error says that a fault is.
struct ErrorPathTests {
  private struct Document: Decodable {
    struct Method: Decodable { let params: [Param] }
    struct Param: Decodable { let name: String }
    struct Schema: Decodable { let properties: [String: Anything]? }
    struct Anything: Decodable { init(from _: any Decoder) {} }
    struct Components: Decodable { let schemas: [String: Schema] }
    let methods: [Method]
    let components: Components
  }

  /// The replay of transcripts compares with the params of the method itself; this sees the paths
  /// that no transcript shows. Settings have paths of their own.
  @Test func `a path that is written out begins with a param of the contract`() throws {
    let file = SourceTree.root.appending(path: "protocol-spec/openrpc.json")
    let document = try JSONDecoder().decode(Document.self, from: Data(contentsOf: file))
    let place = try #require(document.components.schemas["PlaceFields"]?.properties)
    let known = Set(document.methods.flatMap { $0.params.map(\.name) }).union(place.keys)
    var found: Set<String> = []
    for file in ["Services", "AlmanacServer"].flatMap({ SourceTree.swiftFiles("Sources/\($0)") })
    where !file.isGenerated && !file.path.contains("/Configuration/") {
      for match in file.text.matches(of: #/\b(?:at|path): "/(\w+)/#) {
        #expect(known.contains(String(match.1)), "\(file.path): /\(match.1)")
        found.insert(String(match.1))
      }
    }
    #expect(found.count > 20)
  }
}
