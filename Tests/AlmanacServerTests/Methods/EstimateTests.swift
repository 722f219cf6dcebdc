import AlmanacProtocol
import JSON
import TestSupport
import Testing
import Vocabulary

@testable import AlmanacServer

/// Estimates are not evidence: nothing is drawn, written or sent because of what is usual.
@Suite struct EstimateTests {
  @Test func `an estimated hour has no amount`() throws {
    let hours = try MethodBench().result("forecast.hourly", #"{"hours":48}"#)["hours"]
    let rows = hours?.elements.map(\.self) ?? []
    #expect(rows.count == 48)
    for row in rows {
      #expect(row["kind"]?.string == "estimate" && row["temperature"]?.double != nil)
      #expect(row["precipitation"]?.kind == .null)
    }
  }

  @Test(arguments: ["text", "svg"])
  func `no rain is drawn where there is no forecast`(format: String) throws {
    let chart = try MethodBench().result(
      "chart.render", #"{"kind":"precipitation","format":"\#(format)"}"#)
    let text = try #require(chart["text"]?.string)
    #expect(text.lowercased().contains("no forecast"))
    #expect(!text.contains("none expected") && !text.contains("No precipitation"))
    #expect(!text.contains("stroke-dasharray=\"4 4\""))
    #expect(!"▁▂▃▄▅▆▇█".contains { text.contains($0) })
  }

  @Test func `no curve stands over a nowcast that is none`() throws {
    let bench = try MethodBench()
    for (method, drawn) in [("forecast.nowcast", 0), ("forecast.hourly", 1)] {
      let text = try bench.result(method, #"{"text":{"style":"page"}}"#)["text"]
      let lines = try #require(text?["lines"]?.strings)
      let curves = lines.filter { line in "▁▂▃▄▅▆▇█".contains { line.contains($0) } }
      // The course of a usual day's temperature is known.
      #expect(curves.count == drawn, "\(curves)")
      #expect(!curves.contains { $0.contains("Rain") })
    }
  }

  // MARK: Alarms

  /// The path; whether it may be compared in an answer that is an estimate.
  @Test(arguments: [
    ("/hours/0/temperature", false), ("/hours/*/temperature", false), ("/hours/0/kind", true),
    ("/hours/*/kind", true), ("/hours/0/condition/kind", false), ("/source/kind", true),
    ("/warnings/0/code", true),
  ])
  func `of an estimate only its kind can be compared`(path: String, isEvidence: Bool) throws {
    let result = try MethodBench().result("forecast.hourly", #"{"hours":3}"#)
    #expect(result.at("source", "kind")?.string == "estimate")
    let pointer = try #require(ResultPointer(path))
    #expect(!pointer.values(in: result).isEmpty)
    #expect(pointer.evidence(in: result, of: .own).isEmpty != isEvidence)
  }

  @Test func `what is no estimate can be compared`() throws {
    let bench = try MethodBench(http: SkyUpstream().client)
    let result = try bench.result("forecast.hourly", #"{"hours":3}"#)
    let pointer = try #require(ResultPointer("/hours/*/temperature"))
    #expect(pointer.evidence(in: result, of: .own).count == 3)
    // The last of four hundred hours are beyond the forecast.
    let long = try bench.result("forecast.hourly", #"{"hours":384}"#)
    let kinds = long["hours"]?.elements.compactMap { $0["kind"]?.string } ?? []
    #expect(kinds.contains("estimate"))
    #expect(pointer.evidence(in: long, of: .own).count == kinds.count { $0 == "forecast" })
  }

  @Test func `a whole answer that is an estimate is no reason for an alarm`() throws {
    let result = try MethodBench().result("weather.current")
    #expect(try #require(ResultPointer("/temperature")).evidence(in: result, of: .own).isEmpty)
    #expect(try #require(ResultPointer("/source/kind")).evidence(in: result, of: .own).count == 1)
  }

  // MARK: Warnings

  /// No source can be asked, so nothing is known.
  @Test func `unknown warnings say so`() throws {
    let bench = try MethodBench()
    let line = try bench.result("status.text", #"{"format":"{alert}|{alertCount}"}"#)
    #expect(line["text"]?.string == "–|–")
    #expect(line["tooltip"]?.string?.contains("Official warnings unknown") == true)
    #expect(line["class"]?.strings.contains("alerts-unknown") == true)
    for style in TextStyle.allCases.map(\.rawValue) {
      let params = #"{"text":{"style":"\#(style)"}}"#
      for method in ["weather.summary", "weather.changes"] {
        let text = try bench.result(method, params)["text"]
        let spans = (text?["blocks"]?.elements.map(\.self) ?? []).flatMap {
          $0["spans"]?.elements.compactMap { $0["text"]?.string } ?? []
        }
        let said =
          [text?["headline"]?.string ?? ""] + (text?["lines"]?.strings ?? []) + spans
          + (text?["notes"]?.strings ?? [])
        let count = said.count { $0.contains("Official warnings unknown") }
        #expect(count == (style == "headline" ? 1 : 2), "\(method) \(style): \(said)")
      }
      let summary = try bench.result("weather.summary", params)
      let facts = summary.at("days", "0", "facts")?.elements.compactMap { $0["kind"]?.string }
      #expect(facts?.contains("warningsUnknown") == true)
    }
    // Whether a line shows them or not.
    let plain = try bench.result("status.text", #"{"format":"{temperature}"}"#)
    #expect(plain["tooltip"]?.string?.contains("Official warnings unknown") == true)
  }
}
