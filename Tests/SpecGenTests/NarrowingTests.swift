import Foundation
import SpecGen
import Testing

/// A released document is never taken back. The folder is empty until a protocol is released.
@Suite struct NarrowingTests {
  @Test func nothingReleasedIsNarrowed() throws {
    let bundle = try Repository.bundle()
    let folder = "protocol-spec/released"
    let names = Repository.names(in: folder).filter { $0.hasSuffix(".json") }
    for name in names {
      let released = try Tree(parsing: Repository.text("\(folder)/\(name)") ?? "")
      #expect(narrowings(from: released, to: bundle) == [], "\(name)")
    }
  }

  static let text = """
    {"methods":[{"name":"a.b","params":[
        {"name":"n","schema":{"type":"integer","minimum":1,"maximum":9}},
        {"name":"u","schema":{"oneOf":[{"type":"string"},{"type":"integer"}]}}],
       "result":{"name":"r","schema":{"$ref":"#/components/schemas/R"}}}],
     "x-errors":[{"code":-1,"kind":"k"}],
     "components":{"schemas":{"R":{"type":"object","properties":{
        "x":{"type":["number","null"]},"y":{"type":"string","enum":["p","q"]}},
        "required":["x","y"]}}}}
    """

  @Test(arguments: [
    ("\"a.b\"", "\"a.c\"", 1), ("\"name\":\"n\"", "\"name\":\"m\"", 1),
    ("\"minimum\":1", "\"minimum\":2", 1), ("\"maximum\":9", "\"maximum\":8", 1),
    ("{\"type\":\"integer\",\"minimum\":1", "{\"type\":\"string\",\"minimum\":1", 1),
    (",{\"type\":\"integer\"}]", ",{\"type\":\"boolean\"}]", 1),
    ("{\"name\":\"u\",", "{\"name\":\"u\",\"required\":true,", 1),
    ("[\"x\",\"y\"]", "[\"x\"]", 1), ("\"q\"", "\"z\"", 1), ("\"x\":{", "\"w\":{", 1),
    ("\"type\":\"string\",\"enum\"", "\"type\":[\"string\",\"null\"],\"enum\"", 1),
    ("-1", "-2", 1), ("\"k\"", "\"l\"", 1), ("schemas/R\"", "schemas/S\"", 1),
    // What a minor version may do.
    ("\"minimum\":1", "\"minimum\":0", 0), (",\"maximum\":9", "", 0),
    ("[\"number\",\"null\"]", "\"number\"", 0), ("\"q\"]", "\"q\",\"r\"]", 0),
    ("\"x\":{", "\"new\":{\"type\":\"string\"},\"x\":{", 0),
    ("{\"type\":\"integer\"}]}", "{\"type\":\"integer\"},{\"type\":\"boolean\"}]}", 0),
  ])
  func change(find: String, replacement: String, count: Int) throws {
    let range = try #require(Self.text.range(of: find))
    let changed = Self.text.replacingCharacters(in: range, with: replacement)
    #expect(changed != Self.text)
    let faults = narrowings(from: try Tree(parsing: Self.text), to: try Tree(parsing: changed))
    #expect(faults.count == count, "\(faults)")
  }
}
