import Testing

@testable import AlmanacCLI

@Suite struct ArgumentsTests {
  @Test func `options stand anywhere, the rest is the place`() throws {
    let orders = [
      ["--units", "uk", "New", "York", "--json"], ["New", "--json", "York", "--units=uk"],
    ]
    for words in orders {
      var arguments = Arguments(words)
      let units = try arguments.option("--units")
      let isJSON = arguments.flag("--json")
      let place = arguments.rest()
      #expect(units == "uk")
      #expect(isJSON)
      #expect(place == "New York")
      try arguments.end()
    }
  }

  @Test func `a number is no option, nor is what follows two dashes`() throws {
    var coordinates = Arguments(["-33.87,151.21"])
    let place = coordinates.rest()
    #expect(place == "-33.87,151.21")
    var dashes = Arguments(["--", "--json"])
    let isJSON = dashes.flag("--json")
    let rest = dashes.rest()
    #expect(!isJSON)
    #expect(rest == "--json")
  }

  @Test func `what is left over is named`() {
    let unknown = Arguments(["--colour"])
    #expect(throws: UsageError("unknown option --colour")) { try unknown.end() }
    #expect(throws: UsageError("--units needs a value")) {
      var missing = Arguments(["--units"])
      _ = try missing.option("--units")
    }
  }

  @Test(arguments: [
    (["place=Oslo", "days=3"], #"{"place":"Oslo","days":3}"#),
    (["query=\"12\"", "online=false"], #"{"query":"12","online":false}"#),
    (["place={\"id\":\"1\"}"], #"{"place":{"id":"1"}}"#),
    (["a=", "a=x=y"], #"{"a":"x=y"}"#),
  ])
  func `params are JSON where they can be`(assignments: [String], expected: String) throws {
    var params = try ParamsBuilder()
    for assignment in assignments { try params.add(assignment: assignment) }
    #expect(String(decoding: params.bytes, as: UTF8.self) == expected)
  }

  @Test(arguments: ["[1]", "{", "nope"])
  func `params that are no object are refused`(text: String) {
    #expect(throws: UsageError.self) { _ = try ParamsBuilder(Array(text.utf8)) }
  }
}
