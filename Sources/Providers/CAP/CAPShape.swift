package import Places

/// An outline of an area of CAP.
package enum CAPShape: Equatable, Sendable {
  package struct Vertex: Equatable, Sendable {
    package let latitude: Double
    package let longitude: Double
  }

  /// By its rings, the outer one first; the others are holes.
  case polygon(rings: [[Vertex]])
  case circle(center: Coordinate, radiusKilometers: Double)
  /// Not written as the standard says: it excludes no place.
  case unreadable
  /// Already compared with the place: its points are not kept.
  case compared(Enclosure)

  func enclosure(of place: Coordinate) -> Enclosure {
    switch self {
    case .polygon(let rings):
      Enclosure(
        rings: rings.map { vertices in
          var ring = RingTest(around: place)
          for vertex in vertices {
            ring.add(latitude: vertex.latitude, longitude: vertex.longitude)
          }
          return ring
        })
    case .circle(let center, let radius):
      center.distanceKilometers(to: place) <= radius ? .inside : .outside
    case .unreadable: .unknown
    case .compared(let enclosure): enclosure
    }
  }
}

extension CAPAlert {
  /// The same, without the points of its outlines, which may be a hundred times its text.
  func compared(with place: Coordinate) -> CAPAlert {
    var message = self
    for info in infos.indices {
      for area in infos[info].areas.indices where !infos[info].areas[area].shapes.isEmpty {
        message.infos[info].areas[area].shapes = [
          .compared(infos[info].areas[area].enclosure(of: place))
        ]
      }
    }
    return message
  }
}

extension CAPArea {
  /// What its outlines say, without its codes.
  func enclosure(of place: Coordinate) -> Enclosure {
    Enclosure(ofAny: shapes.map { $0.enclosure(of: place) })
  }
}

// MARK: As CAP 1.2 writes them: latitude before longitude, in degrees

extension CAPShape {
  /// Pairs separated by white space: `38.47,-120.14 38.34,-119.95 …`.
  static func polygon(_ text: [UInt8]) -> CAPShape {
    var numbers = NumberScan(text)
    var ring: [Vertex] = []
    while let latitude = numbers.next(before: UInt8(ascii: ",")) {
      guard let longitude = numbers.next(before: nil) else { return .unreadable }
      ring.append(Vertex(latitude: latitude, longitude: longitude))
    }
    return numbers.isWhole ? .polygon(rings: [ring]) : .unreadable
  }

  /// A center and a radius in kilometers: `32.9525,-115.5527 50`.
  static func circle(_ text: [UInt8]) -> CAPShape {
    var numbers = NumberScan(text)
    guard let latitude = numbers.next(before: UInt8(ascii: ",")),
      let longitude = numbers.next(before: nil), let radius = numbers.next(before: nil),
      numbers.next(before: nil) == nil, numbers.isWhole, radius >= 0,
      let center = Coordinate(latitude: latitude, longitude: longitude)
    else { return .unreadable }
    return .circle(center: center, radiusKilometers: radius)
  }
}

// MARK: As GeoJSON writes them (RFC 7946): longitude before latitude

extension CAPShape {
  /// Those of a geometry; none for anything but polygons.
  static func all(geoJSON geometry: UpstreamValue?) -> [CAPShape] {
    guard let coordinates = geometry?["coordinates"], coordinates.kind == .array else { return [] }
    return switch geometry?["type"]?.string {
    case "Polygon": [polygon(coordinates)]
    case "MultiPolygon": coordinates.elements.map(polygon)
    default: []
    }
  }

  private static func polygon(_ coordinates: UpstreamValue) -> CAPShape {
    var rings: [[Vertex]] = []
    for positions in coordinates.elements {
      var ring: [Vertex] = []
      for position in positions.elements {
        guard let longitude = position.element(at: 0)?.double,
          let latitude = position.element(at: 1)?.double
        else { return .unreadable }
        ring.append(Vertex(latitude: latitude, longitude: longitude))
      }
      rings.append(ring)
    }
    return .polygon(rings: rings)
  }
}

/// Reads decimal numbers, as XML Schema writes them, from a text.
private struct NumberScan {
  private let bytes: [UInt8]
  private var position = 0
  /// Whether all that has been read is numbers.
  private(set) var isWhole = true

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// - Parameter separator: what follows the number; nil for white space or the end.
  /// - Returns: nil at the end, and where there is no number.
  mutating func next(before separator: UInt8?) -> Double? {
    let text = self.bytes
    let bytes = text.span
    while position < bytes.count, CAPText.isSpace(bytes[position]) { position += 1 }
    guard position < bytes.count else { return nil }
    let start = position
    while position < bytes.count, bytes[position] != separator, !CAPText.isSpace(bytes[position]) {
      position += 1
    }
    guard let value = Self.decimal(bytes.extracting(start..<position)),
      separator == nil || position < bytes.count && bytes[position] == separator
    else {
      isWhole = false
      return nil
    }
    if separator != nil { position += 1 }
    return value
  }

  /// The digits behind the eighteenth are less than a nanometer.
  private static func decimal(_ text: Span<UInt8>) -> Double? {
    guard !text.isEmpty else { return nil }
    let isNegative = text[0] == UInt8(ascii: "-")
    var (digits, count, decimals) = (0, 0, 0)
    var isFraction = false
    for index in (isNegative || text[0] == UInt8(ascii: "+") ? 1 : 0)..<text.count {
      let byte = text[index]
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
