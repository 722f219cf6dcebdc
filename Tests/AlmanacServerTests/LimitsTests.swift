import AlmanacProtocol
import JSON
import JSONRPC
import Testing
import Units

@testable import AlmanacServer

@Suite struct LimitsTests {
  /// The examples of the spec are the limits that the server has.
  @Test func `limits are those of the specification`() throws {
    let document = try JSONDocument(parsing: SpecDocument.bytes).root
    let specified = document.at("components", "schemas", "Limits", "properties")
    let bytes = Handler.bytes(of: Wire.Limits(JSONRPC.Limits()), .plain)
    let limits = try JSONDocument(parsing: bytes).root
    #expect(limits.members.map(\.key) == specified?.members.map(\.key))
    for (name, value) in limits.members.map(\.self) {
      let example = specified?[name]?["examples"]?.element(at: 0)?.integer
      #expect(example == value.integer, "\(name)")
    }
  }
}
