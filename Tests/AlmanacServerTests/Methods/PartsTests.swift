import AlmanacProtocol
import JSON
import Services
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
      "weather.overview", #"{"include":["current","daily","map","air"]}"#)
    let states = answer.parts.map { ($0["state"]?.string ?? "", $0["progress"]?.double ?? -1) }
    #expect(states.filter { $0.0 == "loading" }.map(\.1) == [0, 0, 0, 0])
    #expect(states.filter { $0.0 != "loading" }.map(\.1) == [0.25, 0.5, 0.75, 1])
  }

  private static let names = OverviewPartName.allCases.map { "\"\($0.rawValue)\"" }
    .joined(separator: ",")

  /// Null until something is there that a provider said; nothing that stands in for it.
  @Test(arguments: [true, false])
  func `a part that is loading shows what is stored`(isOnline: Bool) throws {
    let bench = try bench(isOnline ? SkyUpstream() : nil)
    let params = #"{"include":[\#(Self.names)]}"#
    let first = try bench.answer("weather.overview", params)
    let count = OverviewPartName.allCases.count
    #expect(first.parts.count == 2 * count)
    for part in first.parts.prefix(count) {
      #expect(part["state"]?.string == "loading")
      #expect(part["value"]?.isNull == true && part["error"]?.isNull == true)
    }
    let second = try bench.answer("weather.overview", params)
    let components = try second.result()["components"]
    for part in second.parts.prefix(count) {
      let name = part["component"]?.string ?? ""
      let source = components?.at(name, "value", "source", "kind")?.string
      let isReal = source == "cache" || source == "live"
      #expect(part["value"]?.isNull == true || isReal, "\(name)")
    }
    let shown = second.parts.prefix(count).filter { $0["value"]?.isNull == false }
      .compactMap { $0["component"]?.string }
    let stored = ["current", "hourly", "daily", "air", "sunset", "map", "climate"]
    #expect(isOnline ? Set(shown).isSuperset(of: stored) : shown.isEmpty)
  }
}
