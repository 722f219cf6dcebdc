import Places

extension OpenMeteo {
  /// Where the service has a model that computes quarter hours. Elsewhere it shares hours out.
  static func hasQuarterHours(at point: Coordinate) -> Bool {
    readers.first { $0.covers(point) }?.hasQuarterHours ?? false
  }

  /// The regional readers of `best_match` in the order in which the service tries them; the first
  /// that covers a point answers for it. Made from its source at ba13de1c (2026-08-20):
  /// `MultiDomains.best_match` in Sources/App/Controllers/ForecastapiController.swift, the grids in
  /// the domains' own files, the United Kingdom in Helper/RegionGeometry.swift. Of those that
  /// follow, none has quarter hours.
  private static let readers = [
    // KNMI HARMONIE Netherlands, and not ICON-D2 below it.
    Reader(hasQuarterHours: false) { $0.isWithin(49.35..<53.79, 2.19..<7.66) },
    // MET Norway Nordic.
    Reader(hasQuarterHours: false) { $0.latitude >= 54.9 && nordic.covers($0) },
    // UKMO UKV.
    Reader(hasQuarterHours: false) { $0.isWithin(49.9..<61, -11..<1.8) && !isInChannel($0) },
    // DWD ICON-D2, 1215 by 746 cells of 0.02°.
    Reader(hasQuarterHours: true) { $0.isWithin(43.18..<58.09, -3.94..<20.35) },
    // Météo-France AROME.
    Reader(hasQuarterHours: true) { $0.isWithin(42.10..<51.32, -6.18..<8.35) },
    // DMI HARMONIE Europe.
    Reader(hasQuarterHours: false) { (44..<66).contains($0.latitude) && danish.covers($0) },
    // NOAA HRRR.
    Reader(hasQuarterHours: true) { american.covers($0) },
  ]

  private struct Reader: Sendable {
    let hasQuarterHours: Bool
    let covers: @Sendable (Coordinate) -> Bool
  }

  private static let nordic = LambertGrid(
    longitude: 15, parallel: 63, from: (52.30272, 1.9184653), to: (72.18527, 41.764282))
  private static let danish = LambertGrid(
    longitude: -8, parallel: 55.5, from: (39.671, -25.421997), to: (62.667614, 40.069885))
  private static let american = LambertGrid(
    longitude: -97.5, parallel: 38.5, from: (21.138, -122.72), to: (47.8424, -60.918))

  /// The south-eastern corner, which is France's: a triangle at (49.9, −0.2), (49.9, 1.8) and
  /// (51.1, 1.8).
  private static func isInChannel(_ point: Coordinate) -> Bool {
    (49.9...51.1).contains(point.latitude) && point.longitude <= 1.8
      && point.latitude - 49.9 <= (point.longitude + 0.2) * 0.6
  }
}

extension Coordinate {
  fileprivate func isWithin(_ latitudes: Range<Double>, _ longitudes: Range<Double>) -> Bool {
    latitudes.contains(latitude) && longitudes.contains(longitude)
  }
}
