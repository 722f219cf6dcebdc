import Foundation
import JSON
import TestSupport
import Testing

/// Forecasts that are too warm by the same at a station, from the ledger to every door.
@Suite(
  "Corrected forecasts over the pipe", .process,
  .enabled(if: LocalUpstream.isAvailable, "python3 is missing")
)
struct CorrectionPipeTests {
  /// Kelvin, as the upstream has it.
  static let bias = 2.0
  /// By so much a bias is shrunk and followed too eagerly.
  static let tolerance = 0.1
  static let place = #""place":"52.52,13.40""#

  private let upstream: LocalUpstream
  private let program: Program

  init() throws {
    upstream = try LocalUpstream()
    program = try Program(now: UpstreamRoom.now, upstream: upstream.http)
    try configure()
  }

  private func configure(_ skill: String = "{}") throws {
    let entries = Program.providers.map { name in
      let base = upstream.http + (name == "brightSky" ? "/cooler" : "")
      return #""\#(name)":{"baseURL":"\#(base)"}"#
    }
    try program.configure(
      #"{"skill":\#(skill),"providers":{\#(entries.joined(separator: ","))}}"#)
  }

  private func result(_ method: String, _ more: String = "") throws -> JSONValue {
    let answer = try #require(try program.call(method, "{\(Self.place)\(more)}"))
    return try #require(answer["result"], "\(String(decoding: answer.rawBytes, as: UTF8.self))")
  }

  /// By how much the rows of an answer are warmer than without corrections.
  private func added(
    _ method: String, _ rows: String, _ value: String, _ more: String
  ) throws -> [Double] {
    let corrected = try result(method, more)
    let raw = try result(method, more + #","correction":"never""#)
    #expect(raw["corrections"] == nil)
    let record = try #require(
      corrected["corrections"]?.elements.first { $0["variable"]?.string == "temperature" })
    #expect(record["verdict"]?.string == "proven" && record["provider"]?.string == "openMeteo")
    func values(_ result: JSONValue) -> [Double] {
      result[rows]?.elements.compactMap { $0[value]?.double } ?? []
    }
    #expect(values(raw).count == values(corrected).count)
    return zip(values(corrected), values(raw)).map { $0 - $1 }
  }

  private func mean(_ values: ArraySlice<Double>) -> Double {
    values.reduce(0, +) / Double(values.count)
  }

  private func setClock(_ seconds: Double) throws -> String {
    try UpstreamControl(base: upstream.http).post("/-/clock", #"{"now":\#(seconds)}"#)
    return ISO8601DateFormatter().string(from: Date(timeIntervalSince1970: seconds))
  }

  @Test func aBackfillCorrectsTheComingDays() throws {
    _ = try setClock(UpstreamRoom.nowSeconds)
    let filled = try result("skill.backfill")
    #expect(filled["stations"]?.element(at: 0)?["id"]?.string == "00433")
    #expect((filled["measuredDays"]?.integer ?? 0) > 85)
    let rows = try result("forecast.skill")["rows"]?.list.filter {
      $0["variable"]?.string == "temperature"
    }
    #expect(rows?.compactMap { $0["leadDays"]?.integer } == [1, 2, 3, 4, 5])
    for row in rows ?? [] {
      expectSame(row["bias"], Self.bias, decimals: 1)
      #expect(row["correction"]?["verdict"]?.string == "proven")
    }
    let hours = try added("forecast.hourly", "hours", "temperature", #","hours":48"#)
    // Earlier runs have no lead below a day.
    #expect(hours[..<24].allSatisfy { $0 == 0 })
    #expect(abs(mean(hours[25...]) + Self.bias) <= Self.tolerance, "\(hours)")
    for name in ["temperatureMin", "temperatureMax"] {
      let days = try added("forecast.daily", "days", name, #","days":5"#)
      #expect(days[2...].allSatisfy { $0 < 0 } && days.count == 5, "\(name) \(days)")
    }
    let week = try program.run(["week", "52.52,13.40"]).output
    #expect(week.contains("*Min") && week.contains("*Max"), "\(week)")
    #expect(week.contains("* Temperature "), "\(week)")
    try configure(#"{"correction":"never"}"#)
    #expect(try result("forecast.hourly", #","hours":48"#)["corrections"] == nil)
    let plain = try program.run(["week", "52.52,13.40"]).output
    #expect(plain.contains("Min") && !plain.contains("*"), "\(plain)")
  }

  /// A month of days, each with its forecast, and then the observed values.
  @Test func aMonthOfForecastsCorrectsNow() throws {
    var program = program
    for day in stride(from: 28.0, to: 0, by: -1) {
      program.environment["ALMANAC_NOW"] = try setClock(UpstreamRoom.nowSeconds - 86_400 * day)
      let answer = try program.call("forecast.hourly", #"{\#(Self.place),"hours":1}"#)
      #expect(answer?["result"]?["source"]?["kind"]?.string == "live")
    }
    _ = try setClock(UpstreamRoom.nowSeconds)
    #expect((try result("skill.backfill")["measuredDays"]?.integer ?? 0) > 85)
    let hours = try added("forecast.hourly", "hours", "temperature", #","hours":24"#)
    #expect(
      hours[2...22].allSatisfy { abs($0 + Self.bias) <= Self.tolerance + 0.05 }, "\(hours)")
    #expect(abs(mean(hours[2...22]) + Self.bias) <= Self.tolerance, "\(hours)")
    let now = try page(["now", "52.52,13.40"])
    #expect(now.contains("Next 24 hours: *") && now.contains("* Temperature "), "\(now)")
    // Time enough to learn from the ledger: a line that is due at once goes without.
    let range = #","format":"{mark}{temperatureMin}","deadlineMs":60000"#
    let corrected = try #require(try result("status.text", range)["text"]?.string)
    // A warning may be in force, which comes first.
    #expect(corrected.contains("*"), "\(corrected)")
    // What is now was not forecast.
    #expect(try !page(["status", "52.52,13.40"]).contains("*"))
    let chart = try result("chart.render", #","kind":"temperature""#)["text"]?.string ?? ""
    #expect(chart.contains("<title") && chart.contains("* Temperature in Berlin<"))
    #expect(chart.contains("Corrected by past errors."))
    try configure(#"{"correction":"never"}"#)
    #expect(try !page(["now", "52.52,13.40"]).contains("*"))
    let line = try #require(try result("status.text", range)["text"]?.string)
    let unmarked = corrected.replacing("*", with: "")
    #expect(!line.contains("*") && unmarked != line, "\(corrected) \(line)")
    let raw = try result("chart.render", #","kind":"temperature""#)["text"]?.string ?? ""
    #expect(raw.contains("Temperature in Berlin<") && !raw.contains("* Temperature"))
  }

  private func page(_ arguments: [String]) throws -> String {
    try program.run(arguments).output
  }
}
