import Basics
import Libc

/// Points on the ground along the light path of a low sun.
package struct SunwardPath: Sendable, Equatable {
  /// The rays to cirrus overhead and up to 100 km away meet other clouds there.
  package static let distancesKilometers: [Double] = [50, 100, 150, 200, 300, 400, 500, 600]
  static var count: Int { distancesKilometers.count }

  package struct Point: Sendable, Equatable {
    package let latitudeDegrees: Double
    /// −180…180.
    package let longitudeDegrees: Double
    package let distanceKilometers: Double
  }

  /// The direction of the sun, degrees clockwise from north.
  package let azimuthDegrees: Double
  /// One per distance, nearest first.
  package let points: [Point]

  package init(latitudeDegrees: Double, longitudeDegrees: Double, azimuthDegrees: Double) {
    self.azimuthDegrees = azimuthDegrees
    points = Self.distancesKilometers.map {
      Self.point(latitudeDegrees, longitudeDegrees, azimuthDegrees, $0)
    }
  }

  /// A few paths that serve many days: one if the azimuth hardly changes, up to three if it does
  /// (near the poles). Empty if no azimuth is given.
  package static func fan(
    latitudeDegrees: Double, longitudeDegrees: Double, azimuthsDegrees: [Double]
  ) -> [SunwardPath] {
    guard let first = azimuthsDegrees.first else { return [] }
    let turns = azimuthsDegrees.map { signedTurn(from: first, to: $0) }
    guard let low = turns.min(), let high = turns.max() else { return [] }
    let count = min(max(Int(((high - low) / 12).rounded(.up)), 1), 3)
    return (0..<count).map { index in
      let turn = low + (high - low) * (Double(index) + 0.5) / Double(count)
      let azimuth = (first + turn + 720).truncatingRemainder(dividingBy: 360)
      return SunwardPath(
        latitudeDegrees: latitudeDegrees, longitudeDegrees: longitudeDegrees,
        azimuthDegrees: azimuth)
    }
  }

  /// The path of a fan that points closest to an azimuth.
  package static func nearestIndex(in fan: [SunwardPath], azimuthDegrees: Double) -> Int? {
    fan.indices.min {
      abs(signedTurn(from: fan[$0].azimuthDegrees, to: azimuthDegrees))
        < abs(signedTurn(from: fan[$1].azimuthDegrees, to: azimuthDegrees))
    }
  }

  /// Resamples layers from any distances to the model's: linear in between, the nearest one up
  /// to 100 km beyond the ends, unknown further out.
  package static func resample(
    _ samples: [(distanceKilometers: Double, layers: CloudLayers)]
  ) -> [CloudLayers?]? {
    let sorted = samples.sorted { $0.distanceKilometers < $1.distanceKilometers }
    guard let nearest = sorted.first, let farthest = sorted.last else { return nil }
    return distancesKilometers.map { distance in
      if distance <= nearest.distanceKilometers {
        return nearest.distanceKilometers - distance <= 100 ? nearest.layers : nil
      }
      if distance >= farthest.distanceKilometers {
        return distance - farthest.distanceKilometers <= 100 ? farthest.layers : nil
      }
      let after = sorted.partitioningIndex { $0.distanceKilometers >= distance }
      let (start, end) = (sorted[after - 1], sorted[after])
      let width = end.distanceKilometers - start.distanceKilometers
      let share = width > 0 ? (distance - start.distanceKilometers) / width : 0
      return start.layers.mixed(with: end.layers, share: share)
    }
  }

  /// Great-circle direct problem on a sphere of 6371 km.
  private static func point(
    _ latitude: Double, _ longitude: Double, _ azimuth: Double, _ kilometers: Double
  ) -> Point {
    let phi = latitude * .pi / 180
    let turn = azimuth * .pi / 180
    let arc = kilometers / 6371
    let sine = sin(phi) * cos(arc) + cos(phi) * sin(arc) * cos(turn)
    let lambda = atan2(sin(turn) * sin(arc) * cos(phi), cos(arc) - sin(phi) * sine)
    let degrees = longitude + lambda * 180 / .pi
    let wrapped = degrees - 360 * ((degrees + 180) / 360).rounded(.down)
    return Point(
      latitudeDegrees: asin(min(max(sine, -1), 1)) * 180 / .pi, longitudeDegrees: wrapped,
      distanceKilometers: kilometers)
  }

  private static func signedTurn(from start: Double, to end: Double) -> Double {
    let turn = (end - start + 540).truncatingRemainder(dividingBy: 360)
    return (turn < 0 ? turn + 360 : turn) - 180
  }
}
