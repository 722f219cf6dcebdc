import AlmanacProtocol
import JSON
import Testing
import Units
import Vocabulary
import Words

@testable import AlmanacServer

/// A page shows each value once: one rounding, one scenario, one next sunset.
@Suite struct OneRoundingTests {
  /// 1.946 °C was 1.9 in the notes and, from the result's 1.95, 2.0 in the rows above them.
  @Test(arguments: ["ssp119", "ssp126", "ssp245", "ssp370", "ssp585"])
  func `the notes of a projection show the rows' numbers`(scenario: String) throws {
    let bench = try MethodBench()
    for units in ["metric", "imperial"] {
      for year in stride(from: 2027, through: 2100, by: 1) {
        let result = try bench.result(
          "climate.project",
          #"{"temperature":21,"year":\#(year),"scenario":"\#(scenario)","units":"\#(units)"}"#)
        let warming = try #require(result["globalWarming"])
        let now = try #require(warming["now"]?.double)
        let then = try #require(warming["then"]?.double)
        let system = UnitSystem(preset: units == "metric" ? .metric : .imperial)
        func shown(_ celsius: Double) -> String {
          NumberStyle.english.fixed(
            system.climate(celsius, .temperatureDifference), decimals: 1)
        }
        let note = try #require(
          result["notes"]?.strings.first { $0.contains("global warming goes from") })
        #expect(note.contains("goes from \(shown(now)) to \(shown(then)) "), "\(year): \(note)")
      }
    }
  }

  // MARK: One scenario

  @Test func `the days of a year assume the interventions that were asked for`() throws {
    let bench = try MethodBench()
    func extremes(_ more: String) throws -> JSONValue {
      try bench.result("climate.extremes", #"{"place":"Lisbon","year":2060\#(more)}"#)
    }
    func hot(_ result: JSONValue) -> Double? {
      result.at("annual", "daysAbove30", "expected")?.double
    }
    let without = try extremes("")
    let with = try extremes(#","interventions":true"#)
    let weak = try extremes(
      #","interventions":[{"lever":"package_all","strength":0.3}]"#)
    #expect(without["levers"]?.strings == [])
    #expect(with["levers"]?.strings == ["package_all"])
    let counts = try [with, weak, without].map { try #require(hot($0)) }
    #expect(counts[0] < counts[1] && counts[1] < counts[2])
    // The levers have no figures for it.
    let refused = try bench.error(
      "climate.extremes", #"{"scenario":"ssp585","interventions":true}"#)
    #expect(refused?.at("data", "path")?.string == "/scenario")
  }

  /// Interventions change nothing of this year's days.
  @Test func `what is done from now on does not change today`() throws {
    let bench = try MethodBench()
    let years = try ["false", "true"].map { taken in
      try bench.result("climate.extremes", #"{"year":2026,"interventions":\#(taken)}"#)["annual"]
    }
    #expect(years[0].map { Array($0.rawBytes) } == years[1].map { Array($0.rawBytes) })
  }

  // MARK: One next sunset

  /// The sun of Lisbon set at 20:05 UTC.
  @Test(arguments: ["2026-06-21T12:00:00Z", "2026-06-21T20:17:00Z"])
  func `the next sunset is the same at every door`(now: String) throws {
    let bench = try MethodBench(now: now, http: SkyUpstream().client)
    let days = try bench.result("sunset.score", #"{"days":3}"#)["days"]?.elements.map(\.self) ?? []
    let next = try #require(days.first { $0["passed"]?.bool == false })
    let score = try #require(next["score"]?.double)
    let shown = "\(Int(score.rounded()))"
    let line = try bench.result(
      "status.text", #"{"format":"{sunsetScore}","deadlineMs":10000}"#)["text"]?.string
    #expect(line == shown)
    let map = try bench.result(
      "chart.render", #"{"kind":"map","params":{"extentKm":40000},"format":"svg"}"#)
    #expect(String(decoding: Array(map.rawBytes), as: UTF8.self).contains("\(shown) of 100"))
  }
}
