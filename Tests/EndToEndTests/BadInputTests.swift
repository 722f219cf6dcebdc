import Foundation
import JSON
import TestSupport
import Testing

@Suite("Bad input gets a precise answer", .table)
struct BadInputTests {
  struct Refusal: CustomTestStringConvertible, Sendable {
    let method: String
    let params: String
    let code: Int
    let kind: String
    let path: String?
    var testDescription: String { "\(method) \(params)" }

    init(_ method: String, _ params: String, _ code: Int, _ kind: String, _ path: String? = nil) {
      self.method = method
      self.params = params
      self.code = code
      self.kind = kind
      self.path = path
    }
  }

  static let refusals = [
    // Without a network it is unknown whether there is such a place.
    Refusal("sun.times", #"{"place":"Xyzzyville"}"#, -32012, "providerUnavailable", "/place"),
    Refusal("sun.times", #"{"place":{"id":"geonames:0"}}"#, -32010, "placeNotFound", "/place"),
    Refusal(
      "sun.times", #"{"place":{"latitude":91,"longitude":0}}"#, -32602, "outOfRange",
      "/place/latitude"),
    Refusal("sun.times", #"{"date":"1700-01-01"}"#, -32602, "outOfRange", "/date"),
    Refusal("sun.times", #"{"date":"2026-02-30"}"#, -32602, "invalidParams", "/date"),
    Refusal("sun.times", #"{"days":"3"}"#, -32602, "invalidParams", "/days"),
    Refusal("sun.times", #"{"days":367}"#, -32602, "outOfRange", "/days"),
    Refusal("sun.times", #"{"plase":"Lisbon"}"#, -32602, "unknownParam", "/plase"),
    Refusal("sun.times", "[1]", -32602, "invalidParams", ""),
    Refusal("sun.position", #"{"time":"2026-06-21T12:00:00"}"#, -32602, "invalidParams", "/time"),
    Refusal("sun.tmes", "{}", -32601, "methodNotFound"),
    Refusal(
      "sunset.score", #"{"model":"classic","event":"sunrise","place":"Lisbon"}"#, -32602,
      "notAllowed", "/event"),
    Refusal("sunset.evaluate", "{}", -32602, "missingParam", "/cloudCover"),
    Refusal(
      "weather.current", #"{"place":"Lisbon","fallback":"none"}"#, -32012, "providerUnavailable"),
    Refusal("weather.current", #"{"units":"metrc"}"#, -32602, "notAllowed", "/units"),
    Refusal(
      "config.set", #"{"setting":"providers.order","value":[]}"#, -32019, "unsupported", "/setting"),
    Refusal(
      "sun.times", #"{"place":{"latitude":1,"longitude":2,"timeZone":"../etc"}}"#, -32602,
      "notAllowed", "/place/timeZone"),
    Refusal("sun.times", #"{"place":"Apia","date":"2011-12-30"}"#, -32015, "noData"),
  ]

  @Test(arguments: refusals) func refused(_ refusal: Refusal) throws {
    let answer = try Program().call(refusal.method, refusal.params)
    let error = try #require(answer?["error"])
    #expect(error["code"]?.integer == refusal.code)
    #expect(error["data"]?["kind"]?.string == refusal.kind)
    #expect(error["data"]?["path"]?.string == refusal.path)
    #expect(answer?["result"] == nil)
  }

  static let malformed: [(String, Int)] = [
    ("{\"jsonrpc\":\"2.0\",\"id\":1,\n", -32700), ("nonsense\n", -32700), ("[]\n", -32600),
    ("1\n", -32600), (#"{"jsonrpc":"2.0","id":{},"method":"sun.times"}"# + "\n", -32600),
  ]

  @Test(.pipe, arguments: malformed) func malformedMessages(_ input: String, _ code: Int) throws {
    let good = Program.request(2, "location.current", #"{"place":"Lisbon"}"#)
    // The framing is found out from the first byte, so a good request comes first.
    let answers = try Program().serve(good + input + Program.request(3, "rpc.discover"))
      .answers()
    // With the id where one can still be seen, else null.
    let refused = answers["null"] ?? answers["1"]
    #expect(refused?["error"]?["code"]?.integer == code)
    #expect(answers["2"]?["result"] != nil && answers["3"]?["result"] != nil)
  }
}
