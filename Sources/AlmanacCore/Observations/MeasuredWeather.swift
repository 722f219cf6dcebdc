/// Which stations count for a place, and for how long their reports do.
package struct ObservationRules: Sendable, Equatable {
  /// Stations report hourly: one report may be missing.
  package static let freshSeconds = 90.0 * 60

  package var maximumKilometers = 100.0
  package var maximumAgeSeconds = 6.0 * 3600
  /// A station higher or lower than this gives no temperature, no dew point and no snow depth.
  package var maximumHeightMeters = 400.0
  /// The clocks of stations are not exact.
  static let clockToleranceSeconds = 15.0 * 60

  package init() {}
}

/// How far a measured value can be trusted.
package enum MeasuredQuality: String, CaseIterable, Sendable {
  /// At most 90 minutes old.
  case fresh
  case stale
  /// It did not change for twelve hours.
  case stuck
}

/// A station as seen from a place.
package struct NearStation: Sendable, Equatable {
  package let station: Station
  package let distanceKilometers: Double
  /// Height of the station above the place; nil if one of them is unknown.
  package let heightMeters: Double?
}

/// A value, with who measured it and when.
package struct Measured<Value: Sendable>: Sendable {
  package let value: Value
  package let near: NearStation
  package let timeUnixSeconds: Double
  package let ageSeconds: Double
  package let quality: MeasuredQuality
}

/// A measured temperature brought to the elevation of a place.
package struct AdjustedTemperature: Sendable, Equatable {
  package let celsius: Double
  package let celsiusPerKilometer: Double
  /// Whether two stations told the rate; otherwise it is that of the standard atmosphere.
  package let isLocal: Bool
}

/// What the stations around a place measured: each value from the nearest station whose report is
/// fresh, or else from the nearest with a stale one.
package struct MeasuredWeather: Sendable {
  package let temperature: Measured<Double>?
  /// Nil if the height of the station above the place is unknown.
  package let adjusted: AdjustedTemperature?
  package let dewPoint: Measured<Double>?
  package let humidity: Measured<Double>?
  package let wind: Measured<Wind>?
  package let pressure: Measured<Double>?
  package let visibility: Measured<Visibility>?
  package let cloudCover: Measured<Double>?
  package let cloudBase: Measured<Double>?
  package let condition: Measured<Condition>?
  package let precipitationOneHour: Measured<Double>?
  package let precipitationThreeHours: Measured<Double>?
  package let precipitationSixHours: Measured<Double>?
  package let snowDepth: Measured<Double>?
  /// The stations that any value is from, nearest first.
  package let stations: [NearStation]
  /// Stations measured a temperature, but all are too much higher or lower.
  package let hasTemperatureElsewhere: Bool

  package var isEmpty: Bool { stations.isEmpty }
}

extension MeasuredWeather {
  /// - Parameters:
  ///   - observations: in any order, of any number of stations.
  ///   - stuck: per station, the fields whose sensors seem to be stuck.
  package init(
    _ observations: [StationObservation], at point: Coordinate, elevationMeters: Double?,
    now: Double, rules: ObservationRules = ObservationRules(),
    stuck: [String: Set<MeasuredField>] = [:]
  ) {
    let selection = StationSelection(
      observations, at: point, elevationMeters: elevationMeters, now: now, rules: rules,
      stuck: stuck)
    let level = selection.levelWithPlace
    temperature = level.nearest(.temperature, \.temperatureCelsius)
    adjusted = temperature.flatMap { selection.adjusted($0) }
    dewPoint = level.nearest(.dewPoint, \.dewPointCelsius)
    humidity = selection.nearest(.humidity, \.moisturePercent)
    wind = selection.nearest(.wind) { $0.wind.speedKilometersPerHour == nil ? nil : $0.wind }
    pressure = selection.nearest(.pressure, \.pressureHectopascals)
    visibility = selection.nearest(.visibility, \.visibility)
    cloudCover = selection.nearest(.cloudCover, \.cloudCoverPercent)
    cloudBase = selection.nearest(.cloudBase, \.cloudBaseMeters)
    condition = selection.nearest(.condition, \.condition)
    precipitationOneHour = selection.nearest(
      .precipitation, \.precipitationOneHourMillimeters)
    precipitationThreeHours = selection.nearest(
      .precipitation, \.precipitationThreeHoursMillimeters)
    precipitationSixHours = selection.nearest(
      .precipitation, \.precipitationSixHoursMillimeters)
    snowDepth = level.nearest(.snowDepth, \.snowDepthCentimeters)
    hasTemperatureElsewhere =
      temperature == nil && selection.nearest(.temperature, \.temperatureCelsius) != nil

    let numbers = [
      temperature, dewPoint, humidity, pressure, cloudCover, cloudBase, precipitationOneHour,
      precipitationThreeHours, precipitationSixHours, snowDepth,
    ].map { $0?.near }
    let named = (numbers + [wind?.near, visibility?.near, condition?.near]).compactMap(\.self)
    stations = named.sorted { $0.distanceKilometers < $1.distanceKilometers }
      .reduce(into: []) { stations, near in
        if !stations.contains(near) { stations.append(near) }
      }
  }

