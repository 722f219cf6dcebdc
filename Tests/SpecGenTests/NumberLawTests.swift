import AlmanacProtocol
import Basics
import JSON
import SpecGen
import TestSupport
import Testing
import Units
import Vocabulary
import Words

/// A number of a result is metric until it is written, and is then what its schema says.
@Suite struct NumberLawTests {
  private let schemas: Tree
  private let sampler: SchemaSampler

  init() throws {
    schemas = try Repository.bundle()["components"]?["schemas"] ?? .null
    sampler = SchemaSampler(schemas: schemas)
  }

  @Test(arguments: WrittenRecord.all.filter(\.measures).map(\.name), NamedUnits.allCases)
  func `a written number is the metric one in the caller's unit`(
    name: String, named: NamedUnits
  ) throws {
    let type = try #require(WrittenRecord.all.first { $0.name == name }?.type)
    let reference = Tree.object([.init("$ref", .string("#/components/schemas/\(name)"))])
    let units = named.system
    var random = SplitMix64(seed: 37)
    var count = 0
    for _ in 0..<20 {
      let given = sampler.sample(reference, &random)
      let value = try type.init(
        example: try JSONDocument(parsing: Array(given.compact.utf8)).root)
      let bytes = ResultWriter.bytes(of: value, ResultFormat(units: units, wording: .english))
      let written = try Tree(parsing: String(decoding: bytes, as: UTF8.self))
      count += compare(written, given, reference, units, name)
    }
    #expect(count >= 20)
  }

  /// How many numbers the schema has a rule for.
  private func compare(
    _ written: Tree, _ given: Tree, _ schema: Tree, _ units: UnitSystem, _ path: String
  ) -> Int {
    let schema = sampler.resolved(schema)
    switch given {
    case .object(let entries):
      return entries.reduce(0) { count, entry in
        guard let member = schema["properties"]?[entry.key] else { return count }
        return count
          + compare(
            written[entry.key] ?? .null, entry.value, member, units, "\(path)/\(entry.key)")
      }
    case .array(let elements):
      return zip(elements, written.elements).reduce(0) {
        $0 + compare($1.1, $1.0, schema["items"] ?? .null, units, path)
      }
    case .number:
      guard let metric = given.double else { return 0 }
      #expect(written.double == expected(metric, schema, units), "\(path) \(metric)")
      return schema["x-quantity"] == nil && schema["x-decimals"] == nil ? 0 : 1
    default: return 0
    }
  }

  private static let plain = ["percent": 0, "angle": 3, "share": 3, "score": 1]

  private func expected(_ metric: Double, _ schema: Tree, _ units: UnitSystem) -> Double {
    let decimals = schema["x-decimals"]?.double.map { Int($0) }
    guard let name = schema["x-quantity"]?.text, let quantity = Quantity(rawValue: name) else {
      let plain = schema["x-quantity"]?.text.flatMap { Self.plain[$0] }
      return (decimals ?? plain).map { Rounding.round(metric, decimals: $0) } ?? metric
    }
    return decimals.map { Rounding.round(units.convert(metric, quantity), decimals: $0) }
      ?? units.wire(metric, quantity)
  }

  // MARK: Marks

  /// Which unit a number is in follows from its schema, and is never said twice.
  @Test func `no description says the unit of a number that has a rule`() {
    for schema in schemas.entries {
      for member in schema.value["properties"]?.entries ?? [] {
        let text = member.value["description"]?.text ?? ""
        guard member.value["x-quantity"]?.text.flatMap(Quantity.init) != nil else { continue }
        #expect(!text.contains("`units"), "\(schema.key).\(member.key)")
      }
    }
  }

  /// The other way round: prose that names a unit is about a param, or about a whole record.
  @Test func `a number in a unit has a rule`() {
    let prose = ["`units.", "unit of", "in the units"]
    for schema in schemas.entries {
      for member in schema.value["properties"]?.entries ?? [] {
        let types =
          [member.value["type"]?.text].compactMap(\.self)
          + (member.value["type"]?.elements.compactMap(\.text) ?? [])
        let text = member.value["description"]?.text ?? ""
        guard types.contains("number"), prose.contains(where: text.contains) else { continue }
        #expect(member.value["x-quantity"] != nil, "\(schema.key).\(member.key)")
      }
    }
  }
}
