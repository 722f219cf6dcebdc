import AlmanacCore
import HTTP
import Providers
import Storage
import Testing

@testable import Services

/// What is kept of forecasts and measurements in passing.
@Suite struct ForecastLedgerTests {
  private static let stations = "https://aviationweather.gov"

  private static func report(_ celsius: Double, at time: Double) -> String {
    #"[{"icaoId":"LPPT","lat":38.774,"lon":-9.134,"elev":114,"obsTime":\#(Int(time)),"#
      + #""temp":\#(celsius)}]"#
  }

  @Test func `a forecast meets what came`() throws {
    let lisbon = try SmallForecast.lisbon()
    let (first, again, pairs, removed, left) = onLoop { loop in
      let lab = Laboratory(loop)
      let weather = WeatherService(lab.pipeline)
      lab.http.on(SmallForecast.host, .text(SmallForecast.json()))
      lab.http.on(Self.stations, .text("", status: 204))
      func days() async -> [SkillDay] {
        await weather.ledger.computed(at: lisbon) { $0 }.value ?? []
      }
      _ = await weather.hourly(at: lisbon, .next(3))
      let first = await days()
      // From memory: nothing new was said.
      _ = await weather.hourly(at: lisbon, .next(48))
      let again = await days()
      for hour in 1...30 {
        let time = (Laboratory.start / 3_600).rounded(.up) * 3_600 + Double(hour) * 3_600
        lab.wall.value = time + 300
        lab.http.on(Self.stations, .text(Self.report(15, at: time)))
        _ = await weather.observations(at: lisbon, sensors: .stored)
      }
      let pairs = await days().pairs(of: .temperature)
      let removed = await weather.ledger.remove(at: lisbon).value
      return (first, again, pairs, removed, await days())
    }
    #expect(!first.isEmpty && first == again)
    #expect(Set(first.map(\.key.place)).count == 1)
    // The seven days of lead, the first hour left out as too near.
    #expect(Set(first.compactMap(\.key.series.lead)) == Set(0..<7))
    let leads = [0, 1].map { pairs[.forecast(provider: "openMeteo", lead: $0)] ?? [] }
    // Thirty hours were measured.
    #expect((28...30).contains(leads.map(\.count).reduce(0, +)), "\(leads.map(\.count))")
    #expect(leads.allSatisfy { !$0.isEmpty })
    for pair in leads.flatMap(\.self) {
      #expect(pair.issuedUnixSeconds >= Laboratory.start)
      #expect(pair.issuedUnixSeconds < pair.validUnixSeconds)
      // Forecast: the hour of the day.
      #expect(pair.forecast == Double(pair.cell.hour))
    }
    #expect((removed ?? 0) > first.count && left.isEmpty)
  }
}
