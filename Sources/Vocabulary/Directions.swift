/// Where a wind blows from. It is not where something lies: many languages say the one like the
/// opposite of the other, so there is no way from one to the other.
package struct WindOrigin: Word {
  package let compass: Compass

  /// - Parameter degrees: clockwise from north, in any range; `nil` if not finite.
  package init?(degrees: Double) {
    guard let compass = Compass(degrees: degrees) else { return nil }
    self.compass = compass
  }

  package init?(rawValue: String) {
    guard let compass = Compass(rawValue: rawValue) else { return nil }
    self.compass = compass
  }

  private init(_ compass: Compass) { self.compass = compass }

  package var rawValue: String { compass.rawValue }
  package static let allCases = Compass.allCases.map(Self.init)
}

/// Where something lies, or where one looks.
package struct Bearing: Hashable, Sendable {
  package let compass: Compass

  /// - Parameter degrees: clockwise from north, in any range; `nil` if not finite.
  package init?(degrees: Double) {
    guard let compass = Compass(degrees: degrees) else { return nil }
    self.compass = compass
  }
}

extension Compass {
  /// The nearest point.
  fileprivate init?(degrees: Double) {
    guard degrees.isFinite else { return nil }
    let turn = degrees.truncatingRemainder(dividingBy: 360)
    let sector = Int(((turn + 360) / 22.5).rounded()) % 16
    self = Self.allCases[sector]
  }
}
