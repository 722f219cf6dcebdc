import Foundation
import JSON
import Testing

@testable import AlmanacServer

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite struct ChartRenderTests {
  static let kinds = ["temperature", "precipitation", "sunset", "projection", "sun"]

  @Test(arguments: kinds, ["light", "dark", "mono"])
  func `pictures are whole, named, and refer to nothing outside`(
    kind: String, theme: String
  ) throws {
    let result = try MethodBench().result(
      "chart.render",
      """
      {"kind": "\(kind)", "theme": "\(theme)", "width": 640, "height": 300,
       "place": {"latitude": 47, "longitude": 8, "name": "<script>alert(1)</script>&\\"'\\u0007"}}
      """)
    let svg = try #require(result.at("text")?.string)
    let check = Check(svg)
    #expect(check.isWellFormed)
    #expect(check.names.first == "svg")
    #expect(check.names.contains("title") && check.names.contains("desc"))
    #expect(Set(check.names).isDisjoint(with: ["script", "style", "image", "use", "a"]))
    #expect(check.attributes.allSatisfy { !$0.name.lowercased().hasPrefix("on") })
    #expect(check.attributes.allSatisfy { !$0.name.contains("href") })
    for (name, value) in check.attributes where name != "xmlns" {
      #expect(!value.contains("://"))
      #expect(!value.contains("url(") || value.hasPrefix("url(#"))
    }
    #expect(!svg.contains("nan") && !svg.contains("inf"))
    #expect(result.at("mimeType")?.string == "image/svg+xml")
    #expect(result.at("width")?.integer == 640)
    #expect(result.at("alt")?.string?.isEmpty == false)
  }

  @Test(arguments: kinds, [(10, 3), (20, 4), (72, 14), (200, 60)])
  func `characters keep to their columns and rows`(
    kind: String, size: (width: Int, height: Int)
  ) throws {
    let params = """
      {"kind": "\(kind)", "format": "text", "width": \(size.width), "height": \(size.height)}
      """
    let result = try MethodBench().result("chart.render", params)
    let lines = try #require(result.at("text")?.string)
      .split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count <= size.height)
    #expect(lines.allSatisfy { $0.count <= size.width })
    #expect(!lines.joined().contains("\u{1B}"))
    #expect(result.at("mimeType")?.string == "text/plain")
  }

  @Test func `colors of characters are closed on their line`() throws {
    let result = try MethodBench().result(
      "chart.render", #"{"kind": "sun", "format": "text", "ansi": true}"#)
    let text = try #require(result.at("text")?.string)
    #expect(text.contains("\u{1B}[38;2;"))
    for line in text.split(separator: "\n") where line.contains("\u{1B}") {
      #expect(line.hasSuffix("\u{1B}[0m"))
    }
  }

  /// Extremes of place, time and size.
  @Test(arguments: [
    #"{"kind": "sun", "place": "89.99,0", "params": {"date": "2026-12-21"}}"#,
    #"{"kind": "sun", "place": "78.2,15.6", "params": {"date": "2026-06-21"}}"#,
    #"{"kind": "sun", "place": "59.9,10.7", "params": {"days": 366, "date": "2024-01-01"}}"#,
    #"{"kind": "sun", "params": {"place": "-77.8,166.7", "days": 366}}"#,
    #"{"kind": "sun", "width": 10, "height": 3}"#,
    #"{"kind": "temperature", "width": 4096, "height": 4096, "params": {"hours": 384}}"#,
    #"{"kind": "temperature", "params": {"hours": 1}}"#,
    #"{"kind": "precipitation", "params": {"hours": 1}}"#,
    #"{"kind": "sunset", "params": {"days": 16, "event": "sunrise"}}"#,
    #"{"kind": "sunset", "params": {"model": "classic"}}"#, #"{"kind": "sunset", "place": "80,0"}"#,
    #"{"kind": "projection", "params": {"years": {"from": 2045, "to": 2045}, "temperature": 20}}"#,
    #"""
    {"kind": "projection", "units": "imperial",
     "params": {"model": "weather2045", "temperature": 20}}
    """#,
    #"{"kind": "projection", "params": {"scenario": "ssp119", "year": 1950}}"#,
    #"{"kind": "temperature", "fallback": "estimate", "params": {"date": "1801-01-01"}}"#,
  ])
  func `whatever is charted is a picture`(params: String) throws {
    let bench = try MethodBench()
    let svg = try #require(try bench.result("chart.render", params).at("text")?.string)
    #expect(Check(svg).isWellFormed)
    #expect(!svg.contains("nan"))
    let plain = params.replacing("{\"kind\"", with: "{\"format\": \"text\", \"kind\"")
    #expect(try bench.result("chart.render", plain).at("text")?.string?.isEmpty == false)
  }

  /// Params; the path that is wrong.
  @Test(arguments: [
    (#"{}"#, "/kind"),
    (#"{"kind": "sunset", "params": {"model": "ar6"}}"#, "/params/model"),
    (#"{"kind": "sunset", "params": {"days": 17}}"#, "/params/days"),
    (
      #"{"kind": "sunset", "params": {"model": "classic", "event": "sunrise"}}"#, "/params/event"
    ),
    (#"{"kind": "projection", "params": {"model": "classic"}}"#, "/params/model"),
    (
      #"{"kind": "projection", "params": {"scenario": "ssp585", "interventions": true}}"#,
      "/params/scenario"
    ),
    (#"{"kind": "sun", "width": 9}"#, "/width"),
  ])
  func `what a kind does not take`(params: String, path: String) throws {
    let error = try MethodBench().error("chart.render", params)
    #expect(error?.at("code")?.integer == -32602)
    #expect(error?.at("data", "path")?.string == path)
  }

  /// Whatever a call inside a chart says about what calls share wins, and what it leaves out is the
  /// chart's: the picture is the same wherever it is said.
  @Test(arguments: kinds)
  func `a chart hands on what its params lack`(kind: String) throws {
    let bench = try MethodBench()
    func chart(_ outer: String, _ inner: String) throws -> [String?] {
      let result = try bench.result(
        "chart.render", #"{"kind": "\#(kind)"\#(outer), "params": {\#(inner)}}"#)
      return [result["text"]?.string, result.at("place", "name")?.string]
    }
    let takesUnits = kind != "sun"
    let (near, far) = (#""place": "Oslo", "locale": "de""#, #""place": "Quito", "locale": "fr""#)
    let units = #", "units": "imperial""#
    let said = try chart(", " + near + units, "")
    #expect(
      try chart(", " + far + (takesUnits ? "" : units), near + (takesUnits ? units : "")) == said)
    #expect(try chart(", " + far + units, "") != said)
    #expect(said[1] == "Oslo")
  }

  @Test func `the same figures make the same picture`() throws {
    let params = #"{"kind": "projection", "params": {"temperature": 24.5}}"#
    let first = try MethodBench().result("chart.render", params).at("text")?.string
    let second = try MethodBench().result("chart.render", params).at("text")?.string
    #expect(first == second)
  }
}

/// Reads a picture with a real XML parser.
private final class Check: NSObject, XMLParserDelegate {
  var names: [String] = []
  var attributes: [(name: String, value: String)] = []
  var isWellFormed = false

  init(_ svg: String) {
    super.init()
    let parser = XMLParser(data: Data(svg.utf8))
    parser.delegate = self
    isWellFormed = parser.parse()
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String] = [:]
  ) {
    names.append(name)
    self.attributes += attributes.map { ($0.key, $0.value) }
  }
}
