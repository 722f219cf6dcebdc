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
        write(weather, next, ResultView(weather, wording), &page)
      }
    }
  }

  private static func write(
    _ weather: Wire.WeatherCurrentResult, _ next: Wire.ForecastHourlyResult?,
    _ view: ResultView, _ page: inout Page
  ) {
    page.heading(
      view, view.wording.language.list([view.day(weather.time), view.clock(weather.time)]))
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
    if let next, let summary = next.summary {
      let hours = ResultView(next, view.wording)
      let marked = hours.correctionMark + summary
      page.paragraph(view.say(.nextDay, ["summary": marked]), indent: 2)
      page.corrections(hours, indent: 2)
      page.blank()
    }
    page.facts([
      (view.say(.wind), wind(weather.wind, view)),
      (view.say(.humidity), view.percent(weather.humidity)),
      (view.say(.dewPoint), view.quantity(weather.dewPoint, \.temperature)),
      (view.say(.rain), view.quantity(weather.precipitation, \.precipitation)),
      (view.say(.clouds), view.percent(weather.cloudCover.total)),
      (
        view.say(.visibility),
        view.visibility(weather.visibility, isAtLeast: weather.visibilityAtLeast)
      ),
      (view.say(.pressure), view.quantity(weather.pressure, \.pressure)),
      (view.say(.uvIndex), view.number(weather.uvIndex)),
      (view.say(.sun), sun(weather, view)),
    ])
    page.provenance(view)
  }

  private static func comparison(
    _ weather: Wire.WeatherCurrentResult, _ view: ResultView
  ) -> String {
    let felt = view.say(.feelsLike, ["value": view.quantity(weather.feelsLike, \.temperature)])
    guard let normal = weather.normal else { return felt }
    let difference = view.quantity(normal.anomaly.magnitude, \.temperatureDifference)
    let usual = view.quantity(normal.temperature, \.temperature)
    return felt + " · "
      + view.say(
        normal.anomaly < 0 ? .colderThanNormal : .warmerThanNormal,
        ["difference": difference, "usual": usual])
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
    let age = Age(seconds: temperature.ageSeconds).words(in: view.wording)
    let away = view.say(.away, ["distance": view.quantity(station.distance, \.distance)])
    let height = station.heightDifference.flatMap { difference in
      view.units.metric(difference.magnitude, .elevation) < levelMeters
        ? nil
        : view.say(
          difference < 0 ? .lower : .higher,
          ["height": view.quantity(difference.magnitude, \.elevation)])
    }
    let text = view.say(
      .measured,
      [
        "value": value, "age": age,
        "where": height.map { view.say(.awayAndHeight, ["away": away, "height": $0]) } ?? away,
        "station": station.name ?? station.id,
      ])
    return switch temperature.quality {
    case .fresh: text
    case .stale: view.say(.outOfDate, ["text": text])
    case .stuck: view.say(.sensorStuck, ["text": text])
    }
  }

  private static func wind(_ wind: Wire.Wind, _ view: ResultView) -> String {
    guard let speed = wind.speed else { return ResultView.unknown }
    let text =
      view.quantity(speed, \.windSpeed) + (view.compass(wind.compass).map { " \($0)" } ?? "")
    return wind.gust.map { view.say(.gusts, ["wind": text, "speed": view.number($0)]) } ?? text
  }

  /// Today's sun times, or a description where the sun does not rise or set.
  private static func sun(_ weather: Wire.WeatherCurrentResult, _ view: ResultView) -> String {
    switch (view.time(weather.sunrise), view.time(weather.sunset)) {
    case (nil, nil): view.say(weather.isDay ?? false ? .upAllDay : .downAllDay)
    case (let rise?, nil): view.say(.doesNotSet, ["rise": "↑ \(rise)"])
    case (nil, let set?): view.say(.doesNotRise, ["set": "↓ \(set)"])
    case (let rise?, let set?): "↑ \(rise)  ↓ \(set)"
    }
  }
}
