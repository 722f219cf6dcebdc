import Basics

/// The areas that European warnings name by a code: outlines of 2,564, of 38 countries (EUMETNET -
/// MeteoAlarm, CC BY 4.0). Layout: Scripts/tables/warning_areas.py.
package struct WarningAreas: Sendable {
  package static let embedded = WarningAreas(.warningAreas)

  /// The official outlines leave out coasts and banks of rivers: a place in no land area belongs to
  /// the nearest one up to here.
  package static let nearKilometers = 10.0

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
      number: number, code: code(number), country: bytes.text(at: record + 12, byteCount: 2),
      flags: bytes.integer(at: record + 11))
  }

  // MARK: By the place

  /// The areas of a country that a place belongs to: all that contain it, and on each level of
  /// which no land area does, the nearest.
  package func areas(around place: Coordinate, country: String) -> [WarningArea] {
    let near = numbers(within: Self.nearKilometers, of: place).map { self[$0] }
      .filter { $0.country == country }
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

  /// Whether a place may lie within a distance of an area, from the box around it.
  package func mayReach(_ area: WarningArea, from place: Coordinate, kilometers: Double) -> Bool {
    BoundingBox.around(place, kilometers: kilometers).contains { meets($0, area.number) }
  }

  private func numbers(within kilometers: Double, of place: Coordinate) -> [Int] {
    let boxes = BoundingBox.around(place, kilometers: kilometers)
    return (0..<records.count).filter { number in boxes.contains { meets($0, number) } }
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
    var isInside = false
    forEachRing(of: number) { points in
      var ring = RingTest(around: place)
      points.forEach { ring.add(latitude: $1, longitude: $0) }
      if ring.isEnclosing == true { isInside.toggle() }
    }
    return isInside
  }

  /// On the plane that touches the sphere at the place, which is exact enough for what is near.
  private func kilometers(from place: Coordinate, to number: Int) -> Double {
    let plane = TangentPlane(at: place)
    var nearest = Double.infinity
    forEachRing(of: number) { points in
      var first: TangentPlane.Point?
      var before: TangentPlane.Point?
      points.forEach { longitude, latitude in
        let point = plane.point(latitude: latitude, longitude: longitude)
        if let before {
          nearest = min(nearest, TangentPlane.squareOfDistance(before, point))
        } else {
          first = point
        }
        before = point
      }
      if let first, let before {
        nearest = min(nearest, TangentPlane.squareOfDistance(before, first))
      }
    }
    return nearest.squareRoot()
  }

  // MARK: By the code

  /// The areas of a geocode, such as `EMMA_ID` and `IT004`, or `NUTS3` and `PT170`; empty if it is
  /// not known.
  package func areas(_ system: String, _ code: String) -> [WarningArea] {
    let key = Array("\(system):\(code)".utf8)
    guard system != "EMMA_ID" else {
      let wanted = Array(code.utf8)
      let number = records.partition { isText(at: codeOffset($0), before: wanted) }
      return number < records.count && self.code(number) == code ? [self[number]] : []
    }
    var entry = aliases.partition { isText(at: aliasText($0), before: key) }
    var found: [WarningArea] = []
    while entry < aliases.count, bytes.text(at: aliasText(entry)).utf8.elementsEqual(key) {
      let number: UInt16 = bytes.integer(at: aliases.start + entry * Self.aliasBytes + 3)
      found.append(self[Int(number)])
      entry += 1
    }
    return found
  }

  private func codeOffset(_ number: Int) -> Int { records.start + number * Self.recordBytes + 14 }

  private func code(_ number: Int) -> String {
    bytes.text(at: codeOffset(number), byteCount: 8)
  }

  private func aliasText(_ entry: Int) -> Int {
    texts.start + bytes.threeBytes(at: aliases.start + entry * Self.aliasBytes)
  }

  private func isText(at offset: Int, before wanted: [UInt8]) -> Bool {
    for (index, byte) in wanted.enumerated() {
      let own: UInt8 = bytes.integer(at: offset + index)
      if own != byte { return own < byte }
    }
    return false
  }

  // MARK: Outlines

  private func forEachRing(of number: Int, _ body: (inout OutlinePoints) -> Void) {
    let record = records.start + number * Self.recordBytes
    var points = OutlinePoints(bytes, at: outlines.start + bytes.threeBytes(at: record + 8))
    for _ in 0..<points.unsigned() {
      points.begin()
      body(&points)
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

  package var isLand: Bool { flags & 1 == 0 }
  /// Whether the list in force has it; the outline of another may be out of date.
  package var isCurrent: Bool { flags & 2 == 0 }
  /// Areas of a level share a country out among them.
  package var level: Int { Int(flags >> 2) }
}

/// A reader of the points of rings, one after the other.
private struct OutlinePoints {
  private let bytes: EmbeddedTable
  private var offset: Int
  private var left = 0

  init(_ bytes: EmbeddedTable, at offset: Int) {
    (self.bytes, self.offset) = (bytes, offset)
  }

  /// Goes to the ring at the reader.
  mutating func begin() { left = unsigned() }

  /// Reads the points of the ring, in degrees.
  mutating func forEach(_ body: (_ longitude: Double, _ latitude: Double) -> Void) {
    var (east, north) = (0, 0)
    while left > 0 {
      (east, north, left) = (east + signed(), north + signed(), left - 1)
      body(Double(east) / 1000, Double(north) / 1000)
    }
  }

  mutating func unsigned() -> Int {
    var (value, shift) = (0, 0)
    while true {
      let byte: UInt8 = bytes.integer(at: offset)
      offset += 1
      value |= Int(byte & 0x7F) << shift
      guard byte & 0x80 != 0 else { return value }
      shift += 7
    }
  }

  private mutating func signed() -> Int {
    let value = unsigned()
    return value >> 1 ^ -(value & 1)
  }
}
