import Places

/// What holds for every ring, however it is written.
struct RingCheck {
  private typealias Point = (latitude: Double, longitude: Double)

  private let place: Coordinate
  private let points: [Point]

  /// Four bytes for a place, then for each point: fractions of a degree that doubles have exactly,
  /// a little beyond the Earth, and now and then a number that is none. Nil without a place.
  init?(_ bytes: [UInt8]) {
    let numbers = stride(from: 0, to: bytes.count - 1, by: 2).map { index in
      Int16(truncatingIfNeeded: Int(bytes[index]) | Int(bytes[index + 1]) << 8)
    }
    let pairs = stride(from: 0, to: numbers.count - 1, by: 2).map { index in
      (Self.degrees(numbers[index], 256), Self.degrees(numbers[index + 1], 64))
    }
    guard let first = pairs.first,
      let place = Coordinate(latitude: first.0, longitude: first.1)
    else { return nil }
    self.place = place
    points = pairs.dropFirst().map { (latitude: $0.0, longitude: $0.1) }
  }

  /// The extremes stand for what is no number.
  private static func degrees(_ number: Int16, _ unit: Double) -> Double {
    switch number {
    case .max: .nan
    case .min: -.infinity
    default: Double(number) / unit
    }
  }

  private func enclosure(_ points: [Point]) -> Enclosure {
    var ring = RingTest(around: place)
    for point in points { ring.add(latitude: point.latitude, longitude: point.longitude) }
    return ring.enclosure
  }

  /// What is wrong; nil if nothing is.
  var complaint: String? {
    let own = enclosure(points)
    guard let first = points.first else { return own == .unknown ? nil : "nothing is a ring" }
    let isOnEarth = points.allSatisfy {
      $0.latitude.magnitude <= 90 && $0.longitude.magnitude <= 360
    }
    if !isOnEarth, own != .unknown { return "\(own) of a ring off the Earth" }
    // A ring is closed, with or without its first point at the end, and may repeat points.
    if enclosure(points + [first]) != own, points.count > 2 { return "closing it changes it" }
    if enclosure(points.flatMap { [$0, $0] }) != own { return "repeating its points changes it" }
    let half = points.count / 2
    let turned = Array(points[half...]) + points[..<half]
    if enclosure(turned) != own { return "it depends on where it begins" }
    return nil
  }
}
