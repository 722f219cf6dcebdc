import Foundation
import JSON
import Testing
import Time
import Vocabulary

@testable import Providers

/// Every answer below the folder, whatever it is called: read by the mapper that its shape is for,
/// it gives values that can be.
@Suite struct RecordedFolderTests {
  @Test(arguments: Payloads.names)
  func valuesAreOnesThatCanBe(name: String) throws {
    let response = try Payloads.response(name)
    let root = try JSONDocument(parsing: response.body).root
    guard let shape = AnswerShape(root) else { return }
    do throws(ProviderError) {
      let known = knownValues(try shape.read(response))
      #expect(!known.isEmpty || shape.mayBeEmpty, "\(shape): nothing was read")
      for (path, text) in known {
        guard let value = Double(text), let range = Self.range(path) else { continue }
        #expect(range.contains(value), "\(path): \(value)")
      }
    } catch {
      #expect(shape == .failure || error == .noData(.notProvided), "\(shape): \(error)")
    }
  }

  /// By how the names of values end; wider than any record, and narrower than another unit's.
  private static func range(_ path: String) -> ClosedRange<Double>? {
    let ranges: [(suffix: String, range: ClosedRange<Double>)] = [
      ("Celsius", -95...75), ("Percent", 0...100), ("directionDegrees", 0...360),
      ("DirectionDegrees", 0...360), ("KilometersPerHour", 0...500), ("Hectopascals", 850...1100),
      ("Millimeters", 0...1000), ("Centimeters", 0...1000), ("kilometers", 0...200),
      ("uvIndex", 0...25), ("uvIndexMaximum", 0...25), ("latitude", -90...90),
      ("longitude", -180...180), ("unixSeconds", -6e9...8e9),
    ]
    return ranges.first { path.hasSuffix($0.suffix) }?.range
  }
}

/// What an answer is, by its members alone.
enum AnswerShape: Equatable {
  case forecast, air, nowcast, spread, places, failure
  case current, steps, oneCall, pollution, geocoding
  case series, warnings, meteoAlarm, brightSky, radar

  init?(_ root: JSONValue) {
    let value = root.kind == .array ? root.element(at: 0) ?? root : root
    func has(_ names: String...) -> Bool { names.allSatisfy { value[$0] != nil } }
    if has("utc_offset_seconds") {
      self.init(sections: value)
    } else if has("reason") || has("cod", "message") && !has("list") {
      self = .failure
    } else if has("generationtime_ms") || has("feature_code") {
      self = .places
    } else if has("timezone_offset", "lat") {
      guard has("current") || has("hourly") || has("daily") else { return nil }
      self = .oneCall
    } else if has("coord", "main") {
      self = .current
    } else if has("list") {
      guard let first = value["list"]?.element(at: 0) else { return nil }
      guard first["components"] != nil || has("city") else { return nil }
      self = first["components"] != nil ? .pollution : .steps
    } else if has("lat", "lon", "name") {
      self = .geocoding
    } else if has("properties") || has("features") {
      self.init(geography: value)
    } else if value["warnings"]?.element(at: 0)?["alert"] != nil {
      self = .meteoAlarm
    } else if value["radar"]?["past"] != nil {
      self = .radar
    } else if value["alerts"]?.element(at: 0)?["alert_id"] != nil {
      self = .brightSky
    } else {
      return nil
    }
  }

  /// The products of Open-Meteo differ in their variables only.
  private init(sections value: JSONValue) {
    let names = ["current", "hourly", "daily"].flatMap { value[$0]?.members.map(\.key) ?? [] }
    func has(_ parts: String...) -> Bool {
      names.contains { name in parts.contains { name.contains($0) } }
    }
    if has("pm10", "pm2_5", "_aqi", "ozone") {
      self = .air
    } else if has("cloud_cover_member", "cloud_cover_spread") {
      self = .spread
    } else {
      self = value["minutely_15"] != nil && names.isEmpty ? .nowcast : .forecast
    }
  }

  private init?(geography value: JSONValue) {
    if value["properties"]?["timeseries"] != nil {
      self = .series
    } else {
      guard let features = value["features"] else { return nil }
      guard let first = features.element(at: 0) else { return nil }
      guard first["properties"]?["areaDesc"] != nil else { return nil }
      self = .warnings
    }
  }

  /// Nothing found and nothing in force are answers too.
  var mayBeEmpty: Bool { [.places, .geocoding].contains(self) }

  func read(_ response: Response) throws(ProviderError) -> Any {
    switch self {
    case .forecast: try OpenMeteo.forecasts(from: response)
    case .air: try OpenMeteo.airQuality(from: response)
    case .nowcast: try OpenMeteo.nowcast(from: response, at: lisbon)
    case .spread: try OpenMeteo.cloudSpread(from: response)
    case .places: try OpenMeteo.places(from: response)
    case .current, .failure: try OpenWeatherMap.current(from: response)
    case .steps: try OpenWeatherMap.steps(from: response, zone: .utc)
    case .oneCall: try OpenWeatherMap.oneCall(from: response, zone: .utc)
    case .pollution: try OpenWeatherMap.airQuality(from: response)
    case .geocoding: try OpenWeatherMap.places(from: response)
    case .series: try MetNorway.forecast(from: response, zone: .utc)
    case .warnings: try NWS.alerts(from: response, at: lisbon)
    case .meteoAlarm: try MeteoAlarm.alerts(from: response, at: .lisbon)
    case .brightSky: try BrightSky.alerts(from: response)
    case .radar: try RainViewer.api.layer(from: response)
    }
  }
}
