import Basics
package import Places
import Time
import Vocabulary
package import Weather

extension SkillDay {
  /// What the stations near a place measured in past hours, by the rules of their newest reports.
  /// - Parameter rows: of any number of stations, in any order.
  package static func days(
    measured rows: [StationObservation], around point: Coordinate, elevationMeters: Double?,
    at place: String
  ) -> [SkillDay] {
    let stations = Dictionary(grouping: rows, by: \.station.id).mapValues {
      $0.sorted { $0.time < $1.time }
    }
    let hours = Set(
      rows.compactMap { row in
        slot(row.time, within: toleranceSeconds).map { 24 * $0.day + $0.hour }
      })
    var days: [Key: SkillDay] = [:]
    for hour in hours.sorted() {
      let time = Instant(unixSeconds: 3_600 * Double(hour))
      var (reports, stuck) = ([StationObservation](), [String: Set<MeasuredField>]())
      for (id, rows) in stations {
        let near = rows[
          within: time.adding(seconds: -toleranceSeconds)...time.adding(seconds: toleranceSeconds)]
        func distance(_ row: StationObservation) -> Double { abs(row.time.seconds(since: time)) }
        guard let report = near.min(by: { distance($0) < distance($1) }) else { continue }
        reports.append(report)
        stuck[id] = rows[within: time.adding(seconds: -sensorSeconds)...report.time].stuckFields
      }
      let measured = MeasuredWeather(
        reports, at: point, elevationMeters: elevationMeters,
        now: time.adding(seconds: toleranceSeconds), stuck: stuck)
      for day in Self.days(of: measured, at: place) {
        days[day.key] = days[day.key]?.filled(by: day) ?? day
      }
    }
    return days.values.sorted { $0.key.day < $1.key.day }
  }

  /// How far back stuck sensors are looked for.
  private static let sensorSeconds = 13.0 * 3_600
}

extension [StationObservation] {
  /// Of rows in order of time, those within a range.
  fileprivate subscript(within range: ClosedRange<Instant>) -> ArraySlice<StationObservation> {
    let start = partitioningIndex { $0.time >= range.lowerBound }
    let end = partitioningIndex { $0.time > range.upperBound }
    return self[start..<Swift.max(start, end)]
  }
}
