import AlmanacClient
import Observation

/// Concurrency: all parts of a page at once, each with a state, a retry and a cancellation of its
/// own.
@MainActor @Observable final class Concurrency: Screen {
  private let page: OverviewModel
  static let parts: [MethodCall] = [
    .weatherCurrent(), .forecastHourly(), .forecastDaily(), .airQuality(), .alertsActive(),
    .sunsetScore(), .forecastNowcast(), .climateProject(),
  ]

  init(_ almanac: Almanac) { page = OverviewModel(almanac) }

  func start() async { load(nil) }

  private func load(_ place: PlaceReference?) {
    page.load(WeatherOverviewParams(parts: Self.parts, place: place))
  }

  func type(_ command: String, _ rest: String) async {
    switch command {
    case "place": load(.string(rest))
    case "retry": page.retry(rest)
    case "cancel": page.cancel()
    default: break
    }
  }

  func settled() async { await page.settled() }

  var lines: [String] {
    let isWaiting = page.place == nil && page.failure == nil
    let done = page.progress.map { "\(Int($0 * 100)) %" } ?? (isWaiting ? "loading" : "done")
    return [
      "CONCURRENCY   \(page.place?.displayName ?? "")   \(done)",
      page.failure?.textAndHint ?? "",
      card("current", page.current) {
        "\($0.condition?.emoji ?? "") \($0.temperature.with($0.units.temperature))"
      },
      card("hourly", page.hourly) { answer in
        answer.hours.prefix(6).map { "\($0.time.clock) \($0.temperature.with("°"))" }
          .joined(separator: "  ")
      },
      card("daily", page.daily) { answer in
        answer.days.prefix(4).map { "\($0.date) \($0.temperatureMax.with("°"))" }
          .joined(separator: "  ")
      },
      card("air", page.air) { answer in
        answer.aqi.map { "\($0.scale) \($0.value.with(""))" }.joined(separator: "  ")
      },
      card("alerts", page.alerts) { answer in
        answer.alerts.isEmpty ? "none" : answer.alerts.map(\.event).joined(separator: ", ")
      },
      card("sunset", page.sunset) { answer in
        answer.days.prefix(5).map { $0.score.with("") }.joined(separator: " ")
      },
      card("nowcast", page.nowcast) { $0.summary },
      card("climate", page.climate) { answer in
        "\(answer.year): \(answer.projected.temperature.with(answer.units.temperature))"
      },
      "", "place NAME · retry METHOD · cancel",
    ]
  }

  private func card<Value>(
    _ name: String, _ state: LoadingState<Value>, _ show: (Value) -> String
  ) -> String {
    let mark =
      switch state {
      case .idle: " "
      case .loading: "…"
      case .success: "✓"
      case .failure: "✗"
      }
    let age = state.age.map { "  (\($0.components.seconds) s old)" } ?? ""
    let padded = name + String(repeating: " ", count: max(0, 8 - name.count))
    return "\(mark) \(padded) " + state.text(show) + age
  }
}
