/// For whoever compares the cities of the world: the loops over the table stay with it.
extension Gazetteer {
  package struct City: Sendable {
    /// 0 is the most populous place.
    package let record: Int
    package let coordinate: Coordinate
    package let elevationMeters: Double
  }

  /// The capitals and the cities with a population, by descending population; without those whose
  /// elevation is unknown.
  package func cities(population: Int) -> [City] {
    (0..<table.recordCount).compactMap { record in
      guard table.population(record) >= population || table.isCapital(record) else { return nil }
      return table.elevationMeters(record).map {
        City(record: record, coordinate: table.coordinate(record), elevationMeters: $0)
      }
    }
  }

  /// Whether a more populous place lies within a distance.
  package func isNearLarger(
    _ record: Int, at coordinate: Coordinate, kilometers: Double
  ) -> Bool {
    NearestPlace(table: table).places(within: kilometers, of: coordinate).contains {
      $0.record < record
    }
  }
}
