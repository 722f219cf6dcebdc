import AlmanacProtocol
import Basics
import JSON
import SpecGen
import TestSupport
import Testing
import Units
import Words

/// What subscriptions compare is what a client is shown, less what the contract calls fleeting.
@Suite struct ContentLawTests {
  private let sampler: SchemaSampler

  init() throws {
    sampler = SchemaSampler(
      schemas: try Repository.bundle()["components"]?["schemas"] ?? .null, isVaried: true)
  }

  /// So a change of any other member is one of the content, and that of a fleeting one is not.
  @Test(arguments: WrittenRecord.all.map(\.name))
  func `content is all that is written but what is fleeting`(name: String) throws {
    let type = try #require(WrittenRecord.all.first { $0.name == name }?.type)
    let format = ResultFormat(units: .metric, wording: .english, labels: .padded)
    let schema = sampler.schemas[name] ?? .null
    let reference = Tree.object([.init("$ref", .string("#/components/schemas/\(name)"))])
    var random = SplitMix64(seed: 37)
    var isShorter = false
    for _ in 0..<20 {
      let given = sampler.sample(reference, &random)
      let example = try JSONDocument(parsing: Array(given.compact.utf8)).root
      let value = written(out: try type.init(example: example), schema)
      let whole = ResultWriter.bytes(of: value, format)
      let content = ResultWriter.content(of: value, format)
      let expected = try ContractContent.of(whole, ContractContent.schema(name))
      #expect(
        String(decoding: content, as: UTF8.self) == String(decoding: expected, as: UTF8.self))
      isShorter = isShorter || content.count < whole.count
    }
    let members = schema["properties"]?.entries ?? []
    #expect(isShorter || !members.contains { $0.value["x-fleeting"]?.flag ?? false })
  }

  /// An example of a result has no text.
  private func written(out value: any WireWritable, _ schema: Tree) -> any WireWritable {
    let text = schema["properties"]?["text"]?["$ref"]?.text
    guard var result = value as? any TailedResult, text?.hasSuffix("/ResultText") ?? false else {
      return value
    }
    result.tail.text = Wire.ResultText(headline: "Rain.", title: "Now", lines: [], notes: [])
    return result
  }
}