  /// The stations with a report that counts, nearest first, each with its newest report.
  package static func stations(
    _ observations: [StationObservation], at point: Coordinate, elevationMeters: Double?,
    now: Double, rules: ObservationRules = ObservationRules()
  ) -> [Measured<StationObservation>] {
    let selection = StationSelection(
      observations, at: point, elevationMeters: elevationMeters, now: now, rules: rules, stuck: [:])
    var seen: Set<String> = []
    // Of one station the newest comes first.
    return selection.rows.filter { seen.insert($0.near.station.id).inserted }
  }
}

/// The reports that count, nearest first; of one station the newest first.
private struct StationSelection {
  private(set) var rows: [Measured<StationObservation>]
  private let elevationMeters: Double?
  private let maximumHeightMeters: Double
  private let stuck: [String: Set<MeasuredField>]

  init(
    _ observations: [StationObservation], at point: Coordinate, elevationMeters: Double?,
    now: Double, rules: ObservationRules, stuck: [String: Set<MeasuredField>]
  ) {
    self.elevationMeters = elevationMeters
    self.stuck = stuck
    maximumHeightMeters = rules.maximumHeightMeters
    rows = observations.compactMap { row in
      let age = now - row.timeUnixSeconds
      let distance = row.station.coordinate.distanceKilometers(to: point)
      guard age <= rules.maximumAgeSeconds, age >= -ObservationRules.clockToleranceSeconds,
        distance <= rules.maximumKilometers
      else { return nil }
      let height = elevationMeters.flatMap { place in
        row.station.elevationMeters.map { $0 - place }
      }
      return Measured(
        value: row,
        near: NearStation(
          station: row.station, distanceKilometers: distance, heightMeters: height),
        timeUnixSeconds: row.timeUnixSeconds, ageSeconds: max(age, 0),
        quality: age <= ObservationRules.freshSeconds ? .fresh : .stale)
    }.sorted { left, right in
      left.near.distanceKilometers != right.near.distanceKilometers
        ? left.near.distanceKilometers < right.near.distanceKilometers
        : left.ageSeconds < right.ageSeconds
    }
  }

  /// Without stations that are too much higher or lower; one of unknown height stays.
  var levelWithPlace: Self {
    var selection = self
    selection.rows = rows.filter { abs($0.near.heightMeters ?? 0) <= maximumHeightMeters }
    return selection
  }

  func nearest<Value: Sendable>(
    _ field: MeasuredField, _ value: (StationObservation) -> Value?
  ) -> Measured<Value>? {
    var best: Measured<Value>?
    for row in rows where best == nil || row.quality == .fresh {
      guard let found = value(row.value) else { continue }
      let isStuck = stuck[row.near.station.id]?.contains(field) ?? false
      best = Measured(
        value: found, near: row.near, timeUnixSeconds: row.timeUnixSeconds,
        ageSeconds: row.ageSeconds, quality: isStuck ? .stuck : row.quality)
      if row.quality == .fresh { break }
    }
    return best
  }

  /// ICAO Doc 7488: the standard atmosphere below 11 km.
  private static let standardCelsiusPerKilometer = 6.5
  /// Dry air does not cool faster with height, except close to a hot ground.
  private static let localCelsiusPerKilometer = -5.0...9.8
  private static let minimumLocalMeters = 200.0

  /// The temperature at the elevation of the place. If a second station lies as far up or down as
  /// the place or farther, the air between the two tells the rate.
  func adjusted(_ measured: Measured<Double>) -> AdjustedTemperature? {
    guard let height = measured.near.heightMeters else { return nil }
    let local = rows.lazy.compactMap { row -> Double? in
      guard let other = row.value.temperatureCelsius, let otherHeight = row.near.heightMeters,
        row.quality == .fresh, measured.quality == .fresh
      else { return nil }
      // The station above the place is at `height`, the place itself at zero.
      let span = height - otherHeight
      guard abs(span) >= max(Self.minimumLocalMeters, abs(height)), span * height > 0 else {
        return nil
      }
      let rate = (other - measured.value) / span * 1000
      return Self.localCelsiusPerKilometer.contains(rate) ? rate : nil
    }.first
    let rate = local ?? Self.standardCelsiusPerKilometer
    return AdjustedTemperature(
      celsius: measured.value + rate * height / 1000, celsiusPerKilometer: rate,
      isLocal: local != nil)
  }
}
