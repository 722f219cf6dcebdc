import AlmanacProtocol
import JSON
import Services
import TestSupport
import Testing

@testable import AlmanacServer
import Vocabulary

/// What comes ahead of a result.
@Suite struct PartsTests {
  private func bench(_ sky: SkyUpstream? = nil) throws -> MethodBench {
    let bench = try sky.map { try MethodBench(http: $0.client) } ?? MethodBench()
    _ = try bench.result("favorites.add", #"{"place":"Lisbon"}"#)
    _ = try bench.result("favorites.add", #"{"place":"Porto"}"#)
    return bench
  }

  /// The contract says of each method whether it has parts; the first example shows them.
  @Test(arguments: MethodName.allCases)
  func `parts come as the contract says`(method: MethodName) throws {
    let answer = try bench().answer(method.rawValue, Contract.example(method))
    #expect(answer.parts.isEmpty != method.hasParts)
    if method.hasParts { _ = try answer.result() }
  }

  @Test func `a favorite is shown at once, and again when it is complete`() throws {
    let bench = try bench(SkyUpstream())
    let params = #"{"include":["localTime","sunset","current"]}"#
    for turn in 0...1 {
      let answer = try bench.answer("favorites.list", params)
      let rows = try answer.result()["favorites"]
      #expect(answer.parts.count == 4)
      let ids = rows?.elements.compactMap { $0["id"]?.string }
      #expect(answer.parts.prefix(2).compactMap { $0["id"]?.string } == ids)
      for part in answer.parts.prefix(2) {
        #expect(part.at("sunset", "state")?.string == "loading")
        #expect(part.at("current", "state")?.string == "loading")
        #expect(part.at("current", "value")?.isNull == (turn == 0))
        #expect(part["localTime"]?.string != nil)
      }
      for part in answer.parts.suffix(2) {
        let row = rows?.elements.first { $0["id"]?.string == part["id"]?.string }
        #expect(row.map { Array($0.rawBytes) } == Array(part.rawBytes))
      }
    }
  }

  /// How much of the page is there: parts done of all.
  @Test func `an overview tells its progress`() throws {
    let answer = try bench(SkyUpstream()).answer(
      "weather.overview", #"{"parts":[\#(Self.calls.prefix(4).joined(separator: ","))]}"#)
    let states = answer.parts.map { ($0["state"]?.string ?? "", $0["progress"]?.double ?? -1) }
    #expect(states.filter { $0.0 == "loading" }.map(\.1) == [0, 0, 0, 0])
    #expect(states.filter { $0.0 != "loading" }.map(\.1) == [0.25, 0.5, 0.75, 1])
  }

  private static let methods = [
    "weather.current", "forecast.hourly", "forecast.daily", "air.quality", "alerts.active",
    "sunset.score", "forecast.nowcast", "map.layers", "climate.project",
  ]
  private static let calls = methods.map { #"{"method":"\#($0)"}"# }

  /// Null until a provider has answered; never a fallback.
  @Test(arguments: [true, false])
  func `a part that is loading shows what is stored`(isOnline: Bool) throws {
    let bench = try bench(isOnline ? SkyUpstream() : nil)
    let params = #"{"parts":[\#(Self.calls.joined(separator: ","))]}"#
    let first = try bench.answer("weather.overview", params)
    let count = Self.methods.count
    #expect(first.parts.count == 2 * count)
    for part in first.parts.prefix(count) {
      #expect(part["state"]?.string == "loading")
      #expect(part["value"] == nil && part["error"] == nil)
    }
    let second = try bench.answer("weather.overview", params)
    let parts = try second.result()["parts"]
    #expect(parts?.elements.map { $0["method"]?.string } == Self.methods)
    for part in second.parts.prefix(count) {
      let method = part["method"]?.string ?? ""
      let source = parts?.part(method)?.at("value", "source", "kind")?.string
      let isReal = source == "cache" || source == "live"
      #expect(part["value"] == nil || isReal, "\(method)")
    }
    let shown = second.parts.prefix(count).filter { $0["value"] != nil }
      .compactMap { $0["method"]?.string }
    let stored = [
      "weather.current", "forecast.hourly", "forecast.daily", "air.quality", "sunset.score",
      "map.layers", "climate.project",
    ]
    #expect(isOnline ? Set(shown).isSuperset(of: stored) : shown.isEmpty)
  }

  /// Whatever reads is a part: of every such method, what it answers by itself, with everything
  /// that the overview and its params say.
  @Test(arguments: MethodName.reading)
  func `each method that reads is a part`(method: MethodName) throws {
    let bench = try bench()
    let params = Contract.example(method)
    let alone = try bench.answer(method.rawValue, params)
    let overview = try bench.result(
      "weather.overview", #"{"parts":[{"method":"\#(method.rawValue)","params":\#(params)}]}"#)
    let part = try #require(overview.at("parts", "0"))
    let value = (try? alone.result()).map { Array($0.rawBytes) }
    #expect(part["state"]?.string == (value == nil ? "failure" : "success"))
    if ![.serverStatus].contains(method) {
      #expect(part["value"].map { Array($0.rawBytes) } == value)
    }
  }

  /// Methods that change something, and those made of others, are none.
  @Test func `what changes something is no part`() {
    let others = Set(MethodName.allCases).subtracting(MethodName.reading)
    #expect(others.isSuperset(of: MethodName.allCases.filter(\.isOrdered)))
    #expect(others.contains(.weatherOverview) && others.contains(.skillBackfill))
  }
}
