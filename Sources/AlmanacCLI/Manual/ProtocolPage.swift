import AlmanacProtocol
import JSON

/// `almanac-protocol.7`, from the OpenRPC document.
enum ProtocolPage {
  static func roff(version: String) -> String {
    var page = Roff(
      name: "almanac-protocol", section: 7, version: version,
      "the methods that almanac answers on its standard input")
    page.section(
      "DESCRIPTION",
      "JSON-RPC 2.0 in one of two framings, told by the first byte: one JSON text a line, or "
        + "Content-Length headers. The handshake (initialize) is optional. almanac spec prints "
        + "the whole OpenRPC document with every type; this page names methods and params.")
    page.example([
      #">> {"jsonrpc":"2.0","id":1,"method":"sun.times","params":{"place":"Oslo"}}"#,
      #"<< {"jsonrpc":"2.0","id":1,"result":{"days":[…],"place":{…},…}}"#,
    ])
    guard let spec = try? JSONDocument(parsing: SpecDocument.bytes).root else { return page.text }
    let shared = sharedParams(spec)
    page.section("METHODS")
    for method in spec["methods"]?.elements.map(\.self) ?? [] {
      write(method, of: spec, without: shared, to: &page)
    }
    page.section(
      "SHARED PARAMS", "What many methods take is told here once; almanac spec says which take it.")
    for param in firstOfEach(spec) where shared.contains(param["name"]?.string ?? "") {
      page.entry(param["name"]?.string ?? "", describe(param, spec))
    }
    page.section("ERRORS")
    for error in spec["x-errors"]?.elements.map(\.self) ?? [] {
      let code = error["code"].map { String(decoding: $0.rawBytes, as: UTF8.self) } ?? ""
      page.entry("\(code) \(error["kind"]?.string ?? "")", error["message"]?.string ?? "")
    }
    page.section("SEE ALSO", "almanac(1), almanac-config(5)")
    return page.text
  }

  private static func write(
    _ method: JSONValue, of spec: JSONValue, without shared: Set<String>, to page: inout Roff
  ) {
    page.subsection(method["name"]?.string ?? "")
    page.paragraph(method["summary"]?.string ?? "")
    for param in method["params"]?.elements.map(\.self) ?? [] {
      guard let name = param["name"]?.string, !shared.contains(name) else { continue }
      let mark = param["required"]?.bool ?? false ? ", required" : ""
      page.entry(name + mark, describe(param, spec))
    }
  }

  private static func describe(_ param: JSONValue, _ spec: JSONValue) -> String {
    let words = param["description"]?.string ?? ""
    let schemas = spec["components"]?["schemas"]
    let schema = param["schema"].map { SchemaText.of($0, among: schemas) } ?? ""
    return schema.isEmpty || schema == words ? words : "\(words) \(schema)"
  }

  /// Params that at least ten methods share are described once.
  private static func sharedParams(_ spec: JSONValue) -> Set<String> {
    var counts: [String: Int] = [:]
    for method in spec["methods"]?.elements.map(\.self) ?? [] {
      for param in method["params"]?.elements.map(\.self) ?? [] {
        counts[param["name"]?.string ?? "", default: 0] += 1
      }
    }
    return Set(counts.filter { $0.value >= 10 }.keys)
  }

  private static func firstOfEach(_ spec: JSONValue) -> [JSONValue] {
    var seen: Set<String> = []
    return (spec["methods"]?.elements.map(\.self) ?? []).flatMap { method in
      (method["params"]?.elements.map(\.self) ?? []).filter { param in
        seen.insert(param["name"]?.string ?? "").inserted
      }
    }
  }
}
