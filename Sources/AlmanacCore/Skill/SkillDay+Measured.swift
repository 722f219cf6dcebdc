extension SkillDay {
  /// What the stations near a place measured in past hours, by the rules of their newest reports.
  /// - Parameter rows: of any number of stations, in any order.
  package static func days(
    measured rows: [StationObservation], around point: Coordinate, elevationMeters: Double?,
    at place: String
  ) -> [SkillDay] {
    let stations = Dictionary(grouping: rows, by: \.station.id).mapValues {
      $0.sorted { $0.timeUnixSeconds < $1.timeUnixSeconds }
    }
    let hours = Set(
      rows.compactMap { row in
        slot(row.timeUnixSeconds, within: toleranceSeconds).map { 24 * $0.day + $0.hour }
      })
    var days: [Key: SkillDay] = [:]
    for hour in hours.sorted() {
      let time = 3_600 * Double(hour)
      var (reports, stuck) = ([StationObservation](), [String: Set<MeasuredField>]())
      for (id, rows) in stations {
        let near = rows[within: time - toleranceSeconds...time + toleranceSeconds]
        guard
          let report = near.min(by: {
            abs($0.timeUnixSeconds - time) < abs($1.timeUnixSeconds - time)
          })
        else { continue }
        reports.append(report)
        stuck[id] = rows[within: time - sensorSeconds...report.timeUnixSeconds].stuckFields
      }
      let measured = MeasuredWeather(
        reports, at: point, elevationMeters: elevationMeters, now: time + toleranceSeconds,
        stuck: stuck)
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
  fileprivate subscript(within range: ClosedRange<Double>) -> ArraySlice<StationObservation> {
    let start = partitioningIndex { $0.timeUnixSeconds >= range.lowerBound }
    let end = partitioningIndex { $0.timeUnixSeconds > range.upperBound }
    return self[start..<Swift.max(start, end)]
  }
}
