import Places
import TestSupport
import Testing
import Time
import Units
import Vocabulary
import Weather

@testable import Providers

@Suite struct BrightSkyObservationTests {
  /// The pressure is from a second station, the condition from a model.
  static let body = """
    {"weather":{"source_id":1,"timestamp":"2026-06-21T12:30:00+00:00","cloud_cover":88,
    "condition":"rain","dew_point":13.5,"precipitation_10":0.1,"precipitation_60":0.7,
    "pressure_msl":1017.4,"relative_humidity":64,"visibility":38000,"wind_direction_10":280,
    "wind_speed_10":21.2,"wind_gust_speed_10":36.4,"temperature":20.4,
    "fallback_source_ids":{"pressure_msl":2,"condition":3}},
    "sources":[{"id":1,"dwd_station_id":"00433","observation_type":"synop","lat":52.4675,
    "lon":13.4021,"height":48.0,"station_name":"Berlin-Tempelhof"},
    {"id":2,"dwd_station_id":"00403","observation_type":"synop","lat":52.4537,"lon":13.3017,
    "height":51.0,"station_name":"Berlin-Dahlem (FU)"},
    {"id":3,"dwd_station_id":"10385","observation_type":"forecast","lat":52.38,"lon":13.53,
    "height":47.0,"station_name":"BERLIN-SCHOENEFELD"}]}
    """

  @Test func eachValueBelongsToItsStation() throws {
    let rows = try BrightSky.observations(from: answer(Self.body))
    #expect(rows.map(\.station.id) == ["00433", "00403"])
    let (first, second) = (rows[0], rows[1])
    #expect(first.station.name == "Berlin-Tempelhof" && first.station.kind == .synoptic)
    #expect(first.station.elevationMeters == 48 && first.time == 1_782_045_000)
    #expect(first.temperatureCelsius == 20.4 && first.dewPointCelsius == 13.5)
    #expect(first.humidityPercent == 64 && first.cloudCoverPercent == 88)
    #expect(
      first.wind
        == Wind(
          speedKilometersPerHour: 21.2, gustKilometersPerHour: 36.4, directionDegrees: 280))
    #expect(first.visibility == Visibility(kilometers: 38))
    #expect(first.precipitationOneHourMillimeters == 0.7)
    #expect(first.pressureHectopascals == nil)
    #expect(second.pressureHectopascals == 1017.4 && second.temperatureCelsius == nil)
    // A model's word is no observation.
    #expect(rows.allSatisfy { $0.condition == nil })
  }

  @Test func hourlyRecordsHaveOtherNames() throws {
    let body = """
      {"weather":[{"source_id":1,"timestamp":"2026-06-21T12:00:00+00:00","temperature":20,
      "wind_speed":10,"wind_gust_speed":20,"wind_direction":0,"precipitation":0.2,
      "condition":"fog"},
      {"source_id":2,"timestamp":"2026-06-21T13:00:00+00:00","temperature":99},
      {"source_id":2,"timestamp":"2026-06-21T13:00:00+00:00"},7,null],
      "sources":[{"id":1,"dwd_station_id":"00433","lat":52.4,"lon":13.4},
      {"id":2,"dwd_station_id":"00434","lat":52.4,"lon":13.4}]}
      """
    let response = answer(body)
    let rows = try BrightSky.observations(from: response)
    #expect(rows.count == 1)
    #expect(rows.first?.wind.gustKilometersPerHour == 20)
    #expect(rows.first?.precipitationOneHourMillimeters == 0.2)
    #expect(rows.first?.condition?.kind == .fog)
    #expect(response.faults.counts == [.temperature: 1])
  }

  @Test(arguments: [
    (404, #"{"detail":"No sources match your criteria"}"#, ProviderError.noData(.outOfCoverage)),
    (502, "<html>", .http(status: 502)), (200, "", .malformed(path: "")),
    (200, "{}", .malformed(path: "/weather")),
    (200, #"{"weather":{}}"#, .malformed(path: "/weather")),
  ]) func errorsAreNoSilence(status: Int, body: String, expected: ProviderError) {
    let error = providerError { () throws(ProviderError) in
      _ = try BrightSky.observations(from: answer(body, status: status))
    }
    #expect(error == expected)
  }

  @Test func historyAsksForWholeHours() throws {
    let now = Instant(unixSeconds: 1_782_045_017)
    guard case .fetch(let request, _) = BrightSky.history(of: "00433", hours: 3, until: now) else {
      Issue.record("no request")
      return
    }
    #expect(request.path == "/weather")
    #expect(
      request.query.map { "\($0.name)=\($0.value)" } == [
        "dwd_station_id=00433", "date=2026-06-21T09:00:00Z", "last_date=2026-06-21T12:00:00Z",
      ])
  }

  @Test func damagedAnswersNeverTrap() {
    survivesDamage(Self.body) { (response) throws(ProviderError) in
      _ = try BrightSky.observations(from: response)
    }
  }
}
