import AlmanacClient
import Observation

/// Weather 2045: today's weather, and the same weather in 2045 with or without interventions.
@MainActor @Observable final class Weather2045: Screen {
  private let weather: CallModel<ClimateProjectParams>
  private let device: CallModel<LocationRefreshParams>
  private var hasInterventions = false

  init(_ almanac: Almanac) {
    weather = CallModel(almanac)
    device = CallModel(almanac)
  }

  func start() async {
    device.load(LocationRefreshParams())
    load(nil)
  }

  private func load(_ place: PlaceReference?) {
    weather.load(
      ClimateProjectParams(interventions: .boolean(true), model: .weather2045, place: place))
  }

  func type(_ command: String, _ rest: String) async {
    switch command {
    case "toggle": hasInterventions.toggle()
    case "place": load(.string(rest))
    case "retry": weather.retry()
    default: break
    }
  }

  func settled() async {
    await device.settled()
    await weather.settled()
  }

  var lines: [String] {
    [
      "WEATHER 2045   \(weather.state.value?.place.displayName ?? "")",
      device.state.error?.textAndHint ?? "",
      "today   "
        + weather.state.text { answer in
          row(answer.current.temperature, answer.current.condition, answer.units)
        },
      "2045    "
        + weather.state.text { answer in
          let shown =
            (hasInterventions ? answer.alternatives.with : nil)
            ?? answer.alternatives.without
          let change = shown.delta.value.map { ($0 < 0 ? "" : "+") + "\($0)" } ?? "–"
          return row(shown.temperature, shown.condition, answer.units)
            + "   \(change) \(answer.units.temperatureDifference)"
        },
      "[\(hasInterventions ? "x" : " ")] with climate interventions",
      "", "toggle · place NAME · retry",
    ]
  }

  private func row(_ temperature: Double?, _ condition: Condition?, _ units: Units) -> String {
    "\(condition?.emoji ?? " ") \(temperature.with(units.temperature))  \(condition?.text ?? "")"
  }
}
