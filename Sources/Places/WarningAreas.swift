import Basics

/// The areas that warnings name by a code: outlines of 2,564 of 38 European countries (EUMETNET -
/// MeteoAlarm, CC BY 4.0) and of the 1,788 municipalities of Japan (Japan Meteorological Agency,
/// Public Data License 1.0; simplified). Layout: Scripts/tables/warning_areas.py.
package struct WarningAreas: Sendable {
  package static let embedded = WarningAreas(.warningAreas)

  /// The official outlines leave out coasts and banks of rivers: a place in no land area belongs to
  /// the nearest one up to here.
  private static let nearKilometers = 10.0

  private static let recordBytes = 22
  private static let aliasBytes = 5

  private let bytes: EmbeddedTable
  private let records: EmbeddedTable.Section
  private let aliases: EmbeddedTable.Section
  private let outlines: EmbeddedTable.Section
  private let texts: EmbeddedTable.Section

  init(_ bytes: EmbeddedTable) {
    let sections = bytes.sections(magic: "ALWA0001", count: 4)
    self.bytes = bytes
    records = sections[0]
    aliases = sections[1]
    outlines = sections[2]
    texts = sections[3]
  }

  package var all: [WarningArea] { (0..<records.count).map { self[$0] } }

  package subscript(number: Int) -> WarningArea {
    let record = records.start + number * Self.recordBytes
    return WarningArea(
      number: number, code: bytes.text(at: codeOffset(number), byteCount: 8),
      country: bytes.text(at: record + 12, byteCount: 2),
      flags: bytes.integer(at: record + 11))
  }

  // MARK: By the place

  /// The areas of a country that a place belongs to: all that contain it, and on each level of
  /// which no land area does, the nearest.
  package func areas(around place: Coordinate, country: String) -> [WarningArea] {
    let near = self.near(place, kilometers: Self.nearKilometers).filter { $0.country == country }
    let containing = near.filter { contains($0.number, place) }
    let levels = Set(containing.filter(\.isLand).map(\.level))
    var nearest: [Int: (area: WarningArea, kilometers: Double)] = [:]
    for area in near where area.isLand && !levels.contains(area.level) {
      let kilometers = self.kilometers(from: place, to: area.number)
      guard kilometers <= nearest[area.level]?.kilometers ?? Self.nearKilometers else { continue }
      nearest[area.level] = (area, kilometers)
    }
    return containing + nearest.values.map(\.area)
  }

  /// The countries whose outlines of land hold a place; more than one along a border, where they
  /// overlap.
  func countries(of place: Coordinate) -> Set<String> {
    let point = BoundingBox(
      south: place.latitude, west: place.longitude, north: place.latitude, east: place.longitude)
    let numbers = (0..<records.count).filter { meets(point, $0) && contains($0, place) }
    return Set(numbers.map { self[$0] }.filter(\.isLand).map(\.country))
  }

  /// Those whose box reaches to within a distance of a place.
  package func near(_ place: Coordinate, kilometers: Double) -> [WarningArea] {
    let boxes = BoundingBox.around(place, kilometers: kilometers)
    return (0..<records.count).filter { number in boxes.contains { meets($0, number) } }
      .map { self[$0] }
  }

  private func meets(_ box: BoundingBox, _ number: Int) -> Bool {
    func edge(_ edge: Int) -> Double {
      let hundredths: Int16 = bytes.integer(
        at: records.start + number * Self.recordBytes + edge * 2)
      return Double(hundredths) / 100
    }
    return edge(0) <= box.east && edge(2) >= box.west && edge(1) <= box.north
      && edge(3) >= box.south
  }

  private func contains(_ number: Int, _ place: Coordinate) -> Bool {
    let (latitude, longitude) = (place.latitude, place.longitude)
    let point = BoundingBox(south: latitude, west: longitude, north: latitude, east: longitude)
    guard meets(point, number) else { return false }
    let enclosing = rings(of: number).count { vertices in
      var ring = RingTest(around: place)
      for vertex in vertices { ring.add(latitude: vertex.north, longitude: vertex.east) }
      return ring.enclosure == .inside
    }
    return enclosing % 2 == 1
  }

  /// On the plane that touches the sphere at the place, which is exact enough for what is near.
  private func kilometers(from place: Coordinate, to number: Int) -> Double {
    let plane = TangentPlane(at: place)
    let squares = rings(of: number).flatMap { ring in
      let points = ring.map { plane.point(latitude: $0.north, longitude: $0.east) }
      return zip(points, points.dropFirst() + points.prefix(1)).map {
        TangentPlane.squareOfDistance($0, $1)
      }
    }
    return (squares.min() ?? .infinity).squareRoot()
  }

  // MARK: By the code

  /// The areas of a geocode, such as `EMMA_ID` and `IT004`, or `NUTS3` and `PT170`; empty if it is
  /// not known.
  package func areas(_ system: String, _ code: String) -> [WarningArea] {
    if system == "EMMA_ID" {
      let wanted = Array(code.utf8)
      let number = records.partition { bytes.order(ofTextAt: codeOffset($0), wanted) < 0 }
      let isFound = number < records.count && bytes.order(ofTextAt: codeOffset(number), wanted) == 0
      return isFound ? [self[number]] : []
    }
    let key = Array("\(system):\(code)".utf8)
    var entry = aliases.partition { bytes.order(ofTextAt: aliasText($0), key) < 0 }
    var found: [WarningArea] = []
    while entry < aliases.count, bytes.order(ofTextAt: aliasText(entry), key) == 0 {
      let number: UInt16 = bytes.integer(at: aliases.start + entry * Self.aliasBytes + 3)
      found.append(self[Int(number)])
      entry += 1
    }
    return found
  }

  private func codeOffset(_ number: Int) -> Int { records.start + number * Self.recordBytes + 14 }

  private func aliasText(_ entry: Int) -> Int {
    texts.start + bytes.threeBytes(at: aliases.start + entry * Self.aliasBytes)
  }

  // MARK: Outlines

  private func rings(of number: Int) -> [[Outlines.Vertex]] {
    let record = records.start + number * Self.recordBytes
    var numbers = LEB128Reader(bytes, at: outlines.start + bytes.threeBytes(at: record + 8))
    return (0..<numbers.unsigned()).map { _ in
      var (east, north) = (0, 0)
      return (0..<numbers.unsigned()).map { _ in
        (east, north) = (east + numbers.signed(), north + numbers.signed())
        return Outlines.Vertex(east: Double(east) / 1000, north: Double(north) / 1000)
      }
    }
  }
}

/// An area of warnings.
package struct WarningArea: Sendable, Hashable {
  package let number: Int
  package let code: String
  /// ISO 3166-1.
  package let country: String
  private let flags: UInt8

  init(number: Int, code: String, country: String, flags: UInt8) {
    (self.number, self.code, self.country, self.flags) = (number, code, country, flags)
  }

  package static func == (one: WarningArea, other: WarningArea) -> Bool {
    one.number == other.number
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(number) }

  package var isLand: Bool { flags & 1 == 0 }
  /// Whether the list in force has it; the outline of another may be out of date.
  package var isCurrent: Bool { flags & 2 == 0 }
  /// Areas of a level share a country out among them.
  package var level: Int { Int(flags >> 2) }
}
