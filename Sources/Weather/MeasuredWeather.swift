package import Places
package import Time
package import Vocabulary

/// Which stations count for a place, and for how long their reports do.
package struct ObservationRules: Sendable, Equatable {
  /// Stations report hourly: one report may be missing.
  package static let freshSeconds = 90.0 * 60

  package var maximumKilometers = 100.0
  package var maximumAgeSeconds = 6.0 * 3600
  /// A station higher or lower than this gives no temperature, no dew point and no snow depth.
  package var maximumHeightMeters = 400.0
  /// The clocks of stations are not exact.
  package static let clockToleranceSeconds = 15.0 * 60

  package init() {}
}

/// A station as seen from a place.
package struct NearStation: Sendable, Equatable {
  package let station: Station
  package let distanceKilometers: Double
  /// Height of the station above the place; nil if one of them is unknown.
  package let heightMeters: Double?

  package init(_ station: Station, from point: Coordinate, elevationMeters: Double?) {
    self.station = station
    distanceKilometers = station.coordinate.distanceKilometers(to: point)
    heightMeters = elevationMeters.flatMap { place in station.elevationMeters.map { $0 - place } }
  }
}

/// A value, with who measured it and when.
package struct Measured<Value: Sendable>: Sendable {
  package let value: Value
  package let near: NearStation
  package let time: Instant
  package let ageSeconds: Double
  package let quality: MeasuredQuality
}

/// A measured temperature brought to the elevation of a place.
package struct AdjustedTemperature: Sendable, Equatable {
  package let celsius: Double
  package let celsiusPerKilometer: Double
  /// Whether the rate follows from two stations; otherwise it is that of the standard atmosphere.
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
    now: Instant, rules: ObservationRules = ObservationRules(),
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
    now: Instant, rules: ObservationRules = ObservationRules()
  ) -> [Measured<StationObservation>] {
    let selection = StationSelection(
      observations, at: point, elevationMeters: elevationMeters, now: now, rules: rules, stuck: [:])
    return selection.newest
  }
}

/// The reports that count, nearest first; of one station the newest first.
private struct StationSelection {
  /// The place of a report in `observations`: reports are large, and few are looked at.
  struct Candidate {
    let index: Int
    let kilometers: Double
    let ageSeconds: Double
    var isFresh: Bool { ageSeconds <= ObservationRules.freshSeconds }
  }

  private let observations: [StationObservation]
  private var order: [Candidate]
  private let point: Coordinate
  private let elevationMeters: Double?
  private let maximumHeightMeters: Double
  private let stuck: [String: Set<MeasuredField>]

  init(
    _ observations: [StationObservation], at point: Coordinate, elevationMeters: Double?,
    now: Instant, rules: ObservationRules, stuck: [String: Set<MeasuredField>]
  ) {
    (self.observations, self.point) = (observations, point)
    (self.elevationMeters, self.stuck) = (elevationMeters, stuck)
    maximumHeightMeters = rules.maximumHeightMeters
    order = observations.indices.compactMap { index in
      let age = now.seconds(since: observations[index].time)
      guard age <= rules.maximumAgeSeconds, age >= -ObservationRules.clockToleranceSeconds else {
        return nil
      }
      let distance = observations[index].station.coordinate.distanceKilometers(to: point)
      guard distance <= rules.maximumKilometers else { return nil }
      return Candidate(index: index, kilometers: distance, ageSeconds: max(age, 0))
    }
    order.sort { left, right in
      left.kilometers != right.kilometers
        ? left.kilometers < right.kilometers : left.ageSeconds < right.ageSeconds
    }
  }

  private func near(_ candidate: Candidate) -> NearStation {
    NearStation(
      observations[candidate.index].station, from: point, elevationMeters: elevationMeters)
  }

  /// - Parameter field: whose sensor may be stuck.
  private func measured<Value: Sendable>(
    _ value: Value, _ candidate: Candidate, _ field: MeasuredField? = nil
  ) -> Measured<Value> {
    let near = near(candidate)
    let isStuck = field.map { stuck[near.station.id]?.contains($0) ?? false } ?? false
    return Measured(
      value: value, near: near,
      time: observations[candidate.index].time,
      ageSeconds: candidate.ageSeconds,
      quality: isStuck ? .stuck : candidate.isFresh ? .fresh : .stale)
  }

  /// The newest report of each station.
  var newest: [Measured<StationObservation>] {
    var seen: Set<String> = []
    return order.filter { seen.insert(observations[$0.index].station.id).inserted }
      .map { measured(observations[$0.index], $0) }
  }

  /// Without stations that are too much higher or lower; one of unknown height stays.
  var levelWithPlace: Self {
    guard let elevationMeters else { return self }
    var selection = self
    selection.order = order.filter { candidate in
      let elevation = observations[candidate.index].station.elevationMeters
      return abs((elevation ?? elevationMeters) - elevationMeters) <= maximumHeightMeters
    }
    return selection
  }

  func nearest<Value: Sendable>(
    _ field: MeasuredField, _ value: (StationObservation) -> Value?
  ) -> Measured<Value>? {
    var best: (value: Value, candidate: Candidate)?
    for candidate in order where best == nil || candidate.isFresh {
      guard let found = value(observations[candidate.index]) else { continue }
      best = (found, candidate)
      if candidate.isFresh { break }
    }
    return best.map { measured($0.value, $0.candidate, field) }
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
    let isFresh = measured.quality == .fresh
    let local = order.lazy.filter { isFresh && $0.isFresh }.compactMap { candidate -> Double? in
      guard let other = observations[candidate.index].temperatureCelsius,
        let otherHeight = near(candidate).heightMeters
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
