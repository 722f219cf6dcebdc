import SpecGen
import Testing

/// What is outside the subset is refused, with the place.
@Suite struct SubsetTests {
  private let minimal = [
    "info.json": #"{"title":"t","version":"1.0"}"#, "common.json": "{}", "errors.json": "{}",
    "configuration.json": "{}", "products.json": "{}",
  ]

  @Test(arguments: [
    (
      #"{"A":{"type":"object","properties":{"b":{"type":"string","pattern":"x"}}}}"#,
      "/A/properties/b/pattern"
    ),
    (#"{"A":{"allOf":[]}}"#, "/A/allOf"),
    (
      #"{"A":{"type":"object","properties":{"b":{"type":"object","properties":{}}}}}"#,
      "/A/properties/b/properties"
    ),
    (
      #"{"A":{"type":"object","properties":{"b":{"type":["string","number"]}}}}"#,
      "/A/properties/b/type"
    ),
    (
      #"{"A":{"type":"object","properties":{"b":{"type":"string","format":"uri"}}}}"#,
      "/A/properties/b"
    ),
    (#"{"A":{"type":"object","properties":{"b":{"$ref":"other.json"}}}}"#, "/A/properties/b"),
    (##"{"A":{"type":"object","properties":{"b":{"$ref":"#/components/schemas/Gone"}}}}"##, "/A"),
    (#"{"A":{"type":"object","properties":{},"required":["c"]}}"#, "/A/required"),
    (#"{"A":{"oneOf":[{"type":"string"},{"type":"string"}]}}"#, "/A/oneOf/1"),
    (
      """
      {"A":{"oneOf":[{"$ref":"#/components/schemas/B"},{"$ref":"#/components/schemas/B"}]},
       "B":{"type":"object","properties":{"x":{"type":"string"}},"required":["x"]}}
      """, "/A/oneOf/0"
    ),
    (#"{"A":{"enum":[1,2]}}"#, "/A"),
    (
      """
      {"A":{"discriminator":{"propertyName":"x"},"oneOf":[{"$ref":"#/components/schemas/B"},
      {"$ref":"#/components/schemas/C"}]},
      "B":{"type":"object","properties":{"x":{"type":"string","const":"b"}},"required":["x"]},
      "C":{"type":"object","properties":{"x":{"type":"string","const":"b"}},"required":["x"]}}
      """, "/A/oneOf/1"
    ),
    (
      #"{"A":{"type":"object","properties":{"b":{"type":"string","x-methods":"good"}}}}"#,
      "/A/properties/b/x-methods"
    ),
    (
      #"{"A":{"type":"string","enum":["b"],"x-enum-descriptions":{"c":"No value."}}}"#,
      "/A/x-enum-descriptions/c"
    ),
    (
      #"{"A":{"type":"object","properties":{"b":{"type":"string","x-quantity":"share"}}}}"#,
      "/A/properties/b"
    ),
    (
      #"{"A":{"type":"object","properties":{"b":{"type":"number","x-quantity":"warmth"}}}}"#,
      "/A/b/x-quantity"
    ),
    (
      """
      {"A":{"type":"object","properties":{"b":
      {"type":"number","x-quantity":"share","x-decimals":2}}}}
      """, "/A/properties/b/x-decimals"
    ),
    (
      #"{"A":{"type":"object","properties":{"b":{"type":"number","x-decimals":4}}}}"#,
      "/A/properties/b/x-decimals"
    ),
    (#"{"A":{"type":"object","properties":{"b":{"type":"number"}}}}"#, "/A/b"),
    // Of no result that is compared, and of no member.
    (
      #"{"A":{"type":"object","properties":{"b":{"type":"string","x-fleeting":true}}}}"#,
      "/A/b/x-fleeting"
    ),
    (#"{"A":{"type":"string","x-fleeting":true}}"#, "/A/x-fleeting"),
    (
      """
      {"A":{"type":"object","properties":{"b":{"type":"array","items":
      {"type":"string","x-fleeting":true}}}}}
      """, "/A/properties/b/items/x-fleeting"
    ),
  ])
  func refused(schemas: String, pointer: String) {
    let files = minimal.merging(["schemas/a.json": schemas]) { $1 }
    #expect {
      try generate(files)
    } throws: {
      ($0 as? SpecFault)?.pointer == pointer
    }
  }

  /// The server fills in the tail of a result from the params: what they do not say it cannot.
  @Test(arguments: [
    (#""x-results":["place","source","credit"]"#, "/0/x-results"),
    (
      #""x-common":["place","units"],"x-results":["units","place","source","credit"]"#,
      "/0/x-results"
    ),
    (#""x-results":["credit"]"#, "/0/x-results"),
    (#""x-results":["source"]"#, "/0/x-results"),
    (#""x-networked":true"#, "/0/x-networked"),
    (#""x-common":["network"]"#, "/0/x-networked"),
    (#""x-exactlyOne":[["a","b"]]"#, "/0/x-exactlyOne"),
    (#""x-atMostOne":[["a"]]"#, "/0/x-atMostOne"),
  ])
  func refusedContract(field: String, pointer: String) {
    let names = ["place", "units", "network", "source", "credit", "request"]
    let groups = names.map { #""\#($0)":{"params":[],"properties":{}}"# }
    let result = #"{"schema":{"type":"object","properties":{}}}"#
    let files = [
      "common.json": "{\(groups.joined(separator: ","))}",
      "methods/a.json": #"[{"name":"a.b",\#(field),"params":[],"result":\#(result)}]"#,
    ]
    #expect {
      try generate(minimal.merging(files) { $1 })
    } throws: {
      ($0 as? SpecFault)?.pointer == pointer
    }
  }

  /// A param is not compared, and what is below a fleeting member is left out with it.
  @Test(arguments: [
    (#"{"name":"b","schema":{"type":"string","x-fleeting":true}}"#, "", "/0/params/0"),
    ("", #","x-fleeting":true"#, "/B/c/x-fleeting"), ("", "", nil),
  ])
  func `a mark leaves something out of what is compared`(
    param: String, mark: String, pointer: String?
  ) {
    let files = [
      "common.json": #"{"request":{"params":[]}}"#,
      "schemas/b.json": """
      {"B":{"type":"object","properties":{"c":{"type":"string","x-fleeting":true}}}}
      """,
      "methods/a.json": """
      [{"name":"a.b","params":[\(param)],"result":{"schema":{"type":"object","properties":
      {"b":{"$ref":"#/components/schemas/B"\(mark)}}}}}]
      """,
    ]
    var fault: SpecFault?
    do throws(SpecFault) { _ = try generate(minimal.merging(files) { $1 }) } catch { fault = error }
    #expect(fault?.pointer == pointer)
  }

  @Test(arguments: [
    (["common.json": "{"], "common.json"),
    (["errors.json": #"{"x":{"code":1}}"#], "errors.json"),
    (["methods/a.json": #"[{"name":"a.b","x-common":["gone"],"params":[]}]"#], "methods/a.json"),
    (["methods/a.json": #"[{"params":[]}]"#], "methods/a.json"),
  ])
  func refusedFile(change: [String: String], file: String) {
    #expect {
      try generate(minimal.merging(change) { $1 })
    } throws: {
      ($0 as? SpecFault)?.file == file
    }
  }

  /// A kind of chart has the params of one method: none or two are refused.
  @Test(arguments: [("", "", false), (#""a","b""#, "", true), (#""a","b""#, #""a""#, false)])
  func `each kind has the params of one method`(
    kinds: String, others: String, isFine: Bool
  ) {
    let params = ##"""
      [{"name":"kind","required":true,"schema":{"$ref":"#/components/schemas/Kind"}},
       {"name":"params","schema":{"type":"object","x-paramsOf":"kind"}}]
      """##
    let methods = [("c.draw", params, ""), ("c.get", "[]", kinds), ("c.list", "[]", others)].map {
      #"{"name":"\#($0.0)","params":\#($0.1),"x-chart":[\#($0.2)]}"#
    }
    let files = [
      "schemas/a.json": #"{"Kind":{"type":"string","enum":["a","b"]}}"#,
      "methods/a.json": "[\(methods.joined(separator: ","))]",
    ]
    var fault: SpecFault?
    do throws(SpecFault) { _ = try generate(minimal.merging(files) { $1 }) } catch { fault = error }
    #expect(fault?.pointer == (isFine ? nil : "/c.draw/x-chart"))
  }

  @Test func minimalSpecIsFine() throws {
    #expect(try generate(minimal)["protocol-spec/openrpc.json"]?.contains("1.4") == true)
  }
}
