package import AlmanacProtocol
import Units
import Vocabulary
package import Words

extension Wire.ObservationCurrentMethod: PagedMethod {
  package static func subject(_ result: Result, _ view: ResultView) -> Text {
    view.say(.measuredNow)
  }

  package static func write(_ result: Result, _ view: ResultView, _ blocks: inout Blocks) {
    guard !result.stations.isEmpty else {
      return blocks.paragraph(view.say(.noStation), .bold, indent: 2)
    }
    if let line = result.measuredTemperature(view) {
      blocks.paragraph(line, .bold, indent: 2)
      blocks.blank()
    }
    blocks.facts([
      Fact(view, .weather, view.words(result.condition?.value)),
      Fact(view, .wind, result.wind.map { Wire.WeatherCurrentMethod.wind($0.value, view) }),
      Fact(view, .humidity, result.humidity.map { view.percent($0.value) }),
      Fact(view, .dewPoint, result.dewPoint.map { view.quantity($0.value) }),
      Fact(view, .clouds, result.cloudCover.map { view.percent($0.value) }),
      Fact(
        view, .visibility, result.visibility.map { view.visibility($0.value, $0.bound) }
      ),
      Fact(view, .pressure, result.pressure.map { view.quantity($0.value) }),
      Fact(
        view, .rainInHour, result.precipitation.oneHour.map { view.quantity($0.value) }
      ),
    ])
  }

  package static func headline(_ result: Result, _ view: ResultView) -> [Text] {
    guard !result.stations.isEmpty else { return [view.say(.noStation)] }
    guard let (temperature, station) = result.measured else {
      return [view.say(.noStationTemperature)]
    }
    // Without the station: what it is called comes from elsewhere.
    return [
      view.list([
        view.quantity(temperature.value),
        Age(seconds: temperature.ageSeconds).old(in: view.wording), away(station, view),
      ])
    ]
  }

  fileprivate static func away(_ station: Wire.ObservedStation, _ view: ResultView) -> Text {
    view.say(.away(distance: view.quantity(station.distance)))
  }
}

extension Wire.ObservationCurrentResult {
  /// A station that is higher or lower than this has another temperature (0.3 K).
  private static let levelMeters = 50.0

  /// The temperature, and the station that measured it.
  fileprivate var measured: (Wire.MeasuredTemperature, Wire.ObservedStation)? {
    temperature.flatMap { temperature in
      stations.first { $0.id == temperature.station }.map { (temperature, $0) }
    }
  }

  /// The measured temperature, how old it is, and where the station is; nil without one.
  func measuredTemperature(_ view: ResultView) -> Text? {
    guard let (temperature, station) = measured else { return nil }
    let value = view.quantity(temperature.value)
    let age = Age(seconds: temperature.ageSeconds).ago(in: view.wording)
    let away = Wire.ObservationCurrentMethod.away(station, view)
    let height = station.heightDifference.flatMap { difference -> Text? in
      let size = view.quantity(difference.magnitude)
      return difference.magnitude.metric < Self.levelMeters
        ? nil : view.say(difference.metric < 0 ? .lower(height: size) : .higher(height: size))
    }
    let text = view.say(
      .measured(
        value: value, age: age, station: view.wording.quote(station.name ?? station.id),
        where: height.map { view.say(.awayAndHeight(away: away, height: $0)) } ?? away))
    return switch temperature.quality {
    case .fresh: text
    case .stale: view.say(.outOfDate(text: text))
    case .stuck: view.say(.sensorStuck(text: text))
    }
  }
}
