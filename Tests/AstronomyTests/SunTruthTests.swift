import Foundation
import Testing

@testable import Astronomy

/// Every event of the truth table within 0.25 s + 0.5″ of altitude, the median within 0.05 s, and
/// no event missed or invented.
@Suite struct SunTruthTests {
  static let events: [(rising: String, setting: String, altitudeDegrees: Double)] = [
    ("sunrise", "sunset", SolarDay.horizonDegrees), ("civil_dawn", "civil_dusk", -6),
    ("nautical_dawn", "nautical_dusk", -12), ("astro_dawn", "astro_dusk", -18),
    ("golden_am_start", "golden_pm_end", -4), ("golden_am_end", "golden_pm_start", 6),
  ]

  private static func solarDay(_ row: TruthTable.Row) throws -> SolarDay {
    let noon = try #require(row.instant("solar_noon"))
    let observer = Observer(
      latitudeDegrees: row.number("lat"), longitudeDegrees: row.number("lon"))
    let number = SolarDay.number(
      nearest: noon, longitudeDegrees: observer.longitudeDegrees)
    return SolarDay(
      number: number, observer: observer,
      nodes: SunNodes(
        solarDays: number..<(number + 1), longitudeDegrees: observer.longitudeDegrees))
  }

  @Test func everyEvent() throws {
    let table = try TruthTable("sun_truth.csv")
    #expect(table.rows.count > 200)
    var horizonErrors: [Double] = []
    for row in table.rows {
      let day = try Self.solarDay(row)
      for event in Self.events {
        let found = day.crossings(altitudeDegrees: event.altitudeDegrees)
        for (column, instant) in [(event.rising, found.rising), (event.setting, found.setting)] {
          let name = "\(row["place"]) \(row["date"]) \(column)"
          let expected = row.instant(column)
          guard let instant, let expected else {
            #expect(instant == nil && expected == nil, "\(name): missed or invented")
            continue
          }
          let error = abs(instant - expected)
          let perSecond =
            abs(day.altitudeDegrees(at: instant + 5) - day.altitudeDegrees(at: instant - 5)) * 360
          #expect(error <= 0.25 + 0.5 / perSecond, "\(name): \(error) s")
          if event.altitudeDegrees == SolarDay.horizonDegrees { horizonErrors.append(error) }
        }
      }
    }
    #expect(horizonErrors.median <= 0.05, "median \(horizonErrors.median)")
  }

  @Test func noonAndAzimuths() throws {
    for row in try TruthTable("sun_truth.csv").rows {
      let day = try Self.solarDay(row)
      let name = "\(row["place"]) \(row["date"])"
      let noon = try #require(row.instant("solar_noon"))
      #expect(abs(day.transit - noon) <= 0.3, "\(name): noon")
      #expect(abs(day.transitAltitudeDegrees - row.number("noon_alt_deg")) < 0.0003, "\(name)")
      #expect(abs(day.highestDegrees - row.number("max_alt_deg")) < 0.0003, "\(name)")
      for (time, azimuth) in [("sunrise", "sunrise_az_deg"), ("sunset", "sunset_az_deg")] {
        guard let instant = row.instant(time) else { continue }
        let difference = Angle.wrapped180(day.azimuthDegrees(at: instant) - row.number(azimuth))
        #expect(abs(difference) < 0.001, "\(name): \(azimuth) off by \(difference)°")
      }
    }
  }

  /// A day computed alone and the same day out of a shared range are the same day.
  @Test func sharedNodesChangeNothing() {
    for longitude in [-179.9, -90.1, -0.01, 0, 0.01, 77.7, 180] {
      let observer = Observer(latitudeDegrees: 52, longitudeDegrees: longitude)
      let shared = SunNodes(solarDays: 20000..<20366, longitudeDegrees: longitude)
      for number in stride(from: 20000, to: 20366, by: 61) {
        let alone = SolarDay(
          number: number, observer: observer,
          nodes: SunNodes(solarDays: number..<(number + 1), longitudeDegrees: longitude))
        let inRange = SolarDay(number: number, observer: observer, nodes: shared)
        #expect(alone.crossings(altitudeDegrees: -6) == inRange.crossings(altitudeDegrees: -6))
        #expect(alone.transit == inRange.transit)
      }
    }
  }

  /// The event search against the full position at the instant found, from pole to pole.
  @Test func everyCrossingIsAtItsAltitude() {
    for latitude in stride(from: -90.0, through: 90, by: 2.5) {
      for day in stride(from: -62000, to: 84000, by: 9001) {
        let observer = Observer(latitudeDegrees: latitude, longitudeDegrees: Double(day % 180))
        let solar = SolarDay(
          number: day, observer: observer,
          nodes: SunNodes(
            solarDays: day..<(day + 1), longitudeDegrees: observer.longitudeDegrees))
        for altitude in [-18, -6, SolarDay.horizonDegrees, 6] {
          let found = solar.crossings(altitudeDegrees: altitude)
          for instant in [found.rising, found.setting].compactMap({ $0 }) {
            let position = SolarPosition(unixSeconds: instant, observer: observer)
            #expect(abs(position.altitudeDegrees - altitude) < 0.00005)
            #expect(abs(instant - solar.transit) <= 43201)
          }
        }
      }
    }
  }

  /// At the poles the year is one day: the Sun rises once and sets once.
  @Test(arguments: [90.0, -90.0, 89.99, -89.95])
  func polesHaveOneDayAYear(latitude: Double) {
    let observer = Observer(latitudeDegrees: latitude, longitudeDegrees: 25)
    let nodes = SunNodes(solarDays: 20089..<20454, longitudeDegrees: 25)
    let days = (20089..<20454).map {
      SolarDay(number: $0, observer: observer, nodes: nodes)
        .crossings(altitudeDegrees: SolarDay.horizonDegrees)
    }
    let events = days.flatMap { [$0.rising, $0.setting] }.compactMap { $0 }
    #expect((1...4).contains(events.count))
    if abs(latitude) == 90 { #expect(events.count <= 2) }
  }
}
