import Foundation
import JSON
import TestSupport
import Testing

/// `climate.project` with the high-resolution models of the network.
@Suite(
  "Climate models over the pipe", .table,
  .enabled(if: UpstreamRoom.isAvailable, "python3 is missing"))
struct ClimatePipeTests {
  static let path = "/v1/climate"
  static let params =
    #""place":"Lisbon","temperature":25,"date":"2026-06-21","year":2045,"model":"cmip6""#
  static let models = ["EC_Earth3P_HR", "MRI_AGCM3_2_S", "MPI_ESM1_2_XR"]
  /// Global warming from 1991-2020 (0.886 °C, IGCC) to 2043 (2.05 °C, AR6 SPM.8, SSP5-8.5).
  static let warming = 2.05 - 0.886

  let room: UpstreamRoom

  init() throws { room = try UpstreamRoom() }

  /// The mean of a column over the 31 days around 21 June in all years.
  private func mean(_ sent: JSONValue, _ column: String) -> Double? {
    let dates = sent["daily"]?["time"]?.strings ?? []
    let values = sent["daily"]?[column]?.doubles ?? []
    let known = zip(dates, values).filter { Self.isAround($0.0) }.compactMap(\.1)
    return known.isEmpty ? nil : known.reduce(0, +) / Double(known.count)
  }

  /// Within 15 days of the day of the year that 21 June 2026 is; a leap year's is a date earlier.
  private static func isAround(_ date: String) -> Bool {
    let isLeap = Int(date.prefix(4))?.isMultiple(of: 4) ?? false
    return (isLeap ? "06-05"..."07-05" : "06-06"..."07-06").contains(date.suffix(5))
  }

  private func factors(without missing: Set<String> = []) throws -> [Double] {
    let asked = try room.asked(Self.path)
    let past = try room.sent(try #require(asked.first { $0.contains("start_date=1991-01-01") }))
    let future = try room.sent(try #require(asked.first { $0.contains("start_date=2036-01-01") }))
    return Self.models.filter { !missing.contains($0) }.compactMap { model in
      guard let before = mean(past, "temperature_2m_mean_\(model)"),
        let after = mean(future, "temperature_2m_mean_\(model)")
      else { return nil }
      return (after - before) / Self.warming
    }.sorted()
  }

  @Test func theFactorIsTheMedianOfTheModels() throws {
    let result = try room.result("climate.project", "{\(Self.params)}")
    #expect(result["model"]?.string == "cmip6")
    #expect(result["source"]?["provider"]?.string == "openMeteo")
    let factors = try factors()
    #expect(factors.count == 3)
    let factor = try #require(result["region"]?["factor"]?.double)
    #expect(abs(factor - factors[1]) < 0.01)
    let warming = try #require(
      difference(result["globalWarming"]?["then"], result["globalWarming"]?["now"]))
    let delta = try #require(result["delta"]?["value"]?.double)
    #expect(abs(delta - factors[1] * warming) < 0.03)
    #expect(abs((result["projected"]?["temperature"]?.double ?? 0) - (25 + delta)) < 0.011)
    // The range of three models is no probability.
    #expect(result["delta"]?["level"]?.isNull == true)
    #expect(result.warningCodes.isEmpty)
    // What was given needs no weather.
    #expect(try room.asked().count == 2)
    // A run that ends early is left out of its last year, not counted as zero.
    let future = try room.sent(try #require(try room.asked().first { $0.contains("2036-") }))
    #expect(future["daily"]?["temperature_2m_mean_EC_Earth3P_HR"]?.doubles?.last == .some(nil))
  }

  private func difference(_ left: JSONValue?, _ right: JSONValue?) -> Double? {
    guard let left = left?.double, let right = right?.double else { return nil }
    return left - right
  }

  /// Two of three models will do.
  @Test(arguments: ["set", "remove"])
  func aModelThatIsMissingIsLeftOut(_ kind: String) throws {
    let column = "/daily/temperature_2m_mean_EC_Earth3P_HR"
    try room.fault("edit", at: Self.path, [kind: column])
    let result = try room.result("climate.project", "{\(Self.params)}")
    #expect(result["model"]?.string == "cmip6")
    let factors = try factors(without: ["EC_Earth3P_HR"])
    let factor = try #require(result["region"]?["factor"]?.double)
    #expect(abs(factor - (factors[0] + factors[1]) / 2) < 0.01)
  }

  @Test func otherUnitsAreRead() throws {
    try room.fault(
      "edit", at: Self.path,
      [
        "set": Self.models.map { "/daily_units/temperature_2m_mean_\($0)" }.joined(separator: " "),
        "to": "\"°F\"",
      ])
    let factor = try #require(
      try room.result("climate.project", "{\(Self.params)}")["region"]?["factor"]?.double)
    #expect(abs(factor - (try factors())[1] / 1.8) < 0.01)
  }

  static let faults: [ToldFault] = [
    ToldFault(name: "status", arguments: ["code": "503"], reason: "http"),
    // One model alone says nothing about their range.
    ToldFault(name: "edit", arguments: ["remove": lastTwo], code: -32015, reason: "notProvided"),
    .words("400", "No data is available for this location", code: -32015, "outOfCoverage"),
  ]
  private static let lastTwo = models.dropFirst()
    .map { "/daily/temperature_2m_mean_\($0)" }.joined(separator: " ")

  /// Without the models the tables answer, marked; without a fallback the error.
  @Test(arguments: faults)
  func theTablesStandIn(_ fault: ToldFault) throws {
    try room.fault(fault.name, at: Self.path, fault.arguments)
    let answers = try room.program().serve(
      Program.request(1, "climate.project", "{\(Self.params)}")
        + Program.request(2, "climate.project", #"{\#(Self.params),"fallback":"none"}"#)
    ).answers()
    let result = try #require(answers["1"]?["result"])
    #expect(result["model"]?.string == "ar6")
    #expect(result.warningCodes == ["estimateUsed"])
    #expect(result["warnings"]?.element(at: 0)?["paths"]?.strings == ["/model"])
    #expect(result["delta"]?["level"]?.integer == 80)
    let error = answers["2"]?["error"]
    #expect(error?["code"]?.integer == fault.code)
    #expect(error?["data"]?["reason"]?.string == fault.reason)
  }

  /// Half a year old is as good as new: a second request is answered from the cache.
  @Test func modelsAreAskedOnce() throws {
    let program = try room.program()
    for scenario in ["ssp126", "ssp585"] {
      let answer = try program.call(
        "climate.project", #"{\#(Self.params),"scenario":"\#(scenario)"}"#)
      #expect(answer?["result"]?["model"]?.string == "cmip6")
    }
    #expect(try room.asked().count == 2)
  }
}
