import Basics
import Testing
import Time
import Vocabulary
import Weather

@testable import Providers

/// Values in the rows that they are valid for, whatever rows are missing.
@Suite struct ColumnAlignmentTests {
  /// Rows whose values are the times at which they are listed.
  private struct Rows: ColumnSource {
    let times: [Instant]
    let rowSeconds: Double
    func durationSeconds(_ row: Int) -> Double { rowSeconds }
    func numbers(_ column: Column) -> [Double?] { times.map(\.unixSeconds) }
    func conditions(_ column: Column) -> [Condition?] { times.map { _ in nil } }
  }

  @Test func aValueBelongsToTheRowThatBeginsAndLastsAsItDoes() {
    var random = SplitMix64(seed: 36)
    let lengths: [Double] = [900, 3600, 10_800]
    for _ in 0..<500 {
      let step = lengths.randomElement(using: &random) ?? 3600
      let period = lengths.randomElement(using: &random) ?? 3600
      var times: [Instant] = []
      for index in 0..<40 where Bool.random(using: &random) {
        times.append(Instant(unixSeconds: Double(index) * step))
      }
      let alignment = ColumnAlignment(Rows(times: times, rowSeconds: step))
      let listed: [Double?] = times.map(\.unixSeconds)
      func moved(_ validity: Validity) -> [Double?] {
        let column = alignment.column(listed, validity)
        return times.indices.map { column[$0] }
      }
      #expect(moved(.instant) == listed)
      #expect(moved(.following(seconds: period)) == listed.map { period == step ? $0 : nil })
      let known = Set(times)
      #expect(
        moved(.preceding(seconds: period))
          == times.map { time in
            let end = time.adding(seconds: period)
            return period == step && known.contains(end) ? end.unixSeconds : nil
          })
    }
  }

  /// What falls decides where anything does; otherwise the clouds at the time of the row do.
  @Test func aCodeIsOfTheHourIfItIsWetAndOfTheMomentIfNot() throws {
    let body = """
      {"hourly":{"time":[0,3600,7200,10800,14400],"precipitation":[0,0,2,0,0],
      "weather_code":[0,1,63,3,45],"cloud_cover":[5,30,100,95,99]}}
      """
    let hours = try OpenMeteo.forecast(from: answer(body)).hours
    #expect(hours.map(\.precipitationMillimeters) == [0, 2, 0, 0, nil])
    #expect(
      hours.map(\.condition?.kind) == [.clear, .rain, .overcast, .overcast, .fog])
  }
}
