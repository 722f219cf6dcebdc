import Foundation
import JSON
import TestSupport
import Testing

/// `x-cache` is what happens: not a second sooner is a provider asked again, nor a second later.
@Suite(.process, .enabled(if: UpstreamRoom.isAvailable, "needs python3"))
struct LifetimeTests {
  /// Every method that the contract says a lifetime of, by that; its first example is the call.
  private static let methods: [Int: [String]] = {
    guard let program = try? Program(), let text = try? program.run(["spec"]).output,
      let document = try? JSONDocument(parsing: Array(text.utf8)).root
    else { return [:] }
    var methods: [Int: [String]] = [:]
    for method in document["methods"]?.list ?? [] {
      guard let seconds = method["x-cache"]?["maxAgeSeconds"]?.integer,
        let name = method["name"]?.string
      else { continue }
      methods[seconds, default: []].append(request(name, method))
    }
    return methods
  }()

  private static func request(_ name: String, _ method: JSONValue) -> String {
    var params: [String: String] = [:]
    for param in method["examples"]?.element(at: 0)?["params"]?.list ?? [] {
      params[param["name"]?.string ?? ""] = String(
        decoding: param["value"]?.rawBytes ?? [], as: UTF8.self)
    }
    for name in ["deadlineMs", "fallback", "maxAgeSeconds", "refresh"] { params[name] = nil }
    // What is fetched, and of it what lives as long as the method says.
    switch name {
    case "location.search": params = ["query": #""Lisbonella""#]
    case "location.reverse": params = ["latitude": "-40", "longitude": "-120"]
    // Yesterday is another day tomorrow.
    case "weather.history": params["date"] = #""2026-06-19""#
    case "weather.overview": params["parts"] = #"[{"method":"weather.current"}]"#
    case "favorites.list": params["include"] = #"["current"]"#
    default: break
    }
    // Time is what a slow machine may not have; here it is not what is tested.
    params["deadlineMs"] = "120000"
    let members = params.sorted { $0.key < $1.key }.map { #""\#($0.key)":\#($0.value)"# }
    return Program.request(1, name, "{" + members.joined(separator: ",") + "}")
  }

  @Test func `all of them are found`() {
    #expect(Self.methods.keys.sorted() == [300, 600, 86_400, 604_800, 2_592_000])
    #expect(Self.methods.values.joined().count >= 18)
  }

  @Test(arguments: [300, 600, 86_400, 604_800, 2_592_000])
  func `a provider is asked again when the time is over`(seconds: Int) throws {
    let room = try UpstreamRoom()
    var program = try Program(now: UpstreamRoom.now, upstream: room.base, key: "plain")
    program.environment["ALMANAC_LOCATION"] = "Lisbon"
    func paths(after delay: Double) throws -> Set<String> {
      let known = try room.asked().count
      let time = Date(timeIntervalSince1970: UpstreamRoom.nowSeconds + delay)
      program.environment["ALMANAC_NOW"] = ISO8601DateFormatter().string(from: time)
      for request in try #require(Self.methods[seconds]) {
        let answer = try #require(try program.run(input: request).answers()["1"])
        #expect(
          answer["error"] == nil, "\(request) \(String(decoding: answer.rawBytes, as: UTF8.self))")
      }
      return Set(try room.asked().dropFirst(known).map { String($0.prefix { $0 != "?" }) })
    }
    // An answer does not wait for what only adds to it: a slow machine asks for that once more.
    var first = try paths(after: 0)
    for _ in 0..<5 {
      let more = try paths(after: 0)
      if more.isEmpty { break }
      first.formUnion(more)
    }
    #expect(!first.isEmpty)
    // What `weather.current` and `weather.summary` show beside their own product lives 300 s:
    // measured values and warnings. They are asked for early, so warnings are fresh again
    // afterwards. Yesterday lives longer.
    let warnings = "/api/v1/warnings/feeds-portugal"
    let early: Set = seconds == 600 ? ["/api/data/metar", warnings] : []
    let fresh: Set = seconds == 600 ? [warnings, "/v1/archive"] : []
    #expect(try paths(after: Double(seconds) - 1).isSubset(of: early))
    #expect(try paths(after: Double(seconds) + 1).isSuperset(of: first.subtracting(fresh)))
  }
}
