import AlmanacProtocol
import Climate
import Services
import Telling
import Time
import Units
import Vocabulary
import Weather
import Summary
import Words

/// `weather.history`: past days beside their normals.
extension Wire.WeatherHistoryMethod: AwaitedMethod {
  static func answer(_ call: Call<Self>) async throws(Failure) -> Result {
    guard let yesterday = call.today.adding(days: -1) else {
      throw Failure(.noDataDateSkipped)
    }
    let last = call.params.date ?? yesterday
    guard last <= yesterday else {
      throw Failure(.outOfRange) {
        $0.path = "/date"
        $0.hints = [.expectedPastDate(date: "\(yesterday)")]
      }
    }
    let answer = try await call.services.weather.history(
      at: call.place.found, through: last, days: call.params.days, call.policy
    ).get()
    let (figures, words) = (call.figures, WireSummary(style: .short, zone: call.zone))
    return Result(
      days: answer.value.map { figures.pastDay($0, summary: words.sentence(SummaryTree($0.told))) },
      tail: call.tail(answer))
  }
}

extension WireWeather {
  fileprivate func pastDay(_ report: DayReport, summary: Sentence) -> Wire.PastDay {
    let day = day(report, summary: summary)
    return Wire.PastDay(
      date: day.date, temperatureMin: day.temperatureMin, temperatureMax: day.temperatureMax,
      precipitation: day.precipitation, wind: day.wind, sunrise: day.sunrise, sunset: day.sunset,
      condition: day.condition, normal: normal(report), kind: PastDayKind(report.weather.kind),
      partial: day.partial, summary: day.summary)
  }

  private func normal(_ report: DayReport) -> Wire.PastNormal? {
    guard let normal = report.told.normal, let high = report.weather.temperatureMaximumCelsius
    else { return nil }
    let anomaly = high - normal.temperatureMaximumCelsius
    return Wire.PastNormal(
      temperatureMin: Measure(normal.temperatureMinimumCelsius),
      temperatureMax: Measure(normal.temperatureMaximumCelsius),
      anomaly: Measure(anomaly),
      rare: normal.isRare(anomalyCelsius: anomaly))
  }
}

extension PastDayKind {
  fileprivate init(_ kind: RowKind) {
    switch kind {
    case .forecast: self = .archive
    case .estimate: self = .estimate
    }
  }
}
