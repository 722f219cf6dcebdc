package import Places
import Vocabulary

/// The place that warnings are read for. Geometry alone decides whether one is for it: the polygons
/// and circles of the warning, else the outlines of the areas that it names by code. The name of an
/// area is never compared.
package struct WarnedPlace: Sendable {
  /// The outline of an area that the list in force no longer has may be out of date: it excludes
  /// only places farther than this.
  private static let doubtKilometers = 50.0

  private let place: Coordinate
  private let own: Set<WarningArea>
  private let doubtful: Set<WarningArea>

  /// - Parameter country: ISO 3166-1, of the service that warns.
  package init(_ place: Coordinate, country: String) {
    self.place = place
    let areas = WarningAreas.embedded
    own = Set(areas.areas(around: place, country: country))
    doubtful = Set(
      areas.near(place, kilometers: Self.doubtKilometers).filter { !$0.isCurrent })
  }

  /// Whether the outlines in force have the place.
  var isCovered: Bool { own.contains { $0.isLand && $0.isCurrent } }

  /// The best match of any `area` of CAP; nil if the place lies outside of all of them.
  func match(_ areas: [UpstreamValue]) -> AlertMatch? {
    guard !areas.isEmpty else { return .country }
    let matches = Set(areas.compactMap(match))
    return AlertMatch.allCases.first(where: matches.contains)
  }

  private func match(_ area: UpstreamValue) -> AlertMatch? {
    let shapes =
      area.texts("polygon").map { CAPGeometry.polygon($0, around: place) }
      + area.texts("circle").map { CAPGeometry.circle($0, around: place) }
    return switch Enclosure(ofAny: shapes) {
    case .inside: .point
    case .outside: nil
    case .unknown: match(geocodes: geocodes(area))
    }
  }

  /// By coding system, such as `EMMA_ID`; an area may be written in several.
  private func geocodes(_ area: UpstreamValue) -> [String: [String]] {
    var codes: [String: [String]] = [:]
    for item in area["geocode"]?.listed ?? [] {
      guard let system = item["valueName"]?.string, let code = item["value"]?.string else {
        continue
      }
      codes[system, default: []].append(code)
    }
    return codes
  }

  private func match(geocodes: [String: [String]]) -> AlertMatch? {
    var isExcluded = false
    for (system, codes) in geocodes {
      let areas = codes.map { WarningAreas.embedded.areas(system, $0) }
      if areas.joined().contains(where: own.contains) { return .area }
      let isKnown = !areas.contains { $0.isEmpty }
      if isKnown, !areas.joined().contains(where: doubtful.contains) { isExcluded = true }
    }
    return isExcluded ? nil : .country
  }
}

/// Shapes as CAP 1.2 writes them: latitude before longitude, in degrees.
enum CAPGeometry {
  /// Pairs separated by white space: `38.47,-120.14 38.34,-119.95 …`.
  static func polygon(_ text: String, around place: Coordinate) -> Enclosure {
    var ring = RingTest(around: place)
    var numbers = NumberScan(text)
    while let latitude = numbers.next(before: UInt8(ascii: ",")) {
      ring.add(latitude: latitude, longitude: numbers.next(before: nil) ?? .nan)
    }
    return numbers.isWhole ? ring.enclosure : .unknown
  }

  /// A center and a radius in kilometers: `32.9525,-115.5527 50`.
  static func circle(_ text: String, around place: Coordinate) -> Enclosure {
    var numbers = NumberScan(text)
    guard let latitude = numbers.next(before: UInt8(ascii: ",")),
      let longitude = numbers.next(before: nil), let radius = numbers.next(before: nil),
      numbers.next(before: nil) == nil, numbers.isWhole, radius >= 0,
      let center = Coordinate(latitude: latitude, longitude: longitude)
    else { return .unknown }
    return center.distanceKilometers(to: place) <= radius ? .inside : .outside
  }
}

/// Reads decimal numbers, as XML Schema writes them, from a text.
private struct NumberScan {
  private var bytes: Substring.UTF8View
  /// Whether all that has been read is numbers.
  private(set) var isWhole = true

  init(_ text: String) { bytes = Substring(text).utf8 }

  /// - Parameter separator: what follows the number; nil for white space or the end.
  /// - Returns: nil at the end, and where there is no number.
  mutating func next(before separator: UInt8?) -> Double? {
    while let byte = bytes.first, Self.isSpace(byte) { bytes.removeFirst() }
    guard !bytes.isEmpty else { return nil }
    let end = bytes.firstIndex { $0 == separator || Self.isSpace($0) } ?? bytes.endIndex
    guard let value = Self.decimal(bytes[..<end]),
      separator == nil || end < bytes.endIndex && bytes[end] == separator
    else {
      isWhole = false
      return nil
    }
    bytes = bytes[end...]
    if separator != nil { bytes.removeFirst() }
    return value
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || (9...13).contains(byte)
  }

  /// The digits behind the eighteenth are less than a nanometer.
  private static func decimal(_ text: Substring.UTF8View) -> Double? {
    var text = text
    let isNegative = text.first == UInt8(ascii: "-")
    if isNegative || text.first == UInt8(ascii: "+") { text.removeFirst() }
    var (digits, count, decimals) = (0, 0, 0)
    var isFraction = false
    for byte in text {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        guard count < 18 else {
          if isFraction { continue } else { return nil }
        }
        digits = digits * 10 + Int(byte - UInt8(ascii: "0"))
        count += 1
        if isFraction { decimals += 1 }
      case UInt8(ascii: ".") where !isFraction: isFraction = true
      default: return nil
      }
    }
    guard count > 0 else { return nil }
    let value = Double(digits) / powersOfTen[decimals]
    return isNegative ? -value : value
  }

  private static let powersOfTen: [Double] = [
    1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16, 1e17,
    1e18,
  ]
}

extension UpstreamValue {
  /// The texts of a member that is a list or a single one.
  fileprivate func texts(_ name: String) -> [String] {
    (self[name]?.listed ?? []).compactMap(\.string)
  }

  /// Whether a geometry of GeoJSON (RFC 7946) holds a place; unknown for anything but polygons.
  func enclosure(of place: Coordinate) -> Enclosure {
    guard let coordinates = self["coordinates"], coordinates.kind == .array else { return .unknown }
    switch self["type"]?.string {
    case "Polygon": return coordinates.polygonEnclosure(of: place)
    case "MultiPolygon":
      return Enclosure(ofAny: coordinates.elements.map { $0.polygonEnclosure(of: place) })
    default: return .unknown
    }
  }

  private func polygonEnclosure(of place: Coordinate) -> Enclosure {
    Enclosure(
      rings: elements.map { points in
        var ring = RingTest(around: place)
        for point in points.elements {
          ring.add(
            latitude: point.element(at: 1)?.double ?? .nan,
            longitude: point.element(at: 0)?.double ?? .nan)
        }
        return ring
      })
  }
}
