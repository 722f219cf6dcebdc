import Basics
package import Places
package import Skill
package import Time
package import Weather

/// A kind of data that providers offer: the query and the output.
///
/// Points are rounded to two decimals (about a kilometer, finer than any grid), so that neighbors
/// share an answer and the upstream learns as little as possible. Warnings alone have the exact
/// place beside it.
package struct Product<Query: Sendable, Output: Sendable>: Sendable {
  package let id: ProductID
  /// The query's cache subject: the same text means the same answer.
  package let subject: @Sendable (Query) -> String
  /// ISO 3166-1 alpha-2; nil if irrelevant or unknown.
  package let country: @Sendable (Query) -> String?

  init(
    _ id: ProductID, country: @escaping @Sendable (Query) -> String? = { _ in nil },
    subject: @escaping @Sendable (Query) -> String
  ) {
    (self.id, self.country, self.subject) = (id, country, subject)
  }
}

/// The zone decides where days begin. `includesYesterday`: today may have begun before midnight at
/// the current offset.
package typealias ForecastQuery = (
  point: Coordinate, elevationMeters: Double?, zone: ZoneRules, includesYesterday: Bool
)

extension Product<ForecastQuery, Forecast> {
  package static var forecast: Self { Self(.forecast) { "\($0.point.subject)/\($0.zone.name)" } }
}

/// Points toward the sun from one place, identified by the subject.
package typealias SunwardQuery = (points: [Coordinate], days: Int, subject: String)

extension Product<SunwardQuery, [[HourlyWeather]]> {
  package static var sunwardClouds: Self { Self(.sunwardClouds) { $0.subject } }
}

extension Product<Coordinate, Nowcast> {
  package static var nowcast: Self { Self(.nowcast) { $0.subject } }
}

extension Product<Coordinate, AirQualityForecast> {
  package static var airQuality: Self { Self(.airQuality) { $0.subject } }
}

/// - `point`: rounded, to be sent.
/// - `exact`: to compare with geometry, and where the service's own geometry needs it.
/// - `language`: ISO 639-1; multilingual answers are cached whole and read per language.
package typealias AlertQuery = (
  point: Coordinate, exact: Coordinate, countryCode: String?, language: String
)

extension Product<AlertQuery, AlertReport> {
  package static var alerts: Self {
    Self(.alerts, country: { $0.countryCode?.uppercased() }) { query in
      [query.exact.identifier, query.countryCode ?? "", query.language].joined(separator: "/")
    }
  }
}

extension Product<WebAddress, CAPAlert?> {
  /// A message of a feed. It never changes: a correction is another message.
  package static var alertMessage: Self { Self(.alertMessage) { $0.text } }
}

/// Stations up to this far from a point.
package typealias ObservationQuery = (point: Coordinate, kilometers: Double, countryCode: String?)

extension Product<ObservationQuery, [StationObservation]> {
  package static var observations: Self {
    Self(.observations, country: { $0.countryCode?.uppercased() }) {
      "\($0.point.subject)/\(Int($0.kilometers))"
    }
  }
}

/// The last hours of a station, as another answer of the same provider named it.
package typealias ObservationHistoryQuery = (
  station: Station, hours: Int, countryCode: String?, now: Instant
)

extension Product<ObservationHistoryQuery, [StationObservation]> {
  package static var observationHistory: Self {
    Self(.observationHistory, country: { $0.countryCode?.uppercased() }) {
      "\($0.station.id)/\($0.hours)"
    }
  }
}

extension Product<Coordinate, Void> {
  package static var point: Self { Self(.point) { $0.subject } }
}

/// Local days, inclusive.
package typealias ArchiveQuery = (
  point: Coordinate, zone: ZoneRules, first: LocalDate, last: LocalDate, today: LocalDate
)

extension Product<ArchiveQuery, Forecast> {
  package static var archive: Self {
    Self(.archive) { "\($0.point.subject)/\($0.zone.name)/\($0.first)/\($0.last)" }
  }
}

/// Days in UTC, inclusive.
package typealias PreviousRunsQuery = (point: Coordinate, first: LocalDate, last: LocalDate)

extension Product<PreviousRunsQuery, [EarlierForecast]> {
  package static var previousRuns: Product<PreviousRunsQuery, [EarlierForecast]> {
    Self(.previousRuns) { "\($0.point.subject)/\($0.first)/\($0.last)" }
  }
}

package typealias ClimateQuery = (point: Coordinate, years: ClosedRange<Int>)

extension Product<ClimateQuery, ModeledClimate> {
  package static var climate: Self {
    Self(.climate) { "\($0.point.subject)/\($0.years.lowerBound)-\($0.years.upperBound)" }
  }
}

extension Product<Coordinate, EnsembleForecast> {
  package static var members: Product<Coordinate, EnsembleForecast> {
    Self(.members) { $0.subject }
  }
}

extension Product<Coordinate, CloudSpread> {
  package static var ensemble: Self { Self(.ensemble) { $0.subject } }
}

/// - `language`: ISO 639-1, for the names in the result; the search covers all languages.
package typealias SearchQuery = (name: String, language: String)

extension Product<SearchQuery, [FoundPlace]> {
  package static var placeSearch: Self {
    Self(.placeSearch) { "\($0.language)/\($0.name.lowercased())" }
  }
}

extension Product<Coordinate, [FoundPlace]> {
  package static var placeReverse: Self { Self(.placeReverse) { $0.subject } }
}

extension Product<Void, MapLayer> {
  package static var mapLayers: Self { Self(.mapLayers) { _ in "" } }
}

package typealias TileQuery = (layer: String, frame: String?, tile: TileCoordinate)

extension Product<TileQuery, ImageBytes> {
  package static var mapTile: Self {
    Self(.mapTile) {
      "\($0.layer)/\($0.frame ?? "")/\($0.tile.z)/\($0.tile.x)/\($0.tile.y)"
    }
  }
}

extension Product<String, ImageBytes> {
  package static var icon: Self { Self(.icon) { $0 } }
}

extension Coordinate {
  /// The usual query items.
  var query: [QueryItem] {
    [
      QueryItem("lat", fixedPoint(latitude, decimals: 4)),
      QueryItem("lon", fixedPoint(longitude, decimals: 4)),
    ]
  }

  /// To two decimals, as sent upstream.
  package var rounded: Coordinate {
    let (latitude, longitude) = (Self.hundredths(latitude), Self.hundredths(longitude))
    return Coordinate(latitude: latitude, longitude: longitude) ?? self
  }

  private static func hundredths(_ degrees: Double) -> Double { (degrees * 100).rounded() / 100 }

  /// "38.72,-9.14".
  package var subject: String {
    fixedPoint(rounded.latitude, decimals: 2) + "," + fixedPoint(rounded.longitude, decimals: 2)
  }
}
