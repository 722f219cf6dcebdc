import AlmanacClient
import Observation

/// Weather challenge: the weather where the device is, or anywhere else.
@MainActor @Observable final class WeatherChallenge: Screen {
  private let page: OverviewModel
  private let search: SearchModel
  private let device: CallModel<LocationRefreshParams>
  private let standing: CallModel<LocationCurrentParams>
  private var followsDevice = true

  init(_ almanac: Almanac) {
    page = OverviewModel(almanac)
    search = SearchModel(almanac)
    (device, standing) = (CallModel(almanac), CallModel(almanac))
  }

  func start() async {
    standing.load(LocationCurrentParams())
    follow(nil)
  }

  private func follow(_ place: PlaceReference?) {
    followsDevice = place == nil
    page.follow(
      WeatherOverviewParams(
        parts: [
          .weatherCurrent(), .forecastHourly(.init(hours: 24)), .forecastDaily(.init(days: 10)),
        ], place: place))
  }

  func type(_ command: String, _ rest: String) async {
    switch command {
    case "locate": device.load(LocationRefreshParams())
    case "search": search.text = rest
    case "open":
      let found = search.state.value ?? []
      if let row = Int(rest), found.indices.contains(row - 1) {
        follow(.placeFields(PlaceFields(id: found[row - 1].id)))
      } else {
        follow(.string(rest))
      }
    case "here": follow(nil)
    default: break
    }
  }

  func settled() async {
    await standing.settled()
    await device.settled()
    await search.settled()
    while !isCurrent, page.failure == nil { try? await Task.sleep(for: .milliseconds(5)) }
  }

  /// Whether the page is about the place that it should be about.
  private var isCurrent: Bool {
    guard let place = page.place else { return false }
    guard followsDevice, let here = device.state.value?.place else { return true }
    return (place.latitude, place.longitude) == (here.latitude, here.longitude)
  }

  /// What to say about the device's location.
  private var notice: String {
    if let error = device.state.error { return error.textAndHint }
    if device.state.isLoading { return "asking the device …" }
    let isUnasked = standing.state.value?.authorization == .notDetermined
    return isUnasked && device.state.value == nil
      ? "Welcome! Type `locate` to use this device's location, or search for a place." : ""
  }

  var lines: [String] {
    var lines = ["WEATHER   \(page.place?.displayName ?? "")", notice]
    if let failure = page.failure { lines.append(failure.textAndHint) }
    lines.append(page.current.text(Self.now))
    let hours = page.hourly.text { answer in
      let cells = answer.hours.map { "\($0.time.clock.prefix(2)) \($0.temperature.with("°"))" }
      return stride(from: 0, to: cells.count, by: 12)
        .map { cells[$0...].prefix(12).joined(separator: "  ") }.joined(separator: "\n")
    }
    let days = page.daily.text { $0.days.map(Self.day).joined(separator: "\n") }
    lines += ["", "24 hours", hours, "", "10 days", days]
    if !search.text.isEmpty {
      let found = search.state.text { places in
        places.enumerated().map { "\($0 + 1)  \($1.displayName)" }.joined(separator: "\n")
      }
      lines += ["", "search: \(search.text)", found]
    }
    return lines + ["", "locate · here · search TEXT · open ROW|NAME"]
  }

  private static func now(_ weather: WeatherCurrentResult) -> String {
    let condition = weather.condition
    return "\(condition?.emoji ?? "") \(weather.temperature.with(weather.units.temperature))  "
      + "\(condition?.text ?? "")  feels like \(weather.feelsLike.with("°"))"
  }

  private static func day(_ day: DayForecast) -> String {
    "\(day.date)  \(day.condition?.emoji ?? " ")  "
      + "\(day.temperatureMin.with("°")) … \(day.temperatureMax.with("°"))"
  }
}
