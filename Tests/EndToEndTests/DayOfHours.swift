import JSON
import Testing

/// The hours of a date in an answer of `forecast.hourly`, by which its row of `forecast.daily` is
/// judged.
struct DayOfHours {
  let hours: [JSONValue]

  init(_ hours: JSONValue?, of row: JSONValue) {
    let date = row["date"]?.string ?? "none"
    self.hours = (hours?.list ?? []).filter { $0["time"]?.string?.hasPrefix(date) ?? false }
  }

  func values(_ path: String...) -> [Double] {
    hours.compactMap { hour in path.reduce(Optional(hour)) { $0?[$1] }?.double }
  }

  /// The extremes are those of the hours and of what the service says of the same time; the rest is
  /// that of the hours.
  /// - Parameter own: temperatures that the service gives.
  func expectIs(
    _ row: JSONValue, own: [Double?] = [], sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(!hours.isEmpty, sourceLocation: sourceLocation)
    let temperatures = values("temperature") + own.compactMap { rounded($0, 1) }
    func same(_ value: JSONValue?, _ expected: Double?) {
      #expect(value?.double == expected, sourceLocation: sourceLocation)
    }
    same(row["temperatureMin"], temperatures.min())
    same(row["temperatureMax"], temperatures.max())
    same(row["precipitationProbability"], values("precipitationProbability").max())
    same(row["uvIndexMax"], values("uvIndex").max())
    same(row["wind"]?["speedMax"], values("wind", "speed").max())
    same(row["wind"]?["gustMax"], values("wind", "gust").max())
    expectAmount(row, atLeast: 0, sourceLocation: sourceLocation)
  }

  /// Each hour is rounded.
  /// - Parameter own: what the service gives for the whole day.
  func expectAmount(
    _ row: JSONValue, atLeast own: Double, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let sum = max(own, values("precipitation").reduce(0) { $0 + $1 })
    let slack = 0.05 * Double(hours.count + 1) + 1e-9
    #expect(
      abs((row["precipitation"]?.double ?? -1) - sum) <= slack, sourceLocation: sourceLocation)
  }
}
