package import AlmanacProtocol
import Summary
import Units
import Vocabulary
package import Words

extension Wire.WeatherCurrentMethod: PagedMethod {
  package static func subject(_ weather: Result, _ view: ResultView) -> Text {
    view.moment(weather.time)
  }

  package static func write(_ weather: Result, _ view: ResultView, _ blocks: inout Blocks) {
    write(weather, nil, view, &blocks)
  }

  package static func headline(_ weather: Result, _ view: ResultView) -> [Text] {
    let temperature = view.marked(view.quantity(weather.temperature))
    let blowing = view.say(.windIs(value: wind(weather.wind, view)))
    return [
      view.named(
        view.clock(weather.time), view.list([temperature, view.words(weather.condition), blowing]))
    ]
  }

  /// - Parameter next: the coming hours; nil without.
  package static func write(
    _ weather: Result, _ next: Wire.ForecastHourlyResult?, _ view: ResultView,
    _ blocks: inout Blocks
  ) {
    let tone = view.temperatureStyle(weather.temperature).tone
    blocks.line(
      (ResultView.lead(view.glyph(weather.condition)), .plain),
      (view.quantity(weather.temperature), Style(isBold: true, tone: tone)),
      ("  " + (view.words(weather.condition) ?? ""), .plain))
    blocks.paragraph(comparison(weather, view), .muted, indent: 6)
    if let line = weather.observed?.measuredTemperature(view) {
      blocks.paragraph(line, .muted, indent: 6)
    }
    blocks.blank()
    if let next, let summary = next.summary.map(view.text) {
      let hours = ResultView(next, view.wording, view.occasion)
      blocks.paragraph(view.say(.nextDay(summary: hours.flagged(summary))), indent: 2)
      blocks.corrections(hours)
      blocks.blank()
    }
    blocks.facts([
      Fact(view, .wind, wind(weather.wind, view)),
      Fact(view, .humidity, view.percent(weather.humidity)),
      Fact(view, .dewPoint, view.quantity(weather.dewPoint)),
      Fact(view, .rain, view.quantity(weather.precipitation?.rate)),
      Fact(view, .clouds, view.percent(weather.cloudCover.total)),
      Fact(
        view, .visibility, view.visibility(weather.visibility, weather.visibilityBound)
      ),
      Fact(view, .pressure, view.quantity(weather.pressure)),
      Fact(view, .uvIndex, view.number(weather.uvIndex)),
      Fact(view, .sun, sun(weather, view)),
    ])
  }

  private static func comparison(
    _ weather: Wire.WeatherCurrentResult, _ view: ResultView
  ) -> Text {
    let felt = view.say(.feelsLike(value: view.quantity(weather.feelsLike)))
    guard let normal = weather.normal else { return felt }
    let anomaly = view.sent(normal.anomaly)
    guard anomaly != 0 else { return felt }
    let difference = view.quantity(normal.anomaly.magnitude)
    let usual = view.quantity(normal.temperature)
    let compared = view.say(
      anomaly < 0
        ? .colderThanNormal(difference: difference, usual: usual)
        : .warmerThanNormal(difference: difference, usual: usual))
    return view.wording.apart(
      [felt, normal.representative ? compared : view.say(.roughly(text: compared))])
  }

  static func wind(_ wind: Wire.Wind, _ view: ResultView) -> Text {
    guard let speed = wind.speed else { return ResultView.unknown }
    let text = view.wording.wind(view.quantity(speed), from: wind.compass)
    return wind.gust.map { view.say(.gusts(wind: text, speed: view.cell($0))) } ?? text
  }

  /// Today's sun times, or a description where the sun does not rise or set.
  private static func sun(_ weather: Wire.WeatherCurrentResult, _ view: ResultView) -> Text {
    let isAloud = view.wording.voice == .spoken
    func rises(_ time: Text) -> Text { isAloud ? view.say(.sunriseIs(time: time)) : "↑ " + time }
    func sets(_ time: Text) -> Text { isAloud ? view.say(.sunsetIs(time: time)) : "↓ " + time }
    return switch (view.time(weather.sunrise), view.time(weather.sunset)) {
    case (nil, nil): view.say(weather.isDay ?? false ? .upAllDay : .downAllDay)
    case (let rise?, nil): view.say(.doesNotSet(rise: rises(rise)))
    case (nil, let set?): view.say(.doesNotRise(set: sets(set)))
    case (let rise?, let set?):
      isAloud ? view.list([rises(rise), sets(set)]) : rises(rise) + "  " + sets(set)
    }
  }
}
