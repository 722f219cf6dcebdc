import AlmanacCore
import AlmanacProtocol
import AlmanacServer

extension PageCommand {
  static func now(_ arguments: Arguments) -> PageCommand {
    PageCommand { caller throws(MethodFailure) in
      let place = try arguments.placeReference()
      let weather = try caller.result(of: Wire.WeatherCurrentMethod.self, .init(place: place))
      // From the same forecast; without it there is still the weather.
      let next = try? caller.result(
        of: Wire.ForecastHourlyMethod.self, .init(hours: 24, place: place))
      return PageAnswer([(.weatherCurrent, weather)]) { wording, page in
        write(weather, next?.summary, ResultView(weather, wording), &page)
      }
    }
  }

  private static func write(
    _ weather: Wire.WeatherCurrentResult, _ summary: String?, _ view: ResultView,
    _ page: inout Page
  ) {
    page.heading(view, "\(view.day(weather.time)), \(view.clock(weather.time))")
    let tone = view.temperatureStyle(weather.temperature).tone
    page.line(
      ("  \(weather.condition?.emoji ?? " ")  ", .plain),
      (view.quantity(weather.temperature, \.temperature), Style(isBold: true, tone: tone)),
      ("  \(weather.condition?.text ?? "")", .plain))
    page.paragraph(comparison(weather, view), .muted, indent: 6)
    if let observed = weather.observed, let line = measured(observed, view) {
      page.paragraph(line, .muted, indent: 6)
    }
    page.blank()
    if let summary {
      page.paragraph("Next 24 hours: " + summary, indent: 2)
      page.blank()
    }
    page.facts([
      ("Wind", wind(weather.wind, view)),
      ("Humidity", ResultView.percent(weather.humidity)),
      ("Dew point", view.quantity(weather.dewPoint, \.temperature)),
      ("Rain", view.quantity(weather.precipitation, \.precipitation)),
      ("Clouds", ResultView.percent(weather.cloudCover.total)),
      (
        "Visibility",
        view.quantity(weather.visibility, \.visibility)
          + (weather.visibilityAtLeast == true ? " or more" : "")
      ),
      ("Pressure", view.quantity(weather.pressure, \.pressure)),
      ("UV index", ResultView.number(weather.uvIndex)), ("Sun", sun(weather, view)),
    ])
    page.provenance(view)
  }

  private static func comparison(
    _ weather: Wire.WeatherCurrentResult, _ view: ResultView
  ) -> String {
    let felt = "feels like " + view.quantity(weather.feelsLike, \.temperature)
    guard let normal = weather.normal else { return felt }
    let difference = view.quantity(normal.anomaly.magnitude, \.temperatureDifference)
    let word = normal.anomaly < 0 ? "colder" : "warmer"
    let usual = view.quantity(normal.temperature, \.temperature)
    return "\(felt) · \(difference) \(word) than the normal \(usual)"
  }

  /// A station that is higher or lower than this has another temperature (0.3 K).
  private static let levelMeters = 50.0

  /// The measured temperature, how old it is, and where the station is.
  private static func measured(
    _ observed: Wire.ObservationCurrentResult, _ view: ResultView
  ) -> String? {
    guard let temperature = observed.temperature,
      let station = observed.stations.first(where: { $0.id == temperature.station })
    else { return nil }
    let value = view.quantity(temperature.value, \.temperature)
    let age = Age(seconds: temperature.ageSeconds).words
    let distance = view.quantity(station.distance, \.distance) + " away"
    let height = station.heightDifference.flatMap { difference in
      view.units.metric(difference.magnitude, .elevation) < levelMeters
        ? nil
        : view.quantity(difference.magnitude, \.elevation)
          + (difference < 0 ? " lower" : " higher")
    }
    let doubt =
      switch temperature.quality {
      case .fresh: ""
      case .stale: ", out of date"
      case .stuck: ", but the sensor may be stuck"
      }
    return "measured \(value) \(age) ago, "
      + [distance, height].compactMap(\.self).joined(separator: " and ")
      + " at \(station.name ?? station.id)\(doubt)"
  }

  private static func wind(_ wind: Wire.Wind, _ view: ResultView) -> String {
    guard let speed = wind.speed else { return ResultView.unknown }
    return view.quantity(speed, \.windSpeed) + (wind.compass.map { " \($0.rawValue)" } ?? "")
      + (wind.gust.map { ", gusts \($0.wireText)" } ?? "")
  }

  /// Today's sun times, or a description where the sun does not rise or set.
  private static func sun(_ weather: Wire.WeatherCurrentResult, _ view: ResultView) -> String {
    switch (view.time(weather.sunrise), view.time(weather.sunset)) {
    case (nil, nil): weather.isDay ?? false ? "up all day" : "down all day"
    case (let rise?, nil): "↑ \(rise), does not set"
    case (nil, let set?): "↓ \(set), does not rise"
    case (let rise?, let set?): "↑ \(rise)  ↓ \(set)"
    }
  }
}
